// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The worked examples of positions, by number.
#include "base/heading.h"
#include "base/math.h"
#include "base/position.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/vec_near.h"

namespace acm {
namespace {

constexpr CellId kCell = 0xA9B40001;

Position at(Vec3 origin, CellId cell = kCell) {
  return {cell, {origin, {}}};
}

Frame facing(float heading) {
  Frame f;
  set_heading(f, heading);
  return f;
}

TEST(PositionExamples, managers_8_9_bearings) {
  const Position from = at({10, 10, 0});
  EXPECT_NEAR(heading_between(from, at({10, 20, 0})), 0.0f, 1e-3f);
  EXPECT_NEAR(heading_between(from, at({20, 10, 0})), 90.0f, 1e-3f);
  EXPECT_NEAR(heading_between(from, at({10, 0, 0})), 180.0f, 1e-3f);
  EXPECT_NEAR(heading_between(from, at({0, 10, 0})), 270.0f, 1e-3f);
  EXPECT_EQ(heading_between(from, at({10, 10, 5})), 0.0f);
}

TEST(PositionExamples, managers_8_10_across_landblocks) {
  const Position near_east = at({2, 50, 0}, 0xAAB40001);
  EXPECT_VEC_NEAR(offset(at({190, 50, 0}), near_east), {4, 0, 0});
  EXPECT_NEAR(heading_between(at({190, 50, 0}), near_east), 90.0f, 1e-3f);
  const Position corner = at({10, 6, 0}, 0xAAB50001);
  EXPECT_VEC_NEAR(offset(at({190, 190, 0}), corner), {12, 8, 0});
  EXPECT_NEAR(distance(at({190, 190, 0}), corner), 14.4222f, 1e-4f);
  EXPECT_NEAR(heading_between(at({190, 190, 0}), corner), 56.3099f, 1e-3f);
}

TEST(PositionExamples, managers_8_11_facing_a_heading) {
  const auto expect_rotation = [](float heading, float w, float z) {
    const Frame f = facing(heading);
    EXPECT_NEAR(f.rotation.w, w, 1e-6f) << heading;
    EXPECT_NEAR(f.rotation.x, 0.0f, 1e-6f) << heading;
    EXPECT_NEAR(f.rotation.y, 0.0f, 1e-6f) << heading;
    EXPECT_NEAR(f.rotation.z, z, 1e-6f) << heading;
    EXPECT_NEAR(heading_of(f), heading, 1e-3f);
  };
  expect_rotation(90, 0.707107f, -0.707107f);
  expect_rotation(180, 0.0f, -1.0f);
  expect_rotation(270, -0.707107f, -0.707107f);
  Frame pitched;  // 30 degrees up
  set_vector_heading(pitched, {0.0f, std::sqrt(0.75f), 0.5f});
  set_heading(pitched, 90.0f);
  EXPECT_VEC_NEAR(rotate_to_global(pitched.rotation, {0, 1, 0}), {0.894427f, 0, 0.447214f});
}

TEST(PositionExamples, managers_8_12_cylinders) {
  const auto apart = [](Vec3 by, Cylinder c) { return cylinder_distance(at({}), c, at(by), c); };
  EXPECT_NEAR(apart({3, 0, 0}, {0.5f, 2.0f}), 2.0f, 1e-4f);
  EXPECT_NEAR(apart({0.5f, 0, 0}, {0.5f, 2.0f}), -2.06155f, 1e-4f);
  EXPECT_NEAR(apart({3, 0, 4}, {0.5f, 2.0f}), 4.47214f, 1e-4f);
  EXPECT_NEAR(apart({0, 0, 5}, {0.5f, 2.0f}), 5.0f, 1e-4f);
  EXPECT_NEAR(apart({0, 0, 3}, {2.0f, 1.0f}), 2.0f, 1e-4f);
  EXPECT_NEAR(cylinder_distance_no_z(at({}), 0.5f, at({3, 0, 4}), 0.5f), 4.0f, 1e-4f);
}

TEST(PositionExamples, managers_8_13_one_frame_seen_from_another) {
  const Position p1{kCell, facing(200)}, p2{kCell, facing(75)};
  const Frame seen = relative_to(p1, p2);
  EXPECT_NEAR(heading_of(seen), 125.0f, 1e-3f);
  EXPECT_NEAR(heading_of(combine(p2.frame, seen)), 200.0f, 1e-3f);
}

}  // namespace
}  // namespace acm
