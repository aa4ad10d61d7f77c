// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Numbers from outside, as far as they may go.
#include "acmotion/acmotion.hpp"
#include "acmotion/sample.hpp"
#include "world/numbers.h"
#include "world/server_fixture.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <limits>

namespace acm {
namespace {

constexpr Guid kBounded = 0x80000001;
constexpr Guid kNeighbour = 0x80000002;

Assets& bounds_assets() {
  static Assets assets = sample_assets();
  return assets;
}

ObjectParameters mannequin() {
  ObjectParameters p;
  p.setup = kSampleMannequin;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  return p;
}

bool reports(const World& world, Limit limit) {
  return std::ranges::any_of(world.events(), [&](const Event& e) {
    return e.type == EventType::LimitReached && e.limit_reached.limit == limit;
  });
}

class Bounds : public testing::Test {
 protected:
  Bounds() { EXPECT_TRUE(world.create_object(kBounded, mannequin())); }

  World world{bounds_assets()};
};

TEST_F(Bounds, a_motion_is_no_faster_than_the_world_allows) {
  EXPECT_EQ(world.do_motion(kBounded, command::kWalkForward, {.speed = 1e30f}), MotionError::None);
  EXPECT_TRUE(reports(world, Limit::Speed));
  EXPECT_EQ(world.state(kBounded).substate_speed, 10.0f);
  world.clear_events();
  EXPECT_EQ(world.do_motion(kBounded, command::kWalkForward, {.speed = 10.0f}), MotionError::None);
  EXPECT_FALSE(reports(world, Limit::Speed));
}

TEST_F(Bounds, states_actions_and_run_rates_are_bounded_too) {
  InterpretedMotionState run;
  run.forward_command = command::kRunForward;
  run.forward_speed = -1e9f;
  run.sidestep_command = command::kSideStepRight;
  run.sidestep_speed = 1e9f;
  run.turn_command = command::kTurnRight;
  run.turn_speed = 1e9f;
  world.apply_interpreted_state(kBounded, run);
  const InterpretedMotionState bounded = world.state(kBounded).movement;
  EXPECT_EQ(bounded.forward_speed, -10.0f);
  EXPECT_EQ(bounded.sidestep_speed, 10.0f);
  EXPECT_EQ(bounded.turn_speed, 10.0f);
  World twin = world;
  const MotionAction wave{command::kWave, 1e20f, 1}, bounded_wave{command::kWave, 10.0f, 1};
  world.apply_interpreted_state(kBounded, {}, {&wave, 1});
  twin.apply_interpreted_state(kBounded, {}, {&bounded_wave, 1});
  EXPECT_EQ(state_hash(world), state_hash(twin));
  ObjectFacts facts = world.facts(kBounded);
  facts.weenie.run_rate = 1e20f;
  EXPECT_TRUE(world.set_facts(kBounded, facts));
  EXPECT_EQ(world.facts(kBounded).weenie.run_rate, 10.0f);
}

// The speed of a motion that is asked for at 1e30, in a world with that option.
float fastest_speed(float max_speed) {
  World world(bounds_assets(), {.max_speed = max_speed});
  EXPECT_TRUE(world.create_object(kBounded, mannequin()));
  world.do_motion(kBounded, command::kWalkForward, {.speed = 1e30f});
  return world.state(kBounded).substate_speed;
}

TEST_F(Bounds, an_option_sets_the_fastest_speed) {
  EXPECT_EQ(fastest_speed(2.0f), 2.0f);
  EXPECT_EQ(fastest_speed(-2.0f), 2.0f) << "its sign does not count";
  EXPECT_EQ(fastest_speed(1e20f), 1e4f) << "faster motions only wrap round and round";
}

TEST_F(Bounds, numbers_beyond_the_limits_are_refused_and_change_nothing) {
  const std::uint64_t before = state_hash(world);
  EXPECT_FALSE(world.teleport(kBounded, {0xA9B40013, {{2e6f, 0.0f, 0.0f}, {}}}));
  EXPECT_FALSE(world.teleport(kBounded, {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {11.0f, 0.0f, 0.0f, 0.0f}}}));
  EXPECT_FALSE(world.set_velocity(kBounded, {2e6f, 0.0f, 0.0f}));
  EXPECT_FALSE(world.set_local_velocity(kBounded, {0.0f, -2e6f, 0.0f}));
  EXPECT_FALSE(world.set_omega(kBounded, {0.0f, 0.0f, 2e4f}));
  EXPECT_EQ(world.turn_to_heading(kBounded, {.desired_heading = 2e6f}).kind, OutcomeKind::NotFinite);
  EXPECT_EQ(world.constrain_to(kBounded, {}, 2e6f, 0.0f).kind, OutcomeKind::NotFinite);
  EXPECT_EQ(world.constrain_to(kBounded, {}, 0.0f, 2e6f).kind, OutcomeKind::NotFinite);
  EXPECT_FALSE(world.update_target(kBounded, {kNeighbour, {}, {.radius = 2e4f, .height = 1.0f}, {}}));
  EXPECT_FALSE(world.update_target(kBounded, {kNeighbour, {}, {}, {0.0f, 0.0f, 2e6f}}));
  EXPECT_FALSE(world.end_step(kBounded, {.frame = {{0.0f, 2e6f, 0.0f}, {}}}));
  EXPECT_EQ(state_hash(world), before);
}

TEST_F(Bounds, facts_beyond_the_limits_are_refused_and_change_nothing) {
  const std::uint64_t before = state_hash(world);
  using Spoil = void (*)(ObjectFacts&);
  const Spoil all[] = {
      [](ObjectFacts& f) { f.scale = 2e3f; },
      [](ObjectFacts& f) { f.scale = 0.0f; },
      [](ObjectFacts& f) { f.ground_height = 2e6f; },
      [](ObjectFacts& f) { f.step_down_height = 2e4f; },
      [](ObjectFacts& f) { f.weenie.jump_velocity = 2e6f; },
  };
  for (std::size_t i = 0; i < std::size(all); ++i) {
    ObjectFacts facts = world.facts(kBounded);
    all[i](facts);
    EXPECT_FALSE(world.set_facts(kBounded, facts)) << i;
  }
  EXPECT_EQ(state_hash(world), before);
}

TEST_F(Bounds, a_skill_of_jumping_gives_a_finite_jump_or_is_refused) {
  ObjectFacts facts = world.facts(kBounded);
  facts.weenie.jump_model = JumpModel::Formula;
  for (const float skill : {1.6e37f, -1300.0f, 1.1e6f}) {
    facts.weenie.jump_skill = skill;
    EXPECT_FALSE(world.set_facts(kBounded, facts)) << skill;
    EXPECT_FALSE(world.set_weenie(kBounded, facts.weenie)) << skill;
  }
  facts.weenie.jump_skill = limits::kSkill;
  ASSERT_TRUE(world.set_facts(kBounded, facts));
  world.set_ground_contact(kBounded, true, true);
  EXPECT_EQ(world.jump(kBounded, 1.0f), MotionError::None);
  EXPECT_LT(world.state(kBounded).velocity.z, kMaxVelocity);
  EXPECT_TRUE(read_snapshot(world, write_snapshot(world)).ok());
}

TEST_F(Bounds, options_that_are_no_numbers_leave_a_world_that_reads_its_own_snapshot) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  World odd(bounds_assets(), {.max_speed = kNan, .stalls = {.motion_slack = kNan, .move_timeout = kNan}});
  ASSERT_TRUE(odd.create_object(kBounded, mannequin()));
  odd.do_motion(kBounded, command::kWalkForward, {.speed = 1e30f});
  for (int i = 0; i < 40; ++i) odd.tick(1.0 / 30.0);
  EXPECT_TRUE(read_snapshot(odd, write_snapshot(odd)).ok());
}

