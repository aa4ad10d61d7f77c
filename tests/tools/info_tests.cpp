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

TEST(Info, counts_the_built_in_objects) {
  const ToolRun run = run_tool({"info"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, HasSubstr("animation"));
  EXPECT_THAT(run.out, HasSubstr("motion-table"));
}

TEST(Info, a_bad_object_is_named_and_the_rest_goes_on) {
  const AssetFiles files;
  const ToolRun run = run_tool({"info", "--json", "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.err, "acmotion: 0x03000002: truncated at byte 12: frame_count\n");
  const json info = json::parse(run.out);
  EXPECT_EQ(info["types"][0]["type"], "animation");
  EXPECT_EQ(info["types"][0]["objects"], 3);
  EXPECT_EQ(info["types"][0]["bad"], 1);
  EXPECT_EQ(info["types"][1]["type"], "motion-table");
  EXPECT_EQ(info["total"]["objects"], 4);
  EXPECT_EQ(info["total"]["bytes"],
            info["types"][0]["bytes"].get<int>() + info["types"][1]["bytes"].get<int>());
}

TEST(Info, a_folder_without_objects_is_bad_data) {
  const TempFolder empty;
  const ToolRun run = run_tool({"info", "--assets", empty.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("no objects"));
}

TEST(Info, one_object_in_two_files_is_reported) {
  const TempFolder folder;
  for (const char* name : {"a/03000001.bin", "b/03000001.bin"})
    folder.write(name, write_animation(AssetFiles::animation(0x03000001)));
  const ToolRun run = run_tool({"info", "--assets", folder.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("left out"));
}

TEST(Info, types_that_are_not_decoded_are_counted) {
  const TempFolder folder;
  folder.write("0E000001.bin", {});
  const ToolRun run = run_tool({"info", "--assets", folder.string()});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, testing::ContainsRegex("unknown +1 +0 +0\n"));
}

}  // namespace
}  // namespace acm::test
