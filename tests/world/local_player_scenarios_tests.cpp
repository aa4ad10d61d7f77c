// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/player_fixture.h"
#include "world/player_messages.h"

#include <gtest/gtest.h>

namespace acm::test {
namespace {

using wire::AutonomousPosition;
using wire::MoveToState;

TEST(LocalPlayerScenarios, lp_s1_one_position_a_second_after_the_key) {
  PlayerFixture f;
  f.run_until(0.9);
  f.press(kWalk);
  EXPECT_EQ(f.sent(), kMove);
  const double pressed = f.clock();
  while (f.clock() <= pressed + 1.0) {
    EXPECT_EQ(f.sent(), "");
    f.frame();
  }
  EXPECT_EQ(f.sent(), "AutonomousPosition");
}

TEST(LocalPlayerScenarios, lp_s2_another_cell_or_plane_is_sent_at_once) {
  PlayerFixture f;
  f.run_until(0.9);
  f.press(kWalk);
  f.run_until(1.2);
  f.sent();
  f.body().position.frame.origin.x += 24.0f;
  f.frame();
  EXPECT_EQ(f.sent(), "AutonomousPosition");
  const double sent = f.clock();
  f.frame();
  stand_on(f, {{0.0f, 0.0f, 1.0f}, 0.001f});
  f.frame();
  EXPECT_EQ(f.sent(), "AutonomousPosition");
  EXPECT_GT(f.player.last_sent_time, sent);
}

TEST(LocalPlayerScenarios, lp_s3_no_position_in_the_air_and_one_on_landing) {
  PlayerFixture f;
  f.run_until(1.6);
  f.press(command::kJump);
  f.run_until(2.0);
  f.sent();
  f.release(command::kJump);
  EXPECT_EQ(f.sent(), "Jump");
  f.pass(kFrame);
  f.body().position.frame.origin.y += 24.0f;
  while (!f.body().grounded()) {
    EXPECT_EQ(f.sent(), "");
    f.frame();
  }
  EXPECT_EQ(f.sent(), "AutonomousPosition");
}

TEST(LocalPlayerScenarios, lp_s4_in_the_servers_hands_a_release_is_silent_and_a_press_takes_over) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  EXPECT_EQ(f.player.substates.size(), 1u);
  f.release(kWalk);
  EXPECT_EQ(f.sent(), "");
  f.world.clear_events();
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.sent(), kMove);
  ASSERT_EQ(all<MoveFinishedEvent>(f.world).size(), 1u);
  EXPECT_EQ(all<MoveFinishedEvent>(f.world)[0].code, MotionError::ActionCancelled);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnLeft);
}

TEST(LocalPlayerScenarios, lp_s5_a_key_held_throughout_walks_on_unannounced) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 4.0f, 0.0f});
  f.sent();
  for (int i = 0; i < 300 && f.player.controlled_by_server; ++i) f.frame();
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kWalk);
  EXPECT_EQ(f.sent().find(kMove), std::string::npos);
}

TEST(LocalPlayerScenarios, lp_s6_an_echo_30_metres_away_moves_nothing) {
  PlayerFixture f;
  const Position here = f.body().position;
  EXPECT_TRUE(receive(f, update_of(f.timestamps(), moved(here, {30.0f, 0.0f, 0.0f}))));
  f.frame();
  EXPECT_EQ(f.body().position, here);
  const Constraint& constraint = *f.world.scene.constraint.find(f.actor().managers.constraint);
  EXPECT_FLOAT_EQ(constraint.offset, 30.0f);
  EXPECT_EQ(constraint.start_distance, 10.0f);
  EXPECT_EQ(constraint.max_distance, 50.0f);
}

TEST(LocalPlayerScenarios, lp_s7_a_correction_30_metres_away_moves_the_body) {
  PlayerFixture f;
  const Position there = moved(f.body().position, {30.0f, 0.0f, 0.0f});
  wire::UpdatePosition m = update_of(f.timestamps(), there);
  m.pack.force_position += 1;
  EXPECT_TRUE(receive(f, m));
  EXPECT_EQ(f.origin(), there.frame.origin);
  EXPECT_EQ(f.take<AutonomousPosition>().timestamps.force_position, m.pack.force_position);
  EXPECT_EQ(f.actor().managers.constraint, ManagerHandles::kNone);
}

TEST(LocalPlayerScenarios, lp_s8_a_teleport_places_stops_and_answers) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  f.world.clear_events();
  const Position there = moved(f.body().position, {0.0f, 60.0f, 0.0f});
  wire::UpdatePosition m = update_of(f.timestamps(), there);
  m.pack.teleport += 1;
  EXPECT_TRUE(receive(f, m));
  EXPECT_EQ(f.body().position, there);
  EXPECT_EQ(f.body().velocity, Vec3{});
  ASSERT_EQ(all<MoveFinishedEvent>(f.world).size(), 1u);
  EXPECT_EQ(all<MoveFinishedEvent>(f.world)[0].code, MotionError::Teleported);
  EXPECT_EQ(f.take<MoveToState>().timestamps.teleport, m.pack.teleport);
  EXPECT_EQ(f.world.scene.constraint.find(f.actor().managers.constraint)->position, there);
}

