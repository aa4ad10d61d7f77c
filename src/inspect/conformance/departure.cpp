// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/departure.h"

#include <algorithm>
#include <iterator>

namespace acm {

namespace {

// Enough to recognise a line; a hostile runner may print one of megabytes.
constexpr std::size_t kMaxShown = 400;

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
  // An echo shows how the language is read, and nothing of what its part is about.
  if (difference.left == "E" || difference.left.starts_with("E ")) return observed;
  if (difference.left.substr(0, 1) != difference.right.substr(0, 1))
    add_observed(index, difference.right, {}, observed);
  return common_rules(part.rules, std::move(observed));
}

Departure shown(const inspect::TraceDifference& difference) {
  const FieldDifference field = field_difference(difference);
  Departure departure;
  departure.answer_line = difference.line;
  departure.field = field.path;
  departure.expected = field.expected;
  departure.actual = field.actual;
  departure.expected_line = excerpt(difference.left, difference.left_at, kMaxShown);
  departure.actual_line = excerpt(difference.right, difference.right_at, kMaxShown);
  return departure;
}

}  // namespace

RuleSet rules_seen_in(const ConformanceIndex& index, std::string_view line) {
  RuleSet rules;
  for (std::size_t at = line.find('='); at != std::string_view::npos; at = line.find('=', at + 1)) {
    const std::size_t begin = line.rfind(' ', at) + 1;
    add_observed(index, line, line.substr(begin, at - begin), rules);
  }
  if (line.find('=') == std::string_view::npos) add_observed(index, line, {}, rules);
  std::ranges::sort(rules);
  rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
  return rules;
}

Departure line_departure(const ConformanceIndex& index, const ConformancePart& part,
                         const inspect::TraceDifference& difference) {
  Departure departure = shown(difference);
  departure.rules = broken_rules(index, part, difference);
  return departure;
}

std::optional<Departure> container_departure(const ConformanceContainer& container, std::string_view expected,
                                             std::string_view answer) {
  const auto difference = inspect::compare_traces(expected, answer);
  if (!difference) return std::nullopt;
  Departure departure = shown(*difference);
  departure.where = "container/" + container.name;
  departure.rules = container.rules;
  return departure;
}

}  // namespace acm
