// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/position_manager.h"
#include "world/player_fixture.h"
#include "world/player_messages.h"

#include <gtest/gtest.h>

namespace acm::test {
namespace {

using wire::MoveToState;
using wire::PositionEffect;
using wire::PositionPack;

TEST(LocalPlayerInbound, lp_60_a_correction_goes_before_order_and_an_old_teleport_timestamp_drops) {
  PlayerFixture f;
  wire::UpdatePosition m = update_of(f.timestamps(), moved(f.body().position, {1.0f, 0.0f, 0.0f}));
  m.pack.force_position += 1;
  m.pack.position_timestamp -= 1;
  EXPECT_TRUE(receive(f, m)) << "the position stamp is not compared";
  EXPECT_EQ(f.sent(), "AutonomousPosition");
  m.pack.teleport -= 1;
  m.pack.force_position += 1;
  m.pack.position_timestamp += 5;
  const wire::TimestampTable before = f.timestamps();
  EXPECT_FALSE(receive(f, m));
  EXPECT_EQ(f.timestamps()[wire::Timestamp::Position], before[wire::Timestamp::Position]);
  EXPECT_EQ(f.timestamps()[wire::Timestamp::ForcePosition], m.pack.force_position)
      << "stored by its comparison";
}

TEST(LocalPlayerInbound, lp_61_a_correction_keeps_the_heading_and_whatever_is_under_way) {
  PlayerFixture f;
  set_heading(f.body().position.frame, 90.0f);
  f.press(kWalk);
  Position there = moved(f.body().position, {5.0f, 6.0f, 0.0f});
  set_heading(there.frame, 200.0f);
  f.sent();
  send_position(f, there, PositionEffect::Force);
  EXPECT_EQ(f.origin(), there.frame.origin);
  EXPECT_NEAR(heading_of(f.body().position.frame), 90.0f, 1e-3f);
  EXPECT_EQ(f.motion_interp().raw.forward_command, kWalk);
  EXPECT_EQ(f.actor().managers.constraint, ManagerHandles::kNone) << "no constraint";
  EXPECT_EQ(f.sent(), "AutonomousPosition");
}

TEST(LocalPlayerInbound, lp_62_a_teleport_ends_moves_and_auto_run_and_is_acknowledged) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  set_velocity(f.context(), f.actor(), {1.0f, 2.0f, 3.0f});
  interpolate_to(f.context(), f.actor(), moved(f.body().position, {1.0f, 0.0f, 0.0f}), false);
  f.sent();
  const Position there = moved(f.body().position, {0.0f, 100.0f, 0.0f});
  send_position(f, there, PositionEffect::Teleport);
  EXPECT_EQ(f.body().position, there);
  EXPECT_EQ(f.body().velocity, Vec3{});
  EXPECT_FALSE(f.player.auto_run);
  EXPECT_FALSE(is_interpolating(f.world.scene, f.actor()));
  const auto m = f.take<MoveToState>();
  EXPECT_EQ(m.timestamps.teleport, 5);
  EXPECT_EQ(m.raw.state.forward_command, kReady) << "the movement was applied anew";
  const Constraint& constraint = *f.world.scene.constraint.find(f.actor().managers.constraint);
  EXPECT_TRUE(constraint.is_constrained);
  EXPECT_EQ(constraint.position, there);
}

TEST(LocalPlayerInbound, lp_63_an_ordinary_position_sets_the_constraint) {
  PlayerFixture f;
  const Position there = moved(f.body().position, {3.0f, 4.0f, 0.0f});
  send_position(f, there);
  const Constraint& constraint = *f.world.scene.constraint.find(f.actor().managers.constraint);
  EXPECT_FLOAT_EQ(constraint.offset, 5.0f);
  EXPECT_EQ(constraint.start_distance, 10.0f);
  EXPECT_EQ(constraint.max_distance, 50.0f);
  f.body().position.cell = 0xA9B40100;
  send_position(f, f.body().position);
  EXPECT_EQ(constraint.start_distance, 5.0f) << "indoors";
  EXPECT_EQ(constraint.max_distance, 20.0f);
}

TEST(LocalPlayerInbound, lp_63_without_contact_it_is_not_followed) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = 1;
  wire::UpdatePosition m = update_of(f.timestamps(), moved(f.body().position, {3.0f, 0.0f, 0.0f}));
  m.pack.flags &= ~PositionPack::kContact;
  EXPECT_TRUE(receive(f, m));
  EXPECT_FALSE(is_interpolating(f.world.scene, f.actor()));
  EXPECT_NE(f.actor().managers.constraint, ManagerHandles::kNone);
}

TEST(LocalPlayerInbound, lp_64_silence_holds_the_body_and_an_echo_lets_it_go_on) {
  PlayerFixture f;
  send_position(f, f.body().position);
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  f.run_until(120.0);
  EXPECT_LT(f.origin().y, 50.0f + 50.0f);
  EXPECT_GT(f.origin().y, 50.0f + 46.0f);
  EXPECT_EQ(f.press(command::kJump), MotionError::None);
  EXPECT_EQ(f.release(command::kJump), MotionError::GeneralMovementFailure);
  const float held = f.origin().y;
  send_position(f, f.body().position);
  f.run_until(121.0);
  EXPECT_GT(f.origin().y, held + 3.0f);
}

TEST(LocalPlayerInbound, lp_65_a_vector_moves_the_body_only_below_level_2) {
  for (const std::uint8_t level : {0, 1, 2}) {
    PlayerFixture f;
    f.world.client.viewer.autonomy_level = level;
    send_vector(f, {1.0f, 0.0f, 5.0f}, {0.0f, 0.0f, 2.0f});
    EXPECT_EQ(f.body().velocity, (level == 2 ? Vec3{} : Vec3{1.0f, 0.0f, 5.0f}));
    EXPECT_EQ(f.body().omega, (level == 2 ? Vec3{} : Vec3{0.0f, 0.0f, 2.0f}));
  }
}

TEST(LocalPlayerInbound, lp_65_a_teleport_is_awaited_until_the_player_is_seen_again) {
  PlayerFixture f;
  announce_teleport(f);
  EXPECT_TRUE(f.world.client.waits_for_teleport);
  send_state(f, physics_state::kHidden | physics_state::kGravity);
  EXPECT_TRUE(f.world.client.waits_for_teleport);
  send_state(f, physics_state::kGravity);
  EXPECT_FALSE(f.world.client.waits_for_teleport);
}

TEST(LocalPlayerInbound, lp_66_while_a_teleport_is_awaited_only_its_acknowledgement_is_sent) {
  PlayerFixture f;
  announce_teleport(f);
  f.press(kWalk);
  f.body().position.frame.origin.y += 30.0f;
  update(f.world, f.out());
  EXPECT_EQ(f.sent(), "");
  send_position(f, f.body().position, PositionEffect::Teleport);
  EXPECT_EQ(f.sent(), kMove);
  EXPECT_TRUE(f.world.client.waits_for_teleport);
  f.player.options.silent_in_portal = false;
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.sent(), kMove);
}

}  // namespace
}  // namespace acm::test
