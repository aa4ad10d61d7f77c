// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/judge.h"

#include "acmotion/inspect/trace_compare.hpp"

#include <algorithm>
#include <array>

namespace acm {

namespace {

// Enough to recognise a line; a hostile runner may print one of megabytes.
constexpr std::size_t kMaxShown = 400;

std::string cut_to_be_shown(std::string_view line) {
  if (line.size() <= kMaxShown) return std::string(line);
  return std::string(line.substr(0, kMaxShown)) + "...";
}

/// The text from a line on, counted from 1.
std::string_view from_line(std::string_view text, std::size_t line) {
  for (std::size_t i = 1; i < line && !text.empty(); ++i)
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  return text;
}

void add_observed(const ConformanceIndex& index, std::string_view line, std::string_view field,
                  RuleSet& rules) {
  if (line.empty()) return;
  const std::string tag(line.substr(0, line.find(' ')));
  auto found = index.observed.find(tag + "." + std::string(field));
  if (found == index.observed.end()) found = index.observed.find(tag);
  if (found != index.observed.end()) rules.insert(rules.end(), found->second.begin(), found->second.end());
}

RuleSet common_rules(const RuleSet& part, RuleSet observed) {
  std::ranges::sort(observed);
  RuleSet common;
  std::ranges::set_intersection(part, observed, std::back_inserter(common));
  common.erase(std::unique(common.begin(), common.end()), common.end());
  return common.empty() ? part : common;
}

// A line of another kind than expected: something happened that should not, or the other way round.
RuleSet broken_rules(const ConformanceIndex& index, const ConformancePart& part,
                     const inspect::TraceDifference& difference) {
  RuleSet observed;
  add_observed(index, difference.left, difference.field, observed);
  if (difference.left.substr(0, 1) != difference.right.substr(0, 1))
    add_observed(index, difference.right, {}, observed);
  return common_rules(part.rules, std::move(observed));
}

bool is_definition(std::string_view line) {
  constexpr std::array<std::string_view, 5> kVerbs = {"script", "scripttable", "soundtable", "random",
                                                      "quiet"};
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t end = std::min(line.find_first_of(" \t", begin), line.size());
  return std::ranges::find(kVerbs, line.substr(begin, end - begin)) != kVerbs.end();
}

}  // namespace

TraceJudgement judge_trace(const ConformanceIndex& index, const ConformanceScenario& scenario,
                           std::size_t from, std::string_view recorded, std::string_view answer) {
  const std::size_t first_line = scenario.parts[from].trace;
  const auto difference = inspect::compare_traces(from_line(recorded, first_line), answer);
  if (!difference) return {scenario.parts.size(), std::nullopt};
  const std::size_t trace_line = first_line - 1 + difference->line;
  const auto after = std::ranges::upper_bound(scenario.parts, trace_line, {}, &ConformancePart::trace);
  const auto index_of_part = static_cast<std::size_t>(after - scenario.parts.begin());
  const std::size_t part = std::max(index_of_part, from + 1) - 1;
  Departure departure{"scenario/" + scenario.name,
                      scenario.parts[part].line,
                      trace_line,
                      difference->field,
                      cut_to_be_shown(difference->left),
                      cut_to_be_shown(difference->right),
                      {},
                      broken_rules(index, scenario.parts[part], *difference)};
  return {part, std::move(departure)};
}

std::string scenario_from(std::string_view script, std::size_t line) {
  std::string out;
  for (std::size_t number = 1; !script.empty(); ++number) {
    const std::size_t end = std::min(script.find('\n'), script.size());
    const std::string_view text = script.substr(0, end);
    if (number == 1 || number >= line || is_definition(text)) out += text;
    out += '\n';
    script.remove_prefix(std::min(end + 1, script.size()));
  }
  return out;
}

std::optional<Departure> judge_container(const ConformanceContainer& container, std::string_view expected,
                                         std::string_view answer) {
  const auto difference = inspect::compare_traces(expected, answer);
  if (!difference) return std::nullopt;
  return Departure{"container/" + container.name,
                   0,
                   difference->line,
                   difference->field,
                   cut_to_be_shown(difference->left),
                   cut_to_be_shown(difference->right),
                   {},
                   container.rules};
}

}  // namespace acm
