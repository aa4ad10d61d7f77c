// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "base/heading.h"
#include "wire/write.h"
#include "world/apply.h"
#include "world/test_world.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

using namespace test;
using wire::CheckReason;

constexpr Guid kUnknown = 0x5000000F;

class Apply : public testing::Test {
 protected:
  ClientWorld world{&sample_store()};
  TestServer server{kFirst};
  TestServer other{kSecond};

  void create_both() {
    apply_message(world, server.create(at(10, 20)));
    apply_message(world, other.create(at(10, 40)));
    world.clear_events();
  }
  Actor& actor() { return *world.find(kFirst); }
  const MoveTo& move() { return *find_move_to(world.scene, actor()); }
  Vec3 origin() { return actor().body.position.frame.origin; }
};

TEST_F(Apply, wire_3_4_create_object_stands_where_it_is_described) {
  EXPECT_EQ(apply_message(world, server.create(at(10, 20, 3))).action, wire::CheckAction::Accept);
  ASSERT_NE(world.find(kFirst), nullptr);
  EXPECT_EQ(actor().body.position, at(10, 20, 3));
  EXPECT_EQ(world.record(kFirst)->motion_table, kMannequinTable);
  EXPECT_EQ(all(world, EventType::ObjectCreated).size(), 1u);
}

TEST_F(Apply, wire_3_4_the_described_movement_is_under_way) {
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.flags |= wire::PhysicsDescription::kMovement;
  m.physics.has_body = true;
  m.physics.body = state_of(command::kWalkForward);
  apply_message(world, m);
  pass(world, 2.0);
  EXPECT_GT(origin().y, 21.0f);
}

TEST_F(Apply, an_object_whose_table_is_not_at_hand_is_there_without_motion_and_reported) {
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.motion_table = 0x09000077;
  apply_message(world, m);
  ASSERT_NE(world.find(kFirst), nullptr);
  ASSERT_EQ(all<AssetMissingEvent>(world).size(), 1u);
  EXPECT_EQ(all<AssetMissingEvent>(world)[0].id, 0x09000077u);
  // effects AU-13: there is no interpreter, so the message is dropped, and reported.
  EXPECT_EQ(apply_message(world, server.motion(state_of(command::kWalkForward))).reason,
            wire::CheckReason::NoInterpreter);
  pass(world, 1.0);
  EXPECT_EQ(origin(), (Vec3{10, 20, 0}));
  // It is still moved by positions.
  apply_message(world, server.position(at(12, 20)));
  pass(world, 2.0);
  EXPECT_NEAR(origin().x, 12.0f, 0.1f);
}

TEST_F(Apply, an_object_without_any_assets_is_there) {
  ClientWorld bare;
  apply_message(bare, server.create(at(10, 20)));
  ASSERT_NE(bare.find(kFirst), nullptr);
  EXPECT_EQ(all<AssetMissingEvent>(bare).size(), 2u);  // its Setup and its table
  pass(bare, 0.5);
}

TEST_F(Apply, mm_24_type_0_walks) {
  apply_message(world, server.create(at(10, 20, 3)));
  apply_message(world, server.motion(state_of(command::kWalkForward)));
  pass(world, 2.0);
  EXPECT_GT(origin().y, 21.0f);
  EXPECT_EQ(origin().z, 3.0f);
}

TEST_F(Apply, mm_24_type_6_of_an_unknown_target_goes_to_the_place_that_came_along) {
  create_both();
  const wire::MoveToObject chase{kUnknown, {kField, {10, 30, 0}}, {}, 1.75f};
  apply_message(world, server.motion(body_of(chase)));
  EXPECT_EQ(move().type, MovementType::MoveToPosition);
  EXPECT_EQ(move().current_target_position.frame.origin, (Vec3{10, 30, 0}));
  EXPECT_EQ(actor().motion_interp.my_run_rate, 1.75f);
}

TEST_F(Apply, mm_24_type_6_of_a_known_target_arrives_there) {
  create_both();
  apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})));
  pass(world, 15.0);
  ASSERT_EQ(all<MoveFinishedEvent>(world).size(), 1u);
  EXPECT_EQ(all<MoveFinishedEvent>(world)[0].code, MotionError::None);
  EXPECT_GT(origin().y, 35.0f);
}

