// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <utility>

#include "subcommands.h"
#include "support/asset_source.h"
#include "support/glob.h"
#include "support/json.h"
#include "support/names.h"
#include "support/object_ids.h"
#include "support/output.h"
#include "support/tool_error.h"
#include "views/asset_view.h"

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

[[noreturn]] void fail_to_show(ObjectId id) {
  throw ToolError(
      fmt::format("{}: objects of type {} cannot be shown", hex32(id), to_string(object_type(id))));
}

void print_object(const AssetStore& store, const AssetSource& source, std::size_t index,
                  const DumpOptions& options) {
  const AssetSource::Entry& entry = source.entries()[index];
  const TextOptions text{entry.size, options.frames ? FrameDetail::All : FrameDetail::Hooks, &source};
  const bool shown = with_object(store, entry.id, [&](const auto& object) {
    options.json ? print_json(json_of(object)) : print_text(object, text);
  });
  if (!shown) fail_to_show(entry.id);
}

// All that a pattern stands for: texts one below the other, JSON as an array. Those that cannot be shown are
// reported, and the others go on.
int print_matching(const AssetSource& source, const DumpOptions& options) {
  std::optional<JsonArrayPrinter> array;
  bool is_first = true;
  int exit_code = 0;
  for (const ObjectId id : resolve_objects(options.id, source.ids())) try {
      const std::size_t index = index_of(source, id);
      AssetStore store = store_for(source, id);
      if (!add_object(store, source, index)) {
        exit_code = kBadData;
        continue;
      }
      if (!options.json) {
        if (!std::exchange(is_first, false)) print("\n");
        print_object(store, source, index, options);
        continue;
      }
      if (!array) array.emplace();
      if (!with_object(store, id, [&](const auto& object) { array->add(json_of(object)); })) fail_to_show(id);
    } catch (const ToolError& error) {
      report(error.what());
      exit_code = kBadData;
    }
  if (array) array->finish();
  return exit_code;
}

int run(const DumpOptions& options) {
  const AssetSource source = open_assets(options.assets);
  if (is_pattern(options.id)) return print_matching(source, options);
  const std::size_t index = index_of(source, parse_object_id(options.id));
  AssetStore store = store_for(source, source.entries()[index].id);
  if (!add_object(store, source, index)) return kBadData;
  print_object(store, source, index, options);
  return 0;
}

}  // namespace

void add_dump(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("dump", "Show an object, or all that match a pattern");
  auto options = std::make_shared<DumpOptions>();
  command->add_option("ID", options->id, "Id of the object, hexadecimal, or a pattern such as 0x0900*")
      ->required()
      ->type_name("");
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
