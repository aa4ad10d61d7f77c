// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/clothing.h"

#include <gtest/gtest.h>

#include <limits>

#include "support/hex.h"

namespace acm {
namespace {

constexpr ObjectId kTable = 0x10000001, kFirstSet = 0x0F000001, kSecondSet = 0x0F000002;
constexpr ObjectId kHuman = 0x02000001;
constexpr std::uint32_t kDye = 4;

// Vector A20 of the sheet.
const char* const kWornTable =
    "01000010 01000800 01000002 02000000 09000000 b9040001 01000000 d5030005 590f0005 10000000 521a0001 "
    "00000000 01002000 04000000 34120006 02000000 02000000 40010000 c0000000 40020000 40000000 0100000f "
    "01000000 00000000 00080000 0200000f";

PaletteSet dyes_of(ObjectId id, Vector<ObjectId> palettes) {
  PaletteSet set;
  set.id = id;
  set.palettes = std::move(palettes);
  return set;
}

AssetStore wardrobe() {
  AssetStore store;
  EXPECT_TRUE(store.add(kTable, test::from_hex(kWornTable)).ok());
  store.add(dyes_of(kFirstSet, {0x040005F3, 0x040005F4, 0x040005F5, 0x040005F2}));
  store.add(dyes_of(kSecondSet, {0x04000100, 0x04000101}));
  return store;
}

const Vector<PartChange> kWornParts = {{9, 0x010004B9}, {16, 0x01001A52}};
const Vector<TextureChange> kWornTextures = {{9, 0x050003D5, 0x05000F59}};

TEST(Clothing, cl_2_g1_parts_textures_and_colours_are_added) {
  const AssetStore store = wardrobe();
  Appearance a;
  ASSERT_TRUE(wear(a, store, kHuman, Garment::of(kTable, kDye, 0.5)).ok());
  EXPECT_EQ(a.part_changes, kWornParts);
  EXPECT_EQ(a.texture_changes, kWornTextures);
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{0x04000100, 0, 2048}}))
      << "two ranges of the first set went before it, and the whole palette removed them";
  EXPECT_EQ(a.base_palette, 0u) << "that is the wearer's";
}

TEST(Clothing, cl_2_g1_template_0_has_no_colours_and_an_unknown_one_fails_after_the_meshes) {
  const AssetStore store = wardrobe();
  Appearance plain;
  EXPECT_TRUE(wear(plain, store, kHuman, Garment::of(kTable)).ok());
  EXPECT_EQ(plain.part_changes, kWornParts);
  EXPECT_TRUE(plain.sub_palettes.empty());
  Appearance a;
  const Status unknown = wear(a, store, kHuman, Garment::of(kTable, 5, 0.5));
  ASSERT_FALSE(unknown.ok());
  EXPECT_EQ(unknown.error(), (Error{ErrorCode::NotFound, kTable, 0, "palette template"}));
  EXPECT_EQ(a, plain);
}

TEST(Clothing, cl_2_g1_a_setup_that_the_table_does_not_know_wears_nothing) {
  const AssetStore store = wardrobe();
  Appearance a;
  EXPECT_TRUE(wear(a, store, 0x02000099, Garment::of(kTable, kDye, 0.5)).ok());
  EXPECT_EQ(a, Appearance{});
}

TEST(Clothing, cl_3_g1_later_bodies_wear_the_clothes_of_those_they_come_from) {
  const AssetStore store = wardrobe();
  Appearance own, shared;
  EXPECT_TRUE(wear(own, store, kHuman, Garment::of(kTable, kDye, 0.5)).ok());
  EXPECT_TRUE(wear(shared, store, 0x02001AA3, Garment::of(kTable, kDye, 0.5)).ok());
  EXPECT_EQ(shared, own);
  EXPECT_EQ(setup_of_clothes(0x02001AA4), 0x0200004Eu);
  EXPECT_EQ(setup_of_clothes(0x02001A6F), 0x0200196Fu);
  EXPECT_EQ(setup_of_clothes(0x02001A6E), 0x02001970u);
  EXPECT_EQ(setup_of_clothes(0x02001A70), 0x0200196Eu);
  EXPECT_EQ(setup_of_clothes(0x02001A71), 0x0200196Du);
  EXPECT_EQ(setup_of_clothes(0x02001A96), 0x02001A0Eu);
  EXPECT_EQ(setup_of_clothes(0x02001AA2), 0x02001A0Cu);
  EXPECT_EQ(setup_of_clothes(kHuman), kHuman);
}

TEST(Clothing, cl_3_an_entry_of_its_own_comes_first) {
  AssetStore store;
  ClothingTable table;
  table.id = kTable;
  table.bases = {{kHuman, {{1, 0x01000001, {}}}}, {0x02001AA3, {{2, 0x01000002, {}}}}};
  store.add(table);
  Appearance a;
  EXPECT_TRUE(wear(a, store, 0x02001AA3, Garment::of(kTable)).ok());
  EXPECT_EQ(a.part_changes, (Vector<PartChange>{{2, 0x01000002}}));
}