TEST_F(Apply, mm_24_type_8_of_an_unknown_target_turns_to_the_heading_that_came_along) {
  create_both();
  apply_message(world, server.motion(body_of(wire::TurnToObject{kUnknown, 90.0f, {}})));
  pass(world, 6.0);
  EXPECT_NEAR(heading_of(actor().body.position.frame), 90.0f, 0.01f);
}

TEST_F(Apply, mm_24_type_0_with_a_sticky_object_sticks_to_it) {
  create_both();
  apply_message(world, server.motion(sticking_to(kSecond)));
  ASSERT_EQ(all(world, EventType::Stuck).size(), 1u);
  EXPECT_EQ(sticky_object(world.scene, actor()), kSecond);
  pass(world, 1.5);
  EXPECT_EQ(all(world, EventType::Unstuck).size(), 1u);
}

TEST_F(Apply, wire_5_1_messages_about_an_object_that_is_not_there_yet_wait_for_it) {
  EXPECT_EQ(apply_message(world, server.motion(state_of(command::kWalkForward))).action,
            wire::CheckAction::Defer);
  EXPECT_EQ(world.client.deferred.message_count(), 1u);
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.timestamps = {};
  apply_message(world, m);
  EXPECT_EQ(world.client.deferred.message_count(), 0u);
  pass(world, 2.0);
  EXPECT_GT(origin().y, 21.0f);
}

TEST_F(Apply, wire_3_5_a_delete_that_overtakes_its_create_still_applies) {
  EXPECT_EQ(apply_message(world, server.removal()).action, wire::CheckAction::Defer);
  apply_message(world, server.create(at(10, 20)));
  EXPECT_EQ(world.find(kFirst), nullptr);
  EXPECT_EQ(all(world, EventType::ObjectDeleted).size(), 1u);
}

TEST_F(Apply, wire_3_5_everything_waits_until_the_player_is_named) {
  ClientWorld client(&sample_store(), {}, {.expects_player = true});
  EXPECT_EQ(apply_message(client, server.create(at(10, 20))).reason, CheckReason::NoPlayer);
  EXPECT_EQ(apply_message(client, other.create(at(10, 40))).action, wire::CheckAction::Defer);
  EXPECT_EQ(apply_message(client, other.position(at(10, 50))).action, wire::CheckAction::Defer);
  EXPECT_EQ(client.scene.size(), 0u);
  EXPECT_EQ(all(client, EventType::WaitsForPlayer).size(), 1u) << "reported for the first alone";
  EXPECT_EQ(apply_message(client, wire::PlayerCreate{kFirst}).action, wire::CheckAction::Accept);
  EXPECT_EQ(client.scene.size(), 2u);
  EXPECT_EQ(client.client.deferred.message_count(), 0u);
  EXPECT_TRUE(client.client.local_player()->weenie.is_local_player);
  EXPECT_TRUE(is_interpolating(client.scene, *client.find(kSecond)));
  EXPECT_EQ(apply_message(client, wire::PlayerCreate{kSecond}).reason, CheckReason::SecondPlayer);
  EXPECT_EQ(all(client, EventType::WaitsForPlayer).size(), 1u);
}

TEST_F(Apply, an_instance_that_follows_takes_the_place_of_the_one_before) {
  create_both();
  server.timestamps.advance(wire::Timestamp::Instance);
  EXPECT_EQ(apply_message(world, server.position(at(1, 1))).reason, CheckReason::FutureInstance);
  apply_message(world, server.create(at(70, 70)));
  EXPECT_EQ(all(world, EventType::ObjectDeleted).size(), 1u);
  EXPECT_EQ(actor().body.position, at(70, 70));
}

TEST_F(Apply, managers_6_3_an_ordinary_position_is_approached) {
  create_both();
  apply_message(world, server.position(at(13, 20)));
  EXPECT_EQ(origin(), (Vec3{10, 20, 0}));
  pass(world, 2.0);
  EXPECT_NEAR(origin().x, 13.0f, 0.06f);
  EXPECT_TRUE(all<BlippedEvent>(world).empty());
}

TEST_F(Apply, managers_6_3_without_contact_a_position_is_ignored) {
  create_both();
  EXPECT_EQ(apply_message(world, server.position(at(13, 20), false)).action, wire::CheckAction::Accept);
  EXPECT_FALSE(is_interpolating(world.scene, actor()));
}

