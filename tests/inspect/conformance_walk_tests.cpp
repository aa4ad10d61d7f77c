// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/departure.h"
#include "inspect/conformance/scenario_walk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace acm {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// A body with one number: `spawn` makes it, `add N` and `twice` change it, `look` shows it.
struct ToyEngine {
  std::string unsupported = {};  ///< the verb that it does not have
  int factor = 2;                ///< of `twice`
  int rate = 1;                  ///< that a new body has
  bool reports_birth = true;
  bool says_rate = true;
  int hangs_at_line = 0;

  int sum = 0;
  MarkedTrace marked = {};

  void say(const std::string& line) { marked.trace += line + "\n"; }
  void run_line(const std::string& verb, int n) {
    if (verb == "spawn") {
      sum = 0;
      say("O spawn");
      if (reports_birth) say("D motion=41000003 success=1");
      say(says_rate ? "I sum=0 rate=" + std::to_string(rate) : "I sum=0");
    } else if (verb == "look") {
      say("V sum=" + std::to_string(sum));
    } else {
      sum = verb == "twice" ? sum * factor : sum + n;
      say("C " + verb + " sum=" + std::to_string(sum));
    }
  }
  ScenarioAnswer run(const std::string& script) {
    marked = {};
    std::istringstream lines(script);
    std::string line, verb;
    for (int number = 1; std::getline(lines, line); ++number) {
      std::istringstream words(line);
      int n = 0;
      if (!(words >> verb) || verb.starts_with("#")) continue;
      words >> n;
      if (number == hangs_at_line) return {marked.trace + "C add su", "it did not end in time", true};
      if (verb == unsupported) return {marked.trace + "unsupported " + verb + "\n", {}, false};
      marked.starts.emplace_back(number, marked.trace.size());
      run_line(verb, n);
    }
    return {marked.trace, {}, false};
  }
};

constexpr const char* kScript =
    "# assets: f1\nspawn\nadd 1\nlook\ntwice\nadd 2\ntwice\nadd 3\nlook\nspawn\nadd 4\ntwice\n";

/// One rule for each line, named after it.
ConformanceIndex toy_index() {
  ConformanceIndex index;
  const auto rule = [&](const std::string& number) {
    index.rules.push_back({number, "About " + number, "docs/x.md#" + number});
    return RuleSet{static_cast<std::uint16_t>(index.rules.size() - 1)};
  };
  ConformanceScenario scenario{"toy", "f1", {}};
  const std::vector<std::pair<std::size_t, std::size_t>> places = {
      {2, 1}, {3, 4}, {5, 6}, {6, 7}, {7, 8}, {8, 9}, {10, 11}, {11, 14}, {12, 15}};
  for (const auto& [line, trace] : places)
    scenario.parts.push_back({line, trace, line == 2 || line == 10, rule("line " + std::to_string(line))});
  index.scenarios.push_back(scenario);
  index.observed["C"] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  return index;
}

struct ConformanceWalk : testing::Test {
  ConformanceIndex index = toy_index();
  ConformanceReport report{index};
  UnsupportedCommands unsupported;
  std::vector<std::string> questions;
  bool is_reference = false;

  CaseResult walk(ToyEngine engine) {
    ToyEngine right;
    right.run(kScript);
    const std::string recorded = right.marked.trace;
    ScenarioEngines engines;
    engines.asked = [&](const std::string& script) {
      questions.push_back(script);
      return engine.run(script);
    };
    engines.reference = [](const std::string& script) {
      ToyEngine reference;
      reference.run(script);
      return reference.marked;
    };
    engines.is_reference = is_reference;
    return walk_scenario(index, index.scenarios[0], kScript, recorded, engines, unsupported, report);
  }
  std::vector<std::string> departures() const {
    std::vector<std::string> told;
    for (const Departure& one : report.departures())
      told.push_back(std::to_string(one.line) + " " + one.command + ": " + sentence_of(one));
    return told;
  }
  std::vector<std::string> passed() const {
    std::vector<std::string> rules;
    for (const std::size_t rule : report.passed_rules()) rules.push_back(index.rules[rule].number);
    return rules;
  }
};

