// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/departure.h"
#include "inspect/conformance/report.h"
#include "inspect/conformance/scenario_walk.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

constexpr const char* kSmallIndex = R"({
  "rules": {"core 2.5": ["Playing on", "docs/a.md#b"], "core 2.9": ["Hooks"], "core 4.5": ["Starting a motion"],
            "wire 2.1": ["State"], "wire 2.3": ["Body"]},
  "observed": {"U.fn": ["core 2.5"], "U": ["core 2.5", "core 2.9"], "H": ["core 2.9"], "M": ["core 4.5"],
               "message.state": ["wire 2.1"], "message.target": ["wire 2.3"]},
  "scenarios": [{"name": "walk", "assets": "f1", "parts": [
    {"line": 2, "trace": 1, "rules": ["core 2.5", "core 2.9", "core 4.5"]},
    {"line": 5, "trace": 4, "rules": ["core 4.5"], "fresh": true}]}],
  "messages": [{"file": "m.jsonl", "vectors": [["wire 2.1", "wire 2.3"]]}],
  "containers": []
})";
constexpr std::string_view kRecorded =
    "M motion ret=1\nU fn=1.5 off=0,0,0/1,0,0,0\nH i=0 type=1\nM reset\nM motion ret=0\n";

constexpr const char* kWalkScript = "# assets: f1\nmotion 1\nupdate\n\nreset\nmotion 2\n";

std::vector<std::string> numbers_of(const ConformanceIndex& index, const RuleSet& rules) {
  std::vector<std::string> numbers;
  for (const std::uint16_t rule : rules) numbers.push_back(index.rules[rule].number);
  return numbers;
}

struct ConformanceDeparture : testing::Test {
  ConformanceIndex index = *read_conformance_index(kSmallIndex);

  /// The rules that an answer to the scenario breaks.
  std::vector<std::string> broken_by(std::string_view answer) {
    const std::optional<Departure> departure = first_departure(answer);
    return departure ? numbers_of(index, departure->rules) : std::vector<std::string>();
  }
  std::optional<Departure> first_departure(std::string_view answer) {
    ConformanceReport report(index);
    UnsupportedCommands unsupported;
    ScenarioEngines engines;
    engines.asked = [&](const std::string& script) {
      return ScenarioAnswer{
          script.find("motion 1") != std::string::npos ? std::string(answer) : "M reset\nM motion ret=0\n",
          {},
          false};
    };
    engines.is_reference = true;
    walk_scenario(index, index.scenarios[0], kWalkScript, kRecorded, engines, unsupported, report);
    return report.departures().empty() ? std::nullopt : std::optional(report.departures().front());
  }
  std::vector<std::string> broken_by_message(std::string_view vector, std::string_view answer) {
    const auto departure = message_departure(index, index.messages[0].vectors[0], vector, answer);
    return departure ? numbers_of(index, departure->rules) : std::vector<std::string>();
  }
};

using Rules = std::vector<std::string>;

TEST_F(ConformanceDeparture, a_trace_may_differ_within_the_tolerance_and_negate_rotations) {
  EXPECT_EQ(
      broken_by("M motion ret=1\nU fn=1.50001 off=0,0,0/-1,0,0,0\nH i=0 type=1\nM reset\nM motion ret=0\n"),
      Rules());
}

TEST_F(ConformanceDeparture, the_field_that_differs_narrows_the_rules_of_the_part) {
  EXPECT_EQ(broken_by("M motion ret=1\nU fn=1.6 off=0,0,0/1,0,0,0\n"), Rules{"core 2.5"});
  EXPECT_EQ(broken_by("M motion ret=1\nU fn=1.5 off=0,1,0/1,0,0,0\n"), (Rules{"core 2.5", "core 2.9"}));
  EXPECT_EQ(broken_by("M motion ret=0\n"), Rules{"core 4.5"});
}

TEST_F(ConformanceDeparture, a_line_that_is_missing_blames_its_own_rules_and_those_of_the_line_instead) {
  EXPECT_EQ(broken_by("M motion ret=1\nU fn=1.5 off=0,0,0/1,0,0,0\nM reset\n"),
            (Rules{"core 2.9", "core 4.5"}));
}

TEST_F(ConformanceDeparture, a_departure_names_the_line_of_the_scenario_and_of_the_trace) {
  const auto departure =
      first_departure("M motion ret=1\nU fn=1.5 off=0,0,0/1,0,0,0\nH i=0 type=1\nM reset\nM motion ret=1\n");
  ASSERT_TRUE(departure);
  EXPECT_EQ(departure->line, 5u);
  EXPECT_EQ(departure->command, "reset");
  EXPECT_EQ(departure->answer_line, 5u);
  EXPECT_EQ(sentence_of(*departure), "ret: expected 0, was 1");
}

