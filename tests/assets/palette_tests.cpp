// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/palette.h"

#include <gtest/gtest.h>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kPalette = "01000004 02000000 0096c864 ffffffff";

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

TEST(Palette, huge_count_is_refused) {
  test::expect_huge_count_refused(read_palette, from_hex(kPalette), 4);
}

}  // namespace
}  // namespace acm
