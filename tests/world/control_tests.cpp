// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.hpp"
#include "actor/body.h"
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "world/apply.h"
#include "world/player_fixture.h"
#include "world/test_world.h"
#include "world/world_access.h"

#include <gtest/gtest.h>

#include <string>

namespace acm {
namespace {

using namespace test;
using wire::CheckAction;
using wire::CheckReason;
using Physics = wire::PhysicsDescription;

// A client that watches an object of the sample.
class ControlOf : public testing::Test {
 protected:
  ClientWorld world{&sample_store()};
  TestServer server{kFirst};

  Actor& actor() { return *world.find(kFirst); }
  Body& body() { return actor().body; }
  bool flag() { return body().last_move_was_autonomous; }
  CheckReason send(const wire::Message& m) { return apply_message(world, m).reason; }
  void create() { ASSERT_EQ(send(server.create(at(10, 20))), CheckReason::Fresh); }
  void create_without_table() {
    wire::CreateObject m = server.create(at(10, 20));
    m.physics.flags &= ~static_cast<std::uint32_t>(Physics::kMotionTable);
    ASSERT_EQ(send(m), CheckReason::Fresh);
  }
  wire::PositionAndMovement both(const wire::MovementBody& movement, bool autonomous) {
    const wire::UpdatePosition position = server.position(at(11, 20));
    const wire::UpdateMotion motion = server.motion(movement, autonomous);
    wire::PositionAndMovement m;
    m.guid = kFirst;
    m.pack = position.pack;
    m.movement = motion.movement;
    m.server_control = motion.server_control;
    m.autonomous = autonomous;
    m.body = movement;
    return m;
  }
};

TEST_F(ControlOf, au_2_a_description_with_a_movement_brings_its_flag) {
  wire::CreateObject m = server.create(at(10, 20));
  EXPECT_EQ(send(m), CheckReason::Fresh);
  EXPECT_FALSE(flag()) << "no movement, no flag (AU-1)";
  ++m.physics.timestamps[wire::Timestamp::Instance];
  m.physics.flags |= Physics::kMovement;
  m.physics.has_body = true;
  m.physics.body = state_of(command::kWalkForward);
  m.physics.autonomous = 1;
  EXPECT_EQ(send(m), CheckReason::Fresh);
  EXPECT_TRUE(flag());
}

TEST_F(ControlOf, au_2_each_message_that_moves_a_body_brings_its_flag) {
  create();
  EXPECT_EQ(send(server.motion(state_of(command::kWalkForward), true)), CheckReason::Fresh);
  EXPECT_TRUE(flag());
  EXPECT_EQ(send(server.motion(state_of(command::kWalkForward), false)), CheckReason::Fresh);
  EXPECT_FALSE(flag());
  EXPECT_EQ(send(both(state_of(command::kReady), true)), CheckReason::Fresh);
  EXPECT_TRUE(flag());
  wire::CreateObject merged = server.create(at(10, 20));
  merged.physics.timestamps.advance(wire::Timestamp::Movement);
  merged.physics.flags |= Physics::kMovement;
  merged.physics.has_body = true;
  merged.physics.body = state_of(command::kReady);
  EXPECT_EQ(send(merged), CheckReason::Fresh);
  EXPECT_FALSE(flag());
}

TEST_F(ControlOf, au_2_an_echo_for_the_local_player_writes_nothing) {
  create();
  world.client.viewer.player = kFirst;
  EXPECT_EQ(send(server.motion(state_of(command::kWalkForward), true)), CheckReason::Echo);
  EXPECT_FALSE(flag());
}

TEST(PlayersControl, au_2_taking_control_is_the_players_own_doing) {
  PlayerFixture f;
  f.body().last_move_was_autonomous = false;
  f.player.controlled_by_server = true;
  take_control_from_server(f.world, f.out());
  EXPECT_TRUE(f.body().last_move_was_autonomous);
}

TEST_F(ControlOf, au_3_other_messages_do_not_write_it) {
  create();
  for (const bool before : {false, true}) {
    body().last_move_was_autonomous = before;
    EXPECT_EQ(send(server.position(at(12, 20))), CheckReason::Fresh);
    EXPECT_EQ(send(server.teleport(at(30, 20))), CheckReason::Fresh);
    EXPECT_EQ(send(server.vector({0, 1, 0})), CheckReason::Fresh);
    EXPECT_EQ(send(server.state(physics_state::kDefault)), CheckReason::Fresh);
    EXPECT_EQ(flag(), before);
  }
}

TEST_F(ControlOf, au_4_it_is_stored_though_the_event_is_dropped) {
  create_without_table();
  EXPECT_EQ(send(server.motion(state_of(command::kWalkForward), true)), CheckReason::NoInterpreter);
  EXPECT_TRUE(flag());
}

TEST_F(ControlOf, au_4_it_is_untouched_when_a_timestamp_refuses_the_event) {
  create();
  wire::UpdateMotion late = server.motion(state_of(command::kWalkForward), true);
  EXPECT_EQ(send(server.motion(state_of(command::kReady), false)), CheckReason::Fresh);
  EXPECT_EQ(send(late), CheckReason::StaleMovement);
  EXPECT_FALSE(flag());
  late.movement = server.timestamps.advance(wire::Timestamp::Movement);
  late.server_control = 0;
  EXPECT_EQ(send(late), CheckReason::StaleServerControl);
  EXPECT_FALSE(flag());
}

TEST(HostsControl, au_6_a_state_of_the_network_brings_its_flag_and_a_body_without_owner_follows_it) {
  Assets assets = sample_assets();
  World world(assets);
  ObjectParameters p{.setup = kSampleMannequin, .position = at(10, 20)};
  p.facts.weenie.present = false;
  ASSERT_TRUE(world.create_object(kFirst, p));
  InterpretedMotionState walk;
  walk.forward_command = command::kWalkForward;
  EXPECT_EQ(world.apply_interpreted_state(kFirst, walk), MotionError::None);
  EXPECT_FALSE(world.state(kFirst).last_move_was_autonomous);
  EXPECT_EQ(world.state(kFirst).substate, command::kWalkForward);
  EXPECT_EQ(world.apply_interpreted_state(kFirst, walk, {}, true), MotionError::None);
  EXPECT_TRUE(world.state(kFirst).last_move_was_autonomous);
}

TEST_F(ControlOf, au_15_an_event_that_carries_nothing_is_reported_as_not_applied) {
  create();
  EXPECT_EQ(send(server.motion(body_of(wire::BareMovement{MovementType::StopCompletely}))),
            CheckReason::NoMovement);
  const wire::CheckResult result =
      apply_message(world, server.motion(body_of(wire::BareMovement{MovementType::RawCommand})));
  EXPECT_EQ(result.action, CheckAction::Drop);
}

TEST_F(ControlOf, au_15_half_a_message_that_was_not_applied_is_reported_unless_the_other_half_was) {
  create_without_table();
  EXPECT_EQ(send(both(state_of(command::kWalkForward), true)), CheckReason::Fresh);
  EXPECT_TRUE(flag());
  EXPECT_TRUE(is_interpolating(world.scene, actor()));
  wire::PositionAndMovement late = both(state_of(command::kWalkForward), false);
  late.pack.position_timestamp = 0;
  EXPECT_EQ(send(late), CheckReason::NoInterpreter);
  EXPECT_FALSE(flag()) << "its movement came through";
}

TEST_F(ControlOf, e17_who_writes_the_flag) {
  create();
  EXPECT_FALSE(flag());
  do_motion(world.context(), actor(), command::kWalkForward);
  EXPECT_TRUE(flag());
  EXPECT_EQ(send(server.motion(state_of(command::kReady), false)), CheckReason::Fresh);
  EXPECT_FALSE(flag());
  stop_completely(world.context(), actor());
  jump(world.context(), actor(), 0.5f);
  move_to_position(world.context(), actor(), at(10, 40), {});
  EXPECT_FALSE(flag());
  wire::UpdateMotion stale = server.motion(state_of(command::kWalkForward), true);
  stale.movement = 0;
  EXPECT_EQ(send(stale), CheckReason::StaleMovement);
  EXPECT_FALSE(flag());
}

TEST_F(ControlOf, e19_an_event_wakes_a_body_without_table_once_and_is_not_applied) {
  create_without_table();
  pass(world, 0.2);
  ASSERT_FALSE(body().active);
  const ObjectId table = world.record(kFirst)->motion_table;
  const wire::CheckResult first = apply_message(world, server.motion(state_of(command::kWalkForward), true));
  EXPECT_EQ(first.action, CheckAction::Drop);
  EXPECT_EQ(first.reason, CheckReason::NoInterpreter);
  EXPECT_TRUE(body().active);
  EXPECT_EQ(body().update_time, world.scene.clock);
  EXPECT_TRUE(flag());
  EXPECT_FALSE(actor().motion_interp.exists);
  EXPECT_EQ(actor().motion_interp.interpreted, InterpretedMotionState{});
  EXPECT_EQ(world.record(kFirst)->motion_table, table);
  body().active = false;
  EXPECT_EQ(send(server.motion(state_of(command::kWalkForward), false)), CheckReason::NoInterpreter);
  EXPECT_FALSE(flag());
  EXPECT_FALSE(body().active);
}

TEST_F(ControlOf, au_16_a_motion_table_that_is_not_loaded_leaves_the_body_without_movement) {
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.motion_table = 0x0900FFFF;
  EXPECT_EQ(send(m), CheckReason::Fresh);
  EXPECT_FALSE(actor().movement_manager_exists);
  ASSERT_EQ(all<AssetMissingEvent>(world).size(), 1u);
  EXPECT_EQ(all<AssetMissingEvent>(world)[0].id, 0x0900FFFFu);
}

TEST(HostsControl, au_16_a_table_that_is_not_loaded_is_refused_and_changes_nothing) {
  Assets assets = sample_assets();
  World world(assets);
  ASSERT_TRUE(world.create_object(kFirst, {.setup = kSampleMannequin, .position = at(10, 20)}));
  world.do_motion(kFirst, command::kWalkForward);
  const std::uint64_t hash = state_hash(world);
  EXPECT_FALSE(world.set_motion_table(kFirst, 0x0900FFFF));
  EXPECT_EQ(state_hash(world), hash);
}

TEST(DescribedPlayer, lp_52_a_player_described_by_its_server_keeps_control) {
  for (const bool is_ordered : {false, true}) {
    Assets assets = sample_assets();
    World there(assets);
    Server server(there);
    ASSERT_TRUE(there.create_object(kFirst, {.setup = kSampleMannequin, .position = at(10, 20)}));
    ASSERT_TRUE(server.set_player(kFirst, true));
    if (is_ordered) server.do_motion(kFirst, command::kWave);
    World here(assets);
    Client client(here);
    ASSERT_TRUE(client.receive(*wire::encode(wire::Message(wire::PlayerCreate{kFirst}))).ok());
    ASSERT_TRUE(client.receive(server.describe(kFirst)).ok());
    client.update();
    EXPECT_EQ(client.controlled_by_server(), is_ordered);
    EXPECT_EQ(here.state(kFirst).last_move_was_autonomous, !is_ordered);
  }
}

TEST(NamedPlayer, au_11_ticks_wake_what_is_near_a_player_however_it_was_named) {
  for (const bool by_message : {false, true}) {
    Assets assets = sample_assets();
    World world(assets);
    Client client(world);
    for (const Guid guid : {kFirst, kSecond})
      ASSERT_TRUE(world.create_object(guid, {.setup = kSampleMannequin, .position = at(10, 20)}));
    if (by_message) {
      ASSERT_TRUE(client.receive(*wire::encode(wire::Message(wire::PlayerCreate{kFirst}))).ok());
    } else {
      client.set_player(kFirst);
    }
    World copy(assets);
    Client restored(copy);
    ASSERT_TRUE(read_snapshot(restored, write_snapshot(client)).ok());
    for (World* each : {&world, &copy}) {
      WorldAccess::state(*each).find(kSecond)->body.active = false;
      each->tick(kTick);
      EXPECT_TRUE(each->state(kSecond).active);
    }
    client.set_player(0);
    WorldAccess::state(world).find(kSecond)->body.active = false;
    world.tick(kTick);
    EXPECT_FALSE(world.state(kSecond).active) << "there is no player any more";
  }
}

}  // namespace
}  // namespace acm
