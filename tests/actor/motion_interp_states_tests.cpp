// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Whole movement states, hold keys and actions from the network.
#include "actor/motion_interp.h"

#include <gtest/gtest.h>

#include "scene_bits.h"
#include "support/fixture_f.h"
#include "support/table_body.h"
#include "support/test_actor.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

class InterpreterStatesTest : public testing::Test {
 protected:
  InterpreterStatesTest() : a_(&crouching_table_f().bound()) {}

  void move_to(const InterpretedMotionState& movement, std::span<const MotionAction> actions = {}) {
    move_to_interpreted_state(a_.context, a_.actor(), movement, actions);
  }
  // How many of these actions were begun.
  unsigned begun(std::initializer_list<MotionAction> actions) {
    const std::vector<MotionAction> list(actions);
    const unsigned before = a_.motion_interp().interpreted_actions.size();
    move_to({}, list);
    return a_.motion_interp().interpreted_actions.size() - before;
  }
  void lift_off() { a_.actor().body.contact = a_.actor().body.on_walkable = false; }
  std::string playing() { return crouching_table_f().names(a_.seq(), a_.pool()); }

  SpawnedActor a_;
};

InterpretedMotionState running_turning_sidestepping() {
  InterpretedMotionState m;
  m.forward_command = kRun;
  m.forward_speed = 1.5f;
  m.sidestep_command = kSide;
  m.sidestep_speed = 1.248f;
  m.turn_command = kTurn;
  m.turn_speed = -1.5f;
  return m;
}

TEST_F(InterpreterStatesTest, core_13_62_a_state_is_issued_style_forward_sidestep_turn) {
  move_to(running_turning_sidestepping());
  EXPECT_EQ(a_.interpreter_pending(), "NonCombat RunForward SideStepRight TurnRight");
  EXPECT_EQ(a_.pending(), "NonCombat:0 RunForward:1 SideStepRight:0 TurnRight:0");
  EXPECT_VEC_NEAR(a_.seq().velocity, {1.56f, 6.0f, 0.0f});
  EXPECT_VEC_NEAR(a_.seq().omega, {0.0f, 0.0f, 2.25f});
  EXPECT_FLOAT_EQ(a_.motion_interp().my_run_rate, 1.5f);
}

TEST_F(InterpreterStatesTest, core_13_63_the_default_state_stops_what_it_does_not_hold) {
  move_to(running_turning_sidestepping());
  move_to({});
  EXPECT_VEC_NEAR(a_.seq().velocity, {0.0f, 0.0f, 0.0f});
  EXPECT_VEC_NEAR(a_.seq().omega, {0.0f, 0.0f, 0.0f});
  EXPECT_EQ(a_.state().substate, kReady);
  EXPECT_EQ(a_.actor().motion_table_manager.pending.size(), 8u);
  EXPECT_EQ(a_.interpreter_pending(),
            "NonCombat RunForward SideStepRight TurnRight NonCombat Ready Ready Ready");
}

TEST_F(InterpreterStatesTest, core_13_65_in_the_air_it_falls_and_remembers) {
  lift_off();
  InterpretedMotionState m;
  m.forward_command = kRun;
  move_to(m);
  EXPECT_EQ(a_.interpreter_pending(), "Falling");
  EXPECT_EQ(a_.state().substate, command::kFalling);
  EXPECT_EQ(a_.interpreted().forward_command, kRun);
}

TEST_F(InterpreterStatesTest, core_7_12_a_table_without_falling_keeps_playing) {
  const SketchedTable plain = fixture_f().finish();
  SpawnedActor b(&plain.bound());
  b.actor().body.contact = b.actor().body.on_walkable = false;
  move_to_interpreted_state(b.context, b.actor(), running_turning_sidestepping(), {});
  EXPECT_EQ(b.interpreter_pending(), "TurnRight");
}

TEST_F(InterpreterStatesTest, core_7_12_a_standing_long_jump_holds_the_body_in_ready) {
  a_.motion_interp().standing_longjump = true;
  a_.interpreted() = running_turning_sidestepping();
  apply_interpreted_movement(a_.context, a_.actor(), false, false);
  EXPECT_EQ(a_.interpreter_pending(), "NonCombat Ready TurnRight");
  EXPECT_EQ(a_.interpreted(), running_turning_sidestepping());
}

TEST_F(InterpreterStatesTest, core_7_12_a_turn_is_stopped_when_the_state_has_none) {
  do_interpreted_motion(a_.context, a_.actor(), kTurn, {});
  a_.settle();
  a_.interpreted().turn_command = 0;
  apply_interpreted_movement(a_.context, a_.actor(), false, false);
  // Ready while turning changes nothing, so it is the stop that ends the turn.
  EXPECT_EQ(a_.interpreter_pending(), "NonCombat Ready Ready");
  EXPECT_EQ(a_.state().substate, kReady);
}

