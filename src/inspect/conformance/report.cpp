// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/report.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace acm {

namespace {

const char* conformance_word(CaseResult result) {
  switch (result) {
    case CaseResult::Passed: return "passed";
    case CaseResult::Broken: return "broken";
    case CaseResult::Skipped: break;
  }
  return "skipped";
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

/// What departures have in common that are likely to have one cause.
std::string kind_of(const Departure& departure) {
  std::string kind = departure.where.substr(0, departure.where.find('/')) + '\n';
  for (const Excerpt* line : {&departure.expected_line, &departure.actual_line})
    kind += line->text.substr(0, line->text.find(' ')) + '\n';
  for (std::size_t i = 0; i < departure.field.size(); ++i)
    if (std::isdigit(static_cast<unsigned char>(departure.field[i])) == 0) kind += departure.field[i];
  if (departure.where.starts_with("scenario/"))
    kind += '\n' + departure.command.substr(0, departure.command.find(' '));
  return kind + '\n' + departure.error;
}

Json json_of_departure(const ConformanceIndex& index, const Departure& departure) {
  Json entry = {{"case", departure.where}};
  if (departure.line != 0) entry["line"] = departure.line;
  if (departure.answer_line != 0) entry["answer_line"] = departure.answer_line;
  if (!departure.command.empty()) entry["command"] = as_ascii(departure.command);
  if (!departure.field.empty()) entry["field"] = as_ascii(departure.field);
  entry["expected"] = as_ascii(departure.expected);
  entry["actual"] = as_ascii(departure.actual);
  if (!departure.expected_line.text.empty()) entry["expected_line"] = as_ascii(departure.expected_line.text);
  if (!departure.actual_line.text.empty()) entry["actual_line"] = as_ascii(departure.actual_line.text);
  if (!departure.error.empty()) entry["problem"] = as_ascii(departure.error);
  entry["rules"] = numbers_of(index, departure.rules);
  return entry;
}

}  // namespace

std::string sentence_of(const Departure& departure) {
  if (departure.field.empty()) return departure.error;
  const auto value = [](const std::string& text) { return text.empty() ? std::string("nothing") : text; };
  return departure.field + ": expected " + value(departure.expected) + ", was " + value(departure.actual);
}

void ConformanceReport::pass(const RuleSet& rules) {
  for (const std::uint16_t rule : rules) ++tallies_[rule].passed;
}

void ConformanceReport::not_asked(const RuleSet& rules) {
  for (const std::uint16_t rule : rules) ++tallies_[rule].not_asked;
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

std::vector<std::size_t> ConformanceReport::passed_rules() const {
  std::vector<std::size_t> rules;
  for (std::size_t i = 0; i < tallies_.size(); ++i)
    if (tallies_[i].broken == 0 && tallies_[i].passed != 0) rules.push_back(i);
  return rules;
}

std::vector<std::size_t> ConformanceReport::unasked_rules() const {
  std::vector<std::size_t> rules;
  for (std::size_t i = 0; i < tallies_.size(); ++i)
    if (tallies_[i].broken == 0 && tallies_[i].passed == 0) rules.push_back(i);
  return rules;
}

std::vector<std::vector<std::size_t>> ConformanceReport::kinds_of_departures() const {
  std::vector<std::vector<std::size_t>> kinds;
  std::map<std::string, std::size_t> known;
  for (std::size_t i = 0; i < departures_.size(); ++i) {
    const auto [found, is_new] = known.emplace(kind_of(departures_[i]), kinds.size());
    if (is_new) kinds.emplace_back();
    kinds[found->second].push_back(i);
  }
  return kinds;
}

bool ConformanceReport::all_pass() const {
  return departures_.empty() && count(CaseResult::Passed) != 0;
}

Json json_of(const ConformanceReport& report, const std::string& runner) {
  const ConformanceIndex& index = report.index();
  Json broken = Json::array(), rules = Json::array(), cases = Json::array(), departures = Json::array();
  const auto about = [&](std::size_t rule) {
    const RuleTally& tally = report.tally(rule);
    return Json{{"rule", index.rules[rule].number}, {"title", index.rules[rule].title},
                {"page", index.rules[rule].page},   {"broken", tally.broken},
                {"passed", tally.passed},           {"not_asked", tally.not_asked}};
  };
  for (const std::size_t rule : report.broken_rules()) {
    const Departure& first = report.departures()[report.tally(rule).first_departure];
    broken.push_back(about(rule));
    broken.back()["first_case"] = first.where;
    broken.back()["first_line"] = first.line;
  }
  for (std::size_t rule = 0; rule < index.rules.size(); ++rule) {
    const RuleTally& tally = report.tally(rule);
    rules.push_back(about(rule));
    rules.back()["result"] = tally.broken != 0 ? "broken" : tally.passed != 0 ? "passed" : "not asked";
  }
  for (const ConformanceReport::Case& one : report.cases())
    cases.push_back({{"name", one.name}, {"result", conformance_word(one.result)}});
  for (const Departure& departure : report.departures())
    departures.push_back(json_of_departure(index, departure));
  return {{"runner", as_ascii(runner)},
          {"passed", report.count(CaseResult::Passed)},
          {"broken", report.count(CaseResult::Broken)},
          {"skipped", report.count(CaseResult::Skipped)},
          {"rules_followed", report.passed_rules().size()},
          {"rules_not_asked", report.unasked_rules().size()},
          {"broken_rules", broken},
          {"departures", departures},
          {"rules", rules},
          {"cases", cases}};
}

}  // namespace acm
