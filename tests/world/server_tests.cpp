// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "world/server_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace acm::test {
namespace {

using wire::PositionPack;
using wire::Timestamp;
using wire::UpdateMotion;
using wire::UpdatePosition;

TEST(ServerTimestamps, sv_1_each_message_counts_on_its_own_timestamps) {
  ServerFixture f;
  f.handle(f.keys(kWalk));
  const auto relayed = only<UpdateMotion>(f.out());
  EXPECT_EQ(relayed.movement, 101);
  EXPECT_EQ(relayed.server_control, 5) << "the owner decided";
  f.take_all();
  order_motion(f.world, f.out(), kPlayer, kCrouch);
  const auto ordered = only<UpdateMotion>(f.out());
  EXPECT_EQ(ordered.movement, 102);
  EXPECT_EQ(ordered.server_control, 6);
  EXPECT_EQ(ordered.instance, 8);
  const std::uint16_t position = f.timestamps()[Timestamp::Position];
  f.take_all();
  send_position(f.world, f.out(), kPlayer, Audience::Everyone);
  EXPECT_EQ(f.take<UpdatePosition>().pack.position_timestamp, position + 1);
  order_velocity(f.world, f.out(), kPlayer, {0.0f, 0.0f, 3.0f});
  EXPECT_EQ(f.take<wire::VectorUpdate>().vector, 1);
  order_state(f.world, f.out(), kPlayer, physics_state::kDefault);
  EXPECT_EQ(f.take<wire::SetState>().state, 1);
}

TEST(ServerTimestamps, sv_1_teleport_and_correction_count_before_the_position_that_carries_them) {
  ServerFixture f;
  order_teleport(f.world, f.out(), kPlayer, at(100.0f, 100.0f));
  EXPECT_EQ(only<wire::PlayerTeleport>(f.out()).teleport, 5);
  EXPECT_EQ(f.take<UpdatePosition>().pack.teleport, 5);
  correct_position(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.take<UpdatePosition>().pack.force_position, 7);
}

TEST(ServerPositions, sv_20_contact_means_contact_and_walkable_and_velocity_is_sent_when_there_is_one) {
  ServerFixture f;
  const auto flags_of = [&] {
    send_position(f.world, f.out(), kPlayer, Audience::Everyone);
    return f.take<UpdatePosition>().pack.flags & (PositionPack::kContact | PositionPack::kHasVelocity);
  };
  Body& body = f.actor().body;
  EXPECT_EQ(flags_of(), PositionPack::kContact);
  body.on_walkable = false;
  EXPECT_EQ(flags_of(), 0u);
  body.contact = false;
  body.on_walkable = true;
  EXPECT_EQ(flags_of(), 0u);
  body.velocity = {0.0f, 0.0f, 2.0f};
  EXPECT_EQ(flags_of(), PositionPack::kHasVelocity);
}

TEST(ServerCadence, sv_21_keys_echo_to_the_owner_always_and_to_others_once_a_second) {
  ServerFixture f;
  f.handle(f.keys(kWalk));
  EXPECT_EQ(f.sent(), kMotion + " " + kPosition) << "none was sent for long";
  f.pass(0.5);
  f.handle(f.keys(kReady));
  EXPECT_EQ(f.sent(), kMotion + " UpdatePosition>owner");
  f.pass(0.6);
  f.handle(f.keys(kWalk));
  EXPECT_EQ(f.sent(), kMotion + " " + kPosition) << "a second after the last that others received";
}

TEST(ServerCadence, sv_21_positions_of_a_player_who_moves_itself_are_sent_only_for_its_messages) {
  ServerFixture f;
  f.handle(f.keys(kWalk));
  f.take_all();
  f.pass(5.0);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerCadence, sv_21_unless_the_host_wants_more) {
  ServerFixture f;
  f.rules().player_interval = 0.2;
  f.handle(f.keys(kWalk));
  f.take_all();
  f.pass(1.02);
  const std::string all = f.sent();
  EXPECT_EQ(std::count(all.begin(), all.end(), '>'), 5);
}

TEST(ServerCadence, sv_21_the_position_of_a_moving_creature_is_sent_twice_a_second_and_at_the_end) {
  ServerFixture f;
  order_move_to_position(f.world, f.out(), kCreature, at(60.0f, 72.0f));
  f.take_all();
  f.pass(2.05);
  EXPECT_EQ(f.sent(), kPosition + " " + kPosition + " " + kPosition + " " + kPosition);
  while (is_moving_to(f.world.context(), f.actor(kCreature))) {
    f.take_all();
    f.pass(kTick);
  }
  EXPECT_EQ(f.sent(), kPosition) << "its end, at once";
  f.pass(2.0);
  f.take_all();
  f.pass(5.0);
  EXPECT_EQ(f.sent(), "") << "at rest nothing";
}

TEST(ServerCadence, sv_21_any_other_body_once_a_second_and_the_cadence_is_the_hosts) {
  ServerFixture f;
  order_motion(f.world, f.out(), kCreature, kWalk);
  EXPECT_EQ(f.sent(), kMotion + " " + kPosition) << "its start, at once";
  f.pass(2.5);
  EXPECT_EQ(f.sent(), kPosition + " " + kPosition);
  f.rules().other_interval = 0.1;
  f.pass(1.0);
  const std::string all = f.sent();
  EXPECT_GE(std::count(all.begin(), all.end(), '>'), 7);
}

TEST(ServerCadence, sv_22_the_owner_receives_its_own_positions) {
  ServerFixture f;
  f.handle(f.place(at(50.0f, 51.0f)));
  ASSERT_EQ(f.out().view().size(), 1u);
  EXPECT_EQ(f.out().view()[0].audience, Audience::Everyone);
  EXPECT_EQ(f.out().view()[0].about, kPlayer);
}

TEST(ServerDescription, an_object_can_be_made_from_its_description) {
  ServerFixture f;
  f.handle(f.keys(kWalk, HoldKey::Run));
  ByteWriter bytes;
  encode(bytes, describe(f.world, kPlayer));
  const auto m = wire::decode<wire::CreateObject>(bytes.bytes());
  ASSERT_TRUE(m);
  EXPECT_EQ(m->physics.timestamps, f.timestamps());
  EXPECT_EQ(m->physics.autonomous, 1u);
  EXPECT_EQ(m->physics.setup, kSampleMannequin);
  const auto& state = std::get<wire::InterpretedMotionStatePack>(m->physics.body.content);
  EXPECT_EQ(wire::unpack(state).forward_command, kRun);
  EXPECT_EQ(describe(f.world, 0x77).guid, 0u);
}

}  // namespace
}  // namespace acm::test
