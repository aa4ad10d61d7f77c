// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/scenario.h"
#include "inspect/story_writer.h"

#include <vector>

#include "asset_source.h"
#include "names.h"
#include "output.h"
#include "subcommands.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

struct RunOptions {
  AssetOptions assets;
  std::string file;
  std::string table;
  bool trace = false;
};

// Only what moves bodies: tables and animations.
AssetStore load_motion_assets(const AssetSource& source) {
  AssetStore store;
  for (std::size_t i = 0; i < source.entries().size(); ++i) {
    const ObjectType type = object_type(source.entries()[i].id);
    if (type == ObjectType::MotionTable || type == ObjectType::Animation) add_object(store, source, i);
  }
  return store;
}

ObjectId choose_table(const AssetStore& store, const RunOptions& options) {
  const std::vector<ObjectId> tables = store.ids(ObjectType::MotionTable);
  if (options.table.empty()) {
    if (tables.empty()) throw ToolError("there is no motion table");
    return tables.front();
  }
  const ObjectId id = parse_object_id(options.table);
  if (const Result<const MotionTable*> table = store.motion_table(id); !table)
    throw ToolError(describe(table.error()));
  return id;
}

int run_trace(AssetStore& store, ObjectId table, std::string_view text) {
  std::string out;
  TraceWriter trace(out);
  (void)run_scenario(store, table, text, OnFault::GoOn, trace);
  write_out(out);
  return 0;
}

int run_story(AssetStore& store, ObjectId table, std::string_view text, const std::string& file) {
  std::string out;
  StoryWriter story(out);
  const ScenarioFaults faults = run_scenario(store, table, text, OnFault::Stop, story);
  story.finish();
  write_out(out);
  if (!faults.first) return 0;
  const ScenarioFault& fault = *faults.first;
  flush_output();
  report(fmt::format("{}:{}: {}{}", file, fault.line, fault.reason,
                     fault.expected.empty() ? std::string() : "; expected: " + fault.expected));
  return kBadData;
}

int run(const RunOptions& options) {
  const MappedFile file = or_throw(MappedFile::open(options.file));
  const Bytes bytes = file.bytes();
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  AssetStore store = load_motion_assets(open_assets(options.assets));
  const ObjectId table = choose_table(store, options);
  return options.trace ? run_trace(store, table, text) : run_story(store, table, text, options.file);
}

}  // namespace

void add_run(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("run", "Run a scenario: print its story, or write its trace");
  auto options = std::make_shared<RunOptions>();
  command->add_option("FILE", options->file, "The scenario (see docs/scenarios.md)")->required();
  add_asset_options(*command, options->assets);
  command->add_option("--table", options->table, "Motion table to use (default: the one with the lowest id)");
  command->add_flag("--trace", options->trace, "Print the trace, one line per event, instead of the story");
  command->footer(
      "Without --trace the run ends at the first line that cannot be understood, with exit code 1.\n"
      "\n"
      "Examples:\n"
      "  acmotion run examples/stroll.scn\n"
      "  acmotion run examples/stroll.scn --trace > stroll.trace\n"
      "  acmotion run bug.scn --assets objects/ --table 0x09000001");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
