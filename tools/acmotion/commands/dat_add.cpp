// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/asset_store.h"

#include <filesystem>

#include "dat_subcommands.h"
#include "support/change_dat.h"
#include "support/names.h"
#include "support/object_files.h"
#include "support/open_dat.h"
#include "support/output.h"
#include "support/standard_stream.h"
#include "support/suggestions.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct DatAddOptions {
  std::string dat;
  std::vector<std::string> paths;
  std::uint32_t iteration = 0;
  bool backup = false;
  bool create = false;
  bool unchecked = false;
};

struct NewObject {
  ObjectFile file;
  Vector<std::byte> bytes;
};

// A container with a broken object in it breaks the client later, far from here.
void check_object(const NewObject& object) {
  AssetStore store;
  const Status status = store.add(object.file.id, object.bytes);
  if (status.ok() || status.error().code == ErrorCode::Unsupported) return;
  throw ToolError(fmt::format("{}: {} (--unchecked adds it as it is)", object.file.path.string(),
                              describe(status.error())));
}

std::vector<NewObject> read_objects(const DatAddOptions& options) {
  std::vector<NewObject> objects;
  for (ObjectFile& file : find_named_objects(options.paths)) {
    if (!objects.empty() && objects.back().file.id == file.id)
      throw ToolError(fmt::format("{} and {} are the same object", objects.back().file.path.string(),
                                  file.path.string()));
    NewObject object{std::move(file), {}};
    object.bytes = or_throw(read_object_file(object.file));
    if (!options.unchecked) check_object(object);
    objects.push_back(std::move(object));
  }
  return objects;
}

int run(const DatAddOptions& options) {
  const bool to_stream = options.create && is_standard_stream(options.dat);
  if (!to_stream)
    refuse_standard_stream(options.dat, "--dat",
                           fmt::format("{} (with --create a new one is written)", kChangedInPlace));
  if (options.create && !to_stream && std::filesystem::exists(options.dat))
    throw ToolError(fmt::format("{}: already exists, and --create makes a new file", options.dat));
  const std::vector<NewObject> objects = read_objects(options);
  const DatStamp timestamp{seconds_now(), options.iteration};
  std::size_t replaced = 0;
  const auto put_all = [&](DatWriter& writer) {
    for (const NewObject& object : objects) {
      replaced += writer.contains(object.file.id) ? 1 : 0;
      const Status status = writer.put(object.file.id, Bytes(object.bytes), timestamp);
      if (!status.ok()) throw ToolError(describe(status.error()));
    }
  };
  if (options.create) {
    DatWriter writer;
    put_all(writer);
    if (to_stream) return print_dat(writer);
    write_dat(options.dat, writer);
  } else {
    change_dat(options.dat, options.backup, [&](DatWriter& writer, const DatFile&) {
      put_all(writer);
      return true;
    });
  }
  print("{}: {} added, {} replaced\n", options.dat, grouped(objects.size() - replaced), grouped(replaced));
  return 0;
}

}  // namespace

void add_dat_add(CLI::App& dat, Outcome& outcome) {
  CLI::App* command = dat.add_subcommand("add", "Add objects to a container, or replace them");
  auto options = std::make_shared<DatAddOptions>();
  add_dat_option(*command, options->dat);
  command->add_option("FILES", options->paths, "Files called XXXXXXXX.bin after their id, or folders of them")
      ->required()
      ->type_name("");
  command->add_flag("--backup", options->backup, "Keep the old file as FILE.bak, or FILE.bak.2 and so on");
  command->add_flag("--create", options->create,
                    "Make a new container; --dat - writes it to the standard output");
  command->add_option("--iteration", options->iteration, "The patch they belong to (default: the last one)")
      ->check(whole_within(0, UINT32_MAX))
      ->type_name("N");
  command->add_flag("--unchecked", options->unchecked, "Also add objects that cannot be decoded");
  command->footer(
      "Examples:\n"
      "  acmotion dat add --dat client_portal.dat --backup 0900001A.bin\n"
      "  acmotion dat add --dat mine.dat --create objects/\n"
      "The file is written anew beside the old one, which stays whole until the new one is complete.");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
