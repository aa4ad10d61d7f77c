// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "run_tool.h"
#include "support/temp_folder.h"

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
  for (const char* command :
       {"capture", "commands", "compare", "conformance", "dat",      "decode",   "diff",
        "draw",    "dump",     "encode",  "export",      "graph",    "import",   "info",
        "lint",    "list",     "replay",  "run",         "simulate", "timeline", "view"}) {
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

TEST(Main, mistyped_words_are_answered_with_the_right_ones) {
  EXPECT_THAT(run_tool({"dra"}).err, HasSubstr("dra: no such subcommand; did you mean draw?"));
  EXPECT_THAT(run_tool({"info", "--jsom"}).err, HasSubstr("; did you mean --json?"));
  EXPECT_THAT(run_tool({"commands", "--set", "x"}).err, HasSubstr("--set: 'x' is none of: eor, 2013"));
  EXPECT_THAT(run_tool({"timeline", "09000001", "SlashHig"}).err, HasSubstr("; did you mean SlashHigh"));
  EXPECT_THAT(run_tool({"simulate", "--seconds", "nan"}).err, HasSubstr("'nan' is not a finite number"));
}

TEST(Main, whole_numbers_are_whole_and_within_their_bounds) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"simulate", "--seed", "-1"},
                                             {"simulate", "--seed", "x"},
                                             {"simulate", "--actors", "2.5"},
                                             {"compare", "a", "b", "--context", "-3"},
                                             {"dat", "add", "--dat", "a", "b", "--iteration", "-1"},
                                             {"run", "a", "--max-steps", "x"},
                                             {"run", "a", "--max-output", "-1"},
                                             {"draw", "02000001", "-o", "-", "--frames", "1e3"}}) {
    const ToolRun run = run_tool(arguments);
    EXPECT_EQ(run.exit_code, 2) << arguments[0];
    EXPECT_THAT(run.err, HasSubstr("is not a whole number")) << arguments[0];
  }
  EXPECT_THAT(run_tool({"simulate", "--actors", "1000001"}).err,
              HasSubstr("1000001 is not within 1 and 1000000"));
  EXPECT_THAT(run_tool({"simulate", "--seed", "99999999999999999999"}).err,
              HasSubstr(" is not within 0 and 1844"));
}

TEST(Main, more_that_was_mistyped_is_answered) {
  EXPECT_THAT(run_tool({"man", "dra"}).err, HasSubstr("; did you mean acmotion draw"));
  EXPECT_THAT(run_tool({"draw", "02000001", "-o", "-", "--view", "up"}).err,
              HasSubstr("--view: 'up' is none of: side, front, top, iso"));
  EXPECT_EQ(run_tool({"draw", "02000003", "-o", "-", "--view", "Top"}).exit_code, 0);
  const TempFolder folder;
  folder.write("my.dat", {});
  EXPECT_THAT(run_tool({"lint", (folder.path() / "my.dat").string()}).err,
              HasSubstr("my.dat' is a file, and an id is expected here; --dat FILE names a container"));
}

// Whoever changes a help text runs acmotion man --out docs/man.
TEST(Main, manual_pages_are_those_of_the_help) {
  const TempFolder folder;
  ASSERT_EQ(run_tool({"man", "--out", folder.string()}).exit_code, 0);
  const auto text_of = [](const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  };
  const std::filesystem::path kept = ACMOTION_SOURCE_DIR "/docs/man";
  std::size_t pages = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    ++pages;
    EXPECT_EQ(text_of(kept / entry.path().filename()), text_of(entry.path())) << entry.path().filename();
  }
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(kept), {}), static_cast<std::ptrdiff_t>(pages));
  EXPECT_EQ(run_tool({"man", "dat", "ls"}).out, text_of(kept / "acmotion-dat-ls.1"));
  EXPECT_EQ(run_tool({"man", "nonsense"}).exit_code, 2);
}

TEST(Main, a_missing_file_is_one_exit_code_everywhere) {
  const std::string none = "/no/such/file";
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"info", "--assets", none},
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

TEST(Main, a_reader_that_goes_away_is_not_a_failure) {
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
