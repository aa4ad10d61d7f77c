// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// Containers that were made to break a reader: each gets an error with an offset, at once and in little
// memory.
#include "acmotion/dat.hpp"
#include "assets/dat_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <vector>

#include "support/allocation_counter.h"
#include "support/raw_dat.h"

namespace acm {
namespace {

using test::bytes_of;
using test::pattern;
using test::RawDat;

/// Opening must fail without taking more memory than a few times the file.
Error refusal(const std::vector<std::byte>& file) {
  const test::AllocationCounter count;
  const Result<DatFile> dat = DatFile::open(file);
  EXPECT_LE(count.allocated_bytes(), 4 * file.size() + 4096);
  EXPECT_FALSE(dat.ok());
  return dat.ok() ? Error{} : dat.error();
}

Error read_error(const std::vector<std::byte>& file, ObjectId id) {
  const Result<DatFile> dat = DatFile::open(file);
  EXPECT_TRUE(dat.ok());
  if (!dat.ok()) return {};
  const test::AllocationCounter count;
  std::vector<std::byte> buffer;
  const Result<Bytes> bytes = dat->read(id, buffer);
  EXPECT_LE(count.allocated_bytes(), file.size());
  EXPECT_FALSE(bytes.ok());
  return bytes.ok() ? Error{} : bytes.error();
}

#define EXPECT_ERROR(actual, expected_code, expected_offset) \
  do {                                                       \
    const Error error_ = (actual);                           \
    EXPECT_EQ(error_.code, expected_code) << error_.what;    \
    EXPECT_EQ(error_.offset, expected_offset);               \
    EXPECT_STRNE(error_.what, "");                           \
  } while (false)

TEST(HostileDat, something_else_is_the_wrong_type) {
  EXPECT_ERROR(refusal(pattern(4096, 1)), ErrorCode::WrongType, 0x140u);
  EXPECT_ERROR(refusal({}), ErrorCode::Truncated, 0u);
}

TEST(HostileDat, impossible_block_sizes) {
  for (const std::uint32_t size :
       {0u, 1u, 4u, 32u, 255u, 257u, 1000u, 1025u, 131072u, 0x80000000u, 0xFFFFFFFFu}) {
    RawDat raw;
    const std::uint32_t root = raw.add_node({});
    raw.poke(0x144, size);
    EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::BadValue, 0x144u);
  }
}

/// Writes a number into a finished file.
std::vector<std::byte> with(std::vector<std::byte> file, std::size_t offset, std::uint32_t value) {
  for (unsigned i = 0; i < 4; ++i) file[offset + i] = static_cast<std::byte>(value >> (8 * i));
  return file;
}

TEST(HostileDat, file_size_beyond_the_file) {
  RawDat raw;
  const std::vector<std::byte> file = raw.finish(raw.add_node({}));
  const auto size = static_cast<std::uint32_t>(file.size());
  for (const std::uint32_t stated : {size + 1, size + 1024, 0x80000000u, 0xFFFFFFFFu})
    EXPECT_ERROR(refusal(with(file, 0x148, stated)), ErrorCode::Truncated, size);
}

TEST(HostileDat, file_size_that_leaves_no_room) {
  for (const std::uint32_t size : {0u, 1u, 0x190u, 0x400u, 0x7FFu}) {
    RawDat raw;
    const std::vector<std::byte> file = raw.finish(raw.add_node({}));
    EXPECT_ERROR(refusal(with(file, 0x148, size)), ErrorCode::LimitExceeded, 0x400u);
  }
}

TEST(HostileDat, root_that_is_not_a_block) {
  for (const std::uint32_t root : {0u, 4u, 0x100u, 0x401u, 0x10000u, 0xFFFFFC00u, 0x80000400u}) {
    RawDat raw;
    raw.add_node({});
    EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::BadValue, root);
  }
}

TEST(HostileDat, node_with_too_many_entries) {
  for (const std::int64_t count : {62ll, 0xFFFFFFFFll}) {
    RawDat raw;
    const std::uint32_t root = raw.add_node({}, {}, 0, count);
    EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::LimitExceeded, root + 4 + 248);
  }
}

TEST(HostileDat, node_that_is_its_own_child) {
  RawDat raw;
  const std::uint32_t root = raw.end();
  raw.add_node({}, {root});
  EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::BadValue, root);
}

TEST(HostileDat, circle_of_nodes) {
  RawDat raw;
  const std::uint32_t a = raw.end();
  const std::uint32_t b = a + 2 * 1024;
  raw.add_node({}, {b});
  raw.add_node({}, {a});
  EXPECT_ERROR(refusal(raw.finish(a)), ErrorCode::BadValue, a);
}

