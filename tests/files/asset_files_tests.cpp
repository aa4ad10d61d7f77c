// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/files.hpp"
#include "acmotion/sample.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "support/temp_folder.h"

namespace acm {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

constexpr ObjectId kMannequinTable = 0x09000001;

/// The sample, as a container and as a folder of files.
struct SampleFiles : test::TempFolder {
  SampleFiles() {
    DatWriter writer;
    for (const SampleObject& object : sample_creatures()) {
      EXPECT_TRUE(writer.put(object.id, std::vector(object.bytes)).ok());
      write("objects/" + object_file_name(object.id), object.bytes);
    }
    write("sample.dat", *writer.build());
  }
  [[nodiscard]] std::filesystem::path container() const { return path() / "sample.dat"; }
  [[nodiscard]] std::filesystem::path objects() const { return path() / "objects"; }
};

std::vector<ObjectId> ids_of(const AssetFiles& files, ObjectType type) {
  std::vector<ObjectId> ids;
  for (const AssetFiles::Entry& entry : files.entries())
    if (object_type(entry.id) == type) ids.push_back(entry.id);
  return ids;
}

TEST(AssetFiles, five_lines_lead_from_a_file_to_a_creature) {
  const SampleFiles sample;
  FileResult<AssetFiles> files = AssetFiles::open(sample.container());
  ASSERT_TRUE(files.ok());
  ASSERT_TRUE(files->load_setup(kSampleMannequin).ok());
  EXPECT_THAT(files->assets().missing(), IsEmpty());
  EXPECT_GT(files->assets().setup(kSampleMannequin)->part_count(), 0u);
}

TEST(AssetFiles, a_folder_gives_what_a_container_gives) {
  const SampleFiles sample;
  AssetFiles container = std::move(*AssetFiles::open(sample.container()));
  AssetFiles folder = std::move(*AssetFiles::open(sample.objects()));
  for (AssetFiles* files : {&container, &folder}) {
    ASSERT_TRUE(files->load_setup(kSampleMannequin).ok());
    ASSERT_TRUE(files->load_model(kSampleMannequin).ok());
    ASSERT_TRUE(files->load_motion_table(0x09000002).ok());
    ASSERT_TRUE(files->load(kSampleDoor).ok());
    EXPECT_THAT(files->assets().missing(), IsEmpty());
    EXPECT_THAT(files->errors(), IsEmpty());
  }
  for (const ObjectType type :
       {ObjectType::Setup, ObjectType::Animation, ObjectType::MotionTable, ObjectType::GfxObj,
        ObjectType::Surface, ObjectType::PhysicsScript, ObjectType::SoundTable}) {
    EXPECT_FALSE(folder.assets().ids(type).empty()) << to_string(type);
    EXPECT_EQ(folder.assets().ids(type), container.assets().ids(type)) << to_string(type);
  }
  // The container has its record of iterations besides.
  EXPECT_EQ(container.entries().size(), folder.entries().size() + 1);
  Vector<std::byte> a, b;
  for (const AssetFiles::Entry& entry : folder.entries())
    EXPECT_TRUE(std::ranges::equal(*folder.read(entry.id, a), *container.read(entry.id, b)));
}

TEST(AssetFiles, particles_appearances_and_clothing_come_from_a_container_and_a_folder_alike) {
  const SampleFiles sample;
  AssetFiles container = std::move(*AssetFiles::open(sample.container()));
  AssetFiles folder = std::move(*AssetFiles::open(sample.objects()));
  const std::vector<ObjectId> clothing = ids_of(container, ObjectType::ClothingTable);
  const std::vector<ObjectId> models = ids_of(container, ObjectType::GfxObj);
  ASSERT_FALSE(clothing.empty());
  ASSERT_FALSE(models.empty());
  Appearance appearance;
  appearance.part_changes.push_back({0, models.front()});
  for (AssetFiles* files : {&container, &folder}) {
    EXPECT_TRUE(files->load_particles(kSampleMannequin).ok());
    EXPECT_TRUE(files->load_appearance(appearance).ok());
    EXPECT_TRUE(files->load_clothing(clothing.front()).ok());
    EXPECT_THAT(files->assets().missing(), IsEmpty());
    EXPECT_TRUE(files->assets().contains(models.front()));
    EXPECT_TRUE(files->assets().contains(clothing.front()));
    EXPECT_FALSE(files->load_clothing(0x10000999).ok());
  }
  for (const ObjectType type : {ObjectType::ParticleEmitterInfo, ObjectType::GfxObj, ObjectType::Surface,
                                ObjectType::ClothingTable, ObjectType::PaletteSet}) {
    EXPECT_FALSE(folder.assets().ids(type).empty()) << to_string(type);
    EXPECT_EQ(folder.assets().ids(type), container.assets().ids(type)) << to_string(type);
  }
}

// A container does it by itself.
TEST(AssetFiles, a_folder_tells_the_numbering_of_commands_too) {
  const SampleFiles sample;
  AssetFiles folder = std::move(*AssetFiles::open(sample.objects()));
  EXPECT_EQ(folder.assets().numbering(), CommandNumbering::Unknown);
  ASSERT_TRUE(folder.load_motion_table(0x09000002).ok());
  EXPECT_EQ(folder.assets().numbering(), CommandNumbering::EndOfRetail);
  EXPECT_THAT(folder.assets().missing(), IsEmpty());
}

TEST(AssetFiles, a_missing_object_fails_with_the_file_and_the_id) {
  const SampleFiles sample;
  for (const std::filesystem::path& path : {sample.container(), sample.objects()}) {
    AssetFiles files = std::move(*AssetFiles::open(path));
    const FileStatus status = files.load_setup(0x02000099);
    ASSERT_FALSE(status.ok());
    EXPECT_THAT(status.error().text, StartsWith(path.string() + ": 0x02000099: "));
    EXPECT_EQ(status.error().cause.code, ErrorCode::NotFound);
    Vector<std::byte> buffer;
    EXPECT_THAT(files.read(0x02000099, buffer).error().text, HasSubstr("0x02000099"));
  }
}

TEST(AssetFiles, bad_and_lacking_files_of_a_folder_are_listed) {
  const SampleFiles sample;
  sample.write("objects/" + object_file_name(kMannequinTable), {});
  AssetFiles files = std::move(*AssetFiles::open_folder(sample.objects()));
  ASSERT_TRUE(files.load_setup(kSampleMannequin).ok());
  ASSERT_EQ(files.assets().missing().size(), 1u);
  EXPECT_EQ(files.assets().missing()[0].id, kMannequinTable);
  EXPECT_EQ(files.assets().missing()[0].error.code, ErrorCode::Truncated);
  const FileStatus status = files.load_motion_table(kMannequinTable);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().cause.code, ErrorCode::Truncated);
}