TEST_F(ConformanceWalk, a_right_engine_is_asked_once) {
  EXPECT_EQ(walk({}), CaseResult::Passed);
  EXPECT_EQ(questions.size(), 1u);
  EXPECT_EQ(passed().size(), 9u);
}

TEST_F(ConformanceWalk, after_a_departure_the_rest_is_asked_without_the_lines_that_departed) {
  EXPECT_EQ(walk({.factor = 3}), CaseResult::Broken);
  EXPECT_THAT(departures(), ElementsAre("5 twice: sum: expected 2, was 3", "7 twice: sum: expected 6, was 9",
                                        "12 twice: sum: expected 8, was 12"));
  EXPECT_THAT(passed(), ElementsAre("line 2", "line 3", "line 6", "line 8", "line 10", "line 11"));
}

// What a part is about is not to blame for a line that says nothing of it.
TEST_F(ConformanceWalk, a_wrong_echo_breaks_the_rule_of_the_language_alone) {
  index.rules.push_back({"scenario 2", "The language", {}});
  index.observed["E"] = {9};
  const auto difference = inspect::compare_traces("E begins here\n", "echo begins here\n");
  ASSERT_TRUE(difference);
  EXPECT_EQ(line_departure(index, index.scenarios[0].parts[2], *difference).rules, RuleSet{9});
}

TEST_F(ConformanceWalk, a_field_that_a_new_body_has_wrong_hides_nothing_else) {
  EXPECT_EQ(walk({.rate = 7}), CaseResult::Broken);
  EXPECT_THAT(departures(),
              ElementsAre("2 spawn: rate: expected 1, was 7", "10 spawn: rate: expected 1, was 7"));
  EXPECT_EQ(passed().size(), 7u);
  EXPECT_EQ(questions.size(), 1u);
}

TEST_F(ConformanceWalk, an_event_that_a_new_body_does_not_report_hides_nothing_else) {
  EXPECT_EQ(walk({.factor = 3, .reports_birth = false}), CaseResult::Broken);
  EXPECT_THAT(departures(),
              ElementsAre("2 spawn: line: expected D, was I", "5 twice: sum: expected 2, was 3",
                          "7 twice: sum: expected 6, was 9", "10 spawn: line: expected D, was I",
                          "12 twice: sum: expected 8, was 12"));
}

// The line "! line=4 ..." has a field of the name that stands for lines of another kind.
TEST_F(ConformanceWalk, a_fault_that_a_new_body_does_not_report_is_one_departure) {
  index.scenarios[0].parts.resize(1);
  ScenarioEngines engines;
  engines.asked = [](const std::string&) { return ScenarioAnswer{"O spawn\n", {}, false}; };
  engines.reference = [](const std::string&) { return MarkedTrace{"! line=2 bad number x\n", {{2, 0}}}; };
  walk_scenario(index, index.scenarios[0], "# assets: f1\nspawn weenie=x\n", "! line=2 bad number x\n",
                engines, unsupported, report);
  EXPECT_THAT(departures(), ElementsAre("2 spawn weenie=x: line: expected !, was O"));
}

TEST_F(ConformanceWalk, a_verb_that_the_engine_does_not_have_is_left_out_and_remembered) {
  EXPECT_EQ(walk({.unsupported = "twice"}), CaseResult::Passed);
  EXPECT_THAT(passed(), ElementsAre("line 2", "line 3", "line 6", "line 8", "line 10", "line 11"));
  EXPECT_EQ(report.unasked_rules().size(), 3u);
  EXPECT_EQ(questions.size(), 2u);
  questions.clear();
  walk({.unsupported = "twice"});
  ASSERT_EQ(questions.size(), 1u);
  EXPECT_THAT(questions[0], Not(HasSubstr("twice")));
}

TEST_F(ConformanceWalk, a_look_without_the_command_that_it_is_about_follows_no_rule) {
  index.observed["V"] = {1};  // of line 3, with the look behind it
  EXPECT_EQ(walk({.unsupported = "add"}), CaseResult::Passed);
  EXPECT_THAT(questions.back(), HasSubstr("spawn\n\nlook\ntwice"));
  EXPECT_THAT(passed(), Not(testing::Contains("line 3")));
}

