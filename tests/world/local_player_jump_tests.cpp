// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "world/player_fixture.h"

#include <gtest/gtest.h>

namespace acm::test {
namespace {

using wire::MoveToState;

TEST(LocalPlayerJump, lp_40_a_charge_takes_one_second_and_sends_the_long_jump) {
  PlayerFixture f;
  EXPECT_EQ(f.press(command::kJump), MotionError::None);
  EXPECT_EQ(f.take<MoveToState>().contact, MoveToState::kContact | MoveToState::kStandingLongJump);
  f.clock() = 0.25;
  EXPECT_FLOAT_EQ(jump_level(f.world), 0.25f);
  f.press(command::kJump);
  EXPECT_EQ(f.sent(), "") << "one is pending";
  EXPECT_FLOAT_EQ(jump_level(f.world), 0.25f);
  f.interpreted().current_style = command::kDualWieldCombat;
  EXPECT_FLOAT_EQ(jump_level(f.world), 0.3125f) << "0.8 s with two weapons";
  f.clock() = 9.0;
  EXPECT_EQ(jump_level(f.world), 1.0f);
}

TEST(LocalPlayerJump, lp_40_a_charge_that_is_not_allowed_is_none) {
  PlayerFixture f;
  f.actor().weenie.can_jump = false;
  EXPECT_EQ(f.press(command::kJump), MotionError::CantJumpLoadedDown);
  EXPECT_FALSE(f.player.charging_jump);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerJump, lp_41_the_release_jumps_and_sends_the_velocity_in_the_bodys_axes) {
  PlayerFixture f;
  set_heading(f.body().position.frame, 90.0f);
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  f.press(command::kJump);
  f.sent();
  const double sent = f.player.last_sent_time;
  f.clock() = 0.5;
  EXPECT_EQ(f.release(command::kJump), MotionError::None);
  const auto m = f.take<wire::Jump>();
  EXPECT_FLOAT_EQ(m.extent, 0.5f);
  EXPECT_NEAR(m.velocity.x, 0.0f, 1e-5f);
  EXPECT_NEAR(m.velocity.y, 4.0f, 1e-5f) << "forwards, though the body faces east";
  EXPECT_NEAR(m.velocity.z, 3.5f, 1e-5f);
  EXPECT_EQ(m.form, wire::Jump::Form::Retail);
  EXPECT_EQ(m.position, f.body().position);
  EXPECT_EQ(m.timestamps.instance, 8);
  EXPECT_EQ(m.timestamps.force_position, 6);
  EXPECT_EQ(f.player.last_sent_time, sent);
  EXPECT_FALSE(f.body().on_walkable);
}

TEST(LocalPlayerJump, lp_41_the_charge_has_ended_before_the_jump_and_is_never_nothing) {
  PlayerFixture f;
  f.press(command::kJump);
  f.sent();
  EXPECT_EQ(f.release(command::kJump), MotionError::None);
  EXPECT_FLOAT_EQ(f.take<wire::Jump>().extent, 0.001f);
  EXPECT_FALSE(f.motion_interp().standing_longjump);
  EXPECT_FALSE(f.player.charging_jump);
}

TEST(LocalPlayerJump, lp_41_a_refused_jump_is_not_sent) {
  PlayerFixture f;
  f.press(command::kJump);
  f.sent();
  f.body().contact = f.body().on_walkable = false;
  EXPECT_EQ(f.release(command::kJump), MotionError::NotInContact);
  EXPECT_EQ(f.release(command::kJump), MotionError::None) << "there is no charge";
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerJump, lp_42_neither_leaving_nor_hitting_the_ground_sends_a_movement) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kJump);
  f.run_until(0.3);
  f.sent();
  f.release(command::kJump);
  EXPECT_EQ(f.sent(), "Jump");
  f.run_until(2.0);
  EXPECT_TRUE(f.body().grounded());
  EXPECT_EQ(f.sent().find(kMove), std::string::npos);
}

TEST(LocalPlayerJump, lp_43_at_level_0_the_server_is_asked_for_a_jump_of_extent_0) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = 0;
  f.press(command::kJump);
  EXPECT_EQ(f.sent(), "");
  f.clock() = 0.8;
  f.release(command::kJump);
  EXPECT_EQ(f.take<wire::JumpNonAutonomous>().extent, 0.0f);
  EXPECT_TRUE(f.body().grounded());
}

TEST(LocalPlayerJump, lp_44_in_the_air_keys_are_sent_and_positions_are_not) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kJump);
  f.run_until(0.7);
  f.sent();
  f.release(command::kJump);
  f.sent();
  f.pass(kFrame);
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.take<MoveToState>().contact, 0);
  f.body().position.frame.origin.y += 30.0f;
  f.frame();
  EXPECT_FALSE(f.body().grounded());
  EXPECT_EQ(f.sent(), "") << "not even for another cell";
}

TEST(LocalPlayerJump, lp_44_landing_on_another_plane_is_sent_in_its_frame) {
  PlayerFixture f;
  f.press(command::kJump);
  f.run_until(0.2);
  f.release(command::kJump);
  f.sent();
  stand_on(f, {{0.0f, 0.0f, 1.0f}, 0.001f});
  while (!f.body().grounded()) {
    EXPECT_EQ(f.sent(), "");
    f.frame();
  }
  EXPECT_EQ(f.sent(), "AutonomousPosition");
}

TEST(LocalPlayerJump, lp_44_landing_in_the_servers_hands_keeps_to_the_servers_motion) {
  for (const bool own : {true, false}) {
    PlayerFixture f;
    f.press(kWalk);
    f.body().last_move_was_autonomous = own;
    f.interpreted().forward_command = kRun;  // what the server said
    set_ground_contact(f.context(), f.actor(), false, false);
    set_ground_contact(f.context(), f.actor(), true, true);
    EXPECT_EQ(f.interpreted().forward_command, own ? kWalk : kRun);
  }
}

TEST(LocalPlayerTurn, lp_45_a_turn_to_a_heading_moves_the_body_and_sends_nothing) {
  PlayerFixture f;
  turn_player_to(f.world, 90.0f, true);
  EXPECT_TRUE(is_moving_to(f.context(), f.actor()));
  EXPECT_FLOAT_EQ(f.interpreted().turn_speed, 1.5f) << "with the run key";
  EXPECT_EQ(f.sent(), "");
  for (int i = 0; i < 60; ++i) f.pass(kFrame);
  EXPECT_NEAR(heading_of(f.body().position.frame), 90.0f, 0.01f);
}

}  // namespace
}  // namespace acm::test