TEST(AssetFiles, of_two_files_with_one_id_the_first_counts_and_the_other_is_listed) {
  const SampleFiles sample;
  sample.write("objects/zz/" + object_file_name(kSampleDoor), {});
  AssetFiles files = std::move(*AssetFiles::open_folder(sample.objects()));
  ASSERT_EQ(files.errors().size(), 1u);
  EXPECT_THAT(files.errors()[0].text, HasSubstr("left out"));
  EXPECT_TRUE(files.load_setup(kSampleDoor).ok());
}

TEST(AssetFiles, paths_that_lead_nowhere_are_named) {
  const test::TempFolder folder;
  const FileResult<AssetFiles> none = AssetFiles::open(folder.path() / "none.dat");
  ASSERT_FALSE(none.ok());
  EXPECT_THAT(none.error().text, StartsWith((folder.path() / "none.dat").string() + ": "));
  const FileResult<AssetFiles> empty = AssetFiles::open(folder.path());
  ASSERT_FALSE(empty.ok());
  EXPECT_EQ(empty.error().text, folder.string() + ": no objects (files named XXXXXXXX.bin)");
}

TEST(AssetFiles, moving_keeps_the_assets_in_their_place) {
  const SampleFiles sample;
  AssetFiles files = std::move(*AssetFiles::open(sample.container()));
  Assets* assets = &files.assets();
  AssetFiles moved = std::move(files);
  EXPECT_EQ(&moved.assets(), assets);
  EXPECT_TRUE(moved.load_setup(kSampleBeast).ok());
}

}  // namespace
}  // namespace acm
