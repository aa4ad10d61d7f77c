// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/physics_script.h"
#include "assets/setup.h"

#include <fmt/format.h>
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
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(LintTool, samples_have_no_findings) {
  const ToolRun run = run_tool({"lint"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "3 tables, 2 Setups without a table, 0 findings\n");
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

/// A lamp that nothing moves, whose light, and whose default script's particles, are not turned; a script
/// that nobody begins with, which has the same; a Setup and a script without fault.
struct UnmovedSetups : TempFolder {
  static constexpr Quat kNone{0, 0, 0, 0};
  UnmovedSetups() {
    write_setup_with(0x02000005, kNone, 0x33000002);
    write_setup_with(0x02000006, {}, 0x33000001);
    write_script_with(0x33000001, {});
    write_script_with(0x33000002, kNone);
    write_script_with(0x33000003, kNone);
  }
  void write_setup_with(ObjectId id, const Quat& rotation, ObjectId script) const {
    acm::Setup setup;
    setup.id = id;
    setup.lights.resize(1);
    setup.lights[0].offset.rotation = rotation;
    setup.default_script = script;
    write(fmt::format("{:08X}.bin", id), write_setup(setup));
  }
  void write_script_with(ObjectId id, const Quat& rotation) const {
    PhysicsScript script;
    script.id = id;
    script.entries = {{0.0, {hook_direction::kBoth, CreateParticleHook{0x32000001, 0, {{}, rotation}, 0}}}};
    write(fmt::format("{:08X}.bin", id), write_physics_script(script));
  }
  /// "02000005 light 0", one for each finding.
  [[nodiscard]] std::vector<std::string> found(const std::vector<std::string>& ids) const {
    std::vector<std::string> words{"lint", "--json", "--assets", string()}, found;
    words.insert(words.end(), ids.begin(), ids.end());
    const ToolRun run = run_tool(words);
    for (const json& finding : json::parse(run.out)) {
      EXPECT_EQ(finding["code"], "invalid-rotation");
      found.push_back(finding["table"].get<std::string>() + " " + finding["place"].get<std::string>());
    }
    EXPECT_EQ(run.exit_code, found.empty() ? 0 : 1) << run.err;
    return found;
  }
};

TEST(LintTool, managers_5_6_setups_without_a_table_and_scripts_are_checked) {
  const UnmovedSetups files;
  EXPECT_THAT(files.found({}), ElementsAre("0x02000005 light 0", "0x33000002 hook 0", "0x33000003 hook 0"));
  EXPECT_THAT(files.found({"0x02000005"}), ElementsAre("0x02000005 light 0", "0x33000002 hook 0"));
  EXPECT_THAT(files.found({"0x0200000?"}), ElementsAre("0x02000005 light 0", "0x33000002 hook 0"));
  EXPECT_THAT(files.found({"0x02000006"}), IsEmpty());
  const ToolRun text = run_tool({"lint", "--assets", files.string()});
  EXPECT_THAT(text.out, HasSubstr("0x02000005\n  warning invalid-rotation: "));
  EXPECT_THAT(text.out, HasSubstr("0 tables, 2 Setups without a table, 3 findings\n"));
}

TEST(LintTool, managers_5_6_a_setup_with_a_table_is_checked_with_it_and_with_its_script) {
  const UnmovedSetups files;
  files.write("09000001.bin", write_motion_table(AssetFiles::table()));
  files.write("03000001.bin", write_animation(AssetFiles::animation(0x03000001)));
  acm::Setup setup;
  setup.id = 0x02000009;
  setup.lights.resize(1);
  setup.lights[0].offset.rotation = UnmovedSetups::kNone;
  setup.default_motion_table = 0x09000001;
  setup.default_script = 0x33000002;
  files.write("02000009.bin", write_setup(setup));
  const ToolRun run = run_tool({"lint", "0x02000009", "--assets", files.string()});
  EXPECT_THAT(run.out, HasSubstr("    Setup 0x02000009, light 0: rotation 0, 0, 0, 0\n"));
  EXPECT_THAT(run.out, HasSubstr("0x33000002\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("0x33000003\n"))) << "it does not begin with it";
  EXPECT_THAT(run.out, HasSubstr("\n1 table, "));
  EXPECT_THAT(run_tool({"lint", "--assets", files.string()}).out,
              HasSubstr("1 table, 2 Setups without a table, "));
  setup.default_motion_table = 0x0900FFFF;
  files.write("02000009.bin", write_setup(setup));
  EXPECT_THAT(run_tool({"lint", "--assets", files.string()}).out,
              HasSubstr("1 table, 3 Setups without a table, "))
      << "a table that is not there moves nothing";
}

TEST(LintTool, a_baseline_has_setups_and_scripts_too) {
  const UnmovedSetups files;
  const TempFolder folder;
  const std::string known = (folder.path() / "known.json").string();
  std::ofstream(known) << run_tool({"lint", "--json", "--assets", files.string()}).out;
  const ToolRun run = run_tool({"lint", "--baseline", known, "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("0 findings, 3 more in the baseline\n"));
  files.write_script_with(0x33000001, UnmovedSetups::kNone);
  EXPECT_EQ(run_tool({"lint", "--baseline", known, "--assets", files.string()}).exit_code, 1);
}

TEST(LintTool, a_folder_with_nothing_to_check_is_refused) {
  const TempFolder files;
  files.write("0A000001.bin", {});
  EXPECT_THAT(run_tool({"lint", "--assets", files.string()}).err,
              HasSubstr("holds no motion table, Setup or script"));
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