TEST_F(Apply, managers_6_3_a_teleport_places_at_once_and_ends_what_was_under_way) {
  create_both();
  apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})));
  apply_message(world, server.position(at(13, 20)));
  apply_message(world, server.teleport(at(90, 90)));
  EXPECT_EQ(actor().body.position, at(90, 90));
  EXPECT_FALSE(is_interpolating(world.scene, actor()));
  ASSERT_FALSE(all<MoveFinishedEvent>(world).empty());
  EXPECT_EQ(all<MoveFinishedEvent>(world).back().code, MotionError::Teleported);
}

TEST_F(Apply, managers_6_3_far_from_the_player_a_body_is_placed) {
  create_both();
  world.client.viewer.player = kFirst;
  apply_message(world, other.teleport(at(10, 150)));
  apply_message(world, other.position(at(15, 150)));
  EXPECT_EQ(world.find(kSecond)->body.position, at(15, 150));
  apply_message(world, other.teleport(at(10, 50)));
  apply_message(world, other.position(at(15, 50)));
  EXPECT_EQ(world.find(kSecond)->body.position, at(10, 50));
}

TEST_F(Apply, managers_6_3_a_body_that_moves_to_something_keeps_its_heading) {
  create_both();
  apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})));
  Position east = at(13, 20);
  set_heading(east.frame, 90.0f);
  apply_message(world, server.position(east));
  tick(world, kTick);
  EXPECT_NEAR(heading_of(actor().body.position.frame), 0.0f, 1.0f);
}

TEST_F(Apply, a_vector_update_is_a_jump_that_comes_down_where_it_took_off) {
  apply_message(world, server.create(at(10, 20, 5)));
  apply_message(world, server.vector({0.0f, 2.0f, 4.9f}));
  EXPECT_FALSE(actor().body.on_walkable);
  pass(world, 0.5);
  EXPECT_GT(origin().z, 5.5f);
  pass(world, 1.0);
  EXPECT_EQ(origin().z, 5.0f);
  EXPECT_TRUE(actor().body.grounded());
  EXPECT_EQ(all(world, EventType::GroundHit).size(), 1u);
}

TEST_F(Apply, a_body_that_was_led_uphill_comes_down_where_it_last_stood) {
  apply_message(world, server.create(at(10, 20, 5)));
  apply_message(world, server.position(at(11, 20, 6.5f)));
  pass(world, 2.0);
  apply_message(world, server.vector({0.0f, 0.0f, 4.9f}));
  pass(world, 2.0);
  EXPECT_TRUE(actor().body.grounded());
  EXPECT_NEAR(origin().z, 6.5f, 0.06f);
}

TEST_F(Apply, set_state_replaces_the_bits) {
  create_both();
  apply_message(world, server.state(physics_state::kHidden | physics_state::kGravity));
  EXPECT_EQ(actor().body.state, physics_state::kHidden | physics_state::kGravity)
      << "the default bits are gone";
  const wire::SetState stale{kFirst, 0, 0, 0};
  EXPECT_EQ(apply_message(world, stale).reason, CheckReason::StaleState);
  EXPECT_EQ(actor().body.state, physics_state::kHidden | physics_state::kGravity);
}

TEST_F(Apply, a_held_object_leaves_the_world_and_comes_back_with_its_next_position) {
  create_both();
  const wire::ParentEvent held{kSecond, kFirst, 1,
                               0,       0,      server.timestamps.advance(wire::Timestamp::Position)};
  EXPECT_EQ(apply_message(world, held).action, wire::CheckAction::Accept);
  EXPECT_EQ(actor().body.parent, kSecond);
  EXPECT_EQ(actor().body.hold_location, 1u);
  pass(world, 0.5);
  EXPECT_FALSE(actor().body.active);
  apply_message(world, server.position(at(30, 30)));
  EXPECT_EQ(actor().body.parent, 0u);
  EXPECT_EQ(actor().body.hold_location, 0u);
  EXPECT_TRUE(actor().body.in_cell);
  EXPECT_EQ(actor().body.position, at(30, 30));
}

