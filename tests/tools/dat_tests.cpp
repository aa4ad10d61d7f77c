// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "assets/animation.h"
#include "assets/motion_table.h"
#include "assets/physics_script.h"
#include "assets/render_surface.h"
#include "assets/setup.h"
#include "assets/sound_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "dat_files.h"
#include "run_tool.h"
#include "support/hex.h"
#include "support/raw_dat.h"
#include "support/retail_checker.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

TEST(Dat, every_help_has_an_example) {
  for (const char* command : {"ls", "extract", "verify", "add", "remove", "sample", "check-retail"}) {
    const ToolRun run = run_tool({"dat", command, "--help"});
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.out, HasSubstr(std::string("  acmotion dat ") + command));
  }
}

TEST(Dat, wrong_usage_exits_with_2) {
  const DatFiles files;
  const std::string dat = files.at("c.dat");
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"dat"},
                                             {"dat", "ls"},
                                             {"dat", "ls", "--dat", dat, "--type", "creature"},
                                             {"dat", "ls", "--dat", dat, "xyz"},
                                             {"dat", "add", "--dat", dat},
                                             {"dat", "remove", "--dat", dat},
                                             {"dat", "sample"},
                                             {"info", "--dat", dat, "--assets", files.string()}}) {
    EXPECT_EQ(run_tool(arguments).exit_code, 2);
  }
}

