// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj.h"
#include "assets/gfxobj_degrade_info.h"
#include "assets/physics_script_table.h"
#include "assets/setup.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

#include "dat_files.h"
#include "run_tool.h"
#include "support/hex.h"
#include "support/raw_dat.h"

/// What the tool makes of files from before the commands and records of End of Retail, and of markers.
namespace acm::test {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

constexpr Command kLogOutOf2013 = 0x1000011B;
constexpr Command kSitStateOf2013 = 0x4300013A;

MotionTable table_with(ObjectId id, std::initializer_list<Command> commands) {
  MotionTableBuilder builder(id, command::kNonCombat);
  builder.style_default(command::kNonCombat, command::kReady)
      .cycle(motion_key(command::kNonCombat, command::kReady), {})
      .link_group(motion_key(command::kNonCombat, command::kReady));
  for (const Command command : commands) builder.link(command, {.velocity = {1, 0, 0}});
  return std::move(builder).build();
}

/// The human table and one other, as a file of 2013 has them.
struct FilesOf2013 : TempFolder {
  FilesOf2013() {
    write("09000001.bin", write_motion_table(table_with(0x09000001, {kLogOutOf2013, kSitStateOf2013})));
    write("09000002.bin", write_motion_table(table_with(0x09000002, {kLogOutOf2013})));
  }

