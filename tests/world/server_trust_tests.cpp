// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a server believes of its clients (managers SV-30 to SV-37).
#include "actor/body.h"
#include "actor/move_to.h"
#include "world/server_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace acm::test {
namespace {

using wire::MoveToState;
using wire::UpdatePosition;

const std::string kToOwner = "UpdatePosition>owner";

MoveToState emote(ServerFixture& f, float speed, std::uint16_t number = 1) {
  MoveToState m = f.keys(kReady);
  m.raw.actions.push_back(wire::pack(MotionAction{kWave, speed, number, false}));
  return m;
}

long waves_done(ServerFixture& f, bool success) {
  return std::ranges::count_if(all<MotionDoneEvent>(f.world), [&](const MotionDoneEvent& done) {
    return done.motion == kWave && done.success == success;
  });
}

TEST(ServerTrust, sv_30_a_guid_that_no_client_plays_receives_no_messages) {
  ServerFixture f;
  EXPECT_EQ(acm::handle(f.world, f.out(), kCreature, f.keys(kWalk)).reason, wire::CheckReason::UnknownPlayer);
  EXPECT_EQ(f.interpreted(kCreature).forward_command, kReady);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerTrust, sv_32_a_jump_in_mid_air_is_dropped_and_its_client_corrected) {
  ServerFixture f;
  EXPECT_TRUE(f.handle(f.jump({0.0f, 0.0f, 7.0f})).accepted());
  f.pass(0.3);
  f.take_all();
  const float before = f.actor().body.velocity.z;
  const ClientCheckResult result = f.handle(f.jump({0.0f, 0.0f, 7.0f}));
  EXPECT_EQ(result.reason, wire::CheckReason::JumpRefused);
  EXPECT_EQ(result.motion, MotionError::NotInContact);
  EXPECT_TRUE(result.corrected);
  EXPECT_EQ(f.actor().body.velocity.z, before);
  EXPECT_EQ(f.sent(), kToOwner);
}

TEST(ServerTrust, sv_32_a_weenie_that_cannot_jump_or_carries_too_much_does_not_jump) {
  ServerFixture f;
  WeenieFacts& weenie = f.actor().weenie;
  weenie.can_jump = false;
  EXPECT_EQ(f.handle(f.jump({0.0f, 0.0f, 7.0f})).motion, MotionError::CantJumpLoadedDown);
  weenie.can_jump = true;
  weenie.jump_model = JumpModel::Formula;
  weenie.jump_skill = 300.0f;
  weenie.load = 3.0f;
  EXPECT_EQ(f.handle(f.jump({0.0f, 0.0f, 7.0f})).motion, MotionError::CantJumpLoadedDown);
  EXPECT_TRUE(f.actor().body.grounded());
}

TEST(ServerTrust, sv_32_a_weenie_without_stamina_jumps_as_one_without_skill) {
  ServerFixture f, unskilled;
  for (ServerFixture* each : {&f, &unskilled}) {
    each->actor().weenie.jump_model = JumpModel::Formula;
    each->actor().weenie.stamina = each == &f ? 0 : 100;
    each->actor().weenie.jump_skill = each == &f ? 500.0f : 0.0f;
    each->handle(each->jump({0.0f, 0.0f, 40.0f}));
  }
  EXPECT_EQ(f.actor().body.velocity.z, unskilled.actor().body.velocity.z);
  EXPECT_LT(f.actor().body.velocity.z, 3.0f);
}

TEST(ServerTrust, sv_32_height_and_speed_of_a_jump_are_bounded_apart_from_each_other) {
  ServerFixture f;
  f.handle(f.jump({0.0f, 30.0f, 40.0f}, 0.5f));
  EXPECT_NEAR(f.actor().body.velocity.y, 4.0f, 1e-4f) << "run rate 1";
  EXPECT_NEAR(f.actor().body.velocity.z, 3.5f, 1e-4f) << "half of 7 m/s";
}

TEST(ServerTrust, sv_32_a_jump_shortly_before_the_landing_waits_for_it) {
  ServerFixture f;
  f.handle(f.jump({0.0f, 0.0f, 7.0f}));
  f.pass(1.2);  // of 1.43 s
  ASSERT_FALSE(f.actor().body.grounded());
  f.take_all();
  EXPECT_TRUE(f.handle(f.jump({0.0f, 0.0f, 7.0f})).accepted());
  EXPECT_EQ(f.sent(), "");
  float highest = 0.0f;
  for (int i = 0; i < 60; ++i) {
    f.pass(kTick);
    highest = std::max(highest, f.origin().z);
  }
  EXPECT_EQ(f.sent().substr(0, 21), "VectorUpdate>everyone");
  EXPECT_GT(highest, 2.0f) << "it jumped";
  EXPECT_LT(highest, 1.05f * 7.0f * 7.0f / (2.0f * 9.8f)) << "from the ground";
}

TEST(ServerTrust, sv_32_on_a_hosts_ground_a_jump_waits_until_the_host_says_that_the_body_stands) {
  ServerFixture f;
  f.handle(f.jump({0.0f, 0.0f, 7.0f}));
  f.actor().body.ground = Ground::Host;
  EXPECT_TRUE(f.handle(f.jump({0.0f, 0.0f, 7.0f})).accepted());
  f.pass(0.2);
  f.take_all();
  set_ground_contact(f.world.context(), f.actor(), true, true);
  f.pass(kTick);
  EXPECT_EQ(f.sent(), "VectorUpdate>everyone");
  EXPECT_FALSE(f.actor().body.grounded());
}

TEST(ServerTrust, sv_32_a_jump_that_has_waited_too_long_is_dropped_and_its_client_corrected) {
  ServerFixture f;
  f.handle(f.jump({0.0f, 0.0f, 7.0f}));
  f.actor().body.ground = Ground::Host;
  f.handle(f.jump({0.0f, 0.0f, 7.0f}));
  f.take_all();
  f.pass(0.4);
  EXPECT_EQ(f.sent(), kToOwner);
  set_ground_contact(f.world.context(), f.actor(), true, true);
  f.pass(0.2);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerTrust, sv_32_where_the_server_has_ground_the_contact_byte_is_not_believed_in_the_air) {
  ServerFixture f;
  f.handle(f.jump({0.0f, 0.0f, 7.0f}));
  f.pass(0.5);
  EXPECT_TRUE(f.handle(f.place(f.actor().body.position)).accepted());
  EXPECT_FALSE(f.actor().body.grounded());
}

TEST(ServerTrust, sv_32_where_the_server_has_ground_nobody_leaves_it_by_saying_so) {
  for (const Ground ground : {Ground::Flat, Ground::Host, Ground::LastKnown}) {
    ServerFixture f;
    f.actor().body.ground = ground;
    wire::AutonomousPosition m = f.place(f.actor().body.position);
    m.contact = 0;
    EXPECT_TRUE(f.handle(m).accepted());
    EXPECT_EQ(f.actor().body.grounded(), ground != Ground::LastKnown);
  }
}

TEST(ServerTrust, sv_32_without_ground_a_landing_is_believed_once_the_body_can_have_risen) {
  for (const Ground ground : {Ground::None, Ground::LastKnown}) {
    ServerFixture f;
    f.actor().body.ground = ground;
    f.handle(f.jump({0.0f, 0.0f, 7.0f}));
    f.pass(0.3);
    f.handle(f.place(f.actor().body.position));
    EXPECT_FALSE(f.actor().body.grounded()) << "it rises for 0.71 s";
    f.pass(0.2);
    f.handle(f.place(f.actor().body.position));
    EXPECT_TRUE(f.actor().body.grounded());
    EXPECT_TRUE(f.handle(f.jump({0.0f, 0.0f, 7.0f})).accepted());
  }
}

TEST(ServerTrust, sv_33_clients_do_not_choose_their_level) {
  ServerFixture f;
  EXPECT_EQ(f.handle(wire::AutonomyLevel{1, 0}).reason, wire::CheckReason::NotAllowed);
  EXPECT_EQ(f.served().autonomy_level, autonomy::kClient);
}

TEST(ServerTrust, sv_33_at_level_0_a_client_asks_for_no_attack_and_not_for_death) {
  ServerFixture f;
  f.served().autonomy_level = autonomy::kServer;
  const auto reason_of = [&](Command motion) {
    return f.handle(wire::DoMovementCommand{1, motion, 1.0f, HoldKey::None}).reason;
  };
  EXPECT_EQ(reason_of(kSlashHigh), wire::CheckReason::BadAction);
  EXPECT_EQ(reason_of(command::kDead), wire::CheckReason::BadCommand);
  EXPECT_EQ(f.sent(), "");
  EXPECT_EQ(reason_of(kWave), wire::CheckReason::Fresh);
  EXPECT_EQ(reason_of(kSwordCombat), wire::CheckReason::Fresh);
  EXPECT_EQ(reason_of(kWalk), wire::CheckReason::Fresh);
}

TEST(ServerTrust, sv_33_dead_is_no_key_and_each_axis_has_its_own_commands) {
  ServerFixture f;
  EXPECT_EQ(f.handle(f.keys(command::kDead)).reason, wire::CheckReason::BadCommand);
  const auto reason_of = [&](auto change) {
    MoveToState m = f.keys(kReady);
    change(m.raw.state);
    m.raw.flags = wire::RawMotionStatePack::kFields;
    return f.handle(m).reason;
  };
  EXPECT_EQ(reason_of([](auto& s) { s.turn_command = command::kDead; }), wire::CheckReason::BadCommand);
  EXPECT_EQ(reason_of([](auto& s) { s.sidestep_command = kRun; }), wire::CheckReason::BadCommand);
  EXPECT_EQ(reason_of([](auto& s) { s.turn_command = command::kTurnLeft; }), wire::CheckReason::Fresh);
}

TEST(ServerTrust, sv_34_slow_emotes_and_keys_are_brought_up_and_slow_turns_stay) {
  ServerFixture f;
  EXPECT_TRUE(f.handle(emote(f, 1e-6f)).slowed);
  const auto& sent =
      std::get<wire::InterpretedMotionStatePack>(only<wire::UpdateMotion>(f.out()).body.content);
  EXPECT_EQ(sent.actions.items[0].speed, 0.25f);
  MoveToState m = f.keys(kWalk);
  m.raw.state.forward_speed = -0.01f;
  m.raw.state.turn_command = command::kTurnRight;
  m.raw.state.turn_speed = 0.01f;
  m.raw.flags = wire::RawMotionStatePack::kFields;
  f.handle(m);
  EXPECT_EQ(f.actor().motion_interp.raw.forward_speed, -0.25f);
  EXPECT_EQ(f.actor().motion_interp.raw.turn_speed, 0.01f);
}

TEST(ServerTrust, sv_34_an_order_of_the_host_ends_the_emotes_that_a_client_has_listed) {
  ServerFixture f;
  for (std::uint16_t i = 1; i <= 6; ++i) f.handle(emote(f, 0.25f, i));
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 6u);
  f.pass(0.2);
  f.world.clear_events();
  MovementParameters p;
  p.context_id = 77;
  EXPECT_EQ(order_motion(f.world, f.out(), kPlayer, kWave, p), MotionError::None);
  EXPECT_EQ(waves_done(f, false), 6);
  EXPECT_EQ(waves_done(f, true), 0);
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 1u);
  EXPECT_EQ(f.actor().motion_table_manager.state.actions.size(), 1u);
  f.world.clear_events();
  f.pass(2.0);
  const auto done = all<MotionDoneEvent>(f.world);
  EXPECT_TRUE(
      std::ranges::any_of(done, [](const MotionDoneEvent& d) { return d.context_id == 77 && d.success; }));
  EXPECT_TRUE(f.actor().motion_table_manager.pending.empty());
  EXPECT_TRUE(f.actor().motion_interp.pending.empty());
  EXPECT_EQ(f.actor().motion_table_manager.animation_counter, 0u);
}

