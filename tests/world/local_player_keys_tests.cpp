// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "world/player_fixture.h"
#include "world/player_messages.h"

#include <gtest/gtest.h>

namespace acm::test {
namespace {

using Device = KeyCommand::Device;
using wire::MoveToState;

TEST(LocalPlayerKeys, lp_3_the_newest_key_is_in_force_and_its_release_restarts_the_other) {
  PlayerFixture f;
  f.press(command::kTurnRight);
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnLeft);
  f.release(command::kTurnLeft);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnRight);
  f.press(command::kTurnLeft);
  f.release(command::kTurnRight);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnLeft) << "the one let go was not in force";
  f.release(command::kTurnLeft);
  EXPECT_EQ(f.motion_interp().raw.turn_command, 0u);
}

TEST(LocalPlayerKeys, lp_3_each_axis_has_its_list) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kTurnLeft);
  f.press(command::kSideStepRight);
  f.press(command::kWalkBackwards);
  EXPECT_EQ(f.player.substates.size(), 2u);
  EXPECT_EQ(f.player.turns.size(), 1u);
  EXPECT_EQ(f.player.sidesteps.size(), 1u);
  EXPECT_EQ(f.motion_interp().raw.forward_command, command::kWalkBackwards);
  f.release(command::kWalkBackwards);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kWalk);
  f.release(kWalk);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnLeft);
}

TEST(LocalPlayerKeys, lp_3_postures_are_not_held) {
  PlayerFixture f;
  f.press(kCrouch);
  EXPECT_TRUE(f.player.substates.empty());
  f.release(kCrouch);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kCrouch);
}

TEST(LocalPlayerKeys, lp_3_a_new_key_ends_auto_run) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  f.press(command::kTurnRight);
  EXPECT_TRUE(f.player.auto_run);
  f.press(command::kWalkBackwards);
  EXPECT_FALSE(f.player.auto_run);
}

TEST(LocalPlayerKeys, lp_3_any_number_of_commands_can_be_pressed) {
  PlayerFixture f;
  for (Command n = 0; n < 40; ++n) f.press(kSubStateClass | kToggleClass | n);
  EXPECT_EQ(f.player.substates.size(), LocalPlayer::kMaxHeld);
  EXPECT_EQ(f.player.substates.front().motion, kSubStateClass | kToggleClass | 39);
}

TEST(LocalPlayerFrame, lp_4_a_keys_message_precedes_the_positions_decision_of_its_frame) {
  PlayerFixture f;
  f.press(kWalk);
  f.run_until(1.5);
  f.sent();
  f.pass(kFrame);
  f.release(kWalk);
  update(f.world, f.out());
  EXPECT_EQ(f.sent(), kMove) << "the key put the position off by a second";
}

TEST(LocalPlayerMovement, lp_20_it_carries_the_raw_state_after_the_command_the_position_and_four_timestamps) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  const auto m = f.take<MoveToState>();
  EXPECT_EQ(m.raw.state.forward_command, kWalk) << "not RunForward";
  EXPECT_EQ(m.raw.state.current_hold_key, HoldKey::Run);
  EXPECT_EQ(m.position, f.body().position);
  EXPECT_EQ(m.timestamps.instance, 8);
  EXPECT_EQ(m.timestamps.server_control, 5);
  EXPECT_EQ(m.timestamps.teleport, 4);
  EXPECT_EQ(m.timestamps.force_position, 6);
  EXPECT_EQ(m.contact, MoveToState::kContact);
  EXPECT_EQ(m.action, 1u);
}

TEST(LocalPlayerMovement, lp_20_it_is_sent_in_the_air_and_in_the_servers_hands_but_not_at_level_0) {
  PlayerFixture f;
  f.body().contact = f.body().on_walkable = false;
  f.player.controlled_by_server = true;
  EXPECT_TRUE(send_movement(f.world, f.out()));
  EXPECT_EQ(f.take<MoveToState>().contact, 0);
  f.world.client.viewer.autonomy_level = 0;
  EXPECT_FALSE(send_movement(f.world, f.out()));
}

TEST(LocalPlayerMovement, lp_20_the_position_is_sent_in_the_cell_where_it_lies) {
  PlayerFixture f;
  f.body().position = {0xA9B40033, {{193.0f, 50.0f, 0.0f}, {}}};
  send_movement(f.world, f.out());
  const Position sent = f.take<MoveToState>().position;
  EXPECT_EQ(sent.cell, 0xAAB40003u);
  EXPECT_EQ(sent.frame.origin, (Vec3{1.0f, 50.0f, 0.0f}));
}

TEST(LocalPlayerMovement, lp_21_it_moves_the_clock_of_positions_and_nothing_else) {
  PlayerFixture f;
  const Position before = f.player.last_sent_position;
  f.run_until(0.7);
  f.body().position.frame.origin.y += 1.0f;
  f.press(command::kTurnRight);
  EXPECT_NEAR(f.player.last_sent_time, 0.7, 0.02);
  EXPECT_EQ(f.player.last_sent_position, before);
}

TEST(LocalPlayerMovement, lp_22_every_keyboard_command_sends_also_one_that_does_nothing) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(kWalk);
  f.release(command::kTurnLeft);
  f.press(command::kWalkBackwards);
  f.release(kWalk);
  EXPECT_EQ(f.sent(), "MoveToState MoveToState MoveToState MoveToState MoveToState");
}

