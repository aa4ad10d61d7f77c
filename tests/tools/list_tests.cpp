// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "asset_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST(List, json_is_one_array_of_objects_with_id) {
  const AssetFiles files;
  const ToolRun run = run_tool({"list", "motion-table", "--json", "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 0);
  const json expected = {{{"id", "0x09000001"},
                          {"bytes", 108},
                          {"default_style", "NonCombat"},
                          {"styles", 1},
                          {"cycles", 1},
                          {"modifiers", 1},
                          {"links", 1},
                          {"anims", 2}}};
  EXPECT_EQ(json::parse(run.out), expected);
}

TEST(List, animations_ascend_and_bad_ones_are_reported) {
  const AssetFiles files;
  const ToolRun run = run_tool({"list", "animation", "--json", "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("0x03000002"));
  const json list = json::parse(run.out);
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0]["id"], "0x03000001");
  EXPECT_EQ(list[0]["parts"], 2);
  EXPECT_EQ(list[0]["frames"], 3);
  EXPECT_EQ(list[0]["root_motion"], true);
  EXPECT_EQ(list[0]["hooks"], 1);
  EXPECT_EQ(list[1]["id"], "0x0300000A");
}

TEST(List, text_has_a_line_per_object) {
  const ToolRun run = run_tool({"list", "motion-table"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 4);
  EXPECT_THAT(run.out, HasSubstr("\n0x09000001 "));
}

TEST(List, nothing_of_a_type_is_an_empty_list) {
  const AssetFiles files;
  EXPECT_EQ(run_tool({"list", "palette", "--assets", files.string()}).out, "");
  const ToolRun run = run_tool({"list", "palette", "--json", "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "[]\n");
}

TEST(List, an_unknown_type_is_wrong_usage) {
  const ToolRun run = run_tool({"list", "creature"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("motion-table"));
}

}  // namespace
}  // namespace acm::test
