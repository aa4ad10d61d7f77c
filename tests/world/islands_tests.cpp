// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/crowd.h"
#include "world/islands.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <random>
#include <thread>

#include "support/allocation_counter.h"

namespace acm {
namespace {

using namespace test;

// What an event says, as far as two streams are to be compared.
struct Line {
  double time;
  Guid actor;
  std::size_t kind;

  friend bool operator==(const Line&, const Line&) = default;
};

std::vector<Line> lines_of(const WorldState& world) {
  std::vector<Line> lines;
  for (const EngineEvent& event : world.events()) lines.push_back({event.time, event.actor, event.what.index()});
  return lines;
}

// Ticks a world with some threads.
class Threads {
 public:
  Threads(WorldState& world, std::size_t count) : world_(world) {
    for (std::size_t i = 0; i < count; ++i) lanes_.push_back(std::make_unique<WorkerContext>(world));
  }

  void tick(double seconds, std::uint32_t grain) {
    if (!plan_tick(world_, seconds, plan_, grain)) return;
    std::atomic<std::size_t> next = 0;
    const auto work = [&](WorkerContext& context) {
      for (std::size_t r = next++; r < plan_.range_count(); r = next++) run_range(world_, plan_, r, context);
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < lanes_.size(); ++i) threads.emplace_back(work, std::ref(*lanes_[i]));
    work(*lanes_[0]);
    for (std::thread& thread : threads) thread.join();
    finish_tick(world_, plan_);
  }
  [[nodiscard]] const TickPlan& plan() const { return plan_; }

 private:
  WorldState& world_;
  TickPlan plan_;
  std::vector<std::unique_ptr<WorkerContext>> lanes_;
};

TEST(Islands, two_worlds_with_the_same_messages_agree_at_every_tick_with_one_and_four_threads) {
  ClientWorld one(&sample_store());
  ClientWorld four(&sample_store());
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
    threads.tick(kTick, 4);
    most_ranges = std::max(most_ranges, threads.plan().range_count());
    ASSERT_EQ(state_hash(one), state_hash(four)) << "tick " << i << ": " << validate(one, four).field;
    ASSERT_EQ(lines_of(one), lines_of(four)) << "tick " << i;
  }
  EXPECT_GT(most_ranges, 3u);
}

TEST(Islands, the_order_in_which_ranges_run_does_not_matter) {
  ClientWorld forward(&sample_store());
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
    ASSERT_TRUE(plan_tick(shuffled, kTick, plan, 1));
    std::vector<std::size_t> order(plan.range_count());
    for (std::size_t r = 0; r < order.size(); ++r) order[r] = r;
    std::shuffle(order.begin(), order.end(), dice);
    for (const std::size_t r : order) run_range(shuffled, plan, r, r % 2 ? first : second);
    finish_tick(shuffled, plan);
    ASSERT_EQ(state_hash(forward), state_hash(shuffled)) << "tick " << i;
    ASSERT_EQ(lines_of(forward), lines_of(shuffled)) << "tick " << i;
    forward.clear_events();
    shuffled.clear_events();
  }
}

TEST(Islands, watchers_run_with_those_they_watch_and_strangers_do_not) {
  ClientWorld world(&sample_store());
  std::vector<TestServer> servers;
  for (Guid i = 0; i < 6; ++i) {
    servers.emplace_back(0x50000001 + i);
    apply_message(world, servers.back().create(at(static_cast<float>(10 * i), 10)));
  }
  TickPlan plan;
  ASSERT_TRUE(plan_tick(world, kTick, plan, 1));
  EXPECT_EQ(plan.range_count(), 6u);
  apply_message(world, servers[5].motion(body_of(wire::MoveToObject{0x50000001, {}, {}, 1.0f})));
  apply_message(world, servers[2].motion(body_of(wire::MoveToObject{0x50000006, {}, {}, 1.0f})));
  ASSERT_TRUE(plan_tick(world, kTick, plan, 1));
  EXPECT_EQ(plan.range_count(), 4u);
}

TEST(Islands, a_viewer_whom_all_look_at_makes_one_island) {
  WorldStateOptions options;
  options.scene.sleep_when_far = true;
  options.scene.viewer = 0x50000001;
  ClientWorld world(&sample_store(), options);
  for (Guid i = 0; i < 6; ++i) apply_message(world, TestServer(0x50000001 + i).create(at(10, 10)));
  TickPlan plan;
  ASSERT_TRUE(plan_tick(world, kTick, plan, 1));
  EXPECT_EQ(plan.range_count(), 1u);
}

TEST(Islands, a_tick_allocates_nothing) {
  ClientWorld world(&sample_store());
  CrowdMessages crowd(60, 7);
  for (const wire::Message& message : crowd.creations()) apply_message(world, message);
  for (int i = 0; i < 60; ++i) apply_message(world, crowd.next());
  TickPlan plan;
  WorkerContext context(world);
  const auto tick_in_ranges = [&] {
    ASSERT_TRUE(plan_tick(world, kTick, plan, 8));
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
