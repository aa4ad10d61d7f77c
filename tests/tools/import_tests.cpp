// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/animation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <map>

#include "dat_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using testing::HasSubstr;

/// A folder with the sample as sample.dat, and the door in it as door.glb.
struct ImportTest : testing::Test, DatFiles {
  ImportTest() {
    EXPECT_EQ(run_tool({"dat", "sample", at("sample.dat")}).exit_code, 0);
    EXPECT_EQ(run_tool({"export", "0x02000003", "--flat", "-o", at("door.glb")}).exit_code, 0);
  }

  /// Doubles the first key value of the file that is `from`, wherever it stands.
  void edit(float from) const {
    Vector<std::byte> file = read("door.glb");
    const float to = 2.0f * from;
    for (std::size_t i = 0; i + 4 <= file.size(); i += 4)
      if (std::memcmp(file.data() + i, &from, 4) == 0) std::memcpy(file.data() + i, &to, 4);
    write("door.glb", file);
  }

  /// The animation that opens the door, as a container has it.
  [[nodiscard]] Animation stored(const std::string& dat) const {
    const Vector<std::byte> bytes = read(dat);
    const Result<DatFile> file = DatFile::open(bytes);
    Vector<std::byte> buffer;
    return *read_animation(*file->read(*file->find(kOpening), buffer));
  }
  /// The same in the exported file.
  void edit_door() const { edit(stored("sample.dat").part_frames[1].origin.x); }
  /// Somebody else's change of it, straight in the container.
  void change_stored() const {
    Animation mine = stored("sample.dat");
    mine.part_frames[0].origin.z += 1.0f;
    write("03000503.bin", write_animation(mine));
    EXPECT_EQ(run_tool({"dat", "add", "--dat", at("sample.dat"), at("03000503.bin")}).exit_code, 0);
  }

  static constexpr ObjectId kOpening = 0x03000503;

  /// In its JSON, with a text of the same length.
  void replace_text(std::string_view from, std::string_view to) const {
    Vector<std::byte> file = read("door.glb");
    const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
    const std::size_t at_text = text.find(from);
    ASSERT_NE(at_text, std::string_view::npos);
    ASSERT_EQ(from.size(), to.size());
    std::memcpy(file.data() + at_text, to.data(), to.size());
    write("door.glb", file);
  }
};

TEST_F(ImportTest, unedited_files_are_byte_identical) {
  const ToolRun run = run_tool({"import", at("door.glb"), "--all", "-o", at("out")});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("out: 3 animations written, 0 edited\n"));
  EXPECT_EQ(run_tool({"dat", "extract", "--dat", at("sample.dat"), "-o", at("all")}).exit_code, 0);
  std::size_t compared = 0;
  for (const auto& entry : std::filesystem::directory_iterator(path() / "out")) {
    const std::string name = entry.path().filename().string();
    EXPECT_EQ(read("out/" + name), read("all/" + name)) << name;
    ++compared;
  }
  EXPECT_EQ(compared, 3u);
}

TEST_F(ImportTest, files_are_replaced_only_on_request) {
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--all", "-o", at("out")}).exit_code, 0);
  std::map<std::string, Vector<std::byte>> imported;
  const Vector<std::byte> mine(3);
  for (const auto& entry : std::filesystem::directory_iterator(path() / "out")) {
    const std::string name = "out/" + entry.path().filename().string();
    imported[name] = read(name);
    write(name, mine);
  }
  EXPECT_EQ(imported.size(), 3u);
  const ToolRun again = run_tool({"import", at("door.glb"), "--all", "-o", at("out")});
  EXPECT_EQ(again.exit_code, 1);
  EXPECT_THAT(again.err, HasSubstr("already exists (--replace replaces it)"));
  for (const auto& [name, bytes] : imported) EXPECT_EQ(read(name), mine) << name;
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--all", "-o", at("out"), "--force"}).exit_code,
            1);  // says other things
  for (const auto& [name, bytes] : imported) EXPECT_EQ(read(name), mine) << name;
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--all", "-o", at("out"), "--replace"}).exit_code, 0);
  for (const auto& [name, bytes] : imported) EXPECT_EQ(read(name), bytes) << name;
}