TEST_F(InterpreterStatesTest, core_7_12_no_jump_while_a_crouch_ends) {
  InterpretedMotionState crouched;
  crouched.forward_command = kCrouch;
  move_to(crouched);
  a_.settle();
  move_to({});
  EXPECT_EQ(a_.motion_interp().pending.at(a_.pool(), 0).jump_error, MotionError::CantJumpFromThisPosition);
}

TEST_F(InterpreterStatesTest, core_7_11_the_raw_state_overwrites_the_interpreted_one) {
  a_.interpreted() = running_turning_sidestepping();
  RawMotionState& raw = a_.motion_interp().raw;
  raw.forward_command = command::kWalkBackwards;
  raw.turn_command = command::kTurnLeft;
  raw.turn_hold_key = HoldKey::Run;
  apply_raw_movement(a_.context, a_.actor(), false, false);
  EXPECT_EQ(a_.interpreted().forward_command, kWalk);
  EXPECT_FLOAT_EQ(a_.interpreted().forward_speed, -0.65f);
  EXPECT_EQ(a_.interpreted().sidestep_command, 0u);
  EXPECT_EQ(a_.interpreted().turn_command, kTurn);
  EXPECT_FLOAT_EQ(a_.interpreted().turn_speed, -1.5f);
  EXPECT_EQ(a_.state().substate, kWalk);
}

TEST_F(InterpreterStatesTest, core_7_13_whose_state_rules) {
  a_.motion_interp().raw.forward_command = kWalk;
  a_.interpreted().forward_command = kRun;
  // Another's creature: the interpreted state.
  apply_current_movement(a_.context, a_.actor(), false, false);
  EXPECT_EQ(a_.state().substate, kRun);
  // The local player, moving by itself: the raw state.
  a_.actor().weenie.is_local_player = true;
  apply_current_movement(a_.context, a_.actor(), false, false);
  EXPECT_EQ(a_.state().substate, kWalk);
  // The local player, moved by the server.
  a_.interpreted().forward_command = kRun;
  a_.actor().body.last_move_was_autonomous = false;
  apply_current_movement(a_.context, a_.actor(), false, false);
  EXPECT_EQ(a_.state().substate, kRun);
  // No weenie, moving by itself: the raw state.
  a_.actor().weenie = {};
  a_.actor().body.last_move_was_autonomous = true;
  apply_current_movement(a_.context, a_.actor(), false, false);
  EXPECT_EQ(a_.state().substate, kWalk);
}

TEST_F(InterpreterStatesTest, core_7_13_nothing_before_the_default_state_was_entered) {
  TestActor fresh(&crouching_table_f().bound());
  fresh.motion_interp().raw.forward_command = kWalk;
  std::string before, after;
  append_bits(before, fresh.scene);
  apply_current_movement(fresh.context, fresh.actor(), true, false);
  report_exhaustion(fresh.context, fresh.actor());
  append_bits(after, fresh.scene);
  EXPECT_TRUE(before == after);
  EXPECT_TRUE(fresh.events.view().empty());
}

TEST_F(InterpreterStatesTest, core_7_13_exhaustion_issues_the_movement_anew) {
  a_.actor().weenie.is_local_player = true;
  RawMotionState& raw = a_.motion_interp().raw;
  raw.current_hold_key = HoldKey::Run;
  raw.forward_command = kWalk;
  apply_current_movement(a_.context, a_.actor(), false, false);
  EXPECT_FLOAT_EQ(a_.interpreted().forward_speed, 1.5f);
  a_.actor().weenie.run_rate = 1.0f;  // tired
  report_exhaustion(a_.context, a_.actor());
  EXPECT_EQ(a_.interpreted().forward_command, kRun);
  EXPECT_FLOAT_EQ(a_.interpreted().forward_speed, 1.0f);
}

TEST_F(InterpreterStatesTest, core_7_13_another_weenie_issues_the_movement_anew) {
  a_.motion_interp().raw.forward_command = kWalk;
  WeenieFacts player = creature();
  player.is_local_player = true;
  set_weenie(a_.context, a_.actor(), player);
  EXPECT_EQ(a_.interpreted().forward_command, kWalk);
  EXPECT_EQ(a_.state().substate, kWalk);
}

