// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/appearance.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;
using test::to_hex;

// The vectors of the sheet.
const char* const kA21 = "11020102 7e00 f405 28 18 0080cdab 00 00 09 d503 0080594f 09 b904 10 01804523 00";
const char* const kA22 =
    "11040401 7e00 4b102828 4b10500c 4b10740c 4b10600c 00d5037c18 00d4037d18 00b00b7918 00be0c7818 007f04 "
    "000000";
const char* const kA23 = "11000001 00 5036 00";

constexpr ObjectId kX = 0x04000001, kY = 0x04000002, kZ = 0x04000003, kW = 0x04000004, kV = 0x04000005;
constexpr ObjectId kA = 0x0500000A, kB = 0x0500000B, kC = 0x0500000C;

Appearance decoded(const char* hex) {
  const auto appearance = decode_appearance(from_hex(hex));
  EXPECT_TRUE(appearance.ok()) << hex << ": " << appearance.error().what;
  return appearance.ok() ? *appearance : Appearance{};
}

std::string encoded(const Appearance& appearance) {
  const auto bytes = encode_appearance(appearance);
  EXPECT_TRUE(bytes.ok()) << bytes.error().what;
  return bytes.ok() ? to_hex(*bytes) : "";
}

Error refusal_of(const Appearance& appearance) {
  const auto bytes = encode_appearance(appearance);
  EXPECT_FALSE(bytes.ok());
  return bytes.ok() ? Error{} : bytes.error();
}

TEST(Appearance, od_a21_long_ids_and_a_whole_palette_that_removes_what_came_before) {
  ASSERT_EQ(from_hex(kA21).size(), 32u);
  const Appearance a = decoded(kA21);
  EXPECT_EQ(a.base_palette, 0x0400007Eu);
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{0x0400ABCD, 0, 2048}}));
  EXPECT_EQ(a.texture_changes, (Vector<TextureChange>{{9, 0x050003D5, 0x05004F59}}));
  EXPECT_EQ(a.part_changes, (Vector<PartChange>{{9, 0x010004B9}, {16, 0x01012345}}));
}

TEST(Appearance, od_a22_a_captured_one_comes_back_byte_for_byte) {
  ASSERT_EQ(from_hex(kA22).size(), 48u);
  const Appearance a = decoded(kA22);
  EXPECT_EQ(a.base_palette, 0x0400007Eu);
  EXPECT_EQ(
      a.sub_palettes,
      (Vector<SubPalette>{
          {0x0400104B, 320, 320}, {0x0400104B, 640, 96}, {0x0400104B, 928, 96}, {0x0400104B, 768, 96}}));
  EXPECT_EQ(a.texture_changes.size(), 4u);
  EXPECT_EQ(a.texture_changes[3], (TextureChange{0, 0x05000CBE, 0x05001878}));
  EXPECT_EQ(a.part_changes, (Vector<PartChange>{{0, 0x0100047F}}));
  EXPECT_EQ(encoded(a), to_hex(from_hex(kA22)));
}

TEST(Appearance, od_a23_one_part_and_nothing_at_all) {
  const Appearance a = decoded(kA23);
  EXPECT_EQ(a.part_changes, (Vector<PartChange>{{0, 0x01003650}}));
  EXPECT_EQ(a.base_palette, 0u);
  EXPECT_EQ(encoded(a), to_hex(from_hex(kA23)));
  EXPECT_TRUE(decoded("11000000").empty());
  EXPECT_EQ(encoded({}), to_hex(from_hex("11000000")));
}

TEST(Appearance, od_5_it_is_refused_when_cut_after_any_byte_or_longer_than_it_is) {
  for (const char* hex : {kA21, kA22, kA23}) {
    const auto whole = from_hex(hex);
    for (std::size_t size = 0; size < whole.size(); ++size) {
      const auto cut = test::read_exactly_sized(decode_appearance, Bytes(whole).first(size));
      ASSERT_FALSE(cut.ok()) << hex << " cut to " << size;
      EXPECT_EQ(cut.error().code, ErrorCode::Truncated);
    }
    auto longer = whole;
    longer.push_back(std::byte{0});
    const auto refused = decode_appearance(longer);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::TrailingBytes);
  }
}

