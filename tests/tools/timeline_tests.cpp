// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/physics_script.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "asset_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

ToolRun slash(std::vector<std::string> more = {}) {
  std::vector<std::string> arguments = {"timeline", "0x02000001", "SlashHigh", "--style", "SwordCombat"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run_tool(arguments);
}

TEST(TimelineTool, shows_segments_hooks_and_length) {
  const ToolRun run = slash();
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("SlashHigh in SwordCombat from Ready\n"));
  EXPECT_THAT(run.out, HasSubstr("done after "));
  EXPECT_THAT(run.out, HasSubstr("action"));
  EXPECT_THAT(run.out, HasSubstr("Attack forward part="));
  EXPECT_THAT(run.out, HasSubstr("repeats"));
}

TEST(TimelineTool, a_cycle_at_rate_0_is_held_for_ever) {
  const AssetFiles files;
  MotionTableBuilder builder(0x09000001, command::kNonCombat);
  builder.style_default(command::kNonCombat, command::kReady)
      .cycle(motion_key(command::kNonCombat, command::kReady), {.anims = {{.animation = 0x03000001}}})
      .cycle(motion_key(command::kNonCombat, command::kPickup), {.anims = {{0x03000001, 2, 1, 0.0f}}});
  files.write("09000001.bin", write_motion_table(std::move(builder).build()));
  const ToolRun run = run_tool({"timeline", "0x09000001", "Pickup", "--assets", files.path().string()});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("done after 0.0000 s, then held for ever\n"));
  EXPECT_THAT(run.out, HasSubstr("2 to 2         0  held for ever\n"));
  EXPECT_EQ(run_tool({"lint", "0x09000001", "--assets", files.path().string()}).exit_code, 0);
}

TEST(TimelineTool, json_has_the_names_of_sound_types) {
  const json t = json::parse(slash({"--json"}).out);
  const auto is_of_table = [](const json& h) { return h["hook"]["type"] == "SoundTable"; };
  const auto found = std::find_if(t["hooks"].begin(), t["hooks"].end(), is_of_table);
  ASSERT_NE(found, t["hooks"].end());
  EXPECT_EQ((*found)["hook"]["sound_type"], 0x37);
  EXPECT_EQ((*found)["hook"]["sound_type_name"], "Footstep1");
}

TEST(TimelineTool, json_has_everything_and_twice_the_speed_takes_half_the_time) {
  const json once = json::parse(slash({"--json"}).out);
  const json twice = json::parse(slash({"--json", "--speed", "2", "--tick-rate", "30"}).out);
  EXPECT_EQ(once["error"], 0);
  EXPECT_EQ(once["segments"][0]["role"], "action");
  EXPECT_EQ(once["segments"][1]["role"], "cycle");
  EXPECT_EQ(once["segments"][1]["repeats"], true);
  EXPECT_EQ(once["after"]["state"], "Ready");
  ASSERT_EQ(once["hits"].size(), 1u);
  EXPECT_TRUE(once["hits"][0].contains("radius"));
  const auto done = once["done"].get<double>();
  const auto hit = once["hits"][0]["time"].get<double>();
  EXPECT_LT(hit, done);
  EXPECT_EQ(once["steady"], once["done"]) << "a cycle of one part";
  EXPECT_NEAR(twice["done"].get<double>(), done / 2, 1e-9);
  EXPECT_NEAR(twice["hits"][0]["time"].get<double>(), hit / 2, 1e-9);
  EXPECT_EQ(twice["done_tick"].get<int>(), std::ceil(done / 2 * 30 - 1e-6));
}

TEST(TimelineTool, a_table_is_as_good_as_its_setup) {
  const ToolRun by_table = run_tool({"timeline", "0x09000001", "SlashHigh", "--style", "SwordCombat"});
  EXPECT_EQ(by_table.out, slash().out);
}

TEST(TimelineTool, a_state_far_from_the_default_goes_there_and_back) {
  const json t = json::parse(slash({"--json", "--from", "WalkForward"}).out);
  EXPECT_EQ(t["from"], "WalkForward");
  EXPECT_EQ(t["after"]["state"], "WalkForward");
  EXPECT_GE(t["segments"].size(), 3u);
}