TEST_F(ConformanceWalk, an_engine_without_bodies_is_asked_nothing) {
  EXPECT_EQ(walk({.unsupported = "spawn"}), CaseResult::Skipped);
  EXPECT_EQ(report.unasked_rules().size(), 9u);
  EXPECT_TRUE(departures().empty());
  EXPECT_EQ(questions.size(), 1u);
}

TEST_F(ConformanceWalk, a_field_that_the_engine_does_not_show_is_not_compared) {
  ASSERT_TRUE(unsupported.add_line_or_field("field I.rate"));
  EXPECT_EQ(walk({.says_rate = false}), CaseResult::Passed);
  EXPECT_THAT(report.unasked_rules(), ElementsAre(0u, 6u)) << "nothing that was compared shows these";
}

TEST_F(ConformanceWalk, a_line_that_the_engine_does_not_show_is_not_compared) {
  ASSERT_TRUE(unsupported.add_line_or_field("line D"));
  EXPECT_EQ(walk({.reports_birth = false}), CaseResult::Passed);
}

TEST_F(ConformanceWalk, what_was_printed_before_a_time_out_is_compared) {
  EXPECT_EQ(walk({.hangs_at_line = 6}), CaseResult::Broken);
  ASSERT_EQ(departures(), std::vector<std::string>{"6 add 2: line: expected C, was none"});
  EXPECT_EQ(report.departures()[0].error, "it did not end in time");
  EXPECT_THAT(passed(), ElementsAre("line 2", "line 3", "line 5", "line 10", "line 11", "line 12"));
}

TEST_F(ConformanceWalk, silence_is_not_asked_for_ever_and_breaks_no_rule) {
  for (ConformancePart& part : index.scenarios[0].parts) part.fresh = true;
  ScenarioEngines engines;
  engines.asked = [&](const std::string& script) {
    questions.push_back(script);
    return ScenarioAnswer{{}, "it did not end in time", true};
  };
  engines.reference = [](const std::string& script) {
    ToyEngine reference;
    reference.run(script);
    return reference.marked;
  };
  ToyEngine right;
  right.run(kScript);
  walk_scenario(index, index.scenarios[0], kScript, right.marked.trace, engines, unsupported, report);
  EXPECT_EQ(questions.size(), 2u);
  EXPECT_TRUE(report.broken_rules().empty());
}

TEST_F(ConformanceWalk, three_parts_in_a_row_end_what_stands_on_them) {
  index.scenarios[0].parts.erase(index.scenarios[0].parts.begin() + 6, index.scenarios[0].parts.end());
  index.observed.clear();
  ScenarioEngines engines;
  ToyEngine right;
  right.run(kScript);
  engines.asked = [&](const std::string& script) {
    questions.push_back(script);
    return ScenarioAnswer{"O spawn\nD motion=41000003 success=1\nI sum=0 rate=1\nC no\n", {}, false};
  };
  engines.reference = [](const std::string& script) {
    ToyEngine reference;
    reference.run(script);
    return reference.marked;
  };
  walk_scenario(index, index.scenarios[0], kScript, right.marked.trace, engines, unsupported, report);
  EXPECT_EQ(departures().size(), 3u);
  EXPECT_EQ(questions.size(), 3u);
}

// Its own answers say nothing about it; recorded ones do.
TEST_F(ConformanceWalk, the_reference_itself_is_asked_only_what_is_recorded) {
  is_reference = true;
  EXPECT_EQ(walk({.factor = 3}), CaseResult::Broken);
  EXPECT_THAT(departures(),
              ElementsAre("5 twice: sum: expected 2, was 3", "12 twice: sum: expected 8, was 12"));
  EXPECT_EQ(questions.size(), 2u);
}

TEST(ConformanceUnsupported, words_name_a_verb_and_perhaps_keys_of_it) {
  UnsupportedCommands commands;
  commands.add("spawn fx");
  commands.add("pose");
  EXPECT_TRUE(commands.covers("spawn runrate=1 fx=1"));
  EXPECT_TRUE(commands.covers("  pose 1 2 3  # scaled"));
  EXPECT_FALSE(commands.covers("spawn runrate=1"));
  EXPECT_FALSE(commands.covers("spawn fxs=1"));
  EXPECT_FALSE(commands.covers("echo pose"));
  EXPECT_FALSE(commands.covers("# pose"));
}

}  // namespace
}  // namespace acm
