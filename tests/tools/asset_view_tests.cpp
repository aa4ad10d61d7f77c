// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>

#include "asset_files.h"
#include "asset_view.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using testing::HasSubstr;
using tool::Json;

Vector<std::byte> seed(const std::string& name) {
  std::ifstream file(std::filesystem::path(ACMOTION_SOURCE_DIR) / "fuzz/seeds" / name, std::ios::binary);
  Vector<std::byte> bytes;
  for (std::istreambuf_iterator<char> it(file), end; it != end; ++it)
    bytes.push_back(static_cast<std::byte>(*it));
  return bytes;
}

struct Sample {
  ObjectId id;
  Vector<std::byte> bytes;
};

Setup setup_with_everything() {
  Setup setup = *read_setup(seed("setup/two_parts"));
  setup.connection_points = {{2, 1, {}}};
  setup.placements[0].hooks = {{hook_direction::kForward, ReplaceObjectHook{1, 0x01000BB4}}};
  setup.lights = {{0, {}, make_argb(0xFF, 0xFA, 0xC8, 0), 100.0f, 5.0f, 0.0f}};
  return setup;
}

std::vector<Sample> samples() {
  return {{0x01000002, seed("gfxobj/all_sections")},
          {0x02000001, write_setup(setup_with_everything())},
          {0x03000001, write_animation(AssetFiles::animation(0x03000001))},
          {0x04000001, seed("palette/two_colours")},
          {0x08000001, seed("surface/image")},
          {0x08000002, seed("surface/solid")},
          {0x09000001, write_motion_table(AssetFiles::table())},
          {0x0A000001, seed("wave/pcm")},
          {0x11000001, seed("gfxobj_degrade_info/one_level")},
          {0x20000001, seed("sound_table/two_children")},
          {0x33000001, seed("physics_script/one_hook")},
          {0x34000000, seed("physics_script_table/one_effect")}};
}

std::optional<Json> json_of_object(const Sample& sample) {
  AssetStore store;
  std::optional<Json> json;
  if (!store.add(sample.id, sample.bytes).ok()) return json;
  tool::with_object(store, sample.id, [&](const auto& object) { json = tool::json_of(object); });
  return json;
}

TEST(AssetView, json_differs_whenever_the_file_does) {
  for (const Sample& sample : samples()) {
    const std::optional<Json> whole = json_of_object(sample);
    ASSERT_TRUE(whole.has_value()) << std::hex << sample.id;
    std::size_t readable = 0;
    for (std::size_t i = 0; i < sample.bytes.size(); ++i) {
      Sample other = sample;
      other.bytes[i] ^= std::byte{0x01};
      const std::optional<Json> json = json_of_object(other);
      if (!json.has_value()) continue;
      ++readable;
      EXPECT_NE(json->dump(), whole->dump()) << std::hex << sample.id << ", byte " << std::dec << i;
    }
    EXPECT_GE(2 * readable, sample.bytes.size()) << std::hex << sample.id;
  }
}

TEST(AssetView, json_begins_with_id_and_type) {
  for (const Sample& sample : samples()) {
    const std::optional<Json> json = json_of_object(sample);
    ASSERT_TRUE(json.has_value());
    auto it = json->begin();
    EXPECT_EQ(it.key(), "id");
    EXPECT_EQ((++it).key(), "type");
    EXPECT_EQ(it->get<std::string>(), to_string(object_type(sample.id)));
  }
}

// A folder with one object of each type.
struct SampleFiles : TempFolder {
  SampleFiles() {
    for (const Sample& sample : samples()) {
      char name[16];
      std::snprintf(name, sizeof name, "%08X.bin", sample.id);
      write(name, sample.bytes);
    }
  }
};

std::string dumped(const SampleFiles& files, const std::string& id) {
  const ToolRun run = run_tool({"dump", id, "--assets", files.string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return run.out;
}

TEST(AssetView, text_of_models_names_what_people_look_for) {
  const SampleFiles files;
  const std::string setup = dumped(files, "02000001");
  EXPECT_THAT(setup, HasSubstr("height 1.8, radius 0.3"));
  EXPECT_THAT(setup, HasSubstr("parents, scales, free heading"));
  EXPECT_THAT(setup, HasSubstr("RightHand part 1 at (0, 0.1, 0)"));
  EXPECT_THAT(setup, HasSubstr("motion table 0x09000001"));
  EXPECT_THAT(setup, HasSubstr("colour #FAC800"));
  EXPECT_THAT(setup, HasSubstr("ReplaceObject forward part=1 gfxobj=0x01000BB4"));
  const std::string gfxobj = dumped(files, "01000002");
  EXPECT_THAT(gfxobj, HasSubstr("tree of 3 nodes, 2 levels"));
  EXPECT_THAT(gfxobj, HasSubstr("degrades by 0x11000001"));
  EXPECT_THAT(dumped(files, "08000001"), HasSubstr("texture 0x00000001"));
  EXPECT_THAT(dumped(files, "08000002"), HasSubstr("solid, alpha\n  colour #80818283"));
  EXPECT_THAT(dumped(files, "11000001"), HasSubstr("0x01000001 mode 1"));
  EXPECT_THAT(dumped(files, "04000001"), HasSubstr("#64C89600 #FFFFFF"));
}

TEST(AssetView, text_of_scripts_and_sounds_names_what_people_look_for) {
  const SampleFiles files;
  EXPECT_THAT(dumped(files, "33000001"), HasSubstr("1.1 s  AnimationDone forward"));
  EXPECT_THAT(dumped(files, "34000000"),
              HasSubstr("effect 0xA1 AetheriaLevelUp\n    up to 1.1      0x12345678"));
  EXPECT_THAT(dumped(files, "20000001"),
              HasSubstr("sound 0x5B EnchantDown\n    0x0A000274 priority 0.7, probability 1, volume 0.8"));
  EXPECT_THAT(dumped(files, "0A000001"), HasSubstr("PCM, 1 channel, 11,025 Hz, 16 bits"));
}

TEST(AssetView, every_type_has_columns_of_its_own_in_lists) {
  const SampleFiles files;
  std::map<std::string, ObjectType> types;
  for (const Sample& sample : samples()) {
    const ToolRun run =
        run_tool({"list", to_string(object_type(sample.id)), "--json", "--assets", files.string()});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    const Json list = Json::parse(run.out);
    std::string columns;
    for (const auto& [name, value] : list[0].items()) columns += name + " ";
    const auto [type, is_new] = types.emplace(columns, object_type(sample.id));
    EXPECT_TRUE(is_new || type->second == object_type(sample.id)) << columns << std::hex << sample.id;
  }
}

}  // namespace
}  // namespace acm::test
