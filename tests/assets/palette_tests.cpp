// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/palette.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kPalette = "01000004 02000000 0096c864 ffffffff";
const char* const kA18 = "01000004 04000000 000000ff 332211ff 0000ff80 00000000";

TEST(Palette, dat_formats_2_9_colours) {
  const auto bytes = from_hex(kPalette);
  test::expect_sound_record(read_palette, write_palette, bytes);
  const auto palette = read_palette(bytes);
  ASSERT_TRUE(palette.ok());
  EXPECT_EQ(palette->id, 0x04000001u);
  ASSERT_EQ(palette->colors.size(), 2u);
  EXPECT_EQ(alpha_of(palette->colors[0]), 100);
  EXPECT_EQ(red_of(palette->colors[0]), 200);
  EXPECT_EQ(green_of(palette->colors[0]), 150);
  EXPECT_EQ(blue_of(palette->colors[0]), 0);
  EXPECT_EQ(palette->colors[0], make_argb(100, 200, 150, 0));
}

TEST(Palette, appearance_a18_four_colours) {
  const auto bytes = from_hex(kA18);
  ASSERT_EQ(bytes.size(), 24u);
  test::expect_sound_record(read_palette, write_palette, bytes);
  EXPECT_THAT(read_palette(bytes)->colors,
              testing::ElementsAre(0xFF000000u, 0xFF112233u, 0x80FF0000u, 0x00000000u));
}

TEST(Palette, pl_1_of_256_colours_each_stands_for_eight) {
  Palette small;
  small.id = 0x04000001;
  for (std::uint32_t i = 0; i < 256; ++i) small.colors.push_back(0xFF000000 + i);
  const Palette full = expanded(small);
  EXPECT_EQ(full.id, 0x04000001u);
  ASSERT_EQ(full.colors.size(), 2048u);
  for (std::uint32_t i = 0; i < 2048; ++i) ASSERT_EQ(full.colors[i], 0xFF000000 + i / 8) << i;
  // Written as it was stored.
  EXPECT_EQ(read_palette(write_palette(small))->colors.size(), 256u);
}

TEST(Palette, pl_1_other_counts_stay_and_colours_beyond_are_transparent_black) {
  const Palette four = *read_palette(from_hex(kA18));
  EXPECT_EQ(expanded(four).colors, four.colors);
  EXPECT_EQ(four.color(1), 0xFF112233u);
  EXPECT_EQ(four.color(4), 0u);
  EXPECT_EQ(four.color(~std::size_t{0}), 0u);
}

TEST(Palette, pl_2_count_that_does_not_fit_the_length_is_refused) {
  auto bytes = from_hex(kA18);
  bytes[4] = std::byte{5};
  EXPECT_EQ(read_palette(bytes).error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(read_palette(bytes).error().offset, 4u);
  bytes[4] = std::byte{3};
  EXPECT_EQ(read_palette(bytes).error().code, ErrorCode::TrailingBytes);
}

TEST(Palette, pl_2_more_than_65536_colours_are_refused) {
  Palette palette;
  palette.id = 0x04000001;
  palette.colors.resize(65536);
  EXPECT_TRUE(read_palette(write_palette(palette)).ok());
  palette.colors.resize(65537);
  const auto refused = read_palette(write_palette(palette));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(refused.error().offset, 4u);
}

TEST(Palette, huge_count_is_refused) {
  test::expect_huge_count_refused(read_palette, from_hex(kPalette), 4);
}

}  // namespace
}  // namespace acm
