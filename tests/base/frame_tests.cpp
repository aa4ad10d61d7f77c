// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/epsilon.h"
#include "base/finite.h"
#include "base/frame.h"
#include "base/generators.h"
#include "base/math.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace acm {
namespace {

using test::near;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr auto kQuarter = static_cast<float>(0.5 * math::kPi);
const Quat kLeftTurn = from_rotation_vector({0, 0, kQuarter});  // +X to +Y
const Quat kPitchUp = from_rotation_vector({kQuarter, 0, 0});   // +Y to +Z

TEST(Frame, core_2_7_combine_places_the_second_in_the_axes_of_the_first) {
  const Frame f = combine({{10, 20, 30}, kLeftTurn}, {{1, 2, 3}, kPitchUp});
  EXPECT_TRUE(near(f.origin, {8, 21, 33}, 1e-5f));
  EXPECT_TRUE(near(f.rotation, kLeftTurn * kPitchUp, 1e-6f));
}

TEST(Frame, core_2_7_combine_renormalises) {
  const Frame f = combine({{}, {3, 0, 0, 0}}, {{}, {0, 5, 0, 0}});
  EXPECT_EQ(f.rotation, (Quat{0, 1, 0, 0}));
}

TEST(Frame, core_2_7_an_invalid_product_keeps_the_old_rotation) {
  const Frame f{{1, 2, 3}, kLeftTurn};
  for (const Quat bad : {Quat{0, 0, 0, 0}, Quat{kNan, 0, 0, 0}}) {
    EXPECT_EQ(combine(f, {{}, bad}).rotation, kLeftTurn);
    EXPECT_EQ(subtract(f, {{}, bad}).rotation, kLeftTurn);
    EXPECT_EQ(combine(f, {{}, bad}).origin, f.origin);
  }
}

TEST(Frame, core_2_7_subtract_turns_first_and_steps_back_in_the_new_axes) {
  const Frame f = subtract({{10, 20, 30}, kLeftTurn}, {{1, 2, 3}, kLeftTurn});
  EXPECT_TRUE(near(f.rotation, {}, 1e-6f));
  EXPECT_TRUE(near(f.origin, {9, 18, 27}, 1e-5f));
}

RC_GTEST_PROP(Frame, core_2_7_subtract_undoes_combine, ()) {
  const Frame f = *test::frame(100.0f), a = *test::frame(10.0f);
  RC_ASSERT(near(subtract(combine(f, a), a), f, 1e-3f));
  RC_ASSERT(near(combine(subtract(f, a), a), f, 1e-3f));
}

RC_GTEST_PROP(Frame, combine_is_associative, ()) {
  const Frame a = *test::frame(100.0f), b = *test::frame(10.0f), c = *test::frame(10.0f);
  RC_ASSERT(near(combine(combine(a, b), c), combine(a, combine(b, c)), 1e-3f));
}

RC_GTEST_PROP(Frame, managers_5_5_combine_undoes_relative_to, ()) {
  const Frame f1 = *test::frame(100.0f), f2 = *test::frame(100.0f);
  RC_ASSERT(near(combine(f2, relative_to(f1, f2)), f1, 1e-3f));
}

TEST(Frame, managers_5_5_relative_to_is_seen_in_the_axes_of_the_second) {
  const Frame seen = relative_to({{5, 7, 1}, kPitchUp}, {{5, 5, 0}, kLeftTurn});
  EXPECT_TRUE(near(seen.origin, {2, 0, 1}, 1e-5f));  // ahead on +Y is right of one who faces -X
  EXPECT_TRUE(near(seen.rotation, conjugate(kLeftTurn) * kPitchUp, 1e-6f));
}

TEST(Frame, managers_0_3_relative_to_computes_in_double) {
  const Frame seen_from{{-4000.3f, 5000.7f, 0.0f}, from_rotation_vector({0, 0, 1.0f})};
  const Frame f{{4191.999f, 0.001f, 0.25f}, {}};
  const Vec3 axis = rotation_rows(seen_from.rotation).x_axis;
  const double x = (double{f.origin.x} - seen_from.origin.x) * axis.x +
                   (double{f.origin.y} - seen_from.origin.y) * axis.y +
                   (double{f.origin.z} - seen_from.origin.z) * axis.z;
  EXPECT_EQ(relative_to(f, seen_from).origin.x, static_cast<float>(x));
  EXPECT_NE(global_to_local(seen_from, f.origin).x, static_cast<float>(x));  // which is single throughout
}

TEST(Frame, managers_5_5_points_go_to_global_axes_and_back) {
  const Frame f{{10, 20, 30}, kLeftTurn};
  EXPECT_TRUE(near(local_to_global(f, {1, 2, 3}), {8, 21, 33}, 1e-5f));
  EXPECT_TRUE(near(global_to_local(f, {8, 21, 33}), {1, 2, 3}, 1e-5f));
}

TEST(Frame, core_2_7_rotate_takes_local_axes_and_grotate_global_ones) {
  Frame local{{1, 2, 3}, kLeftTurn}, global = local;
  rotate_local(local, {kQuarter, 0, 0});
  rotate_global(global, {kQuarter, 0, 0});
  EXPECT_TRUE(near(local.rotation, kLeftTurn * kPitchUp, 1e-6f));
  EXPECT_TRUE(near(global.rotation, kPitchUp * kLeftTurn, 1e-6f));
  EXPECT_EQ(local.origin, (Vec3{1, 2, 3}));
}

TEST(Frame, core_2_7_rotations_shorter_than_epsilon_do_nothing) {
  Frame f{{}, {2, 0, 0, 0}};  // not normalised, to see that nothing is done at all
  rotate_global(f, {std::nextafter(kEpsilon, 0.0f), 0, 0});
  rotate_local(f, {0, 0, std::nextafter(kEpsilon, 0.0f)});
  EXPECT_EQ(f.rotation, (Quat{2, 0, 0, 0}));
  rotate_global(f, {kEpsilon, 0, 0});
  EXPECT_FLOAT_EQ(f.rotation.x, 0.5f * kEpsilon);
}

TEST(Frame, core_2_7_a_rotation_that_is_nan_keeps_the_old_one) {
  const float infinity = std::numeric_limits<float>::infinity();
  for (const float bad : {kNan, infinity, -infinity}) {
    Frame f{{}, kLeftTurn};
    rotate_global(f, {bad, 0, 0});
    EXPECT_TRUE(near(f.rotation, kLeftTurn, 1e-6f)) << bad;
  }
}

TEST(Frame, a_rotation_whose_square_overflows_is_still_one) {
  Frame f{{}, kLeftTurn};
  rotate_global(f, {1e30f, 0, 0});
  EXPECT_NEAR(length_squared(f.rotation), 1.0f, 1e-6f);
}

RC_GTEST_PROP(Frame, rotations_stay_of_unit_length, ()) {
  Frame f = *test::frame(1.0f);
  for (int i = 0; i < 100; ++i) rotate_local(f, *test::vector(3.0f));
  RC_ASSERT(near(length_squared(f.rotation), 1.0f, 1e-6f));
}

TEST(Frame, managers_5_5_set_rotate_normalises_or_keeps) {
  Frame f;
  set_rotation(f, {0, 0, 0, 3});
  EXPECT_EQ(f.rotation, (Quat{0, 0, 0, 1}));
  set_rotation(f, {0, 0, 0, 0});
  EXPECT_EQ(f.rotation, (Quat{0, 0, 0, 1}));
  set_rotation(f, {kNan, 0, 0, 0});
  EXPECT_EQ(f.rotation, (Quat{0, 0, 0, 1}));
}

TEST(Frame, a_place_can_be_reached_when_it_is_not_too_far_and_all_numbers_are_finite) {
  const float beyond = std::nextafter(limits::kFarthest, 2 * limits::kFarthest);
  const float infinity = std::numeric_limits<float>::infinity();
  for (const float number : {0.0f, -0.0f, 0.5f, limits::kFarthest, -limits::kFarthest, beyond, -beyond,
                             std::numeric_limits<float>::max(), infinity, -infinity, kNan, -kNan})
    for (std::size_t i = 0; i < 7; ++i) {
      Frame f;
      float* const numbers[] = {&f.origin.x,   &f.origin.y,   &f.origin.z,  &f.rotation.w,
                                &f.rotation.x, &f.rotation.y, &f.rotation.z};
      *numbers[i] = number;
      EXPECT_EQ(can_be_reached(f), is_reachable(f.origin) && has_finite_sum(f)) << number << " at " << i;
    }
}

}  // namespace
}  // namespace acm
