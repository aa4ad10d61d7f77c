// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "world/player_fixture.h"
#include "world/player_messages.h"

#include <gtest/gtest.h>

namespace acm::test {
namespace {

using Device = KeyCommand::Device;
using wire::PositionEffect;

TEST(LocalPlayerControl, lp_50_losing_it_ends_auto_run_and_charge_and_nothing_else) {
  PlayerFixture f;
  f.press(command::kTurnLeft);
  set_auto_run(f.world, f.out(), true);
  f.release(command::kTurnLeft);
  f.press(command::kSideStepLeft);
  f.player.charging_jump = f.motion_interp().standing_longjump = true;
  f.sent();
  f.world.clear_events();
  lose_control_to_server(f.world);
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_FALSE(f.player.auto_run);
  EXPECT_FALSE(f.player.charging_jump);
  EXPECT_FALSE(f.motion_interp().standing_longjump);
  EXPECT_EQ(f.player.sidesteps.size(), 1u);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kWalk) << "no motion is stopped";
  EXPECT_EQ(f.sent(), "");
  EXPECT_EQ(all(f.world, EventType::ControlLost).size(), 1u);
  lose_control_to_server(f.world);
  EXPECT_EQ(all(f.world, EventType::ControlLost).size(), 1u) << "reported once";
}

TEST(LocalPlayerControl, lp_50_at_level_0_there_is_nothing_to_lose) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = 0;
  f.player.auto_run = true;
  lose_control_to_server(f.world);
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_TRUE(f.player.auto_run);
}

TEST(LocalPlayerControl, lp_51_a_motion_that_the_server_decided_takes_control) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.frame();
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_FALSE(f.body().last_move_was_autonomous);
  EXPECT_EQ(all(f.world, EventType::ControlLost).size(), 1u);
}

TEST(LocalPlayerControl, lp_51_an_echo_only_stores_its_timestamps) {
  PlayerFixture f;
  f.press(kWalk);
  const wire::UpdateMotion echo = motion_of(f.timestamps(), true);
  EXPECT_FALSE(receive(f, echo));
  EXPECT_EQ(f.timestamps()[wire::Timestamp::Movement], echo.movement);
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
}

wire::CreateObject description_of(PlayerFixture& f, bool autonomous) {
  using P = wire::PhysicsDescription;
  wire::CreateObject m;
  m.guid = PlayerFixture::kGuid;
  m.physics.flags = P::kPosition | P::kSetup | P::kMotionTable | P::kMovement;
  m.physics.state = physics_state::kDefault;
  m.physics.has_body = true;
  m.physics.body.content = wire::InterpretedMotionStatePack();
  m.physics.autonomous = autonomous;
  m.physics.position = f.body().position;
  m.physics.setup = kSampleMannequin;
  m.physics.motion_table = TableSketch::kTableId;
  m.physics.timestamps = f.timestamps();
  return m;
}

TEST(LocalPlayerControl, lp_52_the_players_own_description_decides_who_begins) {
  for (const bool autonomous : {true, false}) {
    PlayerFixture f;
    f.player.controlled_by_server = true;
    wire::CreateObject m = description_of(f, autonomous);
    ++m.physics.timestamps[wire::Timestamp::Instance];
    EXPECT_TRUE(receive(f, m));
    EXPECT_EQ(f.player.controlled_by_server, !autonomous);
    EXPECT_EQ(f.sent(), kMove) << "the first entry is sent";
  }
}

TEST(LocalPlayerControl, lp_52_a_description_of_a_known_player_takes_no_control) {
  PlayerFixture f;
  wire::CreateObject m = description_of(f, false);
  ++m.physics.timestamps[wire::Timestamp::Movement];
  ++m.physics.timestamps[wire::Timestamp::ServerControl];
  EXPECT_TRUE(receive(f, m));
  EXPECT_FALSE(f.player.controlled_by_server);
}

TEST(LocalPlayerControl, lp_52_positions_and_vectors_never_take_control) {
  PlayerFixture f;
  const Position there = moved(f.body().position, {1.0f, 0.0f, 0.0f});
  send_position(f, there);
  send_position(f, there, PositionEffect::Force);
  send_position(f, there, PositionEffect::Teleport);
  send_vector(f, {1.0f, 0.0f, 0.0f}, {});
  EXPECT_FALSE(f.player.controlled_by_server);
}

TEST(LocalPlayerControl, lp_53_taking_it_stops_the_servers_move_and_applies_the_keys) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  server_moves_to(f, {0.0f, -20.0f, 0.0f});
  interpolate_to(f.context(), f.actor(), moved(f.body().position, {1.0f, 0.0f, 0.0f}), false);
  set_hold_run(f.world, f.out(), false);
  f.sent();
  f.world.clear_events();
  take_control_from_server(f.world, f.out());
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_TRUE(f.body().last_move_was_autonomous);
  EXPECT_FALSE(is_moving_to(f.context(), f.actor()));
  EXPECT_FALSE(is_interpolating(f.world.scene, f.actor()));
  EXPECT_EQ(f.motion_interp().raw.current_hold_key, HoldKey::None) << "the run key is asserted anew";
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
  EXPECT_EQ(f.sent(), "") << "the caller sends";
  EXPECT_EQ(all(f.world, EventType::ControlRegained).size(), 1u);
}

