// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/epsilon.h"
#include "base/generators.h"
#include "base/heading.h"
#include "base/math.h"
#include "base/position.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace acm {
namespace {

using test::near;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

Position at(CellId cell, Vec3 origin) {
  return {cell, {origin, {}}};
}

TEST(Position, managers_5_1_cells_from_0x100_on_are_indoors) {
  EXPECT_FALSE(is_indoor(0x12340001));
  EXPECT_FALSE(is_indoor(0x12340040));
  EXPECT_FALSE(is_indoor(0x123400FF));
  EXPECT_TRUE(is_indoor(0x12340100));
  EXPECT_TRUE(is_indoor(0x1234FFFF));
}

TEST(Position, managers_5_2_blocks_are_192_metres_apart) {
  EXPECT_EQ(block_offset(0x12340001, 0x14330009), (Vec3{384, -192, 0}));
  EXPECT_EQ(block_offset(0xFE000001, 0x00FE0001), (Vec3{-48768, 48768, 0}));
}

TEST(Position, managers_5_2_cells_of_one_block_have_no_offset) {
  EXPECT_EQ(block_offset(0x12340001, 0x12340100), Vec3{});
}

TEST(Position, managers_5_2_cell_0_is_the_first_block) {
  EXPECT_EQ(block_offset(0, 0x01020001), (Vec3{192, 384, 0}));
}

TEST(Position, managers_5_2_the_offset_goes_from_the_first_to_the_second) {
  EXPECT_EQ(offset(at(0x12340001, {190, 1, 5}), at(0x13330001, {2, 191, 8})), (Vec3{4, -2, 3}));
}

TEST(Position, managers_0_3_offsets_are_computed_in_double) {
  const Vec3 a{191.9f, 0, 0}, b{0.1f, 0, 0};
  const double exact = 48768.0 + double{b.x} - double{a.x};
  EXPECT_EQ(offset(at(0x00000001, a), at(0xFE000001, b)).x, static_cast<float>(exact));
  EXPECT_NE(48768.0f + b.x - a.x, static_cast<float>(exact));  // what single precision would give
}

TEST(Position, managers_5_2_distance_has_three_dimensions) {
  EXPECT_EQ(distance(at(0x12340001, {190, 1, 5}), at(0x13330001, {2, 191, 9})), 6.0f);
}

constexpr CellId kCell = 0x12340001;
constexpr Cylinder kBody{0.5f, 2.0f};

TEST(Position, managers_5_3_side_by_side_is_the_reach) {
  EXPECT_EQ(cylinder_distance(at(kCell, {0, 0, 0}), kBody, at(kCell, {3, 4, 0}), kBody), 4.0f);
}

TEST(Position, managers_5_3_apart_in_both_ways_is_the_diagonal) {
  // 13 apart in three dimensions less 1; 12 up less 2.
  const float d = cylinder_distance(at(kCell, {0, 0, 0}), kBody, at(kCell, {3, 4, 12}), kBody);
  EXPECT_FLOAT_EQ(d, std::sqrt(12.0f * 12.0f + 10.0f * 10.0f));
}

TEST(Position, managers_5_3_the_height_of_the_lower_one_counts) {
  const Cylinder tall{0.5f, 11.0f}, small{0.5f, 1.0f};
  const Position low = at(kCell, {0, 0, 0}), high = at(kCell, {0, 0, 12});
  EXPECT_FLOAT_EQ(cylinder_distance(low, tall, high, small), std::sqrt(11.0f * 11.0f + 1.0f));
  EXPECT_FLOAT_EQ(cylinder_distance(high, small, low, tall), std::sqrt(11.0f * 11.0f + 1.0f));
  EXPECT_FLOAT_EQ(cylinder_distance(low, small, high, tall), std::sqrt(2.0f) * 11.0f);
}

TEST(Position, managers_5_3_apart_only_in_height_is_the_gap) {
  const Cylinder wide{2.0f, 1.0f};
  EXPECT_EQ(cylinder_distance(at(kCell, {0, 0, 0}), wide, at(kCell, {0, 0, 3}), wide), 2.0f);
}

TEST(Position, managers_5_3_overlapping_cylinders_are_negative) {
  const Cylinder wide{5.0f, 4.0f};
  // Reach 4 - 10 = -6, gap 0 - 4.
  const float d = cylinder_distance(at(kCell, {0, 0, 0}), wide, at(kCell, {4, 0, 0}), wide);
  EXPECT_FLOAT_EQ(d, -std::sqrt(52.0f));
}

TEST(Position, managers_5_3_touching_cylinders_are_at_0) {
  const Cylinder one{1.0f, 1.0f};
  EXPECT_EQ(cylinder_distance(at(kCell, {0, 0, 0}), {0.5f, 1.0f}, at(kCell, {0, 0, 1}), {0.5f, 9.0f}), 0.0f);
  EXPECT_EQ(cylinder_distance(at(kCell, {0, 0, 0}), one, at(kCell, {2, 0, 0}), one),
            -1.0f);  // gap -1, reach 0
}

TEST(Position, managers_5_3_no_z_is_the_reach_even_below_0) {
  const Position p1 = at(kCell, {0, 0, 0}), p2 = at(kCell, {3, 4, 12});
  EXPECT_EQ(cylinder_distance_no_z(p1, 1.0f, p2, 2.0f), 10.0f);  // three dimensions all the same
  EXPECT_EQ(cylinder_distance_no_z(p1, 10.0f, p2, 20.0f), -17.0f);
}

RC_GTEST_PROP(Position, managers_5_3_cylinder_distances_are_symmetric, ()) {
  const Position p1 = at(0x12340001, *test::vector(100.0f)), p2 = at(0x12350001, *test::vector(100.0f));
  const Cylinder c1{*test::real(0.0f, 60.0f), *test::real(0.0f, 60.0f)};
  const Cylinder c2{*test::real(0.0f, 60.0f), *test::real(0.0f, 60.0f)};
  RC_PRE(p1.frame.origin.z != p2.frame.origin.z);  // of two at one height the first one's height counts
  RC_ASSERT(cylinder_distance(p1, c1, p2, c2) == cylinder_distance(p2, c2, p1, c1));
  RC_ASSERT(cylinder_distance_no_z(p1, c1.radius, p2, c2.radius) ==
            cylinder_distance_no_z(p2, c2.radius, p1, c1.radius));
}

TEST(Position, managers_5_4_heading_between_crosses_blocks) {
  EXPECT_EQ(heading_between(at(0x12340001, {191, 5, 0}), at(0x13340001, {1, 5, 50})), 90.0f);
  EXPECT_EQ(heading_between(at(0x12340001, {5, 1, 0}), at(0x12330001, {5, 191, 0})), 180.0f);
}

TEST(Position, managers_5_4_heading_between_positions_closer_than_epsilon_is_0) {
  const Position here = at(kCell, {0, 0, 0});
  EXPECT_EQ(heading_between(here, at(kCell, {std::nextafter(kEpsilon, 0.0f), 0, 7})), 0.0f);
  EXPECT_EQ(heading_between(here, at(kCell, {kEpsilon, 0, 7})), 90.0f);
  EXPECT_EQ(heading_between(here, here), 0.0f);
}

TEST(Position, managers_5_5_relative_to_crosses_blocks) {
  const Quat left_turn = from_rotation_vector({0, 0, static_cast<float>(0.5 * math::kPi)});
  const Position seen_from{0x12340001, {{191, 10, 0}, left_turn}};
  const Frame seen = relative_to(Position{0x13340001, {{1, 10, 3}, {}}}, seen_from);
  EXPECT_TRUE(near(seen.origin, {0, -2, 3}, 1e-5f));  // east is behind one who faces west
  EXPECT_TRUE(near(seen.rotation, conjugate(left_turn), 1e-6f));
}

TEST(Position, managers_0_3_relative_to_is_computed_in_double) {
  const Vec3 a{0.001f, 0, 0}, b{191.999f, 0, 0};
  const auto exact = static_cast<float>(192.0 + double{a.x} - double{b.x});
  EXPECT_EQ(relative_to(at(0x13340001, a), at(0x12340001, b)).origin.x, exact);
  EXPECT_NE(192.0f + a.x - b.x, exact);  // what single precision would give
}

TEST(AdjustToOutside, managers_5_1_finds_the_cell_under_the_origin) {
  Position p = at(0x12340001, {25.0f, 50.0f, 7.0f});
  EXPECT_TRUE(adjust_to_outside(p));
  EXPECT_EQ(p, at(0x12340000 + 1 + 8 * 1 + 2, {25.0f, 50.0f, 7.0f}));
}

TEST(AdjustToOutside, managers_5_1_crosses_into_the_neighbour_blocks) {
  Position p = at(0x12340001, {193.0f, -1.0f, 7.0f});
  EXPECT_TRUE(adjust_to_outside(p));
  EXPECT_EQ(p, at(0x13330000 + 1 + 8 * 0 + 7, {1.0f, 191.0f, 7.0f}));
}

TEST(AdjustToOutside, managers_5_1_crosses_many_blocks) {
  Position p = at(0x12340001, {192.0f * 100 + 24.0f, -192.0f * 0x34, 0.0f});
  EXPECT_TRUE(adjust_to_outside(p));
  EXPECT_EQ(p, at(0x76000009, {24.0f, 0.0f, 0.0f}));
}

TEST(AdjustToOutside, managers_5_1_almost_0_is_0) {
  const float almost = std::nextafter(kEpsilon, 0.0f);
  Position p = at(0x12340001, {-almost, almost, 0.0f});
  EXPECT_TRUE(adjust_to_outside(p));
  EXPECT_EQ(p, at(0x12340001, {0.0f, 0.0f, 0.0f}));
  p = at(0x12340001, {-kEpsilon, 0.0f, 0.0f});
  EXPECT_TRUE(adjust_to_outside(p));
  EXPECT_EQ(p.cell, 0x11340039u);
  EXPECT_EQ(p.frame.origin.x, static_cast<float>(192.0 - double{kEpsilon}));
}

TEST(AdjustToOutside, managers_5_1_borders_belong_to_the_next_cell) {
  Position p = at(0x12340001, {24.0f, std::nextafter(192.0f, 0.0f), 0.0f});
  EXPECT_TRUE(adjust_to_outside(p));
  EXPECT_EQ(p.cell, 0x12340010u);
  p = at(0x12340001, {192.0f, 0.0f, 0.0f});
  EXPECT_TRUE(adjust_to_outside(p));
  EXPECT_EQ(p, at(0x13340001, {0.0f, 0.0f, 0.0f}));
}

TEST(AdjustToOutside, managers_5_1_the_map_ends_after_2040_cells) {
  Position p = at(0xFEFE0001, {191.0f, 191.0f, 0.0f});
  EXPECT_TRUE(adjust_to_outside(p));
  EXPECT_EQ(p.cell, 0xFEFE0040u);
  for (const Vec3 outside : {Vec3{192, 0, 0}, Vec3{0, 192, 0}}) {
    p = at(0xFEFE0001, outside);
    EXPECT_FALSE(adjust_to_outside(p));
    EXPECT_EQ(p.cell, 0u);
  }
  for (const Vec3 outside : {Vec3{-1, 0, 0}, Vec3{0, -1, 0}}) {
    p = at(0x00000001, outside);
    EXPECT_FALSE(adjust_to_outside(p));
    EXPECT_EQ(p.cell, 0u);
  }
  p = at(0xFF000001, {0, 0, 0});
  EXPECT_FALSE(adjust_to_outside(p));
}

TEST(AdjustToOutside, positions_that_cannot_be_are_refused) {
  for (const float bad : {kNan, kInf, -kInf, 1e30f, -1e30f, std::numeric_limits<float>::max()}) {
    Position p = at(0x80800001, {bad, 0, 0});
    EXPECT_FALSE(adjust_to_outside(p)) << bad;
    EXPECT_EQ(p.cell, 0u);
    p = at(0x80800001, {0, bad, 0});
    EXPECT_FALSE(adjust_to_outside(p)) << bad;
    EXPECT_EQ(p.cell, 0u);
  }
}

RC_GTEST_PROP(AdjustToOutside, managers_5_1_the_place_stays_and_the_cell_holds_it, ()) {
  const Position before = at(0x80800001, *test::vector(2000.0f));
  Position p = before;
  RC_ASSERT(adjust_to_outside(p));
  RC_ASSERT(distance(before, p) < 2 * kEpsilon);
  const Vec3 o = p.frame.origin;
  RC_ASSERT(o.x >= 0.0f && o.x < 192.0f && o.y >= 0.0f && o.y < 192.0f);
  const auto column = static_cast<CellId>(o.x / 24.0f), row = static_cast<CellId>(o.y / 24.0f);
  RC_ASSERT((p.cell & 0xFFFFu) == 1 + 8 * column + row);
  Position again = p;
  RC_ASSERT(adjust_to_outside(again));
  RC_ASSERT(again == p);
}

}  // namespace
}  // namespace acm