TEST(ServerTrust, sv_34_what_the_host_has_ordered_before_plays_on) {
  ServerFixture f;
  MovementParameters p;
  p.context_id = 1;
  order_motion(f.world, f.out(), kPlayer, kWave, p);
  f.handle(emote(f, 0.25f));
  p.context_id = 2;
  order_motion(f.world, f.out(), kPlayer, kWave, p);
  f.pass(4.0);
  std::vector<std::uint32_t> succeeded;
  for (const MotionDoneEvent& d : all<MotionDoneEvent>(f.world))
    if (d.motion == kWave && d.success) succeeded.push_back(d.context_id);
  EXPECT_EQ(succeeded, (std::vector<std::uint32_t>{1, 2}));
}

TEST(ServerTrust, sv_34_no_speed_of_six_emotes_keeps_an_order_of_the_host_waiting) {
  for (const float speed : {0.0f, 1e-6f, 0.01f, -1e-6f}) {
    ServerFixture f;
    MoveToState m = f.keys(kReady);
    for (std::uint16_t i = 1; i <= 6; ++i)
      m.raw.actions.push_back(wire::pack(MotionAction{kWave, speed, i, false}));
    EXPECT_TRUE(f.handle(m).accepted()) << speed;
    // Backwards an emote begins where it ends.
    EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), speed < 0.0f ? 0u : 6u) << speed;
    f.pass(0.2);
    f.world.clear_events();
    MovementParameters p;
    p.context_id = 77;
    EXPECT_EQ(order_motion(f.world, f.out(), kPlayer, kWave, p), MotionError::None) << speed;
    f.pass(2.0);
    const auto done = all<MotionDoneEvent>(f.world);
    EXPECT_TRUE(std::ranges::any_of(done, [](const MotionDoneEvent& d) {
      return d.context_id == 77 && d.success;
    })) << speed;
  }
}

