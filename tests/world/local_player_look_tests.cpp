// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Mouse look (managers LP-78).
#include "actor/move_to.h"
#include "world/player_fixture.h"
#include "world/player_messages.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

namespace acm::test {
namespace {

using wire::MoveToState;

void begin_look(PlayerFixture& f) {
  begin_mouse_look(f.world, f.out());
}
void turn_mouse(PlayerFixture& f, float speed) {
  EXPECT_EQ(mouse_turn(f.world, f.out(), speed), MotionError::None);
}
void end_look(PlayerFixture& f) {
  end_mouse_look(f.world, f.out());
}

TEST(LocalPlayerLook, lp_78_beginning_and_end_are_sent_at_once) {
  PlayerFixture f;
  begin_look(f);
  EXPECT_EQ(f.sent(), kMove);
  begin_look(f);
  EXPECT_EQ(f.sent(), "") << "it runs already";
  end_look(f);
  EXPECT_EQ(f.sent(), kMove);
  end_look(f);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerLook, lp_78_a_turn_that_is_held_sidesteps_at_speed_1_and_comes_back) {
  PlayerFixture f;
  f.press(command::kTurnLeft, 0.5f);
  f.sent();
  begin_look(f);
  const auto during = f.take<MoveToState>();
  EXPECT_EQ(during.raw.state.turn_command, 0u);
  EXPECT_EQ(during.raw.state.sidestep_command, command::kSideStepLeft);
  EXPECT_EQ(during.raw.state.sidestep_speed, 1.0f);
  end_look(f);
  const auto after = f.take<MoveToState>();
  EXPECT_EQ(after.raw.state.turn_command, command::kTurnLeft);
  EXPECT_EQ(after.raw.state.turn_speed, 0.5f);
  EXPECT_EQ(after.raw.state.sidestep_command, 0u);
}

TEST(LocalPlayerLook, lp_78_the_mouse_turns_with_the_run_key_also_in_walk_mode) {
  PlayerFixture f;
  begin_look(f);
  turn_mouse(f, 0.8f);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnRight);
  EXPECT_EQ(f.motion_interp().raw.turn_hold_key, HoldKey::Run);
  EXPECT_EQ(f.motion_interp().raw.turn_speed, 0.8f);
  EXPECT_EQ(f.motion_interp().raw.current_hold_key, HoldKey::None);
  turn_mouse(f, -0.3f);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnLeft);
  EXPECT_EQ(f.motion_interp().raw.turn_speed, 0.3f);
  turn_mouse(f, 0.0f);
  EXPECT_EQ(f.motion_interp().raw.turn_command, 0u);
}

TEST(LocalPlayerLook, lp_78_keys_sidestep_while_the_mouse_turns) {
  PlayerFixture f;
  begin_look(f);
  turn_mouse(f, 0.8f);
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnRight);
  EXPECT_EQ(f.motion_interp().raw.sidestep_command, command::kSideStepLeft);
  turn_mouse(f, 0.4f);
  f.release(command::kTurnLeft);
  EXPECT_EQ(f.motion_interp().raw.sidestep_command, 0u);
  EXPECT_EQ(f.motion_interp().raw.turn_speed, 0.4f);
}

TEST(LocalPlayerLook, lp_78_turns_are_sent_at_most_every_half_second) {
  PlayerFixture f;
  begin_look(f);
  f.sent();
  int moves = 0;
  for (int i = 0; i < 60; ++i) {
    turn_mouse(f, 0.2f + 0.01f * static_cast<float>(i));
    f.frame();
    for (const wire::Message& m : messages_in(f.out())) moves += std::holds_alternative<MoveToState>(m);
    f.out().clear();
  }
  EXPECT_EQ(moves, 3) << "in two seconds: each more than half a second after the last";
}

TEST(LocalPlayerLook, lp_78_exactly_half_a_second_is_too_early) {
  PlayerFixture f;
  f.clock() = 1.0;
  begin_look(f);
  f.sent();
  f.clock() = 1.5;
  turn_mouse(f, 0.8f);
  EXPECT_EQ(f.sent(), "");
  f.clock() = 1.5 + 1e-9;
  turn_mouse(f, 0.7f);
  EXPECT_EQ(f.sent(), kMove);
}

TEST(LocalPlayerLook, lp_78_the_last_turn_is_sent_when_its_time_has_come) {
  PlayerFixture f;
  begin_look(f);
  turn_mouse(f, 0.8f);
  turn_mouse(f, 0.0f);
  f.sent();
  f.run_until(0.45);
  EXPECT_EQ(f.sent(), "");
  f.run_until(0.6);
  EXPECT_EQ(f.take<MoveToState>().raw.state.turn_command, 0u);
  f.run_until(2.0);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerLook, lp_78_the_select_button_runs_forward) {
  PlayerFixture f;
  begin_look(f);
  f.sent();
  const KeyCommand select{kWalk, 1.0f, KeyCommand::Device::Mouse, true};
  press_key(f.world, f.out(), select);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  release_key(f.world, f.out(), select);
  EXPECT_EQ(f.take<MoveToState>().raw.state.forward_command, kReady);
}

TEST(LocalPlayerLook, lp_78_not_in_portal_space_nor_at_level_0_nor_outside_of_it) {
  PlayerFixture f;
  turn_mouse(f, 0.8f);
  EXPECT_EQ(f.motion_interp().raw.turn_command, 0u);
  announce_teleport(f);
  begin_look(f);
  EXPECT_FALSE(f.player.look.is_on);
  f.world.client.waits_for_teleport = false;
  f.world.client.viewer.autonomy_level = 0;
  begin_look(f);
  EXPECT_FALSE(f.player.look.is_on);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerLook, lp_78_in_the_servers_hands_a_turn_takes_over_and_beginning_does_not) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  begin_look(f);
  EXPECT_EQ(f.sent(), "");
  EXPECT_TRUE(is_moving_to(f.context(), f.actor()));
  turn_mouse(f, 0.5f);
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_FALSE(is_moving_to(f.context(), f.actor()));
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnRight);
}

TEST(LocalPlayerLook, lp_78_the_mouse_goes_on_without_focus_and_ends_with_a_stop) {
  PlayerFixture f;
  begin_look(f);
  turn_mouse(f, 0.5f);
  f.press(command::kTurnLeft);
  lose_focus(f.world, f.out());
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnRight);
  EXPECT_EQ(f.motion_interp().raw.sidestep_command, 0u);
  stop_player(f.world, f.out());
  EXPECT_EQ(f.motion_interp().raw.turn_command, 0u);
  turn_mouse(f, 0.5f);
  EXPECT_EQ(f.motion_interp().raw.turn_command, command::kTurnRight) << "the look goes on";
}

TEST(LocalPlayerLook, snapshots_and_hashes_know_it) {
  PlayerFixture f;
  const std::uint64_t at_rest = state_hash(f.world);
  begin_look(f);
  turn_mouse(f, 0.5f);
  f.player.options.run_as_default = true;
  PlayerFixture other;
  ASSERT_TRUE(read_snapshot(other.world, write_snapshot(f.world)));
  EXPECT_FALSE(first_difference(f.world, other.world).found);
  EXPECT_EQ(other.player.look, f.player.look);
  EXPECT_TRUE(other.player.options.run_as_default);
  const std::uint64_t looking = state_hash(f.world);
  EXPECT_NE(looking, at_rest);
  f.player.look.is_on = false;
  EXPECT_NE(state_hash(f.world), looking);
  EXPECT_EQ(first_difference(f.world, other.world).field, "local_player.look.is_on");
}

}  // namespace
}  // namespace acm::test
