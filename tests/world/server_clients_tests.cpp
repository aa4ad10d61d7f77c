// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "motion/interpreted_motion_state.h"
#include "world/server_fixture.h"

#include <gtest/gtest.h>

#include <limits>

#include "support/allocation_counter.h"

namespace acm::test {
namespace {

using wire::AutonomousPosition;
using wire::MoveToState;
using wire::PositionPack;
using wire::UpdateMotion;
using wire::UpdatePosition;

TEST(ServerCheck, sv_2_only_messages_after_the_last_teleport_and_correction_are_accepted) {
  ServerFixture f;
  MoveToState m = f.keys(kWalk);
  m.timestamps.instance = 7;
  EXPECT_EQ(f.handle(m).reason, wire::CheckReason::PastInstance);
  m = f.keys(kWalk);
  m.timestamps.teleport -= 1;
  EXPECT_EQ(f.handle(m).reason, wire::CheckReason::StaleTeleport);
  m = f.keys(kWalk);
  m.timestamps.force_position -= 1;
  EXPECT_EQ(f.handle(m).reason, wire::CheckReason::StaleForcePosition);
  EXPECT_EQ(f.sent(), "") << "silently";
  EXPECT_EQ(f.interpreted().forward_command, kReady);
  m = f.keys(kWalk);
  m.timestamps.server_control -= 1;
  EXPECT_TRUE(f.handle(m).accepted()) << "a key may cross a motion of the server";
  AutonomousPosition p = f.place(at(51.0f, 50.0f));
  p.timestamps.force_position -= 1;
  EXPECT_EQ(f.handle(p).reason, wire::CheckReason::StaleForcePosition);
  wire::Jump j = f.jump({0.0f, 0.0f, 5.0f});
  j.timestamps.teleport -= 1;
  EXPECT_EQ(f.handle(j).reason, wire::CheckReason::StaleTeleport);
}

TEST(ServerCheck, sv_2_messages_of_an_unknown_player_or_not_of_a_client_change_nothing) {
  ServerFixture f;
  const wire::Message m = f.keys(kWalk);
  const std::uint64_t before = state_hash(f.world);
  EXPECT_EQ(acm::handle(f.world, f.out(), 0x50000077, m).reason, wire::CheckReason::UnknownPlayer);
  EXPECT_EQ(f.handle(UpdateMotion{}).reason, wire::CheckReason::NotAClients);
  EXPECT_EQ(state_hash(f.world), before);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerCheck, sv_2_overtaken_keys_and_positions_are_dropped) {
  ServerFixture f;
  MoveToState walk = f.keys(kWalk);
  walk.action = 7;
  MoveToState stop = f.keys(kReady);
  stop.action = 8;
  EXPECT_TRUE(f.handle(stop).accepted());
  EXPECT_EQ(f.handle(walk).reason, wire::CheckReason::Overtaken);
  EXPECT_EQ(f.interpreted().forward_command, kReady);
  AutonomousPosition place = f.place(at(51.0f, 50.0f));
  place.action = 7;
  EXPECT_EQ(f.handle(place).reason, wire::CheckReason::Overtaken);
  place.action = 9;
  EXPECT_TRUE(f.handle(place).accepted());
}

// On ground that only the client knows, the place of before would make the jumper stand in the air.
TEST(ServerCheck, sv_2_a_place_that_a_jump_has_overtaken_is_dropped_but_a_late_jump_is_not) {
  ServerFixture f;
  wire::Jump leap = f.jump({0.0f, 0.0f, 5.0f});
  leap.action = 8;
  EXPECT_TRUE(f.handle(leap).accepted());
  AutonomousPosition place = f.place(at(50.0f, 50.0f));
  place.action = 7;
  EXPECT_EQ(f.handle(place).reason, wire::CheckReason::Overtaken);
  EXPECT_FALSE(f.actor().body.grounded());

  f.pass(2.0);
  MoveToState keys = f.keys(kReady);
  keys.action = 10;
  EXPECT_TRUE(f.handle(keys).accepted());
  leap.action = 9;
  EXPECT_TRUE(f.handle(leap).accepted());
  keys.action = 10;
  EXPECT_TRUE(f.handle(keys).accepted()) << "the number of the late jump does not count";
}

// A place says nothing of the keys that it has overtaken: they are still held, but their own place is old.
TEST(ServerCheck, sv_2_keys_that_a_place_or_a_jump_has_overtaken_count_and_their_place_does_not) {
  for (const bool jumps : {false, true}) {
    ServerFixture f;
    MoveToState first = f.keys(kReady);
    first.action = 6;
    EXPECT_TRUE(f.handle(first).accepted());
    AutonomousPosition place = f.place(at(51.0f, 50.0f));
    wire::Jump leap = f.jump({0.0f, 0.0f, 5.0f});
    place.action = leap.action = 9;
    EXPECT_TRUE((jumps ? f.handle(leap) : f.handle(place)).accepted());
    const Vec3 before = f.origin();
    const auto late_keys = [&](Command forward, std::uint32_t number) {
      MoveToState late = f.keys(forward);
      late.action = number;
      late.position = at(50.5f, 51.0f);
      late.contact = MoveToState::kStandingLongJump;
      return f.handle(late);
    };
    EXPECT_TRUE(late_keys(kWalk, 7).accepted());
    EXPECT_EQ(f.interpreted().forward_command, kWalk);
    EXPECT_FALSE(f.actor().motion_interp.standing_longjump);
    EXPECT_EQ(f.origin(), before);
    EXPECT_EQ(late_keys(kReady, 5).reason, wire::CheckReason::Overtaken) << "older than the first keys";
    EXPECT_TRUE(late_keys(kReady, 8).accepted());
    EXPECT_EQ(late_keys(kWalk, 7).reason, wire::CheckReason::Overtaken) << "older than the newest keys";
    EXPECT_EQ(f.interpreted().forward_command, kReady);
  }
}

TEST(ServerCheck, sv_3_messages_of_the_dead_and_of_those_in_a_portal_are_dropped) {
  ServerFixture f;
  f.served().in_portal = true;
  EXPECT_EQ(f.handle(f.keys(kWalk)).reason, wire::CheckReason::InPortal);
  f.served().in_portal = false;
  f.interpreted().forward_command = command::kDead;
  EXPECT_EQ(f.handle(f.keys(kWalk)).reason, wire::CheckReason::Dead);
  EXPECT_EQ(f.handle(f.place(at(51.0f, 50.0f))).reason, wire::CheckReason::Dead);
  EXPECT_EQ(f.handle(f.jump({})).reason, wire::CheckReason::Dead);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerCheck, sv_3_numbers_and_cells_must_be_real) {
  ServerFixture f;
  Position p = at(50.0f, std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(f.handle(f.place(p)).reason, wire::CheckReason::BadNumber);
  p = at(50.0f, 50.0f);
  p.cell = 0xA9B40041;
  EXPECT_EQ(f.handle(f.place(p)).reason, wire::CheckReason::BadCell);
  p.cell = 0xFFFF0001;
  EXPECT_EQ(f.handle(f.place(p)).reason, wire::CheckReason::BadCell);
  EXPECT_EQ(f.sent(), "");
}

// Others would be sent a place in no cell, and would not see the body.
TEST(ServerCheck, sv_3_no_place_is_beyond_the_edge_of_the_map) {
  ServerFixture f;
  f.actor().body.position = {0xFE010039, {{191.0f, 10.0f, 0.0f}, {}}};
  Position p = f.actor().body.position;
  p.frame.origin.x = 191.5f;
  EXPECT_TRUE(f.handle(f.place(p)).accepted());
  p.frame.origin.x = 192.5f;
  EXPECT_EQ(f.handle(f.place(p)).reason, wire::CheckReason::BadCell);
  EXPECT_EQ(f.origin().x, 191.5f);
}

TEST(ServerCheck, sv_3_a_position_is_a_request_and_ten_metres_off_it_is_corrected) {
  ServerFixture f;
  f.rules().travel_speed = 18.0f;
  EXPECT_FALSE(f.handle(f.place(at(50.0f, 59.9f))).corrected);
  EXPECT_EQ(f.origin(), (Vec3{50.0f, 59.9f, 0.0f}));
  f.take_all();
  const ClientCheckResult result = f.handle(f.place(at(50.0f, 69.95f)));
  EXPECT_TRUE(result.corrected);
  EXPECT_EQ(f.origin(), (Vec3{50.0f, 59.9f, 0.0f}));
  const auto m = f.take<UpdatePosition>();
  EXPECT_EQ(m.pack.force_position, 7);
  EXPECT_EQ(m.pack.position.frame.origin, (Vec3{50.0f, 59.9f, 0.0f}));
  f.rules().farthest_request = 100.0f;
  EXPECT_FALSE(f.handle(f.place(at(50.0f, 69.95f))).corrected);
}

TEST(ServerCheck, sv_4_a_bad_state_is_refused_before_anything_changes) {
  ServerFixture f;
  const auto refusal_of = [&](auto change) {
    MoveToState m = f.keys(kWalk);
    m.position.frame.origin.x += 1.0f;
    change(m.raw);
    m.raw.flags = wire::RawMotionStatePack::kFields;
    return f.handle(m).reason;
  };
  EXPECT_EQ(refusal_of([](auto& r) { r.state.current_style = kWalk; }), wire::CheckReason::BadStyle);
  EXPECT_EQ(refusal_of([](auto& r) { r.state.forward_command = kWave; }), wire::CheckReason::BadCommand);
  EXPECT_EQ(refusal_of([](auto& r) { r.state.sidestep_command = kSlashHigh; }),
            wire::CheckReason::BadCommand);
  EXPECT_EQ(refusal_of([](auto& r) { r.state.turn_command = kSlashHigh; }), wire::CheckReason::BadCommand);
  EXPECT_EQ(
      refusal_of([](auto& r) { r.actions.push_back(wire::pack(MotionAction{kSlashHigh, 1.0f, 1, true})); }),
      wire::CheckReason::BadAction)
      << "an attack is no emote";
  EXPECT_EQ(f.origin().x, 50.0f);
  EXPECT_EQ(f.sent(), "");
  EXPECT_EQ(refusal_of([](auto& r) { r.state.current_style = 0; }), wire::CheckReason::Fresh);
  EXPECT_EQ(f.interpreted().current_style, kNonCombat) << "style 0 leaves it as it is";
}

TEST(ServerCheck, sv_4_no_more_than_six_actions_wait) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  for (std::uint16_t i = 1; i <= 9; ++i)
    m.raw.actions.push_back(wire::pack(MotionAction{kWave, 1.0f, i, true}));
  EXPECT_TRUE(f.handle(m).accepted());
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 6u);
}

TEST(ServerMoveToState, sv_10_keys_become_the_movement_of_the_body_and_of_the_broadcast) {
  ServerFixture f;
  MoveToState m = f.keys(kWalk, HoldKey::Run);
  m.position.frame.origin.x += 0.5f;
  EXPECT_TRUE(f.handle(m).accepted());
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  EXPECT_EQ(f.actor().motion_interp.raw.forward_command, kWalk);
  EXPECT_TRUE(f.actor().body.last_move_was_autonomous);
  EXPECT_EQ(f.origin().x, 50.5f);
  const auto broadcast = only<UpdateMotion>(f.out());
  EXPECT_EQ(broadcast.autonomous, 1);
  EXPECT_EQ(broadcast.body.type(), MovementType::Invalid);
  const auto& state = std::get<wire::InterpretedMotionStatePack>(broadcast.body.content);
  EXPECT_EQ(wire::unpack(state), f.interpreted());
  EXPECT_EQ(f.sent().substr(0, kMotion.size()), kMotion);
}

TEST(ServerMoveToState, sv_10_it_ends_a_move_that_the_server_has_ordered) {
  ServerFixture f;
  order_move_to_position(f.world, f.out(), kPlayer, at(50.0f, 90.0f));
  f.world.clear_events();
  EXPECT_TRUE(f.handle(f.keys(kReady)).accepted());
  EXPECT_FALSE(is_moving_to(f.world.context(), f.actor()));
  ASSERT_EQ(all<MoveFinishedEvent>(f.world).size(), 1u);
  EXPECT_EQ(all<MoveFinishedEvent>(f.world)[0].code, MotionError::ActionCancelled);
}

TEST(ServerMoveToState, sv_10_the_long_jump_is_passed_on) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.contact |= MoveToState::kStandingLongJump;
  f.handle(m);
  EXPECT_TRUE(f.actor().motion_interp.standing_longjump);
  EXPECT_TRUE(only<UpdateMotion>(f.out()).body.has(wire::MovementBody::kStandingLongJump));
  f.take_all();
  f.handle(f.keys(kReady));
  EXPECT_FALSE(f.actor().motion_interp.standing_longjump);
}

