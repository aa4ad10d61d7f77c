// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "assets/dat_header.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "support/allocation_counter.h"
#include "support/raw_dat.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::bytes_of;
using test::from_hex;
using test::pattern;
using test::RawDat;
using test::stored_zlib;
using ::testing::ElementsAre;

std::vector<ObjectId> ids(const DatFile& dat) {
  std::vector<ObjectId> out;
  for (const DatEntry& entry : dat.entries()) out.push_back(entry.id);
  return out;
}

void expect_holds(const DatFile& dat, ObjectId id, const Vector<std::byte>& expected) {
  Vector<std::byte> buffer;
  const Result<Bytes> bytes = dat.read(id, buffer);
  ASSERT_TRUE(bytes.ok()) << std::hex << id << ": " << bytes.error().what;
  EXPECT_TRUE(std::ranges::equal(*bytes, expected)) << std::hex << id;
}

/// Two leaves below a root, objects of one and of several blocks.
Vector<std::byte> two_level_file(std::uint32_t block_size, DatLayout layout, std::uint32_t junk_child = 0,
                                 std::uint32_t leaf_mark = 0) {
  RawDat raw(block_size, layout);
  const DatEntry a = raw.add_object(0x01000001, pattern(10, 1));
  const DatEntry b = raw.add_object(0x02000001, pattern(5000, 2));
  const DatEntry c = raw.add_object(0x03000001, pattern(block_size - 4, 3));
  const std::uint32_t left = raw.add_node({a}, {leaf_mark}, leaf_mark);
  const std::uint32_t right = raw.add_node({c}, {leaf_mark}, leaf_mark);
  return raw.finish(raw.add_node({b}, {left, right}, junk_child));
}

void expect_two_level_contents(const Vector<std::byte>& file, std::uint32_t block_size) {
  const Result<DatFile> dat = DatFile::open(file);
  ASSERT_TRUE(dat.ok()) << dat.error().what;
  EXPECT_THAT(ids(*dat), ElementsAre(0x01000001, 0x02000001, 0x03000001));
  expect_holds(*dat, 0x01000001, pattern(10, 1));
  expect_holds(*dat, 0x02000001, pattern(5000, 2));
  expect_holds(*dat, 0x03000001, pattern(block_size - 4, 3));
}

TEST(DatFile, dat_1_2_objects_span_blocks_of_either_size) {
  for (const std::uint32_t block_size : {64u, 256u, 1024u, 65536u})
    expect_two_level_contents(two_level_file(block_size, DatLayout::Current), block_size);
}

TEST(DatFile, dat_1_5_older_layout_has_short_entries_and_its_header_elsewhere) {
  for (const std::uint32_t block_size : {256u, 1024u}) {
    const Vector<std::byte> file = two_level_file(block_size, DatLayout::Older);
    expect_two_level_contents(file, block_size);
    EXPECT_EQ(DatFile::open(file)->header().layout, DatLayout::Older);
  }
}

TEST(DatFile, dat_1_5_older_iteration_stands_in_the_header) {
  RawDat raw(1024, DatLayout::Older);
  raw.poke(0x138, 42);
  const Vector<std::byte> file = raw.finish(raw.add_node({}));
  EXPECT_EQ(DatFile::open(file)->iterations()->last(), 42u);
}

TEST(DatFile, dat_1_1_stale_journal_does_not_make_a_newer_file_look_old) {
  RawDat raw;
  for (std::size_t at = 0x105; at + 4 <= 0x140; at += 4) raw.poke(at, 0xDEADBEEF);
  raw.poke(0x12C, 0x5442);
  const Vector<std::byte> file = raw.finish(raw.add_node({}));
  const Result<DatFile> dat = DatFile::open(file);
  ASSERT_TRUE(dat.ok());
  EXPECT_EQ(dat->header().layout, DatLayout::Current);
}

TEST(DatFile, dat_1_1_header_fields_are_read_from_their_places) {
  RawDat raw(256);
  raw.poke(0x000, 0x31323334).poke(0x100, 0x004C5007).poke(0x14C, 2).poke(0x150, 3).poke(0x154, 0x400);
  raw.poke(0x158, 0x500).poke(0x15C, 6).poke(0x164, 7).poke(0x168, 8).poke(0x16C, 0xCDCDCD00);
  raw.poke(0x170, 0x27000001).poke(0x174, 22).poke(0x178, 9).poke(0x17C, 0xA).poke(0x188, 0xB0000000);
  raw.poke(0x18C, 6657);
  const std::uint32_t root = raw.add_node({});
  const Vector<std::byte> file = raw.finish(root);
  const Result<DatHeader> h = read_dat_header(file, file.size());
  ASSERT_TRUE(h.ok());
  EXPECT_EQ(h->block_size, 256u);
  EXPECT_EQ(h->file_size, file.size());
  EXPECT_EQ(h->version_text[0], std::byte{0x34});
  EXPECT_EQ(h->journal_type, 7);
  EXPECT_EQ(h->data_set, DatHeader::kCell);
  EXPECT_EQ(h->data_subset, 3u);
  EXPECT_EQ(h->free_head, 0x400u);
  EXPECT_EQ(h->free_tail, 0x500u);
  EXPECT_EQ(h->free_count, 6u);
  EXPECT_EQ(h->root, root);
  EXPECT_EQ(h->young_lru, 7u);
  EXPECT_EQ(h->old_lru, 8u);
  EXPECT_EQ(h->use_lru, 0xCDCDCD00u);
  EXPECT_EQ(h->master_map, 0x27000001u);
  EXPECT_EQ(h->engine_version, 22u);
  EXPECT_EQ(h->game_version, 9u);
  EXPECT_EQ(h->guid[0], std::byte{0xA});
  EXPECT_EQ(h->guid[15], std::byte{0xB0});
  EXPECT_EQ(h->minor_version, 6657u);
}

