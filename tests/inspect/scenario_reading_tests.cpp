// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// How a scenario's lines are read (../shared/golden/SCENARIO.md, section 11), and what it may take.
#include "inspect/scenario.h"
#include "inspect/story_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "support/fixture_f.h"

namespace acm {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

struct ScenarioResult {
  std::string text;
  ScenarioFaults faults;
};

ScenarioResult traced(std::string_view script, const ScenarioLimits& limits = {}, ScenarioDrain drain = {}) {
  test::SketchedTable table = test::scenario_fixture().finish();
  ScenarioResult result;
  TraceWriter writer(result.text, std::move(drain));
  result.faults =
      run_scenario(table.store(), test::TableSketch::kTableId, script, OnFault::GoOn, writer, limits);
  writer.finish();
  return result;
}

/// The reason of the only fault, which is in the last line; empty when there is none.
std::string fault_of_line(const std::string& line) {
  const ScenarioResult result = traced("spawn\n" + line + "\n");
  EXPECT_LE(result.faults.lines, 1) << line;
  return result.faults.first ? result.faults.first->reason : "";
}

TEST(ScenarioReading, scenario_11_integers_outside_their_field_are_faulty) {
  EXPECT_EQ(fault_of_line("domotion 45000005 ctx=4294967295"), "");
  EXPECT_EQ(fault_of_line("domotion 45000005 ctx=4294967296"), "bad number 4294967296");
  EXPECT_EQ(fault_of_line("domotion 45000005 ctx=-1"), "bad number -1");
  EXPECT_EQ(fault_of_line("domotion 45000005 stamp=65535"), "");
  EXPECT_EQ(fault_of_line("domotion 45000005 stamp=65536"), "bad number 65536");
  EXPECT_EQ(fault_of_line("interp acts=10000058:1:65536"), "bad number 65536");
  EXPECT_EQ(fault_of_line("interp acts=10000058:1:-1"), "bad number -1");
  EXPECT_EQ(fault_of_line("append 03000001 1e30"), "bad number 1e30");
  EXPECT_EQ(fault_of_line("tick 0.1 1e30"), "bad number 1e30");
  EXPECT_EQ(fault_of_line("raw hold=5000000000"), "bad number 5000000000");
  // Cut off at the point first.
  EXPECT_EQ(fault_of_line("domotion 45000005 ctx=-0.9"), "");
}

TEST(ScenarioReading, scenario_11_empty_items_of_acts_are_faulty) {
  EXPECT_EQ(fault_of_line("interp acts=10000058,"), "bad hex ");
  EXPECT_EQ(fault_of_line("interp acts=10000058,,10000058"), "bad hex ");
  EXPECT_EQ(fault_of_line("interp acts=10000058:"), "bad number ");
  EXPECT_EQ(fault_of_line("interp acts=10000058:1:2:0:"), "bad number ");
  EXPECT_EQ(fault_of_line("interp acts=10000058:1:2:0"), "");
}

TEST(ScenarioReading, scenario_11_negative_sizes_are_faulty) {
  EXPECT_EQ(fault_of_line("target 0 1 0 radius=-0.5"), "bad number -0.5");
  EXPECT_EQ(fault_of_line("target 0 1 0 height=-1"), "bad number -1");
  EXPECT_EQ(fault_of_line("spawn parts=-1"), "bad number -1");
  EXPECT_EQ(fault_of_line("spawn parts=65536"), "bad number 65536");
  EXPECT_EQ(fault_of_line("target 0 1 0 radius=0"), "");
}

TEST(ScenarioReading, empty_text_is_named_as_it_is) {
  EXPECT_THAT(traced("motion 45000005 speed=\n").text, EndsWith("unknown key speed\n"));
  EXPECT_EQ(fault_of_line("domotion 45000005 speed="), "bad number ");
  EXPECT_EQ(fault_of_line("spawn table="), "bad hex ");
  EXPECT_EQ(fault_of_line("spawn =1"), "unknown key ");
}

TEST(ScenarioReading, commands_are_taken_by_name) {
  const std::string by_number = traced("spawn\ndomotion 45000005\nraw fwd=44000007 style=8000003D\n").text;
  EXPECT_EQ(traced("spawn\ndomotion WalkForward\nraw fwd=runforward style=NonCombat\n").text, by_number);
  EXPECT_EQ(fault_of_line("interp fwd=WalkForward acts=Twitch1:1:2"), "");
  EXPECT_EQ(fault_of_line("domotion Wlak"), "bad hex Wlak");
  // Digits go before names.
  EXPECT_THAT(traced("spawn\ndomotion Dead\n").text, HasSubstr("motion=0000DEAD"));
}

TEST(ScenarioReading, too_many_steps_are_a_fault_without_effect) {
  const ScenarioResult result = traced("spawn\ntick 0.1 100000000000\ntick 0.1 2\necho end\n");
  EXPECT_EQ(result.faults.lines, 1);
  EXPECT_THAT(result.text, HasSubstr("! line=2 too many steps (the limit is 10000000)\n"));
  EXPECT_THAT(result.text, EndsWith("E end\n"));
}

TEST(ScenarioReading, steps_of_all_lines_and_actors_count_together) {
  ScenarioLimits limits;
  limits.steps = 10;
  const ScenarioResult result =
      traced("spawn\ntick 0.1 4\nadd 50000003\ntickall 0.1 3\nupdate 0.1\n", limits);
  ASSERT_EQ(result.faults.lines, 1);
  EXPECT_EQ(result.faults.first->line, 5);
}

TEST(ScenarioReading, too_much_output_ends_the_run) {
  ScenarioLimits limits;
  limits.output_bytes = 10'000;
  const ScenarioResult result = traced("spawn\ntick 0.1 100000\necho never\n", limits);
  EXPECT_TRUE(result.faults.ended_early);
  EXPECT_LT(result.text.size(), 12'000u);
  EXPECT_THAT(result.text, EndsWith("! line=2 too much output (the limit is 10000 bytes)\n"));
}

TEST(ScenarioReading, output_is_passed_on_as_it_comes) {
  std::string passed;
  std::size_t largest = 0;
  const ScenarioResult result = traced("spawn\ntick 0.1 5000\n", {}, [&](std::string_view text) {
    largest = std::max(largest, text.size());
    passed += text;
    return true;
  });
  EXPECT_EQ(result.text, "");
  EXPECT_LT(largest, 100'000u);
  EXPECT_EQ(passed, traced("spawn\ntick 0.1 5000\n").text);
}

TEST(ScenarioReading, output_that_was_passed_on_counts_too) {
  ScenarioLimits limits;
  limits.output_bytes = 200'000;
  std::size_t passed = 0;
  const ScenarioResult result = traced("spawn\ntick 0.1 5000\n", limits, [&](std::string_view text) {
    passed += text.size();
    return true;
  });
  EXPECT_TRUE(result.faults.ended_early);
  EXPECT_LT(passed, 202'000u);
}

TEST(ScenarioReading, output_that_nobody_takes_ends_the_run) {
  std::size_t passed = 0;
  const ScenarioResult result = traced("spawn\ntick 0.1 5000\n", {}, [&](std::string_view text) {
    passed += text.size();
    return false;
  });
  EXPECT_TRUE(result.faults.ended_early);
  EXPECT_LT(passed, 100'000u);
}

TEST(ScenarioReading, story_escapes_what_a_scenario_echoes) {
  test::SketchedTable table = test::scenario_fixture().finish();
  std::string text;
  StoryWriter writer(text);
  run_scenario(table.store(), test::TableSketch::kTableId, "spawn\necho \x1b[31m\n", OnFault::Stop, writer);
  writer.finish();
  EXPECT_THAT(text, HasSubstr("\\x1b[31m"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace acm