TEST(ServerMoveToState, sv_10_an_action_is_begun_and_sent_once) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.raw.actions.push_back(wire::pack(MotionAction{kWave, 1.0f, 1, true}));
  f.handle(m);
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 1u);
  const auto first = only<UpdateMotion>(f.out());
  f.take_all();
  f.handle(m);
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 1u);
  const auto second = only<UpdateMotion>(f.out());
  const auto actions_of = [](const UpdateMotion& u) {
    return std::get<wire::InterpretedMotionStatePack>(u.body.content).actions;
  };
  ASSERT_EQ(actions_of(first).count, 1u);
  EXPECT_TRUE(actions_of(first).items[0].autonomous());
  EXPECT_EQ(actions_of(second).count, 0u);
}

TEST(ServerMoveToState, sv_10_actions_of_client_and_host_share_one_timestamp) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.raw.actions.push_back(wire::pack(MotionAction{kWave, 1.0f, 9, true}));
  f.handle(m);
  const auto timestamp_of = [](const UpdateMotion& u) {
    return std::get<wire::InterpretedMotionStatePack>(u.body.content).actions.items[0].timestamp();
  };
  const std::uint16_t emote = timestamp_of(only<UpdateMotion>(f.out()));
  f.take_all();
  order_motion(f.world, f.out(), kPlayer, kWave);
  const std::uint16_t ordered = timestamp_of(only<UpdateMotion>(f.out()));
  EXPECT_TRUE(is_newer_action_stamp(ordered, emote)) << "or whoever saw the first would skip the second";
}

