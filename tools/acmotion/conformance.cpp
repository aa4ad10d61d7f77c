// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text.h"

#include <memory>

#include "conformance_run.h"
#include "json.h"
#include "names.h"
#include "output.h"
#include "subcommands.h"
#include "suggestions.h"
#include "text_table.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

struct ConformanceOptions {
  std::string suite = "conformance";
  std::string runner;
  double timeout = 30.0;
  bool json = false;
  ConformanceSelection selection;
};

std::string place_of(const Departure& departure) {
  return departure.line == 0 ? departure.where : fmt::format("{}:{}", departure.where, departure.line);
}

std::string shown(std::string_view text) {
  constexpr std::size_t kColumns = 160;
  const std::string line = inspect::printable(text);
  return line.size() <= kColumns ? line : line.substr(0, kColumns) + "...";
}

void print_broken_rules(const ConformanceReport& report) {
  using Align = TextTable::Column::Align;
  TextTable table({{"rule", Align::Left, TextColor::Id},
                   {"broken", Align::Right, TextColor::Plain},
                   {"passed", Align::Right, TextColor::Plain},
                   {"what it is about", Align::Left, TextColor::Name},
                   {"first broken in", Align::Left, TextColor::Plain}});
  for (const std::size_t rule : report.broken_rules()) {
    const RuleTally& tally = report.tally(rule);
    const ConformanceRule& about = report.index().rules[rule];
    table.add({about.number, grouped(tally.broken), grouped(tally.passed), about.title,
               place_of(report.departures()[tally.first_departure])});
  }
  table.print();
}

void print_departure(const ConformanceReport& report, const Departure& departure) {
  std::string rules;
  for (const std::uint16_t rule : departure.rules)
    rules += (rules.empty() ? "" : ", ") + report.index().rules[rule].number;
  print("{}{}\n", colored(TextColor::Strong, place_of(departure)),
        departure.field.empty() ? std::string() : ": " + shown(departure.field));
  if (!departure.problem.empty()) print("  the runner  {}\n", shown(departure.problem));
  if (!departure.expected.empty() || !departure.actual.empty()) {
    print("  expected    {}\n",
          departure.expected.empty() ? "(the end of the answer)" : shown(departure.expected));
    print("  but was     {}\n", departure.actual.empty() ? "(nothing)" : shown(departure.actual));
  }
  if (!rules.empty()) print("  rules       {}\n", rules);
}

void print_report(const ConformanceReport& report, const std::string& runner) {
  for (const Departure& departure : report.departures()) print_departure(report, departure);
  if (!report.departures().empty()) print("\n");
  if (!report.broken_rules().empty()) {
    print_broken_rules(report);
    print("\n");
  }
  std::size_t followed = 0;
  for (std::size_t i = 0; i < report.index().rules.size(); ++i)
    followed += report.tally(i).passed != 0 && report.tally(i).broken == 0 ? 1 : 0;
  std::string rest;
  if (const std::size_t n = report.count(CaseResult::Skipped)) rest += fmt::format(", {} unsupported", n);
  if (const std::size_t n = report.count(CaseResult::NotRun))
    rest += fmt::format(", {} not asked, because three times in a row no answer came in time", n);
  print("{}: {} passed, {} broken{}; {} followed, {} broken\n", shown(runner),
        counted(report.count(CaseResult::Passed), "case"), report.count(CaseResult::Broken), rest,
        counted(followed, "rule"), report.broken_rules().size());
}

int run(const ConformanceOptions& options) {
  const ConformanceIndex index = open_suite(options.suite);
  const std::unique_ptr<Runner> runner =
      options.runner.empty()
          ? make_builtin_runner()
          : make_command_runner(options.runner, std::chrono::milliseconds(
                                                    static_cast<std::int64_t>(options.timeout * 1000.0)));
  const std::string name = options.runner.empty() ? "acmotion" : options.runner;
  const ConformanceReport report = run_suite(options.suite, index, options.selection, *runner);
  options.json ? print_json(json_of(report, name)) : print_report(report, name);
  return report.all_pass() ? 0 : kBadData;
}

}  // namespace

void add_conformance(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand(
      "conformance", "Run the conformance suite on an engine and list the rules it breaks");
  auto options = std::make_shared<ConformanceOptions>();
  command
      ->add_option(
          "--runner", options->runner,
          "The engine: a command for the shell that reads a scenario and prints its trace (default: acmotion "
          "itself)")
      ->type_name("COMMAND");
  command->add_option("--suite", options->suite, "Folder of the suite")
      ->capture_default_str()
      ->type_name("DIR");
  command
      ->add_option("--filter", options->selection.patterns,
                   "Only cases with such names, as scenario/0* or container/*; may be given more than once")
      ->type_name("PATTERN")
      ->allow_extra_args(false);
  command
      ->add_option("--rule", options->selection.rules,
                   "Only cases that exercise this rule, as 'core 2.5' or MT-80; may be given more than once")
      ->type_name("RULE")
      ->allow_extra_args(false);
  command->add_option("--timeout", options->timeout, "Seconds that the runner has for each question")
      ->check(finite_within(0.001, 86400.0))
      ->capture_default_str()
      ->type_name("S");
  command->add_flag("--json", options->json, "Print the report as JSON");
  command->footer(
      "The runner reads a question from its standard input: a scenario, messages or a container. The "
      "variable\n"
      "CONFORMANCE_REQUEST says which (scenario, messages, container), CONFORMANCE_ASSETS where the objects "
      "of a\n"
      "scenario are. See conformance/README.md. Rules that are broken wherever they count come first.\n"
      "Exit code 0: all selected cases pass; 1: a rule is broken; 2: wrong usage.\n"
      "\n"
      "Examples:\n"
      "  acmotion conformance\n"
      "  acmotion conformance --runner 'python3 conformance/adapter_example.py' --json\n"
      "  acmotion conformance --filter 'scenario/*' --runner 'acmotion run - --trace --assets "
      "\"$CONFORMANCE_ASSETS\"'");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
