// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/scenario/scenario.h"
#include "inspect/scenario/story_writer.h"
#include "inspect/text/text.h"

#include <exception>
#include <vector>

#include "subcommands.h"
#include "support/asset_loader.h"
#include "support/asset_source.h"
#include "support/input_file.h"
#include "support/names.h"
#include "support/output.h"
#include "support/standard_stream.h"
#include "support/suggestions.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct RunOptions {
  AssetOptions assets;
  std::string file;
  std::string table;
  bool trace = false;
  ScenarioLimits limits;
};

ObjectId choose_table(const AssetStore& store, const AssetSource& source, const RunOptions& options) {
  const Vector<ObjectId> tables = store.ids(ObjectType::MotionTable);
  if (options.table.empty()) {
    if (tables.empty()) throw ToolError("there is no motion table");
    return tables.front();
  }
  AssetLoader loader(source);
  const ObjectId id = resolve_table(loader, source, resolve_object(options.table, source.ids(), kTableTypes));
  if (const Result<const MotionTable*> table = store.motion_table(id); !table)
    throw ToolError(describe(table.error()));
  return id;
}

/// Prints the output of a run as it comes. The runner knows no exceptions, so one that a closed or full
/// output throws waits until it has returned.
class StreamedOutput {
 public:
  ScenarioDrain drain() {
    return [this](std::string_view text) { return take(text); };
  }
  void check() const {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  bool take(std::string_view text) {
    if (error_) return false;
    try {
      write_out(output_is_terminal() ? for_terminal(text) : std::string(text));
      return true;
    } catch (...) {
      error_ = std::current_exception();
      return false;
    }
  }
  // A trace holds what the scenario echoes, whatever that is.
  static std::string for_terminal(std::string_view text) {
    std::string out;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      out += inspect::printable(text.substr(0, end), true);
      if (end < text.size()) out += '\n';
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
  }

  std::exception_ptr error_;
};

void report_error(const std::string& file, const ScenarioError& error) {
  flush_output();
  report(fmt::format("{}:{}: {}{}", file, error.line, error.reason,
                     error.expected.empty() ? std::string() : "; expected: " + error.expected));
}

int run_trace(AssetStore& store, ObjectId table, std::string_view text, const RunOptions& options) {
  std::string out;
  StreamedOutput streamed;
  TraceWriter trace(out, streamed.drain());
  const ScenarioErrors errors = run_scenario(store, table, text, OnError::GoOn, trace, options.limits);
  trace.finish();
  streamed.check();
  if (!errors.ended_early) return 0;
  report(fmt::format("{}: the run was ended: too much output (--max-output)", input_name(options.file)));
  return kBadData;
}

int run_story(AssetStore& store, ObjectId table, std::string_view text, const RunOptions& options) {
  std::string out;
  StreamedOutput streamed;
  StoryWriter story(out, streamed.drain());
  const ScenarioErrors errors = run_scenario(store, table, text, OnError::Stop, story, options.limits);
  story.finish();
  streamed.check();
  if (!errors.first) return 0;
  report_error(input_name(options.file), *errors.first);
  return kBadData;
}

int run(const RunOptions& options) {
  const InputFile file(options.file);
  const std::string_view text = file.text();
  const AssetSource source = open_assets(options.assets);
  AssetStore store = load_motion_assets(source);
  const ObjectId table = choose_table(store, source, options);
  return options.trace ? run_trace(store, table, text, options) : run_story(store, table, text, options);
}

}  // namespace

void add_run(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("run", "Run a scenario: print its story, or write its trace");
  auto options = std::make_shared<RunOptions>();
  command->add_option("FILE", options->file, "The scenario (see docs/scenarios.md); - for the standard input")
      ->required()
      ->type_name("FILE|-");
  add_asset_options(*command, options->assets);
  command
      ->add_option(
          "--table", options->table,
          "Motion table to use, or a Setup or an animation of it (default: the table with the lowest id)")
      ->type_name("ID");
  command->add_flag("--trace", options->trace, "Print the trace, one line per event, instead of the story");
  command
      ->add_option("--max-steps", options->limits.steps,
                   "Steps of time, of all bodies together, that may run")
      ->check(whole_within(0))
      ->capture_default_str()
      ->type_name("N");
  command->add_option("--max-output", options->limits.output_bytes, "Bytes after which the run is ended")
      ->check(whole_within(0))
      ->capture_default_str()
      ->type_name("N");
  command->footer(
      "Without --trace the run ends at the first line that cannot be understood, with exit code 1.\n"
      "\n"
      "Examples:\n"
      "  acmotion run examples/stroll.scn\n"
      "  acmotion run examples/stroll.scn --trace > stroll.trace\n"
      "  acmotion run examples/effects.scn\n"
      "  acmotion run bug.scn --assets objects/ --table 0x09000001");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
