// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "asset_source.h"
#include "asset_view.h"
#include "names.h"
#include "output.h"
#include "subcommands.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

struct DumpOptions {
  AssetOptions assets;
  std::string id;
  bool json = false;
  bool frames = false;
};

std::size_t index_of(const AssetSource& source, ObjectId id) {
  if (const std::optional<std::size_t> index = source.find(id)) return *index;
  throw ToolError(fmt::format("{}: no object {}", source.name(), hex32(id)));
}

void print_object(const AssetStore& store, const AssetSource::Entry& entry, const DumpOptions& options) {
  const TextOptions text{entry.size, options.frames ? FrameDetail::All : FrameDetail::Hooks};
  const bool shown = with_object(store, entry.id, [&](const auto& object) {
    options.json ? print_json(json_of(object)) : print_text(object, text);
  });
  if (!shown)
    throw ToolError(fmt::format("{}: objects of type {} cannot be shown", hex32(entry.id),
                                to_string(object_type(entry.id))));
}

int run(const DumpOptions& options) {
  const ObjectId id = parse_object_id(options.id);
  const AssetSource source = open_assets(options.assets);
  const std::size_t index = index_of(source, id);
  AssetStore store;
  if (!add_object(store, source, index)) return kBadData;
  print_object(store, source.entries()[index], options);
  return 0;
}

}  // namespace

void add_dump(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("dump", "Show one object");
  auto options = std::make_shared<DumpOptions>();
  command->add_option("ID", options->id, "Id of the object, hexadecimal")->required()->type_name("");
  add_asset_options(*command, options->assets);
  command->add_flag("--json", options->json, "Print everything, exact, as JSON");
  command->add_flag("--frames", options->frames,
                    "Also print the parts of every frame of an animation, every placement of a setup");
  command->footer(
      "Examples:\n"
      "  acmotion dump 0x09000001\n"
      "  acmotion dump 03000002 --frames\n"
      "  acmotion dump 0x02000001\n"
      "  acmotion dump 0x09000001 --assets objects/ --json");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