TEST(ServerTrust, sv_34_emotes_that_a_client_at_level_0_has_asked_for_end_too) {
  ServerFixture f;
  f.rules().clients_choose_level = true;
  f.handle(wire::AutonomyLevel{1, autonomy::kServer});
  for (std::uint32_t i = 2; i <= 7; ++i) f.handle(wire::DoMovementCommand{i, kWave, 0.25f, HoldKey::None});
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 6u);
  EXPECT_EQ(order_motion(f.world, f.out(), kPlayer, kWave, {}), MotionError::None);
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 1u);
}

TEST(ServerTrust, sv_30_a_long_jump_that_a_client_charges_for_ever_keeps_no_move_waiting) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.contact = MoveToState::kContact | MoveToState::kStandingLongJump;
  f.handle(m);
  EXPECT_EQ(order_move_to_position(f.world, f.out(), kPlayer, at(50.0f, 53.0f), {}), MotionError::None);
  f.pass(5.0);
  EXPECT_GT(f.origin().y, 51.0f);
}

TEST(ServerTrust, sv_30_links_of_a_clients_keys_keep_no_order_waiting) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.raw.state.turn_command = command::kTurnRight;
  m.raw.state.turn_speed = 1e-6f;
  m.raw.flags = wire::RawMotionStatePack::kFields;
  f.handle(m);
  for (int i = 0; i < 100; ++i) {
    f.handle(f.keys(kWalk));
    f.handle(f.keys(kReady));
    MoveToState other = f.keys(kWalk);
    other.raw.state.current_style = i % 2 == 0 ? kSwordCombat : kNonCombat;
    other.raw.flags = wire::RawMotionStatePack::kFields;
    f.handle(other);
  }
  f.world.clear_events();
  MovementParameters p;
  p.context_id = 5;
  EXPECT_EQ(order_motion(f.world, f.out(), kPlayer, kSwordCombat, p), MotionError::None);
  f.pass(4.0);
  const auto done = all<MotionDoneEvent>(f.world);
  EXPECT_TRUE(std::ranges::any_of(done, [](const MotionDoneEvent& d) { return d.context_id == 5; }));
}

