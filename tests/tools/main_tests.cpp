// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_tool.h"

namespace acm::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Main, version_says_how_it_was_built) {
  const ToolRun run = run_tool({"--version"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, testing::MatchesRegex(
                           "acmotion [0-9]+\\.[0-9]+\\.[0-9]+, .+, .+optimised, .*zlib, .*asserts\n"));
}

TEST(Main, every_help_has_examples) {
  for (const char* command : {"info", "list", "dump", "commands", "draw"}) {
    const ToolRun run = run_tool({command, "--help"});
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.out, HasSubstr(std::string("  acmotion ") + command));
    EXPECT_EQ(run.err, "");
  }
  EXPECT_THAT(run_tool({"--help"}).out, HasSubstr("Examples:"));
}

TEST(Main, wrong_usage_exits_with_2_and_says_why) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {}, {"nonsense"}, {"list"}, {"info", "--nonsense"}, {"info", "stray"}}) {
    const ToolRun run = run_tool(arguments);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_THAT(run.err, StartsWith("acmotion: "));
    EXPECT_EQ(run.out, "");
  }
}

TEST(Main, a_missing_file_is_one_exit_code_everywhere) {
  const std::string none = "/no/such/file";
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"info", "--assets", none},
           {"info", "--dat", none},
           {"dat", "ls", "--dat", none},
           {"dat", "add", "--dat", none, none},
           {"dat", "remove", "--dat", none, "03000001"},
           {"run", none},
           {"compare", none, none},
           {"import", none},
           {"capture", none},
           {"replay", none},
           {"lint", "--baseline", none}}) {
    const ToolRun run = run_tool(arguments);
    EXPECT_EQ(run.exit_code, 1) << arguments[0];
    EXPECT_THAT(run.err, HasSubstr("/no/such/file: No such file or directory\n")) << arguments[0];
    EXPECT_EQ(run.out, "");
  }
}

TEST(Main, colours_only_on_a_terminal_that_wants_them) {
  const std::vector<std::string> arguments = {"dump", "0x09000001"};
  EXPECT_THAT(run_tool(arguments).out, Not(HasSubstr("\033")));
  EXPECT_THAT(run_tool(arguments, {.output = ToolOutput::Terminal}).out, HasSubstr("\033["));
  EXPECT_THAT(run_tool(arguments, {.output = ToolOutput::Terminal, .environment = {"NO_COLOR=1"}}).out,
              Not(HasSubstr("\033")));
}

TEST(Main, a_reader_that_goes_away_is_no_failure) {
  const ToolRun run = run_tool({"commands"}, {.output = ToolOutput::ClosedPipe});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
}

TEST(Main, output_that_cannot_be_written_is_a_failure) {
  const ToolRun run = run_tool({"commands"}, {.output = ToolOutput::Full});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("cannot write"));
}

}  // namespace
}  // namespace acm::test