TEST_F(Bounds, a_body_gets_no_farther_than_the_limit) {
  ASSERT_TRUE(world.teleport(kBounded, {0xA9B40113, {{1e6f, 0.0f, 0.0f}, {}}}));
  ASSERT_TRUE(world.set_velocity(kBounded, {50.0f, 0.0f, 0.0f}));
  Frame proposed;
  for (int i = 0; i < 10; ++i) {
    if (!world.begin_step(kBounded, limits::kTick, proposed)) break;
    if (!world.end_step(kBounded, {proposed, false, false})) break;
  }
  EXPECT_LE(world.state(kBounded).position.frame.origin.x, limits::kFarthest);
  EXPECT_TRUE(read_snapshot(world, write_snapshot(world)).ok());
}

TEST_F(Bounds, a_tick_without_sense_is_refused_and_the_world_goes_on) {
  for (const double bad : {std::numeric_limits<double>::quiet_NaN(), 1e300, -1.0, 86401.0})
    EXPECT_FALSE(world.tick(bad)) << bad;
  EXPECT_EQ(world.clock(), 0.0);
  EXPECT_TRUE(world.tick(0.1));
  EXPECT_EQ(world.ticks(), 1u);
}

TEST_F(Bounds, an_empty_world_planned_in_ranges_goes_on_as_one_that_is_ticked) {
  World planned, ticked;
  std::size_t ranges = 1;
  EXPECT_TRUE(planned.plan_tick(0.1, ranges));
  EXPECT_EQ(ranges, 0u);
  ticked.tick(0.1);
  EXPECT_EQ(state_hash(planned), state_hash(ticked));
  EXPECT_TRUE(planned.tick(0.1));
}

