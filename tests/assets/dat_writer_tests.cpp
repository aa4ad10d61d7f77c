// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "assets/dat_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "support/allocation_counter.h"
#include "support/dat_validator.h"
#include "support/hex.h"
#include "support/raw_dat.h"

namespace acm {
namespace {

using test::bytes_of;
using test::dat_violation;
using test::from_hex;
using test::pattern;
using test::RawDat;
using ::testing::ElementsAre;

using Contents = std::map<ObjectId, Vector<std::byte>>;

/// The file holds exactly these objects beside the record of iterations.
void expect_contents(Bytes file, const Contents& expected) {
  const Result<DatFile> dat = DatFile::open(file);
  ASSERT_TRUE(dat.ok()) << dat.error().what;
  ASSERT_EQ(dat->entries().size(), expected.size() + 1);
  Vector<std::byte> buffer;
  for (const auto& [id, bytes] : expected) {
    const Result<Bytes> read = dat->read(id, buffer);
    ASSERT_TRUE(read.ok()) << std::hex << id;
    ASSERT_TRUE(std::ranges::equal(*read, bytes)) << std::hex << id;
  }
  EXPECT_TRUE(dat->iterations().ok());
}

Vector<std::byte> build(const DatWriter& writer) {
  Result<Vector<std::byte>> file = writer.build();
  EXPECT_TRUE(file.ok());
  if (!file.ok()) return {};
  EXPECT_EQ(dat_violation(*file), "");
  return *std::move(file);
}

// The MotionTable vector of dat-formats 4.
const char* const kMotionTable =
    "01000009 a2000008 00000000 01000000 01000000 01000100 01000000 00000000 ffffffff 0000f041 00000000 "
    "00000000 0000803f 00000000 00000000";

TEST(DatWriter, dat_1_6_minimal_file_byte_for_byte) {
  Vector<std::byte> expected(5120);
  const auto put = [&](std::size_t offset, const char* hex) {
    const Vector<std::byte> bytes = from_hex(hex);
    std::copy(bytes.begin(), bytes.end(), expected.begin() + static_cast<std::ptrdiff_t>(offset));
  };
  put(0x100, "00504c00");
  put(0x140, "42540000 00040000 00140000 01000000 00000000 00140000 00140000 00000000");
  put(0x160, "000c0000");
  put(0x174, "6e000000");
  put(0x18C, "011a0000");
  put(0x404, kMotionTable);
  put(0x804, "01000000 ffffffff 01000000");
  put(0xC00, "00100000");
  put(0xCFC, "02000000");
  put(0xD00, "00000200 01000009 00040000 3c000000 00000050 01000000");
  put(0xD18, "00000100 0100ffff 00080000 0c000000 00000050 01000000");

  DatWriter writer;
  ASSERT_TRUE(writer.put(0x09000001, from_hex(kMotionTable), {0x50000000, 1}).ok());
  EXPECT_EQ(test::to_hex(build(writer)), test::to_hex(expected));
}

TEST(DatWriter, empty_container_holds_the_record_of_iterations_only) {
  const Vector<std::byte> file = build(DatWriter());
  expect_contents(file, {});
  EXPECT_EQ(DatFile::open(file)->iterations()->last(), 1u);
}

TEST(DatWriter, dat_1_3_tree_keeps_its_shape_at_every_size) {
  // 61 fit into a leaf; 61 * 62 + 61 = 3,843 into two levels. One of each is the record of iterations.
  for (const std::uint32_t count : {1u, 30u, 59u, 60u, 61u, 62u, 91u, 92u, 93u, 122u, 123u, 124u, 1000u,
                                    1922u, 3841u, 3842u, 3843u, 3844u, 7000u}) {
    DatWriter writer(DatHeader{.block_size = 256});
    for (std::uint32_t i = 0; i < count; ++i) ASSERT_TRUE(writer.put(0x01000000 + i * 3, Bytes()).ok());
    const Vector<std::byte> file = build(writer);
    const Result<DatFile> dat = DatFile::open(file);
    ASSERT_EQ(dat->entries().size(), count + 1);
    const std::uint32_t depth = count <= 60 ? 1 : count <= 3842 ? 2 : 3;
    EXPECT_EQ(check_blocks(*dat).depth, depth) << count;
  }
}

TEST(DatWriter, sixty_thousand_objects_are_all_found_again) {
  constexpr std::uint32_t kCount = 60000;
  const auto object = [](std::uint32_t i) { return pattern(i % 100 == 0 ? 2500 : i % 150, i); };
  DatWriter writer;
  for (std::uint32_t i = 0; i < kCount; ++i)
    ASSERT_TRUE(writer.put(0x01000000 + i * 977, object(i), {i, 1}).ok());
  const Vector<std::byte> file = build(writer);

  test::AllocationCounter count;
  const Result<DatFile> dat = DatFile::open(file);
  ASSERT_TRUE(dat.ok());
  // 24 bytes for each, while the array grows up to four times that, and a bit for each block.
  EXPECT_LT(count.allocated_bytes(), kCount * 100u + file.size() / 1024 / 4);
  EXPECT_LT(count.allocations(), 40u);

  Vector<std::byte> buffer(4096);
  count.reset();
  for (std::uint32_t i = 0; i < kCount; ++i) ASSERT_TRUE(dat->read(0x01000000 + i * 977, buffer).ok());
  EXPECT_EQ(count.allocations(), 0u);
  for (std::uint32_t i = 0; i < kCount; ++i) {
    const Result<Bytes> bytes = dat->read(0x01000000 + i * 977, buffer);
    ASSERT_TRUE(std::ranges::equal(*bytes, object(i))) << i;
    ASSERT_EQ(dat->find(0x01000000 + i * 977)->time, i);
  }
  EXPECT_EQ(check_blocks(*dat).lost_blocks(), 0u);
}

TEST(DatWriter, random_changes_agree_with_a_map) {
  for (const std::uint32_t block_size : {256u, 1024u}) {
    std::mt19937 random(block_size);
    Contents model;
    Vector<std::byte> file = build(DatWriter(DatHeader{.block_size = block_size}));
    for (int round = 0; round < 60; ++round) {
      const Result<DatFile> dat = DatFile::open(file);
      ASSERT_TRUE(dat.ok());
      Result<DatWriter> writer = DatWriter::modify(*dat);
      ASSERT_TRUE(writer.ok());
      // Grows for a while, then shrinks, so that levels come and go.
      const unsigned additions = round < 30 ? 7 : 2;
      for (unsigned change = random() % 80; change > 0; --change) {
        const ObjectId id = 0x01000000 + random() % 400;
        if (random() % 10 < additions) {
          const Vector<std::byte> bytes = pattern(random() % (3 * block_size), random());
          ASSERT_EQ(writer->contains(id), model.contains(id));
          ASSERT_TRUE(writer->put(id, std::vector(bytes)).ok());
          model[id] = bytes;
        } else {
          ASSERT_EQ(writer->remove(id), model.erase(id) == 1);
        }
      }
      Vector<std::byte> next = build(*writer);
      expect_contents(next, model);
      file = std::move(next);
    }
  }
}

TEST(DatWriter, image_comes_in_pieces_of_any_size) {
  DatWriter writer;
  for (std::uint32_t i = 0; i < 200; ++i) ASSERT_TRUE(writer.put(i, pattern(i * 40, i)).ok());
  const Vector<std::byte> whole = build(writer);
  for (const std::size_t size : {1024u, 1500u, 5000u, 1u << 20}) {
    Result<DatImage> image = writer.image();
    ASSERT_EQ(image->size(), whole.size());
    Vector<std::byte> chunk(size), out;
    for (Result<std::size_t> n = image->next(chunk); *n != 0; n = image->next(chunk))
      out.insert(out.end(), chunk.begin(), chunk.begin() + static_cast<std::ptrdiff_t>(*n));
    EXPECT_TRUE(out == whole) << size;
  }
}

TEST(DatWriter, taking_an_image_allocates_nothing_for_objects) {
  DatWriter writer;
  for (std::uint32_t i = 0; i < 200; ++i) ASSERT_TRUE(writer.put(i, pattern(5000, i)).ok());
  Result<DatImage> image = writer.image();
  Vector<std::byte> chunk(4096);
  const test::AllocationCounter count;
  std::size_t bytes = 0;
  for (Result<std::size_t> n = image->next(chunk); *n != 0; n = image->next(chunk)) bytes += *n;
  EXPECT_EQ(bytes, image->size());
  EXPECT_LE(count.allocations(), 1u);  // the buffer for directory nodes
}

/// A file with all that others leave behind: fill bytes, a stale journal, a free list, entries with marks.
Vector<std::byte> used_file() {
  RawDat raw;
  raw.poke(0x000, 0x31323334).poke(0x101, 0x00004C50).poke(0x110, 0xDEADBEEF).poke(0x14C, 3).poke(0x150, 1);
  raw.poke(0x16C, 0xCDCDCD00).poke(0x170, 0x27000001).poke(0x174, 110).poke(0x17C, 0x1234).poke(0x18C, 6657);
  DatEntry a = raw.add_object(0x01000001, pattern(3000, 1));
  a.version = 3;
  a.time = 77;
  a.iteration = 500;
  DatEntry b = raw.add_object(0x01000002, bytes_of("compressed bytes, as far as this test goes"));
  b.flags = DatEntry::kCompressed;
  DatEntry c = raw.add_object(0x01000003, pattern(5, 3));
  DatEntry iterations = raw.add_object(kIterationsId, from_hex("e3030000 1dfcffff 01000000"));
  iterations.version = 1;
  iterations.iteration = 995;
  iterations.time = 4;
  const std::uint32_t free = raw.add_chain({});
  raw.poke(free, 0x80000000u).poke(0x154, free).poke(0x158, free).poke(0x15C, 1);
  return raw.finish(raw.add_node({a, b, c, iterations}, {0xCDCDCDCDu}, 0xCDCDCDCDu));
}

TEST(DatWriter, changing_a_file_keeps_its_header_and_all_other_objects) {
  const Vector<std::byte> old_file = used_file();
  const Result<DatFile> old_dat = DatFile::open(old_file);
  Result<DatWriter> writer = DatWriter::modify(*old_dat);
  ASSERT_TRUE(writer.ok());
  ASSERT_TRUE(writer->put(0x02000001, pattern(2000, 9), {123, 0}).ok());
  EXPECT_TRUE(writer->remove(0x01000003));
  const Vector<std::byte> file = build(*writer);
  const Result<DatFile> dat = DatFile::open(file);

  DatHeader expected = old_dat->header();
  const DatHeader& h = dat->header();
  EXPECT_EQ(h.version_text, expected.version_text);
  EXPECT_EQ(h.guid, expected.guid);
  EXPECT_EQ(h.data_set, 3u);
  EXPECT_EQ(h.data_subset, 1u);
  EXPECT_EQ(h.use_lru, 0xCDCDCD00u);
  EXPECT_EQ(h.master_map, 0x27000001u);
  EXPECT_EQ(h.minor_version, 6657u);

  ASSERT_EQ(dat->entries().size(), 4u);
  Vector<std::byte> x, y;
  for (const ObjectId id : {0x01000001u, 0x01000002u, kIterationsId}) {
    DatEntry before = *old_dat->find(id);
    const DatEntry after = *dat->find(id);
    EXPECT_TRUE(std::ranges::equal(*old_dat->read_stored(before, x), *dat->read_stored(after, y)));
    before.offset = after.offset;
    EXPECT_EQ(before, after);
  }
  EXPECT_EQ(dat->find(0x02000001)->iteration, 995u);
  EXPECT_EQ(dat->find(0x02000001)->time, 123u);
}

TEST(DatWriter, dat_1_3_added_objects_have_version_2_and_replaced_ones_3) {
  const Vector<std::byte> old_file = used_file();
  const Result<DatFile> old_dat = DatFile::open(old_file);
  Result<DatWriter> writer = DatWriter::modify(*old_dat);
  ASSERT_TRUE(writer->put(0x02000001, Bytes()).ok());
  ASSERT_TRUE(writer->put(0x02000001, Bytes()).ok());
  ASSERT_TRUE(writer->put(0x01000002, Bytes()).ok());
  const Vector<std::byte> file = build(*writer);
  const Result<DatFile> dat = DatFile::open(file);
  EXPECT_EQ(dat->find(0x02000001)->version, 2);
  EXPECT_EQ(dat->find(0x01000002)->version, 3);
  EXPECT_FALSE(dat->find(0x01000002)->compressed());
}

TEST(DatWriter, equal_contents_give_equal_bytes) {
  const Vector<std::byte> old_file = used_file();
  const Result<DatFile> old_dat = DatFile::open(old_file);
  const Vector<std::byte> once = build(*DatWriter::modify(*old_dat));
  const Result<DatFile> dat = DatFile::open(once);
  EXPECT_TRUE(build(*DatWriter::modify(*dat)) == once);
}

TEST(DatWriter, dat_1_4_record_of_iterations_names_every_iteration_that_is_used) {
  DatWriter writer;
  ASSERT_TRUE(writer.put(1, Bytes(), {10, 3}).ok());
  ASSERT_TRUE(writer.put(2, Bytes(), {20, 2}).ok());
  ASSERT_TRUE(writer.put(3, Bytes(), {5, 0}).ok());
  const Vector<std::byte> file = build(writer);
  const Result<DatFile> dat = DatFile::open(file);
  Vector<std::byte> buffer;
  EXPECT_EQ(test::to_hex(*dat->read(kIterationsId, buffer)), "03000000 fdffffff 01000000");
  EXPECT_EQ(dat->find(3)->iteration, 3u);
  EXPECT_EQ(dat->find(kIterationsId)->iteration, 3u);
  EXPECT_EQ(dat->find(kIterationsId)->time, 20u);
  EXPECT_EQ(dat->find(kIterationsId)->version, 1);
}

TEST(DatWriter, dat_1_4_single_numbers_become_runs_and_a_missing_record_is_made) {
  for (const bool has_record : {true, false}) {
    RawDat raw;
    std::vector<DatEntry> entries = {raw.add_object(1, bytes_of("a"))};
    entries[0].iteration = 7;
    if (has_record) entries.push_back(raw.add_object(kIterationsId, from_hex("02000000 01000000 07000000")));
    const Vector<std::byte> old_file = raw.finish(raw.add_node(entries));
    const Result<DatFile> old_dat = DatFile::open(old_file);
    const Vector<std::byte> file = build(*DatWriter::modify(*old_dat));
    Vector<std::byte> buffer;
    EXPECT_EQ(test::to_hex(*DatFile::open(file)->read(kIterationsId, buffer)),
              has_record ? "02000000 ffffffff 01000000 ffffffff 07000000" : "07000000 f9ffffff 01000000");
  }
}

TEST(DatWriter, record_of_iterations_can_be_given_but_not_removed) {
  DatWriter writer;
  ASSERT_TRUE(writer.put(1, Bytes(), {0, 4}).ok());
  EXPECT_TRUE(writer.put(kIterationsId, from_hex("18080000 e8f7ffff 01000000")).ok());
  EXPECT_EQ(writer.iterations().last(), 2072u);
  const Status bad = writer.put(kIterationsId, from_hex("18080000"));
  ASSERT_FALSE(bad.ok());
  EXPECT_EQ(bad.error().object_id, kIterationsId);
  EXPECT_FALSE(writer.remove(kIterationsId));
  EXPECT_TRUE(writer.contains(kIterationsId));
  const Vector<std::byte> file = build(writer);
  EXPECT_EQ(DatFile::open(file)->iterations()->last(), 2072u);
}

TEST(DatWriter, objects_sort_on_both_sides_of_the_record_of_iterations) {
  DatWriter writer;
  ASSERT_TRUE(writer.put(0xFFFFFFFF, bytes_of("last")).ok());
  ASSERT_TRUE(writer.put(0, bytes_of("first")).ok());
  expect_contents(build(writer), {{0, bytes_of("first")}, {0xFFFFFFFF, bytes_of("last")}});
}

TEST(DatWriter, older_layout_is_not_written) {
  RawDat raw(1024, DatLayout::Older);
  const Vector<std::byte> file = raw.finish(raw.add_node({}));
  const Result<DatFile> dat = DatFile::open(file);
  EXPECT_EQ(DatWriter::modify(*dat).error().code, ErrorCode::Unsupported);
}

TEST(DatWriter, broken_object_stops_the_image_and_can_be_removed) {
  RawDat raw;
  const DatEntry a = raw.add_object(7, pattern(3000, 1));
  DatEntry b = raw.add_object(8, pattern(3000, 1));
  b.size = 0x7FFFFFFF;
  raw.poke(a.offset + 1024, 0);
  const Vector<std::byte> old_file = raw.finish(raw.add_node({a, b}));
  const Result<DatFile> dat = DatFile::open(old_file);
  Result<DatWriter> writer = DatWriter::modify(*dat);
  EXPECT_EQ(writer->image().error().object_id, 8u);
  EXPECT_TRUE(writer->remove(8));
  EXPECT_EQ(writer->build().error().object_id, 7u);
  EXPECT_TRUE(writer->remove(7));
  expect_contents(build(*writer), {});
}

TEST(DatWriter, impossible_block_size_is_refused) {
  EXPECT_EQ(DatWriter(DatHeader{.block_size = 1000}).build().error().code, ErrorCode::BadValue);
}

TEST(DatWriter, container_of_more_than_two_gibibytes_is_refused) {
  const Vector<std::byte> large(1 << 20);
  DatWriter writer;
  for (ObjectId id = 0; id < 2048; ++id) ASSERT_TRUE(writer.put(id, Bytes(large)).ok());
  const Result<DatImage> image = writer.image();
  ASSERT_FALSE(image.ok());
  EXPECT_EQ(image.error().code, ErrorCode::LimitExceeded);
}

}  // namespace
}  // namespace acm
