// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/report.h"

#include <algorithm>

namespace acm {

namespace {

const char* conformance_word(CaseResult result) {
  switch (result) {
    case CaseResult::Passed: return "passed";
    case CaseResult::Broken: return "broken";
    case CaseResult::Skipped: return "skipped";
    case CaseResult::NotRun: break;
  }
  return "not run";
}

Json numbers_of(const ConformanceIndex& index, const RuleSet& rules) {
  Json numbers = Json::array();
  for (const std::uint16_t rule : rules) numbers.push_back(index.rules[rule].number);
  return numbers;
}

// A runner may print anything, and JSON holds UTF-8 only.
std::string as_ascii(const std::string& text) {
  std::string out = text;
  std::ranges::replace_if(out, [](char c) { return static_cast<unsigned char>(c) > 0x7E; }, '?');
  return out;
}

Json json_of_departure(const ConformanceIndex& index, const Departure& departure) {
  Json entry = {{"case", departure.where}};
  if (departure.line != 0) entry["line"] = departure.line;
  if (departure.answer_line != 0) entry["answer_line"] = departure.answer_line;
  if (!departure.field.empty()) entry["field"] = as_ascii(departure.field);
  entry["expected"] = as_ascii(departure.expected);
  entry["actual"] = as_ascii(departure.actual);
  if (!departure.problem.empty()) entry["problem"] = as_ascii(departure.problem);
  entry["rules"] = numbers_of(index, departure.rules);
  return entry;
}

}  // namespace

void ConformanceReport::pass(const RuleSet& rules) {
  for (const std::uint16_t rule : rules) ++tallies_[rule].passed;
}

void ConformanceReport::depart(Departure departure) {
  for (const std::uint16_t rule : departure.rules) {
    if (tallies_[rule].broken == 0) tallies_[rule].first_departure = departures_.size();
    ++tallies_[rule].broken;
  }
  departures_.push_back(std::move(departure));
}

std::size_t ConformanceReport::count(CaseResult result) const {
  return static_cast<std::size_t>(std::ranges::count(cases_, result, &Case::result));
}

std::vector<std::size_t> ConformanceReport::broken_rules() const {
  std::vector<std::size_t> rules;
  for (std::size_t i = 0; i < tallies_.size(); ++i)
    if (tallies_[i].broken != 0) rules.push_back(i);
  std::ranges::stable_sort(rules, [this](std::size_t a, std::size_t b) {
    const RuleTally &x = tallies_[a], &y = tallies_[b];
    const std::size_t left = x.broken * (y.broken + y.passed), right = y.broken * (x.broken + x.passed);
    return left != right ? left > right : x.broken > y.broken;
  });
  return rules;
}

bool ConformanceReport::all_pass() const {
  return departures_.empty() && count(CaseResult::Passed) != 0 && count(CaseResult::NotRun) == 0;
}

Json json_of(const ConformanceReport& report, const std::string& runner) {
  const ConformanceIndex& index = report.index();
  Json rules = Json::array(), cases = Json::array(), departures = Json::array();
  for (const std::size_t rule : report.broken_rules()) {
    const RuleTally& tally = report.tally(rule);
    const Departure& first = report.departures()[tally.first_departure];
    rules.push_back({{"rule", index.rules[rule].number},
                     {"title", index.rules[rule].title},
                     {"broken", tally.broken},
                     {"passed", tally.passed},
                     {"first_case", first.where},
                     {"first_line", first.line}});
  }
  for (const ConformanceReport::Case& one : report.cases())
    cases.push_back({{"name", one.name}, {"result", conformance_word(one.result)}});
  for (const Departure& departure : report.departures())
    departures.push_back(json_of_departure(index, departure));
  std::size_t followed = 0;
  for (std::size_t i = 0; i < index.rules.size(); ++i)
    followed += report.tally(i).passed != 0 && report.tally(i).broken == 0 ? 1 : 0;
  return {{"runner", as_ascii(runner)},
          {"passed", report.count(CaseResult::Passed)},
          {"broken", report.count(CaseResult::Broken)},
          {"skipped", report.count(CaseResult::Skipped)},
          {"not_run", report.count(CaseResult::NotRun)},
          {"rules_followed", followed},
          {"broken_rules", rules},
          {"departures", departures},
          {"cases", cases}};
}

}  // namespace acm