TEST_F(ConformanceDeparture, a_line_of_megabytes_is_cut_in_the_report) {
  EXPECT_LT(first_departure(std::string(3'000'000, 'x'))->actual_line.text.size(), 1000u);
}

constexpr std::string_view kVector =
    R"({"direction":"s2c","hex":"4cf7","decoded":{"guid":"0x50000001","movement_type_name":"X",
        "state":{"flags":3,"forward_command":{"wire":3,"full":"0x41000003","name":"Ready"},
        "forward_speed":{"f":1.5,"bits":"0x3FC00000"},"turn_speed":null,
        "actions":[{"stamp":4}]},"target":"0x80000001"}})";

TEST_F(ConformanceDeparture, a_message_may_be_answered_in_fewer_words) {
  EXPECT_EQ(
      broken_by_message(kVector, R"({"decoded":{"guid":1342177281,"state":{"forward_command":"0x41000003",
      "forward_speed":1.5,"actions":[{"stamp":4,"more":1}]},"target":"0x80000001"}})"),
      Rules());
}

TEST_F(ConformanceDeparture, a_wrong_or_missing_field_of_a_message_names_its_rules) {
  EXPECT_EQ(
      broken_by_message(kVector, R"({"decoded":{"guid":"0x50000001","state":{"forward_command":"0x41000003",
      "forward_speed":1.25,"actions":[{"stamp":4}]},"target":"0x80000001"}})"),
      Rules{"wire 2.1"});
  EXPECT_EQ(
      broken_by_message(kVector, R"({"decoded":{"guid":"0x50000001","state":{"forward_command":"0x41000003",
      "forward_speed":1.5,"actions":[{"stamp":4}]}}})"),
      Rules{"wire 2.3"});
  EXPECT_EQ(
      broken_by_message(kVector, R"({"decoded":{"guid":"0x50000001","state":{"forward_command":"0x41000003",
      "forward_speed":1.5,"actions":[]},"target":"0x80000001"}})"),
      Rules{"wire 2.1"});
}

TEST_F(ConformanceDeparture, a_refusal_is_right_exactly_where_the_vector_wants_it) {
  constexpr std::string_view kBad = R"({"direction":"s2c","hex":"4cf7","must_fail_because":"short read"})";
  EXPECT_EQ(broken_by_message(kBad, R"({"refused":"too short"})"), Rules());
  EXPECT_EQ(broken_by_message(kBad, R"({"decoded":{}})"), (Rules{"wire 2.1", "wire 2.3"}));
  EXPECT_EQ(broken_by_message(kVector, R"({"refused":"too short"})"), (Rules{"wire 2.1", "wire 2.3"}));
}

TEST_F(ConformanceDeparture, garbage_instead_of_an_answer_is_a_departure) {
  const std::string deep(1'000'000, '[');
  for (const std::string& answer :
       {std::string(), std::string("\xFF\xFE\0", 3), std::string("[1]"), deep,
        R"({"decoded":)" + std::string(100'000, '[') + std::string(100'000, ']') + "}"})
    EXPECT_FALSE(broken_by_message(kVector, answer).empty()) << answer.substr(0, 40);
}

TEST(ConformanceIndexFile, faults_are_named) {
  const auto fault = [](std::string_view json) { return read_conformance_index(json).error().text; };
  EXPECT_NE(fault("{").find("unexpected end"), std::string::npos);
  EXPECT_EQ(fault("{}"), "rules: missing");
  std::string elsewhere = kSmallIndex;
  elsewhere.replace(elsewhere.find("\"walk\""), 6, "\"../w\"");
  EXPECT_EQ(fault(elsewhere), "name: not a plain file name: '../w'");
  std::string unordered = kSmallIndex;
  unordered.replace(unordered.find("\"line\": 5"), 9, "\"line\": 1");
  EXPECT_EQ(fault(unordered), "walk: parts are not in order");
}

TEST_F(ConformanceDeparture, rules_that_are_broken_wherever_they_count_come_first) {
  ConformanceReport report(index);
  report.pass({0, 2});
  report.pass({0});
  Departure departure;
  departure.rules = {0, 1};
  report.depart(departure);
  report.close_case("scenario/walk", CaseResult::Broken);
  EXPECT_EQ(report.broken_rules(), (std::vector<std::size_t>{1, 0}));
  EXPECT_FALSE(report.all_pass());
  const Json json = json_of(report, "an engine");
  EXPECT_EQ(json["broken_rules"][0]["rule"], "core 2.9");
  EXPECT_EQ(json["rules_followed"], 1);
}

TEST_F(ConformanceDeparture, nothing_asked_is_not_a_pass) {
  ConformanceReport report(index);
  report.close_case("scenario/walk", CaseResult::Skipped);
  EXPECT_FALSE(report.all_pass());
}

}  // namespace
}  // namespace acm
