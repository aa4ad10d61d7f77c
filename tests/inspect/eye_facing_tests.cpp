// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/eye_facing.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace acm {
namespace {

void expect_points(Quat rotation, Vec3 local, Vec3 world) {
  const Vec3 turned = rotate_to_global(rotation, local);
  EXPECT_NEAR(turned.x, world.x, 1e-5f);
  EXPECT_NEAR(turned.y, world.y, 1e-5f);
  EXPECT_NEAR(turned.z, world.z, 1e-5f);
}

TEST(EyeFacing, gx_11_mode_2_turns_y_away_from_the_eye_and_stays_upright) {
  const Frame placed{{0, 0, 0}, {0.5f, 0.5f, 0.5f, 0.5f}};
  const float diagonal = 1.0f / std::sqrt(2.0f);
  expect_points(rotation_towards_eye(2, placed, {0, -5, 0}), {0, 1, 0}, {0, 1, 0});
  const Quat east = rotation_towards_eye(2, placed, {5, 0, 0});
  expect_points(east, {0, 1, 0}, {-1, 0, 0});
  expect_points(east, {0, 0, 1}, {0, 0, 1});
  expect_points(rotation_towards_eye(2, placed, {0, -5, 5}), {0, 1, 0}, {0, diagonal, -diagonal});
  expect_points(rotation_towards_eye(2, placed, {0, 0, 5}), {0, 1, 0}, {0, 0, -1});
}

TEST(EyeFacing, gx_11_modes_3_to_5_turn_about_one_axis_of_the_part) {
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

TEST(EyeFacing, gx_11_other_modes_and_an_eye_inside_leave_the_part_as_placed) {
  const Frame placed{{1, 2, 3}, {0.5f, 0.5f, 0.5f, 0.5f}};
  for (const std::uint32_t mode : {0u, 1u, 6u})
    EXPECT_EQ(rotation_towards_eye(mode, placed, {}), placed.rotation);
  EXPECT_EQ(rotation_towards_eye(2, placed, placed.origin), placed.rotation);
}

}  // namespace
}  // namespace acm
