// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

#include "asset_files.h"
#include "run_tool.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST(LintTool, samples_have_no_findings) {
  const ToolRun run = run_tool({"lint"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "3 tables, 0 findings\n");
}

TEST(LintTool, faults_are_reported_with_place_and_fix) {
  const AssetFiles files;
  const ToolRun run = run_tool({"lint", "0x09000001", "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("0x09000001\n"));
  EXPECT_THAT(run.out, HasSubstr("warning link-to-nothing: "));
  EXPECT_THAT(run.out, HasSubstr("fix: "));
}

TEST(LintTool, baseline_leaves_out_what_is_known) {
  const AssetFiles files;
  const ToolRun first = run_tool({"lint", "--json", "--assets", files.string()});
  EXPECT_EQ(first.exit_code, 1);
  const json findings = json::parse(first.out);
  ASSERT_GE(findings.size(), 1u);
  for (const char* field : {"code", "severity", "table", "place", "problem", "meaning", "fix"})
    EXPECT_TRUE(findings[0].contains(field)) << field;

  const TempFolder folder;
  const std::string known = (folder.path() / "known.json").string();
  std::ofstream(known) << first.out;
  const ToolRun second = run_tool({"lint", "--baseline", known, "--assets", files.string()});
  EXPECT_EQ(second.exit_code, 0);
  EXPECT_THAT(second.out, HasSubstr(", 0 findings, "));
}

TEST(LintTool, bad_baseline_is_reported) {
  const TempFolder folder;
  const std::string path = (folder.path() / "known.json").string();
  EXPECT_EQ(run_tool({"lint", "--baseline", path}).exit_code, 1);
  std::ofstream(path) << "{\"code\": 1}";
  const ToolRun run = run_tool({"lint", "--baseline", path});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("not a list of findings"));
}

TEST(LintTool, rules_are_explained_and_mistakes_are_wrong_usage) {
  EXPECT_THAT(run_tool({"lint", "--rules"}).out, HasSubstr("hook-never-fires (warning)\n"));
  EXPECT_EQ(run_tool({"lint", "--all", "0x09000001"}).exit_code, 2);
  EXPECT_EQ(run_tool({"lint", "nonsense"}).exit_code, 2);
  EXPECT_EQ(run_tool({"lint", "0x0900FFFF"}).exit_code, 1);
}

}  // namespace
}  // namespace acm::test
