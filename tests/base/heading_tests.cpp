// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/epsilon.h"
#include "base/generators.h"
#include "base/heading.h"
#include "base/math.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace acm {
namespace {

using test::near;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

float angle_between(float heading1, float heading2) {
  const float d = std::fabs(heading1 - heading2);
  return d > 180.0f ? 360.0f - d : d;
}

TEST(Heading, managers_5_4_north_is_0_and_east_is_90) {
  EXPECT_EQ(heading_of(Vec3{0, 1, 0}), 0.0f);
  EXPECT_EQ(heading_of(Vec3{1, 0, 0}), 90.0f);
  EXPECT_EQ(heading_of(Vec3{0, -1, 0}), 180.0f);
  EXPECT_EQ(heading_of(Vec3{-1, 0, 0}), 270.0f);
  EXPECT_EQ(heading_of(Vec3{3, 3, 0}), 45.0f);
  EXPECT_EQ(heading_of(Vec3{-3, 3, 0}), 315.0f);
}

TEST(Heading, managers_5_4_only_the_ground_plan_counts) {
  EXPECT_EQ(heading_of(Vec3{0, -0.001f, 1e6f}), 180.0f);
}

TEST(Heading, managers_5_4_no_direction_is_east) {
  EXPECT_EQ(heading_of(Vec3{0, 0, 5}), 90.0f);
}

TEST(Heading, managers_5_4_just_west_of_north_is_below_360) {
  EXPECT_EQ(heading_of(Vec3{-1e-9f, 1, 0}), 0.0f);  // 359.99999994 rounds up to 360
  EXPECT_EQ(heading_of(Vec3{-1e-4f, 1, 0}), 359.99427f);
  EXPECT_EQ(heading_of(Vec3{-1e-30f, 1, 0}), 0.0f);
}

TEST(Heading, a_nan_gives_a_nan) {
  EXPECT_TRUE(std::isnan(heading_of(Vec3{kNan, 1, 0})));
  EXPECT_TRUE(std::isnan(heading_of(Vec3{1, kNan, 0})));
}

RC_GTEST_PROP(Heading, managers_5_4_headings_lie_in_0_to_360, ()) {
  const float h = heading_of(*test::vector(1.0f));
  RC_ASSERT(h >= 0.0f);
  RC_ASSERT(h < 360.0f);
}

RC_GTEST_PROP(Heading, managers_5_4_the_heading_of_a_forward_vector_is_the_heading, ()) {
  const float h = *test::real(0.0f, 360.0f);
  const Vec3 forward = forward_of_heading(h);
  RC_ASSERT(forward.z == 0.0f);
  RC_ASSERT(near(length(forward), 1.0f, 1e-6f));
  RC_ASSERT(angle_between(heading_of(forward), h) < 1e-4f);
}

TEST(Heading, managers_5_4_forward_is_sine_then_cosine) {
  EXPECT_TRUE(near(forward_of_heading(30.0f), {0.5f, 0.8660254f, 0.0f}, 1e-7f));
  EXPECT_TRUE(near(forward_of_heading(-90.0f), {-1.0f, 0.0f, 0.0f}, 1e-7f));
}

TEST(Heading, managers_5_4_of_a_frame_is_that_of_its_local_y) {
  EXPECT_EQ(heading_of(Frame{}), 0.0f);
  Frame f;
  rotate_local(f, {0, 0, static_cast<float>(-0.5 * math::kPi)});  // clockwise
  EXPECT_FLOAT_EQ(heading_of(f), 90.0f);
  rotate_local(f, {0.3f, 0, 0});  // pitch does not matter
  EXPECT_FLOAT_EQ(heading_of(f), 90.0f);
}

TEST(Heading, managers_5_4_of_a_level_frame_by_its_quaternion) {
  for (int degrees = 0; degrees < 360; degrees += 15) {
    Frame f{{1, 2, 3}, {}};
    set_heading(f, static_cast<float>(degrees));
    const double half = degrees * math::kPi / 360.0;
    EXPECT_NEAR(f.rotation.w, std::cos(half), 1e-6) << degrees;  // negative beyond 180
    EXPECT_EQ(f.rotation.x, 0.0f) << degrees;
    EXPECT_EQ(f.rotation.y, 0.0f) << degrees;
    EXPECT_NEAR(f.rotation.z, -std::sin(half), 1e-6) << degrees;
    EXPECT_EQ(f.origin, (Vec3{1, 2, 3}));
  }
}

RC_GTEST_PROP(Heading, managers_5_4_a_set_heading_is_read_again, ()) {
  Frame f = *test::frame(1.0f);
  const float h = *test::real(-720.0f, 720.0f);
  set_heading(f, h);
  RC_ASSERT(angle_between(heading_of(f), std::fmod(h + 720.0f, 360.0f)) < 1e-2f);
}

TEST(Heading, managers_5_4_set_heading_loses_roll) {
  Frame f;
  rotate_local(f, {0, 0.7f, 0});  // roll about +Y
  set_heading(f, 40.0f);
  Frame level;
  set_heading(level, 40.0f);
  EXPECT_TRUE(near(f.rotation, level.rotation, 1e-6f));
}

// QUIRK: (sin, cos, z) is longer than 1 by the time it is normalised, so that z becomes z / sqrt(1 + z^2).
TEST(Heading, managers_5_4_pitch_shrinks_with_every_set_heading) {
  Frame f;
  rotate_local(f, {0.5f, 0, 0});
  double z = std::sin(0.5);
  for (int i = 0; i < 3; ++i) {
    set_heading(f, 0.0f);
    z /= std::sqrt(1.0 + z * z);
    EXPECT_NEAR(rotation_rows(f.rotation).y_axis.z, z, 1e-6) << i;
  }
}

TEST(Heading, managers_5_4_set_vector_heading_faces_along_it) {
  Frame f;
  set_vector_heading(f, {3, 4, 12});
  EXPECT_TRUE(near(rotation_rows(f.rotation).y_axis, {3 / 13.0f, 4 / 13.0f, 12 / 13.0f}, 1e-6f));
  EXPECT_NEAR(rotation_rows(f.rotation).x_axis.z, 0.0f, 1e-6f);  // no roll
}

TEST(Heading, managers_5_4_straight_up_counts_as_east) {
  Frame f;
  set_vector_heading(f, {0, 0, 2});
  EXPECT_TRUE(near(rotation_rows(f.rotation).y_axis, {0, 0, 1}, 1e-6f));
  EXPECT_TRUE(near(rotation_rows(f.rotation).x_axis, {0, -1, 0}, 1e-6f));
}

TEST(Heading, managers_5_4_a_vector_shorter_than_epsilon_changes_nothing) {
  Frame f{{}, {0, 0, 0, 1}};
  set_vector_heading(f, {std::nextafter(kEpsilon, 0.0f), 0, 0});
  EXPECT_EQ(f.rotation, (Quat{0, 0, 0, 1}));
  set_vector_heading(f, {0, kEpsilon, 0});
  EXPECT_EQ(f.rotation, Quat{});
}

TEST(Heading, nan_and_infinity_change_nothing) {
  for (const float bad : {kNan, kInf, -kInf}) {
    Frame f{{}, {0, 0, 0, 1}};
    set_heading(f, bad);
    set_vector_heading(f, {bad, 1, 0});
    set_vector_heading(f, {0, 1, bad});
    EXPECT_EQ(f.rotation, (Quat{0, 0, 0, 1})) << bad;
  }
}

}  // namespace
}  // namespace acm
