// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>

#include "asset_files.h"
#include "run_tool.h"
#include "support/output.h"
#include "views/asset_view.h"

namespace acm::test {
namespace {

using testing::HasSubstr;
using tool::Json;

std::string file_text(const std::string& name) {
  std::ifstream file(std::filesystem::path(ACMOTION_SOURCE_DIR) / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

Vector<std::byte> seed(const std::string& name) {
  const std::string text = file_text("fuzz/seeds/" + name);
  const Bytes bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
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

Vector<std::byte> image_of_16_pixels(ObjectId id, PixelFormat format) {
  RenderSurface image;
  image.id = id;
  image.category = RenderSurface::kUserInterface;
  image.width = image.height = 4;
  image.format = format;
  image.pixels.resize(image.expected_bytes());
  image.palette = 0x04000001;  // written with indices only
  return write_render_surface(image);
}

std::vector<Sample> samples() {
  return {{0x01000002, seed("gfxobj/all_sections")},
          {0x02000001, write_setup(setup_with_everything())},
          {0x03000001, write_animation(AssetFiles::animation(0x03000001))},
          {0x04000001, seed("palette/two_colours")},
          {0x05000001, seed("surface_texture/two_levels")},
          {0x06000010, image_of_16_pixels(0x06000010, PixelFormat::A8R8G8B8)},
          {0x06000016, image_of_16_pixels(0x06000016, PixelFormat::Index16)},
          {0x0600001C, seed("render_surface/jpeg")},
          {0x08000001, seed("surface/image")},
          {0x08000002, seed("surface/solid")},
          {0x09000001, write_motion_table(AssetFiles::table())},
          {0x0A000001, seed("wave/pcm")},
          {0x0F000001, seed("palette_set/four_palettes")},
          {0x10000001, seed("clothing_table/one_setup_one_template")},
          {0x11000000, seed("gfxobj_degrade_info/three_levels")},
          {0x11000001, seed("gfxobj_degrade_info/one_level")},
          {0x20000001, seed("sound_table/two_children")},
          {0x32000001, seed("particle_emitter_info/parabolic")},
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

/// Fields that the text for people leaves out. A field that is new stands here or in the text.
const std::set<std::string> kNotInText = {
    // How a file stores the rest.
    "animation.flags", "clothing-table.base_buckets", "clothing-table.template_buckets",
    "motion-table.cycles.padding", "motion-table.link_groups.links.padding", "motion-table.modifiers.padding",
    "setup.placements.hooks.padding",
    // What the client does not read.
    "particle-emitter-info.software_mesh", "particle-emitter-info.unused",
    // Of the root, which is no sound: its children are.
    "sound-table.root.key", "sound-table.root.entries.wave", "sound-table.root.entries.priority",
    "sound-table.root.entries.probability", "sound-table.root.entries.volume",
    // Often bytes that mean nothing.
    "setup.lights.cone_angle"};

std::string text_of_record(Bytes record) {
  AssetStore store;
  const ObjectId id = static_cast<ObjectId>(record[0]) | static_cast<ObjectId>(record[1]) << 8 |
                      static_cast<ObjectId>(record[2]) << 16 | static_cast<ObjectId>(record[3]) << 24;
  if (!store.add(id, record).ok()) return {};
  testing::internal::CaptureStdout();
  tool::with_object(store, id, [&](const auto& object) {
    tool::print_text(object, {.bytes = 0, .frames = tool::FrameDetail::All});
  });
  tool::flush_output();
  return testing::internal::GetCapturedStdout();
}

/// Calls see(path, value) for every value of a record; "lights.color" is the path for all lights.
template <class See>
void each_value(Json& json, const std::string& path, See&& see) {
  if (json.is_structured()) {
    for (auto& [key, value] : json.items())
      each_value(value, json.is_array() ? path : path.empty() ? key : path + "." + key, see);
  } else {
    see(path, json);
  }
}

/// Other values that a field may take, of which a reader accepts at least one.
std::vector<Json> others_than(const Json& value) {
  if (value.is_number_float()) return {value.get<double>() + 0.5};
  if (value.is_number())
    return {value.get<std::int64_t>() + 1, value.get<std::int64_t>() ^ 2, value.get<std::int64_t>() ^ 4, 0};
  const std::string text = value.is_string() ? value.get<std::string>() : "";
  if (!text.starts_with("0x")) return {};
  char other[16];
  std::snprintf(other, sizeof other, "0x%08lX", std::stoul(text, nullptr, 16) ^ 1);
  return {other};
}

struct FieldsInText {
  std::set<std::string> shown, hidden;  ///< "Setup.lights.color"
  std::set<std::string> names;          ///< of all fields and lists
};

/// Changes every field of a record and looks whether the text for people changes too.
void look_for_fields(Bytes record, FieldsInText& found) {
  Json json = Json::parse(*inspect::record_to_json(record));
  const std::string text = text_of_record(record), type = json["type"];
  each_value(json, "", [&](const std::string& path, Json& value) {
    const Json original = value;
    for (const Json& other : others_than(original)) {
      value = other;
      const auto changed = inspect::record_from_json(json.dump());
      if (!changed || *changed == Vector<std::byte>(record.begin(), record.end())) continue;
      (text_of_record(*changed) != text ? found.shown : found.hidden).insert(type + "." + path);
    }
    value = original;
    std::string name;
    for (std::stringstream parts(path); std::getline(parts, name, '.');) found.names.insert(name);
  });
}

TEST(AssetView, every_field_of_a_record_is_in_its_text_or_known_not_to_be) {
  FieldsInText found;
  for (const Sample& sample : samples())
    if (inspect::record_to_json(sample.bytes).ok()) look_for_fields(sample.bytes, found);
  std::set<std::string> hidden;
  std::ranges::set_difference(found.hidden, found.shown, std::inserter(hidden, hidden.end()));
  EXPECT_EQ(hidden, kNotInText);
  // All fields were there to be changed.
  const std::string list = file_text("src/assets/record_fields.h");
  const std::regex name("\"([a-z_]+)\"");
  for (std::sregex_iterator it(list.begin(), list.end(), name), end; it != end; ++it)
    EXPECT_TRUE(found.names.contains((*it)[1])) << (*it)[1];
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
  EXPECT_THAT(dumped(files, "11000001"), HasSubstr("0x01000001  distance 0 to 2, ideal 1, as placed"));
  EXPECT_THAT(dumped(files, "04000001"), HasSubstr("#64C89600 #FFFFFF"));
}

TEST(AssetView, text_of_textures_names_what_people_look_for) {
  const SampleFiles files;
  const std::string texture = dumped(files, "05000001");
  EXPECT_THAT(texture, HasSubstr("21 bytes, 2 levels, category 0, type 2"));
  EXPECT_THAT(texture, HasSubstr("level 0  0x06000001  not in "));
  EXPECT_THAT(dumped(files, "06000010"),
              HasSubstr("88 bytes, 4 x 4 A8R8G8B8\n  category 6 (user interface)\n"));
  EXPECT_THAT(dumped(files, "06000016"),
              HasSubstr("4 x 4 INDEX16\n  category 6 (user interface)\n  palette 0x04000001"));
  EXPECT_THAT(dumped(files, "0600001C"), HasSubstr("JPEG file (CUSTOM_RAW_JPEG)"));
  EXPECT_THAT(dumped(files, "11000000"), HasSubstr("0x01003769  distance 10 to 50, ideal 25, as placed"));
  EXPECT_THAT(dumped(files, "11000000"), HasSubstr("level 2  nothing     at greater distances, as placed"));
}

TEST(AssetView, a_texture_shows_the_images_that_are_there) {
  const TempFolder folder;
  SurfaceTexture texture;
  texture.id = 0x05000001;
  texture.images = {0x06000010, 0x06000099};
  folder.write("05000001.bin", write_surface_texture(texture));
  folder.write("06000010.bin", seed("render_surface/a8r8g8b8"));
  const ToolRun run = run_tool({"dump", "05000001", "--assets", folder.string()});
  EXPECT_THAT(run.out, HasSubstr("level 0  0x06000010  2 x 1 A8R8G8B8\n"));
  EXPECT_THAT(run.out, HasSubstr("level 1  0x06000099  not in " + folder.string()));
}

TEST(AssetView, text_of_clothing_names_what_people_look_for) {
  const SampleFiles files;
  EXPECT_THAT(dumped(files, "0F000001"), HasSubstr("0x040005F4  shades 0.2500001 to 0.5000001"));
  const std::string table = dumped(files, "10000001");
  EXPECT_THAT(table, HasSubstr("setups that can wear it (1)\n  setup 0x02000001\n    part 9   0x010004B9\n"
                               "      0x050003D5 -> 0x05000F59\n    part 16  0x01001A52\n"));
  EXPECT_THAT(table, HasSubstr("templates (1)\n  template 4, icon 0x06001234\n"
                               "    shade 1  0x0F000001  colours 320 to 511, 576 to 639\n"
                               "    shade 2  0x0F000002  colours 0 to 2047\n"));
}

TEST(AssetView, text_of_emitters_names_what_people_look_for) {
  const SampleFiles files;
  const std::string emitter = dumped(files, "32000001");
  EXPECT_THAT(emitter, HasSubstr("176 bytes, ParabolicLVGA, mesh 0x01000002"));
  EXPECT_THAT(emitter, HasSubstr("5 at once, then one every 0.1 s; at most 20 alive"));
  EXPECT_THAT(emitter, HasSubstr("ends          never"));
  EXPECT_THAT(emitter, HasSubstr("life          2 +- 0.5 s"));
  EXPECT_THAT(emitter, HasSubstr("scale         0.5 to 0.1 +- 0.05\n"));
  EXPECT_THAT(emitter, HasSubstr("b             (0, 0, -2) times 1 to 1"));
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
