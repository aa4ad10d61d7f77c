// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Postures, hold keys, focus and the other rules of keys (managers LP-70 to LP-77).
#include "actor/move_to.h"
#include "world/player_fixture.h"
#include "world/player_messages.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

namespace acm::test {
namespace {

using Device = KeyCommand::Device;
using wire::MoveToState;

constexpr KeyCommand kMouseTurn{command::kTurnRight, 0.7f, Device::Mouse, false};

TEST(LocalPlayerPostures, lp_70_only_a_posture_other_than_ready_is_transient) {
  PlayerFixture f;
  f.press(kReady);
  EXPECT_FALSE(f.player.transient_state);
  f.press(kWave);
  EXPECT_FALSE(f.player.transient_state);
  f.press(kCrouch);
  EXPECT_TRUE(f.player.transient_state);
  EXPECT_TRUE(f.player.substates.empty());
  f.press(kReady);
  EXPECT_TRUE(f.player.transient_state) << "Ready only ends auto-run";
}

TEST(LocalPlayerPostures, lp_70_auto_run_movement_keys_and_a_stop_clear_it) {
  PlayerFixture f;
  const auto crouch = [&] {
    f.press(kCrouch);
    EXPECT_TRUE(f.player.transient_state);
  };
  crouch();
  set_auto_run(f.world, f.out(), true);
  EXPECT_FALSE(f.player.transient_state);
  crouch();
  f.press(command::kTurnLeft);
  EXPECT_FALSE(f.player.transient_state);
  crouch();
  press_key(f.world, f.out(), kMouseTurn);
  EXPECT_FALSE(f.player.transient_state);
  crouch();
  stop_player(f.world, f.out());
  EXPECT_FALSE(f.player.transient_state);
}

TEST(LocalPlayerPostures, lp_70_ready_ends_auto_run) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  f.press(kReady);
  EXPECT_FALSE(f.player.auto_run);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady);
}

TEST(LocalPlayerPostures, lp_71_a_forward_key_that_is_released_during_auto_run_issues_nothing) {
  PlayerFixture f;
  f.press(command::kWalkBackwards);
  set_auto_run(f.world, f.out(), true);
  f.settle();
  f.sent();
  f.release(command::kWalkBackwards);
  EXPECT_EQ(f.sent(), kMove);
  EXPECT_TRUE(f.player.substates.empty());
  EXPECT_TRUE(f.motion_interp().pending.empty()) << "nothing was begun anew";
  f.press(command::kTurnLeft);
  f.release(command::kTurnLeft);
  EXPECT_EQ(f.motion_interp().raw.turn_command, 0u) << "other keys end as ever";
}

TEST(LocalPlayerPostures, lp_71_a_turn_that_is_held_into_a_posture_goes_on_after_its_release) {
  PlayerFixture f;
  f.press(command::kTurnLeft);
  f.press(kCrouch);
  f.sent();
  f.release(command::kTurnLeft);
  EXPECT_EQ(f.take<MoveToState>().raw.state.turn_command, command::kTurnLeft);
  EXPECT_TRUE(f.player.turns.empty());
}

TEST(LocalPlayerPostures, lp_72_auto_run_is_switched_only_on_a_change) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  EXPECT_EQ(f.sent(), kMove);
  set_auto_run(f.world, f.out(), true);
  EXPECT_EQ(f.sent(), "");
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  set_auto_run(f.world, f.out(), false);
  EXPECT_EQ(f.sent(), "") << "it ended when control was lost";
  EXPECT_TRUE(is_moving_to(f.context(), f.actor()));
}

TEST(LocalPlayerHoldKeys, lp_73_a_turn_that_is_held_becomes_a_sidestep_and_a_turn_again) {
  PlayerFixture f;
  f.press(command::kTurnRight);
  f.sent();
  f.press(command::kHoldSidestep);
  const auto sidestep = f.take<MoveToState>();
  EXPECT_EQ(sidestep.raw.state.turn_command, 0u);
  EXPECT_EQ(sidestep.raw.state.sidestep_command, command::kSideStepRight);
  EXPECT_EQ(f.player.turns.front().motion, command::kTurnRight) << "the list keeps the turn";
  f.release(command::kTurnRight);
  EXPECT_EQ(f.take<MoveToState>().raw.state.sidestep_command, 0u);
  EXPECT_TRUE(f.player.turns.empty());
}

TEST(LocalPlayerHoldKeys, lp_73_what_nobody_holds_ends_under_its_own_name) {
  PlayerFixture f;
  f.press(command::kTurnLeft);
  f.player.turns.clear();
  f.press(command::kHoldSidestep);
  EXPECT_EQ(f.motion_interp().raw.turn_command, 0u);
}

TEST(LocalPlayerHoldKeys, lp_73_turns_of_the_mouse_are_not_changed) {
  PlayerFixture f;
  f.press(command::kHoldSidestep);
  press_key(f.world, f.out(), kMouseTurn);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnRight);
  EXPECT_EQ(f.motion_interp().raw.sidestep_command, 0u);
}

