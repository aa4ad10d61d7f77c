// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/movement.h"
#include "actor/targeting.h"
#include "assets/asset_store.h"
#include "world/crowd.h"
#include "world/islands.h"
#include "world/snapshot.h"
#include "world/threads.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <variant>

#include "support/allocation_counter.h"
#include "support/event_lines.h"

namespace acm {
namespace {

using namespace test;

WorldStateOptions with_ranges_of(std::uint32_t actors) {
  WorldStateOptions options;
  options.scene.range_size = actors;
  return options;
}

// Ranges that have anyone to run.
std::size_t busy_ranges(const TickPlan& plan) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < plan.range_count(); ++i) count += plan.size_of(i) != 0;
  return count;
}

TEST(IslandsThreads, two_worlds_with_the_same_messages_agree_at_every_tick_with_one_and_four_threads) {
  ClientWorld one(&sample_store(), with_ranges_of(4));
  ClientWorld four(&sample_store(), with_ranges_of(4));
  CrowdMessages crowd(60, 7);
  for (const wire::Message& message : crowd.creations()) {
    apply_message(one, message);
    apply_message(four, message);
  }
  Threads threads(four, 4);
  std::size_t most_ranges = 0;
  for (int i = 0; i < 300; ++i) {
    for (int k = 0; k < 3; ++k) {
      const wire::Message message = crowd.next();
      ASSERT_EQ(apply_message(one, message), apply_message(four, message));
    }
    one.clear_events();
    four.clear_events();
    tick(one, kTick);
    threads.tick(kTick);
    most_ranges = std::max(most_ranges, busy_ranges(threads.plan()));
    ASSERT_EQ(state_hash(one), state_hash(four)) << "tick " << i << ": " << first_difference(one, four).field;
    ASSERT_EQ(event_lines(one.events()), event_lines(four.events())) << "tick " << i;
  }
  EXPECT_GT(most_ranges, 3u);
}

TEST(Islands, the_order_in_which_ranges_run_does_not_matter) {
  ClientWorld forward(&sample_store(), with_ranges_of(1));
  CrowdMessages crowd(40, 11);
  for (const wire::Message& message : crowd.creations()) apply_message(forward, message);
  ClientWorld shuffled = forward;
  forward.clear_events();
  TickPlan plan;
  WorkerContext first(shuffled), second(shuffled);
  std::mt19937 dice(3);
  for (int i = 0; i < 200; ++i) {
    const wire::Message message = crowd.next();
    apply_message(forward, message);
    apply_message(shuffled, message);
    tick(forward, kTick);
    ASSERT_TRUE(plan_tick(shuffled, kTick, plan));
    std::vector<std::size_t> order(plan.range_count());
    for (std::size_t r = 0; r < order.size(); ++r) order[r] = r;
    std::shuffle(order.begin(), order.end(), dice);
    for (const std::size_t r : order) run_range(shuffled, plan, r, r % 2 ? first : second);
    finish_tick(shuffled, plan);
    ASSERT_EQ(state_hash(forward), state_hash(shuffled)) << "tick " << i;
    ASSERT_EQ(event_lines(forward.events()), event_lines(shuffled.events())) << "tick " << i;
    forward.clear_events();
    shuffled.clear_events();
  }
}

// Which events are lost is decided by the order of `tick`, though one thread has seen more than the world
// takes and has run the last ranges first.
void expect_the_same_events_of_a_full_buffer(std::size_t capacity, std::uint32_t slots) {
  WorldStateOptions options = with_ranges_of(2);
  options.event_capacity = capacity;
  options.event_slots = slots;
  ClientWorld plain(&sample_store(), options);
  CrowdMessages crowd(40, 5);
  for (const wire::Message& message : crowd.creations()) apply_message(plain, message);
  ClientWorld divided = plain;
  TickPlan plan;
  WorkerContext first(divided), second(divided);
  std::uint64_t most_dropped = 0;
  for (int i = 0; i < 200; ++i) {
    for (int k = 0; k < 8; ++k) {
      const wire::Message message = crowd.next();
      apply_message(plain, message);
      apply_message(divided, message);
    }
    plain.clear_events();
    divided.clear_events();
    tick(plain, kTick);
    ASSERT_TRUE(plan_tick(divided, kTick, plan));
    for (std::size_t r = plan.range_count(); r-- > 0;) run_range(divided, plan, r, r % 3 ? first : second);
    finish_tick(divided, plan);
    ASSERT_EQ(event_lines(plain.events()), event_lines(divided.events())) << "tick " << i;
    ASSERT_EQ(plain.dropped_events(), divided.dropped_events()) << "tick " << i;
    most_dropped = std::max(most_dropped, plain.dropped_events());
  }
  EXPECT_GT(most_dropped, 2 * capacity);
}
TEST(Islands, when_there_are_too_many_events_the_same_ones_are_kept) {
  expect_the_same_events_of_a_full_buffer(7, 0);
}
TEST(Islands, events_in_slots_stand_among_the_others_as_those_of_tick_do) {
  expect_the_same_events_of_a_full_buffer(3, 1);
  expect_the_same_events_of_a_full_buffer(1, 8);
}

