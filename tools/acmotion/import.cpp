// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/gltf.h"

#include <algorithm>

#include "change_dat.h"
#include "input_file.h"
#include "names.h"
#include "object_files.h"
#include "output.h"
#include "subcommands.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

struct ImportOptions {
  std::string file;
  std::string folder = ".";
  std::string dat;
  bool force = false;
  bool backup = false;
  bool changed = false;
};

GltfImport read(const std::string& path) {
  const InputFile file(path);
  InspectResult<GltfImport> import = import_gltf(file.bytes());
  if (!import) throw ToolError(fmt::format("{}: {}", path, import.error().text));
  return std::move(import).value();
}

void write_to_folder(const ImportOptions& options, const GltfImport& import) {
  make_folder(options.folder);
  for (const GltfImport::Imported& one : import.animations)
    write_object(options.folder, one.animation.id, write_animation(one.animation), options.force);
}

void write_to_dat(const ImportOptions& options, const GltfImport& import) {
  const DatStamp timestamp{seconds_now(), 0};
  change_dat(options.dat, options.backup, [&](DatWriter& writer) {
    for (const GltfImport::Imported& one : import.animations) {
      const Status status = writer.put(one.animation.id, write_animation(one.animation), timestamp);
      if (!status.ok()) throw ToolError(describe(status.error()));
    }
  });
}

int run(const ImportOptions& options) {
  GltfImport import = read(options.file);
  for (const std::string& note : import.notes) report(note);
  std::size_t edited = 0;
  for (const GltfImport::Imported& one : import.animations) {
    if (one.edited_frames == 0) continue;
    ++edited;
    print("{}: {} of {} edited\n", hex32(one.animation.id), one.edited_frames,
          counted(one.animation.frame_count, "frame"));
  }
  if (options.changed)
    std::erase_if(import.animations, [](const auto& one) { return one.edited_frames == 0; });
  if (!import.animations.empty())
    options.dat.empty() ? write_to_folder(options, import) : write_to_dat(options, import);
  print("{}: {} written, {} edited\n", options.dat.empty() ? options.folder : options.dat,
        counted(import.animations.size(), "animation"), edited);
  return 0;
}

}  // namespace

void add_import(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("import", "Take animations back from an exported glTF file");
  auto options = std::make_shared<ImportOptions>();
  command->add_option("FILE", options->file, "A .glb file of acmotion export, as it was or edited")
      ->required()
      ->type_name("");
  CLI::Option* folder =
      command->add_option("-o,--out", options->folder,
                          "Folder for the animations, as XXXXXXXX.bin each (default: the current one)");
  folder->type_name("DIR");
  command->add_flag("--force", options->force, "Replace files that are there already");
  CLI::Option* dat = command->add_option("--into", options->dat,
                                         "Put them into this container instead, in place of the old");
  dat->type_name("FILE")->excludes(folder);
  command->add_flag("--backup", options->backup, "Keep the old container as FILE.bak")->needs(dat);
  command->add_flag("--changed", options->changed, "Only those that were edited");
  command->footer(
      "Animations and parts are found by name. Frames are taken at the rate of the animation; hooks, ranges "
      "and\n"
      "root motion stay as they were, and so do the bytes of what was not edited.\n"
      "\n"
      "Examples:\n"
      "  acmotion import mannequin.glb -o animations/\n"
      "  acmotion import mannequin.glb --changed --into my_portal.dat --backup");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