  /// The first link of a table, as dump shows it.
  [[nodiscard]] json link(const std::string& id, const std::vector<std::string>& options = {}) const {
    std::vector<std::string> words{"dump", id, "--json", "--assets", string()};
    words.insert(words.end(), options.begin(), options.end());
    const ToolRun run = run_tool(words);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return json::parse(run.out)["link_groups"][0]["links"][0];
  }
};

TEST(OlderFiles, retail_facts_4_info_says_how_commands_are_numbered) {
  const FilesOf2013 files;
  EXPECT_THAT(run_tool({"info", "--assets", files.string()}).out,
              HasSubstr("commands are numbered as in: 2013\n"));
  const ToolRun run = run_tool({"info", "--json", "--assets", files.string()});
  EXPECT_EQ(json::parse(run.out)["command_numbering"], "2013");
  EXPECT_THAT(run_tool({"info", "--assets", AssetFiles().string()}).out, HasSubstr("End of Retail\n"));
}

TEST(OlderFiles, retail_facts_4_names_are_those_of_the_commands_that_the_file_means) {
  const FilesOf2013 files;
  for (const char* table : {"0x09000001", "0x09000002"}) {
    EXPECT_EQ(files.link(table)["to_name"], "LogOut") << table;
    EXPECT_EQ(files.link(table)["to"], "0x1000011E") << table;
    EXPECT_EQ(files.link(table, {"--keep-ids"})["to"], "0x1000011B") << table;
    EXPECT_NE(files.link(table, {"--keep-ids"})["to_name"], "LogOut") << table;
  }
}

TEST(OlderFiles, retail_facts_4_the_two_known_emotes_of_2002_have_their_names) {
  const TempFolder files;
  files.write("09000001.bin",
              write_motion_table(table_with(0x09000001, {kLogOutOf2013, 0x43000140, 0x13000152})));
  EXPECT_THAT(run_tool({"info", "--assets", files.string()}).out, HasSubstr("as in: January 2002\n"));
  const std::vector<std::string> dump{"dump", "0x09000001", "--json", "--assets", files.string()};
  const json links = json::parse(run_tool(dump).out)["link_groups"][0]["links"];
  EXPECT_EQ(links[1]["to"], "0x43008140");
  EXPECT_EQ(links[1]["to_name"], "PointUpState");
  EXPECT_EQ(links[2]["to_name"], "PointUp");
  EXPECT_THAT(run_tool({"graph", "0x09000001", "--dot", "-", "--assets", files.string()}).out,
              HasSubstr("PointUp"));
  const ToolRun timeline = run_tool({"timeline", "0x09000001", "pointup", "--assets", files.string()});
  EXPECT_EQ(timeline.exit_code, 0) << timeline.err;
  EXPECT_THAT(timeline.out, HasSubstr("PointUp"));
}

TEST(OlderFiles, retail_facts_4_scenarios_play_what_the_file_means) {
  const FilesOf2013 files;
  const std::string scenario = "spawn flat=1\ndomotion 1000011E\n";
  files.write("log_out.scn", std::as_bytes(std::span(scenario)));
  const auto trace = [&](const std::vector<std::string>& options) {
    std::vector<std::string> words{
        "run",         (files.path() / "log_out.scn").string(), "--trace", "--table", "9000002", "--assets",
        files.string()};
    words.insert(words.end(), options.begin(), options.end());
    const ToolRun run = run_tool(words);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.out;
  };
  EXPECT_THAT(trace({}), HasSubstr("1000011E")) << trace({});
  EXPECT_NE(trace({}), trace({"--keep-ids"}));
}

TEST(OlderFiles, retail_facts_4_two_files_are_compared_in_the_numbering_of_today_or_as_they_are) {
  const FilesOf2013 before;
  const TempFolder after;
  after.write("09000001.bin", write_motion_table(table_with(0x09000001, {0x1000011E, 0x4300013D})));
  const auto differ = [&](const std::vector<std::string>& options) {
    std::vector<std::string> words{"diff",          "0x09000001",     "--assets",
                                   before.string(), "--other-assets", after.string()};
    words.insert(words.end(), options.begin(), options.end());
    return run_tool(words).exit_code;
  };
  EXPECT_EQ(differ({}), 0);
  EXPECT_EQ(differ({"--keep-ids"}), 1);
  after.write("09000002.bin", write_motion_table(table_with(0x09000002, {0x1000011E})));
  EXPECT_THAT(
      run_tool({"diff", "0x09*02", "--assets", before.string(), "--other-assets", after.string()}).out,
      HasSubstr("other bytes that mean the same"))
      << "the pattern leaves out the table that tells the numbering";
}

TEST(OlderFiles, a_damaged_human_table_is_named_once_and_the_others_are_shown) {
  const FilesOf2013 files;
  files.write("09000001.bin", Vector<std::byte>(7));
  const ToolRun list = run_tool({"list", "motion-table", "--json", "--assets", files.string()});
  EXPECT_EQ(json::parse(list.out).size(), 1u);
  EXPECT_EQ(lines_of(list.err).size(), 1u) << list.err;
  const ToolRun info = run_tool({"info", "--assets", files.string()});
  EXPECT_THAT(info.out, HasSubstr("commands are numbered as in: unknown\n"));
  EXPECT_EQ(lines_of(info.err).size(), 1u) << info.err;
  EXPECT_EQ(run_tool({"dump", "0x09000002", "--assets", files.string()}).err, "");
}

TEST(OlderFiles, retail_facts_4_an_older_texture_is_shown_as_the_image_that_it_is) {
  const TempFolder files;
  constexpr std::uint8_t kTexture[] = {1, 0, 0, 5, 2, 0,   0, 0, 2, 0, 0, 0,
                                       1, 0, 0, 0, 3, 255, 1, 0, 0, 4, 0, 0};
  files.write("05000001.bin", std::as_bytes(std::span(kTexture)));
  const ToolRun run = run_tool({"dump", "0x05000001", "--json", "--older", "--assets", files.string()});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(json::parse(run.out)["width"], 2);
  EXPECT_EQ(json::parse(run.out)["palette"], "0x04000001");
}

TEST(OlderFiles, retail_facts_4_older_objects_of_a_folder_are_read_as_such_when_asked) {
  const TempFolder files;
  PhysicsScriptTable table;
  table.id = 0x34000001;
  table.effects = {{30, {{1.0f, 0x33000001}}}};
  files.write("34000001.bin", write_physics_script_table(table));
  const auto type = [&](const std::vector<std::string>& options) {
    std::vector<std::string> words{"dump", "0x34000001", "--json", "--assets", files.string()};
    words.insert(words.end(), options.begin(), options.end());
    const ToolRun run = run_tool(words);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return json::parse(run.out)["effects"][0]["type"];
  };
  EXPECT_EQ(type({}), 30);
  EXPECT_EQ(type({"--older"}), 31);
}

Vector<std::byte> words(std::initializer_list<std::uint32_t> values, std::size_t more_bytes = 0) {
  ByteWriter out;
  for (const std::uint32_t value : values) out.u32(value);
  for (std::size_t i = 0; i < more_bytes; ++i) out.u8(1);
  return std::move(out).take();
}

/// A container before Throne of Destiny: an image, and a texture in the colours of a palette of two blocks.
struct OlderContainer : DatFiles {
  OlderContainer() {
    RawDat dat(1024, DatLayout::Older);
    const DatEntry palette = dat.add_object(0x04000001, words({0x04000001, 256}, 1024));
    const DatEntry texture = dat.add_object(0x05000001, words({0x05000001, 2, 4, 1, 0x03020100, 0x04000001}));
    const DatEntry image = dat.add_object(0x06000001, words({0x06000001, 2, 1}, 6));
    const std::uint32_t root = dat.add_node({palette, texture, image});
    write("older.dat", dat.finish(root));
    dat.poke(palette.offset, 0);  // a chain that ends early
    write("damaged.dat", dat.finish(root));
  }
};

TEST(OlderFiles, retail_facts_4_textures_and_images_become_pictures) {
  const OlderContainer files;
  const ToolRun run =
      run_tool({"dat", "extract", "--png", "--dat", files.at("older.dat"), "-o", files.at("png")});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("2 pictures written"));
}

