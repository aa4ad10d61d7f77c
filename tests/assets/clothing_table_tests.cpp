// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/clothing_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kA20 =
    "01000010 01000800 01000002 02000000 09000000 b9040001 01000000 d5030005 590f0005 10000000 521a0001 "
    "00000000 01002000 04000000 34120006 02000000 02000000 40010000 c0000000 40020000 40000000 0100000f "
    "01000000 00000000 00080000 0200000f";

TEST(ClothingTable, appearance_a20_bytes) {
  const auto bytes = from_hex(kA20);
  ASSERT_EQ(bytes.size(), 104u);
  test::expect_sound_record(read_clothing_table, write_clothing_table, bytes);
}

TEST(ClothingTable, appearance_a20_bases) {
  const auto table = read_clothing_table(from_hex(kA20));
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->id, 0x10000001u);
  EXPECT_EQ(table->base_buckets, 8);
  ASSERT_EQ(table->bases.size(), 1u);
  EXPECT_EQ(table->find_base(0x02000002), nullptr);
  const ClothingTable::Base* base = table->find_base(0x02000001);
  ASSERT_NE(base, nullptr);
  ASSERT_EQ(base->objects.size(), 2u);
  EXPECT_EQ(base->objects[0].part, 9u);
  EXPECT_EQ(base->objects[0].mesh, 0x010004B9u);
  ASSERT_EQ(base->objects[0].textures.size(), 1u);
  EXPECT_EQ(base->objects[0].textures[0].old_texture, 0x050003D5u);
  EXPECT_EQ(base->objects[0].textures[0].new_texture, 0x05000F59u);
  EXPECT_EQ(base->objects[1].part, 16u);
  EXPECT_EQ(base->objects[1].mesh, 0x01001A52u);
  EXPECT_TRUE(base->objects[1].textures.empty());
}

TEST(ClothingTable, appearance_a20_templates) {
  const auto table = read_clothing_table(from_hex(kA20));
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->template_buckets, 32);
  EXPECT_EQ(table->find_template(5), nullptr);
  const ClothingTable::Template* dye = table->find_template(4);
  ASSERT_NE(dye, nullptr);
  EXPECT_EQ(dye->icon, 0x06001234u);
  ASSERT_EQ(dye->palettes.size(), 2u);
  ASSERT_EQ(dye->palettes[0].ranges.size(), 2u);
  EXPECT_EQ(dye->palettes[0].ranges[0].start, 320u);
  EXPECT_EQ(dye->palettes[0].ranges[0].length, 192u);
  EXPECT_EQ(dye->palettes[0].ranges[1].start, 576u);
  EXPECT_EQ(dye->palettes[0].ranges[1].length, 64u);
  EXPECT_EQ(dye->palettes[0].palette_set, 0x0F000001u);
  ASSERT_EQ(dye->palettes[1].ranges.size(), 1u);
  EXPECT_EQ(dye->palettes[1].ranges[0].start, 0u);
  EXPECT_EQ(dye->palettes[1].ranges[0].length, 2048u);
  EXPECT_EQ(dye->palettes[1].palette_set, 0x0F000002u);
}

TEST(ClothingTable, cl_1_entries_without_buckets_are_refused) {
  auto bytes = from_hex(kA20);
  bytes[6] = std::byte{0};  // the first header becomes 01000000
  const auto table = read_clothing_table(bytes);
  ASSERT_FALSE(table.ok());
  EXPECT_EQ(table.error().code, ErrorCode::BadValue);
  EXPECT_EQ(table.error().offset, 4u);
  EXPECT_STREQ(table.error().what, "entries without buckets");
}

TEST(ClothingTable, cl_1_no_buckets_are_kept_without_entries) {
  test::expect_sound_record(read_clothing_table, write_clothing_table,
                            from_hex("01000010 00000000 00000000"));
  test::expect_sound_record(read_clothing_table, write_clothing_table,
                            from_hex("01000010 00000900 00000700"));
}

TEST(ClothingTable, cl_1_keys_that_occur_twice_are_refused_where_the_second_stands) {
  const auto of_setup = read_clothing_table(
      from_hex("01000010 03000800 02000002 00000000 01000002 00000000 02000002 00000000 00000000"));
  ASSERT_FALSE(of_setup.ok());
  EXPECT_EQ(of_setup.error().code, ErrorCode::BadValue);
  EXPECT_EQ(of_setup.error().offset, 24u);
  EXPECT_STREQ(of_setup.error().what, "key that occurs twice");
  const auto of_template = read_clothing_table(
      from_hex("01000010 00000000 02002000 04000000 00000000 00000000 04000000 00000000 00000000"));
  ASSERT_FALSE(of_template.ok());
  EXPECT_EQ(of_template.error().offset, 24u);
}

TEST(ClothingTable, cl_1_order_of_the_file_is_kept) {
  test::expect_identity(
      read_clothing_table, write_clothing_table,
      from_hex("01000010 02000800 02000002 00000000 01000002 00000000 02002000 09000000 00000000 00000000 "
               "04000000 00000000 00000000"));
}

TEST(ClothingTable, cl_5_counts_are_bounded_by_the_bytes_left) {
  // Object effects, texture effects, palette effects, ranges.
  for (const std::size_t offset : {12u, 24u, 60u, 64u})
    test::expect_huge_count_refused(read_clothing_table, from_hex(kA20), offset);
  auto bytes = from_hex(kA20);
  bytes[4] = bytes[5] = std::byte{0xFF};
  const auto bases = read_clothing_table(bytes);
  ASSERT_FALSE(bases.ok());
  EXPECT_EQ(bases.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(bases.error().offset, 4u);
}

TEST(ClothingTable, cl_5_ranges_beyond_the_palette_and_parts_beyond_255_are_kept) {
  ClothingTable table;
  table.id = 0x10000001;
  table.bases = {{0x02000001, {{256, 0x01000001, {}}}}};
  table.templates = {{1, 0, {{{{2040, 16}}, 0x0F000001}}}};
  test::expect_sound_record(read_clothing_table, write_clothing_table, write_clothing_table(table));
}

RC_GTEST_PROP(ClothingTable, any_table_round_trips, ()) {
  ClothingTable table;
  table.id = 0x10000001;
  table.base_buckets = table.template_buckets = static_cast<std::uint16_t>(1 + test::arbitrary_size(300));
  for (std::size_t i = test::arbitrary_size(4); i > 0; --i) {
    ClothingTable::Base& base = table.bases.emplace_back();
    base.setup = 0x02000000 + static_cast<ObjectId>(i);
    base.objects.resize(test::arbitrary_size(3), {test::arbitrary_u32(), test::arbitrary_u32(), {}});
    for (ClothingTable::ObjectEffect& object : base.objects)
      object.textures.resize(test::arbitrary_size(3), {test::arbitrary_u32(), test::arbitrary_u32()});
  }
  for (std::size_t i = test::arbitrary_size(4); i > 0; --i) {
    ClothingTable::Template& entry = table.templates.emplace_back();
    entry.key = static_cast<std::uint32_t>(i);
    entry.palettes.resize(test::arbitrary_size(3), {{}, test::arbitrary_u32()});
    for (ClothingTable::PaletteEffect& effect : entry.palettes)
      effect.ranges.resize(test::arbitrary_size(3), {test::arbitrary_u32(), test::arbitrary_u32()});
  }
  const auto bytes = write_clothing_table(table);
  const auto again = read_clothing_table(bytes);
  RC_ASSERT(again.ok());
  RC_ASSERT(write_clothing_table(*again) == bytes);
}

}  // namespace
}  // namespace acm
