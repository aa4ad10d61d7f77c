// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What is left for others of the room for events when an object reports without end.
#include "acmotion/effect_types.hpp"
#include "actor/movement.h"
#include "assets/asset_store.h"
#include "world/islands.h"
#include "world/server_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

#include "support/allocation_counter.h"
#include "support/event_lines.h"

namespace acm {
namespace {

using namespace test;

std::size_t count_of(const WorldState& world, Guid guid, EventType type) {
  return static_cast<std::size_t>(std::ranges::count_if(
      world.events(), [&](const Event& e) { return e.object == guid && e.type == type; }));
}
std::size_t events_of_object(const WorldState& world, Guid guid) {
  return static_cast<std::size_t>(
      std::ranges::count_if(world.events(), [&](const Event& e) { return e.object == guid; }));
}

// Leaves the ground and comes back, `times` times: two events each, and those of motions that end.
void hop(WorldState& world, Guid guid, int times) {
  for (int i = 0; i < times; ++i)
    for (const bool stands : {false, true})
      set_ground_contact(world.context(), *world.find(guid), stands, stands);
}

ClientWorld world_of(Guid objects, WorldStateOptions options = flat()) {
  options.event_slots = 0;
  ClientWorld world(&sample_store(), options);
  for (Guid i = 0; i < objects; ++i) apply_message(world, TestServer(kFirst + i).create(at(50, 50)));
  world.clear_events();
  return world;
}

TEST(EventShares, a_flood_of_one_object_leaves_all_ground_events_of_another) {
  ClientWorld world = world_of(2);
  hop(world, kFirst, 10'000);
  hop(world, kSecond, 10);
  EXPECT_EQ(count_of(world, kSecond, EventType::GroundLeft), 10u);
  EXPECT_EQ(count_of(world, kSecond, EventType::GroundHit), 10u);
  EXPECT_EQ(events_of_object(world, kFirst), 2048u) << "half of the room";
  EXPECT_GT(world.dropped_events(), 17'000u);
}

TEST(EventShares, a_flood_of_one_object_leaves_all_sounds_of_another) {
  constexpr ObjectId kMannequinSounds = 0x20000001;  // of the sample
  WorldStateOptions options = flat();
  options.event_slots = 0;
  for (const bool comes_first : {false, true}) {
    ClientWorld world(&sample_store(), options);
    for (const Guid guid : {kFirst, kSecond}) {
      wire::CreateObject m = TestServer(guid).create(at(50, 50));
      m.physics.flags |= wire::PhysicsDescription::kSoundTable;
      m.physics.sound_table = kMannequinSounds;
      apply_message(world, m);
    }
    world.clear_events();
    const auto hear = [&](Guid guid, int times) {
      for (int i = 0; i < times; ++i) apply_message(world, wire::Sound{guid, sound_type::kSwoosh2, 1.0f});
    };
    if (comes_first) hear(kSecond, 20);
    hear(kFirst, 10'000);
    if (!comes_first) hear(kSecond, 20);
    EXPECT_EQ(count_of(world, kSecond, EventType::SoundHeard), 20u);
    EXPECT_EQ(count_of(world, kFirst, EventType::SoundHeard), comes_first ? 2038u : 2048u)
        << "half of the room that was left";
    EXPECT_GT(world.dropped_events(), 7'000u);
  }
}

TEST(EventShares, each_further_flood_takes_half_of_what_is_left) {
  ClientWorld world = world_of(4);
  for (Guid i = 0; i < 3; ++i) hop(world, kFirst + i, 10'000);
  for (Guid i = 0; i < 3; ++i) EXPECT_EQ(events_of_object(world, kFirst + i), std::size_t{2048} >> i);
  hop(world, kFirst + 3, 20);
  EXPECT_EQ(count_of(world, kFirst + 3, EventType::GroundLeft), 20u);
  EXPECT_EQ(count_of(world, kFirst + 3, EventType::GroundHit), 20u);
}

TEST(EventShares, shares_are_free_again_when_the_events_are_cleared) {
  ClientWorld world = world_of(1);
  for (int round = 0; round < 3; ++round) {
    hop(world, kFirst, 10'000);
    EXPECT_EQ(world.events().size(), 2048u) << round;
    world.clear_events();
  }
}

TEST(EventShares, objects_that_were_never_created_have_one_share_in_common) {
  WorldStateOptions options = flat();
  options.max_objects = 1;
  ClientWorld world = world_of(1, options);
  for (Guid i = 1; i < 5000; ++i) apply_message(world, TestServer(kFirst + i).create(at(50, 50)));
  EXPECT_EQ(events_of<LimitReachedEvent>(world.events()).size(), 1u);
  tick(world, kTick);
  for (Guid i = 1; i < 5000; ++i) apply_message(world, TestServer(kFirst + i).create(at(50, 50)));
  EXPECT_EQ(events_of<LimitReachedEvent>(world.events()).size(), 2u) << "one more after the next tick";
}

TEST(EventShares, sv_30_a_limit_is_reported_once_for_each_object_and_tick) {
  ServerFixture f;
  f.rules().travel_speed = 18.0f;
  const auto too_fast = [&] {
    wire::MoveToState m = f.keys(kWalk);
    m.raw.state.forward_speed = 1000.0f;
    m.raw.flags |= wire::RawMotionStatePack::kForwardSpeed;
    return f.handle(m).slowed;
  };
  const auto reports = [&] { return events_of<LimitReachedEvent>(f.world.events()).size(); };
  for (int i = 0; i < 1000; ++i) ASSERT_TRUE(too_fast());
  EXPECT_EQ(reports(), 1u);
  f.world.clear_events();
  EXPECT_TRUE(too_fast());
  EXPECT_EQ(reports(), 0u) << "the same tick";
  bool is_over_budget = false;
  for (int i = 1; i <= 5; ++i) is_over_budget = f.handle(f.place(at(f.origin().x + 9.9f, 50.0f))).over_budget;
  EXPECT_TRUE(is_over_budget);
  EXPECT_EQ(reports(), 0u) << "another limit, in the same tick";
  tick(f.world, kTick);
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(too_fast());
  EXPECT_EQ(reports(), 1u);
  EXPECT_EQ(f.world.dropped_events(), 0u) << "what is not repeated is not dropped";
}

// Setups 0x02000001 and following, whose animations have 1, 2, 4 … hooks on every frame.
constexpr std::uint32_t kLoudness = 7;
AssetStore& loud_store() {
  static AssetStore store = [] {
    AssetStore made;
    for (std::uint32_t loud = 0; loud < kLoudness; ++loud) {
      acm::Setup setup;  // a test has a member of that name
      setup.id = 0x02000001 + loud;
      setup.parts = {0x01000001};
      setup.default_animation = 0x03000001 + loud;
      made.add(setup);
      Animation animation;
      animation.id = setup.default_animation;
      animation.part_count = 1;
      animation.frame_count = 4;
      animation.part_frames.resize(4);
      animation.hooks.assign(4u << loud, {hook_direction::kBoth, NoOpHook{}});
      for (std::uint32_t frame = 0; frame <= 4; ++frame) animation.hook_starts.push_back(frame << loud);
      made.add(animation);
    }
    return made;
  }();
  return store;
}

ClientWorld loud_crowd(std::mt19937& dice, std::size_t capacity) {
  WorldStateOptions options;
  options.scene.range_size = 2;
  options.event_capacity = capacity;
  ClientWorld world(&loud_store(), options);
  for (Guid n = 0; n < 24; ++n) {
    NewObject object;
    object.setup = 0x02000001 + static_cast<ObjectId>(dice() % kLoudness);
    object.position = at(10.0f + static_cast<float>(n), 20.0f);
    if (dice() % 3 == 0) object.facts.state |= physics_state::kStatic;
    create_object(world, kFirst + n, object);
    (void)ensure_motion_interp(world.context(), *world.find(kFirst + n));  // stays awake
  }
  world.clear_events();
  return world;
}

// One thread has seen more than the world takes, and ranges run in any order: what is kept and what is
// dropped are those of `tick`, also when events of earlier ticks have not been cleared.
TEST(EventShares, what_is_kept_of_a_flood_does_not_depend_on_ranges_and_threads) {
  std::mt19937 dice(17);
  for (const std::size_t capacity : {0, 1, 7, 20, 64, 300, 1000}) {
    ClientWorld plain = loud_crowd(dice, capacity), divided = plain;
    TickPlan plan;
    WorkerContext first(divided), second(divided);
    std::uint64_t dropped = 0;
    for (int i = 0; i < 60; ++i) {
      tick(plain, kTick);
      ASSERT_TRUE(plan_tick(divided, kTick, plan));
      std::vector<std::size_t> order(plan.range_count());
      for (std::size_t r = 0; r < order.size(); ++r) order[r] = r;
      std::shuffle(order.begin(), order.end(), dice);
      {
        const AllocationCounter allocations;
        for (const std::size_t r : order) run_range(divided, plan, r, dice() % 4 ? first : second);
        EXPECT_EQ(allocations.allocations(), 0u);
      }
      finish_tick(divided, plan);
      ASSERT_EQ(event_lines(plain.events()), event_lines(divided.events())) << capacity << ", tick " << i;
      ASSERT_EQ(plain.dropped_events(), divided.dropped_events()) << capacity << ", tick " << i;
      dropped += plain.dropped_events();
      if (dice() % 3 != 0) continue;
      plain.clear_events();
      divided.clear_events();
    }
    EXPECT_GT(dropped, capacity);
  }
}

}  // namespace
}  // namespace acm