// Six bodies that animate, each with a hook on every frame; those of odd guids are static.
ClientWorld windmills(AssetStore& store) {
  ClientWorld world(&store, with_ranges_of(2));
  for (Guid n = 1; n <= 6; ++n) {
    NewObject object;
    object.setup = 0x02000001;
    object.position = at(10.0f * static_cast<float>(n), 20);
    if (n % 2 == 1) object.facts.state |= physics_state::kStatic;
    create_object(world, 0x50000000 + n, object);
    if (n % 2 == 0) (void)ensure_motion_interp(world.context(), *world.find(0x50000000 + n));  // stays awake
  }
  world.clear_events();
  return world;
}

TEST(Islands, st_2_static_bodies_of_all_ranges_come_last) {
  AssetStore store;
  acm::Setup setup;  // a test has a member of that name
  setup.id = 0x02000001;
  setup.parts = {0x01000001};
  setup.default_animation = 0x03000001;
  store.add(setup);
  Animation animation;
  animation.id = 0x03000001;
  animation.part_count = 1;
  animation.frame_count = 4;
  animation.part_frames.resize(4);
  animation.hooks.assign(4, {hook_direction::kBoth, NoOpHook{}});
  animation.hook_starts = {0, 1, 2, 3, 4};
  store.add(animation);

  ClientWorld whole = windmills(store), divided = windmills(store);
  tick(whole, kTick * 1.5);
  std::string order;
  for (const Event& event : all(whole, EventType::Hook))
    order += static_cast<char>('0' + (event.object & 0xF));
  EXPECT_EQ(order, "246135");

  TickPlan plan;
  WorkerContext first(divided), second(divided);
  ASSERT_TRUE(plan_tick(divided, kTick * 1.5, plan));
  ASSERT_EQ(busy_ranges(plan), 3u);
  for (std::size_t r = plan.range_count(); r-- > 0;) run_range(divided, plan, r, r % 2 ? first : second);
  finish_tick(divided, plan);
  EXPECT_EQ(event_lines(divided.events()), event_lines(whole.events()));
  EXPECT_EQ(state_hash(divided), state_hash(whole));
}

// Where each actor runs, by guid.
std::vector<std::uint32_t> ranges_of(Scene& scene) {
  scene.begin_pass();
  scene.end_pass();
  std::vector<std::uint32_t> ranges;
  for (std::uint32_t i = 0; i < scene.size(); ++i) ranges.push_back(scene.islands().range_of(i));
  return ranges;
}

// The reserve of each range for a pass.
std::vector<std::uint32_t> needs_of(const Scene& scene) {
  std::vector<std::uint32_t> needs;
  for (const IslandMap::Range& range : scene.islands().ranges())
    needs.insert(needs.end(), {range.members, range.sticks, range.targets});
  return needs;
}

TEST(Islands, ranges_depend_on_the_world_alone_and_not_on_what_was_linked_before) {
  ClientWorld world(&sample_store(), with_ranges_of(3));
  CrowdMessages crowd(60, 19);
  for (const wire::Message& message : crowd.creations()) apply_message(world, message);
  std::set<std::vector<std::uint32_t>> different;
  for (int i = 0; i < 400; ++i) {
    apply_message(world, crowd.next());
    tick(world, kTick);
    // Coming and going of another lets all be worked out from nothing.
    Scene fresh = world.scene;
    fresh.destroy(fresh.create(0xFFFFFFF0));
    const std::vector<std::uint32_t> ranges = ranges_of(world.scene);
    ASSERT_EQ(ranges, ranges_of(fresh)) << "tick " << i;
    ASSERT_EQ(needs_of(world.scene), needs_of(fresh)) << "tick " << i;
    different.insert(ranges);
  }
  EXPECT_GT(different.size(), 100u);
}