// Sends places that are `ahead` metres before the body, ten times a second, and returns how far it came.
float travelled(ServerFixture& f, Vec3 ahead, double seconds) {
  const Vec3 start = f.origin();
  for (double t = 0.0; t < seconds; t += 0.1) {
    Position p = f.actor().body.position;
    p.frame.origin = p.frame.origin + ahead;
    f.handle(f.place(p));
    f.pass(0.1);
  }
  return length(f.origin() - start);
}

TEST(ServerTrust, sv_35_a_client_travels_as_fast_as_its_keys_and_no_faster) {
  ServerFixture standing, running;
  running.handle(running.keys(kWalk, HoldKey::Run));
  for (ServerFixture* each : {&standing, &running}) {
    const float way = travelled(*each, {0.0f, 1.0f, 0.0f}, 10.0);
    EXPECT_LE(way, 4.0f * 12.5f) << "4 m/s for 10 s, and 2 s of slack";
    EXPECT_GE(way, 4.0f * 9.0f);
  }
}

TEST(ServerTrust, sv_35_the_budget_is_that_of_the_bodys_own_run_rate_and_scale) {
  ServerFixture f;
  f.actor().weenie.run_rate = 2.0f;
  f.actor().body.scale = 1.5f;
  const float way = travelled(f, {0.0f, 9.0f, 0.0f}, 5.0);
  EXPECT_LE(way, 12.0f * 7.5f);
  EXPECT_GE(way, 12.0f * 5.0f);
}