TEST(Appearance, od_5_another_first_byte_is_refused) {
  auto bytes = from_hex(kA21);
  bytes[0] = std::byte{0x12};
  const auto refused = decode_appearance(bytes);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::BadValue);
  EXPECT_EQ(refused.error().offset, 0u);
  EXPECT_STREQ(refused.error().what, "objdesc.version");
}

TEST(Appearance, od_1_offsets_and_counts_are_eights_and_a_count_of_0_is_the_whole_palette) {
  const Appearance a = decoded("11020000 0100 0200 01 ff 0300 ff 01 0000");
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{0x04000002, 8, 2040}, {0x04000003, 2040, 8}}));
  EXPECT_EQ(encoded(a), to_hex(from_hex("11020000 0100 0200 01 ff 0300 ff 01 0000")));
  Appearance whole;
  whole.base_palette = kX;
  whole.add(SubPalette{kY, 0, 2048});
  EXPECT_EQ(encoded(whole), to_hex(from_hex("11010000 0100 0200 00 00 0000")));
}

TEST(Appearance, od_2_ids_above_3fff_are_accepted_short_and_written_long) {
  const Appearance a = decoded("11000001 00 1748 00");
  EXPECT_EQ(a.part_changes[0].mesh, 0x01004817u);
  EXPECT_EQ(encoded(a), to_hex(from_hex("11000001 00 0080 1748 000000")));
  // The second bit of the long form means nothing.
  EXPECT_EQ(decoded("11000001 00 00c0 1748 000000"), a);
}

TEST(Appearance, od_2_the_first_id_of_a_type_is_none) {
  const Appearance a = decoded("11010101 0000 0000 05 01 03 0000 0000 03 0000 0000");
  EXPECT_EQ(a.base_palette, 0u);
  EXPECT_EQ(a.sub_palettes[0].palette, 0u);
  EXPECT_EQ(a.texture_changes[0], (TextureChange{3, 0, 0}));
  EXPECT_EQ(a.part_changes[0], (PartChange{3, 0}));
  EXPECT_EQ(encoded(a), to_hex(from_hex("11010101 0000 0000 05 01 03 0000 0000 03 0000 0000")));
}

TEST(Appearance, od_4_g3_sub_palettes_replace_those_of_the_same_range_and_the_whole_one_rules) {
  Appearance a;
  EXPECT_TRUE(a.add(SubPalette{kX, 0, 64}));
  EXPECT_TRUE(a.add(SubPalette{kY, 0, 64}));
  EXPECT_TRUE(a.add(SubPalette{kZ, 0, 128}));
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{kY, 0, 64}, {kZ, 0, 128}}));
  EXPECT_TRUE(a.add(SubPalette{kW, 0, 2048}));
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{kW, 0, 2048}}));
  EXPECT_TRUE(a.add(SubPalette{kX, 0, 64})) << "dropped, which counts as success";
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{kW, 0, 2048}}));
  EXPECT_TRUE(a.add(SubPalette{kV, 0, 2048}));
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{kV, 0, 2048}}));
}

TEST(Appearance, od_4_the_last_entry_for_a_texture_or_a_part_wins_and_stands_last) {
  Appearance a;
  a.add(TextureChange{1, kA, kB});
  a.add(TextureChange{2, kA, kB});
  a.add(TextureChange{1, kB, kC});
  a.add(TextureChange{1, kA, kC});
  EXPECT_EQ(a.texture_changes, (Vector<TextureChange>{{2, kA, kB}, {1, kB, kC}, {1, kA, kC}}));
  a.add(PartChange{1, 0x01000001});
  a.add(PartChange{2, 0x01000002});
  a.add(PartChange{1, 0x01000003});
  EXPECT_EQ(a.part_changes, (Vector<PartChange>{{2, 0x01000002}, {1, 0x01000003}}));
}

TEST(Appearance, od_4_a_list_of_255_takes_no_more) {
  Appearance a;
  for (unsigned i = 0; i < 255; ++i) EXPECT_TRUE(a.add(PartChange{static_cast<std::uint8_t>(i), 0x01000001}));
  EXPECT_FALSE(a.add(PartChange{255, 0x01000001}));
  EXPECT_EQ(a.part_changes.size(), 255u);
  for (std::uint32_t i = 0; i < 255; ++i) EXPECT_TRUE(a.add(TextureChange{0, kA + i, kB}));
  EXPECT_FALSE(a.add(TextureChange{0, kA + 255, kB}));
  for (std::uint32_t i = 0; i < 255; ++i) EXPECT_TRUE(a.add(SubPalette{kX, 8 * i, 16}));
  EXPECT_FALSE(a.add(SubPalette{kX, 8, 8}));
  EXPECT_EQ(decode_appearance(*encode_appearance(a)).value(), a);
}

