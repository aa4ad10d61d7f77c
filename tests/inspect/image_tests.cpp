// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/image/image.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "support/image_vectors.h"

namespace acm::test {
namespace {

using inspect::decode_image_record;
using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

InspectResult<Image> decoded(const char* hex, const PixelOptions& options = {}) {
  return decode_image_record(from_hex(hex), options);
}

std::vector<Argb> pixels(const char* hex, const PixelOptions& options = {}) {
  const InspectResult<Image> image = decoded(hex, options);
  EXPECT_TRUE(image.ok()) << (image.ok() ? "" : image.error().text);
  return image ? argb_of(*image) : std::vector<Argb>();
}

std::vector<Argb> four_rows_of(const std::vector<Argb>& row) {
  std::vector<Argb> all;
  for (int i = 0; i < 4; ++i) all.insert(all.end(), row.begin(), row.end());
  return all;
}

/// One pixel of a format whose words are given.
Argb pixel(std::uint32_t format, const char* hex) {
  const InspectResult<Image> image = decode_image_record(image_record(1, 1, format, from_hex(hex)));
  EXPECT_TRUE(image.ok()) << (image.ok() ? "" : image.error().text);
  return image ? argb_of(*image).at(0) : 0;
}

const PixelOptions kAsTexture{.use = PixelOptions::Use::Texture};

TEST(Image, rs_1_direct_formats_of_the_sheet) {
  EXPECT_THAT(pixels(kA2), ElementsAre(0x80112233, 0xFFFF0000));
  EXPECT_THAT(pixels(kA3), ElementsAre(0xFF112233, 0xFFFF0000));
  EXPECT_THAT(pixels(kA4), ElementsAre(0xFFFF0000, 0xFF00FF00, 0xFF848284));
  EXPECT_THAT(pixels(kA5), ElementsAre(0x88FF7733, 0xFF0000FF));
  EXPECT_THAT(pixels(kA13), ElementsAre(0x44112233));
  EXPECT_THAT(pixels(kA14), ElementsAre(0x11443322));
  EXPECT_THAT(pixels(kA15), ElementsAre(0xFF112233));
  EXPECT_THAT(pixels(kA16Color), ElementsAre(0xFF112233));
}

TEST(Image, rs_1_formats_that_were_never_shipped) {
  EXPECT_EQ(pixel(22, "33221180"), 0xFF112233u) << "X8R8G8B8";
  EXPECT_EQ(pixel(24, "00fc"), 0xFFFF0000u) << "X1R5G5B5";
  EXPECT_EQ(pixel(25, "e003"), 0x0000FF00u) << "A1R5G5B5, clear";
  EXPECT_EQ(pixel(25, "1f80"), 0xFF0000FFu) << "A1R5G5B5";
  EXPECT_EQ(pixel(30, "7300"), 0xFF007733u) << "X4R4G4B4";
  EXPECT_EQ(pixel(31, "ff030080"), 0xAAFF0000u) << "A2B10G10R10: red low";
  EXPECT_EQ(pixel(35, "ff030080"), 0xAA0000FFu) << "A2R10G10B10: blue low";
  EXPECT_EQ(pixel(32, "11223380"), 0x80112233u) << "A8B8G8R8";
  EXPECT_EQ(pixel(33, "11223380"), 0xFF112233u) << "X8B8G8R8";
}

TEST(Image, rs_3_the_largest_value_of_every_channel_is_255) {
  EXPECT_EQ(pixel(23, "ffff"), 0xFFFFFFFFu);
  EXPECT_EQ(pixel(25, "ffff"), 0xFFFFFFFFu);
  EXPECT_EQ(pixel(26, "ffff"), 0xFFFFFFFFu);
  EXPECT_EQ(pixel(31, "ffffffff"), 0xFFFFFFFFu);
  EXPECT_EQ(pixel(23, "0000"), 0xFF000000u);
  EXPECT_EQ(pixel(24, "1042"), 0xFF848484u) << "the middle: 16 of 31";
}

TEST(Image, rs_2_rows_run_from_the_top) {
  const InspectResult<Image> image = decode_image_record(image_record(2, 2, 28, from_hex("01020304")));
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(image->width, 2u);
  EXPECT_EQ(image->height, 2u);
  EXPECT_THAT(argb_of(*image), ElementsAre(0xFF010101, 0xFF020202, 0xFF030303, 0xFF040404));
}

TEST(Image, rs_8_alpha_alone_is_grey_as_picture_and_black_as_texture) {
  EXPECT_THAT(pixels(kA6), ElementsAre(0xFF000000, 0xFF404040, 0xFF808080, 0xFFFFFFFF));
  EXPECT_THAT(pixels(kA6, kAsTexture), ElementsAre(0x00000000, 0x40000000, 0x80000000, 0xFF000000));
  EXPECT_THAT(pixels(kA16Alpha), ElementsAre(0xFF808080));
  EXPECT_THAT(pixels(kA16Alpha, kAsTexture), ElementsAre(0x80000000));
}

TEST(Image, rs_4_indices_are_looked_up) {
  const std::vector<Argb> colors = counting_colors();
  EXPECT_THAT(pixels(kA7, {.colors = colors}), ElementsAre(0xFF000000, 0xFF000007, 0xFF000008, 0xFF0000FF));
  EXPECT_THAT(pixels(kA8, {.colors = colors}), ElementsAre(0xFF000000, 0xFF000007, 0xFF000008, 0xFF0007FF));
}

TEST(Image, rs_4_a_clip_map_clears_the_first_eight_indices) {
  const std::vector<Argb> colors = counting_colors();
  EXPECT_THAT(pixels(kA7, {.colors = colors, .clip_map = true}), ElementsAre(0, 0, 0xFF000008, 0xFF0000FF));
  EXPECT_THAT(pixels(kA8, {.colors = colors, .clip_map = true}), ElementsAre(0, 0, 0xFF000008, 0xFF0007FF));
  EXPECT_THAT(pixels(kA2, {.clip_map = true}), ElementsAre(0x80112233, 0xFFFF0000)) << "not indexed";
}

TEST(Image, rs_4_an_index_beyond_the_palette_is_clear_and_counted) {
  const std::vector<Argb> few = counting_colors(8);
  const InspectResult<Image> image = decoded(kA8, {.colors = few});
  ASSERT_TRUE(image.ok());
  EXPECT_THAT(argb_of(*image), ElementsAre(0xFF000000, 0xFF000007, 0, 0));
  EXPECT_EQ(image->outside_palette, 2u);
  const std::vector<Argb> all = counting_colors();
  EXPECT_EQ(decoded(kA8, {.colors = all, .clip_map = true})->outside_palette, 0u);
}

TEST(Image, pl_1_a_palette_of_256_stands_for_one_of_2048) {
  const std::vector<Argb> colors = counting_colors(256);
  const InspectResult<Image> image = decoded(kA8, {.colors = colors});
  ASSERT_TRUE(image.ok());
  EXPECT_THAT(argb_of(*image), ElementsAre(0xFF000000, 0xFF000000, 0xFF000001, 0xFF0000FF));
  EXPECT_EQ(image->outside_palette, 0u);
  EXPECT_THAT(pixels(kA7, {.colors = colors}), ElementsAre(0xFF000000, 0xFF000000, 0xFF000001, 0xFF00001F));
}

TEST(Image, an_indexed_image_without_palette_is_refused) {
  const InspectResult<Image> image = decoded(kA8);
  ASSERT_FALSE(image.ok());
  EXPECT_EQ(image.error().code, ErrorCode::NotFound);
  EXPECT_THAT(image.error().text, AllOf(HasSubstr("0x06000016"), HasSubstr("0x04000001")));
}

TEST(Image, rs_6_dxt1) {
  EXPECT_EQ(pixels(kA9), four_rows_of({0xFFFF0000, 0xFF0000FF, 0xFFAA0055, 0xFF5500AA}));
  EXPECT_EQ(pixels(kA10), four_rows_of({0xFF0000FF, 0xFFFF0000, 0xFF7F007F, 0x00000000}));
}

const std::vector<std::uint8_t> kExplicitAlphas = {0,  17, 34,  51,  0,   17,  34,  51,
                                                   68, 85, 102, 119, 170, 187, 238, 255};

std::vector<Argb> with_alphas(std::vector<Argb> colors, const std::vector<std::uint8_t>& alphas) {
  for (std::size_t i = 0; i < colors.size(); ++i) colors[i] = (colors[i] & 0xFFFFFF) | Argb{alphas[i]} << 24;
  return colors;
}

TEST(Image, rs_6_dxt3_and_dxt5) {
  const std::vector<Argb> colors = pixels(kA9);
  EXPECT_EQ(pixels(kA11), with_alphas(colors, kExplicitAlphas));
  EXPECT_EQ(pixels(kA12), with_alphas(colors, {255, 0, 218, 182, 145, 109, 72, 36,  //
                                               255, 0, 218, 182, 145, 109, 72, 36}));
}

TEST(Image, rs_6_dxt5_with_five_steps_has_0_and_255_too) {
  // a0 10, a1 60, codes 0 to 7 twice.
  const Vector<std::byte> block = from_hex("0a3c 88c6fa88c6fa 00f81f00 e4e4e4e4");
  const InspectResult<Image> image = decode_image_record(image_record(4, 4, 0x35545844, block));
  ASSERT_TRUE(image.ok());
  const std::vector<std::uint8_t> expected = {10, 60, 20, 30, 40, 50, 0, 255};
  for (std::size_t i = 0; i < 16; ++i) EXPECT_EQ(image->rgba[4 * i + 3], expected[i % 8]) << i;
}

TEST(Image, rs_6_dxt2_and_dxt4_are_as_3_and_5) {
  Vector<std::byte> two = from_hex(kA11), four = from_hex(kA12);
  two[19] = std::byte{'2'};
  four[19] = std::byte{'4'};
  EXPECT_EQ(argb_of(*decode_image_record(two)), pixels(kA11));
  EXPECT_EQ(argb_of(*decode_image_record(four)), pixels(kA12));
}

TEST(Image, rs_6_only_dxt1_has_blocks_of_three_colours) {
  const Vector<std::byte> block = from_hex("ffffffffffffffff 1f0000f8 e4e4e4e4");
  const InspectResult<Image> image = decode_image_record(image_record(4, 4, 0x33545844, block));
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(argb_of(*image), four_rows_of({0xFF0000FF, 0xFFFF0000, 0xFF5500AA, 0xFFAA0055}));
}

TEST(Image, rs_6_two_equal_colours_make_a_block_of_three) {
  const Vector<std::byte> block = from_hex("00f800f8 e4e4e4e4");
  const InspectResult<Image> image = decode_image_record(image_record(4, 4, 0x31545844, block));
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(argb_of(*image), four_rows_of({0xFFFF0000, 0xFFFF0000, 0xFFFF0000, 0x00000000}));
}

TEST(Image, rs_6_blocks_run_left_to_right_and_then_down) {
  // Blocks of one colour each: red, green / blue, white.
  const Vector<std::byte> blocks =
      from_hex("00f80000 00000000 e0070000 00000000 1f000000 00000000 ffff0000 00000000");
  const InspectResult<Image> image = decode_image_record(image_record(8, 8, 0x31545844, blocks));
  ASSERT_TRUE(image.ok());
  const std::vector<Argb> all = argb_of(*image);
  EXPECT_EQ(all[0], 0xFFFF0000u);
  EXPECT_EQ(all[3 * 8 + 3], 0xFFFF0000u);
  EXPECT_EQ(all[4], 0xFF00FF00u);
  EXPECT_EQ(all[4 * 8], 0xFF0000FFu);
  EXPECT_EQ(all[7 * 8 + 7], 0xFFFFFFFFu);
}

TEST(Image, the_sheets_bad_images_are_refused) {
  Vector<std::byte> len_9 = from_hex(kA2);
  len_9[20] = std::byte{9};
  len_9.push_back(std::byte{0});
  Vector<std::byte> format_27 = from_hex(kA2);
  format_27[16] = std::byte{27};
  Vector<std::byte> width_3 = from_hex(kA9);
  width_3[8] = std::byte{3};
  Vector<std::byte> no_palette = from_hex(kA8);
  no_palette.resize(no_palette.size() - 4);
  for (const auto& bad : {len_9, format_27, width_3, no_palette}) {
    const InspectResult<Image> image = decode_image_record(bad);
    ASSERT_FALSE(image.ok());
    EXPECT_THAT(image.error().text, HasSubstr("0x060000")) << "names the image";
    EXPECT_THAT(image.error().text, HasSubstr("at byte ")) << "says where";
  }
}

TEST(Image, bump_and_depth_maps_are_records_and_not_pictures) {
  const std::map<std::uint32_t, std::size_t> bytes = {{60, 2}, {70, 2}, {71, 4}, {73, 2},
                                                      {75, 4}, {77, 4}, {79, 4}, {80, 2}};
  for (const auto& [format, size] : bytes) {
    const Vector<std::byte> record = image_record(1, 1, format, Vector<std::byte>(size));
    EXPECT_TRUE(read_render_surface(record).ok()) << format;
    const InspectResult<Image> image = decode_image_record(record);
    ASSERT_FALSE(image.ok()) << format;
    EXPECT_EQ(image.error().offset, 16u);
    EXPECT_THAT(image.error().text, HasSubstr("is not a picture"));
  }
}

TEST(Image, rs_9_an_image_without_pixels_is_empty) {
  const InspectResult<Image> image = decode_image_record(image_record(0, 5, 21, {}));
  ASSERT_TRUE(image.ok());
  EXPECT_THAT(image->rgba, IsEmpty());
  EXPECT_EQ(image->height, 5u);
}

TEST(Image, images_made_in_memory_are_checked_as_well) {
  RenderSurface surface;
  surface.id = 0x06000001;
  surface.width = 2;
  surface.height = 2;
  surface.format = PixelFormat::A8R8G8B8;
  surface.pixels.resize(15);
  EXPECT_EQ(decode_image(surface).error().code, ErrorCode::BadValue);
  surface.width = 20000;
  EXPECT_EQ(decode_image(surface).error().code, ErrorCode::LimitExceeded);
  surface.width = surface.height = 16384;
  EXPECT_EQ(decode_image(surface).error().code, ErrorCode::LimitExceeded) << "2^28 pixels";
  surface.width = 6;
  surface.height = 4;
  surface.format = PixelFormat::Dxt1;
  surface.pixels.resize(12);
  EXPECT_EQ(decode_image(surface).error().code, ErrorCode::BadValue) << "not whole blocks";
  surface.format = static_cast<PixelFormat>(27);
  EXPECT_EQ(decode_image(surface).error().code, ErrorCode::BadValue);
}

TEST(Image, a_missing_image_is_a_chequer) {
  const Image image = inspect::missing_image();
  ASSERT_EQ(image.rgba.size(), std::size_t{image.width} * image.height * 4);
  const std::vector<Argb> all = argb_of(image);
  EXPECT_NE(all[0], all[4]);
  EXPECT_EQ(all[0], all[4 * 8 + 4]);
}

}  // namespace
}  // namespace acm::test
