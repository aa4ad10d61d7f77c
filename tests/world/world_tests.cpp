// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The public classes, by the installed headers alone.
#include "acmotion/acmotion.hpp"
#include "acmotion/sample.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <thread>
#include <vector>

namespace acm {
namespace {

constexpr Guid kGuard = 0x80000001;
constexpr Guid kThief = 0x80000002;
constexpr float kNotANumber = std::numeric_limits<float>::quiet_NaN();

Assets& shared_assets() {
  static Assets assets = sample_assets();
  return assets;
}

ObjectParameters mannequin(float x, float y) {
  ObjectParameters p;
  p.setup = kSampleMannequin;
  p.position = {0xA9B40013, {{x, y, 0.0f}, {}}};
  return p;
}

class PublicWorld : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(world.create_object(kGuard, mannequin(50.0f, 50.0f))); }
  void pass(double seconds) {
    for (double t = 0.0; t < seconds - 0.01; t += 1.0 / 30.0) world.tick(1.0 / 30.0);
  }
  std::vector<Event> events_of_type(EventType type) {
    std::vector<Event> found;
    for (const Event& e : world.events())
      if (e.type == type) found.push_back(e);
    return found;
  }

  World world{shared_assets()};
};

TEST(PublicWorldThreads, worlds_that_share_assets_bind_their_tables_on_several_threads) {
  Assets assets = sample_assets();
  constexpr std::array kSetups = {kSampleMannequin, kSampleBeast, kSampleDoor};
  std::array<World, 4> worlds = {World(assets), World(assets), World(assets), World(assets)};
  std::vector<std::thread> threads;
  for (World& world : worlds)
    threads.emplace_back([&] {
      for (Guid guid = 1; guid <= kSetups.size(); ++guid) {
        ObjectParameters p = mannequin(50.0f, 50.0f);
        p.setup = kSetups[guid - 1];
        if (world.create_object(guid, p)) world.tick(1.0 / 30.0);
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (const World& world : worlds) EXPECT_EQ(state_hash(world), state_hash(worlds[0]));
  for (Guid guid = 1; guid <= kSetups.size(); ++guid) EXPECT_NE(worlds[0].state(guid).motion_table, 0u);
}

TEST_F(PublicWorld, display_positions_of_many_are_those_of_each) {
  struct Row {
    Position position;
    float tag = 0.5f;
  };
  ASSERT_TRUE(world.create_object(kThief, mannequin(60.0f, 50.0f)));
  world.do_motion(kThief, command::kRunForward);
  pass(1.0);
  const std::array<Guid, 3> guids = {kThief, 0x80000009, kGuard};
  std::array<Row, 3> rows;
  rows[1].position.cell = 1;
  EXPECT_EQ(world.read_display_positions(&rows[0].position, guids, 0.01, sizeof(Row)), 2u);
  for (std::size_t i = 0; i < guids.size(); ++i) {
    EXPECT_EQ(rows[i].position, world.display_position(guids[i], 0.01));
    EXPECT_EQ(rows[i].tag, 0.5f);
  }
  EXPECT_NE(rows[0].position, world.state(kThief).position);
}

TEST_F(PublicWorld, a_motion_moves_the_object_and_its_state_says_so) {
  EXPECT_EQ(world.do_motion(kGuard, command::kWalkForward), MotionError::None);
  pass(2.0);
  const ObjectState state = world.state(kGuard);
  EXPECT_EQ(state.guid, kGuard);
  EXPECT_GT(state.position.frame.origin.y, 53.0f);
  EXPECT_EQ(state.substate, command::kWalkForward);
  EXPECT_EQ(state.movement.forward_command, command::kWalkForward);
  EXPECT_EQ(state.setup, kSampleMannequin);
  EXPECT_EQ(state.motion_table, 0x09000001u);
  EXPECT_GT(state.part_count, 10);
  EXPECT_NE(state.animation, 0u);
}

TEST_F(PublicWorld, a_guid_that_is_not_there_is_refused_by_every_kind_of_call) {
  EXPECT_EQ(world.do_motion(kThief, command::kWalkForward).kind, OutcomeKind::NoObject);
  EXPECT_EQ(world.move_to_object(kGuard, kThief), MotionError::NoObject);
  EXPECT_FALSE(world.teleport(kThief, {}));
  EXPECT_FALSE(world.set_facts(kThief, {}));
  EXPECT_EQ(world.state(kThief).guid, 0u);
  EXPECT_TRUE(std::isinf(world.distance_between(kGuard, kThief)));
  EXPECT_FALSE(world.create_object(0, {}));
  EXPECT_EQ(world.size(), 1u);
}

TEST_F(PublicWorld, numbers_that_are_not_finite_change_nothing) {
  const std::uint64_t before = state_hash(world);
  EXPECT_EQ(world.do_motion(kGuard, command::kWalkForward, {.speed = kNotANumber}).kind,
            OutcomeKind::NotFinite);
  EXPECT_EQ(world.jump(kGuard, kNotANumber).kind, OutcomeKind::NotFinite);
  EXPECT_FALSE(world.set_velocity(kGuard, {kNotANumber, 0.0f, 0.0f}));
  EXPECT_FALSE(world.teleport(kGuard, {0xA9B40013, {{kNotANumber, 0.0f, 0.0f}, {}}}));
  ObjectParameters bad = mannequin(1.0f, 1.0f);
  bad.facts.scale = kNotANumber;
  EXPECT_FALSE(world.create_object(kThief, bad));
  world.tick(std::numeric_limits<double>::infinity());
  world.tick(-1.0);
  EXPECT_EQ(state_hash(world), before);
}

TEST_F(PublicWorld, two_equal_swings_differ_by_their_context_ids) {
  world.do_motion(kGuard, command::kSwordCombat);
  pass(2.0);
  world.clear_events();
  EXPECT_EQ(world.do_motion(kGuard, command::kSlashHigh, {.context_id = 7}), MotionError::None);
  EXPECT_EQ(world.do_motion(kGuard, command::kSlashHigh, {.context_id = 8}), MotionError::None);
  pass(4.0);
  std::vector<std::uint32_t> hits, done;
  for (const Event& e : world.events_of(kGuard)) {
    if (e.type == EventType::Hook && e.hook.type == HookType::Attack) hits.push_back(e.hook.context_id);
    if (e.type == EventType::MotionDone && e.motion_done.motion == command::kSlashHigh)
      done.push_back(e.motion_done.context_id);
  }
  EXPECT_EQ(hits, (std::vector<std::uint32_t>{7, 8}));
  EXPECT_EQ(done, (std::vector<std::uint32_t>{7, 8}));
}

TEST_F(PublicWorld, a_hook_event_names_a_source_whose_fields_can_be_read) {
  world.do_motion(kGuard, command::kSwordCombat);
  pass(2.0);
  world.clear_events();
  world.do_motion(kGuard, command::kSlashHigh);
  pass(2.0);
  for (const Event& e : events_of_type(EventType::Hook)) {
    EXPECT_NE(e.hook.source.animation, 0u);
    const Result<HookFields> fields = world.hook_fields(e.hook.source);
    ASSERT_TRUE(fields.ok());
    EXPECT_EQ(fields->type, e.hook.type);
    if (e.hook.type == HookType::Attack) {
      ASSERT_NE(fields->find("radius"), nullptr);
      EXPECT_GT(fields->find("radius")->number, 0.0f);
    }
    EXPECT_NE(e.hook.type, HookType::AnimationDone);
  }
  EXPECT_FALSE(world.hook_fields({0x03FFFFFF, 0, 0, 0}).ok());
}

TEST_F(PublicWorld, a_move_gives_its_context_id_back) {
  ASSERT_TRUE(world.create_object(kThief, mannequin(50.0f, 60.0f)));
  EXPECT_EQ(world.move_to_object(kGuard, kThief, {.context_id = 42}), MotionError::None);
  EXPECT_EQ(world.state(kGuard).move, MoveKind::Object);
  EXPECT_EQ(world.state(kGuard).move_target, kThief);
  pass(8.0);
  const std::vector<Event> finished = events_of_type(EventType::MoveFinished);
  ASSERT_EQ(finished.size(), 1u);
  EXPECT_EQ(finished[0].move_finished.context_id, 42u);
  EXPECT_EQ(finished[0].move_finished.code, MotionError::None);
  EXPECT_LT(world.distance_between(kGuard, kThief), 1.0f);
}

struct EventCount {
  int motions = 0, others = 0;
  void operator()(const Event&, const MotionDoneEvent&) { ++motions; }
  void operator()(const Event&, const auto&...) { ++others; }
};

TEST_F(PublicWorld, visit_calls_the_overload_of_the_type) {
  EventCount count;
  world.do_motion(kGuard, command::kWalkForward);
  pass(1.0);
  for (const Event& e : world.events()) visit(e, count);
  EXPECT_GT(count.motions, 0);
  EXPECT_GT(count.others, 0);
  EXPECT_EQ(static_cast<std::size_t>(count.motions + count.others), world.events().size());
}

TEST_F(PublicWorld, a_copy_has_the_same_future_and_assigning_it_restores_the_past) {
  world.do_motion(kGuard, command::kWalkForward);
  pass(1.0);
  World copy = world;
  const World snapshot = world;
  const std::uint64_t then = state_hash(world);
  pass(1.0);
  for (int i = 0; i < 30; ++i) copy.tick(1.0 / 30.0);
  EXPECT_EQ(state_hash(copy), state_hash(world));
  EXPECT_FALSE(first_difference(copy, world).found);
  copy.do_motion(kGuard, command::kTurnRight);
  EXPECT_TRUE(first_difference(copy, world).found);
  EXPECT_NE(state_hash(world), then);
  world = snapshot;
  EXPECT_EQ(state_hash(world), then);
}

TEST_F(PublicWorld, a_tick_in_ranges_is_the_tick) {
  for (Guid i = 1; i < 700; ++i)
    ASSERT_TRUE(world.create_object(kGuard + i, mannequin(20.0f + 0.2f * static_cast<float>(i), 40.0f)));
  for (Guid i = 0; i < 700; ++i) world.do_motion(kGuard + i, command::kWalkForward);
  World parts = world;
  world.clear_events();
  TickWorker first(parts), second(parts);
  for (int tick = 0; tick < 20; ++tick) {
    world.tick(1.0 / 30.0);
    std::size_t ranges = 0;
    parts.plan_tick(1.0 / 30.0, ranges);
    EXPECT_GT(ranges, 1u);
    for (std::size_t i = ranges; i > 0; --i) parts.run_range(i - 1, i % 2 == 0 ? first : second);
    parts.finish_tick();
  }
  EXPECT_EQ(state_hash(parts), state_hash(world));
  EXPECT_EQ(parts.events().size(), world.events().size());
}

TEST_F(PublicWorld, states_of_many_are_read_into_memory_of_the_caller) {
  ASSERT_TRUE(world.create_object(kThief, mannequin(60.0f, 50.0f)));
  struct Row {
    ObjectState state;
    int mine = 5;
  };
  std::array<Row, 3> rows;
  const std::array<Guid, 3> guids{kThief, 0x123, kGuard};
  EXPECT_EQ(world.read_states(&rows[0].state, guids, sizeof(Row)), 2u);
  EXPECT_EQ(rows[0].state.guid, kThief);
  EXPECT_EQ(rows[1].state.guid, 0u);
  EXPECT_EQ(rows[2].state.guid, kGuard);
  EXPECT_EQ(rows[1].mine, 5);
  EXPECT_EQ(world.guid_at(0), kGuard);
  EXPECT_EQ(world.guid_at(1), kThief);
  EXPECT_EQ(world.guid_at(2), 0u);
}

TEST_F(PublicWorld, an_object_with_the_hosts_ground_waits_for_its_steps) {
  ObjectFacts facts = world.facts(kGuard);
  facts.ground = Ground::Host;
  ASSERT_TRUE(world.set_facts(kGuard, facts));
  world.do_motion(kGuard, command::kWalkForward);
  for (int i = 0; i < 15; ++i) {
    const Position before = world.state(kGuard).position;
    world.tick(0.1);
    EXPECT_EQ(world.state(kGuard).position, before);
    const StepPlan plan = world.plan_steps(kGuard);
    EXPECT_EQ(plan.count, 1);
    Frame proposed;
    ASSERT_TRUE(world.begin_step(kGuard, plan.quanta[0], proposed));
    EXPECT_TRUE(world.end_step(kGuard, {proposed, true, true}));
  }
  EXPECT_GT(world.state(kGuard).position.frame.origin.y, 51.0f);
  EXPECT_EQ(world.facts(kGuard).ground, Ground::Host);
}

TEST_F(PublicWorld, a_step_that_was_not_begun_cannot_be_ended) {
  const std::uint64_t before = state_hash(world);
  const Frame to{{50.0f, 60.0f, 0.0f}, {}};
  EXPECT_FALSE(world.end_step(kGuard, {to, true, true}));
  EXPECT_EQ(state_hash(world), before);
  Frame proposed;
  ASSERT_TRUE(world.begin_step(kGuard, 1e-40, proposed));  // no velocity over it would be finite
  EXPECT_FALSE(world.end_step(kGuard, {to, true, true}));
  ASSERT_TRUE(world.begin_step(kGuard, 0.1, proposed));
  EXPECT_TRUE(world.end_step(kGuard, {to, true, true}));
}

TEST(PublicAssets, an_object_that_lacked_its_assets_gets_them_by_refresh) {
  Assets late;
  World world(late);
  ASSERT_TRUE(world.create_object(kGuard, mannequin(50.0f, 50.0f)));
  bool reported = false;
  for (const Event& e : world.events()) reported |= e.type == EventType::AssetMissing;
  EXPECT_TRUE(reported);
  EXPECT_NE(world.do_motion(kGuard, command::kWalkForward), MotionError::None);
  EXPECT_EQ(world.refresh(), 0u);
  for (const SampleObject& object : sample_creatures()) ASSERT_TRUE(late.add(object.id, object.bytes));
  EXPECT_EQ(world.refresh(), 1u);
  EXPECT_EQ(world.state(kGuard).motion_table, 0x09000001u);
  EXPECT_EQ(world.do_motion(kGuard, command::kWalkForward), MotionError::None);
  for (int i = 0; i < 60; ++i) world.tick(1.0 / 30.0);
  EXPECT_GT(world.state(kGuard).position.frame.origin.y, 53.0f);
}

TEST(PublicAssets, worlds_go_on_when_the_assets_are_moved) {
  Assets first;
  World world(first);
  ASSERT_TRUE(world.create_object(kGuard, mannequin(50.0f, 50.0f)));
  Assets second = std::move(first);
  first = Assets();  // whoever still used the old place would find these
  for (const SampleObject& object : sample_creatures()) ASSERT_TRUE(second.add(object.id, object.bytes));
  EXPECT_EQ(world.refresh(), 1u);
  World copy = world;
  for (World* w : {&world, &copy}) {
    EXPECT_EQ(w->do_motion(kGuard, command::kWalkForward), MotionError::None);
    for (int i = 0; i < 60; ++i) w->tick(1.0 / 30.0);
    EXPECT_GT(w->state(kGuard).position.frame.origin.y, 53.0f);
  }
  EXPECT_TRUE(world.create_object(kThief, mannequin(40.0f, 50.0f)));
  EXPECT_EQ(world.state(kThief).motion_table, 0x09000001u);
}

TEST(PublicRoles, keys_of_a_client_move_the_servers_body_and_messages_of_others_are_dropped) {
  World here(shared_assets()), there(shared_assets());
  Server server(there);
  Client client(here);
  ASSERT_TRUE(there.create_object(kGuard, mannequin(50.0f, 50.0f)));
  EXPECT_TRUE(server.set_player(kGuard, true));
  client.set_player(kGuard);
  const Vector<std::byte> description = server.describe(kGuard);
  ASSERT_TRUE(client.receive(description).ok());
  EXPECT_TRUE(here.contains(kGuard));
  EXPECT_EQ(client.receive(description)->action, CheckAction::Accept);  // merged: nothing in it is newer
  EXPECT_FALSE(client.receive(Bytes(description).first(12)).ok());
  client.press_key(command::kWalkForward);
  for (int i = 0; i < 60; ++i) {
    here.tick(1.0 / 30.0);
    client.update();
    there.tick(1.0 / 30.0);
    for (const OutboundMessage& m : client.outbox()) {
      const Result<ClientCheckResult> result = server.receive(kGuard, m.bytes);
      ASSERT_TRUE(result.ok());
      EXPECT_TRUE(result->accepted()) << to_string(result->reason);
    }
    client.clear_outbox();
  }
  EXPECT_GT(there.state(kGuard).position.frame.origin.y, 53.0f);
  EXPECT_LT(distance(here.state(kGuard).position, there.state(kGuard).position), 0.3f);
  EXPECT_EQ(server.receive(kThief, description)->reason, CheckReason::UnknownPlayer);
  EXPECT_EQ(server.receive(kGuard, description)->reason, CheckReason::NotAClients);
}

TEST(PublicRoles, the_outbox_grows_and_keeps_what_it_holds) {
  World world(shared_assets());
  Server server(world);
  ASSERT_TRUE(world.create_object(kGuard, mannequin(50.0f, 50.0f)));
  for (int i = 0; i < 1000; ++i) server.send_position(kGuard);
  ASSERT_EQ(server.outbox().size(), 1000u);
  for (const OutboundMessage& m : server.outbox()) {
    EXPECT_EQ(m.about, kGuard);
    EXPECT_EQ(m.bytes.size(), server.outbox()[0].bytes.size());
    EXPECT_EQ(m.bytes[0], std::byte{0x48});  // UpdatePosition, 0xF748
  }
  server.clear_outbox();
  EXPECT_TRUE(server.outbox().empty());
}

TEST(PublicSnapshot, a_client_is_read_back_with_its_world) {
  World world(shared_assets());
  Client client(world, {.expects_player = false});
  client.set_player(kGuard);
  ASSERT_TRUE(world.create_object(kGuard, mannequin(50.0f, 50.0f)));
  client.press_key(command::kWalkForward);
  world.tick(1.0 / 30.0);
  const Vector<std::byte> bytes = write_snapshot(client);
  World other(shared_assets());
  Client copy(other);
  ASSERT_TRUE(read_snapshot(copy, bytes).ok());
  EXPECT_EQ(copy.player(), kGuard);
  EXPECT_EQ(state_hash(copy), state_hash(client));
  EXPECT_FALSE(read_snapshot(copy, Bytes(bytes).first(bytes.size() - 1)).ok());
  EXPECT_EQ(state_hash(copy), state_hash(client));
}

TEST(PublicSnapshot, hk_11_a_step_ends_the_turning_of_a_body_that_was_read) {
  World world(shared_assets());
  ASSERT_TRUE(world.create_object(kGuard, mannequin(50.0f, 50.0f)));
  world.do_motion(kGuard, command::kWalkForward);
  ASSERT_TRUE(world.set_omega(kGuard, {0.0f, 0.0f, 2.0f}));
  World copy(shared_assets());
  ASSERT_TRUE(read_snapshot(copy, write_snapshot(world)).ok());
  ASSERT_EQ(copy.state(kGuard).omega, (Vec3{0.0f, 0.0f, 2.0f}));
  for (World* each : {&world, &copy})
    for (int i = 0; i < 15; ++i) each->tick(1.0 / 30.0);
  EXPECT_EQ(world.state(kGuard).omega, Vec3{});
  EXPECT_EQ(copy.state(kGuard).omega, Vec3{});
  EXPECT_EQ(state_hash(copy), state_hash(world));
}

TEST(PublicTimeline, a_swing_hits_when_the_world_says_so) {
  const auto swing = motion_timeline(shared_assets(), {.motion_table = 0x09000001,
                                                       .motion = command::kSlashHigh,
                                                       .style = command::kSwordCombat,
                                                       .tick_seconds = 1.0 / 30.0});
  ASSERT_TRUE(swing.ok());
  std::vector<double> times;
  for (const HookTime& hook : swing->hooks)
    if (hook.type == HookType::Attack && hook.fires()) {
      times.push_back(hook.time);
      EXPECT_GT(hook.tick, 0u);
    }
  ASSERT_EQ(times.size(), 1u);
  EXPECT_GT(swing->done, times[0]);
  World world(shared_assets());
  ASSERT_TRUE(world.create_object(kGuard, mannequin(50.0f, 50.0f)));
  world.do_motion(kGuard, command::kSwordCombat);
  for (int i = 0; i < 90; ++i) world.tick(1.0 / 30.0);
  world.clear_events();
  const double begun = world.clock();
  world.do_motion(kGuard, command::kSlashHigh);
  for (int i = 0; i < 60; ++i) world.tick(1.0 / 30.0);
  int hits = 0;
  for (const Event& e : world.events()) {
    if (e.type != EventType::Hook || e.hook.type != HookType::Attack) continue;
    ++hits;
    EXPECT_NEAR(e.time - begun, times[0], 1.0 / 30.0 + 1e-6);
  }
  EXPECT_EQ(hits, 1);
  EXPECT_FALSE(motion_timeline(shared_assets(), {.motion_table = 0x09000099}).ok());
}

}  // namespace
}  // namespace acm
