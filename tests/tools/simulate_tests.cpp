// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_tool.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using testing::HasSubstr;

// The value of a line of the report, such as "state".
std::string line_of(const std::string& out, const std::string& name) {
  const std::size_t at = out.find("\n" + name);
  if (at == std::string::npos) return "";
  return out.substr(at + 1, out.find('\n', at + 1) - at - 1);
}

std::string state_of(const std::vector<std::string>& arguments) {
  std::vector<std::string> all = {"simulate", "--actors", "300", "--seconds", "2"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const ToolRun run = run_tool(all);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(line_of(run.out, "trouble"), HasSubstr(" 0 limits reached, 0 events dropped"));
  return line_of(run.out, "state");
}

TEST(Simulate, the_state_depends_on_actors_seconds_and_seed_and_not_on_threads) {
  const std::string one = state_of({});
  EXPECT_THAT(one, testing::MatchesRegex("state +0x[0-9A-F]+"));
  EXPECT_EQ(state_of({"--threads", "4"}), one);
  EXPECT_NE(state_of({"--seed", "2"}), one);
}

TEST(Simulate, the_crowd_moves_sticks_and_completes_motions) {
  const ToolRun run = run_tool({"simulate", "--actors", "200", "--seconds", "6"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("actors    200, 180 ticks of 1/30 s, 1 threads"));
  EXPECT_THAT(line_of(run.out, "moves"), testing::Not(HasSubstr(" 0 arrived")));
  EXPECT_THAT(line_of(run.out, "moves"), testing::Not(HasSubstr(" 0 sticks")));
  EXPECT_THAT(line_of(run.out, "motions"), testing::Not(HasSubstr(" 0 done")));
  EXPECT_THAT(line_of(run.out, "trouble"), HasSubstr(" 0 stalls"));
}

TEST(Simulate, its_capture_can_be_read) {
  const TempFolder folder;
  const std::string file = (folder.path() / "crowd.pcap").string();
  EXPECT_EQ(run_tool({"simulate", "--actors", "20", "--seconds", "3", "--capture", file}).exit_code, 0);
  const ToolRun run = run_tool({"capture", file});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("CreateObject"));
  EXPECT_THAT(run.out, HasSubstr("UpdateMotion"));
}

// docs/replay.md and the help text state the number.
TEST(Simulate, its_capture_departs_nowhere_by_more_than_30_centimetres_and_never_blips) {
  const TempFolder folder;
  const std::string file = (folder.path() / "crowd.pcap").string();
  for (const char* seed : {"1", "7", "9"}) {
    ASSERT_EQ(run_tool({"simulate", "--actors", "60", "--seconds", "40", "--seed", seed, "--capture", file})
                  .exit_code,
              0);
    const ToolRun run = run_tool({"replay", file, "--least", "0.3"});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, testing::Not(HasSubstr("degrees off"))) << "seed " << seed;
    EXPECT_THAT(run.out, HasSubstr(" positions compared, 0 blips, 0 stalls, 0 refused motions"));
  }
}

TEST(Simulate, its_capture_does_not_depend_on_threads) {
  const std::vector<std::string> one = {"simulate", "--actors", "100", "--seconds", "3", "--capture", "-"};
  std::vector<std::string> four = one;
  four.insert(four.end(), {"--threads", "4"});
  const std::string capture = run_tool(one).out;
  EXPECT_GT(capture.size(), 10'000u);
  EXPECT_EQ(run_tool(four).out, capture);
}

TEST(Simulate, a_crowd_of_a_server_moves_and_sticks_too) {
  const TempFolder folder;
  const std::string file = (folder.path() / "crowd.pcap").string();
  const ToolRun run = run_tool({"simulate", "--actors", "100", "--seconds", "20", "--capture", file});
  EXPECT_THAT(line_of(run.out, "moves"), testing::Not(HasSubstr(" 0 arrived")));
  EXPECT_THAT(line_of(run.out, "moves"), testing::Not(HasSubstr(" 0 sticks")));
  EXPECT_THAT(line_of(run.out, "trouble"),
              HasSubstr("0 blips, 0 stalls, 0 limits reached, 0 events dropped"));
}

TEST(Simulate, wrong_numbers_are_wrong_usage) {
  EXPECT_EQ(run_tool({"simulate", "--actors", "0"}).exit_code, 2);
  EXPECT_EQ(run_tool({"simulate", "--threads", "x"}).exit_code, 2);
  EXPECT_EQ(run_tool({"simulate", "--seconds", "-1"}).exit_code, 2);
}

TEST(Simulate, a_capture_that_cannot_be_written_is_a_failure) {
  EXPECT_EQ(run_tool({"simulate", "--actors", "2", "--seconds", "0.1", "--capture", "/nowhere/x"}).exit_code,
            1);
}

TEST(Simulate, long_runs_show_their_progress) {
  const ToolRun run = run_tool({"simulate", "--actors", "300", "--seconds", "20"},
                               {.output = ToolOutput::FileWithErrorsOnTerminal});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.err, testing::HasSubstr("simulating ["));
}

TEST(Simulate, capture_can_go_to_the_standard_output) {
  const ToolRun capture = run_tool({"simulate", "--actors", "2", "--seconds", "1", "--capture", "-"});
  EXPECT_EQ(capture.exit_code, 0);
  const ToolRun summary = run_tool({"capture", "-", "--summary"}, {.input = capture.out});
  EXPECT_EQ(summary.exit_code, 0) << summary.err;
}

}  // namespace
}  // namespace acm::test
