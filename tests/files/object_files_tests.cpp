// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/raw_dat.h"
#include "support/temp_folder.h"

namespace acm {
namespace {

using test::bytes_of;
using testing::StartsWith;

TEST(ObjectFiles, are_called_after_their_id) {
  EXPECT_EQ(object_file_name(0x0300001A), "0300001A.bin");
  EXPECT_EQ(object_file_id("some/where/0300001A.bin"), 0x0300001Au);
  EXPECT_EQ(object_file_id("0300001a.BIN"), 0x0300001Au);
  EXPECT_EQ(object_file_id("FFFF0001.bin"), 0xFFFF0001u);
  for (const char* name : {"0300001.bin", "03000001A.bin", "0300001A.dat", "0300001A", "0300001G.bin",
                           "+300001A.bin", "0x00001A.bin", " 300001A.bin", ".bin", ""})
    EXPECT_EQ(object_file_id(name), std::nullopt) << name;
}

TEST(ObjectFiles, are_found_below_a_folder_by_id_and_path) {
  const test::TempFolder folder;
  folder.write("b/03000002.bin", bytes_of("two"));
  folder.write("a/03000002.bin", bytes_of("2"));
  folder.write("03000001.bin", bytes_of("one"));
  folder.write("readme.txt", bytes_of("no"));
  const FileResult<std::vector<ObjectFile>> files = find_object_files(folder.path());
  ASSERT_TRUE(files.ok());
  ASSERT_EQ(files->size(), 3u);
  EXPECT_EQ((*files)[0].id, 0x03000001u);
  EXPECT_EQ((*files)[0].size, 3u);
  EXPECT_EQ((*files)[1].path, folder.path() / "a/03000002.bin");
  EXPECT_EQ((*files)[2].path, folder.path() / "b/03000002.bin");
  EXPECT_EQ(*read_object_file((*files)[2]), bytes_of("two"));
}

TEST(ObjectFiles, a_folder_that_is_not_there_is_named) {
  const test::TempFolder folder;
  const FileResult<std::vector<ObjectFile>> files = find_object_files(folder.path() / "none");
  ASSERT_FALSE(files.ok());
  EXPECT_THAT(files.error().text, StartsWith((folder.path() / "none").string() + ": "));
}

TEST(ObjectFiles, are_written_and_replaced) {
  const test::TempFolder folder;
  ASSERT_TRUE(write_object_file(folder.path(), 7, bytes_of("seven, at first")).ok());
  ASSERT_TRUE(write_object_file(folder.path(), 7, bytes_of("seven")).ok());
  EXPECT_EQ(*read_object_file({7, 5, folder.path() / "00000007.bin"}), bytes_of("seven"));
  const FileStatus nowhere = write_object_file(folder.path() / "none", 7, {});
  ASSERT_FALSE(nowhere.ok());
  EXPECT_THAT(nowhere.error().text, StartsWith((folder.path() / "none" / "00000007.bin").string() + ": "));
}

}  // namespace
}  // namespace acm
