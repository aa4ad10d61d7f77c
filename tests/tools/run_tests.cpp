// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_tool.h"
#include "support/sanitized.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// A folder with a scenario, and what the tool makes of it.
struct ScenarioFile : TempFolder {
  explicit ScenarioFile(std::string_view text) { write("a.scn", std::as_bytes(std::span(text))); }
  [[nodiscard]] std::string file() const { return (path() / "a.scn").string(); }
  [[nodiscard]] ToolRun run(std::vector<std::string> arguments = {}) const {
    arguments.insert(arguments.begin(), {"run", file()});
    return run_tool(arguments);
  }
};

constexpr std::string_view kWalk = "spawn\ndomotion 45000005  # WalkForward\ntick 0.1 3\n";

TEST(Run, prints_a_story_with_times_and_names) {
  const ToolRun run = ScenarioFile(kWalk).run();
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("0.000 s  domotion WalkForward\n"));
  EXPECT_THAT(run.out, HasSubstr("WalkForward is done\n"));
  EXPECT_THAT(run.out, HasSubstr("0.300 s    at (0.000, "));
}

TEST(Run, prints_the_trace_on_demand) {
  const ToolRun run = ScenarioFile(kWalk).run({"--trace"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, StartsWith("O spawn\n"));
  EXPECT_THAT(run.out, HasSubstr("\nC domotion motion=45000005"));
  EXPECT_THAT(run.out, HasSubstr("\nT dt=0.100000001 "));
}

/// The message on the error stream about the first line with an error of a story.
std::string error_of(std::string_view text) {
  const ScenarioFile scenario(text);
  const ToolRun run = scenario.run();
  EXPECT_EQ(run.exit_code, 1) << text;
  EXPECT_THAT(run.err, StartsWith("acmotion: " + scenario.file() + ":"));
  return run.err.substr(std::string("acmotion: " + scenario.file() + ":").size());
}

TEST(Run, stops_at_the_first_faulty_line_and_says_what_was_expected) {
  EXPECT_EQ(error_of("state\n\nmotion\nstate\n"),
            "3: missing argument; expected: motion command [float speed=1]\n");
  EXPECT_EQ(error_of("motion zz\n"), "1: bad hex zz; expected: motion command [float speed=1]\n");
  EXPECT_EQ(error_of("motion 45000005 fast\n"),
            "1: bad number fast; expected: motion command [float speed=1]\n");
  EXPECT_EQ(error_of("tick\n"), "1: not spawned; expected: spawn on a line before\n");
  EXPECT_THAT(error_of("# nothing\nfly\n"), StartsWith("2: unknown command fly; expected: one of echo "));
  EXPECT_THAT(error_of("spawn wings=2\n"), StartsWith("1: unknown key wings; expected: spawn "));
  EXPECT_THAT(ScenarioFile("fly\necho later\n").run().out, Not(HasSubstr("later")));
}

TEST(Run, a_trace_goes_on_after_a_faulty_line) {
  const ToolRun run = ScenarioFile("fly\necho later\n").run({"--trace"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "! line=1 unknown command fly\nE later\n");
}

TEST(Run, story_names_actions_and_shows_the_fields_of_hooks) {
  const ToolRun run =
      ScenarioFile("spawn\ndomotion SwordCombat\ntick 0.1 20\ndomotion SlashHigh\ntick 0.1 12\n").run();
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("2.400 s    hook Attack part=7 left_x=-0.7"));
  EXPECT_THAT(run.out, HasSubstr("\nSlashHigh       |"));
}

TEST(Run, the_example_of_effects_reads_as_a_story) {
  const ToolRun run = run_tool({"run", ACMOTION_SOURCE_DIR "/examples/effects.scn"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("script 0x33000091, entry 1: hook Scale end=2 time=1\n"));
  EXPECT_THAT(run.out, HasSubstr("sounds Create, wave 0x0A000101, volume 0.8"));
  EXPECT_THAT(run.out, HasSubstr("script type LevelUp: accepted\n"));
  EXPECT_THAT(run.out, HasSubstr("scale goes from 1 to 2 in 1 s"));
  EXPECT_THAT(run.out, HasSubstr("script 0x33000092, entry 0: hook Transparent"));
  EXPECT_THAT(run.out, HasSubstr("part 1: not drawn, translucency "));
  EXPECT_THAT(run.out, HasSubstr("Sound to 0x50000001: accepted\n"));
  EXPECT_THAT(run.out, HasSubstr("\nhook Scale"));
  const ToolRun trace = run_tool({"run", ACMOTION_SOURCE_DIR "/examples/effects.scn", "--trace"});
  EXPECT_THAT(trace.out, HasSubstr("\nY id=70000001 script=33000091 i=0 type=2\n"));
  EXPECT_THAT(trace.out, Not(HasSubstr("\n! ")));
}

TEST(Run, long_trace_is_streamed) {
  const ToolRun run = ScenarioFile("spawn\ntick 0.1 300000\n").run({"--trace"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_GT(run.out.size(), 20'000'000u);
  EXPECT_LT(run.peak_kilobytes, kSanitized ? 500'000 : 40'000);
}

TEST(Run, limits_can_be_set) {
  const ScenarioFile scenario("spawn\ntick 0.1 300\n");
  EXPECT_THAT(scenario.run({"--max-steps", "200"}).err, HasSubstr("too many steps (the limit is 200)"));
  const ToolRun cut = scenario.run({"--trace", "--max-output", "1000"});
  EXPECT_EQ(cut.exit_code, 1);
  EXPECT_THAT(cut.err, HasSubstr("too much output"));
}

TEST(Run, scenario_can_come_from_the_standard_input) {
  ToolSetting setting;
  setting.input = "echo hello\n";
  EXPECT_EQ(run_tool({"run", "-", "--trace"}, setting).out, "E hello\n");
}

TEST(Run, escapes_do_not_reach_a_terminal) {
  const ScenarioFile scenario("echo \x1b[31mred\n");
  ToolSetting setting;
  EXPECT_EQ(run_tool({"run", scenario.file(), "--trace"}, setting).out, "E \x1b[31mred\n");
  setting.output = ToolOutput::Terminal;
  EXPECT_EQ(run_tool({"run", scenario.file(), "--trace"}, setting).out, "E \\x1b[31mred\r\n");
  EXPECT_THAT(error_of("motion \x1b[2J\n"), HasSubstr("bad hex \\x1b[2J"));
}

TEST(Run, takes_assets_and_a_table_of_ones_own) {
  const TempFolder folder;
  ASSERT_EQ(run_tool({"dat", "sample", (folder.path() / "sample.dat").string()}).exit_code, 0);
  const ScenarioFile scenario("default\nstate\n");
  const std::string own = scenario.run({"--trace", "--dat", (folder.path() / "sample.dat").string()}).out;
  EXPECT_EQ(own, scenario.run({"--trace"}).out);
  EXPECT_NE(own, scenario.run({"--trace", "--table", "0x09000003"}).out);
  EXPECT_EQ(scenario.run({"--table", "0x09000099"}).exit_code, 1);
  EXPECT_EQ(scenario.run({"--table", "walk"}).exit_code, 2);
  EXPECT_EQ(scenario.run({"--assets", "/nowhere"}).exit_code, 1);
}

TEST(Run, a_missing_file_is_reported) {
  const ToolRun run = run_tool({"run", "/nowhere/a.scn"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("/nowhere/a.scn"));
  EXPECT_EQ(run_tool({"run"}).exit_code, 2);
}

/// Compares two texts as traces.
ToolRun compare(std::string_view a, std::string_view b, std::vector<std::string> arguments = {}) {
  TempFolder folder;
  folder.write("a.trace", std::as_bytes(std::span(a)));
  folder.write("b.trace", std::as_bytes(std::span(b)));
  arguments.insert(arguments.begin(),
                   {"compare", (folder.path() / "a.trace").string(), (folder.path() / "b.trace").string()});
  return run_tool(arguments);
}

TEST(Compare, numbers_may_differ_a_little_and_rotations_in_sign) {
  EXPECT_EQ(compare("C x=1.00001\n", "C x=1.00002\n").exit_code, 0);
  EXPECT_EQ(compare("C x=1.00001\n", "C x=1.00002\n", {"--tolerance", "0"}).exit_code, 1);
  EXPECT_EQ(compare("C x=1.0\n", "C x=1.001\n").exit_code, 1);
  EXPECT_EQ(compare("A acc=1,2,3/0.5,0.5,-0.5,0.5\n", "A acc=1,2,3/-0.5,-0.5,0.5,-0.5\n").exit_code, 0);
  EXPECT_EQ(compare("E a\n", "E b\n").exit_code, 1);
}

TEST(Compare, shows_the_first_difference_in_its_context) {
  const ToolRun run =
      compare("E 1\nE 2\nE 3\nC x=1 y=2\nE 5\n", "E 1\nE 2\nE 3\nC x=1 y=3\nE 6\n", {"--context", "2"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, StartsWith("line 4 differs in y\n"));
  EXPECT_THAT(run.out, HasSubstr("E 2\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("E 1\n")));
  EXPECT_THAT(run.out, HasSubstr("C x=1 y=3\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("E 6")));
}

TEST(Compare, a_trace_that_ends_early_differs) {
  EXPECT_EQ(compare("E 1\nE 2\n", "E 1\n").exit_code, 1);
  EXPECT_EQ(compare("E 1\n", "E 1\nE 2\n").exit_code, 1);
  EXPECT_EQ(compare("E 1\n", "E 1\n").exit_code, 0);
}

}  // namespace
}  // namespace acm::test