TEST(Appearance, od_8_g5_parts_that_are_not_named_keep_mesh_and_textures) {
  Appearance shown, first, second, third;
  first.add(PartChange{3, 0x01000003});
  first.add(TextureChange{3, kA, kB});
  shown.apply(first);
  second.add(PartChange{5, 0x01000005});
  shown.apply(second);
  EXPECT_EQ(shown.part_changes, (Vector<PartChange>{{3, 0x01000003}, {5, 0x01000005}}));
  EXPECT_EQ(shown.texture_changes, (Vector<TextureChange>{{3, kA, kB}}));
  third.add(PartChange{3, 0x01000003});
  shown.apply(third);
  EXPECT_TRUE(shown.texture_changes.empty()) << "the same mesh again drops them too";
}

TEST(Appearance, od_8_colours_begin_anew_and_changes_to_nothing_change_nothing) {
  Appearance shown, first, second;
  first.base_palette = kX;
  first.add(SubPalette{kY, 0, 64});
  first.add(PartChange{3, 0x01000003});
  first.add(TextureChange{3, kA, kB});
  shown.apply(first);
  second.add(PartChange{3, 0});
  second.add(TextureChange{3, kA, 0});
  shown.apply(second);
  EXPECT_EQ(shown.base_palette, 0u);
  EXPECT_TRUE(shown.sub_palettes.empty());
  EXPECT_EQ(shown.part_changes, first.part_changes);
  EXPECT_EQ(shown.texture_changes, first.texture_changes);
}

TEST(Appearance, what_a_server_adds_without_end_is_bounded) {
  Appearance shown;
  for (std::uint32_t i = 0; i < 3 * Appearance::kMaxKeptTextures; ++i) {
    Appearance more;
    more.add(TextureChange{0, kA + i, kB});
    shown.apply(more);
  }
  EXPECT_EQ(shown.texture_changes.size(), Appearance::kMaxKeptTextures);
  EXPECT_EQ(shown.texture_changes.back().old_texture, kA + 3 * Appearance::kMaxKeptTextures - 1);
}

TEST(Appearance, what_cannot_be_sent_is_refused_with_the_field) {
  const auto with = [](const auto& entry) {
    Appearance a;
    a.add(entry);
    return a;
  };
  EXPECT_STREQ(refusal_of(with(SubPalette{kX, 4, 8})).what, "objdesc.subpalette.first");
  EXPECT_STREQ(refusal_of(with(SubPalette{kX, 2048, 8})).what, "objdesc.subpalette.first");
  EXPECT_STREQ(refusal_of(with(SubPalette{kX, 8, 0})).what, "objdesc.subpalette.count");
  EXPECT_STREQ(refusal_of(with(SubPalette{kX, 0, 4096})).what, "objdesc.subpalette.count");
  EXPECT_STREQ(refusal_of(with(SubPalette{0x01000001, 0, 8})).what, "objdesc.subpalette.palette");
  EXPECT_STREQ(refusal_of(with(TextureChange{0, 0x04000001, kA})).what, "objdesc.texture.old_texture");
  EXPECT_STREQ(refusal_of(with(TextureChange{0, kA, 0x04000001})).what, "objdesc.texture.new_texture");
  EXPECT_STREQ(refusal_of(with(PartChange{0, 0x00FFFFFF})).what, "objdesc.part.mesh");
  Appearance base = with(SubPalette{kX, 0, 8});
  base.base_palette = 0x02000001;
  EXPECT_STREQ(refusal_of(base).what, "objdesc.base_palette");
  Appearance full;
  full.part_changes.resize(256);
  EXPECT_EQ(refusal_of(full).code, ErrorCode::LimitExceeded);
  EXPECT_STREQ(refusal_of(full).what, "objdesc.parts");
}

}  // namespace
}  // namespace acm