TEST_F(ImportTest, edits_go_into_a_container_safely) {
  const Vector<std::byte> before = read("sample.dat");
  const ToolRun nothing = run_tool({"import", at("door.glb"), "--into", at("sample.dat")});
  EXPECT_THAT(nothing.out, HasSubstr("0 animations written, 0 edited (--all writes 3 that were not edited)"));
  EXPECT_EQ(read("sample.dat"), before);

  edit_door();
  const ToolRun run = run_tool({"import", at("door.glb"), "--into", at("sample.dat"), "--backup"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out,
              HasSubstr("0x03000503: 29 of 29 frames edited in NonCombat/Off>On: part_01 by 0.5 m\n"));
  EXPECT_THAT(run.out, HasSubstr("sample.dat: the old one is kept as "));
  EXPECT_THAT(run.out, HasSubstr("sample.dat: 3 animations written, 3 edited\n"));
  EXPECT_EQ(read("sample.dat.bak"), before);
  EXPECT_EQ(run_tool({"dat", "verify", "--dat", at("sample.dat")}).exit_code, 0);
  EXPECT_EQ(ids("sample.dat").size(), ids("sample.dat.bak").size());
  EXPECT_NE(read("sample.dat"), before);
}

TEST_F(ImportTest, an_older_export_puts_nothing_back) {
  change_stored();
  const Vector<std::byte> mine = read("sample.dat");
  const ToolRun unedited = run_tool({"import", at("door.glb"), "--into", at("sample.dat")});
  EXPECT_EQ(unedited.exit_code, 0) << unedited.err;
  EXPECT_EQ(read("sample.dat"), mine);

  // All of it, or with an edit of the same animation: what is stored would be lost.
  const ToolRun all = run_tool({"import", at("door.glb"), "--all", "--into", at("sample.dat")});
  EXPECT_EQ(all.exit_code, 1);
  EXPECT_THAT(all.err, HasSubstr("sample.dat: 0x03000503 was changed since this export\n"));
  edit_door();
  const ToolRun edited = run_tool({"import", at("door.glb"), "--into", at("sample.dat"), "--backup"});
  EXPECT_EQ(edited.exit_code, 1);
  EXPECT_THAT(edited.err, HasSubstr("sample.dat: 0x03000503 was changed since this export\n"));
  EXPECT_THAT(edited.err, HasSubstr("--force"));
  EXPECT_EQ(read("sample.dat"), mine);
  EXPECT_FALSE(has("sample.dat.bak"));

  const ToolRun forced = run_tool({"import", at("door.glb"), "--into", at("sample.dat"), "--force"});
  EXPECT_EQ(forced.exit_code, 0);
  EXPECT_THAT(forced.err, HasSubstr("sample.dat: 0x03000503 was changed since this export\n"));
  EXPECT_NE(read("sample.dat"), mine);
}

TEST_F(ImportTest, what_is_there_already_is_not_refused) {
  edit_door();
  const std::vector<std::string> import = {"import", at("door.glb"), "--into", at("sample.dat")};
  EXPECT_EQ(run_tool(import).exit_code, 0);
  const Vector<std::byte> imported = read("sample.dat");
  const ToolRun again = run_tool(import);
  EXPECT_EQ(again.exit_code, 0) << again.err;
  EXPECT_THAT(again.out, HasSubstr("0 animations written, 3 edited (3 are there already)"));
  EXPECT_EQ(read("sample.dat"), imported);
}

TEST_F(ImportTest, an_animation_that_was_removed_comes_back) {
  EXPECT_EQ(run_tool({"dat", "remove", "--dat", at("sample.dat"), "0x03000503"}).exit_code, 0);
  const ToolRun run = run_tool({"import", at("door.glb"), "--all", "--into", at("sample.dat")});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("1 animation written, 0 edited (2 are there already)"));
}

