// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// How a scenario's lines are read (section 11 of the language), and what it may take.
#include "inspect/scenario/scenario.h"
#include "inspect/scenario/story_writer.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "support/fixture_f.h"

namespace acm {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

struct ScenarioResult {
  std::string text;
  ScenarioErrors errors;
};

ScenarioResult traced(std::string_view script, const ScenarioLimits& limits = {}, ScenarioDrain drain = {}) {
  test::SketchedTable table = test::scenario_fixture().finish();
  ScenarioResult result;
  TraceWriter writer(result.text, std::move(drain));
  result.errors =
      run_scenario(table.store(), test::TableSketch::kTableId, script, OnError::GoOn, writer, limits);
  writer.finish();
  return result;
}

/// The reason of the only error, which is in the last line; empty when there is none.
std::string error_of_line(const std::string& line) {
  const ScenarioResult result = traced("spawn\n" + line + "\n");
  EXPECT_LE(result.errors.lines, 1) << line;
  return result.errors.first ? result.errors.first->reason : "";
}

TEST(ScenarioReading, scenario_11_integers_outside_their_field_are_faulty) {
  EXPECT_EQ(error_of_line("domotion 45000005 ctx=4294967295"), "");
  EXPECT_EQ(error_of_line("domotion 45000005 ctx=4294967296"), "bad number 4294967296");
  EXPECT_EQ(error_of_line("domotion 45000005 ctx=-1"), "bad number -1");
  EXPECT_EQ(error_of_line("domotion 45000005 stamp=65535"), "");
  EXPECT_EQ(error_of_line("domotion 45000005 stamp=65536"), "bad number 65536");
  EXPECT_EQ(error_of_line("interp acts=10000058:1:65536"), "bad number 65536");
  EXPECT_EQ(error_of_line("interp acts=10000058:1:-1"), "bad number -1");
  EXPECT_EQ(error_of_line("append 03000001 1e30"), "bad number 1e30");
  EXPECT_EQ(error_of_line("tick 0.1 1e30"), "bad number 1e30");
  EXPECT_EQ(error_of_line("raw hold=5000000000"), "bad number 5000000000");
  // Cut off at the point first.
  EXPECT_EQ(error_of_line("domotion 45000005 ctx=-0.9"), "");
}

TEST(ScenarioReading, scenario_9_3_events_have_the_types_0_to_5) {
  for (int type = 0; type <= 9; ++type) {
    const std::string word = std::to_string(type);
    const ScenarioResult result = traced("spawn fx=1\nevent type=" + word + "\n");
    EXPECT_EQ(result.errors.first ? result.errors.first->reason : "", type <= 5 ? "" : "bad number " + word);
  }
  const ScenarioResult cut = traced("spawn fx=1\nevent type=6.5\n");
  EXPECT_EQ(cut.errors.first ? cut.errors.first->reason : "", "bad number 6.5");
  EXPECT_EQ(error_of_line("event"), "no effects");
  EXPECT_EQ(error_of_line("setstate 1"), "no effects");
  EXPECT_EQ(error_of_line("spawn static=1"), "unknown key static");
}

TEST(ScenarioReading, scenario_9_6_messages_of_effects_wait_for_a_body_with_effects) {
  const std::string script = "script 33000001 0 noop\n";
  const std::string message = "message 54F70000 01000050 01000033\n";
  const std::string parked = "C message=F754 object=50000001 result=parked\n";
  const std::string accepted = "C message=F754 object=50000001 result=accepted\n";
  EXPECT_EQ(traced(message).text, parked);
  for (const std::string& line : {message, std::string("scriptmsg 50000001 33000001\n")}) {
    const std::string text = traced(script + "spawn\n" + line + "spawn fx=1\n").text;
    EXPECT_THAT(text, HasSubstr(parked));
    EXPECT_THAT(text, EndsWith(accepted));
  }
  EXPECT_THAT(traced(script + "spawn fx=1\n" + message).text, EndsWith(accepted));
  EXPECT_THAT(traced("spawn fx=1\nmessage 4CF70000 01000050\n").text,
              EndsWith("C message=F74C result=malformed\n"));
  // Other messages are the world's, and so are these as soon as there may be several actors.
  EXPECT_THAT(traced("spawn\nmessage 46F70000 01000050\n").text,
              HasSubstr("C message PlayerCreate outcome="));
  for (const char* more : {"", " fx=1"})
    EXPECT_THAT(traced(fmt::format("world\nadd 50000001{}\n", more) + message).text,
                HasSubstr("C message PlayScriptId outcome="))
        << more;
}

TEST(ScenarioReading, scenario_9_6_what_is_no_message_is_malformed_with_effects_and_without) {
  const std::pair<const char*, const char*> messages[] = {
      {"54F7", "C message=0 result=malformed\n"},
      {"54F70000 010000", "C message=F754 result=malformed\n"},
      {"55F70000 01000050 05000000 0000C07F", "C message=F755 result=malformed\n"},
      {"78563412", "C message=12345678 result=malformed\n"}};
  for (const auto& [message, line] : messages)
    for (const char* spawned : {"", "spawn\n", "spawn fx=1\n"})
      EXPECT_THAT(traced(fmt::format("{}message {}\n", spawned, message)).text, EndsWith(line)) << spawned;
}

TEST(ScenarioReading, scenario_9_7_the_joined_digits_of_a_faulty_message_are_named) {
  EXPECT_EQ(traced("message 50F7 0\n").text, "! line=1 bad hex 50F70\n");
  for (const char* spawned : {"spawn\n", "spawn fx=1\n"})
    EXPECT_THAT(traced(spawned + std::string("message 50 zz\n")).text, EndsWith("! line=2 bad hex 50zz\n"));
}

TEST(ScenarioReading, scenario_9_3_setstate_changes_the_word_and_nothing_else) {
  EXPECT_THAT(traced("spawn fx=1\nsetstate 1008\n").text, EndsWith("C setstate ps=1008\n"));
  // A body that has lost the bit of gravity falls on.
  const auto fall = [&](const std::string& more) {
    const std::string text = traced("spawn fx=1 contact=0\n" + more + "tick 0.1\n").text;
    return text.substr(text.find(" vel="));
  };
  EXPECT_EQ(fall("setstate 1008\n"), fall(""));
  EXPECT_NE(fall(""), " vel=0,0,0\n");
}

// Only steps of a body with effects work it out (section 9.4): that of section 7 keeps it.
TEST(ScenarioReading, scenario_7_the_reference_body_keeps_its_acceleration_on_the_ground) {
  const auto velocity = [](const std::string& keys) {
    const std::string text =
        traced("spawn contact=0" + keys + "\nset contact=1 walkable=1\ntick 0.1 4\n").text;
    return text.substr(text.rfind(" vel="));
  };
  EXPECT_THAT(velocity(""), HasSubstr("vel=0,0,-0.98"));
  EXPECT_EQ(velocity(" fx=1"), " vel=0,0,0\n");
}

TEST(ScenarioReading, scenario_9_1_a_static_body_names_an_animation_that_is_not_loaded_too) {
  EXPECT_THAT(traced("spawn fx=1 static=1 anim=03009999\n").text, HasSubstr("ps=440C09"));
  EXPECT_THAT(traced("spawn fx=1 static=1 script=33009999\n").text, HasSubstr("ps=480C09"));
  EXPECT_THAT(traced("spawn fx=1 static=1\n").text, HasSubstr("ps=400C09"));
}

TEST(ScenarioReading, all_bodies_of_a_world_have_effects_or_none_has) {
  EXPECT_THAT(traced("world\nadd 50000003\nadd 50000004 fx=1\n").text, EndsWith("! line=3 bad number 1\n"));
  EXPECT_THAT(traced("world\nadd 50000003\nsetstate 1\n").text, EndsWith("! line=3 no effects\n"));
  EXPECT_THAT(traced("spawn fx=1\nadd 50000003 fx=0\n").text, EndsWith("! line=2 bad number 0\n"));
  EXPECT_EQ(traced("world\nadd 50000003\nworld\nadd 50000003 fx=1\nspawn\nspawn fx=1\n").errors.lines, 0);
  // The second is as the first, and its hooks do what they do in the game.
  const std::string text = traced(
                               "world\nadd 50000003 fx=1\nadd 50000004\naddhook scale 2 0\ntick 0.1\nfx\n"
                               "fx on=50000003\n")
                               .text;
  EXPECT_THAT(text, HasSubstr("\nF id=50000004 scale=2 "));
  EXPECT_THAT(text, HasSubstr("\nF id=50000003 scale=1 "));
}

TEST(ScenarioReading, verbs_of_effects_address_the_selected_body) {
  const std::string two = "script 33000001 0 noop\nworld\nadd 50000003 fx=1\nadd 50000004\n";
  // Each has timestamps of its own.
  const std::string events =
      traced(two + "event ms=5\nactor 50000003\nevent ms=1\nactor 50000004\nevent ms=1\n").text;
  std::vector<std::string> gates;
  for (std::size_t at = 0; (at = events.find("gate=", at)) != std::string::npos; ++at)
    gates.push_back(events.substr(at + 5, events.find(' ', at) - at - 5));
  EXPECT_THAT(gates, testing::ElementsAre("pass", "pass", "stale"));
  EXPECT_THAT(traced(two + "event ms=5\nremove\nadd 50000004\nevent ms=1\n").text,
              HasSubstr("gate=pass applied=1 auto=0\n"));
  EXPECT_THAT(traced(two + "playscript 33000001\nfx\n").text, HasSubstr("\nF id=50000004 "));
  // Its child leaves the cell with it, and then plays no script.
  const std::string child = "child 50000100 3\n",
                    plays = "set cell=0\nplayscript 33000001 on=50000100\nfx on=50000100\n";
  EXPECT_THAT(traced(two + child + plays).text, EndsWith("scripts=[] next=none\n"));
  EXPECT_THAT(traced(two + child + "actor 50000003\n" + plays).text,
              EndsWith("scripts=[33000001:0:0] next=0\n"));
}

TEST(ScenarioReading, scenario_11_empty_items_of_acts_are_faulty) {
  EXPECT_EQ(error_of_line("interp acts=10000058,"), "bad hex ");
  EXPECT_EQ(error_of_line("interp acts=10000058,,10000058"), "bad hex ");
  EXPECT_EQ(error_of_line("interp acts=10000058:"), "bad number ");
  EXPECT_EQ(error_of_line("interp acts=10000058:1:2:0:"), "bad number ");
  EXPECT_EQ(error_of_line("interp acts=10000058:1:2:0"), "");
}

TEST(ScenarioReading, scenario_11_negative_sizes_are_faulty) {
  EXPECT_EQ(error_of_line("target 0 1 0 radius=-0.5"), "bad number -0.5");
  EXPECT_EQ(error_of_line("target 0 1 0 height=-1"), "bad number -1");
  EXPECT_EQ(error_of_line("spawn parts=-1"), "bad number -1");
  EXPECT_EQ(error_of_line("spawn parts=65536"), "bad number 65536");
  EXPECT_EQ(error_of_line("target 0 1 0 radius=0"), "");
}

TEST(ScenarioReading, empty_text_is_named_as_it_is) {
  EXPECT_THAT(traced("motion 45000005 speed=\n").text, EndsWith("unknown key speed\n"));
  EXPECT_EQ(error_of_line("domotion 45000005 speed="), "bad number ");
  EXPECT_EQ(error_of_line("spawn table="), "bad hex ");
  EXPECT_EQ(error_of_line("spawn =1"), "unknown key ");
}

TEST(ScenarioReading, commands_are_taken_by_name) {
  const std::string by_number = traced("spawn\ndomotion 45000005\nraw fwd=44000007 style=8000003D\n").text;
  EXPECT_EQ(traced("spawn\ndomotion WalkForward\nraw fwd=runforward style=NonCombat\n").text, by_number);
  EXPECT_EQ(error_of_line("interp fwd=WalkForward acts=Twitch1:1:2"), "");
  EXPECT_EQ(error_of_line("domotion Wlak"), "bad hex Wlak");
  // Digits go before names.
  EXPECT_THAT(traced("spawn\ndomotion Dead\n").text, HasSubstr("motion=0000DEAD"));
}

TEST(ScenarioReading, too_many_steps_are_an_error_without_effect) {
  const ScenarioResult result = traced("spawn\ntick 0.1 100000000000\ntick 0.1 2\necho end\n");
  EXPECT_EQ(result.errors.lines, 1);
  EXPECT_THAT(result.text, HasSubstr("! line=2 too many steps (the limit is 10000000)\n"));
  EXPECT_THAT(result.text, EndsWith("E end\n"));
}

TEST(ScenarioReading, steps_of_all_lines_and_actors_count_together) {
  ScenarioLimits limits;
  limits.steps = 10;
  const ScenarioResult result =
      traced("spawn\ntick 0.1 4\nadd 50000003\ntickall 0.1 3\nupdate 0.1\n", limits);
  ASSERT_EQ(result.errors.lines, 1);
  EXPECT_EQ(result.errors.first->line, 5);
}

TEST(ScenarioReading, too_much_output_ends_the_run) {
  ScenarioLimits limits;
  limits.output_bytes = 10'000;
  const ScenarioResult result = traced("spawn\ntick 0.1 100000\necho never\n", limits);
  EXPECT_TRUE(result.errors.ended_early);
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
  EXPECT_TRUE(result.errors.ended_early);
  EXPECT_LT(passed, 202'000u);
}

TEST(ScenarioReading, output_that_nobody_takes_ends_the_run) {
  std::size_t passed = 0;
  const ScenarioResult result = traced("spawn\ntick 0.1 5000\n", {}, [&](std::string_view text) {
    passed += text.size();
    return false;
  });
  EXPECT_TRUE(result.errors.ended_early);
  EXPECT_LT(passed, 100'000u);
}

TEST(ScenarioReading, story_escapes_what_a_scenario_echoes) {
  test::SketchedTable table = test::scenario_fixture().finish();
  std::string text;
  StoryWriter writer(text);
  run_scenario(table.store(), test::TableSketch::kTableId, "spawn\necho \x1b[31m\n", OnError::Stop, writer);
  writer.finish();
  EXPECT_THAT(text, HasSubstr("\\x1b[31m"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace acm