TEST(HostileDat, child_shared_by_many_slots) {
  RawDat raw;
  std::uint32_t node = raw.add_node({});
  const std::uint32_t leaf = node;
  // Without a check, ten levels of 62 equal children would be visited 62^10 times.
  for (int level = 0; level < 10; ++level)
    node = raw.add_node({}, std::vector<std::uint32_t>(62, node), 0, 61);
  EXPECT_ERROR(refusal(raw.finish(node)), ErrorCode::BadValue, leaf);
}

TEST(HostileDat, deep_tree) {
  RawDat raw;
  std::uint32_t node = raw.add_node({});
  for (int level = 1; level < 12; ++level) node = raw.add_node({}, {node});
  EXPECT_TRUE(DatFile::open(raw.finish(node)).ok());
  for (int level = 0; level < 3000; ++level) node = raw.add_node({}, {node});
  EXPECT_EQ(refusal(raw.finish(node)).code, ErrorCode::LimitExceeded);
}

TEST(HostileDat, ids_that_do_not_ascend) {
  RawDat raw;
  const DatEntry a = raw.add_object(7, bytes_of("a"));
  const DatEntry b = raw.add_object(6, bytes_of("b"));
  const std::uint32_t root = raw.add_node({a, b});
  EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::BadValue, root + 4 + 252 + 24);
}

TEST(HostileDat, same_id_twice) {
  RawDat raw;
  const DatEntry a = raw.add_object(7, bytes_of("a"));
  const std::uint32_t root = raw.add_node({a, a});
  EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::BadValue, root + 4 + 252 + 24);
}

TEST(HostileDat, child_with_ids_of_its_neighbour) {
  RawDat raw;
  const DatEntry a = raw.add_object(7, bytes_of("a"));
  const DatEntry b = raw.add_object(8, bytes_of("b"));
  const std::uint32_t leaf = raw.add_node({b});
  const std::uint32_t other = raw.add_node({});
  const std::uint32_t root = raw.add_node({a}, {leaf, other});
  EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::BadValue, root + 4 + 252);
}

TEST(HostileDat, offset_of_an_error_is_that_of_the_file_also_in_later_blocks_of_a_node) {
  RawDat raw(256);
  const DatEntry a = raw.add_object(7, bytes_of("a"));
  const std::uint32_t root = raw.add_node({a, a});  // the second entry begins 276 bytes into the node
  EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::BadValue, root + 256 + 4 + 276 - 252);
}

TEST(HostileDat, chain_of_a_node_in_a_circle) {
  RawDat raw;
  const std::uint32_t root = raw.add_node({});
  raw.poke(root, root);
  EXPECT_EQ(refusal(raw.finish(root)).code, ErrorCode::BadValue);
}

TEST(HostileDat, chain_of_a_node_cut_short_or_free) {
  RawDat raw;
  const std::uint32_t root = raw.add_node({});
  raw.poke(root, 0);
  EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::Truncated, root);
  raw.poke(root, 0x80000000u | (root + 1024));
  EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::BadValue, root);
}

TEST(HostileDat, many_objects_that_claim_the_same_blocks) {
  RawDat raw;
  const DatEntry large = raw.add_object(1, pattern(100 * 1020, 1));
  std::vector<DatEntry> entries;
  for (ObjectId id = 1; id <= 61; ++id) {
    entries.push_back(large);
    entries.back().id = id;
  }
  const std::uint32_t root = raw.add_node(entries);
  EXPECT_ERROR(refusal(raw.finish(root)), ErrorCode::LimitExceeded, root + 4 + 252 + 24);
}

// Damage to one object does not close the file.

TEST(HostileDat, object_larger_than_the_file) {
  for (const std::uint32_t size : {100000u, 0x7FFFFFFFu, 0xFFFFFFFFu}) {
    RawDat raw;
    DatEntry entry = raw.add_object(7, bytes_of("a"));
    entry.size = size;
    const Error error = read_error(raw.finish(raw.add_node({entry})), 7);
    EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
    EXPECT_EQ(error.object_id, 7u);
  }
}

TEST(HostileDat, object_that_begins_at_no_block) {
  for (const std::uint32_t offset : {0u, 0x200u, 0x402u, 0x100000u, 0xFFFFFFFFu, 0xFFFFFC00u}) {
    RawDat raw;
    DatEntry entry = raw.add_object(7, bytes_of("a"));
    entry.offset = offset;
    const Error error = read_error(raw.finish(raw.add_node({entry})), 7);
    EXPECT_EQ(error.code, ErrorCode::BadValue);
    EXPECT_EQ(error.offset, offset);
  }
}