TEST_F(InterpreterStatesTest, core_7_16_hold_keys) {
  a_.actor().weenie.is_local_player = true;
  HoldKey& current = a_.motion_interp().raw.current_hold_key;
  a_.motion_interp().raw.forward_command = kWalk;
  apply_current_movement(a_.context, a_.actor(), false, false);
  a_.settle();

  set_hold_key(a_.context, a_.actor(), HoldKey::None, true);
  set_hold_key(a_.context, a_.actor(), HoldKey::Invalid, true);
  set_hold_key(a_.context, a_.actor(), static_cast<HoldKey>(9), true);
  EXPECT_EQ(current, HoldKey::None);
  EXPECT_EQ(a_.interpreter_pending(), "");

  set_hold_key(a_.context, a_.actor(), HoldKey::Run, true);
  EXPECT_EQ(current, HoldKey::Run);
  EXPECT_EQ(a_.state().substate, kRun);
  a_.settle();
  set_hold_key(a_.context, a_.actor(), HoldKey::Run, true);
  EXPECT_EQ(a_.interpreter_pending(), "");
  set_hold_key(a_.context, a_.actor(), HoldKey::Invalid, true);
  EXPECT_EQ(current, HoldKey::Run);
  set_hold_key(a_.context, a_.actor(), HoldKey::None, true);
  EXPECT_EQ(current, HoldKey::None);
  EXPECT_EQ(a_.state().substate, kWalk);
}

TEST_F(InterpreterStatesTest, core_7_16_letting_go_of_no_key_changes_nothing) {
  a_.motion_interp().raw.current_hold_key = HoldKey::Invalid;
  set_hold_key(a_.context, a_.actor(), HoldKey::None, true);
  EXPECT_EQ(a_.motion_interp().raw.current_hold_key, HoldKey::Invalid);
  set_hold_key(a_.context, a_.actor(), HoldKey::Run, true);
  EXPECT_EQ(a_.motion_interp().raw.current_hold_key, HoldKey::Run);
}

TEST_F(InterpreterStatesTest, core_7_16_hold_run) {
  HoldKey& current = a_.motion_interp().raw.current_hold_key;
  set_hold_run(a_.context, a_.actor(), false, true);
  EXPECT_EQ(a_.interpreter_pending(), "");
  set_hold_run(a_.context, a_.actor(), true, true);
  EXPECT_EQ(current, HoldKey::Run);
  EXPECT_NE(a_.interpreter_pending(), "");
  set_hold_run(a_.context, a_.actor(), false, true);
  EXPECT_EQ(current, HoldKey::None);
}

TEST_F(InterpreterStatesTest, core_7_18_the_style_is_the_only_thing_that_reaches_the_raw_state) {
  InterpretedMotionState m = running_turning_sidestepping();
  m.current_style = kSwordCombat;
  move_to(m);
  RawMotionState expected;
  expected.current_style = kSwordCombat;
  EXPECT_EQ(a_.motion_interp().raw, expected);
}

TEST_F(InterpreterStatesTest, core_13_60_only_newer_actions_are_begun) {
  EXPECT_EQ(begun({{kWave, 1.0f, 1, false}}), 1u);
  EXPECT_EQ(a_.motion_interp().server_action_stamp, 1);
  EXPECT_EQ(begun({{kWave, 1.0f, 1, false}}), 0u);
  EXPECT_EQ(begun({{kWave, 1.0f, 3, false}, {kWave, 1.0f, 2, false}, {kWave, 1.0f, 4, false}}), 2u);
  EXPECT_EQ(a_.motion_interp().server_action_stamp, 4);
}

TEST_F(InterpreterStatesTest, core_13_61_the_local_player_began_its_own_actions_already) {
  EXPECT_EQ(begun({{kWave, 1.0f, 1, true}}), 1u);
  a_.actor().weenie.is_local_player = true;
  EXPECT_EQ(begun({{kWave, 1.0f, 2, true}}), 0u);
  EXPECT_EQ(a_.motion_interp().server_action_stamp, 1);
  EXPECT_EQ(begun({{kWave, 1.0f, 2, false}}), 1u);
}

TEST_F(InterpreterStatesTest, core_7_18_without_weenie_autonomous_actions_are_left_out) {
  a_.actor().weenie.present = false;
  EXPECT_EQ(begun({{kWave, 1.0f, 1, true}}), 0u);
  EXPECT_EQ(begun({{kWave, 1.0f, 1, false}}), 1u);
}

TEST_F(InterpreterStatesTest, core_7_18_an_action_is_stored_with_speed_and_flag_and_without_timestamp) {
  begun({{kWave, 2.0f, 9, true}});
  EXPECT_EQ(a_.motion_interp().interpreted_actions.at(a_.pool(), 0), (MotionAction{kWave, 2.0f, 0, true}));
  EXPECT_EQ(motion_text(a_.state().actions.at(a_.pool(), 0)), "Wave@2");
}

TEST_F(InterpreterStatesTest, core_8_4_a_state_from_the_network_keeps_the_actions_that_wait) {
  begun({{kWave, 2.0f, 1, false}});
  move_to(running_turning_sidestepping());
  ASSERT_EQ(a_.motion_interp().interpreted_actions.size(), 1u);
  EXPECT_EQ(a_.motion_interp().interpreted_actions.at(a_.pool(), 0), (MotionAction{kWave, 2.0f, 0, false}));
}

}  // namespace
}  // namespace acm
