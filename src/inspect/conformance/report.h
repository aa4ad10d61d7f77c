// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/departure.h"
#include "inspect/text/exact_json.h"

#include <string>
#include <vector>

namespace acm {

enum class CaseResult {
  Passed,
  Broken,
  Skipped  ///< the engine states that it does not do this
};

/// How often a rule was followed and broken, counted in parts of scenarios and in vectors.
struct RuleTally {
  std::size_t passed = 0;
  std::size_t broken = 0;
  std::size_t not_asked = 0;        ///< because of a departure before, or because the engine does not do this
  std::size_t first_departure = 0;  ///< means nothing when none is broken
};

/// What came of a run of the suite.
class ConformanceReport {
 public:
  explicit ConformanceReport(const ConformanceIndex& index) : index_(&index), tallies_(index.rules.size()) {}

  void pass(const RuleSet& rules);
  void not_asked(const RuleSet& rules);
  void depart(Departure departure);
  void close_case(std::string name, CaseResult result) { cases_.push_back({std::move(name), result}); }

  struct Case {
    std::string name;
    CaseResult result;
  };
  [[nodiscard]] const ConformanceIndex& index() const { return *index_; }
  [[nodiscard]] const std::vector<Case>& cases() const { return cases_; }
  [[nodiscard]] const std::vector<Departure>& departures() const { return departures_; }
  [[nodiscard]] const RuleTally& tally(std::size_t rule) const { return tallies_[rule]; }
  [[nodiscard]] std::size_t count(CaseResult result) const;
  /// Broken rules, sorted by the share of places in which they were broken, largest first: a rule that was
  /// only exercised together with the broken one comes later.
  [[nodiscard]] std::vector<std::size_t> broken_rules() const;
  /// Rules that were followed wherever they were asked, and those that were asked nowhere.
  [[nodiscard]] std::vector<std::size_t> passed_rules() const;
  [[nodiscard]] std::vector<std::size_t> unasked_rules() const;
  /// Departures that look alike: the same field after the same verb, or the same error. In the order of
  /// their firsts.
  [[nodiscard]] std::vector<std::vector<std::size_t>> kinds_of_departures() const;
  /// Nothing is broken, and something was asked.
  [[nodiscard]] bool all_pass() const;

 private:
  const ConformanceIndex* index_;
  std::vector<RuleTally> tallies_;
  std::vector<Case> cases_;
  std::vector<Departure> departures_;
};

/// The whole report; `runner` names what was asked.
Json json_of(const ConformanceReport& report, const std::string& runner);

/// The report as one page that needs no other file and no script. `docs` is where the folders docs and
/// conformance are, such as "https://example.org/acmotion/"; empty: the pages of rules are named and not
/// linked.
std::string html_of(const ConformanceReport& report, const std::string& runner, const std::string& docs);

/// What a departure is in one sentence, without its place: "nodes[2].rate: expected 30, was -30".
std::string sentence_of(const Departure& departure);

}  // namespace acm
