// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Scenarios with several actors and with messages; their traces are compared in golden_tests.cpp.
#include "inspect/scenario/scenario.h"
#include "inspect/scenario/story_writer.h"

#include <gtest/gtest.h>

#include <string>

#include "support/fixture_f.h"

namespace acm {
namespace {

std::string trace_of(std::string_view script) {
  test::SketchedTable table = test::scenario_fixture().finish();
  std::string text;
  TraceWriter writer(text);
  run_scenario(table.store(), test::TableSketch::kTableId, script, OnError::GoOn, writer);
  return text;
}

std::string story_of(std::string_view script) {
  test::SketchedTable table = test::scenario_fixture().finish();
  std::string text;
  StoryWriter writer(text);
  run_scenario(table.store(), test::TableSketch::kTableId, script, OnError::Stop, writer);
  writer.finish();
  return text;
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(Company, alone_a_trace_does_not_say_whom_it_is_about) {
  EXPECT_FALSE(contains(trace_of("spawn\ntarget 0 5 0\nmovetoobj\ntick 0.1 5\nstickto\n"), "@"));
}

TEST(Company, lines_are_about_the_actor_named_before) {
  const std::string trace =
      trace_of("spawn\nadd 50000003\nplace 0 9 0\nactor 50000001\nqueue\ntickall 0.1\nqueue\n");
  EXPECT_TRUE(contains(trace, "@ 50000003\nO spawn\n"));
  EXPECT_TRUE(contains(trace, "C place pos=0,9,0/1,0,0,0\n@ 50000001\nQ "));
  // After lines about the others, a line about the selected one says so again.
  EXPECT_EQ(trace.substr(trace.rfind('@')), "@ 50000001\nQ interp=[] mtm=[] counter=0\n");
}

TEST(Company, a_new_body_leaves_the_others_alone) {
  const std::string trace = trace_of("spawn\nplace 1 2 0\nadd 50000003\nactor 50000001\ntickall 0.1\n");
  const std::string last = trace.substr(trace.rfind("@ 50000001"));
  EXPECT_TRUE(contains(trace, "@ 50000003")) << trace;
  EXPECT_TRUE(contains(last, "pos=1,2,0/1,0,0,0")) << trace;
}

TEST(Company, an_empty_world_has_nobody_to_address) {
  EXPECT_EQ(trace_of("world\nqueue\ntickall 0.1\nadd 5\n").substr(0, 41),
            "C world\n! line=2 no actor 50000001\n@ 0000");
}

TEST(Company, a_body_with_effects_that_was_removed_is_not_addressed) {
  const std::string trace = trace_of("spawn fx=1\nremove 50000001\nwake\nfx\nbodyvel 1 0 0\n");
  for (const char* line : {"! line=3 no actor 50000001", "! line=4 no actor", "! line=5 no actor"})
    EXPECT_TRUE(contains(trace, line)) << trace;
}

TEST(Company, the_local_player_ignores_its_own_movement_as_it_comes_back) {
  const std::string trace = trace_of(
      "world player=50000001\nadd 50000001 player=1\n"
      "message 4cf70000 01000050 00000100 01000100 00003d00 02000000 05000000\n");
  EXPECT_TRUE(contains(trace, "C message UpdateMotion outcome=dropped")) << trace;
}

TEST(Company, chance_depends_on_the_seed_only) {
  const auto arrivals = [](std::string_view seed) {
    std::string script = "spawn\nnetwork lag=0.1 jitter=0.5 loss=0.5 seed=" + std::string(seed) + "\n";
    for (int i = 0; i < 5; ++i) script += "message 46f70000 01000050\n";
    return trace_of(script);
  };
  EXPECT_EQ(arrivals("4"), arrivals("4"));
  EXPECT_NE(arrivals("4"), arrivals("5"));
}

TEST(Company, a_late_message_applies_when_it_arrives) {
  const std::string trace = trace_of(
      "spawn\nnetwork lag=0.15\nmessage 4cf70000 01000050 00000100 01000000 00003d00 02000000 05000000\n"
      "tickall 0.1\necho between\ntickall 0.1\n");
  EXPECT_TRUE(contains(trace, "C message due=0.15"));
  EXPECT_GT(trace.find("C message UpdateMotion outcome=applied"), trace.find("E between"));
  EXPECT_TRUE(contains(trace, "outcome=applied"));
}

TEST(Company, a_story_names_who_does_what) {
  const std::string story = story_of(
      "spawn\nadd 50000003\nplace 0 30 0\nactor 50000001\nmovetoobj obj=50000003\ntickall 0.1 5\n"
      "remove 50000003\n");
  EXPECT_TRUE(contains(story, "0x50000003:")) << story;
  EXPECT_TRUE(contains(story, "loses sight of 0x50000003")) << story;
  EXPECT_TRUE(contains(story, "is gone")) << story;
}

}  // namespace
}  // namespace acm
