// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/server_fixture.h"

#include <gtest/gtest.h>

namespace acm::test {
namespace {

using wire::AutonomousPosition;
using wire::UpdateMotion;
using wire::UpdatePosition;

TEST(ServerOrders, sv_14_an_order_to_a_player_is_sent_to_everyone_as_the_servers_own) {
  ServerFixture f;
  const auto type_sent = [&] {
    const auto m = only<UpdateMotion>(f.out());
    EXPECT_EQ(m.autonomous, 0);
    EXPECT_EQ(f.sent(), kMotion + " " + kPosition);
    return m.body.type();
  };
  order_motion(f.world, f.out(), kPlayer, kSwordCombat);
  EXPECT_EQ(only<UpdateMotion>(f.out()).body.style, wire::command_index(kSwordCombat));
  EXPECT_EQ(type_sent(), MovementType::Invalid);
  order_move_to_object(f.world, f.out(), kPlayer, kCreature);
  EXPECT_EQ(type_sent(), MovementType::MoveToObject);
  order_move_to_position(f.world, f.out(), kPlayer, at(70.0f, 70.0f));
  EXPECT_EQ(type_sent(), MovementType::MoveToPosition);
  order_turn_to_object(f.world, f.out(), kPlayer, kCreature);
  EXPECT_EQ(type_sent(), MovementType::TurnToObject);
  order_turn_to_heading(f.world, f.out(), kPlayer, {});
  EXPECT_EQ(type_sent(), MovementType::TurnToHeading);
  order_stop_completely(f.world, f.out(), kPlayer);
  EXPECT_EQ(type_sent(), MovementType::Invalid);
  EXPECT_FALSE(f.actor().body.last_move_was_autonomous);
}

TEST(ServerOrders, sv_14_a_run_rate_is_worked_into_the_movement_and_sent_as_the_servers_own) {
  ServerFixture f;
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.take_all();
  order_run_rate(f.world, f.out(), kPlayer, 2.5f);
  const auto m = f.take<UpdateMotion>();
  EXPECT_EQ(m.autonomous, 0);
  EXPECT_EQ(wire::unpack(std::get<wire::InterpretedMotionStatePack>(m.body.content)).forward_speed, 2.5f);
  EXPECT_EQ(f.interpreted().forward_speed, 2.5f);
}

TEST(ServerOrders, sv_14_a_refused_order_is_not_sent) {
  ServerFixture f;
  EXPECT_EQ(order_motion(f.world, f.out(), kCreature, 0x40000029), MotionError::NoMotionData);
  EXPECT_EQ(order_move_to_object(f.world, f.out(), kCreature, 0x77), MotionError::NoObject);
  EXPECT_EQ(order_motion(f.world, f.out(), 0x77, kWalk), MotionError::NoPhysicsObject);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerOrders, sv_14_moves_carry_target_place_and_run_rate) {
  ServerFixture f;
  f.actor(kCreature).weenie.run_rate = 1.75f;
  order_move_to_object(f.world, f.out(), kCreature, kPlayer);
  const auto m = std::get<wire::MoveToObject>(f.take<UpdateMotion>().body.content);
  EXPECT_EQ(m.target, kPlayer);
  EXPECT_EQ(m.origin.point, f.origin());
  EXPECT_EQ(m.run_rate, 1.75f);
}

TEST(ServerTeleport, sv_15_the_owner_first_then_the_place_then_hidden_until_it_reports) {
  ServerFixture f;
  order_teleport(f.world, f.out(), kPlayer, at(120.0f, 20.0f));
  EXPECT_EQ(f.origin(), (Vec3{120.0f, 20.0f, 0.0f}));
  EXPECT_EQ(only<wire::SetState>(f.out()).physics_state,
            physics_state::kDefault | physics_state::kHidden | physics_state::kIgnoreCollisions);
  EXPECT_EQ(f.sent(), "PlayerTeleport>owner UpdatePosition>everyone SetState>everyone");
  EXPECT_EQ(f.handle(f.keys(kWalk)).reason, wire::CheckReason::InPortal);
  complete_teleport(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.take<wire::SetState>().physics_state, physics_state::kDefault);
  EXPECT_TRUE(f.handle(f.keys(kWalk)).accepted());
  f.take_all();
  complete_teleport(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerTeleport, sv_15_a_creature_is_just_placed) {
  ServerFixture f;
  order_teleport(f.world, f.out(), kCreature, at(120.0f, 20.0f));
  EXPECT_EQ(f.sent(), kPosition);
}

TEST(ServerCorrection, sv_16_one_position_and_the_answer_acknowledges_it) {
  ServerFixture f;
  const AutonomousPosition before = f.place(at(51.0f, 50.0f));
  correct_position(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.sent(), kPosition);
  EXPECT_EQ(f.handle(before).reason, wire::CheckReason::StaleForcePosition) << "sent before it knew";
  EXPECT_TRUE(f.handle(f.place(at(50.0f, 50.0f))).accepted());
}

}  // namespace
}  // namespace acm::test
