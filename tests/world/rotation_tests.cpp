// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Rotations of positions: what is no rotation must not reach a body (managers 5.6, SV-31).
#include "acmotion/acmotion.hpp"
#include "acmotion/particles.hpp"
#include "base/quat.h"
#include "wire/write.h"
#include "world/server_fixture.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace acm::test {
namespace {

using wire::CheckReason;
using wire::Timestamp;

constexpr Quat kTenfold{10.0f, 0.0f, 0.0f, 10.0f};
constexpr Quat kEast{0.70710678f, 0.0f, 0.0f, -0.70710678f};
/// As long as a valid one may be, almost.
constexpr Quat kLong{1.000449f, 0.0f, 0.0f, 0.0f};

const std::vector<Quat>& invalid_rotations() {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  static const std::vector<Quat> all = {kTenfold,
                                        {0.0f, 0.0f, 0.0f, 0.0f},
                                        {1.001f, 0.0f, 0.0f, 0.0f},
                                        {0.7f, 0.0f, 0.0f, 0.7f},
                                        {kNan, 0.0f, 0.0f, 1.0f},
                                        {1.0f, kInfinity, 0.0f, 0.0f},
                                        {1e30f, 0.0f, 0.0f, 0.0f}};
  return all;
}

Position turned(Position p, Quat rotation) {
  p.frame.rotation = rotation;
  return p;
}

bool same_bits(Quat a, Quat b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// --- A server's clients

TEST(Rotation, sv_31_a_message_with_a_rotation_that_is_none_is_dropped_and_the_client_corrected) {
  for (const Quat& q : invalid_rotations()) {
    ServerFixture f;
    const Position before = f.actor().body.position;
    const auto refuses = [&](auto m) {
      m.timestamps = f.client_timestamps();
      m.position.frame.rotation = q;
      const ClientCheckResult result = f.handle(m);
      EXPECT_EQ(result.reason, CheckReason::BadRotation);
      EXPECT_TRUE(result.corrected);
      EXPECT_EQ(f.sent(), "UpdatePosition>owner");
      f.pass(kTick);  // one correction a tick (SV-37)
      f.take_all();
    };
    refuses(f.keys(kWalk));
    refuses(f.place(at(50.5f, 50.0f)));
    refuses(f.jump({0.0f, 0.0f, 5.0f}));
    EXPECT_EQ(f.actor().body.position, before);
    EXPECT_EQ(f.interpreted().forward_command, kReady);
    EXPECT_TRUE(f.actor().body.contact);
  }
}

TEST(Rotation, sv_31_a_message_that_is_dropped_for_its_timestamps_corrects_nobody) {
  ServerFixture f;
  wire::MoveToState m = f.keys(kWalk);
  m.position.frame.rotation = kTenfold;
  m.timestamps.force_position -= 1;
  EXPECT_EQ(f.handle(m).reason, CheckReason::StaleForcePosition);
  EXPECT_EQ(f.sent(), "");
}

TEST(Rotation, managers_5_6_what_is_valid_keeps_its_bits) {
  for (const Quat& q : {kEast, kLong, Quat{-1.0f, 0.0f, 0.0f, 0.0f}}) {
    ServerFixture f;
    ASSERT_TRUE(f.handle(f.place(turned(at(50.5f, 50.0f), q))).accepted());
    EXPECT_TRUE(same_bits(f.actor().body.position.frame.rotation, q));
    ClientWorld world(&sample_store());
    apply_message(world, TestServer(kFirst).create(turned(at(10, 20), q)));
    EXPECT_TRUE(same_bits(world.find(kFirst)->body.position.frame.rotation, q));
    EXPECT_TRUE(all<LimitReachedEvent>(world).empty());
  }
}

// --- A client's server

std::size_t reports(const ClientWorld& world) {
  return static_cast<std::size_t>(
      std::ranges::count(all<LimitReachedEvent>(world), Limit::Rotation, &LimitReachedEvent::limit));
}

TEST(Rotation, managers_5_6_a_client_takes_a_rotation_that_is_none_for_the_identity_and_reports_it) {
  for (const Quat& q : invalid_rotations()) {
    ClientWorld world(&sample_store());
    world.client.viewer.expects_player = false;
    TestServer server{kFirst};
    const auto& rotation = [&]() -> const Quat& { return world.find(kFirst)->body.position.frame.rotation; };
    EXPECT_TRUE(apply_message(world, server.create(turned(at(10, 20), q))).accepted());
    EXPECT_TRUE(same_bits(rotation(), Quat{}));
    EXPECT_EQ(reports(world), 1u);
    apply_message(world, server.teleport(turned(at(12, 20), kEast)));
    EXPECT_TRUE(same_bits(rotation(), kEast));
    EXPECT_EQ(reports(world), 1u);
    EXPECT_TRUE(apply_message(world, server.teleport(turned(at(14, 20), q))).accepted());
    EXPECT_TRUE(same_bits(rotation(), Quat{}));
    EXPECT_EQ(reports(world), 2u);
    tick(world, kTick);  // a limit is reported once a tick
    EXPECT_TRUE(apply_message(world, server.position(turned(at(14, 21), q))).accepted());
    EXPECT_EQ(reports(world), 3u) << "one to be approached";
    pass(world, 2.0);
    EXPECT_TRUE(is_valid_rotation(rotation()));
    EXPECT_NEAR(world.find(kFirst)->body.position.frame.origin.y, 21.0f, 0.1f);
  }
}

TEST(Rotation, managers_5_6_a_message_that_is_out_of_date_reports_nothing) {
  ClientWorld world(&sample_store());
  world.client.viewer.expects_player = false;
  TestServer server{kFirst};
  apply_message(world, server.create(at(10, 20)));
  wire::UpdatePosition m = server.position(turned(at(10, 21), kTenfold));
  m.pack.position_timestamp = static_cast<std::uint16_t>(m.pack.position_timestamp - 1);
  EXPECT_EQ(apply_message(world, m).reason, CheckReason::StalePosition);
  EXPECT_EQ(reports(world), 0u);
}

// --- A host's calls

constexpr Guid kGuard = 0x80000001;

Assets& rotation_assets() {
  static Assets assets = sample_assets();
  return assets;
}

ObjectParameters guard_at(const Position& position) {
  ObjectParameters p;
  p.setup = kSampleMannequin;
  p.position = position;
  p.facts.ground = Ground::Flat;
  return p;
}

TEST(Rotation, managers_5_6_every_call_of_a_host_refuses_a_rotation_that_is_none) {
  for (const Quat& q : invalid_rotations()) {
    World world(rotation_assets());
    EXPECT_STREQ(world.create_object(kGuard, guard_at(turned(at(50, 50), q))).field, "position.rotation");
    ASSERT_TRUE(world.create_object(kGuard, guard_at(at(50, 50))));
    const Position bad = turned(at(51, 50), q);
    const TargetSnapshot target{.guid = 0x80000009, .position = bad, .size = {}, .velocity = {}};
    const std::uint64_t before = state_hash(world);
    EXPECT_FALSE(world.teleport(kGuard, bad));
    EXPECT_STREQ(world.move_to_position(kGuard, bad).field, "position.rotation");
    EXPECT_STREQ(world.move_to_object(kGuard, target).field, "target.rotation");
    EXPECT_FALSE(world.update_target(kGuard, target));
    EXPECT_STREQ(world.interpolate_to(kGuard, bad).field, "position.rotation");
    EXPECT_STREQ(world.constrain_to(kGuard, bad, 5.0f, 20.0f).field, "position.rotation");
    EXPECT_EQ(state_hash(world), before);
    Server server(world);
    EXPECT_FALSE(server.teleport(kGuard, bad));
    EXPECT_STREQ(server.move_to_position(kGuard, bad).field, "position.rotation");
    EXPECT_TRUE(server.outbox().empty());
    ParticleSystem particles(rotation_assets());
    constexpr ObjectId kSparks = 0x32000001;
    const Result<std::uint32_t> emitter = particles.create(kGuard, {bad, {}}, {.info = kSparks});
    ASSERT_FALSE(emitter.ok());
    EXPECT_STREQ(emitter.error().what, "rotation of the body: not of length 1");
  }
}

TEST(Rotation, managers_5_6_a_step_is_answered_with_a_rotation) {
  World world(rotation_assets());
  ObjectParameters p = guard_at(at(50, 50));
  p.facts.ground = Ground::Host;
  ASSERT_TRUE(world.create_object(kGuard, p));
  Frame proposed;
  ASSERT_TRUE(world.begin_step(kGuard, 1.0 / 30.0, proposed));
  for (const Quat& q : invalid_rotations())
    EXPECT_FALSE(world.end_step(kGuard, {{proposed.origin, q}, true, true}));
  EXPECT_TRUE(world.end_step(kGuard, {proposed, true, true}));
}

// --- Snapshots

// Replaces the rotation of the only place with this origin.
Vector<std::byte> with_rotation(Vector<std::byte> bytes, Vec3 origin, Quat q) {
  const auto* first = reinterpret_cast<const std::byte*>(&origin);
  const auto found = std::ranges::search(bytes, std::span(first, sizeof origin));
  EXPECT_FALSE(found.empty());
  if (!found.empty()) std::memcpy(&*found.end(), &q, sizeof q);
  return bytes;
}

TEST(Rotation, managers_5_6_a_snapshot_with_a_rotation_that_is_none_is_refused_by_name) {
  World world(rotation_assets());
  const Position place = at(50.125f, 51.375f);
  ASSERT_TRUE(world.create_object(kGuard, guard_at(place)));
  const Vector<std::byte> bytes = write_snapshot(world);
  ASSERT_TRUE(read_snapshot(world, with_rotation(bytes, place.frame.origin, kEast)).ok());
  for (const Quat& q : invalid_rotations()) {
    const Status status = read_snapshot(world, with_rotation(bytes, place.frame.origin, q));
    ASSERT_FALSE(status.ok());
    EXPECT_STREQ(status.error().what, "position");
  }
  EXPECT_TRUE(same_bits(world.state(kGuard).position.frame.rotation, kEast));
}

// --- However a body is placed, it walks no farther than one with the identity

constexpr double kWalkTime = 2.0;  // seconds

/// One way to place a body that walks: the distance that it then gets, in metres.
struct Way {
  const char* name;
  std::function<float(Quat)> walk;
};

float walked(World& world, Guid guid) {
  const Position from = world.state(guid).position;
  for (double t = 0.0; t < kWalkTime - 0.01; t += kTick) world.tick(kTick);
  return distance(from, world.state(guid).position);
}

// A host's call `place` on a world in which the guard runs.
template <class Place>
float walked_after_call(Place place) {
  World world(rotation_assets());
  if (!world.create_object(kGuard, guard_at(at(50, 50)))) ADD_FAILURE();
  world.do_motion(kGuard, command::kRunForward);
  place(world);
  return walked(world, kGuard);
}

float walked_after_creation(Quat q) {
  World world(rotation_assets());
  if (!world.create_object(kGuard, guard_at(turned(at(50, 50), q)))) return 0.0f;
  world.do_motion(kGuard, command::kRunForward);
  return walked(world, kGuard);
}

float walked_after_snapshot(Quat q) {
  const Position place = at(50.125f, 51.375f);
  World world(rotation_assets());
  if (!world.create_object(kGuard, guard_at(place))) ADD_FAILURE();
  world.do_motion(kGuard, command::kRunForward);
  const Vector<std::byte> bytes = with_rotation(write_snapshot(world), place.frame.origin, q);
  static_cast<void>(read_snapshot(world, bytes));
  return walked(world, kGuard);
}

// The host answers each step of two seconds; the rotation comes with the first.
float walked_after_step_answer(Quat q) {
  World world(rotation_assets());
  ObjectParameters p = guard_at(at(50, 50));
  p.facts.ground = Ground::Host;
  if (!world.create_object(kGuard, p)) ADD_FAILURE();
  world.set_ground_contact(kGuard, true, true);
  world.do_motion(kGuard, command::kRunForward);
  for (int i = 0; i < 60; ++i) {
    Frame proposed;
    if (!world.begin_step(kGuard, kTick, proposed)) continue;
    const StepAnswer turned_answer{{proposed.origin, q}, true, true};
    if (i > 0 || !world.end_step(kGuard, turned_answer)) world.end_step(kGuard, {proposed, true, true});
  }
  return distance(at(50, 50), world.state(kGuard).position);
}

float walked(WorldState& world, Guid guid) {
  const Position from = world.find(guid)->body.position;
  pass(world, kWalkTime);
  return distance(from, world.find(guid)->body.position);
}

// A message of a client that runs.
template <class Make>
float walked_after_client_message(Make make) {
  ServerFixture f;
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.pass(0.5);
  f.handle(make(f));
  return walked(f.world, kPlayer);
}

// A message of a server about another body that walks, or that the message makes walk.
template <class Make>
float walked_after_server_message(Make make) {
  ClientWorld world(&sample_store(), flat());
  world.client.viewer.expects_player = false;
  TestServer server{kFirst};
  apply_message(world, server.create(at(50, 50)));
  apply_message(world, server.motion(state_of(command::kRunForward)));
  apply_message(world, make(server));
  return walked(world, kFirst);
}

wire::CreateObject described(TestServer& server, Quat q) {
  wire::CreateObject m = server.create(turned(at(50, 50), q));
  m.physics.flags |= wire::PhysicsDescription::kMovement;
  m.physics.has_body = true;
  m.physics.body = state_of(command::kRunForward);
  return m;
}

wire::PositionAndMovement both_at(TestServer& server, Quat q) {
  wire::PositionAndMovement m;
  server.timestamps.advance(Timestamp::Teleport);
  m.guid = server.guid;
  m.pack = server.position(turned(at(50, 50), q)).pack;
  m.movement = server.timestamps.advance(Timestamp::Movement);
  m.server_control = server.timestamps.advance(Timestamp::ServerControl);
  m.body = state_of(command::kRunForward);
  return m;
}

// A position of the local player's server, while the player runs.
float walked_after_player_message(Quat q, wire::PositionEffect effect, std::uint8_t level) {
  PlayerFixture f;
  f.world.client.viewer.autonomy_level = level;
  f.hold_run(true);
  f.press(kWalk);
  f.run_until(0.5);
  wire::UpdatePosition m;
  m.guid = PlayerFixture::kGuid;
  m.pack.position = turned(f.body().position, q);
  m.pack.flags = wire::PositionPack::kContact;
  m.pack.instance = f.timestamps()[Timestamp::Instance];
  m.pack.position_timestamp = static_cast<std::uint16_t>(f.timestamps()[Timestamp::Position] + 1);
  m.pack.teleport = f.timestamps()[Timestamp::Teleport];
  m.pack.force_position = f.timestamps()[Timestamp::ForcePosition];
  if (effect == wire::PositionEffect::Teleport) ++m.pack.teleport;
  if (effect == wire::PositionEffect::Force) ++m.pack.force_position;
  apply_message(f.world, m);
  return walked(f.world, PlayerFixture::kGuid);
}

std::vector<Way> ways_of_hosts() {
  const auto call = [](auto act) {
    return [=](Quat q) { return walked_after_call([&](World& w) { act(w, turned(at(50, 50), q)); }); };
  };
  const auto order = [](auto act) {
    return [=](Quat q) {
      return walked_after_call([&](World& w) {
        Server server(w);
        act(server, turned(at(50, 50), q));
      });
    };
  };
  const auto target_at = [](const Position& p) { return TargetSnapshot{0x80000009, p, {}, {}}; };
  const auto far = [](Position p) { return p.frame.origin.y += 30.0f, p; };
  return {
      {"create_object", walked_after_creation},
      {"read_snapshot", walked_after_snapshot},
      {"end_step", walked_after_step_answer},
      {"teleport", call([](World& w, const Position& p) { w.teleport(kGuard, p); })},
      {"interpolate_to", call([](World& w, const Position& p) { w.interpolate_to(kGuard, p); })},
      {"constrain_to", call([](World& w, const Position& p) { w.constrain_to(kGuard, p, 20.0f, 50.0f); })},
      {"move_to_position", call([=](World& w, const Position& p) { w.move_to_position(kGuard, far(p)); })},
      {"move_to_object",
       call([=](World& w, const Position& p) { w.move_to_object(kGuard, target_at(far(p))); })},
      {"update_target", call([=](World& w, const Position& p) {
         w.move_to_object(kGuard, target_at(far(at(50, 50))));
         w.update_target(kGuard, target_at(far(p)));
       })},
      {"Server::teleport", order([](Server& s, const Position& p) { s.teleport(kGuard, p); })},
      {"Server::move_to_position",
       order([=](Server& s, const Position& p) { s.move_to_position(kGuard, far(p)); })},
  };
}

std::vector<Way> ways_of_messages() {
  using Effect = wire::PositionEffect;
  const auto client_says = [](auto make) {
    return [=](Quat q) {
      return walked_after_client_message([&](ServerFixture& f) {
        auto m = make(f);
        m.position.frame.rotation = q;
        return m;
      });
    };
  };
  const auto server_says = [](auto make) {
    return [=](Quat q) { return walked_after_server_message([&](TestServer& s) { return make(s, q); }); };
  };
  const auto player_told = [](Effect effect, std::uint8_t level) {
    return [=](Quat q) { return walked_after_player_message(q, effect, level); };
  };
  return {
      {"MoveToState", client_says([](ServerFixture& f) { return f.keys(kWalk, HoldKey::Run); })},
      {"AutonomousPosition", client_says([](ServerFixture& f) { return f.place(f.actor().body.position); })},
      {"Jump", client_says([](ServerFixture& f) { return f.jump({0.0f, 2.0f, 1.0f}); })},
      {"UpdatePosition, approached",
       server_says([](TestServer& s, Quat q) { return s.position(turned(at(50, 52), q)); })},
      {"UpdatePosition, teleported",
       server_says([](TestServer& s, Quat q) { return s.teleport(turned(at(50, 50), q)); })},
      {"PositionAndMovement", server_says(both_at)},
      {"CreateObject of a known object", server_says([](TestServer& s, Quat q) {
         s.timestamps.advance(Timestamp::Position);
         s.timestamps.advance(Timestamp::Movement);
         s.timestamps.advance(Timestamp::Teleport);
         return described(s, q);
       })},
      {"CreateObject", server_says([](TestServer& s, Quat q) {
         s.timestamps.advance(Timestamp::Instance);
         return described(s, q);
       })},
      {"the player's UpdatePosition", player_told(Effect::Ordinary, autonomy::kClient)},
      {"the followed player's UpdatePosition", player_told(Effect::Ordinary, autonomy::kFollowed)},
      {"the player's teleport", player_told(Effect::Teleport, autonomy::kClient)},
      {"the player's correction", player_told(Effect::Force, autonomy::kClient)},
  };
}

// Numbers up to 10; every fourth is of a length that is valid, or a little beyond.
std::vector<Quat> random_rotations(int count) {
  std::mt19937 dice(5);
  const auto number = [&] { return static_cast<float>(dice() % 20001) / 1000.0f - 10.0f; };
  std::vector<Quat> all = {kTenfold, kLong, {0.0f, 0.0f, 0.0f, 1.000449f}, {0.0f, 0.0f, 0.0f, 0.0f}};
  for (int i = 0; i < count; ++i) {
    Quat q{number(), number(), number(), number()};
    if (i % 2 == 0) q.x = q.y = 0.0f;
    if (i % 4 == 3) {
      const float scale = (0.9985f + 0.003f * static_cast<float>(dice() % 1001) / 1000.0f) /
                          std::sqrt(std::max(length_squared(q), 1e-6f));
      q = {q.w * scale, q.x * scale, q.y * scale, q.z * scale};
    }
    all.push_back(q);
  }
  return all;
}

TEST(Rotation, managers_5_6_no_rotation_makes_a_body_walk_farther) {
  std::vector<Way> ways = ways_of_hosts();
  for (const Way& way : ways_of_messages()) ways.push_back(way);
  const std::vector<Quat> rotations = random_rotations(40);
  // A body whose order is refused goes on running.
  const float running = walked_after_creation({});
  for (const Way& way : ways) {
    const float honest = std::max(way.walk({}), running);
    EXPECT_GT(honest, 1.0f) << way.name;
    for (const Quat& q : rotations) {
      // A valid one keeps its bits: what is half a thousandth too long turns by a matrix twice that long. It
      // is compared with the same rotation of length 1, since one that tilts a jump changes where it lands.
      const bool is_valid = is_valid_rotation(q);
      const float most =
          is_valid ? std::max(honest, way.walk(normalized_or(q, {}))) * 1.0021f : honest * 1.001f;
      EXPECT_LE(way.walk(q), most) << way.name << " with " << q.w << ", " << q.x << ", " << q.y << ", "
                                   << q.z;
    }
  }
}

}  // namespace
}  // namespace acm::test
