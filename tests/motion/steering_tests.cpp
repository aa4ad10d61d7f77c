// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/steering.h"

#include <gtest/gtest.h>

#include <limits>

namespace acm {
namespace {

using P = MovementParameters;

constexpr Command kWalk = command::kWalkForward;
constexpr Command kBack = command::kWalkBackwards;
constexpr Command kRight = command::kTurnRight;
constexpr Command kLeft = command::kTurnLeft;

P with_flags(std::uint32_t flags) {
  P p;
  p.flags = flags;
  return p;
}

P away_from(float min_distance) {
  P p;
  p.set(P::kMoveTowards, false);
  p.set(P::kMoveAway, true);
  p.min_distance = min_distance;
  return p;
}

P between(float min_distance, float distance_to_object) {
  P p;
  p.set(P::kMoveAway, true);
  p.min_distance = min_distance;
  p.distance_to_object = distance_to_object;
  return p;
}

TEST(Parameters, mp_1_the_default_flags_are_0x1EE0F) {
  EXPECT_EQ(P{}.flags, 0x1EE0Fu);
  EXPECT_FALSE(P{}.has(P::kCanCharge));
}

TEST(Parameters, mp_2_the_other_defaults) {
  const P p;
  EXPECT_EQ(p.distance_to_object, 0.6f);
  EXPECT_EQ(p.min_distance, 0.0f);
  EXPECT_EQ(p.fail_distance, std::numeric_limits<float>::max());
  EXPECT_EQ(p.desired_heading, 0.0f);
  EXPECT_EQ(p.speed, 1.0f);
  EXPECT_EQ(p.walk_run_threshold, 15.0f);
  EXPECT_EQ(p.context_id, 0u);
  EXPECT_EQ(p.hold_key_to_apply, HoldKey::Invalid);
  EXPECT_EQ(p.action_stamp, 0u);
}

TEST(Parameters, mp_3_the_unused_bits_are_clear) {
  EXPECT_EQ(P{}.flags & 0xFFFC0000u, 0u);
}

TEST(MoveCommand, mp_10_towards_begins_beyond_the_distance) {
  P p;
  p.distance_to_object = 2.0f;
  EXPECT_EQ(move_command(p, 2.0f).command, 0u);
  EXPECT_EQ(move_command(p, 2.01f).command, kWalk);
  EXPECT_FALSE(move_command(p, 2.01f).moving_away);
}

TEST(MoveCommand, mp_10_away_ends_at_the_least_distance) {
  EXPECT_EQ(move_command(away_from(5.0f), 4.99f).command, kWalk);
  EXPECT_TRUE(move_command(away_from(5.0f), 4.99f).moving_away);
  EXPECT_EQ(move_command(away_from(5.0f), 5.0f).command, 0u);
}

TEST(MoveCommand, mp_10_without_either_flag_it_goes_towards) {
  P p;
  p.set(P::kMoveTowards, false);
  EXPECT_EQ(move_command(p, 1.0f).command, kWalk);
  EXPECT_FALSE(move_command(p, 1.0f).moving_away);
}

TEST(MoveCommand, mp_11_runs_when_the_rest_of_the_way_is_longer_than_the_threshold) {
  P p;
  p.distance_to_object = 1.0f;
  p.walk_run_threshold = 4.0f;
  EXPECT_EQ(move_command(p, 5.0f).hold_key, HoldKey::None);
  EXPECT_EQ(move_command(p, 5.01f).hold_key, HoldKey::Run);
}

TEST(MoveCommand, mp_11_the_key_is_worked_out_though_there_is_nothing_to_do) {
  P charge;
  charge.set(P::kCanCharge, true);
  EXPECT_EQ(move_command(charge, 0.0f).command, 0u);
  EXPECT_EQ(move_command(charge, 0.0f).hold_key, HoldKey::Run);
  EXPECT_EQ(move_command(P{}, 0.0f).hold_key, HoldKey::None);
}

TEST(MoveCommand, mp_12_between_two_distances_it_steps_back_or_stays) {
  const P p = between(1.0f, 3.0f);
  EXPECT_EQ(move_command(p, 3.01f).command, kWalk);
  EXPECT_EQ(move_command(p, 3.0f).command, 0u);
  EXPECT_EQ(move_command(p, 1.0003f).command, 0u);  // more than EPS above
  EXPECT_EQ(move_command(p, 1.0001f).command, kBack);
  EXPECT_TRUE(move_command(p, 1.0001f).moving_away);
}

TEST(MoveCommand, mp_13_nothing_to_do_leaves_the_direction_alone) {
  EXPECT_FALSE(move_command(away_from(5.0f), 6.0f).moving_away);
  EXPECT_FALSE(move_command(between(1.0f, 3.0f), 2.0f).moving_away);
}

TEST(MoveCommand, mp_14_running_is_walking_with_the_key) {
  const MoveCommand far_away = move_command(P{}, 100.0f);
  EXPECT_EQ(far_away.command, kWalk);
  EXPECT_EQ(far_away.hold_key, HoldKey::Run);
}

TEST(FacingOffset, managers_1_5_forwards_faces_it_and_backwards_turns_the_back) {
  EXPECT_EQ(facing_offset(kWalk, false), 0.0f);
  EXPECT_EQ(facing_offset(kWalk, true), 180.0f);
  EXPECT_EQ(facing_offset(command::kRunForward, false), 0.0f);
  EXPECT_EQ(facing_offset(command::kRunForward, true), 180.0f);
  EXPECT_EQ(facing_offset(kBack, false), 180.0f);
  EXPECT_EQ(facing_offset(kBack, true), 0.0f);
  EXPECT_EQ(facing_offset(0, true), 0.0f);
  EXPECT_EQ(facing_offset(kRight, true), 0.0f);
}

TEST(Heading, mt_20_the_way_to_turn_depends_on_the_direction) {
  EXPECT_FLOAT_EQ(heading_difference(30, 10, kRight), 20.0f);
  EXPECT_FLOAT_EQ(heading_difference(30, 10, kLeft), 340.0f);
  EXPECT_FLOAT_EQ(heading_difference(10, 30, kRight), 340.0f);
  EXPECT_FLOAT_EQ(heading_difference(10, 30, kLeft), 20.0f);
}

TEST(Heading, mt_20_less_than_epsilon_is_not_a_turn_either_way) {
  for (const Command turn : {kRight, kLeft}) {
    EXPECT_EQ(heading_difference(90.0f, 90.0001f, turn), 0.0f);
    EXPECT_EQ(heading_difference(90.0001f, 90.0f, turn), 0.0f);
  }
}

TEST(Heading, mt_21_right_turn_must_pass_the_goal) {
  EXPECT_FALSE(heading_passed(90, 90, kRight));
  EXPECT_FALSE(heading_passed(89, 90, kRight));
  EXPECT_TRUE(heading_passed(90.01f, 90, kRight));
}

TEST(Heading, mt_21_left_turn_ends_on_equality) {
  EXPECT_TRUE(heading_passed(90, 90, kLeft));
  EXPECT_TRUE(heading_passed(89, 90, kLeft));
  EXPECT_FALSE(heading_passed(90.01f, 90, kLeft));
}

TEST(Heading, mt_21_across_north_the_order_is_reversed) {
  EXPECT_TRUE(heading_passed(2, 358, kRight));
  EXPECT_FALSE(heading_passed(358, 2, kRight));
  EXPECT_TRUE(heading_passed(0, 180, kLeft));  // 180 apart still counts in the usual order
}

TEST(Heading, mt_60_negative_differences_come_round) {
  EXPECT_DOUBLE_EQ(heading_change(10.0, 350.0), 20.0);
  EXPECT_DOUBLE_EQ(heading_change(350.0, 10.0), 340.0);
  EXPECT_EQ(heading_change(90.0, 90.0001), 0.0);
}

TEST(Examples, managers_8_1_default_parameters) {
  const P p;
  EXPECT_EQ(p.flags, 0x1EE0Fu);
  EXPECT_EQ(p.distance_to_object, 0.6f);
  EXPECT_EQ(p.min_distance, 0.0f);
  EXPECT_EQ(p.desired_heading, 0.0f);
  EXPECT_EQ(p.speed, 1.0f);
  EXPECT_EQ(p.fail_distance, std::numeric_limits<float>::max());
  EXPECT_EQ(p.walk_run_threshold, 15.0f);
  EXPECT_EQ(p.context_id, 0u);
  EXPECT_EQ(p.hold_key_to_apply, HoldKey::Invalid);
  EXPECT_EQ(p.action_stamp, 0u);
}

TEST(Examples, managers_8_2_walk_near_run_far) {
  EXPECT_EQ(move_command(P{}, 0.60f).command, 0u);
  EXPECT_EQ(move_command(P{}, 0.60f).hold_key, HoldKey::None);
  EXPECT_EQ(move_command(P{}, 0.61f).command, kWalk);
  EXPECT_EQ(move_command(P{}, 0.61f).hold_key, HoldKey::None);
  EXPECT_FALSE(move_command(P{}, 0.61f).moving_away);
  EXPECT_EQ(move_command(P{}, 15.5f).command, kWalk);
  EXPECT_EQ(move_command(P{}, 15.5f).hold_key, HoldKey::None);
  EXPECT_EQ(move_command(P{}, 15.7f).command, kWalk);
  EXPECT_EQ(move_command(P{}, 15.7f).hold_key, HoldKey::Run);
}

TEST(Examples, managers_8_3_charging_and_bodies_that_cannot_walk_or_run) {
  EXPECT_EQ(move_command(with_flags(0x1EE1F), 5.0f).hold_key, HoldKey::Run);
  EXPECT_EQ(move_command(with_flags(0x1EE0E), 0.0f).hold_key, HoldKey::Run);
  EXPECT_EQ(move_command(with_flags(0x1EE0E), 30.0f).hold_key, HoldKey::Run);
  EXPECT_EQ(move_command(with_flags(0x1EE0D), 30.0f).hold_key, HoldKey::None);
}

TEST(Examples, managers_8_4_away_or_neither) {
  const MoveCommand near_by = move_command(away_from(5.0f), 4.999f);
  EXPECT_EQ(near_by.command, kWalk);
  EXPECT_TRUE(near_by.moving_away);
  EXPECT_EQ(move_command(away_from(5.0f), 5.0f).command, 0u);
  const MoveCommand neither = move_command(with_flags(0x1EE0F & ~0x200u), 1.0f);
  EXPECT_EQ(neither.command, kWalk);
  EXPECT_FALSE(neither.moving_away);
}

TEST(Examples, managers_8_5_both_flags) {
  const P p = between(1.0f, 3.0f);
  EXPECT_EQ(move_command(p, 4.0f).command, kWalk);
  EXPECT_FALSE(move_command(p, 4.0f).moving_away);
  EXPECT_EQ(move_command(p, 2.0f).command, 0u);
  EXPECT_EQ(move_command(p, 1.0001f).command, kBack);
  EXPECT_TRUE(move_command(p, 1.0001f).moving_away);
  EXPECT_EQ(move_command(p, 1.001f).command, 0u);
}

TEST(Examples, managers_8_7_heading_differences) {
  EXPECT_FLOAT_EQ(heading_difference(10, 350, kRight), 20.0f);
  EXPECT_FLOAT_EQ(heading_difference(10, 350, kLeft), 340.0f);
  EXPECT_FLOAT_EQ(heading_difference(350, 10, kRight), 340.0f);
  EXPECT_FLOAT_EQ(heading_difference(350, 10, kLeft), 20.0f);
  EXPECT_EQ(heading_difference(90, 90.0001f, kRight), 0.0f);
}

TEST(Examples, managers_8_8_passing_a_heading) {
  EXPECT_TRUE(heading_passed(95, 90, kRight));
  EXPECT_FALSE(heading_passed(90, 90, kRight));
  EXPECT_TRUE(heading_passed(1, 359, kRight));
  EXPECT_FALSE(heading_passed(359, 1, kRight));
  EXPECT_TRUE(heading_passed(90, 90, kLeft));
  EXPECT_TRUE(heading_passed(89, 90, kLeft));
  EXPECT_TRUE(heading_passed(359, 1, kLeft));
  EXPECT_FALSE(heading_passed(1, 359, kLeft));
}

}  // namespace
}  // namespace acm