TEST(TimelineTool, a_refusal_has_retails_code) {
  const ToolRun run = run_tool({"timeline", "0x09000003", "SlashHigh"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("refused with 0x43"));
  const ToolRun as_json = run_tool({"timeline", "0x09000003", "SlashHigh", "--json"});
  EXPECT_EQ(json::parse(as_json.out)["error"], 0x43);
}

TEST(TimelineTool, draws_an_svg_picture) {
  const ToolRun run = slash({"--svg", "-"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, testing::StartsWith("<svg "));
  EXPECT_THAT(run.out, HasSubstr("SlashHigh in SwordCombat from Ready"));
  EXPECT_THAT(run.out, HasSubstr("Attack, part"));
  const TempFolder folder;
  const std::string path = folder.string() + "/slash.svg";
  EXPECT_THAT(slash({"--svg", path}).out, HasSubstr("done after"));
  std::stringstream file;
  file << std::ifstream(path).rdbuf();
  EXPECT_EQ(file.str(), run.out);
}

TEST(TimelineTool, all_lists_every_motion_of_a_table_with_its_hits) {
  const std::vector<std::string> arguments = {"timeline", "0x09000001", "--all", "--style", "SwordCombat"};
  const ToolRun run = run_tool(arguments);
  EXPECT_EQ(run.exit_code, 0);
  std::vector<std::string> as_json = arguments;
  as_json.push_back("--json");
  const json rows = json::parse(run_tool(as_json).out);
  EXPECT_GT(rows.size(), 30u);
  const std::vector<std::string> lines = lines_of(run.out);
  for (const json& row : rows) {
    const std::string motion = "  " + row["motion"].get<std::string>() + " ";
    const auto line =
        std::ranges::find_if(lines, [&](const auto& l) { return (l + " ").find(motion) != l.npos; });
    ASSERT_NE(line, lines.end()) << row;
    for (const json& hit : row["hits"])
      EXPECT_THAT(*line, HasSubstr(fmt::format("{:.4f}", hit["time"].get<double>())));
  }
  EXPECT_THAT(run.out, Not(HasSubstr("BowCombat    Ready")));
}

TEST(TimelineTool, all_as_json_is_the_database_of_all_tables) {
  const ToolRun run = run_tool({"timeline", "--all", "--json"});
  EXPECT_EQ(run.exit_code, 0);
  const json one = json::parse(slash({"--json"}).out);
  int tables[3] = {};
  bool found = false;
  for (const json& row : json::parse(run.out)) {
    const std::string id = row["table"];
    ++tables[id.back() - '1'];
    if (row["motion"] != "SlashHigh" || row["style"] != "SwordCombat" || id != "0x09000001") continue;
    found = true;
    EXPECT_EQ(row["done"], one["done"]);
    EXPECT_EQ(row["steady"], one["steady"]);
    EXPECT_EQ(row["hits"], one["hits"]);
  }
  EXPECT_TRUE(found);
  for (const int motions : tables) EXPECT_GT(motions, 1);
}

TEST(TimelineTool, every_state_on_demand) {
  const json few = json::parse(run_tool({"timeline", "0x09000003", "--all", "--json"}).out);
  const json many = json::parse(run_tool({"timeline", "0x09000003", "--all", "--json", "--from", "all"}).out);
  const auto starts = [](const json& timelines) {
    std::set<std::string> states;
    for (const json& timeline : timelines) states.insert(timeline["from"].dump());
    return states;
  };
  EXPECT_GT(many.size(), few.size());
  EXPECT_EQ(starts(few).size(), 1u);
  EXPECT_EQ(starts(many).size(), 2u) << "a door is open or closed";
}

TEST(TimelineTool, missing_animations_are_reported) {
  const AssetFiles files;
  const ToolRun refused = run_tool({"timeline", "0x09000001", "Dead", "--assets", files.string()});
  EXPECT_EQ(refused.exit_code, 1);  // Dead has a link, but no cycle
  EXPECT_THAT(refused.out, HasSubstr("refused"));
  EXPECT_EQ(refused.err, "");
  std::filesystem::remove(files.path() / "deeper/0300000a.BIN");
  for (const char* what : {"Ready", "--all"}) {
    const ToolRun run = run_tool({"timeline", "0x09000001", what, "--assets", files.string()});
    EXPECT_EQ(run.exit_code, 1) << what;
    EXPECT_EQ(run.err, "acmotion: 0x09000001: animation 0x0300000A is missing\n") << what;
    EXPECT_THAT(run.out, HasSubstr("NonCombat")) << what;
  }
}

TEST(TimelineTool, a_script_is_shown_by_time) {
  PhysicsScript script;
  script.id = 0x33000001;
  script.entries = {{1.5, {0, SoundHook{0x0A000001}}}, {0.5, {0, NoOpHook{}}}};
  const TempFolder folder;
  folder.write("33000001.bin", write_physics_script(script));
  const ToolRun run = run_tool({"timeline", "0x33000001", "--assets", folder.string()});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("2 hooks over 1.5000 s"));
  EXPECT_LT(run.out.find("NoOp"), run.out.find("Sound"));
  const json t = json::parse(run_tool({"timeline", "0x33000001", "--json", "--assets", folder.string()}).out);
  EXPECT_EQ(t["hooks"][0]["entry"], 1);
  EXPECT_EQ(t["hooks"][1]["time"], 1.5);
}

TEST(TimelineTool, wrong_usage_exits_with_2) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"timeline"},
                                             {"timeline", "0x09000001"},
                                             {"timeline", "0x09000001", "NoSuchMotion"},
                                             {"timeline", "0x09000001", "SlashHigh", "--all"},
                                             {"timeline", "0x09000001", "SlashHigh", "--from", "all"},
                                             {"timeline", "0x09000001", "SlashHigh", "--tick-rate", "-1"}}) {
    const ToolRun run = run_tool(arguments);
    EXPECT_EQ(run.exit_code, 2) << arguments.back();
    EXPECT_NE(run.err, "");
  }
  EXPECT_EQ(run_tool({"timeline", "0x09000099", "SlashHigh"}).exit_code, 1);
}

