// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "support/raw_dat.h"
#include "support/temp_folder.h"

namespace acm {
namespace {

using test::bytes_of;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

TEST(MappedFile, holds_the_bytes_of_a_file_and_keeps_them_when_moved) {
  const test::TempFolder folder;
  folder.write("a.txt", bytes_of("motion"));
  FileResult<MappedFile> file = MappedFile::open(folder.path() / "a.txt");
  ASSERT_TRUE(file.ok());
  EXPECT_TRUE(std::ranges::equal(file->bytes(), bytes_of("motion")));
  const std::byte* at = file->bytes().data();
  const MappedFile moved = std::move(*file);
  EXPECT_EQ(moved.bytes().data(), at);
  EXPECT_TRUE(file->bytes().empty());
}

TEST(MappedFile, an_empty_file_is_empty) {
  const test::TempFolder folder;
  folder.write("empty", {});
  const FileResult<MappedFile> file = MappedFile::open(folder.path() / "empty");
  ASSERT_TRUE(file.ok());
  EXPECT_TRUE(file->bytes().empty());
}

TEST(MappedFile, a_file_that_is_not_there_and_a_folder_are_named) {
  const test::TempFolder folder;
  const FileResult<MappedFile> none = MappedFile::open(folder.path() / "none.dat");
  ASSERT_FALSE(none.ok());
  EXPECT_THAT(none.error().text, StartsWith((folder.path() / "none.dat").string() + ": "));
  EXPECT_EQ(none.error().cause.code, ErrorCode::NotFound);
  const FileResult<MappedFile> directory = MappedFile::open(folder.path());
  ASSERT_FALSE(directory.ok());
  EXPECT_THAT(directory.error().text, StartsWith(folder.string() + ": "));
}

TEST(MappedDat, opens_a_container_and_keeps_it_when_moved) {
  const test::TempFolder folder;
  test::RawDat raw;
  const DatEntry entry = raw.add_object(7, bytes_of("seven"));
  folder.write("a.dat", raw.finish(raw.add_node({entry})));
  FileResult<MappedDat> opened = MappedDat::open(folder.path() / "a.dat");
  ASSERT_TRUE(opened.ok());
  const MappedDat dat = std::move(*opened);
  Vector<std::byte> buffer;
  EXPECT_TRUE(std::ranges::equal(*dat.dat().read(7, buffer), bytes_of("seven")));
}

TEST(MappedDat, a_file_that_is_not_a_container_is_named_with_the_place) {
  const test::TempFolder folder;
  folder.write("a.dat", test::pattern(2000, 1));
  const FileResult<MappedDat> dat = MappedDat::open(folder.path() / "a.dat");
  ASSERT_FALSE(dat.ok());
  EXPECT_EQ(dat.error().cause.code, ErrorCode::WrongType);
  EXPECT_THAT(dat.error().text, HasSubstr("a.dat: "));
  EXPECT_THAT(dat.error().text, EndsWith("at byte 320: magic number of a container"));
}

TEST(Describe, names_the_file_and_the_object) {
  EXPECT_EQ(describe("x/y.dat", {ErrorCode::Truncated, 0x0300001A, 16, "frame count"}),
            "x/y.dat: 0x0300001A: truncated at byte 16: frame count");
  EXPECT_EQ(describe("y.dat", {ErrorCode::Truncated, 0, 16, "block size"}),
            "y.dat: truncated at byte 16: block size");
}

}  // namespace
}  // namespace acm
