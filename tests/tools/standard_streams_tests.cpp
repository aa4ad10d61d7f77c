// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// "-" in place of every file and folder that the tool takes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "dat_files.h"
#include "run_tool.h"
#include "support/input_file.h"
#include "support/tool_error.h"

namespace acm::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using Words = std::vector<std::string>;

/// The sample as a container, in a file and as what the standard input holds.
struct StandardStreams : testing::Test, DatFiles {
  StandardStreams() {
    sample = run_tool({"dat", "sample", "-"}).out;
    write("sample.dat", std::as_bytes(std::span(sample)));
  }

  std::string sample;
};

TEST_F(StandardStreams, a_container_is_read_from_the_input_by_every_command_that_reads_one) {
  for (const Words& command :
       std::vector<Words>{{"info", "--dat"},
                          {"list", "animation", "--dat"},
                          {"dump", "0x09000001", "--dat"},
                          {"draw", "0x02000001", "--motion", "Ready", "-o", "-", "--dat"},
                          {"timeline", "0x02000001", "WalkForward", "--dat"},
                          {"timeline", "--all", "--csv", "-", "--dat"},
                          {"lint", "--dat"},
                          {"graph", "0x09000002", "--dot", "-", "--dat"},
                          {"diff", "0x09000001", "0x09000002", "--dat"},
                          {"diff", "--other-dat"},
                          {"export", "0x02000003", "-o", "-", "--dat"},
                          {"dat", "ls", "--dat"},
                          {"dat", "extract", "0x03000001", "-o", "-", "--dat"},
                          {"dat", "verify", "--json", "--dat"},
                          {"dat", "check-retail", "--dat"},
                          {"run", ACMOTION_SOURCE_DIR "/examples/stroll.scn", "--dat"}}) {
    Words from_file = command, from_input = command;
    from_file.push_back(at("sample.dat"));
    from_input.emplace_back("-");
    const ToolRun expected = run_tool(from_file), got = run_tool(from_input, {.input = sample});
    EXPECT_EQ(got.exit_code, expected.exit_code) << command[0] << ' ' << got.err;
    EXPECT_EQ(got.err, expected.err);
    std::string text = got.out;
    if (const std::size_t name = text.find("standard input"); name != std::string::npos)
      text.replace(name, 14, at("sample.dat"));
    EXPECT_EQ(text, expected.out) << command[0];
    EXPECT_FALSE(got.out.empty()) << command[0];
  }
}

TEST_F(StandardStreams, a_bad_container_in_the_input_is_named) {
  for (const Words& command : std::vector<Words>{{"info", "--dat", "-"}, {"dat", "ls", "--dat", "-"}}) {
    const ToolRun run = run_tool(command, {.input = "no container"});
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_THAT(run.err, HasSubstr("acmotion: standard input: "));
  }
}

TEST_F(StandardStreams, other_inputs_are_read_too) {
  const std::string glb = run_tool({"export", "0x02000003", "-o", "-"}).out;
  const ToolRun import = run_tool({"import", "-", "--all", "-o", at("out")}, {.input = glb});
  EXPECT_EQ(import.exit_code, 0) << import.err;
  EXPECT_THAT(import.out, HasSubstr("3 animations written"));
  const std::string findings = run_tool({"lint", "--json"}).out;
  EXPECT_EQ(run_tool({"lint", "--baseline", "-"}, {.input = findings}).exit_code, 0);
  const std::string trace = "tick 1\n";
  write("a.trace", std::as_bytes(std::span(trace)));
  EXPECT_EQ(run_tool({"compare", at("a.trace"), "-"}, {.input = trace}).exit_code, 0);
}

TEST_F(StandardStreams, a_new_container_can_go_to_the_output) {
  write("03000001.bin", write_animation(AssetFiles::animation(0x03000001)));
  const ToolRun run = run_tool({"dat", "add", "--create", "--dat", "-", at("03000001.bin")});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  write("new.dat", std::as_bytes(std::span(run.out)));
  EXPECT_THAT(ids("new.dat"), testing::Contains(0x03000001));
  EXPECT_FALSE(has("-"));
}

