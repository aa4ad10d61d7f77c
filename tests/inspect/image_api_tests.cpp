// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Images and materials through the public headers, out of Assets.
#include "acmotion/assets.hpp"
#include "acmotion/inspect/images.hpp"
#include "acmotion/inspect/materials.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/image_vectors.h"

namespace acm::inspect {
namespace {

using test::argb_of;
using test::from_hex;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kPalette =
    "01000004 09000000 000000ff 010000ff 020000ff 030000ff 040000ff 050000ff 060000ff "
    "070000ff 080000ff";
constexpr const char* kOtherPalette = "02000004 01000000 332211ff";
/// 0x05000001: levels 0x06000099, which is not there, and 0x06000015 (A7).
constexpr const char* kTwoLevelTexture = "01000005 00000000 02 02000000 99000006 15000006";
/// 0x08000001: a clip map of 0x05000001.
constexpr const char* kSurface = "06000000 01000005 00000000 00000000 00000000 0000803f";

Vector<std::byte> container() {
  DatWriter writer;
  EXPECT_TRUE(writer.put(0x04000001, from_hex(kPalette)).ok());
  EXPECT_TRUE(writer.put(0x04000002, from_hex(kOtherPalette)).ok());
  EXPECT_TRUE(writer.put(0x05000001, from_hex(kTwoLevelTexture)).ok());
  EXPECT_TRUE(writer.put(0x06000010, from_hex(test::kA2)).ok());
  EXPECT_TRUE(writer.put(0x06000015, from_hex(test::kA7)).ok());
  EXPECT_TRUE(writer.put(0x08000001, from_hex(kSurface)).ok());
  return *writer.build();
}

TEST(ImageApi, an_image_comes_out_of_a_container) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  EXPECT_THAT(argb_of(*decode_image(assets, 0x06000010)), ElementsAre(0x80112233, 0xFFFF0000));
}

TEST(ImageApi, ch_2_an_indexed_image_uses_its_own_palette_unless_another_is_given) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  const InspectResult<Image> own = decode_image(assets, 0x06000015);
  ASSERT_TRUE(own.ok()) << own.error().text;
  EXPECT_THAT(argb_of(*own), ElementsAre(0xFF000000, 0xFF000007, 0xFF000008, 0));
  EXPECT_EQ(own->outside_palette, 1u);
  const auto other = decode_image(assets, 0x06000015, {}, 0x04000002);
  EXPECT_THAT(argb_of(*other), ElementsAre(0xFF112233, 0, 0, 0));
  const std::vector<std::uint32_t> colors(256, 0xFF00FF00);
  EXPECT_THAT(argb_of(*decode_image(assets, 0x06000015, {.colors = colors})), testing::Each(0xFF00FF00u));
}

TEST(ImageApi, st5_2_a_texture_stands_for_its_first_image_that_is_there) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  const InspectResult<Image> image = decode_image(assets, 0x05000001, {.clip_map = true});
  ASSERT_TRUE(image.ok()) << image.error().text;
  EXPECT_THAT(argb_of(*image), ElementsAre(0, 0, 0xFF000008, 0));
}

TEST(ImageApi, retail_facts_4_an_older_8_bit_image_has_the_colours_of_its_palette_of_256) {
  std::string palette = "01000004 00010000";
  for (int i = 0; i < 256; ++i) palette += fmt::format(" {:02x}{:02x}{:02x}ff", i, 255 - i, 7 * i % 256);
  Assets assets;
  assets.read_as(DatLayout::Older);
  ASSERT_TRUE(assets.add(0x04000001, from_hex(palette)).ok());
  ASSERT_TRUE(
      assets.add(0x05000001, from_hex("01000005 02000000 03000000 01000000 03ff00 01000004 00")).ok());
  const InspectResult<Image> image = decode_image(assets, 0x05000001);
  ASSERT_TRUE(image.ok()) << image.error().text;
  EXPECT_THAT(argb_of(*image), ElementsAre(0xFF15FC03, 0xFFF900FF, 0xFF00FF00)) << "colours 3, 255 and 0";
  EXPECT_EQ(image->outside_palette, 0u);
}

TEST(ImageApi, retail_facts_4_an_older_image_is_bytes_red_green_blue) {
  Assets assets;
  assets.read_as(DatLayout::Older);
  ASSERT_TRUE(assets.add(0x06000001, from_hex("01000006 02000000 01000000 112233 445566")).ok());
  const InspectResult<Image> image = decode_image(assets, 0x06000001);
  ASSERT_TRUE(image.ok()) << image.error().text;
  EXPECT_THAT(argb_of(*image), ElementsAre(0xFF112233, 0xFF445566));
}

TEST(ImageApi, what_lacks_is_named) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  EXPECT_THAT(decode_image(assets, 0x06000077).error().text, HasSubstr("0x06000077"));
  EXPECT_THAT(decode_image(assets, 0x06000015, {}, 0x04000077).error().text, HasSubstr("palette 0x04000077"));
  EXPECT_EQ(decode_image(assets, 0x06000015, {}, 0x04000077).error().code, ErrorCode::NotFound);
}

TEST(ImageApi, a_record_names_its_palette) {
  EXPECT_EQ(*palette_of_record(from_hex(test::kA7)), 0x04000001u);
  EXPECT_EQ(*palette_of_record(from_hex(test::kA2)), 0u);
  EXPECT_FALSE(palette_of_record(from_hex("00")).ok());
}

TEST(ImageApi, a_surface_becomes_a_material) {
  const Vector<std::byte> file = container();
  Assets assets = *Assets::open(file);
  const InspectResult<Material> indexed = surface_material(assets, 0x08000001);
  ASSERT_TRUE(indexed.ok());
  EXPECT_EQ(indexed->texture, 0x05000001u);
  EXPECT_TRUE(indexed->clip_map);
  EXPECT_EQ(indexed->alpha_test, 100);
  const InspectResult<Material> replaced = surface_material(assets, 0x08000001, {}, 0x06000010);
  EXPECT_EQ(replaced->alpha_test, 200) << "another texture, which is not indexed";
  EXPECT_TRUE(surface_material(assets, 0x08000001, {}, 0x05000077)->texture_missing);
  EXPECT_EQ(surface_material(assets, 0x08000099).error().code, ErrorCode::NotFound);
}

}  // namespace
}  // namespace acm::inspect