TEST(ServerTrust, sv_30_no_request_raises_a_body_above_the_servers_ground) {
  ServerFixture f;
  EXPECT_LT(travelled(f, {0.0f, 0.0f, 5.0f}, 5.0), 0.01f);
}

TEST(ServerTrust, sv_35_without_ground_a_body_climbs_no_faster_than_by_honest_jumps_or_slopes) {
  ServerFixture f;
  f.actor().body.ground = Ground::LastKnown;
  travelled(f, {0.0f, 0.0f, 5.0f}, 10.0);
  EXPECT_LE(f.origin().z, 3.5f * 12.5f) << "half of 7 m/s";
}

// Frames of an animation move a body in some ticks and not in others. While it rests no time is saved.
TEST(ServerTrust, sv_35_places_in_every_tick_add_nothing_to_a_way_that_is_simulated_by_steps) {
  ServerFixture f;
  const float start = f.origin().y;
  constexpr int kTicks = 120;
  constexpr int kTicksOfAStep = 3;
  constexpr float kStep = 4.0f * kTicksOfAStep / 30.0f;  // metres, of one who runs at 4 m/s
  for (int i = 1; i <= kTicks; ++i) {
    if (i % kTicksOfAStep == 0) f.actor().body.position.frame.origin.y += kStep;
    Position p = f.actor().body.position;
    p.frame.origin.y += 0.1f;
    f.handle(f.place(p));
    f.pass(kTick);
  }
  EXPECT_LE(f.origin().y - start, 4.0f * (kTicks / 30.0f + 2.0f) + kStep) << "and 2 s of slack";
}

TEST(ServerTrust, sv_35_a_body_that_cannot_jump_climbs_no_faster_than_slopes) {
  for (const bool is_laden : {true, false}) {
    ServerFixture f;
    f.actor().body.ground = Ground::LastKnown;
    WeenieFacts& weenie = f.actor().weenie;
    (is_laden ? weenie.can_jump : weenie.knows_stamina_cost) = false;
    weenie.jump_velocity = 10.0f;
    travelled(f, {0.0f, 0.0f, 5.0f}, 10.0);
    EXPECT_LE(f.origin().z, 3.0f * 12.5f) << "4 m/s up the steepest slope";
  }
}

TEST(ServerTrust, sv_35_a_client_that_turns_back_while_the_server_runs_on_is_not_corrected) {
  ServerFixture f;
  f.actor().weenie.run_rate = 3.0f;
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.pass(1.0);
  for (int i = 0; i < 20; ++i) {
    // The client was 0.3 s ahead of the server when it turned.
    const float y = f.origin().y;
    f.pass(0.3);
    MoveToState m = f.keys(kWalk, HoldKey::Run);
    m.position = f.actor().body.position;
    m.position.frame.origin.y = y - 0.5f;
    EXPECT_FALSE(f.handle(m).corrected) << i;
    f.pass(0.2);
  }
}

TEST(ServerTrust, sv_35_what_the_host_did_to_the_body_costs_its_client_nothing) {
  ServerFixture f;
  f.handle(f.place(at(50.0f, 50.0f)));
  order_velocity(f.world, f.out(), kPlayer, {0.0f, 30.0f, 10.0f});
  for (int i = 0; i < 8; ++i) {
    f.pass(0.2);
    EXPECT_FALSE(f.handle(f.place(f.actor().body.position)).corrected) << i;
  }
  order_teleport(f.world, f.out(), kPlayer, at(150.0f, 150.0f));
  complete_teleport(f.world, f.out(), kPlayer);
  EXPECT_FALSE(f.handle(f.place(at(150.0f, 151.0f))).corrected);
}