// Each refusal names the option and what goes there instead.
TEST_F(StandardStreams, where_it_cannot_go_it_is_refused_by_name) {
  write("o/03000001.bin", write_animation(AssetFiles::animation(0x03000001)));
  const std::string object = at("o/03000001.bin"), dat = at("sample.dat");
  const std::map<Words, std::string> refusals = {
      {{"info", "--assets", "-"}, "--assets -: it takes a folder; --dat - reads a container"},
      {{"diff", "--other-assets", "-"},
       "--other-assets -: it takes a folder; --other-dat - reads a container"},
      {{"import", object, "-o", "-"},
       "-o -: animations go into a folder (-o DIR) or a container (--into FILE)"},
      {{"import", object, "--into", "-"}, "--into -: a container is changed where it is, so name its file"},
      {{"dat", "add", "--dat", "-", object},
       "--dat -: a container is changed where it is, so name its file (with --create a new one is written)"},
      {{"dat", "add", "--dat", dat, "-"},
       "-: an object needs an id; name a file XXXXXXXX.bin or a folder of them"},
      {{"dat", "remove", "--dat", "-", "03000001"},
       "--dat -: a container is changed where it is, so name its file"},
      {{"dat", "extract", "--dat", dat, "-o", "-"}, "-o -: the standard output takes one object, not "},
      {{"dat", "extract", "--dat", dat, "--type", "animation", "-o", "-"},
       "; name one, or a folder (-o DIR)"},
      {{"export", "--all", "-o", "-"}, "-o -: --all writes a file for each Setup; name a folder (-o DIR)"},
      {{"export", "--all", "-o", at("x"), "--graph", "-"},
       "--graph -: --all writes a file for each table; name a folder (--graph DIR)"},
      {{"capture", object, "--extract", "-"},
       "--extract -: messages go into a folder (--extract DIR); --json prints"},
      {{"man", "--out", "-"},
       "--out -: the pages go into a folder (--out DIR); acmotion man NAME prints one"}};
  for (const auto& [arguments, text] : refusals) {
    const ToolRun run = run_tool(arguments, {.input = sample});
    EXPECT_EQ(run.exit_code, 2) << text;
    EXPECT_THAT(run.err, HasSubstr(text));
    EXPECT_THAT(run.out, IsEmpty());
  }
  EXPECT_FALSE(std::filesystem::exists("-"));
}

TEST_F(StandardStreams, the_input_is_read_once) {
  for (const Words& arguments : std::vector<Words>{{"lint", "--dat", "-", "--baseline", "-"},
                                                   {"diff", "--dat", "-", "--other-dat", "-"},
                                                   {"replay", "-", "--dat", "-"},
                                                   {"run", "-", "--dat", "-"},
                                                   {"compare", "-", "-"}}) {
    const ToolRun run = run_tool(arguments, {.input = sample});
    EXPECT_EQ(run.exit_code, 2) << arguments[0];
    EXPECT_THAT(run.err, HasSubstr("only one input can be the standard input (-)"));
  }
}

TEST_F(StandardStreams, two_results_do_not_share_the_output) {
  const std::string capture = run_tool({"simulate", "--actors", "2", "--seconds", "1", "--capture", "-"}).out;
  const ToolRun replay = run_tool({"replay", "-", "--json", "--svg", "-"}, {.input = capture});
  EXPECT_EQ(replay.exit_code, 2);
  EXPECT_THAT(replay.err, HasSubstr("--svg -: --json goes to the standard output already; name a file"));
  const ToolRun timeline = run_tool({"timeline", "0x09000001", "WalkForward", "--json", "--svg", "-"});
  EXPECT_EQ(timeline.exit_code, 2);
  EXPECT_THAT(timeline.err, HasSubstr("--svg -: --json goes to the standard output already; name a file"));
}

// What has no size is kept in memory, and so has a limit.
TEST_F(StandardStreams, the_input_may_not_be_longer_than_its_limit) {
  write("input", std::as_bytes(std::span(sample)));
  tool::ChunkedInput fits(at("input"));
  const tool::HeldInput held = tool::read_whole(fits, sample.size());
  ASSERT_EQ(held.bytes().size(), sample.size());
  EXPECT_EQ(std::memcmp(held.bytes().data(), sample.data(), sample.size()), 0);
  tool::ChunkedInput too_long(at("input"));
  try {
    (void)tool::read_whole(too_long, sample.size() - 1);
    FAIL() << "it was taken";
  } catch (const tool::ToolError& error) {
    EXPECT_THAT(error.what(), HasSubstr("input: more than "));
    EXPECT_THAT(error.what(),
                HasSubstr(" bytes, the most that is read from a pipe; save it and name the file"));
  }
}

}  // namespace
}  // namespace acm::test
