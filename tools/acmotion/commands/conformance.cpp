// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/text.h"

#include <memory>

#include "subcommands.h"
#include "support/conformance_random.h"
#include "support/conformance_run.h"
#include "support/interrupt.h"
#include "support/json.h"
#include "support/names.h"
#include "support/output.h"
#include "support/suggestions.h"
#include "support/text_table.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct ConformanceOptions {
  std::string suite = "conformance";
  std::string runner;
  double timeout = 30.0;
  bool json = false;
  std::string html;
  std::string docs;
  bool answer = false;
  ConformanceSelection selection;
  ConformanceRandomOptions random;
};

std::string place_of(const Departure& departure) {
  return departure.line == 0 ? departure.where : fmt::format("{}:{}", departure.where, departure.line);
}

std::string shown(std::string_view text, std::size_t at = 0) {
  constexpr std::size_t kColumns = 160;
  return inspect::printable(excerpt(text, at, kColumns).text);
}

void print_broken_rules(const ConformanceReport& report) {
  using Align = TextTable::Column::Align;
  TextTable table({{"rule", Align::Left, TextColor::Id},
                   {"broken", Align::Right, TextColor::Plain},
                   {"passed", Align::Right, TextColor::Plain},
                   {"not asked", Align::Right, TextColor::Plain},
                   {"first broken in", Align::Left, TextColor::Plain},
                   {"what it is about", Align::Left, TextColor::Name},
                   {"page", Align::Left, TextColor::Faint}});
  for (const std::size_t rule : report.broken_rules()) {
    const RuleTally& tally = report.tally(rule);
    const ConformanceRule& about = report.index().rules[rule];
    table.add({about.number, grouped(tally.broken), grouped(tally.passed), grouped(tally.not_asked),
               place_of(report.departures()[tally.first_departure]), about.title, about.page});
  }
  table.print();
}

std::string numbers_of(const ConformanceReport& report, const auto& rules) {
  std::string numbers;
  for (const std::size_t rule : rules)
    numbers += (numbers.empty() ? "" : ", ") + report.index().rules[rule].number;
  return numbers;
}

/// In lines of at most 120 columns, broken behind commas.
std::string folded(std::string text) {
  constexpr std::size_t kColumns = 119;
  for (std::size_t begin = 0; text.size() - begin > kColumns;) {
    const std::size_t comma = text.rfind(", ", begin + kColumns);
    if (comma == std::string::npos || comma <= begin) break;
    text[comma + 1] = '\n';
    begin = comma + 2;
  }
  return text;
}

void print_departure(const ConformanceReport& report, const Departure& departure) {
  print("{}: {}\n", colored(TextColor::Strong, place_of(departure)),
        inspect::printable(sentence_of(departure)));
  if (!departure.error.empty() && !departure.field.empty())
    print("  the runner  {}\n", shown(departure.error));
  if (!departure.command.empty()) print("  command     {}\n", shown(departure.command));
  const Excerpt &expected = departure.expected_line, &actual = departure.actual_line;
  if (!expected.text.empty() || !actual.text.empty()) {
    print("  expected    {}\n",
          expected.text.empty() ? "(the end of the answer)" : shown(expected.text, expected.at));
    print("  but was     {}\n", actual.text.empty() ? "(nothing)" : shown(actual.text, actual.at));
  }
  if (!departure.rules.empty()) print("  rules       {}\n", numbers_of(report, departure.rules));
}

// Departures that look alike most likely have one cause, so that only the first of them is printed.
void print_departures(const ConformanceReport& report) {
  for (const std::vector<std::size_t>& kind : report.kinds_of_departures()) {
    print_departure(report, report.departures()[kind.front()]);
    if (kind.size() > 1) {
      const Departure& second = report.departures()[kind[1]];
      print("  and {} more like it, the next in {}\n", kind.size() - 1, place_of(second));
    }
  }
  if (!report.departures().empty()) print("\n");
}

void print_report(const ConformanceReport& report, const std::string& runner) {
  print_departures(report);
  const std::vector<std::size_t> broken = report.broken_rules(), unasked = report.unasked_rules();
  if (!broken.empty()) {
    print_broken_rules(report);
    print("\n");
  }
  if (!broken.empty() && !unasked.empty())
    print("{}\n\n", folded("not asked: " + numbers_of(report, unasked)));
  std::string rest;
  if (const std::size_t n = report.count(CaseResult::Skipped)) rest += fmt::format(", {} unsupported", n);
  print("{}: {} passed, {} broken{}; {} followed, {} broken, {} not asked\n", shown(runner),
        counted(report.count(CaseResult::Passed), "case"), report.count(CaseResult::Broken), rest,
        counted(report.passed_rules().size(), "rule"), broken.size(), unasked.size());
}

int run(const ConformanceOptions& options) {
  if (options.answer) {
    answer_as_runner();
    return 0;
  }
  const bool is_random = options.random.search.count != 0;
  if (is_random) note_interrupts();
  const std::unique_ptr<Runner> runner =
      options.runner.empty()
          ? make_builtin_runner()
          : make_command_runner(options.runner, std::chrono::milliseconds(
                                                    static_cast<std::int64_t>(options.timeout * 1000.0)));
  const std::string name = options.runner.empty() ? "acmotion" : options.runner;
  if (is_random) return run_random(options.random, *runner, name, options.json);
  const ConformanceIndex index = open_suite(options.suite);
  const ConformanceReport report = run_suite(options.suite, index, options.selection, *runner);
  if (!options.html.empty()) {
    const bool is_cut = !options.docs.empty() && options.docs.back() != '/';
    write_file(options.html, html_of(report, name, is_cut ? options.docs + '/' : options.docs));
  }
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
  command
      ->add_option(
          "--timeout", options->timeout,
          "Seconds that the runner has for each question; half as many after each time-out in a row, but at "
          "least 1")
      ->check(finite_within(0.001, 86400.0))
      ->capture_default_str()
      ->type_name("S");
  command->add_flag("--json", options->json, "Print the report as JSON, with every departure and every rule");
  command->add_option("--html", options->html, "Also write the report as one page that can be published")
      ->type_name("FILE");
  command
      ->add_option("--docs", options->docs,
                   "Where rules are linked to in that page: the address of the folder that holds docs/")
      ->type_name("URL");
  add_random_options(*command, options->random);
  command->add_flag("--answer", options->answer,
                    "Be a runner: answer the question of the standard input and the environment");
  command->footer(
      "The runner reads a question from its standard input: a scenario, messages or a container. The "
      "variable\n"
      "CONFORMANCE_REQUEST says which (scenario, messages, container, batch), CONFORMANCE_ASSETS where the "
      "objects of\n"
      "a scenario are. See conformance/README.md. Rules that are broken wherever they count come first.\n"
      "Exit code 0: all selected cases pass, and of random scripts none differs by more than rounding; 1: a "
      "rule "
      "is\n"
      "broken; 2: wrong usage. Ctrl-C ends a random search, which then prints what it has found.\n"
      "\n"
      "Examples:\n"
      "  acmotion conformance\n"
      "  acmotion conformance --runner 'python3 conformance/adapter_example.py' --json\n"
      "  acmotion conformance --runner 'python3 conformance/adapter_example.py links' --html report.html\n"
      "  acmotion conformance --filter 'scenario/*' --runner 'acmotion run - --trace --assets "
      "\"$CONFORMANCE_ASSETS\"'\n"
      "  acmotion conformance --runner 'acmotion conformance --answer'\n"
      "  acmotion conformance --random 2000 --seed 7 --save found --runner 'acmotion conformance --answer'");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