TEST_F(ImportTest, a_stored_record_that_is_no_animation_counts_as_changed) {
  write("03000503.bin", Vector<std::byte>(5));
  EXPECT_EQ(run_tool({"dat", "add", "--dat", at("sample.dat"), "--unchecked", at("03000503.bin")}).exit_code,
            0);
  const ToolRun run = run_tool({"import", at("door.glb"), "--all", "--into", at("sample.dat")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("sample.dat: 0x03000503 was changed since this export\n"));
}

TEST_F(ImportTest, a_backup_is_never_replaced) {
  const Vector<std::byte> first = read("sample.dat");
  edit_door();
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--into", at("sample.dat"), "--backup"}).exit_code, 0);
  const Vector<std::byte> second = read("sample.dat");
  change_stored();
  const Vector<std::byte> third = read("sample.dat");
  const ToolRun run = run_tool({"import", at("door.glb"), "--into", at("sample.dat"), "--backup", "--force"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("sample.dat.bak.2\n"));
  EXPECT_EQ(read("sample.dat.bak"), first);
  EXPECT_EQ(read("sample.dat.bak.2"), third);
}

TEST_F(ImportTest, changed_says_what_is_the_default) {
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--changed", "-o", at("out")}).exit_code, 0);
  EXPECT_FALSE(has("out"));
  edit_door();
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--changed", "-o", at("out")}).exit_code, 0);
  EXPECT_TRUE(has("out/03000503.bin"));
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--changed", "--all", "-o", at("other")}).exit_code, 2);
}

TEST_F(ImportTest, edited_extras_are_refused_by_name) {
  replace_text("\"framerate\":30.0,\"start\"", "\"framerate\":15.0,\"start\"");
  const ToolRun run = run_tool({"import", at("door.glb"), "-o", at("out")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("the extras were edited at segments[0].framerate, and an import takes back "
                                 "poses only\n"));
}

TEST_F(ImportTest, damaged_files_are_refused_unless_forced) {
  replace_text("\"part_01\"", "\"my_part\"");
  const Vector<std::byte> before = read("sample.dat");
  const ToolRun run = run_tool({"import", at("door.glb"), "-o", at("out")});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("part_01 is now called my_part\n"));
  EXPECT_THAT(run.err,
              HasSubstr("door.glb: nothing was imported, because edits would be lost or damaged (--force"));
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--into", at("sample.dat")}).exit_code, 1);
  EXPECT_FALSE(has("out"));
  EXPECT_EQ(read("sample.dat"), before);
  const ToolRun forced = run_tool({"import", at("door.glb"), "--all", "-o", at("out"), "--force"});
  EXPECT_EQ(forced.exit_code, 0);
  EXPECT_THAT(forced.err, HasSubstr("part_01 is now called my_part\n"));
  EXPECT_TRUE(has("out"));
}

TEST_F(ImportTest, separate_files_are_read_from_the_same_folder_only) {
  const Vector<std::byte> glb = read("door.glb");
  std::uint32_t json_bytes = 0;
  std::memcpy(&json_bytes, glb.data() + 12, 4);
  const std::string json(reinterpret_cast<const char*>(glb.data()) + 20, json_bytes);
  const Vector<std::byte> keys(glb.begin() + 28 + json_bytes, glb.end());
  const auto import_with = [&](const std::string& uri) {
    std::string text = json;
    const std::size_t at_buffers = text.find("\"buffers\":[{");
    text.insert(at_buffers + 12, "\"uri\":\"" + uri + "\",");
    const auto* bytes = reinterpret_cast<const std::byte*>(text.data());
    write("scene/door.gltf", {bytes, bytes + text.size()});
    return run_tool({"import", at("scene/door.gltf"), "--all", "--replace", "-o", at("out")});
  };
  std::filesystem::create_directories(path() / "scene" / "more");
  write("scene/my door.bin", keys);
  write("scene/more/door.bin", keys);
  write("secret.bin", keys);
  for (const char* good : {"my%20door.bin", "more/door.bin"}) {
    const ToolRun run = import_with(good);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("3 animations written, 0 edited"));
  }
  EXPECT_THAT(import_with("../secret.bin").err, HasSubstr("does not name a file beside this one"));
  EXPECT_THAT(import_with("none.bin").err, HasSubstr("its file none.bin: "));
  EXPECT_THAT(import_with("more").err, HasSubstr("its file more: not a file"));
  std::error_code error;
  std::filesystem::create_symlink(path() / "secret.bin", path() / "scene" / "link.bin", error);
  if (error) GTEST_SKIP() << "no symbolic links on this file system";
  EXPECT_THAT(import_with("link.bin").err, HasSubstr("its file link.bin: a link leads out of the folder"));
}

TEST_F(ImportTest, wrong_usage_and_bad_data_have_their_exit_codes) {
  EXPECT_EQ(run_tool({"import"}).exit_code, 2);
  EXPECT_EQ(run_tool({"import", at("door.glb"), "-o", at("out"), "--into", at("sample.dat")}).exit_code, 2);
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--backup", "-o", at("out")}).exit_code, 2);
  EXPECT_EQ(run_tool({"import", at("none.glb"), "-o", at("out")}).exit_code, 1);
  const ToolRun other = run_tool({"import", at("sample.dat"), "-o", at("out")});
  EXPECT_EQ(other.exit_code, 1);
  EXPECT_THAT(other.err, HasSubstr("sample.dat: wrong type at byte 0: not a binary glTF file"));
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--all", "--into", at("none.dat")}).exit_code, 1);
  EXPECT_EQ(run_tool({"import", at("door.glb"), "--into", at("none.dat")}).exit_code, 1);
  EXPECT_FALSE(has("out"));
}

}  // namespace
}  // namespace acm::test