TEST(Dat, file_that_is_not_a_container_exits_with_1_and_says_where) {
  const DatFiles files;
  files.write("x.dat", Vector<std::byte>(4096));
  const ToolRun run = run_tool({"dat", "ls", "--dat", files.at("x.dat")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, AllOf(HasSubstr("x.dat: wrong type at byte 320"), HasSubstr("magic")));
  EXPECT_EQ(run_tool({"dat", "ls", "--dat", files.at("none.dat")}).exit_code, 1);
}

TEST(Dat, a_misspelt_subcommand_is_named) {
  const ToolRun run = run_tool({"dat", "lsit"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.err, "acmotion: lsit: no such subcommand (see acmotion dat --help)\n");
}

TEST(Dat, other_subcommands_read_containers) {
  const DatFiles files;
  const ToolRun info = run_tool({"info", "--json", "--dat", files.at("c.dat")});
  EXPECT_EQ(info.exit_code, 0);
  EXPECT_EQ(json::parse(info.out)["total"]["objects"], 3);
  const ToolRun dump = run_tool({"dump", "0x09000001", "--json", "--dat", files.at("c.dat")});
  EXPECT_EQ(dump.exit_code, 0);
  EXPECT_EQ(run_tool({"info", "--dat", files.at("bad.dat")}).exit_code, 1);
}

TEST(DatLs, lists_what_the_directory_says) {
  const DatFiles files;
  const ToolRun run = run_tool({"dat", "ls", "--json", "--dat", files.at("c.dat"), "--type", "animation"});
  EXPECT_EQ(run.exit_code, 0);
  const json list = json::parse(run.out);
  ASSERT_EQ(list.size(), 1u);
  const json expected = {{"id", "0x03000001"}, {"type", "animation"}, {"bytes", 304},
                         {"offset", 1024},     {"iteration", 1},      {"version", 2},
                         {"time", 1344000000}, {"compressed", false}};
  EXPECT_EQ(list[0], expected);
  const ToolRun text = run_tool({"dat", "ls", "--dat", files.at("c.dat")});
  EXPECT_THAT(text.out, AllOf(HasSubstr("0x09000001  motion-table"), HasSubstr("2012-08-03")));
  EXPECT_EQ(std::count(text.out.begin(), text.out.end(), '\n'), 4);
}

TEST(DatLs, an_id_that_is_not_there_is_an_error) {
  const DatFiles files;
  EXPECT_EQ(run_tool({"dat", "ls", "--dat", files.at("c.dat"), "0x09000001"}).exit_code, 0);
  const ToolRun run = run_tool({"dat", "ls", "--dat", files.at("c.dat"), "0x09000002"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("0x09000002"));
}

TEST(DatExtract, writes_files_that_make_the_same_container_again) {
  const DatFiles files;
  EXPECT_EQ(run_tool({"dat", "extract", "--dat", files.at("c.dat"), "-o", files.at("out")}).exit_code, 0);
  EXPECT_EQ(files.read("out/09000001.bin"), write_motion_table(AssetFiles::table()));
  EXPECT_TRUE(files.has("out/FFFF0001.bin"));
  const ToolRun add =
      run_tool({"dat", "add", "--create", "--iteration", "1", "--dat", files.at("d.dat"), files.at("out")});
  EXPECT_EQ(add.exit_code, 0);
  EXPECT_EQ(files.ids("d.dat"), files.ids("c.dat"));
}

TEST(DatExtract, everything_needs_a_folder) {
  const DatFiles files;
  const ToolRun run = run_tool({"dat", "extract", "--dat", files.at("c.dat")});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("name a folder (-o DIR)"));
}

TEST(DatExtract, one_object_goes_to_the_standard_output) {
  const DatFiles files;
  const Vector<std::byte> bytes = write_animation(AssetFiles::animation(0x03000001));
  const ToolRun run = run_tool({"dat", "extract", "--dat", files.at("c.dat"), "0x03000001", "-o", "-"});
  EXPECT_EQ(run.out, std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
  EXPECT_EQ(run_tool({"dat", "extract", "--dat", files.at("c.dat"), "-o", "-"}).exit_code, 2);
}

TEST(DatSample, standard_output_is_the_container_alone) {
  const DatFiles files;
  ASSERT_EQ(run_tool({"dat", "sample", files.at("s.dat")}).exit_code, 0);
  const Vector<std::byte> file = files.read("s.dat");
  EXPECT_EQ(run_tool({"dat", "sample", "-"}).out,
            std::string(reinterpret_cast<const char*>(file.data()), file.size()));
}

TEST(DatExtract, waves_come_as_wav_unless_raw) {
  const DatFiles files;
  ASSERT_EQ(run_tool({"dat", "sample", files.at("s.dat")}).exit_code, 0);
  const std::vector<std::string> arguments = {"dat",        "extract", "--dat",        files.at("s.dat"),
                                              "0x0A000001", "-o",      files.at("out")};
  EXPECT_EQ(run_tool(arguments).exit_code, 0);
  const Vector<std::byte> wav = files.read("out/0A000001.wav");
  EXPECT_EQ(std::string(reinterpret_cast<const char*>(wav.data()), 4), "RIFF");
  EXPECT_FALSE(files.has("out/0A000001.bin"));
  std::vector<std::string> raw = arguments;
  raw.emplace_back("--raw");
  EXPECT_EQ(run_tool(raw).exit_code, 0);
  EXPECT_TRUE(files.has("out/0A000001.bin"));
}

TEST(DatExtract, does_not_replace_files_unasked) {
  const DatFiles files;
  const std::vector<std::string> arguments = {"dat",    "extract",      "--dat", files.at("c.dat"),
                                              "--type", "motion-table", "-o",    files.string()};
  EXPECT_EQ(run_tool(arguments).exit_code, 0);
  const Vector<std::byte> extracted = files.read("09000001.bin");
  EXPECT_FALSE(files.has("03000001.bin")) << "of another type";
  files.write("09000001.bin", pattern(10, 1));
  EXPECT_EQ(run_tool(arguments).exit_code, 1);
  EXPECT_EQ(files.read("09000001.bin"), pattern(10, 1));
  std::vector<std::string> forced = arguments;
  forced.push_back("--force");
  EXPECT_EQ(run_tool(forced).exit_code, 0);
  EXPECT_EQ(files.read("09000001.bin"), extracted);
}

TEST(DatVerify, reports_faults_with_id_and_offset) {
  const DatFiles files;
  const ToolRun sound = run_tool({"dat", "verify", "--dat", files.at("c.dat")});
  EXPECT_EQ(sound.exit_code, 0);
  EXPECT_THAT(sound.out,
              AllOf(HasSubstr("all sound"), HasSubstr("3: 2 decoded, 0 of other types, 0 bad, 1 record"),
                    Not(HasSubstr("\r"))));
  const ToolRun bad = run_tool({"dat", "verify", "--dat", files.at("bad.dat")});
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_THAT(bad.out,
              AllOf(HasSubstr("0x03000002: truncated at byte 12: frame_count"), HasSubstr("1 finding")));
}

TEST(DatVerify, decodes_textures_clothing_and_emitters) {
  const DatFiles files;
  DatWriter writer;
  ASSERT_TRUE(writer.put(0x05000001, from_hex("01000005 00000000 02 01000000 01000006")).ok());
  ASSERT_TRUE(
      writer.put(0x06000001, from_hex("01000006 00000000 01000000 01000000 1b000000 04000000 00000000"))
          .ok());
  ASSERT_TRUE(writer.put(0x0F000001, from_hex("0100000f 01000000 01000004")).ok());
  ASSERT_TRUE(writer.put(0x10000001, from_hex("01000010 01000000 01000002 00000000 00000000")).ok());
  ASSERT_TRUE(writer.put(0x32000001, Vector<std::byte>(from_hex("01000032"))).ok());
  files.write("looks.dat", *writer.build());
  const ToolRun run = run_tool({"dat", "verify", "--dat", files.at("looks.dat")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("6: 2 decoded, 0 of other types, 3 bad, 1 record"));
  EXPECT_THAT(run.out, HasSubstr("0x06000001: bad value at byte 16: pixel format\n"));
  EXPECT_THAT(run.out, HasSubstr("0x10000001: bad value at byte 4: entries without buckets\n"));
  EXPECT_THAT(run.out, HasSubstr("0x32000001: truncated at byte 4: unused\n"));
}

TEST(DatVerify, counts_add_up) {
  const DatFiles files;
  for (const char* name : {"c.dat", "bad.dat"}) {
    const auto root =
        nlohmann::json::parse(run_tool({"dat", "verify", "--json", "--dat", files.at(name)}).out);
    EXPECT_EQ(root["objects"], root["decoded"].get<int>() + root["unknown"].get<int>() +
                                   root["bad"].get<int>() + root["records"].get<int>());
    EXPECT_EQ(root["errors"].size(), root["problems"]);
  }
}

// The header holds the free list and the journal among these words.
TEST(DatVerify, nothing_is_all_sound_under_a_finding) {
  const DatFiles files;
  Vector<std::byte> bytes = files.read("c.dat");
  for (std::size_t at = 0x140; at < 0x180; at += 4) {
    Vector<std::byte> changed = bytes;
    changed[at] = std::byte{0x7F};
    files.write("changed.dat", changed);
    const ToolRun run = run_tool({"dat", "verify", "--dat", files.at("changed.dat")});
    const bool finds =
        run.out.find("  free list ") != std::string::npos || run.out.find("  journal ") != std::string::npos;
    if (finds) {
      EXPECT_EQ(run.exit_code, 1) << at;
      EXPECT_THAT(run.out, Not(HasSubstr("all sound"))) << at;
    }
  }
}

TEST(DatVerify, reports_a_broken_chain_once) {
  const DatFiles files;
  Vector<std::byte> bytes = files.read("c.dat");
  bytes[0x400] = std::byte{4};  // the link of the first object
  files.write("broken.dat", bytes);
  const ToolRun run = run_tool({"dat", "verify", "--json", "--dat", files.at("broken.dat")});
  EXPECT_EQ(run.exit_code, 1);
  const json report = json::parse(run.out);
  EXPECT_EQ(report["problems"], 1);
  ASSERT_EQ(report["errors"].size(), 1u);
  EXPECT_EQ(report["errors"][0]["id"], "0x03000001");
  EXPECT_EQ(report["errors"][0]["offset"], 0x400);
}

TEST(DatVerify, progress_shows_on_a_terminal_only) {
  const DatFiles files;
  const ToolRun run = run_tool({"dat", "verify", "--dat", files.at("c.dat")},
                               {.output = ToolOutput::FileWithErrorsOnTerminal});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.err, AllOf(HasSubstr("\rverifying ["), EndsWith("\r\033[K")));
  EXPECT_THAT(run.out, HasSubstr("all sound"));
  EXPECT_EQ(run_tool({"dat", "verify", "--dat", files.at("c.dat")}).err, "");
}

TEST(DatAdd, adds_and_replaces_and_keeps_a_backup) {
  const DatFiles files;
  const Vector<std::byte> old = files.read("c.dat");
  files.write("03000001.bin", write_animation(AssetFiles::animation(0x03000001)));
  files.write("03000009.bin", write_animation(AssetFiles::animation(0x03000009)));
  const ToolRun run = run_tool({"dat", "add", "--backup", "--dat", files.at("c.dat"),
                                files.at("03000001.bin"), files.at("03000009.bin")});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("1 added, 1 replaced"));
  EXPECT_THAT(files.ids("c.dat"), ElementsAre(0x03000001, 0x03000009, 0x09000001, 0xFFFF0001));
  EXPECT_EQ(files.read("c.dat.bak"), old);
  for (const auto& entry : std::filesystem::directory_iterator(files.path()))
    EXPECT_EQ(entry.path().string().find(".acmotion-"), std::string::npos) << entry.path();
  EXPECT_EQ(run_tool({"dat", "verify", "--dat", files.at("c.dat")}).exit_code, 0);
}

TEST(DatAdd, object_that_cannot_be_decoded_is_refused_unless_unchecked) {
  const DatFiles files;
  const Vector<std::byte> old = files.read("c.dat");
  files.write("03000005.bin", write_animation(AssetFiles::animation(0x03000006)));
  const ToolRun run = run_tool({"dat", "add", "--dat", files.at("c.dat"), files.at("03000005.bin")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("another id"));
  EXPECT_EQ(files.read("c.dat"), old);
  EXPECT_EQ(
      run_tool({"dat", "add", "--unchecked", "--dat", files.at("c.dat"), files.at("03000005.bin")}).exit_code,
      0);
  EXPECT_EQ(files.ids("c.dat").size(), 4u);
}

TEST(DatAdd, nothing_to_add_is_reported) {
  const DatFiles files;
  const Vector<std::byte> old = files.read("c.dat");
  const TempFolder empty;
  const std::pair<std::string, const char*> cases[] = {{empty.string(), "no files called XXXXXXXX.bin"},
                                                       {files.at("03000009.bin"), "No such file"}};
  for (const auto& [path, words] : cases) {
    const ToolRun run = run_tool({"dat", "add", "--dat", files.at("c.dat"), path});
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_THAT(run.err, AllOf(HasSubstr(path), HasSubstr(words)));
  }
  EXPECT_EQ(files.read("c.dat"), old);
}

TEST(DatAdd, file_keeps_its_permissions_and_links_to_it_stay) {
  const DatFiles files;
  files.write("03000009.bin", write_animation(AssetFiles::animation(0x03000009)));
  std::filesystem::permissions(files.path() / "c.dat", std::filesystem::perms(0640));
  std::filesystem::create_symlink(files.path() / "c.dat", files.path() / "link.dat");
  EXPECT_EQ(run_tool({"dat", "add", "--dat", files.at("link.dat"), files.at("03000009.bin")}).exit_code, 0);
  EXPECT_EQ(std::filesystem::status(files.path() / "c.dat").permissions(), std::filesystem::perms(0640));
  EXPECT_TRUE(std::filesystem::is_symlink(files.path() / "link.dat"));
  EXPECT_EQ(files.ids("c.dat").size(), 4u);
}

TEST(DatRemove, removes_all_or_nothing) {
  const DatFiles files;
  const Vector<std::byte> old = files.read("bad.dat");
  const std::vector<std::string> start = {"dat", "remove", "--dat", files.at("bad.dat")};
  const auto remove = [&](std::vector<std::string> ids) {
    ids.insert(ids.begin(), start.begin(), start.end());
    return run_tool(ids).exit_code;
  };
  EXPECT_EQ(remove({"0x03000002", "0x03000007"}), 1);
  EXPECT_EQ(remove({"0xFFFF0001"}), 1);
  EXPECT_EQ(files.read("bad.dat"), old);
  for (const auto& entry : std::filesystem::directory_iterator(files.path()))
    EXPECT_EQ(entry.path().string().find(".acmotion-"), std::string::npos) << entry.path();
  EXPECT_EQ(remove({"0x03000002"}), 0);
  EXPECT_THAT(files.ids("bad.dat"), ElementsAre(0x03000001, 0x09000001, 0xFFFF0001));
  EXPECT_EQ(run_tool({"dat", "verify", "--dat", files.at("bad.dat")}).exit_code, 0);
}

TEST(DatSample, writes_the_sample_creatures_the_same_every_time) {
  const DatFiles files;
  EXPECT_EQ(run_tool({"dat", "sample", files.at("s.dat")}).exit_code, 0);
  EXPECT_EQ(run_tool({"dat", "verify", "--dat", files.at("s.dat")}).exit_code, 0);
  EXPECT_EQ(run_tool({"dat", "sample", files.at("t.dat")}).exit_code, 0);
  EXPECT_EQ(files.read("s.dat"), files.read("t.dat"));
  EXPECT_GT(files.ids("s.dat").size(), 10u);
  EXPECT_EQ(run_tool({"dat", "sample", files.at("s.dat")}).exit_code, 1);
  EXPECT_EQ(run_tool({"dat", "sample", "--force", files.at("s.dat")}).exit_code, 0);
}

// The surfaces are those of dat-formats 4, which has them from the shipped file.
TEST(DatCheckRetail, known_objects_pass_changed_ones_fail_and_others_are_absent) {
  const DatFiles files;
  DatWriter writer;
  ASSERT_TRUE(writer.put(0x08000219, from_hex("01000000 16396fff 00000000 00000000 0000803f")).ok());
  ASSERT_TRUE(writer.put(0x08000DCB, from_hex("02000000 9b1a0005 00000000 00000000 00000000 fcff4c3f")).ok());
  ASSERT_TRUE(writer.put(0x0F000001, from_hex("0100000f 04000000 f3050004 f4050004 f5050004 f2050004")).ok());
  ASSERT_TRUE(writer.put(0x0500330D, from_hex("0d330005 00000000 02 01000000 ce740006")).ok());
  files.write("r.dat", *writer.build());
  const ToolRun run = run_tool({"dat", "check-retail", "--dat", files.at("r.dat")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("fail    header: master map is 0x00000000, not 0x25000000\n"));
  EXPECT_THAT(run.out, HasSubstr("not 0x37400000\n"));
  EXPECT_THAT(run.out, HasSubstr("fail    free list: number of free blocks is 0, not 2052\n"));
  EXPECT_THAT(run.out, HasSubstr("fail    number of objects of type palette-set: it is 1, not 2681\n"));
  EXPECT_THAT(run.out, HasSubstr("fail    number of combat tables: it is 0, not 71\n"));
  EXPECT_THAT(run.out, HasSubstr("fail    palette sets: at most 13 palettes: the most is 4, not 13\n"));
  EXPECT_THAT(run.out, HasSubstr("absent  waves: PCM, and one MP3\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("  date")));
  EXPECT_THAT(run.out, HasSubstr("fail    number of objects: it is 5, not 79694\n"));
  EXPECT_THAT(run.out, HasSubstr("pass    0x08000219 surface\n"));
  EXPECT_THAT(run.out, HasSubstr("fail    0x08000DCB surface: texture is 0x05001A9B, not 0x05001A9A\n"));
  EXPECT_THAT(run.out, HasSubstr("pass    0x0F000001 palette set\n"));
  EXPECT_THAT(run.out,
              HasSubstr("fail    0x0500330D surface texture: level is 0x060074CE, not 0x060074CD\n"));
  EXPECT_THAT(run.out, HasSubstr("absent  0x09000202 motion table\n"));
  const json checks =
      json::parse(run_tool({"dat", "check-retail", "--json", "--dat", files.at("r.dat")}).out);
  EXPECT_GT(checks.size(), 25u);
}

acm::Setup setup_of(ObjectId id, Vector<ObjectId> parts) {
  acm::Setup s;
  s.id = id;
  s.parts = std::move(parts);
  acm::Setup::Placement placement;
  placement.parts.resize(s.parts.size());
  s.placements.push_back(std::move(placement));
  return s;
}

TEST(DatCheckRetail, the_two_setups_that_cannot_be_created_are_expected) {
  const DatFiles files;
  DatHeader header;
  header.master_map = 0x25000000;
  DatWriter writer(header);
  const auto put = [&](const acm::Setup& s) { ASSERT_TRUE(writer.put(s.id, write_setup(s)).ok()); };
  put(setup_of(0x02001C4F, {0, 0}));
  put(setup_of(0x02001C50, {0x0100FFFF}));
  files.write("two.dat", *writer.build());
  const ToolRun two = run_tool({"dat", "check-retail", "--dat", files.at("two.dat")});
  EXPECT_THAT(two.out, HasSubstr("pass    header\n"));
  EXPECT_THAT(two.out,
              HasSubstr("cannot be created: number of those with a default script is 0, not 2161\n"));
  put(setup_of(0x02000001, {0}));
  files.write("three.dat", *writer.build());
  const ToolRun three = run_tool({"dat", "check-retail", "--dat", files.at("three.dat")});
  EXPECT_THAT(three.out,
              HasSubstr("the list of those that cannot be created is 0x02000001, 0x02001C4F, 0x02001C50, not "
                        "0x02001C4F, 0x02001C50\n"));
}

TEST(DatCheckRetail, knows_a_row_of_a_sound_table_and_the_smallest_motion_table) {
  const DatFiles files;
  SoundTable table;
  table.id = 0x20000048;
  table.root.children.push_back({.key = 0x23, .entries = {{0x0A000393, 0.3f, 0.8f, 1.0f}}, .children = {}});
  DatWriter writer;
  ASSERT_TRUE(writer.put(table.id, write_sound_table(table)).ok());
  MotionTableBuilder builder(0x0900013A, command::kNonCombat);
  builder.style_default(command::kNonCombat, command::kReady);
  builder.cycle(motion_key(command::kNonCombat, command::kReady), {.anims = {{0x03000001, 0, -1, 30.0f}}});
  ASSERT_TRUE(writer.put(0x0900013A, write_motion_table(std::move(builder).build())).ok());
  files.write("s.dat", *writer.build());
  const ToolRun run = run_tool({"dat", "check-retail", "--dat", files.at("s.dat")});
  EXPECT_THAT(run.out, HasSubstr("pass    0x20000048 sound table\n"));
  EXPECT_THAT(run.out, HasSubstr("pass    0x0900013A motion table, the smallest\n"));
  EXPECT_THAT(run.out,
              HasSubstr("note    date: nearest to the portal file of October 1999: 3 objects, not 17794\n"));
  ASSERT_TRUE(writer.put(0x09000001, Vector<std::byte>(55)).ok());
  files.write("t.dat", *writer.build());
  EXPECT_THAT(
      run_tool({"dat", "check-retail", "--dat", files.at("t.dat")}).out,
      HasSubstr("fail    0x0900013A motion table, the smallest: number of smaller ones is 1, not 0\n"));
}

TEST(DatCheckRetail, says_once_that_a_file_is_from_before_throne_of_destiny) {
  const DatFiles files;
  RawDat dat(1024, DatLayout::Older);
  const DatEntry table = dat.add_object(0x09000202, Vector<std::byte>(8));
  const DatEntry surface = dat.add_object(0x08000219, Vector<std::byte>(8));
  files.write("older.dat", dat.finish(dat.add_node({surface, table})));
  const ToolRun run = run_tool({"dat", "check-retail", "--dat", files.at("older.dat")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(
      run.out,
      "fail    kind of file: not so: End of Retail; it is from before Throne of Destiny, so nothing else is "
      "compared\n"
      "note    date: nearest to the portal file of October 1999: 2 objects, not 17794\n"
      "\n0 passed, 1 failed, 0 absent\n");
}

TEST(DatCheckRetail, knows_the_formats_of_images) {
  const DatFiles files;
  DatWriter writer;
  const auto out_with = [&](std::uint32_t first, std::uint32_t last, PixelFormat format) {
    for (std::uint32_t i = first; i <= last; ++i) {
      RenderSurface image;
      image.id = 0x06000000 + i;
      image.format = format;
      if (is_indexed(format)) image.palette = 0x04000001;
      EXPECT_TRUE(writer.put(image.id, write_render_surface(image)).ok());
    }
    files.write("i.dat", *writer.build());
    return run_tool({"dat", "check-retail", "--dat", files.at("i.dat")}).out;
  };
  out_with(1, 7, PixelFormat::A8R8G8B8);
  out_with(8, 14, PixelFormat::Index16);
  out_with(15, 21, PixelFormat::Dxt1);
  EXPECT_THAT(out_with(22, 27, PixelFormat::P8), HasSubstr("pass    images: "));
  EXPECT_THAT(out_with(28, 28, PixelFormat::P8),
              HasSubstr("not so: A8R8G8B8, INDEX16 and DXT1 are the commonest"));
  EXPECT_THAT(out_with(29, 29, PixelFormat::Dxt1),
              HasSubstr("not so: A8R8G8B8, INDEX16 and DXT1 are the commonest"));
  out_with(30, 37, PixelFormat::A8R8G8B8);
  EXPECT_THAT(out_with(38, 45, PixelFormat::Index16), HasSubstr("not so: at most 6 are P8"));
}

TEST(DatCheckRetail, tells_the_date_by_the_number_of_objects) {
  EXPECT_EQ(tool::resembled_portal(79694), "as many objects as the portal file of 2017, the End of Retail");
  EXPECT_EQ(tool::resembled_portal(51001), "as many objects as the portal file of February 2005");
  EXPECT_EQ(tool::resembled_portal(59590),
            "nearest to the portal file of June 2005: 59590 objects, not 59589");
  EXPECT_EQ(tool::resembled_portal(79403),
            "nearest to the portal file of a date between 2013 and 2017: 79403 objects, not 79404");
}

TEST(DatCheckRetail, counts_the_hooks_of_animations_scripts_and_default_scripts) {
  const DatFiles files;
  Animation animation;
  animation.id = 0x03000001;
  animation.flags = Animation::kHasHooks;
  animation.part_count = animation.frame_count = 1;
  animation.part_frames.resize(1);
  animation.hooks = {{hook_direction::kBoth, EtherealHook{1}}};
  animation.hook_starts = {0, 1};
  PhysicsScript script;
  script.id = 0x33000001;
  script.entries = {{0.0, {hook_direction::kBoth, AttackHook{}}}};
  acm::Setup setup = setup_of(0x02000001, {});
  setup.default_script = script.id;
  DatWriter writer;
  ASSERT_TRUE(writer.put(animation.id, write_animation(animation)).ok());
  ASSERT_TRUE(writer.put(script.id, write_physics_script(script)).ok());
  ASSERT_TRUE(writer.put(setup.id, write_setup(setup)).ok());
  files.write("h.dat", *writer.build());
  const std::string out = run_tool({"dat", "check-retail", "--dat", files.at("h.dat")}).out;
  EXPECT_THAT(out, HasSubstr("animations: hooks: number of those with an Ethereal hook is 1, not 47\n"));
  EXPECT_THAT(out, HasSubstr("physics scripts: hooks: number of SoundTweaked hooks is 0, not 368\n"));
  EXPECT_THAT(
      out, HasSubstr("setups: hooks of their default scripts: number with CreateParticle is 0, not 2046\n"));
}

}  // namespace
}  // namespace acm::test
