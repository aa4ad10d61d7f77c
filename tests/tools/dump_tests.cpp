// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <bit>
#include <limits>

#include "asset_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

json dump(const TempFolder& files, const std::string& id) {
  const ToolRun run = run_tool({"dump", id, "--json", "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return json::parse(run.out);
}

TEST(Dump, a_motion_table_as_json_holds_everything) {
  const AssetFiles files;
  const json table = dump(files, "0x09000001");
  EXPECT_EQ(table["id"], "0x09000001");
  EXPECT_EQ(table["default_style"], "0x8000003D");
  EXPECT_EQ(table["style_defaults"][0]["substate"], "0x41000003");
  const json& cycle = table["cycles"][0];
  EXPECT_EQ(cycle["key"], "0x003D0003");
  EXPECT_EQ(cycle["style_name"], "NonCombat");
  EXPECT_EQ(cycle["motion_name"], "Ready");
  EXPECT_EQ(cycle["anims"],
            json({{{"animation", "0x03000001"}, {"low_frame", 0}, {"high_frame", -1}, {"framerate", 30.0}}}));
  EXPECT_EQ(table["modifiers"][0]["key"], "0x0000000D");
  EXPECT_EQ(table["modifiers"][0]["omega"], json({0.0, 0.0, -1.5}));
  EXPECT_EQ(table["modifiers"][0]["present"], 2);
  EXPECT_EQ(table["link_groups"][0]["key"], "0x003D0000");
  EXPECT_EQ(table["link_groups"][0]["links"][0]["to"], "0x40000011");
  EXPECT_EQ(table["link_groups"][0]["links"][0]["to_name"], "Dead");
  EXPECT_EQ(table["oddities"], json::object());
}

TEST(Dump, an_animation_as_json_holds_everything) {
  const AssetFiles files;
  const json animation = dump(files, "03000001");
  const Animation expected = AssetFiles::animation(0x03000001);
  const auto matches = [](const json& shown, const Frame& f) {
    const Quat& q = f.rotation;
    return shown["origin"].get<std::vector<float>>() == std::vector{f.origin.x, f.origin.y, f.origin.z} &&
           shown["rotation"].get<std::vector<float>>() == std::vector{q.w, q.x, q.y, q.z};
  };
  EXPECT_EQ(animation["flags"], 3);
  ASSERT_EQ(animation["frames"].size(), expected.frame_count);
  for (std::size_t f = 0; f < expected.frame_count; ++f) {
    const json& frame = animation["frames"][f];
    EXPECT_TRUE(matches(frame["position"], expected.position_frames[f])) << frame;
    ASSERT_EQ(frame["parts"].size(), expected.part_count);
    for (std::size_t p = 0; p < expected.part_count; ++p)
      EXPECT_TRUE(matches(frame["parts"][p], expected.part_frames[f * expected.part_count + p])) << frame;
    EXPECT_EQ(frame.value("hooks", json::array()).size(), f == 1 ? 1u : 0u);
  }
  const json hook = {{"type", "SoundTweaked"}, {"direction", 1},  {"wave", "0x0A000390"},
                     {"probability", 1.0},     {"priority", 0.9}, {"volume", 0.2}};
  EXPECT_EQ(animation["frames"][1]["hooks"], json::array({hook}));
}

TEST(Dump, floats_are_printed_shortest_and_exact) {
  const AssetFiles files;
  const ToolRun run = run_tool({"dump", "03000001", "--json", "--assets", files.string()});
  EXPECT_THAT(run.out, HasSubstr("\"origin\":[0.1,-0.0,1e-30]"));
}

TEST(Dump, nan_and_infinity_are_texts) {
  Animation a = AssetFiles::animation(0x03000001);
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  a.part_frames[0].origin = {kInfinity, -kInfinity, std::bit_cast<float>(0x7FA00001u)};
  a.part_frames[1].origin.x = std::numeric_limits<float>::quiet_NaN();
  TempFolder files;
  files.write("03000001.bin", write_animation(a));
  const json parts = dump(files, "03000001")["frames"][0]["parts"];
  EXPECT_EQ(parts[0]["origin"], json({"Infinity", "-Infinity", "NaN:0x7FA00001"}));
  EXPECT_EQ(parts[1]["origin"][0], "NaN");
}

TEST(Dump, oddities_are_reported) {
  std::vector<std::byte> bytes = write_animation(AssetFiles::animation(0x03000001));
  bytes[7] = std::byte{0x80};
  TempFolder files;
  files.write("03000001.bin", bytes);
  EXPECT_EQ(dump(files, "03000001")["oddities"], json({{"kinds", {"unknown-flags"}}, {"first_offset", 4}}));
}

TEST(Dump, text_names_commands_and_hooks) {
  const AssetFiles files;
  const ToolRun table = run_tool({"dump", "09000001", "--assets", files.string()});
  EXPECT_EQ(table.exit_code, 0);
  EXPECT_THAT(table.out, HasSubstr("NonCombat / Ready"));
  EXPECT_THAT(table.out, HasSubstr("omega (0, 0, -1.5)"));
  EXPECT_THAT(table.out, HasSubstr("0x0300000A 0..end at -15/s"));
  const ToolRun animation = run_tool({"dump", "03000001", "--assets", files.string()});
  EXPECT_THAT(animation.out, HasSubstr("SoundTweaked forward wave=0x0A000390 probability=1"));
  EXPECT_THAT(animation.out, Not(HasSubstr("part 1")));
  const ToolRun frames = run_tool({"dump", "03000001", "--frames", "--assets", files.string()});
  EXPECT_THAT(frames.out, HasSubstr("part 1"));
}

TEST(Dump, missing_and_bad_objects_exit_with_1_and_nonsense_with_2) {
  const AssetFiles files;
  const ToolRun missing = run_tool({"dump", "0x03000077", "--assets", files.string()});
  EXPECT_EQ(missing.exit_code, 1);
  EXPECT_THAT(missing.err, HasSubstr("0x03000077"));
  const ToolRun bad = run_tool({"dump", "0x03000002", "--assets", files.string()});
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_EQ(bad.err, "acmotion: 0x03000002: truncated at byte 12: frame_count\n");
  EXPECT_EQ(run_tool({"dump", "hello"}).exit_code, 2);
}

}  // namespace
}  // namespace acm::test