TEST(LocalPlayerScenarios, lp_s9_an_older_teleport_timestamp_changes_nothing) {
  PlayerFixture f;
  const wire::TimestampTable before = f.timestamps();
  wire::UpdatePosition m = update_of(f.timestamps(), moved(f.body().position, {30.0f, 0.0f, 0.0f}));
  m.pack.teleport -= 1;
  EXPECT_FALSE(receive(f, m));
  EXPECT_EQ(f.timestamps(), before);
  EXPECT_EQ(f.actor().managers.constraint, ManagerHandles::kNone);
}

TEST(LocalPlayerScenarios, lp_s10_who_crouches_with_a_key_held_stays_down_when_it_is_released) {
  PlayerFixture f;
  f.press(kWalk);
  EXPECT_EQ(f.sent(), kMove);
  f.press(kCrouch);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kCrouch);
  f.release(kWalk);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kCrouch);
  f.press(kWalk);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kWalk);
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
  f.release(kWalk);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kReady);
}

TEST(LocalPlayerScenarios, lp_s11_who_crouches_stays_down_when_the_focus_is_lost) {
  PlayerFixture f;
  f.press(kCrouch);
  f.sent();
  lose_focus(f.world, f.out());
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kCrouch);
  EXPECT_TRUE(f.player.transient_state);
}

TEST(LocalPlayerScenarios, lp_s12_auto_run_set_off_while_off_is_nothing_at_all) {
  PlayerFixture f;
  f.press(kCrouch);
  f.sent();
  set_auto_run(f.world, f.out(), false);
  EXPECT_EQ(f.sent(), "");
  EXPECT_TRUE(f.player.transient_state);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kCrouch);
}

TEST(LocalPlayerScenarios, lp_s13_a_posture_ends_auto_run) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  f.sent();
  f.press(kCrouch);
  EXPECT_FALSE(f.player.auto_run);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kCrouch);
}

TEST(LocalPlayerScenarios, lp_s14_hold_sidestep_makes_turns_sidesteps) {
  PlayerFixture f;
  f.press(command::kHoldSidestep);
  EXPECT_EQ(f.sent(), "") << "standing still";
  f.press(command::kTurnLeft);
  const auto sidestep = f.take<MoveToState>();
  EXPECT_EQ(sidestep.raw.state.sidestep_command, command::kSideStepLeft);
  EXPECT_EQ(sidestep.raw.state.turn_command, 0u);
  f.release(command::kHoldSidestep);
  const auto turn = f.take<MoveToState>();
  EXPECT_EQ(turn.raw.state.sidestep_command, 0u);
  EXPECT_EQ(turn.raw.state.turn_command, command::kTurnLeft);
}

TEST(LocalPlayerScenarios, lp_s15_the_run_key_is_lost_with_the_focus) {
  PlayerFixture f;
  f.hold_run(true);
  f.press(kWalk);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  f.sent();
  lose_focus(f.world, f.out());
  EXPECT_EQ(f.take<MoveToState>().raw.state.current_hold_key, HoldKey::None);
  f.press(kWalk);
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
}

TEST(LocalPlayerScenarios, lp_s16_a_charge_is_lost_with_the_focus) {
  PlayerFixture f;
  f.press(command::kJump);
  f.run_until(0.33);
  EXPECT_GT(jump_level(f.world), 0.2f);
  f.sent();
  lose_focus(f.world, f.out());
  EXPECT_EQ(f.take<MoveToState>().contact, MoveToState::kContact) << "no standing long jump";
  f.release(command::kJump);
  EXPECT_EQ(f.sent(), "");
  EXPECT_TRUE(f.body().grounded());
}

TEST(LocalPlayerScenarios, lp_s17_who_runs_by_itself_runs_on_when_disabled) {
  PlayerFixture f;
  f.press(command::kTurnLeft);
  set_auto_run(f.world, f.out(), true);
  f.sent();
  set_enabled(f.world, f.out(), false);
  const auto m = f.take<MoveToState>();
  EXPECT_EQ(m.raw.state.forward_command, kWalk);
  EXPECT_EQ(m.raw.state.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(m.raw.state.turn_command, 0u);
  EXPECT_TRUE(f.player.auto_run);
  EXPECT_TRUE(f.player.substates.empty() && f.player.turns.empty() && f.player.sidesteps.empty());
}

TEST(LocalPlayerScenarios, lp_s18_an_emote_makes_the_player_forget_held_keys) {
  PlayerFixture f;
  f.press(kWalk);
  f.sent();
  f.press(kWave);
  EXPECT_EQ(f.sent(), "MoveToState MoveToState");
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady);
  for (int i = 0; i < 90; ++i) f.frame();
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady) << "it is down, and does nothing";
  f.sent();
  f.release(kWalk);
  EXPECT_EQ(f.sent(), kMove);
  f.press(kWalk);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kWalk);
}

TEST(LocalPlayerScenarios, lp_s19_the_option_turns_the_run_key_round) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true, RunSource::Option);
  EXPECT_EQ(f.sent(), kMove);
  f.press(kWalk);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  f.hold_run(true);
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
  EXPECT_EQ(f.sent(), "MoveToState MoveToState");
  lose_focus(f.world, f.out());
  f.press(kWalk);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
}

}  // namespace
}  // namespace acm::test
