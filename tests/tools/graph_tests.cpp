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

TEST(Diff, wants_something_to_compare_with) {
  EXPECT_EQ(run_tool({"diff", "0x09000001"}).exit_code, 2);
  EXPECT_EQ(run_tool({"diff", "0x09000001", "0x09000099"}).exit_code, 1);
}

}  // namespace
}  // namespace acm::test
