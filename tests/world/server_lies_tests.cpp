// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Lies that are honest one by one: valid rotations, real bytes, small steps (managers SV-30 to SV-35).
#include "actor/body.h"
#include "world/server_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace acm::test {
namespace {

using wire::CheckReason;
using wire::MoveToState;

/// Faces up: 90 degrees about the body's own x axis.
constexpr Quat kOnItsBack{0.70710678f, 0.70710678f, 0.0f, 0.0f};
constexpr float kHonestJump = 7.0f * 7.0f / (2.0f * 9.8f);

float highest(ServerFixture& f, double seconds) {
  float top = f.origin().z;
  for (double t = 0.0; t < seconds; t += kTick) {
    f.pass(kTick);
    top = std::max(top, f.origin().z);
  }
  return top;
}

TEST(ServerLies, sv_30_a_body_that_is_tilted_jumps_no_higher) {
  for (const Ground ground : {Ground::Flat, Ground::LastKnown, Ground::None}) {
    ServerFixture f;
    f.actor().body.ground = ground;
    f.actor().weenie.run_rate = 4.5f;
    wire::Jump m = f.jump({0.0f, 18.0f, 7.0f});
    m.position.frame.rotation = kOnItsBack;
    f.handle(m);
    EXPECT_LE(f.actor().body.velocity.z, 7.001f);
    EXPECT_LE(highest(f, 2.0), 1.05f * kHonestJump);
  }
}

TEST(ServerLies, sv_30_a_body_that_is_tilted_walks_on_the_ground) {
  for (const Ground ground : {Ground::Flat, Ground::LastKnown, Ground::None}) {
    ServerFixture f;
    f.actor().body.ground = ground;
    f.actor().weenie.run_rate = 4.5f;
    MoveToState m = f.keys(kWalk, HoldKey::Run);
    m.position.frame.rotation = kOnItsBack;
    f.handle(m);
    EXPECT_LE(highest(f, 2.0), 0.01f);
    wire::AutonomousPosition lift = f.place(f.actor().body.position);
    lift.position.frame.rotation = kOnItsBack;
    lift.contact = 0;
    f.handle(lift);
    EXPECT_LE(highest(f, 2.0), 0.01f);
  }
}

/// Metres per second of a body that runs while something is done in each tick.
template <class Act>
float speed_while(ServerFixture& f, Act act) {
  constexpr int kTicks = 120;
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.pass(1.0);
  const Vec3 from = f.origin();
  for (int i = 0; i < kTicks; ++i) {
    act(i);
    f.pass(kTick);
  }
  return length(f.origin() - from) / static_cast<float>(kTicks * kTick);
}

void say_contact(ServerFixture& f, std::uint8_t contact) {
  wire::AutonomousPosition m = f.place(f.actor().body.position);
  m.contact = contact;
  f.handle(m);
}

TEST(ServerLies, sv_30_the_contact_byte_makes_no_runner_faster) {
  for (const Ground ground : {Ground::Flat, Ground::LastKnown, Ground::None}) {
    for (int period = 1; period <= 5; ++period) {
      ServerFixture f, other;
      f.actor().body.ground = other.actor().body.ground = ground;
      const float at_once = speed_while(f, [&](int i) {
        if (i % period != 0) return;
        say_contact(f, 0);
        say_contact(f, 1);
      });
      EXPECT_LE(at_once, 4.04f) << period;
      // Nothing carries who falls for ever.
      if (ground == Ground::None && period == 1) continue;
      const float by_turns = speed_while(other, [&](int i) { say_contact(other, i % period == 0 ? 0 : 1); });
      EXPECT_LE(by_turns, 4.04f) << period;
    }
  }
}

TEST(ServerLies, sv_32_where_the_server_has_ground_the_contact_byte_lifts_nobody) {
  for (const Ground ground : {Ground::Flat, Ground::Host}) {
    ServerFixture f;
    f.actor().body.ground = ground;
    f.take_all();
    say_contact(f, 0);
    EXPECT_TRUE(f.actor().body.grounded());
    EXPECT_TRUE(f.take<wire::UpdatePosition>().pack.has(wire::PositionPack::kContact));
  }
}

TEST(ServerLies, sv_32_who_lands_while_it_rises_neither_rises_nor_slides_on) {
  for (const Ground ground : {Ground::LastKnown, Ground::None}) {
    ServerFixture f;
    f.actor().body.ground = ground;
    f.handle(f.keys(kWalk, HoldKey::Run));
    f.pass(1.0);
    f.handle(f.jump({0.0f, 4.0f, 2.9f}));
    f.pass(kTick);
    say_contact(f, 1);
    ASSERT_TRUE(f.actor().body.grounded());
    const Vec3 from = f.origin();
    f.pass(4.0);
    EXPECT_LE(f.origin().y - from.y, 4.0f * 4.0f + 0.2f) << "nothing of the jump is left to slide out";
    EXPECT_LE(f.origin().z, from.z + 0.01f);
  }
}

TEST(ServerLies, sv_32_a_jump_that_ends_where_it_begins_gives_no_speed) {
  ServerFixture f;
  f.actor().body.ground = Ground::LastKnown;
  const float speed = speed_while(f, [&](int) {
    f.handle(f.jump({0.0f, 4.0f, 0.0f}));
    say_contact(f, 1);
  });
  EXPECT_LE(speed, 4.04f);
}

TEST(ServerLies, sv_32_no_jump_is_lower_than_the_shortest_press_makes_it) {
  ServerFixture f;
  f.actor().weenie.jump_model = JumpModel::Formula;
  f.actor().weenie.jump_skill = 300.0f;
  f.handle(f.jump({0.0f, 4.0f, 0.0f}, 0.0f));
  EXPECT_NEAR(f.actor().body.velocity.z, 2.62f, 0.05f) << "0.35 m";
}

TEST(ServerLies, sv_30_jumps_that_do_not_rise_make_no_runner_faster) {
  for (const Ground ground : {Ground::Flat, Ground::LastKnown}) {
    for (int period = 1; period <= 8; ++period) {
      ServerFixture f;
      f.actor().body.ground = ground;
      f.actor().weenie.present = false;
      const float speed = speed_while(f, [&](int i) {
        if (i % period == 0) f.handle(f.jump({0.0f, 18.0f, 0.0f}));
        if (i % period == period / 2) f.handle(f.keys(kWalk, HoldKey::Run));
      });
      EXPECT_LE(speed, 4.4f) << period;
    }
  }
}

// Put back on its ground while it rises it would slide for ever.
TEST(ServerLies, sv_30_below_the_servers_ground_nobody_gets_faster) {
  ServerFixture f;
  const float speed = speed_while(f, [&](int i) {
    if (i != 0) return;
    Position below = f.actor().body.position;
    below.frame.origin.z -= 2.0f;
    f.handle(f.place(below));
    EXPECT_EQ(f.origin().z, 0.0f) << "it stands";
    wire::Jump jump = f.jump({0.0f, 4.0f, 7.0f});
    jump.position = below;
    f.handle(jump);
    f.handle(f.place(below));
    EXPECT_EQ(f.origin().z, 0.0f) << "it rises";
    f.handle(f.keys(kWalk, HoldKey::Run));
  });
  EXPECT_LE(speed, 4.4f);
}

TEST(ServerLies, sv_30_a_falling_body_is_lowered_to_the_servers_ground_and_no_farther) {
  for (const Ground ground : {Ground::Flat, Ground::Host}) {
    ServerFixture f;
    f.handle(f.jump({0.0f, 0.0f, 7.0f}));
    f.pass(1.0);
    f.actor().body.ground = ground;
    Position below = f.actor().body.position;
    below.frame.origin.z -= 4.0f;
    f.handle(f.place(below));
    EXPECT_EQ(f.origin().z, ground == Ground::Flat ? 0.0f : below.frame.origin.z);
  }
}

TEST(ServerLies, sv_30_a_place_says_where_the_last_known_ground_is) {
  for (const bool stands : {true, false}) {
    ServerFixture f;
    f.actor().body.ground = Ground::LastKnown;
    if (!stands) say_contact(f, 0);
    Position below = f.actor().body.position;
    below.frame.origin.z -= 2.0f;
    wire::AutonomousPosition m = f.place(below);
    m.contact = stands ? 1 : 0;
    f.handle(m);
    if (stands) f.handle(f.jump({0.0f, 0.0f, 7.0f}));
    f.pass(kTick);
    EXPECT_LE(f.origin().z, below.frame.origin.z + 0.25f) << "nothing lifts it";
  }
}

TEST(ServerLies, sv_30_runs_of_a_client_do_not_slow_a_move_of_the_host) {
  for (const float speed : {0.25f, -1.0f}) {
    ServerFixture f;
    f.actor().weenie.knows_run_rate = false;
    order_run_rate(f.world, f.out(), kPlayer, 2.0f);
    for (int i = 0; i < 8; ++i) {
      MoveToState m = f.keys(i % 2 == 0 ? kWalk : kRun, HoldKey::Run);
      m.raw.state.forward_speed = speed;
      m.raw.flags = wire::RawMotionStatePack::kFields;
      f.handle(m);
    }
    f.handle(f.keys(kReady));
    f.pass(2.0);
    const Vec3 from = f.origin();
    order_move_to_position(f.world, f.out(), kPlayer, at(from.x, from.y + 30.0f), {});
    f.pass(5.0);
    EXPECT_GT(f.origin().y - from.y, 28.0f) << "8 m/s";
  }
}

TEST(ServerLies, sv_30_the_command_to_run_makes_no_slow_body_faster) {
  ServerFixture f;
  f.actor().weenie.run_rate = 0.5f;
  f.handle(f.keys(kRun));
  EXPECT_EQ(f.interpreted().forward_speed, 0.5f);
  f.served().autonomy_level = autonomy::kServer;
  EXPECT_TRUE(f.handle(wire::DoMovementCommand{1, kRun, 1.0f, HoldKey::None}).slowed);
  EXPECT_EQ(f.interpreted().forward_speed, 0.5f);
}

TEST(ServerLies, sv_32_nobody_jumps_in_the_air_not_even_whom_the_engine_lets) {
  ServerFixture f;
  f.actor().weenie.is_creature = false;
  float top = 0.0f;
  for (int i = 0; i < 90; ++i) {
    f.handle(f.jump({0.0f, 0.0f, 7.0f}));
    f.pass(kTick);
    top = std::max(top, f.origin().z);
  }
  EXPECT_LE(top, 1.05f * kHonestJump);
}

TEST(ServerLies, sv_32_a_jump_at_level_0_is_no_landing_while_it_rises) {
  ServerFixture f;
  f.actor().body.ground = Ground::LastKnown;
  f.served().autonomy_level = autonomy::kServer;
  EXPECT_EQ(f.handle(wire::JumpNonAutonomous{1, 1.0f}).motion, MotionError::None);
  f.pass(0.2);
  say_contact(f, 1);
  EXPECT_FALSE(f.actor().body.grounded());
}

TEST(ServerLies, sv_32_a_refused_jump_overtakes_no_keys) {
  ServerFixture f;
  f.actor().weenie.can_jump = false;
  wire::Jump jump = f.jump({0.0f, 0.0f, 7.0f});
  jump.action = 9;
  f.handle(jump);
  MoveToState keys = f.keys(kWalk);
  keys.action = 8;
  EXPECT_TRUE(f.handle(keys).accepted());
}

TEST(ServerLies, sv_35_many_small_steps_lead_no_farther_than_one) {
  ServerFixture f;
  f.actor().body.ground = Ground::LastKnown;
  const Vec3 from = f.origin();
  for (int tick = 0; tick < 30; ++tick) {
    for (int i = 0; i < 1000; ++i) {
      Position p = f.actor().body.position;
      p.frame.origin = p.frame.origin + Vec3{0.0f, 0.0099f, 0.0099f};
      f.handle(f.place(p));
      f.take_all();
    }
    f.pass(kTick);
  }
  const Vec3 way = f.origin() - from;
  EXPECT_LE(way.y, 4.0f * 3.0f + 0.02f) << "a second, and 2 s of slack";
  EXPECT_LE(way.z, 3.5f * 3.0f + 0.02f);
}

// Otherwise the way to it would be saved up for a way back.
TEST(ServerLies, sv_35_a_place_where_the_body_is_counts_as_any_other) {
  ServerFixture f;
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.pass(1.5);
  const Vec3 from = f.origin();
  f.handle(f.place(f.actor().body.position));
  for (int i = 0; i < 10; ++i) {
    Position p = f.actor().body.position;
    p.frame.origin.y -= 2.0f;
    f.handle(f.place(p));
  }
  EXPECT_LE(from.y - f.origin().y, 4.0f * 2.0f + 0.02f) << "2 s of slack";
}

// A table finds a cycle by 24 bits of a command, and others are sent 16.
TEST(ServerLies, sv_33_commands_that_no_client_knows_are_refused) {
  constexpr Command kFalseDeath = 0x41000011, kFalseSlash = 0x4000005B, kFalseEmote = 0x1200005B,
                    kFalseStyle = 0x8001003D;
  ServerFixture f;
  for (const Command motion : {kFalseDeath, kFalseSlash})
    EXPECT_EQ(f.handle(f.keys(motion)).reason, CheckReason::BadCommand);
  MoveToState m = f.keys(kReady);
  m.raw.state.current_style = kFalseStyle;
  m.raw.flags = wire::RawMotionStatePack::kFields;
  EXPECT_EQ(f.handle(m).reason, CheckReason::BadStyle);
  f.served().autonomy_level = autonomy::kServer;
  const auto reason_of = [&](Command motion) {
    return f.handle(wire::DoMovementCommand{1, motion, -1.0f, HoldKey::None}).reason;
  };
  EXPECT_EQ(reason_of(kFalseDeath), CheckReason::BadCommand);
  EXPECT_EQ(reason_of(kFalseStyle), CheckReason::BadCommand);
  EXPECT_EQ(reason_of(kFalseEmote), CheckReason::BadAction);
  EXPECT_EQ(f.sent(), "");
}

TEST(ServerLies, sv_34_emotes_that_are_cut_leave_all_lists) {
  ServerFixture f;
  f.served().autonomy_level = autonomy::kServer;
  for (std::uint32_t i = 1; i <= 6; ++i) f.handle(wire::DoMovementCommand{i, kWave, 0.25f, HoldKey::None});
  EXPECT_EQ(f.actor().motion_interp.raw_actions.size(), 6u);
  order_stop_completely(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.actor().motion_interp.raw_actions.size(), 0u);
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 0u);
}

TEST(ServerLies, sv_34_a_client_that_is_gone_keeps_nothing_waiting) {
  ServerFixture f;
  for (std::uint16_t i = 1; i <= 6; ++i) {
    MoveToState m = f.keys(kReady);
    m.action = 100u + i;
    m.contact |= MoveToState::kStandingLongJump;
    m.raw.actions.push_back(wire::pack(MotionAction{kWave, 0.25f, i, false}));
    f.handle(m);
  }
  set_player(f.world, f.out(), kPlayer, false);
  EXPECT_EQ(f.actor().motion_interp.interpreted_actions.size(), 0u);
  EXPECT_FALSE(f.actor().motion_interp.standing_longjump);
  set_player(f.world, f.out(), kPlayer, true);
  MoveToState first = f.keys(kWalk);
  first.action = 1;
  EXPECT_TRUE(f.handle(first).accepted()) << "the next client counts anew";
}

}  // namespace
}  // namespace acm::test