TEST(LocalPlayerControl, lp_53_not_when_one_has_it_or_is_dead_or_at_level_0) {
  PlayerFixture f;
  take_control_from_server(f.world, f.out());
  f.player.controlled_by_server = true;
  f.world.client.viewer.autonomy_level = 0;
  take_control_from_server(f.world, f.out());
  EXPECT_TRUE(f.player.controlled_by_server);
  f.world.client.viewer.autonomy_level = 2;
  f.interpreted().forward_command = command::kDead;
  take_control_from_server(f.world, f.out());
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_TRUE(all(f.world, EventType::ControlRegained).empty());
}

TEST(LocalPlayerControl, lp_54_any_press_takes_it_at_once) {
  for (const Command key : {kWalk, command::kTurnLeft, kCrouch, command::kHoldRun, command::kJump}) {
    PlayerFixture f;
    server_moves_to(f, {0.0f, 20.0f, 0.0f});
    f.press(key);
    EXPECT_FALSE(f.player.controlled_by_server) << std::hex << key;
    EXPECT_FALSE(is_moving_to(f.context(), f.actor()));
  }
}

TEST(LocalPlayerControl, lp_54_mouse_and_auto_run_take_it_and_the_bare_run_key_does_not) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  set_hold_run(f.world, f.out(), true);
  EXPECT_TRUE(f.player.controlled_by_server);
  press_key(f.world, f.out(), {command::kTurnRight, 0.5f, Device::Mouse, false});
  EXPECT_FALSE(f.player.controlled_by_server);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  set_auto_run(f.world, f.out(), true);
  EXPECT_FALSE(f.player.controlled_by_server);
}

TEST(LocalPlayerControl, lp_54_a_held_key_resumes_when_the_servers_motion_has_drained) {
  PlayerFixture f;
  f.press(command::kTurnRight);
  server_moves_to(f, {0.0f, 3.0f, 0.0f});
  f.sent();
  int frames = 0;
  while (f.player.controlled_by_server && frames < 300) {
    f.frame();
    ++frames;
  }
  EXPECT_GT(frames, 20);
  EXPECT_LT(frames, 300);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnRight);
}

TEST(LocalPlayerControl, lp_54_without_a_key_the_server_keeps_it) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 3.0f, 0.0f});
  f.run_until(10.0);
  EXPECT_FALSE(is_moving_to(f.context(), f.actor()));
  EXPECT_TRUE(f.player.controlled_by_server) << "there is no timeout";
}

TEST(LocalPlayerControl, lp_55_a_release_in_the_servers_hands_is_silent) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  f.release(kWalk);
  EXPECT_TRUE(f.player.substates.empty());
  EXPECT_EQ(f.sent(), "");
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_TRUE(is_moving_to(f.context(), f.actor()));
}

TEST(LocalPlayerControl, lp_56_resuming_sends_nothing_unless_asked_to) {
  for (const bool sends : {false, true}) {
    PlayerFixture f;
    f.player.options.resuming_sends = sends;
    f.press(kWalk);
    f.sent();
    lose_control_to_server(f.world);
    f.settle();
    update(f.world, f.out());
    EXPECT_FALSE(f.player.controlled_by_server);
    EXPECT_EQ(f.sent(), sends ? kMove : "");
  }
}

TEST(LocalPlayerControl, lp_57_auto_run_goes_before_the_keys_and_ready_stands_in) {
  PlayerFixture f;
  f.player.auto_run = true;
  f.player.auto_run_speed = 0.5f;
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.motion_interp().raw.forward_command, kWalk);
  EXPECT_EQ(f.motion_interp().raw.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(f.motion_interp().raw.forward_speed, 0.5f);
  f.player.auto_run = false;
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady);
  f.press(kCrouch);
  f.player.transient_state = true;
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.motion_interp().raw.forward_command, kCrouch) << "a posture is left alone";
}

TEST(LocalPlayerControl, lp_57_turns_and_sidesteps_that_nobody_holds_are_stopped) {
  PlayerFixture f;
  f.press(command::kTurnRight);
  f.press(command::kSideStepRight);
  f.player.turns.clear();
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.motion_interp().raw.turn_command, 0u);
  EXPECT_EQ(f.motion_interp().raw.sidestep_command, command::kSideStepRight);
  f.player.sidesteps.clear();
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.motion_interp().raw.sidestep_command, 0u);
}

}  // namespace
}  // namespace acm::test