TEST(ServerJump, sv_11_a_jump_leaves_the_ground_and_its_velocity_is_sent_in_world_axes) {
  ServerFixture f;
  set_heading(f.actor().body.position.frame, 90.0f);
  const ClientCheckResult result = f.handle(f.jump({0.0f, 3.0f, 5.0f}));
  EXPECT_TRUE(result.accepted());
  EXPECT_FALSE(f.actor().body.contact || f.actor().body.on_walkable);
  EXPECT_LT(f.actor().body.acceleration.z, 0.0f);
  const auto m = f.take<wire::VectorUpdate>();
  EXPECT_NEAR(m.velocity.x, 3.0f, 1e-4f);
  EXPECT_NEAR(m.velocity.y, 0.0f, 1e-4f);
  EXPECT_NEAR(m.velocity.z, 5.0f, 1e-4f);
  f.pass(3.0);
  EXPECT_TRUE(f.actor().body.grounded());
}

TEST(ServerJump, sv_11_it_costs_stamina_by_its_extent_and_is_bounded_by_skill) {
  ServerFixture f;
  WeenieFacts& weenie = f.actor().weenie;
  weenie.jump_model = JumpModel::Formula;
  weenie.jump_skill = 200.0f;
  weenie.load = 0.5f;
  EXPECT_EQ(f.handle(f.jump({0.0f, 0.0f, 5.0f}, 40.0f)).stamina_cost, 10) << "extent 1 at most";
  f.pass(3.0);
  f.take_all();
  f.handle(f.jump({0.0f, 0.0f, 49.0f}));
  const float sent = f.take<wire::VectorUpdate>().velocity.z;
  EXPECT_GT(sent, 5.0f);
  EXPECT_LT(sent, 12.0f);
  f.pass(3.0);
  f.rules().bounds_jumps = false;
  f.take_all();
  f.handle(f.jump({0.0f, 0.0f, 49.0f}));
  EXPECT_EQ(f.take<wire::VectorUpdate>().velocity.z, 49.0f);
}

