// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/degrade_level.h"

#include <gtest/gtest.h>

#include <cfloat>
#include <cmath>
#include <numbers>

namespace acm {
namespace {

// Vector A26 of the sheet: two levels and the end.
GfxObjDegradeInfo degrade_a26() {
  return {0x11000000,
          {{0x01003769, 1, 10, 25, 50}, {0x0100376E, 1, 25, 50, 100}, {0, 1, FLT_MAX, FLT_MAX, FLT_MAX}}};
}

void expect_points(Quat rotation, Vec3 local, Vec3 world) {
  const Vec3 turned = rotate_to_global(rotation, local);
  EXPECT_NEAR(turned.x, world.x, 1e-5f);
  EXPECT_NEAR(turned.y, world.y, 1e-5f);
  EXPECT_NEAR(turned.z, world.z, 1e-5f);
}

TEST(DegradeLevel, g12_levels_by_distance_and_scale) {
  const GfxObjDegradeInfo info = degrade_a26();
  EXPECT_EQ(degrade_level(info, 74.0f), 0u);
  EXPECT_EQ(degrade_level(info, 75.0f), 1u);
  EXPECT_EQ(degrade_level(info, 100.0f), 2u);
  EXPECT_EQ(degrade_level(info, 149.9f, 2.0f), 0u);
  EXPECT_EQ(degrade_level(info, 150.0f, 2.0f), 1u);
  EXPECT_EQ(info.levels[*degrade_level(info, 1e6f)].gfxobj, 0u) << "nothing";
}

TEST(DegradeLevel, gx_10_near_is_near_and_the_last_level_is_for_the_rest) {
  GfxObjDegradeInfo info = degrade_a26();
  EXPECT_EQ(degrade_level(info, 0.0f), 0u);
  info.levels.pop_back();
  EXPECT_EQ(degrade_level(info, 1e6f), 1u);
  EXPECT_EQ(degrade_level(info, 74.0f, 0.0f), 0u) << "a scale of 0 counts as 1";
  EXPECT_EQ(degrade_level({}, 10.0f), std::nullopt);
}

TEST(DegradeLevel, gx_10_the_bias_moves_the_ends_of_the_levels) {
  const GfxObjDegradeInfo info = degrade_a26();
  EXPECT_EQ(degrade_level(info, 99.0f, 1.0f, 1.0f), 0u);
  EXPECT_EQ(degrade_level(info, 100.0f, 1.0f, 1.0f), 1u);
  EXPECT_EQ(degrade_level(info, 60.0f, 1.0f, -1.0f), 1u);
  EXPECT_EQ(degrade_level(info, 59.0f, 1.0f, -1.0f), 0u);
}

TEST(DegradeLevel, gx_10_the_greatest_distance_is_of_the_last_level_but_one) {
  GfxObjDegradeInfo info = degrade_a26();
  EXPECT_EQ(greatest_degrade_distance(info), 100.0f);
  info.levels.pop_back();
  EXPECT_EQ(greatest_degrade_distance(info), 50.0f) << "two levels: of the first";
  EXPECT_EQ(greatest_degrade_distance({}), std::nullopt);
}

TEST(DegradeLevel, gx_11_mode_2_turns_y_away_from_the_eye_and_stays_upright) {
  const Frame placed{{0, 0, 0}, {0.5f, 0.5f, 0.5f, 0.5f}};
  const float diagonal = 1.0f / std::sqrt(2.0f);
  expect_points(rotation_towards_eye(2, placed, {0, -5, 0}), {0, 1, 0}, {0, 1, 0});
  const Quat east = rotation_towards_eye(2, placed, {5, 0, 0});
  expect_points(east, {0, 1, 0}, {-1, 0, 0});
  expect_points(east, {0, 0, 1}, {0, 0, 1});
  expect_points(rotation_towards_eye(2, placed, {0, -5, 5}), {0, 1, 0}, {0, diagonal, -diagonal});
  expect_points(rotation_towards_eye(2, placed, {0, 0, 5}), {0, 1, 0}, {0, 0, -1});
}

TEST(DegradeLevel, gx_11_modes_3_to_5_turn_about_one_axis_of_the_part) {
  const Frame placed{};
  const float diagonal = 1.0f / std::sqrt(2.0f);
  const Vec3 eye{-3, -4, -4};
  expect_points(rotation_towards_eye(3, placed, eye), {1, 0, 0}, {1, 0, 0});
  expect_points(rotation_towards_eye(3, placed, eye), {0, 1, 0}, {0, diagonal, diagonal});
  expect_points(rotation_towards_eye(5, placed, eye), {0, 0, 1}, {0, 0, 1});
  expect_points(rotation_towards_eye(5, placed, eye), {0, 1, 0}, {0.6f, 0.8f, 0});
  expect_points(rotation_towards_eye(4, placed, eye), {0, 1, 0}, {0, 1, 0});
  const auto half = static_cast<float>(std::numbers::sqrt2 / 2);
  const Frame turned{{}, {half, 0, 0, half}};  // its y is the world's -x
  expect_points(rotation_towards_eye(5, turned, {5, 0, 1}), {0, 1, 0}, {-1, 0, 0});
  EXPECT_EQ(rotation_towards_eye(5, turned, {5, 0, 1}), turned.rotation);
}

TEST(DegradeLevel, gx_11_other_modes_and_an_eye_inside_leave_the_part_as_placed) {
  const Frame placed{{1, 2, 3}, {0.5f, 0.5f, 0.5f, 0.5f}};
  for (const std::uint32_t mode : {0u, 1u, 6u})
    EXPECT_EQ(rotation_towards_eye(mode, placed, {}), placed.rotation);
  EXPECT_EQ(rotation_towards_eye(2, placed, placed.origin), placed.rotation);
}

}  // namespace
}  // namespace acm