TEST(DatFile, dat_1_3_child_slots_after_the_last_child_are_junk) {
  expect_two_level_contents(two_level_file(1024, DatLayout::Current, 0xCDCDCDCD), 1024);
  expect_two_level_contents(two_level_file(1024, DatLayout::Current, 0x400), 1024);
}

TEST(DatFile, dat_1_6_leaves_marked_with_fill_bytes_are_leaves) {
  expect_two_level_contents(two_level_file(1024, DatLayout::Current, 0, 0xCDCDCDCD), 1024);
}

TEST(DatFile, bytes_after_the_stated_size_are_left_alone) {
  Vector<std::byte> file = two_level_file(1024, DatLayout::Current);
  const std::size_t size = file.size();
  file.resize(size + 700);
  expect_two_level_contents(file, 1024);
  EXPECT_EQ(DatFile::open(file)->bytes().size(), size);
}

TEST(DatFile, every_truncation_is_refused) {
  for (const DatLayout layout : {DatLayout::Current, DatLayout::Older}) {
    const Vector<std::byte> file = two_level_file(256, layout);
    test::expect_truncations_refused([](Bytes bytes) { return DatFile::open(bytes); }, file);
  }
}

TEST(DatFile, entry_keeps_flags_version_time_and_iteration) {
  RawDat raw;
  DatEntry entry = raw.add_object(0x09000001, bytes_of("x"));
  entry.flags = 0x8000;
  entry.version = 3;
  entry.time = 0x50000000;
  entry.iteration = 2072;
  const Vector<std::byte> file = raw.finish(raw.add_node({entry}));
  const Result<DatFile> dat = DatFile::open(file);
  ASSERT_NE(dat->find(0x09000001), nullptr);
  EXPECT_EQ(*dat->find(0x09000001), entry);
}

TEST(DatFile, absent_object_is_not_found) {
  const Vector<std::byte> file = two_level_file(1024, DatLayout::Current);
  const Result<DatFile> dat = DatFile::open(file);
  EXPECT_EQ(dat->find(0x02000000), nullptr);
  EXPECT_EQ(dat->find(0), nullptr);
  EXPECT_EQ(dat->find(0xFFFFFFFF), nullptr);
  Vector<std::byte> buffer;
  const Result<Bytes> bytes = dat->read(0x02000002, buffer);
  ASSERT_FALSE(bytes.ok());
  EXPECT_EQ(bytes.error().code, ErrorCode::NotFound);
  EXPECT_EQ(bytes.error().object_id, 0x02000002u);
}

TEST(DatFile, range_of_ids_includes_both_ends) {
  const Vector<std::byte> file = two_level_file(1024, DatLayout::Current);
  const Result<DatFile> dat = DatFile::open(file);
  EXPECT_EQ(dat->entries(0x01000001, 0x02000001).size(), 2u);
  EXPECT_EQ(dat->entries(0x01000002, 0x02000000).size(), 0u);
  EXPECT_EQ(dat->entries(0, 0xFFFFFFFF).size(), 3u);
  EXPECT_EQ(dat->entries(0x03000001, 0x03000001)[0].id, 0x03000001u);
}

TEST(DatFile, object_in_one_block_is_a_view_of_the_file_and_others_reuse_the_buffer) {
  const Vector<std::byte> file = two_level_file(1024, DatLayout::Current);
  const Result<DatFile> dat = DatFile::open(file);
  Vector<std::byte> buffer;
  const Result<Bytes> small = dat->read(0x03000001, buffer);
  EXPECT_TRUE(buffer.empty());
  EXPECT_GE(small->data(), file.data());
  EXPECT_LT(small->data(), file.data() + file.size());

  const Result<Bytes> large = dat->read(0x02000001, buffer);
  EXPECT_EQ(large->data(), buffer.data());
  const test::AllocationCounter count;
  ASSERT_TRUE(dat->read(0x02000001, buffer).ok());
  EXPECT_EQ(count.allocations(), 0u);
}

