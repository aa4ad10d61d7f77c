// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "world/player_fixture.h"
#include "world/player_messages.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

#include <array>

#include "support/allocation_counter.h"

namespace acm::test {
namespace {

using wire::AutonomousPosition;
using wire::PositionEffect;

TEST(LocalPlayerState, lp_1_begins_in_the_hands_of_the_server_with_nothing_held) {
  const LocalPlayer player;
  EXPECT_EQ(wire::Viewer().autonomy_level, 2);
  EXPECT_TRUE(player.controlled_by_server);
  EXPECT_TRUE(player.enabled);
  EXPECT_FALSE(player.auto_run || player.hold_run || player.hold_sidestep || player.transient_state);
  EXPECT_EQ(player.auto_run_speed, 1.0f);
  EXPECT_EQ(player.action_stamp, 1u);
  EXPECT_TRUE(player.substates.empty() && player.turns.empty() && player.sidesteps.empty());
  EXPECT_EQ(player.last_sent_position, Position{});
  EXPECT_EQ(player.last_sent_plane.normal, Vec3{});
  EXPECT_EQ(LocalPlayer::kPositionInterval, 1.0);
}

TEST(LocalPlayerState, lp_2_active_means_enabled_and_with_a_body) {
  PlayerFixture f;
  EXPECT_TRUE(is_active(f.world));
  f.world.client.viewer.player = 0x50000099;
  EXPECT_FALSE(is_active(f.world));
  f.press(kWalk);
  f.frame();
  EXPECT_EQ(f.sent(), "");
  EXPECT_EQ(f.player.substates.size(), 1u) << "a key can be held before there is a body";
  f.world.client.viewer.player = PlayerFixture::kGuid;
  set_enabled(f.world, f.out(), false);
  EXPECT_FALSE(is_active(f.world));
}

TEST(LocalPlayerAutonomy, lp_10_level_0_asks_and_simulates_nothing) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = 0;
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  const auto asked = f.take<wire::DoMovementCommand>();
  EXPECT_EQ(asked.motion, kWalk);
  EXPECT_EQ(asked.hold_key, HoldKey::Run);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady);
  f.press(command::kTurnLeft);
  f.release(command::kTurnLeft);
  f.release(kWalk);
  EXPECT_EQ(f.sent(), "DoMovementCommand StopMovementCommand StopMovementCommand");
  f.body().position.frame.origin.y += 5.0f;
  f.run_until(3.0);
  EXPECT_EQ(f.sent(), "") << "no AutonomousPosition either";
}

TEST(LocalPlayerAutonomy, lp_10_level_1_sends_keys_but_no_positions) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = 1;
  f.press(kWalk);
  EXPECT_EQ(f.sent(), kMove);
  f.run_until(3.0);
  EXPECT_EQ(f.sent(), "");
  EXPECT_GT(f.origin().y, 53.0f);
}

TEST(LocalPlayerAutonomy, lp_10_only_below_level_2_the_servers_positions_are_followed) {
  for (const std::uint8_t level : {0, 1, 2}) {
    PlayerFixture f;
    f.world.client.viewer.autonomy_level = level;
    Position p = moved(f.body().position, {3.0f, 0.0f, 0.0f});
    set_heading(p.frame, 90.0f);
    send_position(f, p);
    EXPECT_EQ(is_interpolating(f.world.scene, f.actor()), level != 2);
    for (int i = 0; i < 60; ++i) f.frame();
    EXPECT_NEAR(f.origin().x, level == 2 ? 50.0f : 53.0f, 0.06f);
    EXPECT_NEAR(heading_of(f.body().position.frame), level == 0 ? 90.0f : 0.0f, 0.1f)
        << "level 1 keeps its own heading";
  }
}

TEST(LocalPlayerAutonomy, lp_11_a_level_is_stored_and_sent_even_when_unchanged) {
  PlayerFixture f;
  EXPECT_TRUE(set_autonomy_level(f.world, f.out(), 2));
  EXPECT_EQ(f.take<wire::AutonomyLevel>().level, 2u);
  EXPECT_TRUE(set_autonomy_level(f.world, f.out(), 0));
  EXPECT_EQ(f.take<wire::AutonomyLevel>().level, 0u);
  EXPECT_FALSE(set_autonomy_level(f.world, f.out(), 3));
  EXPECT_EQ(f.sent(), "");
  EXPECT_EQ(f.world.client.viewer.autonomy_level, 0);
}

TEST(LocalPlayerAutonomy, lp_11_a_level_changes_neither_control_nor_keys) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  set_autonomy_level(f.world, f.out(), 1);
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_EQ(f.player.substates.size(), 1u);
  EXPECT_TRUE(is_moving_to(f.context(), f.actor()));
}

TEST(LocalPlayerAutonomy, lp_12_no_message_of_the_server_changes_the_level) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = 1;
  server_moves_to(f, {0.0f, 3.0f, 0.0f});
  send_position(f, f.body().position, PositionEffect::Teleport);
  send_position(f, f.body().position, PositionEffect::Force);
  send_state(f, 0);
  send_vector(f, {}, {});
  EXPECT_EQ(f.world.client.viewer.autonomy_level, 1);
}

TEST(LocalPlayerSnapshot, keys_charge_and_sent_values_are_part_of_a_snapshot) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  f.press(command::kTurnLeft);
  f.press(command::kJump);
  f.run_until(1.5);
  PlayerFixture other;
  EXPECT_TRUE(first_difference(f.world, other.world).found);
  ASSERT_TRUE(read_snapshot(other.world, write_snapshot(f.world)));
  EXPECT_FALSE(first_difference(f.world, other.world).found);
  EXPECT_EQ(jump_level(other.world), jump_level(f.world));
  f.sent();
  for (PlayerFixture* p : {&f, &other}) p->release(command::kJump);
  EXPECT_EQ(f.take<wire::Jump>().velocity, other.take<wire::Jump>().velocity);
  other.world.client.player.last_sent_time += 1.0;
  EXPECT_EQ(first_difference(f.world, other.world).field, "local_player.last_sent_time");
}

TEST(LocalPlayerOutbox, messages_without_room_are_counted_and_nothing_else_changes) {
  PlayerFixture f;
  std::array<OutboundMessage, 2> messages;
  std::array<std::byte, 200> bytes;
  Outbox out(messages, bytes);
  for (int i = 0; i < 3; ++i) {
    press_key(f.world, out, {.motion = kWalk});
    release_key(f.world, out, {.motion = kWalk});
  }
  EXPECT_EQ(out.view().size(), 2u);
  EXPECT_EQ(out.dropped(), 4u);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kReady);
  out.clear();
  EXPECT_EQ(out.dropped(), 0u);
  press_key(f.world, out, {.motion = kWalk});
  EXPECT_EQ(out.view().size(), 1u);
}

TEST(LocalPlayerOutbox, playing_allocates_nothing) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kJump);
  f.run_until(0.2);
  f.release(command::kJump);
  f.run_until(3.0);
  const AllocationCounter count;
  f.release(kWalk);
  f.press(command::kTurnLeft);
  f.press(command::kJump);
  f.frame();
  f.release(command::kJump);
  for (int i = 0; i < 60; ++i) f.frame();
  EXPECT_EQ(count.allocations(), 0u);
}

}  // namespace
}  // namespace acm::test