TEST(Clothing, cl_2_g2_the_fourth_shade_serves_all_further_colours) {
  AssetStore store;
  Vector<ObjectId> ten;
  for (ObjectId i = 0; i < 10; ++i) ten.push_back(0x04000010 + i);
  store.add(dyes_of(kFirstSet, ten));
  ClothingTable table;
  table.id = kTable;
  table.bases = {{kHuman, {}}};
  ClothingTable::Template dye;
  dye.key = kDye;
  for (std::uint32_t i = 0; i < 6; ++i) dye.palettes.push_back({{{i * 8, 8}}, kFirstSet});
  table.templates = {dye};
  store.add(table);
  Appearance a;
  ASSERT_TRUE(wear(a, store, kHuman, {kTable, kDye, {0.15, 0.25, 0.35, 0.45}}).ok());
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{0x04000011, 0, 8},
                                                {0x04000012, 8, 8},
                                                {0x04000013, 16, 8},
                                                {0x04000014, 24, 8},
                                                {0x04000014, 32, 8},
                                                {0x04000014, 40, 8}}));
}

TEST(Clothing, cl_2_a_shade_out_of_range_chooses_no_palette_which_is_added_all_the_same) {
  const AssetStore store = wardrobe();
  for (const double shade : {-0.1, 1.1, std::numeric_limits<double>::quiet_NaN()}) {
    Appearance a;
    EXPECT_TRUE(wear(a, store, kHuman, Garment::of(kTable, kDye, shade)).ok());
    EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{0, 0, 2048}}));
  }
}

TEST(Clothing, cl_2_a_palette_set_that_is_not_there_ends_the_colours) {
  AssetStore store;
  ASSERT_TRUE(store.add(kTable, test::from_hex(kWornTable)).ok());
  store.add(dyes_of(kFirstSet, {0x040005F3}));
  Appearance a;
  const Status status = wear(a, store, kHuman, Garment::of(kTable, kDye, 0.5));
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error(), (Error{ErrorCode::NotFound, kSecondSet, 0, "palette set"}));
  EXPECT_EQ(a.sub_palettes, (Vector<SubPalette>{{0x040005F3, 320, 192}, {0x040005F3, 576, 64}}));
}

TEST(Clothing, cl_2_a_texture_without_id_is_left_out_and_no_colours_follow) {
  AssetStore store = wardrobe();
  ClothingTable table;
  table.id = 0x10000002;
  table.bases = {{kHuman,
                  {{1, 0x01000001, {{0x05000001, 0}, {0x05000002, 0x05000003}}},
                   {2, 0x01000002, {{0x05000004, 0x05000005}}}}}};
  table.templates = {{kDye, 0, {{{{0, 64}}, kFirstSet}}}};
  store.add(table);
  Appearance a;
  const Status status = wear(a, store, kHuman, Garment::of(table.id, kDye, 0.5));
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().code, ErrorCode::BadValue);
  EXPECT_EQ(a.part_changes.size(), 2u);
  EXPECT_EQ(a.texture_changes,
            (Vector<TextureChange>{{1, 0x05000002, 0x05000003}, {2, 0x05000004, 0x05000005}}));
  EXPECT_TRUE(a.sub_palettes.empty());
}

TEST(Clothing, cl_5_a_part_beyond_255_is_refused_and_nothing_changes) {
  AssetStore store;
  ClothingTable table;
  table.id = kTable;
  table.bases = {{kHuman, {{1, 0x01000001, {}}, {256, 0x01000002, {}}}}};
  store.add(table);
  Appearance a;
  const Status status = wear(a, store, kHuman, Garment::of(kTable));
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error(), (Error{ErrorCode::BadValue, kTable, 0, "a part beyond 255"}));
  EXPECT_EQ(a, Appearance{});
}

TEST(Clothing, a_table_that_is_not_there_is_named) {
  const AssetStore store;
  Appearance a;
  const Status status = wear(a, store, kHuman, Garment::of(kTable));
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error(), (Error{ErrorCode::NotFound, kTable, 0, "clothing table"}));
}

TEST(Dress, od_14_body_garments_in_order_then_the_bare_parts) {
  AssetStore store = wardrobe();
  acm::Setup setup;
  setup.id = kHuman;
  for (ObjectId i = 0; i < 17; ++i) setup.parts.push_back(0x01000100 + i);
  store.add(setup);
  Outfit outfit;
  outfit.setup = kHuman;
  outfit.body.base_palette = 0x0400007E;
  outfit.body.add(PartChange{16, 0x01000200});
  outfit.body.add(TextureChange{16, 0x05000001, 0x05000002});
  outfit.body.add(SubPalette{0x04000300, 0, 192});
  outfit.garments = {Garment::of(kTable), Garment::of(0x10000009)};
  const Result<DressedBody> dressed = dress(store, outfit);
  ASSERT_TRUE(dressed.ok());
  const Appearance& a = dressed->appearance;
  EXPECT_EQ(a.base_palette, 0x0400007Eu);
  EXPECT_EQ(a.sub_palettes, outfit.body.sub_palettes);
  ASSERT_EQ(a.part_changes.size(), 17u) << "every part is named once";
  EXPECT_EQ(a.part_changes[0], (PartChange{9, 0x010004B9}));
  EXPECT_EQ(a.part_changes[1], (PartChange{16, 0x01001A52})) << "the garment covers the head";
  EXPECT_EQ(a.part_changes[2], (PartChange{0, 0x01000100}));
  EXPECT_EQ(a.part_changes.back(), (PartChange{15, 0x0100010F}));
  ASSERT_EQ(dressed->findings.size(), 1u);
  EXPECT_EQ(dressed->findings[0].garment, 1u);
  EXPECT_EQ(dressed->findings[0].error.object_id, 0x10000009u);
}

TEST(Dress, a_setup_that_is_not_loaded_is_refused) {
  const AssetStore store;
  EXPECT_FALSE(dress(store, {.setup = kHuman, .body = {}, .garments = {}}).ok());
}

}  // namespace
}  // namespace acm