TEST_F(Bounds, a_full_world_creates_no_more_objects_and_reports_it) {
  World small(bounds_assets(), {.max_objects = 1});
  ASSERT_TRUE(small.create_object(kBounded, mannequin()));
  EXPECT_EQ(small.create_object(kNeighbour, mannequin()).kind, OutcomeKind::LimitExceeded);
  EXPECT_TRUE(reports(small, Limit::Objects));
  EXPECT_TRUE(small.create_object(kBounded, mannequin())) << "one that is there makes room for itself";
}

TEST_F(Bounds, a_full_world_drops_descriptions_and_reports_it) {
  Server server(world);
  const auto description = server.describe(kBounded);
  World small(bounds_assets(), {.max_objects = 0});
  Client client(small, {.expects_player = false});
  const Result<CheckResult> checked = client.receive(description);
  ASSERT_TRUE(checked);
  EXPECT_EQ(checked->action, CheckAction::Drop);
  EXPECT_EQ(checked->reason, CheckReason::TooMany);
  EXPECT_TRUE(reports(small, Limit::Objects));
  EXPECT_EQ(small.size(), 0u);
}

TEST_F(Bounds, a_client_takes_65536_objects_of_a_server_unless_told_otherwise) {
  EXPECT_EQ(ClientOptions{}.max_objects, 65'536u);
  Server server(world);
  ASSERT_TRUE(world.create_object(kNeighbour, mannequin()));
  World there(bounds_assets());
  Client client(there, {.expects_player = false, .max_objects = 1});
  EXPECT_EQ(client.receive(server.describe(kBounded))->action, CheckAction::Accept);
  const Result<CheckResult> refused = client.receive(server.describe(kNeighbour));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->action, CheckAction::Drop);
  EXPECT_EQ(refused->reason, CheckReason::TooMany);
  EXPECT_TRUE(reports(there, Limit::Objects));
  EXPECT_EQ(there.size(), 1u);
  EXPECT_NE(client.receive(server.describe(kBounded))->reason, CheckReason::TooMany) << "the rest goes on";
  EXPECT_TRUE(there.create_object(kNeighbour, mannequin())) << "the host's own";
}

// Whatever finite numbers a host gives, what a world writes is read back.
RC_GTEST_PROP(BoundsOfHosts, a_world_always_reads_its_own_snapshot, ()) {
  World world(bounds_assets());
  RC_ASSERT(world.create_object(kBounded, mannequin()));
  RC_ASSERT(world.create_object(kNeighbour, mannequin()));
  const auto number =
      rc::gen::element(0.0f, 1.0f, -1.0f, 10.0f, -3.4e38f, 3.4e38f, 1e30f, 1e6f, 1e-38f, 999.0f);
  const auto command = rc::gen::element(command::kWalkForward, command::kRunForward, command::kTurnRight,
                                        command::kSideStepRight, command::kWave);
  const int steps = *rc::gen::inRange(1, 20);
  for (int i = 0; i < steps; ++i) {
    const float x = *number, y = *number, z = *number;
    const Position place{0xA9B40013, {{x, y, z}, {}}};
    switch (*rc::gen::inRange(0, 9)) {
      case 0: world.do_motion(kBounded, *command, {.speed = x}); break;
      case 1: world.teleport(kBounded, place); break;
      case 2: world.set_velocity(kBounded, {x, y, z}); break;
      case 3: world.set_omega(kBounded, {x, y, z}); break;
      case 4:
        world.move_to_object(kBounded, kNeighbour, {.distance_to_object = x, .fail_distance = y, .speed = z});
        break;
      case 5:
        world.move_to_position(kNeighbour, place, {.min_distance = x, .desired_heading = y, .speed = z});
        break;
      case 6: world.interpolate_to(kBounded, place); break;
      case 7: world.constrain_to(kNeighbour, place, x, y); break;
      case 8: world.jump(kBounded, x); break;
    }
    world.tick(*rc::gen::element(0.033, 0.2, 3.0));
  }
  const auto bytes = write_snapshot(world);
  World again(bounds_assets());
  const Status read = read_snapshot(again, bytes);
  RC_ASSERT(read.ok());
  RC_ASSERT(state_hash(again) == state_hash(world));
}

}  // namespace