TEST(LocalPlayerMovement, lp_22_the_mouse_sends_only_what_changes_something) {
  PlayerFixture f;
  const KeyCommand turn{command::kTurnRight, 0.7f, Device::Mouse, false};
  press_key(f.world, f.out(), turn);
  press_key(f.world, f.out(), turn);
  EXPECT_EQ(f.sent(), kMove);
  release_key(f.world, f.out(), {command::kTurnLeft, 1.0f, Device::Mouse, false});
  EXPECT_EQ(f.sent(), "");
  release_key(f.world, f.out(), turn);
  EXPECT_EQ(f.sent(), kMove);
}

TEST(LocalPlayerMovement, lp_22_hold_keys_as_commands_send_only_from_one_who_moves) {
  PlayerFixture f;
  f.press(command::kHoldRun);
  f.release(command::kHoldRun);
  f.press(command::kHoldSidestep);
  EXPECT_TRUE(f.player.hold_sidestep);
  EXPECT_EQ(f.sent(), "");
  f.press(kWalk);
  f.sent();
  f.press(command::kHoldRun);
  EXPECT_EQ(f.take<MoveToState>().raw.state.current_hold_key, HoldKey::Run);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
}

TEST(LocalPlayerMovement, lp_22_auto_run_and_the_run_option_send) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  set_auto_run(f.world, f.out(), false);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kReady);
  EXPECT_EQ(f.interpreted().forward_command, kReady);
  set_hold_run(f.world, f.out(), true, RunSource::Option);
  EXPECT_EQ(f.sent(), kMove);
}

TEST(LocalPlayerMovement, lp_22_an_emote_stops_first_and_so_sends_twice) {
  PlayerFixture f;
  f.press(kWalk);
  f.sent();
  f.press(kWave);
  EXPECT_EQ(f.sent(), "MoveToState MoveToState");
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady);
  EXPECT_EQ(f.motion_interp().raw_actions.size(), 1u);
}

TEST(LocalPlayerMovement, lp_22_losing_the_keyboard_lets_go_and_sends) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kTurnRight);
  f.sent();
  lose_focus(f.world, f.out());
  const auto m = f.take<MoveToState>();
  EXPECT_EQ(m.raw.state.forward_command, kReady);
  EXPECT_EQ(m.raw.state.turn_command, 0u);
  EXPECT_TRUE(f.player.substates.empty() && f.player.turns.empty());
}

TEST(LocalPlayerMovement, lp_22_losing_the_keyboard_sends_nothing_in_the_servers_hands) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  lose_focus(f.world, f.out());
  set_enabled(f.world, f.out(), false);
  EXPECT_EQ(f.sent(), "");
  EXPECT_TRUE(is_moving_to(f.context(), f.actor()));
}

TEST(LocalPlayerMovement, lp_22_disabling_sends_and_keys_then_do_nothing) {
  PlayerFixture f;
  f.press(kWalk);
  f.sent();
  set_enabled(f.world, f.out(), false);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kReady);
  f.press(kWalk);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerMovement, lp_23_the_run_key_sends_when_it_changes_a_movement) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true);
  EXPECT_EQ(f.sent(), "") << "standing still";
  f.press(kWalk);
  f.sent();
  set_hold_run(f.world, f.out(), true);
  EXPECT_EQ(f.sent(), "") << "no change";
  set_hold_run(f.world, f.out(), false);
  EXPECT_EQ(f.sent(), kMove);
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
  f.player.options.run_key_sends = false;
  set_hold_run(f.world, f.out(), true);
  EXPECT_EQ(f.sent(), "") << "as no send was found in retail";
}

TEST(LocalPlayerMotion, lp_24_an_action_carries_the_counter_which_advances_on_success) {
  PlayerFixture f;
  f.press(kWave);
  const MotionAction action = f.motion_interp().raw_actions.at(f.pool(), 0);
  EXPECT_EQ(action.timestamp, 1);
  EXPECT_TRUE(action.autonomous);
  EXPECT_EQ(f.player.action_stamp, 2u);
  f.press(kWalk);
  EXPECT_EQ(f.player.action_stamp, 2u);
  f.body().contact = f.body().on_walkable = false;
  EXPECT_EQ(f.press(kWave), MotionError::NotInContact);
  EXPECT_EQ(f.player.action_stamp, 2u);
}

TEST(LocalPlayerMotion, lp_24_the_mouse_names_its_hold_key_and_the_keyboard_does_not) {
  PlayerFixture f;
  press_key(f.world, f.out(), {kWalk, 1.0f, Device::Mouse, true});
  EXPECT_EQ(f.motion_interp().raw.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(f.motion_interp().raw.current_hold_key, HoldKey::None) << "it sets no key";
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  press_key(f.world, f.out(), {command::kTurnRight, 1.0f, Device::Mouse, false});
  EXPECT_EQ(f.motion_interp().raw.turn_hold_key, HoldKey::None);
  f.press(command::kSideStepLeft);
  EXPECT_EQ(f.motion_interp().raw.sidestep_hold_key, HoldKey::Invalid);
}

TEST(LocalPlayerMotion, lp_24_the_speed_of_the_command_counts) {
  PlayerFixture f;
  f.press(command::kTurnRight, 0.5f);
  EXPECT_EQ(f.motion_interp().raw.turn_speed, 0.5f);
}

TEST(LocalPlayerMotion, lp_24_the_dead_drop_keys_and_auto_run) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  f.press(command::kTurnRight);
  f.sent();
  f.interpreted().forward_command = command::kDead;
  f.press(kWalk);
  EXPECT_FALSE(f.player.auto_run);
  EXPECT_TRUE(f.player.substates.empty() && f.player.turns.empty());
  EXPECT_EQ(f.interpreted().forward_command, command::kDead);
  EXPECT_EQ(f.sent(), "");
}

}  // namespace
}  // namespace acm::test