TEST(LocalPlayerHoldKeys, lp_73_at_level_0_the_server_is_asked_for_sidesteps) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = 0;
  f.player.hold_sidestep = true;
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.take<wire::DoMovementCommand>().motion, command::kSideStepLeft);
  f.release(command::kTurnLeft);
  EXPECT_EQ(f.take<wire::StopMovementCommand>().motion, command::kSideStepLeft);
}

TEST(LocalPlayerFocus, lp_74_only_keys_of_the_keyboard_are_lost) {
  PlayerFixture f;
  press_key(f.world, f.out(), kMouseTurn);
  f.press(command::kTurnRight);
  f.press(command::kTurnLeft);
  f.press(command::kHoldSidestep);
  set_auto_run(f.world, f.out(), true);
  f.sent();
  lose_focus(f.world, f.out());
  EXPECT_EQ(f.sent(), kMove);
  ASSERT_EQ(f.player.turns.size(), 1u);
  EXPECT_EQ(f.player.turns.front(), kMouseTurn);
  EXPECT_EQ(f.motion_interp().raw.turn_speed, 0.7f);
  EXPECT_EQ(f.motion_interp().raw.sidestep_command, 0u);
  EXPECT_FALSE(f.player.hold_sidestep);
  EXPECT_TRUE(f.player.auto_run);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
}

TEST(LocalPlayerFocus, lp_74_in_the_servers_hands_only_the_keys_are_forgotten) {
  PlayerFixture f;
  f.hold_run(true);
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  lose_focus(f.world, f.out());
  EXPECT_EQ(f.sent(), "");
  EXPECT_TRUE(f.player.substates.empty());
  EXPECT_FALSE(f.player.hold_run);
  EXPECT_TRUE(is_moving_to(f.context(), f.actor()));
}

TEST(LocalPlayerFocus, lp_75_disable_clears_the_mouse_too_and_enable_asserts_the_run_key) {
  PlayerFixture f;
  press_key(f.world, f.out(), kMouseTurn);
  f.hold_run(true);
  f.sent();
  set_enabled(f.world, f.out(), false);
  EXPECT_EQ(f.take<MoveToState>().raw.state.turn_command, 0u);
  EXPECT_TRUE(f.player.turns.empty());
  EXPECT_FALSE(f.player.hold_run);
  set_enabled(f.world, f.out(), false);
  EXPECT_EQ(f.sent(), "") << "once";
  f.player.options.run_as_default = true;
  set_enabled(f.world, f.out(), true);
  EXPECT_EQ(f.motion_interp().raw.current_hold_key, HoldKey::Run);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerFocus, lp_75_disable_leaves_who_sits) {
  PlayerFixture f;
  f.press(kCrouch);
  f.sent();
  set_enabled(f.world, f.out(), false);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kCrouch);
}

TEST(LocalPlayerFocus, lp_76_a_stop_forgets_all_keys) {
  PlayerFixture f;
  f.press(kWalk);
  press_key(f.world, f.out(), kMouseTurn);
  f.press(command::kSideStepLeft);
  f.sent();
  stop_player(f.world, f.out());
  EXPECT_EQ(f.sent(), kMove);
  EXPECT_TRUE(f.player.substates.empty() && f.player.turns.empty() && f.player.sidesteps.empty());
  for (int i = 0; i < 30; ++i) f.frame();
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady);
  EXPECT_EQ(f.motion_interp().raw.turn_command, 0u);
}

TEST(LocalPlayerFocus, lp_77_the_option_counts_when_the_player_appears_and_when_control_is_taken) {
  PlayerFixture f;
  f.player.options.run_as_default = true;
  f.player.controlled_by_server = true;
  f.press(kWalk);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  f.press(command::kHoldRun);
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
  EXPECT_TRUE(f.player.hold_run);
  EXPECT_FALSE(f.player.runs());
}

TEST(LocalPlayerFocus, lp_77_at_level_0_the_server_is_told) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = 0;
  f.player.options.run_as_default = true;
  f.press(kWalk);
  EXPECT_EQ(f.take<wire::DoMovementCommand>().hold_key, HoldKey::Run);
}

TEST(LocalPlayerLists, lp_74_the_same_command_of_keyboard_and_mouse_are_two_entries) {
  PlayerFixture f;
  f.press(command::kTurnRight);
  press_key(f.world, f.out(), kMouseTurn);
  EXPECT_EQ(f.player.turns.size(), 2u);
  release_key(f.world, f.out(), kMouseTurn);
  ASSERT_EQ(f.player.turns.size(), 1u);
  EXPECT_EQ(f.player.turns.front().device, Device::Keyboard);
  EXPECT_EQ(f.motion_interp().raw.turn_speed, 1.0f);
}

}  // namespace
}  // namespace acm::test