TEST(ServerJump, sv_11_a_motion_goes_before_it_only_when_asked_for) {
  ServerFixture f;
  f.handle(f.jump({0.0f, 0.0f, 3.0f}));
  EXPECT_EQ(f.sent(), "VectorUpdate>everyone");
  f.pass(3.0);
  f.take_all();
  f.rules().announces_jumps = true;
  f.handle(f.jump({0.0f, 0.0f, 3.0f}));
  EXPECT_EQ(only<UpdateMotion>(f.out()).autonomous, 1);
  EXPECT_EQ(f.sent(), "UpdateMotion>everyone VectorUpdate>everyone");
}

TEST(ServerPosition, sv_12_a_position_is_applied_and_sent_at_once) {
  ServerFixture f;
  for (int i = 1; i <= 3; ++i) {
    f.handle(f.place(at(50.0f, 50.0f + static_cast<float>(i))));
    const auto m = only<UpdatePosition>(f.out());
    EXPECT_TRUE(m.pack.has(PositionPack::kContact));
    EXPECT_EQ(m.pack.position.frame.origin.y, 50.0f + static_cast<float>(i));
    EXPECT_EQ(f.sent(), kPosition) << "the owner included";
  }
  EXPECT_EQ(f.served().last_ground.frame.origin.y, 53.0f);
}

