// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/adjust_motion.h"
#include "motion/interpreted_motion_state.h"
#include "motion/raw_motion_state.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"

namespace acm {
namespace {

using namespace acm::test;

constexpr Command kBack = command::kWalkBackwards;
constexpr Command kLeft = command::kTurnLeft;
constexpr Command kSideLeft = command::kSideStepLeft;

MovementParameters at_speed(float speed, HoldKey key = HoldKey::Invalid, bool sets_key = false) {
  MovementParameters p;
  p.speed = speed;
  p.hold_key_to_apply = key;
  p.set(MovementParameters::kSetHoldKey, sets_key);
  return p;
}

void expect_adjusted(Command from, HoldKey key, const AdjustFacts& facts, Command motion, float speed,
                     float from_speed = 1.0f) {
  const AdjustedMotion m = adjust_motion(from, from_speed, key, facts);
  EXPECT_EQ(m.motion, motion);
  EXPECT_FLOAT_EQ(m.speed, speed);
}

AdjustFacts at_rate(float run_rate) {
  return {true, run_rate, HoldKey::None};
}

TEST(AdjustMotion, core_13_50_without_the_run_key) {
  const AdjustFacts facts = at_rate(1.5f);
  expect_adjusted(kWalk, HoldKey::None, facts, kWalk, 1.0f);
  expect_adjusted(kBack, HoldKey::None, facts, kWalk, -0.65f);
  expect_adjusted(kLeft, HoldKey::None, facts, kTurn, -1.0f);
  expect_adjusted(kSide, HoldKey::None, facts, kSide, 1.248f);
  expect_adjusted(kSideLeft, HoldKey::None, facts, kSide, -1.248f);
}

TEST(AdjustMotion, core_13_50_with_the_run_key) {
  const AdjustFacts facts = at_rate(1.5f);
  expect_adjusted(kWalk, HoldKey::Run, facts, kRun, 1.5f);
  expect_adjusted(kBack, HoldKey::Run, facts, kWalk, -0.975f);
  expect_adjusted(kTurn, HoldKey::Run, facts, kTurn, 1.5f);
  expect_adjusted(kLeft, HoldKey::Run, facts, kTurn, -1.5f);
  expect_adjusted(kSide, HoldKey::Run, facts, kSide, 1.872f);
  expect_adjusted(kWalk, HoldKey::Run, facts, kWalk, 0.0f, 0.0f);
  expect_adjusted(kRun, HoldKey::Run, facts, kRun, 2.0f, 2.0f);
}

TEST(AdjustMotion, core_13_50_sidestepping_is_limited_to_rate_3) {
  expect_adjusted(kSideLeft, HoldKey::Run, at_rate(3.0f), kSide, -3.0f);
  expect_adjusted(kSide, HoldKey::Run, at_rate(3.0f), kSide, 3.0f);
}

TEST(AdjustMotion, core_13_50_no_creature_no_change) {
  expect_adjusted(kBack, HoldKey::None, {false, 1.5f, HoldKey::Run}, kBack, 1.0f);
}

TEST(AdjustMotion, core_7_9_without_a_key_of_its_own_the_current_one_counts) {
  const AdjustFacts running{true, 1.5f, HoldKey::Run};
  expect_adjusted(kWalk, HoldKey::Invalid, running, kRun, 1.5f);
  expect_adjusted(kWalk, HoldKey::None, running, kWalk, 1.0f);
}

TEST(AdjustMotion, core_7_9_a_run_command_is_left_alone_whatever_the_key) {
  expect_adjusted(kRun, HoldKey::Run, at_rate(3.0f), kRun, 1.0f);
}

TEST(AdjustMotion, core_7_9_other_commands_are_left_alone) {
  for (const Command c : {kReady, kWave, kSwordCombat, kCrouch, Command{0}})
    expect_adjusted(c, HoldKey::Run, at_rate(1.5f), c, 1.0f);
}

TEST(AdjustMotion, core_7_10_walking_backwards_is_faster_with_the_run_key_but_stays_walking) {
  expect_adjusted(kWalk, HoldKey::Run, at_rate(2.0f), kWalk, -2.0f, -1.0f);
}

TEST(Interpret, core_7_11_every_axis_has_its_own_key) {
  RawMotionState raw;
  raw.current_style = kSwordCombat;
  raw.forward_command = kWalk;
  raw.forward_hold_key = HoldKey::Run;
  raw.sidestep_command = kSideLeft;
  raw.sidestep_speed = 0.5f;
  raw.turn_command = kLeft;
  raw.turn_hold_key = HoldKey::Run;
  const InterpretedMotionState m = interpret(raw, at_rate(1.5f));
  EXPECT_EQ(m.current_style, kSwordCombat);
  EXPECT_EQ(m.forward_command, kRun);
  EXPECT_FLOAT_EQ(m.forward_speed, 1.5f);
  EXPECT_EQ(m.sidestep_command, kSide);
  EXPECT_FLOAT_EQ(m.sidestep_speed, -0.624f);
  EXPECT_EQ(m.turn_command, kTurn);
  EXPECT_FLOAT_EQ(m.turn_speed, -1.5f);
}

TEST(Interpret, core_8_6_the_faithful_conversion_keeps_raw_speeds) {
  RawMotionState raw;
  raw.current_hold_key = HoldKey::Run;
  raw.forward_command = kWalk;
  raw.forward_speed = 0.5f;
  const InterpretedMotionState m = interpret(raw, {true, 3.0f, raw.current_hold_key});
  EXPECT_EQ(m.forward_command, kRun);
  EXPECT_FLOAT_EQ(m.forward_speed, 1.5f);
  EXPECT_EQ(m.sidestep_command, 0u);
  EXPECT_EQ(m.turn_command, 0u);
}

TEST(MovementState, core_8_1_defaults) {
  const RawMotionState raw;
  EXPECT_EQ(raw.current_hold_key, HoldKey::None);
  EXPECT_EQ(raw.current_style, kNonCombat);
  EXPECT_EQ(raw.forward_command, kReady);
  EXPECT_EQ(raw.forward_hold_key, HoldKey::Invalid);
  EXPECT_EQ(raw.sidestep_hold_key, HoldKey::Invalid);
  EXPECT_EQ(raw.turn_hold_key, HoldKey::Invalid);
  const InterpretedMotionState m;
  EXPECT_EQ(m.current_style, kNonCombat);
  EXPECT_EQ(m.forward_command, kReady);
  EXPECT_EQ(m.sidestep_command, 0u);
  EXPECT_EQ(m.turn_command, 0u);
  for (const float speed : {raw.forward_speed, raw.sidestep_speed, raw.turn_speed, m.forward_speed,
                            m.sidestep_speed, m.turn_speed})
    EXPECT_EQ(speed, 1.0f);
}

TEST(RawMotionState, core_8_2_left_and_right_are_kept_as_given) {
  RawMotionState raw;
  apply_motion(raw, kLeft, at_speed(0.5f, HoldKey::Run));
  apply_motion(raw, kSideLeft, at_speed(0.25f, HoldKey::None));
  EXPECT_EQ(raw.turn_command, kLeft);
  EXPECT_EQ(raw.turn_hold_key, HoldKey::Run);
  EXPECT_EQ(raw.turn_speed, 0.5f);
  EXPECT_EQ(raw.sidestep_command, kSideLeft);
  EXPECT_EQ(raw.sidestep_hold_key, HoldKey::None);
  EXPECT_EQ(raw.sidestep_speed, 0.25f);
  EXPECT_EQ(raw.forward_command, kReady);
}

TEST(RawMotionState, core_8_2_a_motion_that_sets_the_current_key_has_none_of_its_own) {
  RawMotionState raw;
  apply_motion(raw, kWalk, at_speed(1.0f, HoldKey::Run, true));
  EXPECT_EQ(raw.forward_command, kWalk);
  EXPECT_EQ(raw.forward_hold_key, HoldKey::Invalid);
}

TEST(RawMotionState, core_8_2_running_is_never_noted) {
  RawMotionState raw;
  apply_motion(raw, kRun, at_speed(2.0f, HoldKey::Run));
  EXPECT_EQ(raw, RawMotionState{});
}

TEST(RawMotionState, core_8_2_the_same_style_again_keeps_the_forward_command) {
  RawMotionState raw;
  apply_motion(raw, kWalk, at_speed(1.0f));
  apply_motion(raw, kNonCombat, {});
  EXPECT_EQ(raw.forward_command, kWalk);
  apply_motion(raw, kSwordCombat, {});
  EXPECT_EQ(raw.forward_command, kReady);
  EXPECT_EQ(raw.current_style, kSwordCombat);
}

TEST(InterpretedMotionState, core_8_2_any_style_resets_the_forward_command_but_not_its_speed) {
  InterpretedMotionState m;
  apply_motion(m, kRun, at_speed(2.0f));
  EXPECT_EQ(m.forward_command, kRun);
  apply_motion(m, kNonCombat, {});
  EXPECT_EQ(m.forward_command, kReady);
  EXPECT_EQ(m.forward_speed, 2.0f);
}

TEST(InterpretedMotionState, core_8_2_only_right_hand_commands_have_an_axis) {
  InterpretedMotionState m;
  apply_motion(m, kTurn, at_speed(-1.5f));
  apply_motion(m, kSide, at_speed(1.25f));
  EXPECT_EQ(m.turn_command, kTurn);
  EXPECT_EQ(m.turn_speed, -1.5f);
  EXPECT_EQ(m.sidestep_command, kSide);
  EXPECT_EQ(m.sidestep_speed, 1.25f);
  apply_motion(m, kLeft, at_speed(1.0f));  // taken for a cycle, as it is one
  EXPECT_EQ(m.forward_command, kLeft);
}

TEST(MovementState, core_8_2_actions_are_left_to_the_lists) {
  EXPECT_TRUE(is_listed_action(kWave));
  EXPECT_TRUE(is_listed_action(kSlashHigh));
  EXPECT_FALSE(is_listed_action(kWalk));
  EXPECT_FALSE(is_listed_action(kNonCombat));
  EXPECT_FALSE(is_listed_action(0x50000001));  // a cycle first, an action second
  RawMotionState raw;
  InterpretedMotionState m;
  apply_motion(raw, kWave, {});
  apply_motion(m, kWave, {});
  EXPECT_EQ(raw, RawMotionState{});
  EXPECT_EQ(m, InterpretedMotionState{});
}

TEST(RawMotionState, core_8_3_remove) {
  RawMotionState raw;
  apply_motion(raw, kLeft, {});
  apply_motion(raw, kSideLeft, {});
  apply_motion(raw, kSwordCombat, {});
  apply_motion(raw, kWalk, at_speed(0.5f));
  remove_motion(raw, kTurn);  // either hand
  remove_motion(raw, kSide);
  EXPECT_EQ(raw.turn_command, 0u);
  EXPECT_EQ(raw.sidestep_command, 0u);
  remove_motion(raw, kRun);  // not the forward command
  EXPECT_EQ(raw.forward_command, kWalk);
  remove_motion(raw, kWalk);
  EXPECT_EQ(raw.forward_command, kReady);
  EXPECT_EQ(raw.forward_speed, 1.0f);
  remove_motion(raw, kBowCombat);
  EXPECT_EQ(raw.current_style, kSwordCombat);
  remove_motion(raw, kSwordCombat);
  EXPECT_EQ(raw.current_style, kNonCombat);
}

TEST(InterpretedMotionState, core_8_3_remove) {
  InterpretedMotionState m;
  apply_motion(m, kTurn, {});
  apply_motion(m, kSide, {});
  apply_motion(m, kRun, at_speed(2.0f));
  remove_motion(m, kLeft);
  remove_motion(m, kSideLeft);
  EXPECT_EQ(m.turn_command, kTurn);
  EXPECT_EQ(m.sidestep_command, kSide);
  remove_motion(m, kTurn);
  remove_motion(m, kSide);
  remove_motion(m, kRun);
  EXPECT_EQ(m.turn_command, 0u);
  EXPECT_EQ(m.sidestep_command, 0u);
  EXPECT_EQ(m.forward_command, kReady);
  EXPECT_EQ(m.forward_speed, 1.0f);
}

TEST(ActionStamp, core_13_60_newer_with_15_bit_wrap_around) {
  EXPECT_TRUE(is_newer_action_stamp(1, 0));
  EXPECT_FALSE(is_newer_action_stamp(5, 5));
  EXPECT_FALSE(is_newer_action_stamp(4, 5));
  EXPECT_TRUE(is_newer_action_stamp(1, 0x7FFE));
  EXPECT_FALSE(is_newer_action_stamp(0x7FFE, 1));
  EXPECT_TRUE(is_newer_action_stamp(0x3FFF, 0));
  EXPECT_FALSE(is_newer_action_stamp(0x4000, 0));
  EXPECT_TRUE(is_newer_action_stamp(0, 0x4000));
}

TEST(ActionStamp, core_7_18_the_sixteenth_bit_does_not_count) {
  EXPECT_TRUE(is_newer_action_stamp(0x8001, 0));
  EXPECT_FALSE(is_newer_action_stamp(0x8005, 5));
}

}  // namespace
}  // namespace acm