namespace test {
namespace {

bool server_reports(const ServerFixture& f, Limit limit) {
  return std::ranges::any_of(all<LimitReachedEvent>(f.world),
                             [&](const LimitReachedEvent& reached) { return reached.limit == limit; });
}

// A programming error of the host: release builds report it, and keep the rules that they have.
TEST(BoundsOfClients, a_rule_beyond_the_limits_is_refused) {
  ServerRules rules;
  EXPECT_TRUE(is_in_range(rules));
  rules.travel_speed = std::numeric_limits<float>::max();
  EXPECT_FALSE(is_in_range(rules));
  rules = {};
  rules.travel_slack = 1e6f;
  EXPECT_FALSE(is_in_range(rules));
  rules = {};
  rules.farthest_request = 1e7f;
  EXPECT_FALSE(is_in_range(rules));
  rules = {};
  rules.lateness = 1e300;
  EXPECT_FALSE(is_in_range(rules));
}

TEST(BoundsOfClients, keys_are_no_faster_than_keys_can_be) {
  ServerFixture f;
  wire::MoveToState m = f.keys(kWalk);
  m.raw.state.forward_speed = 1000.0f;
  m.raw.flags |= wire::RawMotionStatePack::kForwardSpeed;
  const ClientCheckResult result = f.handle(m);
  EXPECT_TRUE(result.accepted());
  EXPECT_TRUE(result.slowed);
  EXPECT_TRUE(server_reports(f, Limit::Speed));
  EXPECT_EQ(f.interpreted().forward_speed, 1.0f);
  EXPECT_FALSE(f.handle(f.keys(kWalk)).slowed);
}

TEST(BoundsOfClients, emotes_are_bounded_too) {
  ServerFixture f;
  wire::MoveToState m = f.keys(kReady);
  m.raw.actions.push_back(wire::pack(MotionAction{kWave, 1e20f, 1, true}));
  EXPECT_TRUE(f.handle(m).slowed);
  const auto sent = f.take<wire::UpdateMotion>();
  const auto& actions = std::get<wire::InterpretedMotionStatePack>(sent.body.content).actions;
  ASSERT_EQ(actions.count, 1u);
  EXPECT_EQ(actions.items[0].speed, 1.0f);
}

TEST(BoundsOfClients, requests_are_bounded_too) {
  ServerFixture f, slow;
  for (ServerFixture* each : {&f, &slow}) each->served().autonomy_level = autonomy::kServer;
  wire::DoMovementCommand request;
  request.motion = kWalk;
  request.speed = -1.0f;
  EXPECT_FALSE(slow.handle(request).slowed);
  EXPECT_FALSE(server_reports(slow, Limit::Speed));
  request.speed = -50.0f;
  EXPECT_TRUE(f.handle(request).slowed);
  EXPECT_TRUE(server_reports(f, Limit::Speed));
  EXPECT_EQ(f.interpreted(), slow.interpreted());
}

TEST(BoundsOfClients, positions_are_accepted_only_as_fast_as_a_body_can_travel) {
  ServerFixture f;
  f.rules().travel_speed = 18.0f;
  int taken = 0;
  for (int i = 1; i <= 10; ++i) {
    const float x = 50.0f + 9.9f * static_cast<float>(taken + 1);
    const ClientCheckResult result = f.handle(f.place(at(x, 50.0f)));
    EXPECT_EQ(result.corrected, result.over_budget);
    taken += !result.corrected;
  }
  EXPECT_EQ(taken, 3) << "36 m in hand";
  EXPECT_TRUE(server_reports(f, Limit::Travel));
  f.pass(1.0);
  EXPECT_FALSE(f.handle(f.place(at(f.origin().x + 9.9f, 50.0f))).corrected) << "18 m more";
}

TEST(BoundsOfClients, a_body_that_the_server_simulates_alike_spends_nothing) {
  ServerFixture f;
  for (int i = 0; i < 1000; ++i) EXPECT_FALSE(f.handle(f.place(at(50.0f, 50.0f))).corrected);
}

}  // namespace
}  // namespace test
}  // namespace acm