TEST_F(Apply, an_object_that_is_picked_up_is_lost_to_those_who_chase_it) {
  create_both();
  apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})));
  pass(world, 1.0);
  apply_message(world, wire::PickupEvent{kSecond, 0, other.timestamps.advance(wire::Timestamp::Position)});
  ASSERT_EQ(all<MoveFinishedEvent>(world).size(), 1u);
  EXPECT_EQ(all<MoveFinishedEvent>(world)[0].code, MotionError::ObjectGone);
  ASSERT_EQ(all<TargetLostEvent>(world).size(), 1u);
  EXPECT_EQ(all<TargetLostEvent>(world)[0].target, kSecond);
}

TEST_F(Apply, both_halves_of_a_position_and_movement_have_their_own_timestamps) {
  create_both();
  wire::PositionAndMovement m;
  m.guid = kFirst;
  m.pack = server.position(at(13, 20)).pack;
  m.body = state_of(command::kWalkForward);  // its movement timestamp is stale
  EXPECT_EQ(apply_message(world, m).action, wire::CheckAction::Accept);
  EXPECT_TRUE(is_interpolating(world.scene, actor()));
  EXPECT_EQ(actor().motion_interp.interpreted.forward_command, command::kReady);
}

TEST_F(Apply, a_description_of_a_known_object_brings_what_is_newer) {
  create_both();
  server.timestamps.advance(wire::Timestamp::State);
  wire::UpdateObject m;
  static_cast<wire::ObjectDescription&>(m) = server.create(at(50, 50));
  m.physics.state = physics_state::kDefault | physics_state::kEthereal;
  EXPECT_EQ(apply_message(world, m).action, wire::CheckAction::Accept);
  EXPECT_TRUE(actor().body.has(physics_state::kEthereal));
  EXPECT_FALSE(is_interpolating(world.scene, actor()));  // its position is not newer
  EXPECT_TRUE(all(world, EventType::ObjectCreated).empty());
}

TEST_F(Apply, wire_3_5_positions_among_the_qualities_move_nothing) {
  create_both();
  EXPECT_EQ(apply_message(world, wire::PublicUpdatePosition{1, kFirst, 1, at(1, 1)}).reason,
            CheckReason::NotReceived);
  EXPECT_EQ(apply_message(world, wire::AutonomyLevel{}).reason, CheckReason::NotReceived);
  EXPECT_EQ(actor().body.position, at(10, 20));
}

TEST_F(Apply, bytes_are_decoded_or_refused) {
  ByteWriter out;
  encode(out, server.create(at(10, 20)));
  const Result<wire::CheckResult> applied = apply_message(world, out.bytes());
  ASSERT_TRUE(applied.ok());
  EXPECT_EQ(applied->action, wire::CheckAction::Accept);
  EXPECT_FALSE(apply_message(world, out.bytes().first(20)).ok());
  EXPECT_EQ(world.scene.size(), 1u);
}

TEST_F(Apply, a_body_that_walks_outdoors_passes_from_cell_to_cell) {
  Position p{0xA9B40001, {{23.5f, 23.5f, 0.0f}, {}}};
  apply_message(world, server.create(p));
  apply_message(world, server.motion(state_of(command::kRunForward)));
  pass(world, 1.0);
  EXPECT_EQ(actor().body.position.cell, 0xA9B40002u);
  pass(world, 60.0);
  EXPECT_EQ(actor().body.position.cell >> 16, 0xA9B5u);
  EXPECT_LT(origin().y, kBlockLength);
}

// --- the local player
// ---------------------------------------------------------------------------------------

class ApplyToPlayer : public Apply {
 protected:
  ApplyToPlayer() {
    world.client.viewer.player = kFirst;
    create_both();
    world.client.player_updates = {};
  }
};

TEST_F(ApplyToPlayer, lp_51_a_movement_of_the_server_takes_control_and_an_echo_does_nothing) {
  EXPECT_EQ(apply_message(world, server.motion(state_of(command::kWalkForward), true)).reason,
            CheckReason::Echo);
  EXPECT_FALSE(world.client.player_updates.control_lost);
  apply_message(world, server.motion(body_of(wire::BareMovement{})));
  EXPECT_TRUE(world.client.player_updates.control_lost);
}

TEST_F(ApplyToPlayer, lp_s6_an_ordinary_position_does_not_move_it_but_constrains_it_to_the_place) {
  apply_message(world, server.position(at(40, 20)));
  EXPECT_EQ(actor().body.position, at(10, 20));
  EXPECT_FALSE(is_interpolating(world.scene, actor()));
  const Constraint& constraint = world.scene.constraint[actor().managers.constraint];
  EXPECT_TRUE(constraint.is_constrained);
  EXPECT_EQ(constraint.offset, 30.0f);
  EXPECT_EQ(constraint.start_distance, 10.0f);
  EXPECT_EQ(constraint.max_distance, 50.0f);
}