TEST(HostileDat, chain_of_an_object_in_a_circle) {
  for (const std::size_t back_to : {0u, 1u, 2u}) {
    RawDat raw;
    const DatEntry entry = raw.add_object(7, pattern(3000, 1));
    raw.poke(entry.offset + 2048, static_cast<std::uint32_t>(entry.offset + 1024 * back_to));
    EXPECT_ERROR(read_error(raw.finish(raw.add_node({entry})), 7), ErrorCode::BadValue, entry.offset + 2048);
  }
  RawDat raw;
  DatEntry entry = raw.add_object(7, pattern(3000, 1));
  raw.poke(entry.offset, entry.offset);
  EXPECT_EQ(read_error(raw.finish(raw.add_node({entry})), 7).code, ErrorCode::BadValue);
}

TEST(HostileDat, chain_of_an_object_cut_short_too_long_free_or_out_of_the_file) {
  RawDat raw;
  const DatEntry entry = raw.add_object(7, pattern(3000, 1));
  const std::uint32_t root = raw.add_node({entry});
  const std::uint32_t middle = entry.offset + 1024;
  const std::uint32_t next = raw.peek(middle);
  EXPECT_ERROR(read_error(raw.poke(middle, 0).finish(root), 7), ErrorCode::Truncated, middle);
  EXPECT_ERROR(read_error(raw.poke(middle, 0x80000000u | next).finish(root), 7), ErrorCode::BadValue, middle);
  EXPECT_ERROR(read_error(raw.poke(middle, 0x70000000u).finish(root), 7), ErrorCode::BadValue, middle);
  EXPECT_ERROR(read_error(raw.poke(middle, next + 4).finish(root), 7), ErrorCode::BadValue, middle);
  raw.poke(middle, next).poke(next, root);
  EXPECT_ERROR(read_error(raw.finish(root), 7), ErrorCode::BadValue, next);
}

// Blocks that two things use are found by looking at all of them.

TEST(DatCheck, sound_file_has_no_errors_and_every_block_is_accounted_for) {
  RawDat raw;
  const DatEntry a = raw.add_object(7, pattern(3000, 1));
  const DatEntry b = raw.add_object(8, bytes_of("b"));
  const std::uint32_t lost = raw.add_chain(bytes_of("lost"));
  const std::uint32_t free = raw.add_chain({});
  raw.poke(free, 0x80000000u).poke(0x154, free).poke(0x158, free).poke(0x15C, 1);
  const std::uint32_t leaf = raw.add_node({a});
  const std::uint32_t empty = raw.add_node({});
  const std::vector<std::byte> file = raw.finish(raw.add_node({b}, {leaf, empty}));
  const DatBlockCheck check = check_blocks(*DatFile::open(file));
  EXPECT_EQ(check.error_count, 0u);
  EXPECT_FALSE(check.free_list.has_value());
  EXPECT_EQ(check.nodes, 3u);
  EXPECT_EQ(check.depth, 2u);
  EXPECT_EQ(check.node_blocks, 6u);
  EXPECT_EQ(check.object_blocks, 4u);
  EXPECT_EQ(check.free_blocks, 1u);
  EXPECT_EQ(check.lost_blocks(), 1u);
  EXPECT_EQ(check.blocks, (file.size() - 1024) / 1024);
  EXPECT_LT(lost, free);
}

TEST(DatCheck, dat_1_1_gap_before_the_first_block_is_not_lost) {
  RawDat raw(256);
  const std::vector<std::byte> file = raw.finish(raw.add_node({}));
  EXPECT_EQ(check_blocks(*DatFile::open(file)).blocks, 7u);
  EXPECT_EQ(check_blocks(*DatFile::open(file)).lost_blocks(), 0u);

  RawDat early(256);
  DatEntry a = early.add_object(7, bytes_of("a"));
  a.offset = 0x200;
  const std::vector<std::byte> early_file = early.finish(early.add_node({a}));
  const DatBlockCheck check = check_blocks(*DatFile::open(early_file));
  EXPECT_EQ(check.error_count, 0u);
  EXPECT_EQ(check.lost_blocks(), 2u);  // 0x300, and where the object was first
}