TEST(ServerPosition, sv_12_the_contact_byte_lands_a_body_and_lifts_it) {
  ServerFixture f;
  f.actor().body.ground = Ground::LastKnown;
  f.handle(f.jump({0.0f, 0.0f, 5.0f}));
  f.pass(0.3);
  f.world.clear_events();
  f.handle(f.place(at(50.0f, 50.0f, 0.7f)));
  EXPECT_TRUE(f.actor().body.grounded());
  EXPECT_EQ(all(f.world, EventType::GroundHit).size(), 1u);
  f.take_all();
  AutonomousPosition m = f.place(at(50.0f, 50.0f, 0.7f));
  m.contact = 0;
  f.handle(m);
  EXPECT_FALSE(f.actor().body.contact || f.actor().body.on_walkable);
  EXPECT_FALSE(f.take<UpdatePosition>().pack.has(PositionPack::kContact));
}

TEST(ServerPosition, sv_12_a_place_on_the_way_that_a_runner_has_come_is_late_if_the_host_says_so) {
  ServerFixture f;
  f.rules().lateness = 0.5;
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.pass(2.0);
  const float y = f.origin().y;
  f.handle(f.place(at(50.0f, y - 1.0f)));
  EXPECT_EQ(f.origin().y, y) << "a quarter of a second ago";
  f.take_all();
  f.handle(f.place(at(50.0f, y - 3.0f)));
  EXPECT_EQ(f.origin().y, y - 3.0f) << "too long ago to be late";
  EXPECT_EQ(f.sent(), kPosition);
  f.handle(f.place(at(50.5f, y - 3.0f)));
  EXPECT_EQ(f.origin().x, 50.5f) << "beside the way";
  f.handle(f.keys(kReady));
  f.pass(2.0);
  f.handle(f.place(at(50.5f, y - 3.5f)));
  EXPECT_EQ(f.origin().y, y - 3.5f) << "at rest every place counts";
}

