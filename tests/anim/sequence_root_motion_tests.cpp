// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/sequence.h"
#include "base/math.h"

#include <gtest/gtest.h>

#include <cmath>

#include "sequence_player.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using test::plain_animation;
using test::Player;

constexpr double kFrame = 1.0 / 30.0;
constexpr float kQuarterTurn = 1.57079633f;

Animation with_steps(const Frame& step, std::uint32_t frames) {
  Animation animation = plain_animation(frames);
  animation.flags = Animation::kHasPositionFrames;
  animation.position_frames.assign(frames, step);
  return animation;
}

TEST(SequenceRootMotion, core_2_3_velocities_add_up_without_snapping) {
  Sequence seq;
  seq.velocity = {0.0f, 3.0f, 0.0f};
  combine_physics(seq, {1.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 1e-6f});
  EXPECT_EQ(seq.velocity, (Vec3{1.0f, 3.0f, 0.0f}));
  EXPECT_EQ(seq.omega.z, 1e-6f);
  subtract_physics(seq, {1.0f, 3.0f, 0.0f}, {});
  EXPECT_EQ(seq.velocity, Vec3{});
  EXPECT_EQ(seq.omega.z, 1e-6f);
}

TEST(SequenceRootMotion, core_2_3_velocity_moves_along_the_offset_frames_outer_axes_and_omega_turns_it) {
  Player p;
  p.seq.velocity = {0.0f, 2.0f, 0.0f};
  p.seq.omega = {0.0f, 0.0f, kQuarterTurn};
  p.play(1.0);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, 2.0f, 0.0f});
  EXPECT_VEC_NEAR(rotate_to_global(p.root.rotation, {0.0f, 1.0f, 0.0f}), {-1.0f, 0.0f, 0.0f});
}

TEST(SequenceRootMotion, core_2_3_time_run_backwards_takes_back) {
  Player p;
  p.seq.velocity = {0.0f, 2.0f, 0.0f};
  p.play(-0.5);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, -1.0f, 0.0f});
}

TEST(SequenceRootMotion, core_2_7_steps_follow_the_turns_of_the_steps_before) {
  const Frame step{{0.0f, 1.0f, 0.0f}, from_rotation_vector({0.0f, 0.0f, kQuarterTurn})};
  const Animation animation = with_steps(step, 6);
  Player p;
  p.append(animation);
  p.play(2 * kFrame);
  EXPECT_VEC_NEAR(p.root.origin, {-1.0f, 1.0f, 0.0f});
  p.play(2 * kFrame);
  EXPECT_VEC_NEAR(p.root.origin, {-1.0f, 1.0f, 0.0f});
}

TEST(SequenceRootMotion, core_2_7_backwards_takes_back_what_forwards_gave) {
  const Frame step{{0.1f, 1.0f, 0.0f}, from_rotation_vector({0.0f, 0.2f, 0.7f})};
  Frame f;
  for (int i = 0; i < 5; ++i) f = combine(f, step);
  for (int i = 0; i < 5; ++i) f = subtract(f, step);
  EXPECT_VEC_NEAR(f.origin, {0.0f, 0.0f, 0.0f});
  EXPECT_NEAR(std::fabs(f.rotation.w), 1.0f, 1e-6f);
}

TEST(SequenceRootMotion, core_2_7_a_turn_below_epsilon_is_left_out) {
  Frame f;
  rotate_local(f, {0.0f, 0.0f, 0.00019f});
  EXPECT_EQ(f.rotation, Quat{});
  rotate_local(f, {0.0f, 0.0f, 0.00021f});
  EXPECT_NE(f.rotation, Quat{});
}

TEST(SequenceRootMotion, core_2_7_a_turn_is_given_in_local_axes) {
  Frame f;
  f.rotation = from_rotation_vector({kQuarterTurn, 0.0f, 0.0f});  // local z now points along -y
  rotate_local(f, {0.0f, 0.0f, kQuarterTurn});
  EXPECT_VEC_NEAR(rotate_to_global(f.rotation, {1.0f, 0.0f, 0.0f}), {0.0f, 0.0f, 1.0f});
}

TEST(SequenceRootMotion, core_2_7_an_invalid_rotation_keeps_the_old_one) {
  const Quat turned = from_rotation_vector({0.0f, 0.0f, 1.0f});
  Frame f{{}, turned};
  f = combine(f, {{1.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 0.0f, 0.0f}});
  EXPECT_EQ(f.rotation, turned);
  f = subtract(f, {{}, {std::nanf(""), 0.0f, 0.0f, 0.0f}});
  EXPECT_EQ(f.rotation, turned);
}

}  // namespace
}  // namespace acm