TEST(Timeline, all_hits_as_csv) {
  const ToolRun run = run_tool({"timeline", "0x02000001", "--all", "--style", "SwordCombat", "--csv", "-"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const std::vector<std::string> lines = lines_of(run.out);
  EXPECT_THAT(lines[0], HasSubstr(",done,steady,period,"));
  const auto columns = [](const std::string& line) { return std::count(line.begin(), line.end(), ','); };
  for (const std::string& line : lines) EXPECT_EQ(columns(line), columns(lines[0])) << line;
  EXPECT_THAT(run.out, HasSubstr("\n0x09000001,SwordCombat,Ready,SlashHigh,0x1000005B,1,0.83333"));
  EXPECT_THAT(run.out, HasSubstr(",1,0.36666666666666664,7,-0.7,1.4,0.7,1.4,1.6,1.5\n"));
}

TEST(Timeline, all_hits_as_a_database) {
  const TempFolder folder;
  const std::string file = (folder.path() / "hits.sqlite").string();
  const ToolRun run = run_tool({"timeline", "--all", "--sqlite", file});
  if (run.err.find("no SQLite") != std::string::npos) GTEST_SKIP() << "a build without SQLite";
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("3 tables, "));
  std::ifstream in(file, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(in), {});
  EXPECT_THAT(bytes, testing::StartsWith("SQLite format 3"));
  EXPECT_THAT(bytes, HasSubstr("TripleSlashMed"));
  EXPECT_THAT(bytes, HasSubstr("done REAL, steady REAL, period REAL"));
}

TEST(Timeline, refusals_name_what_would_work) {
  const ToolRun run = run_tool({"timeline", "0x02000001", "SlashHigh"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("SlashHigh exists in SwordCombat\n"));
  EXPECT_EQ(run_tool({"timeline", "0x02000001", "SlashHigh", "--speed", "nan"}).exit_code, 2);
  EXPECT_EQ(run_tool({"timeline", "0x33000001", "SlashHigh"}).exit_code, 2);
  EXPECT_EQ(run_tool({"timeline", "0x09000001", "--csv", "-"}).exit_code, 2);
}

}  // namespace
}  // namespace acm::test