TEST(ServerRequests, sv_13_requests_count_only_at_level_0) {
  ServerFixture f;
  EXPECT_EQ(f.handle(wire::DoMovementCommand{1, kWalk, 1.0f, HoldKey::None}).reason,
            wire::CheckReason::NotAllowed);
  EXPECT_EQ(f.handle(wire::StopMovementCommand{1, kWalk, HoldKey::None}).reason,
            wire::CheckReason::NotAllowed);
  EXPECT_EQ(f.handle(wire::JumpNonAutonomous{1, 0.5f}).reason, wire::CheckReason::NotAllowed);
  EXPECT_EQ(f.handle(wire::TurnTo{1, 90.0f, 0}).reason, wire::CheckReason::NotAllowed);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerRequests, sv_13_at_level_0_the_server_carries_requests_out_as_its_own) {
  ServerFixture f;
  f.rules().clients_choose_level = true;
  EXPECT_TRUE(f.handle(wire::AutonomyLevel{1, 0}).accepted());
  EXPECT_EQ(f.sent(), "") << "no reply";
  f.handle(wire::DoMovementCommand{2, kWalk, 1.0f, HoldKey::Run});
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  EXPECT_EQ(only<UpdateMotion>(f.out()).autonomous, 0);
  EXPECT_EQ(f.sent(), kMotion + " " + kPosition);
  f.pass(2.5);
  EXPECT_EQ(f.sent(), kPosition + " " + kPosition) << "once a second, as any body";
  f.handle(wire::StopMovementCommand{3, kWalk, HoldKey::Run});
  EXPECT_EQ(f.interpreted().forward_command, kReady);
  f.take_all();
  f.pass(3.0);
  f.take_all();
  f.handle(wire::JumpNonAutonomous{4, 0.5f});
  EXPECT_EQ(f.sent(), kMotion + " VectorUpdate>everyone") << "one message becomes at most two";
  f.pass(3.0);
  f.handle(wire::TurnTo{5, 90.0f, 1});
  f.pass(3.0);
  EXPECT_NEAR(heading_of(f.actor().body.position.frame), 90.0f, 0.1f);
}

TEST(ServerRequests, sv_13_levels_above_2_and_those_not_allowed_are_refused) {
  ServerFixture f;
  f.rules().clients_choose_level = true;
  EXPECT_EQ(f.handle(wire::AutonomyLevel{1, 3}).reason, wire::CheckReason::NotAllowed);
  f.rules().clients_choose_level = false;
  EXPECT_EQ(f.handle(wire::AutonomyLevel{1, 0}).reason, wire::CheckReason::NotAllowed);
  EXPECT_EQ(f.served().autonomy_level, 2);
}

TEST(ServerBytes, bytes_that_are_not_a_message_change_nothing) {
  ServerFixture f;
  const std::byte junk[7] = {};
  const std::uint64_t before = state_hash(f.world);
  EXPECT_FALSE(acm::handle(f.world, f.out(), kPlayer, Bytes(junk)));
  EXPECT_EQ(state_hash(f.world), before);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerBytes, handling_allocates_nothing) {
  ServerFixture f;
  const wire::Message walk = f.keys(kWalk);
  const wire::Message place = f.place(at(50.0f, 51.0f));
  f.handle(walk);
  const AllocationCounter count;
  f.handle(walk);
  f.handle(place);
  broadcast_due(f.world, f.out());
  EXPECT_EQ(count.allocations(), 0u);
}

}  // namespace
}  // namespace acm::test
