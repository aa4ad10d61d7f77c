// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/palette_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kA19 = "0100000f 04000000 f3050004 f4050004 f5050004 f2050004";

PaletteSet set_of(std::size_t palettes) {
  PaletteSet set;
  set.id = 0x0F000001;
  for (std::size_t i = 0; i < palettes; ++i) set.palettes.push_back(0x04000001 + static_cast<ObjectId>(i));
  return set;
}

TEST(PaletteSet, appearance_a19_palettes) {
  const auto bytes = from_hex(kA19);
  ASSERT_EQ(bytes.size(), 24u);
  test::expect_sound_record(read_palette_set, write_palette_set, bytes);
  const auto set = read_palette_set(bytes);
  ASSERT_TRUE(set.ok());
  EXPECT_EQ(set->id, 0x0F000001u);
  EXPECT_THAT(set->palettes, testing::ElementsAre(0x040005F3u, 0x040005F4u, 0x040005F5u, 0x040005F2u));
}

TEST(PaletteSet, ps15_1_shades_of_four_palettes) {
  const PaletteSet set = set_of(4);
  EXPECT_EQ(set.index_of_shade(0.0), 0u);
  EXPECT_EQ(set.index_of_shade(0.25), 0u);
  EXPECT_EQ(set.index_of_shade(0.2500001), 1u);
  EXPECT_EQ(set.index_of_shade(0.5), 1u);
  EXPECT_EQ(set.index_of_shade(0.75), 2u);
  EXPECT_EQ(set.index_of_shade(0.99), 3u);
  EXPECT_EQ(set.index_of_shade(1.0), 3u);
  EXPECT_EQ(set.palette_of_shade(0.5), 0x04000002u);
}

TEST(PaletteSet, ps15_1_shades_outside_0_to_1_select_nothing) {
  const PaletteSet set = set_of(4);
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const double shade :
       {-0.0001, 1.0001, -kInfinity, kInfinity, std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(set.index_of_shade(shade), std::nullopt) << shade;
    EXPECT_EQ(set.palette_of_shade(shade), 0u) << shade;
  }
  EXPECT_EQ(set.palette_of_shade(-0.0), 0x04000001u);
  EXPECT_EQ(set_of(0).palette_of_shade(0.5), 0u);
}

RC_GTEST_PROP(PaletteSet, ps15_1_the_range_of_a_palette_holds_its_shades, ()) {
  const PaletteSet set = set_of(1 + test::arbitrary_size(200));
  const double shade = *rc::gen::inRange(0, 1000001) / 1e6;
  const std::size_t index = *set.index_of_shade(shade);
  RC_ASSERT(index < set.palettes.size());
  const PaletteSet::ShadeRange range = set.shades_of(index);
  RC_ASSERT(shade >= range.first - 1e-12);
  RC_ASSERT(shade <= range.end + 1e-12);
  RC_ASSERT(range.end <= 1.0);
}

TEST(PaletteSet, ps15_2_count_that_does_not_fit_the_length_is_refused) {
  test::expect_huge_count_refused(read_palette_set, from_hex(kA19), 4);
  EXPECT_EQ(read_palette_set(from_hex("0100000f 01000000 f3050004 f4050004")).error().code,
            ErrorCode::TrailingBytes);
}

}  // namespace
}  // namespace acm