TEST(ServerTrust, sv_15_a_teleport_forgets_the_height_where_the_body_stood) {
  ServerFixture f;
  Body& body = f.actor().body;
  body.ground = Ground::LastKnown;
  body.position.frame.origin.z = 20.0f;
  f.pass(kTick);
  f.handle(f.jump({0.0f, 0.0f, 5.0f}));
  f.pass(kTick);
  order_teleport(f.world, f.out(), kPlayer, at(80.0f, 80.0f));
  f.pass(1.0);
  EXPECT_NEAR(f.origin().z, 0.0f, 0.01f);
}

TEST(ServerTrust, sv_36_a_refused_order_that_ended_a_move_is_sent_as_the_state_it_left) {
  ServerFixture f;
  order_move_to_position(f.world, f.out(), kCreature, at(60.0f, 90.0f));
  f.pass(1.0);
  f.take_all();
  EXPECT_EQ(order_motion(f.world, f.out(), kCreature, 0x40000029), MotionError::NoMotionData);
  EXPECT_FALSE(is_moving_to(f.world.context(), f.actor(kCreature)));
  EXPECT_EQ(f.sent(), kMotion + " " + kPosition);
  EXPECT_EQ(order_motion(f.world, f.out(), kCreature, 0x40000029), MotionError::NoMotionData);
  EXPECT_EQ(f.sent(), "") << "nothing changed";
}

TEST(ServerTrust, sv_36_a_refused_order_that_cut_a_clients_emotes_is_sent_as_the_state_it_left) {
  for (const bool is_stop : {false, true}) {
    ServerFixture f;
    f.handle(emote(f, 1.0f));
    f.pass(0.2);
    f.take_all();
    const auto order = [&] {
      return is_stop ? order_stop(f.world, f.out(), kPlayer, 0x40000029, {})
                     : order_motion(f.world, f.out(), kPlayer, 0x40000029, {});
    };
    EXPECT_NE(order(), MotionError::None);
    EXPECT_EQ(waves_done(f, false), 1);
    EXPECT_EQ(f.sent(), kMotion + " " + kPosition);
    EXPECT_NE(order(), MotionError::None);
    EXPECT_EQ(f.sent(), "") << "nothing changed";
  }
}

TEST(ServerTrust, sv_36_a_refused_order_that_ended_a_clients_long_jump_is_sent_as_the_state_it_left) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.contact = MoveToState::kContact | MoveToState::kStandingLongJump;
  f.handle(m);
  f.take_all();
  EXPECT_EQ(order_motion(f.world, f.out(), kPlayer, 0x40000029, {}), MotionError::NoMotionData);
  EXPECT_EQ(only<wire::UpdateMotion>(f.out()).body.flags, 0) << "it charges no jump";
  EXPECT_EQ(f.sent(), kMotion + " " + kPosition);
}

TEST(ServerTrust, sv_36_a_refused_jump_at_level_0_that_ended_a_move_is_sent_as_the_state_it_left) {
  ServerFixture f;
  f.served().autonomy_level = autonomy::kServer;
  f.actor().weenie.can_jump = false;
  order_move_to_position(f.world, f.out(), kPlayer, at(50.0f, 90.0f));
  f.pass(1.0);
  f.take_all();
  EXPECT_EQ(f.handle(wire::JumpNonAutonomous{1, 0.5f}).motion, MotionError::CantJumpLoadedDown);
  EXPECT_FALSE(is_moving_to(f.world.context(), f.actor()));
  EXPECT_EQ(f.sent(), kMotion + " " + kPosition);
  f.handle(wire::JumpNonAutonomous{2, 0.5f});
  EXPECT_EQ(f.sent(), "") << "nothing changed";
}

TEST(ServerTrust, sv_37_a_correction_that_a_message_caused_goes_to_the_owner_once_a_tick) {
  ServerFixture f;
  for (int i = 0; i < 50; ++i) {
    auto m = f.place(at(50.0f, 100.0f));
    EXPECT_EQ(f.handle(m).corrected, true);
  }
  EXPECT_EQ(f.sent(), kToOwner);
  EXPECT_EQ(f.timestamps()[wire::Timestamp::ForcePosition], 7);
  f.pass(kTick);
  f.take_all();
  f.handle(f.place(at(50.0f, 100.0f)));
  EXPECT_EQ(f.sent(), kToOwner);
  correct_position(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.sent(), kPosition) << "one that the host asks for";
}

}  // namespace
}  // namespace acm::test
