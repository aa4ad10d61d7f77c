// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/render_surface.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;
using test::to_hex;

const char* const kA2 = "10000006 07000000 02000000 01000000 15000000 08000000 33221180 0000ffff";
const char* const kA8 = "16000006 07000000 04000000 01000000 65000000 08000000 0000 0700 0800 ff07 01000004";
const char* const kA9 = "17000006 07000000 04000000 04000000 44585431 08000000 00f81f00 e4e4e4e4";
const char* const kA17 = "1c000006 07000000 00000000 00000000 f4010000 08000000 ffd8ffe0 00104a46";

struct ImageVector {
  const char* name;
  std::size_t bytes;
  const char* hex;
};

const ImageVector kImageVectors[] = {
    {"A2", 32, kA2},
    {"A3", 30, "11000006 07000000 02000000 01000000 14000000 06000000 332211 0000ff"},
    {"A4", 30, "12000006 07000000 03000000 01000000 17000000 06000000 00f8 e007 1084"},
    {"A5", 28, "13000006 07000000 02000000 01000000 1a000000 04000000 738f 0ff0"},
    {"A6", 28, "14000006 07000000 04000000 01000000 1c000000 04000000 004080ff"},
    {"A7", 32, "15000006 07000000 04000000 01000000 29000000 04000000 000708ff 01000004"},
    {"A8", 36, kA8},
    {"A9", 32, kA9},
    {"A10", 32, "18000006 07000000 04000000 04000000 44585431 08000000 1f0000f8 e4e4e4e4"},
    {"A11", 40, "19000006 07000000 04000000 04000000 44585433 10000000 10321032 5476bafe 00f81f00 e4e4e4e4"},
    {"A12", 40, "1a000006 07000000 04000000 04000000 44585435 10000000 ff00 88c6fa88c6fa 00f81f00 e4e4e4e4"},
    {"A13", 28, "1b000006 07000000 01000000 01000000 f0000000 04000000 44332211"},
    {"A14", 28, "1b000006 07000000 01000000 01000000 f1000000 04000000 44332211"},
    {"A15", 27, "1b000006 07000000 01000000 01000000 f2000000 03000000 112233"},
    {"A16", 27, "1b000006 02000000 01000000 01000000 f3000000 03000000 332211"},
    {"A16", 25, "1b000006 02000000 01000000 01000000 f4000000 01000000 80"},
    {"A17", 32, kA17},
};

TEST(RenderSurface, appearance_a2_to_a17_vectors) {
  for (const ImageVector& vector : kImageVectors) {
    SCOPED_TRACE(vector.name);
    const auto bytes = from_hex(vector.hex);
    ASSERT_EQ(bytes.size(), vector.bytes);
    test::expect_sound_record(read_render_surface, write_render_surface, bytes);
  }
}

TEST(RenderSurface, appearance_a2_fields) {
  const auto image = read_render_surface(from_hex(kA2));
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(image->id, 0x06000010u);
  EXPECT_EQ(image->category, 7u);
  EXPECT_EQ(image->width, 2u);
  EXPECT_EQ(image->height, 1u);
  EXPECT_EQ(image->format, PixelFormat::A8R8G8B8);
  EXPECT_EQ(to_hex(image->pixels), "33221180 0000ffff");
  EXPECT_EQ(image->palette, 0u);
}

TEST(RenderSurface, appearance_a8_an_indexed_image_names_its_palette) {
  const auto image = read_render_surface(from_hex(kA8));
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(image->format, PixelFormat::Index16);
  EXPECT_EQ(image->pixels.size(), 8u);
  EXPECT_EQ(image->palette, 0x04000001u);
}

void expect_image_refused(std::string hex, const char* from, const char* to, ErrorCode code,
                          std::uint64_t offset) {
  const std::size_t at = hex.find(from);
  ASSERT_NE(at, std::string::npos);
  hex.replace(at, std::string(from).size(), to);
  const auto image = read_render_surface(from_hex(hex));
  ASSERT_FALSE(image.ok()) << hex;
  EXPECT_EQ(image.error().code, code) << hex << ": " << image.error().what;
  EXPECT_EQ(image.error().offset, offset) << hex << ": " << image.error().what;
}

TEST(RenderSurface, wrong_lengths_formats_and_sides_are_refused) {
  expect_image_refused(kA2, "08000000", "09000000", ErrorCode::LimitExceeded, 20);  // A2 with len 9
  expect_image_refused(kA2, "15000000", "1b000000", ErrorCode::BadValue, 16);       // A2 with format 27
  expect_image_refused(kA9, "04000000", "03000000", ErrorCode::BadValue, 8);        // A9 with width 3
  expect_image_refused(kA8, "01000004", "", ErrorCode::Truncated, 32);  // A8 cut before the palette id
}

TEST(RenderSurface, rs_1_length_must_be_that_of_width_height_and_format) {
  expect_image_refused(kA2, "08000000 33221180 0000ffff", "04000000 33221180", ErrorCode::BadValue, 20);
  expect_image_refused(kA2, "08000000 33221180 0000ffff", "09000000 33221180 0000ffff 00",
                       ErrorCode::BadValue, 20);
  test::expect_huge_count_refused(read_render_surface, from_hex(kA2), 20);
}

TEST(RenderSurface, rs_1_length_is_rounded_down) {
  // 3 times 1 pixels of 4 bits would be 1.5 bytes; only DXT1 has so few bits, and it has whole blocks.
  RenderSurface image;
  image.format = PixelFormat::Dxt1;
  image.width = 3;
  image.height = 1;
  EXPECT_EQ(image.expected_bytes(), 1u);
}

