// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/epsilon.h"
#include "base/generators.h"
#include "base/math.h"
#include "base/quat.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>

namespace acm {
namespace {

using test::near;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr Vec3 kX{1, 0, 0}, kY{0, 1, 0}, kZ{0, 0, 1};
const float kHalfRoot2 = std::sqrt(0.5f);

TEST(Vec3, arithmetic_is_by_component) {
  EXPECT_EQ((Vec3{1, 2, 3} + Vec3{10, 20, 30}), (Vec3{11, 22, 33}));
  EXPECT_EQ((Vec3{1, 2, 3} - Vec3{10, 20, 30}), (Vec3{-9, -18, -27}));
  EXPECT_EQ((Vec3{1, 2, 3} * 2.0f), (Vec3{2, 4, 6}));
  EXPECT_EQ((-Vec3{1, 2, 3}), (Vec3{-1, -2, -3}));
  EXPECT_EQ(scaled({1, 2, 3}, {4, 5, 6}), (Vec3{4, 10, 18}));
}

TEST(Vec3, products_and_length) {
  EXPECT_EQ(dot({1, 2, 3}, {4, 5, 6}), 32.0f);
  EXPECT_EQ(cross(kX, kY), kZ);
  EXPECT_EQ(cross(kY, kZ), kX);
  EXPECT_EQ(cross(kZ, kX), kY);
  EXPECT_EQ(length_squared(Vec3{2, 3, 6}), 49.0f);
  EXPECT_EQ(length(Vec3{2, 3, 6}), 7.0f);
}

TEST(Quat, core_2_7_the_product_is_hamiltons) {
  const Quat i{0, 1, 0, 0}, j{0, 0, 1, 0}, k{0, 0, 0, 1};
  EXPECT_EQ(i * j, k);
  EXPECT_EQ(j * k, i);
  EXPECT_EQ(k * i, j);
  EXPECT_EQ(j * i, -k);
  EXPECT_EQ(i * i, (Quat{-1, 0, 0, 0}));
  EXPECT_EQ((Quat{} * Quat{1, 2, 3, 4}), (Quat{1, 2, 3, 4}));
}

TEST(Quat, managers_5_5_rows_are_the_images_of_the_local_axes) {
  const Quat left_turn{kHalfRoot2, 0, 0, kHalfRoot2};  // a quarter about +Z
  const RotationRows rows = rotation_rows(left_turn);
  EXPECT_TRUE(near(rows.x_axis, kY, 1e-6f));
  EXPECT_TRUE(near(rows.y_axis, -kX, 1e-6f));
  EXPECT_TRUE(near(rows.z_axis, kZ, 1e-6f));
}

TEST(Quat, managers_5_5_rows_follow_the_formula_for_any_numbers) {
  const RotationRows rows = rotation_rows({1, 2, 3, 4});
  EXPECT_EQ(rows.x_axis, (Vec3{-49, 20, 10}));
  EXPECT_EQ(rows.y_axis, (Vec3{4, -39, 28}));
  EXPECT_EQ(rows.z_axis, (Vec3{22, 20, -25}));
}

TEST(Quat, managers_5_5_to_global_sums_the_rows_and_to_local_projects_on_them) {
  const Quat q{1, 2, 3, 4};
  EXPECT_EQ(rotate_to_global(q, {1, 10, 100}), (Vec3{2191, 1630, -2210}));
  EXPECT_EQ(rotate_to_local(q, {1, 10, 100}), (Vec3{1151, 2414, -2278}));
}

RC_GTEST_PROP(Quat, core_2_7_rotating_is_q_v_conjugate_q, ()) {
  const Quat q = *test::rotation();
  const Vec3 v = *test::vector(10.0f);
  const Quat image = q * Quat{0, v.x, v.y, v.z} * conjugate(q);
  RC_ASSERT(near(rotate_to_global(q, v), {image.x, image.y, image.z}, 1e-4f));
}

RC_GTEST_PROP(Quat, a_product_rotates_by_the_right_factor_first, ()) {
  const Quat a = *test::rotation(), b = *test::rotation();
  const Vec3 v = *test::vector(10.0f);
  RC_ASSERT(near(rotate_to_global(a * b, v), rotate_to_global(a, rotate_to_global(b, v)), 1e-4f));
}

RC_GTEST_PROP(Quat, to_local_undoes_to_global, ()) {
  const Quat q = *test::rotation();
  const Vec3 v = *test::vector(10.0f);
  RC_ASSERT(near(rotate_to_local(q, rotate_to_global(q, v)), v, 1e-4f));
  RC_ASSERT(near(rotate_to_local(q, v), rotate_to_global(conjugate(q), v), 1e-4f));
}

TEST(Quat, core_2_7_rotation_vectors_are_right_handed_radians) {
  const auto quarter = static_cast<float>(0.5 * math::kPi);
  const Quat q = from_rotation_vector({0, 0, quarter});
  EXPECT_TRUE(near(q, {kHalfRoot2, 0, 0, kHalfRoot2}, 1e-7f));
  EXPECT_TRUE(near(rotate_to_global(q, kX), kY, 1e-6f));
  EXPECT_TRUE(near(rotate_to_global(from_rotation_vector({quarter, 0, 0}), kY), kZ, 1e-6f));
  EXPECT_TRUE(near(rotate_to_global(from_rotation_vector({0, quarter, 0}), kZ), kX, 1e-6f));
}

TEST(Quat, a_full_turn_is_the_other_identity) {
  const Quat q = from_rotation_vector({static_cast<float>(2.0 * math::kPi), 0, 0});
  EXPECT_FLOAT_EQ(q.w, -1.0f);
  EXPECT_NEAR(q.x, 0.0f, 1e-6f);
}

TEST(Quat, no_rotation_vector_no_rotation) {
  EXPECT_EQ(from_rotation_vector({}), Quat{});
  EXPECT_EQ(from_rotation_vector({0, kNan, 0}), Quat{});
}

RC_GTEST_PROP(Quat, rotation_vectors_give_unit_length, ()) {
  const Quat q = from_rotation_vector(*test::vector(1000.0f));
  RC_ASSERT(near(length_squared(q), 1.0f, 1e-6f));
}

TEST(Quat, managers_5_5_normalising_divides_by_the_length) {
  EXPECT_EQ(normalized_or({2, 0, 0, 0}, {}), Quat{});
  EXPECT_EQ(normalized_or({0, 0, -8, 0}, {}), (Quat{0, 0, -1, 0}));
  EXPECT_TRUE(near(normalized_or({1, 1, 1, 1}, {}), {0.5f, 0.5f, 0.5f, 0.5f}, 0.0f));
}

TEST(Quat, managers_5_5_a_vector_without_direction_gives_the_fallback) {
  const Quat fallback{0, 1, 0, 0};
  EXPECT_EQ(normalized_or({0, 0, 0, 0}, fallback), fallback);
  EXPECT_EQ(normalized_or({kNan, 0, 0, 1}, fallback), fallback);
  EXPECT_EQ(normalized_or({1, 0, 0, kNan}, fallback), fallback);
  EXPECT_EQ(normalized_or({kInf, 0, 0, 0}, fallback), fallback);
  EXPECT_EQ(normalized_or({1, -kInf, 0, 0}, fallback), fallback);
}

// The squares of these leave the range of singles, so that dividing does not give unit length.
TEST(Quat, managers_5_5_a_vector_that_cannot_be_normalised_gives_the_fallback) {
  const Quat fallback{0, 1, 0, 0};
  EXPECT_EQ(normalized_or({1e-30f, 0, 0, 0}, fallback), fallback);
  EXPECT_EQ(normalized_or({1e30f, 0, 0, 0}, fallback), fallback);
  EXPECT_EQ(normalized_or({1e-22f, 0, 0, 0}, fallback), fallback);  // length 7 % off in subnormals
  EXPECT_EQ(normalized_or({1e-18f, 0, 0, 0}, fallback), Quat{});
  EXPECT_EQ(normalized_or({1e18f, 0, 0, 0}, fallback), Quat{});
}

}  // namespace
}  // namespace acm