TEST_F(ApplyToPlayer, lp_63_with_less_autonomy_it_follows_the_server) {
  world.client.viewer.autonomy_level = 1;
  apply_message(world, server.position(at(12, 20)));
  EXPECT_TRUE(is_interpolating(world.scene, actor()));
}

TEST_F(ApplyToPlayer, lp_s7_a_forced_position_keeps_the_heading) {
  set_heading(actor().body.position.frame, 45.0f);
  server.timestamps.advance(wire::Timestamp::ForcePosition);
  apply_message(world, server.position(at(40, 20)));
  EXPECT_EQ(origin(), (Vec3{40, 20, 0}));
  EXPECT_NEAR(heading_of(actor().body.position.frame), 45.0f, 0.001f);
  EXPECT_TRUE(world.client.player_updates.forced);
  EXPECT_EQ(actor().managers.constraint, ManagerHandles::kNone);
}

TEST_F(ApplyToPlayer, lp_s8_a_teleport_places_it_stops_it_and_constrains_it_there) {
  apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})));
  set_velocity(world.context(), actor(), {0.0f, 3.0f, 0.0f});
  world.client.player_updates = {};
  apply_message(world, server.teleport(at(90, 90)));
  EXPECT_EQ(actor().body.position, at(90, 90));
  EXPECT_EQ(actor().body.velocity, Vec3{});
  EXPECT_FALSE(is_moving_to(world.context(), actor()));
  EXPECT_TRUE(world.client.player_updates.teleported);
  EXPECT_FALSE(world.client.player_updates.control_lost);
  EXPECT_EQ(world.scene.constraint[actor().managers.constraint].offset, 0.0f);
}

TEST_F(ApplyToPlayer, lp_s9_a_position_from_before_the_last_teleport_changes_nothing) {
  apply_message(world, server.teleport(at(90, 90)));
  wire::UpdatePosition late = server.position(at(40, 20));
  late.pack.teleport = 0;
  EXPECT_EQ(apply_message(world, late).reason, CheckReason::StaleTeleport);
  EXPECT_EQ(actor().body.position, at(90, 90));
  EXPECT_EQ(apply_message(world, server.position(at(91, 90))).action, wire::CheckAction::Accept);
}

TEST_F(ApplyToPlayer, lp_65_a_teleport_is_announced_until_it_is_visible_again) {
  wire::PlayerTeleport announced;
  announced.teleport = 1;
  apply_message(world, announced);
  EXPECT_TRUE(world.client.waits_for_teleport);
  EXPECT_EQ(actor().body.position, at(10, 20));
  apply_message(world, server.state(physics_state::kDefault));
  EXPECT_FALSE(world.client.waits_for_teleport);
}

TEST_F(ApplyToPlayer, lp_65_a_vector_is_not_applied_at_full_autonomy) {
  EXPECT_EQ(apply_message(world, server.vector({0, 0, 5})).reason, CheckReason::OwnVector);
  EXPECT_EQ(actor().body.velocity, Vec3{});
  EXPECT_TRUE(actor().body.on_walkable);
}

TEST_F(ApplyToPlayer, wire_3_5_the_player_is_never_deleted) {
  EXPECT_EQ(apply_message(world, server.removal()).reason, CheckReason::OwnDeletion);
  EXPECT_NE(world.find(kFirst), nullptr);
}

TEST_F(ApplyToPlayer, lp_52_a_description_takes_control_unless_it_is_merged) {
  server.timestamps.advance(wire::Timestamp::Movement);
  wire::CreateObject m = server.create(at(10, 20));
  m.physics.has_body = true;
  m.physics.body = state_of(command::kReady);
  apply_message(world, m);
  EXPECT_FALSE(world.client.player_updates.control_lost);
  server.timestamps.advance(wire::Timestamp::Instance);
  m.physics.timestamps = server.timestamps;
  apply_message(world, m);
  EXPECT_TRUE(world.client.player_updates.created);
  EXPECT_TRUE(world.client.player_updates.control_lost);
}

}  // namespace
}  // namespace acm