TEST(OlderFiles, retail_facts_4_what_is_damaged_is_named_and_the_rest_goes_on) {
  const OlderContainer files;
  const std::string dat = files.at("damaged.dat"),
                    fault = "0x04000001: truncated at byte 1024: chain that ends";
  EXPECT_THAT(run_tool({"info", "--dat", dat}).err, HasSubstr(fault));
  EXPECT_THAT(run_tool({"dat", "verify", "--dat", dat}).out, HasSubstr(fault));
  const ToolRun run = run_tool({"dat", "extract", "--png", "--dat", dat, "-o", files.at("some")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("0x05000001: palette "));
  EXPECT_THAT(run.out, HasSubstr("1 picture written"));
}

/// A body of one triangle in a container before Throne of Destiny, with an 8-bit texture.
struct OlderBody : DatFiles {
  static constexpr ObjectId kSetup = 0x02000001, kMesh = 0x01000001, kSurface = 0x08000001,
                            kTexture = 0x05000001, kPalette = 0x04000001;
  OlderBody() {
    acm::Setup setup;
    setup.id = kSetup;
    setup.parts = {kMesh};
    setup.placements.push_back({});
    setup.placements[0].parts.resize(1);
    RawDat dat(1024, DatLayout::Older);
    const std::vector<DatEntry> records = {
        dat.add_object(kMesh, from_hex(kTriangle)), dat.add_object(kSetup, write_setup(setup)),
        dat.add_object(kPalette, words({kPalette, 256}, 1024)),
        dat.add_object(kTexture, words({kTexture, 2, 4, 1, 0x03020100, kPalette})),
        dat.add_object(kSurface, words({kSurface, 2, kTexture, 0, 0, 0, 0x3F800000}))};
    write("body.dat", dat.finish(dat.add_node(records)));
  }
  // Whole words as counts, padding after polygons and after the tree's list of them.
  static constexpr const char* kTriangle =
      "010000010200000001000000010000080100000003000000000001000000000000000000000000000000000000000000"
      "0000803f0000000000000000010001000000803f000000000000000000000000000000000000803f0000000000000000"
      "02000100000000000000803f0000000000000000000000000000803f0000000000000000000000000000000000000000"
      "0100000000000300000000000000ffff0000010002000000000000004c4f504200000000000000000000000000000000"
      "0000000000000000000000000000803f0100000000000000";
};

TEST(OlderFiles, retail_facts_4_a_body_is_exported_with_its_texture) {
  const OlderBody body;
  const std::string dat = body.at("body.dat");
  const ToolRun exported = run_tool({"export", "0x02000001", "--dat", dat, "-o", body.at("body.gltf")});
  ASSERT_EQ(exported.exit_code, 0) << exported.err;
  const Vector<std::byte> file = body.read("body.gltf");
  const json document = json::parse(std::string(reinterpret_cast<const char*>(file.data()), file.size()));
  ASSERT_EQ(document.value("meshes", json::array()).size(), 1u);
  EXPECT_EQ(document.value("images", json::array()).size(), 1u);
  EXPECT_TRUE(document["materials"][0]["pbrMetallicRoughness"].contains("baseColorTexture"));
  EXPECT_EQ(run_tool({"dat", "verify", "--dat", dat}).exit_code, 0);
}

/// The sample door, whose first mesh has the record of a marker: no distance is below 0, and beyond is
/// nothing.
struct MarkedDoor : DatFiles {
  MarkedDoor() {
    EXPECT_EQ(run_tool({"dat", "sample", at("sample.dat")}).exit_code, 0);
    EXPECT_EQ(run_tool({"dat", "extract", "--dat", at("sample.dat"), "-o", at("door")}).exit_code, 0);
    GfxObj mesh = *read_gfxobj(read(name_of(first_mesh())));
    mesh.flags |= GfxObj::kHasDegrade;
    mesh.degrade = 0x110000FF;
    write(name_of(mesh.id), write_gfxobj(mesh));
    GfxObjDegradeInfo record;
    record.id = mesh.degrade;
    record.levels = {{.gfxobj = mesh.id}, {.gfxobj = 0}};
    write(name_of(record.id), write_gfxobj_degrade_info(record));
  }

  [[nodiscard]] ObjectId first_mesh() const { return read_setup(read(name_of(0x02000003)))->parts.at(0); }
  static std::string name_of(ObjectId id) { return fmt::format("door/{:08X}.bin", id); }

  /// The names of the meshes that export writes.
  [[nodiscard]] std::set<std::string> meshes(const std::vector<std::string>& options = {}) const {
    std::vector<std::string> words{"export", "0x02000003", "--assets", at("door"), "-o", at("door.gltf")};
    words.insert(words.end(), options.begin(), options.end());
    const ToolRun run = run_tool(words);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    const Vector<std::byte> file = read("door.gltf");
    const json document = json::parse(std::string(reinterpret_cast<const char*>(file.data()), file.size()));
    std::set<std::string> names;
    for (const json& mesh : document.value("meshes", json::array())) names.insert(mesh["name"]);
    return names;
  }
};

TEST(Markers, gx_9_export_writes_them_only_when_asked) {
  const MarkedDoor door;
  const std::string marker = fmt::format("0x{:08X}", door.first_mesh());
  EXPECT_THAT(door.meshes(), Not(Contains(marker)));
  EXPECT_THAT(door.meshes({"--markers"}), Contains(marker));
}

TEST(Markers, gx_9_draw_shows_them_only_when_asked) {
  const MarkedDoor door;
  const auto drawn = [&](const std::vector<std::string>& options) {
    std::vector<std::string> words{"draw",          "0x02000003", "--assets",
                                   door.at("door"), "-o",         door.at("door.svg")};
    words.insert(words.end(), options.begin(), options.end());
    const ToolRun run = run_tool(words);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return door.read("door.svg");
  };
  EXPECT_LT(drawn({}).size(), drawn({"--markers"}).size());
}

}  // namespace
}  // namespace acm::test