TEST(Islands, each_actor_is_a_member_of_one_range) {
  ClientWorld world(&sample_store(), with_ranges_of(4));
  CrowdMessages crowd(50, 23);
  for (const wire::Message& message : crowd.creations()) apply_message(world, message);
  for (int i = 0; i < 40; ++i) apply_message(world, crowd.next());
  (void)ranges_of(world.scene);
  const IslandMap& islands = world.scene.islands();
  std::vector<int> seen(world.scene.size(), 0);
  for (std::uint32_t r = 0; r < islands.ranges().size(); ++r) {
    std::vector<std::uint32_t> places(islands.ranges()[r].members);
    islands.write_members(r, places);
    EXPECT_TRUE(std::is_sorted(places.begin(), places.end()));
    for (const std::uint32_t place : places) {
      EXPECT_EQ(islands.range_of(place), r);
      ++seen[place];
    }
  }
  EXPECT_EQ(seen, std::vector<int>(world.scene.size(), 1));
}

TEST(Islands, watchers_run_with_those_they_watch_and_strangers_do_not) {
  ClientWorld world(&sample_store(), with_ranges_of(1));
  std::vector<TestServer> servers;
  for (Guid i = 0; i < 6; ++i) {
    servers.emplace_back(0x50000001 + i);
    apply_message(world, servers.back().create(at(static_cast<float>(10 * i), 10)));
  }
  EXPECT_EQ(ranges_of(world.scene), (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5}));
  apply_message(world, servers[5].motion(body_of(wire::MoveToObject{0x50000001, {}, {}, 1.0f})));
  apply_message(world, servers[2].motion(body_of(wire::MoveToObject{0x50000006, {}, {}, 1.0f})));
  EXPECT_EQ(ranges_of(world.scene), (std::vector<std::uint32_t>{0, 1, 0, 3, 4, 0}));
}

TEST(Islands, a_target_that_the_host_sets_joins_two_and_clearing_it_parts_them) {
  ClientWorld world(&sample_store(), with_ranges_of(1));
  for (Guid i = 0; i < 3; ++i) apply_message(world, TestServer(0x50000001 + i).create(at(10, 10)));
  ASSERT_EQ(ranges_of(world.scene), (std::vector<std::uint32_t>{0, 1, 2}));
  world.scene.prepare_pools();
  set_target(world.context(), *world.find(0x50000003), 0x50000001, 0.5f, 0.0f);
  EXPECT_EQ(ranges_of(world.scene), (std::vector<std::uint32_t>{0, 1, 0}));
  clear_target(world.context(), *world.find(0x50000003));
  EXPECT_EQ(ranges_of(world.scene), (std::vector<std::uint32_t>{0, 1, 2}));
}

TEST(Islands, a_viewer_whom_all_look_at_makes_one_island) {
  WorldStateOptions options = with_ranges_of(1);
  options.scene.sleep_when_far = true;
  options.scene.viewer = 0x50000001;
  ClientWorld world(&sample_store(), options);
  for (Guid i = 0; i < 6; ++i) apply_message(world, TestServer(0x50000001 + i).create(at(10, 10)));
  TickPlan plan;
  ASSERT_TRUE(plan_tick(world, kTick, plan));
  EXPECT_EQ(plan.range_count(), 1u);
  EXPECT_EQ(plan.size_of(0), 6u);
}

TEST(Islands, a_tick_allocates_nothing) {
  ClientWorld world(&sample_store(), with_ranges_of(8));
  CrowdMessages crowd(60, 7);
  for (const wire::Message& message : crowd.creations()) apply_message(world, message);
  for (int i = 0; i < 60; ++i) apply_message(world, crowd.next());
  TickPlan plan;
  WorkerContext context(world);
  const auto tick_in_ranges = [&] {
    ASSERT_TRUE(plan_tick(world, kTick, plan));
    for (std::size_t r = 0; r < plan.range_count(); ++r) run_range(world, plan, r, context);
    finish_tick(world, plan);
  };
  tick_in_ranges();
  const AllocationCounter count;
  for (int i = 0; i < 300; ++i) {
    world.clear_events();
    tick(world, kTick);
    tick_in_ranges();
  }
  EXPECT_EQ(count.allocations(), 0u);
}

}  // namespace
}  // namespace acm