TEST(DatCheck, block_used_by_two_objects) {
  RawDat raw;
  const DatEntry a = raw.add_object(7, pattern(3000, 1));
  const DatEntry b = raw.add_object(8, pattern(2000, 1));
  raw.poke(b.offset, a.offset + 2048);  // b's second block is a's last
  const std::vector<std::byte> file = raw.finish(raw.add_node({a, b}));
  const DatBlockCheck check = check_blocks(*DatFile::open(file));
  ASSERT_EQ(check.errors.size(), 1u);
  EXPECT_EQ(check.errors[0].object_id, 8u);
  EXPECT_EQ(check.errors[0].offset, a.offset + 2048);
  EXPECT_EQ(check.errors[0].code, ErrorCode::BadValue);
}

TEST(DatCheck, object_that_lies_in_the_directory) {
  RawDat raw;
  DatEntry a = raw.add_object(7, pattern(1716, 1));
  a.offset = raw.end();
  const std::vector<std::byte> file = raw.finish(raw.add_node({a}));
  const DatBlockCheck check = check_blocks(*DatFile::open(file));
  ASSERT_EQ(check.errors.size(), 1u);
  EXPECT_EQ(check.errors[0].offset, a.offset);
}

TEST(DatCheck, number_of_errors_kept_is_limited) {
  RawDat raw;
  std::vector<DatEntry> entries;
  for (ObjectId id = 1; id <= 61; ++id) {
    entries.push_back(raw.add_object(id, bytes_of("a")));
    entries.back().offset = 4;
  }
  const std::vector<std::byte> file = raw.finish(raw.add_node(entries));
  const DatBlockCheck check = check_blocks(*DatFile::open(file), 10);
  EXPECT_EQ(check.errors.size(), 10u);
  EXPECT_EQ(check.error_count, 61u);
}

TEST(DatCheck, free_list_in_a_circle_in_use_or_out_of_the_file) {
  RawDat raw;
  const DatEntry a = raw.add_object(7, bytes_of("a"));
  const std::uint32_t free = raw.add_chain({});
  const std::uint32_t root = raw.add_node({a});
  const auto check = [&](std::uint32_t head, std::uint32_t tail, std::uint32_t count, std::uint32_t link) {
    raw.poke(0x154, head).poke(0x158, tail).poke(0x15C, count).poke(free, link);
    return check_blocks(*DatFile::open(raw.finish(root)));
  };
  EXPECT_FALSE(check(free, free, 1, 0x80000000u).free_list.has_value());
  EXPECT_FALSE(check(0x12345678, 3, 0, 0).free_list.has_value());
  EXPECT_TRUE(check(free, free, 0xFFFFFFFF, 0x80000000u | free).free_list.has_value());
  EXPECT_TRUE(check(a.offset, a.offset, 1, 0x80000000u).free_list.has_value());
  EXPECT_TRUE(check(0x7FFFFC00, free, 1, 0x80000000u).free_list.has_value());
  EXPECT_TRUE(check(free, root, 1, 0x80000000u).free_list.has_value());
  EXPECT_EQ(check(free, root, 1, 0x80000000u).error_count, 0u);
}

TEST(HostileDat, random_damage_never_crashes) {
  RawDat raw(256);
  std::vector<DatEntry> entries;
  for (ObjectId id = 1; id <= 20; ++id) entries.push_back(raw.add_object(id, pattern(id * 50, id)));
  const std::uint32_t left = raw.add_node({entries.begin(), entries.begin() + 9});
  const std::uint32_t right = raw.add_node({entries.begin() + 10, entries.end()});
  const std::vector<std::byte> sound = raw.finish(raw.add_node({entries[9]}, {left, right}));

  std::mt19937 random(1);
  std::vector<std::byte> buffer;
  for (int round = 0; round < 20000; ++round) {
    // An exact copy on the heap, so that a sanitizer sees a read past the end.
    const auto file = std::make_unique<std::byte[]>(sound.size());
    std::copy(sound.begin(), sound.end(), file.get());
    for (int change = 0; change < 3; ++change) {
      // Mostly where numbers stand: the header and the nodes.
      const std::size_t at =
          round % 3 == 0 ? random() % sound.size() : 0x140 + random() % (round % 3 == 1 ? 0x40 : 0x2000);
      file[std::min(at, sound.size() - 1)] = static_cast<std::byte>(random());
    }
    const Result<DatFile> dat = DatFile::open(Bytes(file.get(), sound.size()));
    if (!dat.ok()) continue;
    std::size_t total = 0;
    for (const DatEntry& entry : dat->entries())
      if (const Result<Bytes> bytes = dat->read(entry, buffer)) total += bytes->size();
    EXPECT_LE(total, sound.size());
    (void)check_blocks(*dat);
  }
}

}  // namespace
}  // namespace acm