TEST(RenderSurface, rs_1_unknown_formats_are_refused_even_when_empty) {
  for (const char* format : {"00000000", "1b000000", "1d000000", "28000000", "32000000", "3d000000",
                             "43000000", "64000000", "66000000", "f5000000", "ffffffff", "55595659"}) {
    const auto bytes = from_hex(std::string("10000006 07000000 00000000 00000000") + format + "00000000");
    const auto image = read_render_surface(bytes);
    ASSERT_FALSE(image.ok()) << format;
    EXPECT_EQ(image.error().code, ErrorCode::BadValue);
  }
}

TEST(RenderSurface, rs_1_every_known_format_round_trips) {
  std::size_t known = 0;
  const auto try_format = [&](std::uint32_t number) {
    RenderSurface image;
    image.id = 0x06000001;
    image.width = 4;
    image.height = 8;
    image.format = static_cast<PixelFormat>(number);
    if (pixel_format_name(image.format) == nullptr) return;
    ++known;
    image.palette = is_indexed(image.format) ? 0x04000007 : 0;
    image.pixels.resize(image.expected_bytes(), std::byte{0x5A});
    test::expect_sound_record(read_render_surface, write_render_surface, write_render_surface(image));
  };
  for (std::uint32_t number = 0; number < 1000; ++number) try_format(number);
  for (std::uint32_t digit = 0; digit < 10; ++digit) try_format(0x30545844 + (digit << 24));
  EXPECT_EQ(known, 34u);
}

TEST(RenderSurface, rs_1_bits_of_the_formats) {
  EXPECT_EQ(bits_per_pixel(PixelFormat::R8G8B8), 24u);
  EXPECT_EQ(bits_per_pixel(PixelFormat::A2B10G10R10), 32u);
  EXPECT_EQ(bits_per_pixel(PixelFormat::D15S1), 16u);
  EXPECT_EQ(bits_per_pixel(PixelFormat::Dxt1), 4u);
  EXPECT_EQ(bits_per_pixel(PixelFormat::Dxt5), 8u);
  EXPECT_EQ(bits_per_pixel(PixelFormat::CustomLscapeAlpha), 8u);
  EXPECT_EQ(bits_per_pixel(PixelFormat::RawJpeg), 0u);
  EXPECT_EQ(bits_per_pixel(static_cast<PixelFormat>(27)), 0u);
}

TEST(RenderSurface, rs_1_kinds_of_the_formats) {
  EXPECT_TRUE(is_indexed(PixelFormat::P8));
  EXPECT_TRUE(is_indexed(PixelFormat::Index16));
  EXPECT_FALSE(is_indexed(PixelFormat::A8));
  EXPECT_TRUE(is_block_compressed(PixelFormat::Dxt2));
  EXPECT_FALSE(is_block_compressed(PixelFormat::RawJpeg));
  EXPECT_TRUE(is_picture(PixelFormat::RawJpeg));
  EXPECT_FALSE(is_picture(PixelFormat::V8U8));
  EXPECT_FALSE(is_picture(PixelFormat::D16));
  EXPECT_FALSE(is_picture(static_cast<PixelFormat>(27)));
  EXPECT_STREQ(pixel_format_name(PixelFormat::Index16), "INDEX16");
}

TEST(RenderSurface, rs_6_sides_of_dxt_images_are_multiples_of_four) {
  // Two by eight pixels would have the eight bytes of a block.
  expect_image_refused(kA9, "04000000 04000000", "02000000 08000000", ErrorCode::BadValue, 8);
  expect_image_refused(kA9, "04000000 04000000", "08000000 02000000", ErrorCode::BadValue, 12);
}

TEST(RenderSurface, rs_7_a_jpeg_may_have_any_length) {
  test::expect_sound_record(read_render_surface, write_render_surface,
                            from_hex("1c000006 07000000 00000000 00000000 f4010000 00000000"));
}

TEST(RenderSurface, rs_9_sides_and_area_are_bounded) {
  const std::string tail = " 15000000 00000000";
  const auto code_of = [&](const char* sides) {
    return read_render_surface(from_hex("10000006 00000000 " + (sides + tail))).error();
  };
  EXPECT_EQ(code_of("01400000 01000000").code, ErrorCode::LimitExceeded);
  EXPECT_EQ(code_of("01400000 01000000").offset, 8u);
  EXPECT_EQ(code_of("01000000 01400000").offset, 12u);
  EXPECT_STREQ(code_of("00400000 01100000").what, "width times height");
  // So large that 32 bits would call it empty.
  EXPECT_EQ(code_of("00000100 00000100").code, ErrorCode::LimitExceeded);
  // Within the bounds: only the pixels are missing.
  EXPECT_EQ(code_of("00400000 00100000").code, ErrorCode::BadValue);
  EXPECT_EQ(code_of("00400000 00100000").offset, 20u);
}

TEST(RenderSurface, rs_9_an_empty_image_has_no_pixels) {
  test::expect_sound_record(read_render_surface, write_render_surface,
                            from_hex("10000006 00000000 00000000 05000000 15000000 00000000"));
  EXPECT_FALSE(
      read_render_surface(from_hex("10000006 00000000 00000000 05000000 15000000 04000000 00000000")).ok());
}

RC_GTEST_PROP(RenderSurface, any_jpeg_record_round_trips, ()) {
  RenderSurface image;
  image.id = 0x06000001;
  image.category = test::arbitrary_u32();
  image.format = PixelFormat::RawJpeg;
  image.pixels.resize(test::arbitrary_size(40), std::byte{0xD8});
  const auto bytes = write_render_surface(image);
  const auto again = read_render_surface(bytes);
  RC_ASSERT(again.ok());
  RC_ASSERT(write_render_surface(*again) == bytes);
}

}  // namespace
}  // namespace acm