TEST(DatFile, empty_object_takes_one_block) {
  RawDat raw;
  const Vector<std::byte> file = raw.finish(raw.add_node({raw.add_object(5, {})}));
  const Result<DatFile> dat = DatFile::open(file);
  ASSERT_TRUE(dat.ok());
  expect_holds(*dat, 5, {});
}

Result<Vector<std::byte>> read_compressed(std::uint32_t stated_size, Vector<std::byte> stream) {
  for (unsigned i = 0; i < 4; ++i)
    stream.insert(stream.begin() + i, static_cast<std::byte>(stated_size >> (8 * i)));
  RawDat raw(256);
  DatEntry entry = raw.add_object(0x01000001, stream);
  entry.flags = DatEntry::kCompressed;
  const Vector<std::byte> file = raw.finish(raw.add_node({entry}));
  Vector<std::byte> buffer;
  const Result<Bytes> bytes = DatFile::open(file)->read(0x01000001, buffer);
  if (!bytes) return bytes.error();
  return Vector<std::byte>(bytes->begin(), bytes->end());
}

#ifdef ACMOTION_HAS_ZLIB

TEST(DatFile, dat_1_3_compressed_object_is_decompressed) {
  for (const std::size_t size : {0u, 1u, 236u, 237u, 238u, 3000u})
    EXPECT_EQ(*read_compressed(static_cast<std::uint32_t>(size), stored_zlib(pattern(size, 9))),
              pattern(size, 9))
        << size;
  // "motion " 40 times, deflated with references back.
  const Vector<std::byte> deflated = from_hex("78dacbcd2fc9cccf53c81da5502900ad356c71");
  const Result<Vector<std::byte>> text = read_compressed(280, deflated);
  ASSERT_TRUE(text.ok()) << text.error().what;
  std::string expected;
  for (int i = 0; i < 40; ++i) expected += "motion ";
  EXPECT_EQ(*text, bytes_of(expected));
}

TEST(DatFile, stored_form_of_a_compressed_object_can_be_had) {
  RawDat raw;
  DatEntry entry = raw.add_object(1, bytes_of("any bytes"));
  entry.flags = DatEntry::kCompressed;
  const Vector<std::byte> file = raw.finish(raw.add_node({entry}));
  Vector<std::byte> buffer;
  const Result<DatFile> dat = DatFile::open(file);
  EXPECT_TRUE(std::ranges::equal(*dat->read_stored(entry, buffer), bytes_of("any bytes")));
}

TEST(DatFile, compressed_object_must_have_exactly_its_stated_size) {
  const Vector<std::byte> stream = stored_zlib(pattern(1000, 9));
  EXPECT_EQ(read_compressed(999, stream).error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(read_compressed(0, stream).error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(read_compressed(1001, stream).error().code, ErrorCode::BadValue);
}

TEST(DatFile, compressed_object_must_end_with_its_stream) {
  const Vector<std::byte> stream = stored_zlib(pattern(400, 9));
  for (std::size_t size = 0; size < stream.size(); ++size) {
    const auto cut =
        read_compressed(400, {stream.begin(), stream.begin() + static_cast<std::ptrdiff_t>(size)});
    ASSERT_FALSE(cut.ok()) << size;
  }
  Vector<std::byte> longer = stream;
  longer.push_back(std::byte{0});
  EXPECT_EQ(read_compressed(400, longer).error().code, ErrorCode::TrailingBytes);
  longer.resize(longer.size() + 600);
  EXPECT_EQ(read_compressed(400, longer).error().code, ErrorCode::TrailingBytes);
}

TEST(DatFile, compressed_object_with_a_wrong_sum_or_junk_is_refused) {
  Vector<std::byte> stream = stored_zlib(pattern(400, 9));
  stream.back() ^= std::byte{1};
  EXPECT_EQ(read_compressed(400, stream).error().code, ErrorCode::BadValue);
  EXPECT_EQ(read_compressed(400, pattern(400, 3)).error().code, ErrorCode::BadValue);
}

TEST(DatFile, size_that_no_stream_can_decompress_to_is_refused_before_anything_is_sized) {
  const Vector<std::byte> stream = stored_zlib(pattern(10, 9));
  const test::AllocationCounter count;
  const auto bomb = read_compressed(0xFFFFFFFF, stream);
  EXPECT_LT(count.allocated_bytes(), 1u << 20);
  ASSERT_FALSE(bomb.ok());
  EXPECT_EQ(bomb.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(bomb.error().object_id, 0x01000001u);
  EXPECT_EQ(read_compressed(kMaxDecompressedBytes + 1, pattern(1 << 17, 1)).error().code,
            ErrorCode::LimitExceeded);
}

#else

TEST(DatFile, compressed_object_is_unsupported_without_zlib) {
  const auto object = read_compressed(10, stored_zlib(pattern(10, 9)));
  ASSERT_FALSE(object.ok());
  EXPECT_EQ(object.error().code, ErrorCode::Unsupported);
  EXPECT_EQ(object.error().object_id, 0x01000001u);
}

#endif

}  // namespace
}  // namespace acm
