// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

#include "asset_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using testing::HasSubstr;

TEST(Graph, writes_svg_and_dot) {
  const ToolRun svg = run_tool({"graph", "0x02000001", "--svg", "-"});
  EXPECT_EQ(svg.exit_code, 0);
  EXPECT_THAT(svg.out, testing::StartsWith("<svg "));
  EXPECT_THAT(svg.out, HasSubstr("SlashHigh"));
  const ToolRun dot = run_tool({"graph", "0x09000001", "--dot", "-"});
  EXPECT_EQ(dot.exit_code, 0);
  EXPECT_THAT(dot.out, testing::StartsWith("digraph "));
}

TEST(Graph, writes_json_and_one_output_to_the_standard_stream) {
  const ToolRun run = run_tool({"graph", "0x02000001", "--json", "-"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(nlohmann::json::parse(run.out)["table"], "0x09000001");
  EXPECT_EQ(run_tool({"graph", "0x02000001", "--json", "-", "--svg", "-"}).exit_code, 2);
}

TEST(Graph, missing_animations_are_reported) {
  const AssetFiles files;
  const std::vector<std::string> arguments = {"graph", "0x09000001", "--dot",
                                              "-",     "--assets",   files.string()};
  const ToolRun whole = run_tool(arguments);
  EXPECT_EQ(whole.exit_code, 0);
  EXPECT_EQ(whole.err, "");
  std::filesystem::remove(files.path() / "03000001.bin");
  const ToolRun run = run_tool(arguments);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.err, "acmotion: 0x09000001: animation 0x03000001 is missing\n");
  EXPECT_THAT(run.out, testing::StartsWith("digraph "));
}

TEST(Graph, wants_a_table_and_something_to_write) {
  EXPECT_EQ(run_tool({"graph", "0x09000001"}).exit_code, 2);
  EXPECT_EQ(run_tool({"graph", "0x09000099", "--dot", "-"}).exit_code, 1);
}

TEST(Diff, prints_differences_and_exits_with_1) {
  const ToolRun same = run_tool({"diff", "0x09000001", "0x09000001"});
  EXPECT_EQ(same.exit_code, 0);
  EXPECT_EQ(same.out, "the same\n");
  const ToolRun other = run_tool({"diff", "0x09000001", "0x09000002"});
  EXPECT_EQ(other.exit_code, 1);
  EXPECT_THAT(other.out, HasSubstr("removed"));
  const ToolRun as_json = run_tool({"diff", "0x09000001", "0x09000002", "--json"});
  const auto list = nlohmann::json::parse(as_json.out);
  ASSERT_GT(list.size(), 10u);
  EXPECT_TRUE(list[0].contains("place"));
}

TEST(Diff, compares_animations_and_setups) {
  const ToolRun run = run_tool({"diff", "0x03000001", "0x03000002"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("changed  frames    72 -> 18\n"));
  EXPECT_THAT(run.out, HasSubstr("added    frame 6   SoundTable both ways sound_type=0x38 Footstep2\n"));
  EXPECT_EQ(run_tool({"diff", "0x03000001", "0x03000001"}).out, "the same\n");
  EXPECT_EQ(run_tool({"diff", "0x02000001", "0x02000002"}).out,
            run_tool({"diff", "0x09000001", "0x09000002"}).out);
}

TEST(Diff, compares_whole_containers) {
  const TempFolder folder;
  const std::string a = (folder.path() / "a.dat").string(), b = (folder.path() / "b.dat").string();
  ASSERT_EQ(run_tool({"dat", "sample", a}).exit_code, 0);
  ASSERT_EQ(run_tool({"dat", "sample", b}).exit_code, 0);
  EXPECT_EQ(run_tool({"diff", "--dat", a, "--other-dat", b}).out, "the same\n");
  ASSERT_EQ(run_tool({"dat", "remove", "--dat", b, "0x0A000001"}).exit_code, 0);
  ASSERT_EQ(run_tool({"dat", "extract", "--dat", a, "0x09000002", "-o", folder.string()}).exit_code, 0);
  std::filesystem::rename(folder.path() / "09000002.bin", folder.path() / "09000009.bin");
  ASSERT_EQ(run_tool({"dat", "add", "--dat", b, "--unchecked", (folder.path() / "09000009.bin").string()})
                .exit_code,
            0);
  const ToolRun run = run_tool({"diff", "--dat", a, "--other-dat", b});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("removed  wave 0x0A000001"));
  EXPECT_THAT(run.out, HasSubstr("added    motion-table 0x09000009"));
  EXPECT_THAT(run.out, HasSubstr("2 differences\n"));
}

TEST(Diff, wants_something_to_compare_with) {
  EXPECT_EQ(run_tool({"diff", "0x09000001"}).exit_code, 2);
  EXPECT_EQ(run_tool({"diff", "0x09000001", "0x09000099"}).exit_code, 1);
}

}  // namespace
}  // namespace acm::test
