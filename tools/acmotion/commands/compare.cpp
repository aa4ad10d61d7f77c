// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/trace_compare.hpp"
#include "inspect/text/text.h"

#include <algorithm>
#include <vector>

#include "subcommands.h"
#include "support/input_file.h"
#include "support/output.h"
#include "support/suggestions.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct CompareOptions {
  std::string left;
  std::string right;
  double tolerance = inspect::kTraceTolerance;
  std::size_t context = 3;
};

// The lines before number `end` (counted from 1), at most `count` of them.
std::vector<std::string_view> lines_before(std::string_view text, std::size_t end, std::size_t count) {
  std::vector<std::string_view> lines;
  for (std::size_t number = 1; number < end && !text.empty(); ++number) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    if (number + count >= end) lines.push_back(text.substr(0, length));
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return lines;
}

void print_line(char mark, std::size_t number, std::string_view line) {
  print("{} {:5}  {}\n", mark, number,
        line.empty() ? "(the trace has ended)" : inspect::printable(line, true));
}

int run(const CompareOptions& options) {
  const InputFile left(options.left);
  const InputFile right(options.right);
  const auto difference = inspect::compare_traces(left.text(), right.text(), options.tolerance);
  if (!difference) {
    print("the traces agree\n");
    return 0;
  }
  print("line {} differs{}\n\n", difference->line,
        difference->field.empty() ? std::string()
                                  : fmt::format(" in {}", inspect::printable(difference->field)));
  const std::vector<std::string_view> before = lines_before(left.text(), difference->line, options.context);
  for (std::size_t i = 0; i < before.size(); ++i)
    print_line(' ', difference->line - before.size() + i, before[i]);
  print_line('<', difference->line, difference->left);
  print_line('>', difference->line, difference->right);
  return kBadData;
}

}  // namespace

void add_compare(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("compare", "Compare two traces and show the first difference");
  auto options = std::make_shared<CompareOptions>();
  command->add_option("A", options->left, "A trace, or - for the standard input")
      ->required()
      ->type_name("FILE|-");
  command->add_option("B", options->right, "Another")->required()->type_name("FILE|-");
  command->add_option("--tolerance", options->tolerance, "How far numbers may differ, relative to their size")
      ->check(finite_within(0.0, 1e9))
      ->capture_default_str();
  command->add_option("--context", options->context, "Lines shown before the difference")
      ->check(whole_within(0, 1'000'000))
      ->capture_default_str();
  command->footer(
      "Numbers are compared with a tolerance, rotations up to their sign, everything else to the letter.\n"
      "Exit code 0: the traces agree; 1: they differ.\n"
      "\n"
      "Examples:\n"
      "  acmotion compare expected.trace actual.trace\n"
      "  acmotion compare a.trace b.trace --tolerance 0");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
