// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/sound_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kShieldUpTable =
    "01000020 00000000 01000000 00000000 00000000 0000803f 0000803f 02000000 58000000 01000000 6202000a "
    "3333333f 0000803f 0000803f 00000000 5b000000 01000000 7402000a 3333333f 0000803f cdcc4c3f 00000000";
const char* const kSwooshTable =
    "a8000020 00000000 01000000 00000000 00000000 0000803f 0000803f 01000000 1f000000 02000000 1905000a "
    "00000000 0000803f 0000803f 1e05000a 00000000 0000803f 0000803f 00000000";

TEST(SoundTable, dat_formats_2_10_vector_of_the_shield_up_table) {
  const auto bytes = from_hex(kShieldUpTable);
  ASSERT_EQ(bytes.size(), 88u);
  test::expect_sound_record(read_sound_table, write_sound_table, bytes);
  const auto table = read_sound_table(bytes);
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->id, 0x20000001u);
  EXPECT_EQ(table->root.entries.size(), 1u);
  ASSERT_EQ(table->root.children.size(), 2u);
  const SoundTable::Node* enchant_down = table->find(0x5B);
  ASSERT_NE(enchant_down, nullptr);
  ASSERT_EQ(enchant_down->entries.size(), 1u);
  EXPECT_EQ(enchant_down->entries[0].wave, 0x0A000274u);
  EXPECT_EQ(enchant_down->entries[0].priority, 0.7f);
  EXPECT_EQ(enchant_down->entries[0].probability, 1.0f);
  EXPECT_EQ(enchant_down->entries[0].volume, 0.8f);
}

TEST(SoundTable, dat_formats_2_10_vector_of_the_swoosh_table) {
  const auto bytes = from_hex(kSwooshTable);
  ASSERT_EQ(bytes.size(), 76u);
  test::expect_sound_record(read_sound_table, write_sound_table, bytes);
  const auto table = read_sound_table(bytes);
  ASSERT_NE(table->find(0x1F), nullptr);
  ASSERT_EQ(table->find(0x1F)->entries.size(), 2u);
  EXPECT_EQ(table->find(0x1F)->entries[1].wave, 0x0A00051Eu);
}

TEST(SoundTable, huge_counts_are_refused) {
  for (const std::size_t offset : {8u, 28u, 36u, 56u})
    test::expect_huge_count_refused(read_sound_table, from_hex(kShieldUpTable), offset);
}

TEST(SoundTable, id_of_another_type_is_refused) {
  auto bytes = from_hex(kSwooshTable);
  bytes[3] = std::byte{0x03};
  const auto table = read_sound_table(bytes);
  ASSERT_FALSE(table.ok());
  EXPECT_EQ(table.error().code, ErrorCode::WrongType);
}

TEST(SoundTable, sn_2_only_direct_children_of_the_root_are_found) {
  SoundTable table;
  table.root.children.push_back({1, {{0x0A000001}}, {{2, {{0x0A000002}}, {}}}});
  EXPECT_NE(table.find(1), nullptr);
  EXPECT_EQ(table.find(2), nullptr);
}

TEST(SoundTable, dat_formats_2_10_first_of_equal_keys_wins) {
  SoundTable table;
  table.root.children.push_back({7, {{0x0A000001}}, {}});
  table.root.children.push_back({7, {{0x0A000002}}, {}});
  const auto bytes = write_sound_table(table);
  const auto again = read_sound_table(bytes);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->find(7)->entries[0].wave, 0x0A000001u);
  EXPECT_TRUE(again->oddities.has(Oddity::DuplicateKey));
  EXPECT_EQ(write_sound_table(*again), bytes);
}

Vector<std::byte> chain_of_nodes(unsigned levels) {
  ByteWriter out;
  out.u32(0x20000001);
  for (unsigned level = 1; level <= levels; ++level) {
    out.u32(level);
    out.u32(0);
    out.u32(level == levels ? 0 : 1);
  }
  return std::move(out).take();
}

TEST(SoundTable, depth_is_bounded) {
  const auto max_depth_seen = chain_of_nodes(SoundTable::kMaxLevels);
  test::expect_identity(read_sound_table, write_sound_table, max_depth_seen);
  for (const unsigned levels : {SoundTable::kMaxLevels + 1, 100000u}) {
    const auto table = read_sound_table(chain_of_nodes(levels));
    ASSERT_FALSE(table.ok());
    EXPECT_EQ(table.error().code, ErrorCode::LimitExceeded);
    EXPECT_EQ(table.error().offset, 4 + 12 * (SoundTable::kMaxLevels - 1) + 8);
    EXPECT_EQ(table.error().object_id, 0x20000001u);
  }
}

SoundTable::Node arbitrary_node(unsigned level) {
  SoundTable::Node node;
  node.key = *rc::gen::inRange<std::uint32_t>(0, 0xCD);
  node.entries.resize(*rc::gen::inRange<std::size_t>(0, 4));
  for (SoundTable::Entry& entry : node.entries) {
    entry.wave = *rc::gen::arbitrary<std::uint32_t>();
    entry.volume = std::bit_cast<float>(*rc::gen::arbitrary<std::uint32_t>());
  }
  if (level == SoundTable::kMaxLevels) return node;
  const auto children = *rc::gen::inRange<unsigned>(0, level == 1 ? 6 : 2);
  for (unsigned i = 0; i < children; ++i) node.children.push_back(arbitrary_node(level + 1));
  return node;
}

RC_GTEST_PROP(SoundTable, any_table_round_trips, ()) {
  SoundTable table;
  table.id = 0x20000000 + *rc::gen::inRange<std::uint32_t>(0, 0x10000);
  table.root = arbitrary_node(1);
  const auto bytes = write_sound_table(table);
  const auto again = read_sound_table(bytes);
  RC_ASSERT(again.ok());
  RC_ASSERT(again->root.children.size() == table.root.children.size());
  RC_ASSERT(write_sound_table(*again) == bytes);
}

}  // namespace
}  // namespace acm
