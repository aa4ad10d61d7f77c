// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A crowd of which a quarter moves to something, a tenth sticks, a tenth is smoothed and the rest walks,
// turns and fights: nanoseconds for one actor and one tick, bytes per actor; messages and snapshots.
#include "acmotion/sample.hpp"
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "world/apply.h"
#include "world/islands.h"
#include "world/role_worlds.h"
#include "world/snapshot.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <memory>
#include <random>
#include <thread>
#include <vector>

#include "bench/harness.h"
#include "support/allocation_counter.h"
#include "support/sample_store.h"

namespace {

using namespace acm;

constexpr double kTick = 1.0 / 30.0;
constexpr double kGoalAt25000 = 400.0;  // nanoseconds
constexpr double kGoalAt265000 = 126.0;
constexpr std::array<std::size_t, 6> kLadder = {1, 50, 400, 5'000, 25'000, 265'000};
constexpr Guid kFirst = 0x50000001;
constexpr std::uint32_t kGroup = 20;  // actors that deal with one another
constexpr float kGroupSize = 20.0f;   // metres along the side of their ground

enum class Role { MoveTo, Sticky, Smoothed, Free };

Role role_of(std::uint32_t i) {
  const std::uint32_t place = i % kGroup;
  return place < 5 ? Role::MoveTo : place < 7 ? Role::Sticky : place < 9 ? Role::Smoothed : Role::Free;
}

class Crowd {
 public:
  explicit Crowd(std::uint32_t count) : world(&test::sample_store(), options()), dice_(20260), count_(count) {
    world.scene.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      NewObject p;
      p.setup = i % 2 == 0 ? kSampleMannequin : kSampleBeast;
      p.position = place_of(i);
      create_object(world, kFirst + i, p);
    }
    for (std::uint32_t i = 0; i < count; ++i) order(i);
    for (int i = 0; i < 60; ++i) tick();
  }

  // The work of a host in a tick: orders to those whose turn it is, then everybody moves.
  void tick() {
    give_all_orders();
    acm::tick(world, kTick);
  }
  void give_all_orders() {
    give_orders(Role::MoveTo, 60);
    give_orders(Role::Sticky, 25);
    give_orders(Role::Smoothed, 15);
    give_orders(Role::Free, 60);
    ++ticks_;
  }

  [[nodiscard]] double share(Role role) const {
    std::uint32_t busy = 0;
    for (std::uint32_t i = 0; i < count_; ++i) {
      const Actor& actor = world.scene.in_order(i);
      const MoveTo* move = find_move_to(world.scene, actor);
      busy += role == Role::MoveTo   ? move && move->type != MovementType::Invalid
              : role == Role::Sticky ? sticky_object(world.scene, actor) != 0
                                     : is_interpolating(world.scene, actor);
    }
    return 100.0 * busy / count_;
  }

  ClientWorld world;

 private:
  static WorldStateOptions options() {
    WorldStateOptions w;
    w.ground = Ground::Flat;
    w.event_capacity = 0;
    w.event_slots = 0;
    return w;
  }
  Position place_of(std::uint32_t i) {
    const std::uint32_t group = i / kGroup;
    const auto along = [&] { return kGroupSize * static_cast<float>(dice_() % 1000) / 1000.0f; };
    Position p{0x10100001, {}};
    p.frame.origin = {static_cast<float>(group % 120) * kGroupSize + along(),
                      static_cast<float>(group / 120) * kGroupSize + along(), 0.0f};
    adjust_to_outside(p);
    return p;
  }
  void give_orders(Role role, std::uint32_t interval) {
    for (std::uint32_t i = static_cast<std::uint32_t>(ticks_ % interval); i < count_; i += interval)
      if (role_of(i) == role) order(i);
  }
  Guid someone_near(std::uint32_t i) {
    return kFirst + i / kGroup * kGroup + static_cast<Guid>(dice_() % kGroup) % std::min(count_, kGroup);
  }
  void order(std::uint32_t i) {
    StepContext& context = world.context();
    Actor& actor = world.scene.in_order(i);
    switch (role_of(i)) {
      case Role::MoveTo:
        if (i % 2 == 0)
          move_to_object(context, actor, someone_near(i), {});
        else
          move_to_position(context, actor, place_of(i), {});
        break;
      case Role::Sticky: stick_to_object(context, actor, someone_near(i)); break;
      case Role::Smoothed: {
        Position p = actor.body.position;
        p.frame.origin.x += dice_() % 2 == 0 ? 5.0f : -5.0f;
        interpolate_to(context, actor, p, true);
        break;
      }
      case Role::Free: {
        constexpr std::array<Command, 6> kCommands = {command::kWalkForward, command::kRunForward,
                                                      command::kTurnRight,   command::kSideStepRight,
                                                      command::kReady,       command::kTurnLeft};
        do_motion(context, actor, kCommands[dice_() % kCommands.size()]);
      }
    }
  }

  std::mt19937 dice_;
  std::uint32_t count_;
  std::uint64_t ticks_ = 0;
};

void run_ladder(bench::Harness& harness) {
  harness.section("a quarter in MoveTo, a tenth sticky, a tenth smoothed");
  for (const std::size_t count : kLadder) {
    if (harness.quick() && count > 400) break;
    Crowd crowd(static_cast<std::uint32_t>(count));
    harness.run({.name = fmt::format("{} actors", count),
                 .items = static_cast<double>(count),
                 .goal_ns = count == 25'000    ? kGoalAt25000
                            : count == 265'000 ? kGoalAt265000
                                               : 0.0,
                 .allocates = false},
                [&] { crowd.tick(); });
    if (count != 25'000) continue;
    harness.report({.name = "in MoveTo", .value = crowd.share(Role::MoveTo), .unit = "%"});
    harness.report({.name = "sticky", .value = crowd.share(Role::Sticky), .unit = "%"});
    harness.report({.name = "smoothed", .value = crowd.share(Role::Smoothed), .unit = "%"});
  }
}

// Bytes that a world has taken.
std::size_t memory_of(const ClientWorld& world) {
  ClientWorld empty(&test::sample_store(), world.options);
  const test::AllocationCounter count;
  empty = world;
  return count.allocated_bytes();
}

void measure_memory(bench::Harness& harness) {
  harness.section("memory");
  const std::size_t count = harness.quick() ? 400 : 25'000;
  Crowd crowd(static_cast<std::uint32_t>(count));
  harness.report({.name = fmt::format("of {} such actors", count),
                  .value = static_cast<double>(memory_of(crowd.world)) / static_cast<double>(count),
                  .unit = "bytes each"});
  const std::size_t alone = sizeof(Actor) + sizeof(ObjectRecord);
  const std::size_t managers =
      sizeof(MoveTo) + sizeof(Sticky) + sizeof(Constraint) + sizeof(Interpolation) + sizeof(Targeting);
  harness.report({.name = "an actor without managers", .value = static_cast<double>(alone), .unit = "bytes"});
  harness.report({.name = "every manager busy",
                  .value = static_cast<double>(alone + managers),
                  .unit = "bytes",
                  .at_most = 3 * 1024});
  harness.report({.name = "a manager that is not used",
                  .value = static_cast<double>(sizeof(ManagerHandles)) / 6.0,  // and the block of effects
                  .unit = "bytes",
                  .at_most = 4});
}

// The messages of a busy place, each with the timestamps that let it pass.
class Traffic {
 public:
  explicit Traffic(ClientWorld& world) : world_(world) {
    InterpretedMotionState walk;
    walk.forward_command = command::kWalkForward;
    state_.body.content = wire::pack(walk);
    chase_.body.content = wire::MoveToObject{kFirst, {0x10100001, {10, 10, 0}}, {}, 1.0f};
    position_.pack.flags = wire::PositionPack::kContact;
  }

  void apply_state(std::uint32_t actor) {
    state_.guid = kFirst + actor;
    timestamp(state_);
    apply_message(world_, state_);
  }
  void apply_chase(std::uint32_t actor) {
    chase_.guid = kFirst + actor;
    timestamp(chase_);
    apply_message(world_, chase_);
  }
  void apply_position(std::uint32_t actor) {
    position_.guid = kFirst + actor;
    position_.pack.position = world_.find(position_.guid)->body.position;
    position_.pack.position.frame.origin.x += 1.0f;
    position_.pack.position_timestamp = ++timestamp_;
    apply_message(world_, position_);
  }

 private:
  void timestamp(wire::UpdateMotion& m) { m.movement = m.server_control = ++timestamp_; }

  ClientWorld& world_;
  std::uint16_t timestamp_ = 0;
  wire::UpdateMotion state_, chase_;
  wire::UpdatePosition position_;
};

void measure_messages(bench::Harness& harness) {
  harness.section("messages, 400 actors");
  Crowd crowd(400);
  Traffic traffic(crowd.world);
  // Goes round the actors. They share one 16-bit timestamp; it advances by 400 between two messages for the
  // same actor, so each message is newer than the one before.
  std::uint32_t next = 0;
  const auto each = [&](const char* name, void (Traffic::*apply)(std::uint32_t)) {
    harness.run(
        {.name = name, .items = 400},
        [&] {
          for (int i = 0; i < 400; ++i) (traffic.*apply)(next++ % 400);
        },
        [&] { crowd.tick(); });
  };
  each("UpdatePosition", &Traffic::apply_position);
  each("UpdateMotion, a state", &Traffic::apply_state);
  each("UpdateMotion, MoveToObject", &Traffic::apply_chase);
}

void measure_snapshots(bench::Harness& harness) {
  harness.section("snapshots");
  const std::uint32_t count = harness.quick() ? 400 : 5'000;
  Crowd crowd(count);
  const std::size_t bytes = memory_of(crowd.world);
  ClientWorld snapshot = crowd.world;
  harness.run({.name = "copy", .items = count * 1.0, .bytes = bytes, .allocates = false},
              [&] { snapshot = crowd.world; });
  harness.run({.name = "restore", .items = count * 1.0, .bytes = bytes, .allocates = false},
              [&] { crowd.world = snapshot; });
  harness.run_copy(bytes, count * 1.0);
  const Vector<std::byte> written = write_snapshot(crowd.world);
  harness.run({.name = "write", .items = count * 1.0, .bytes = written.size()},
              [&] { bench::keep(write_snapshot(crowd.world)); });
  harness.run({.name = "read", .items = count * 1.0, .bytes = written.size()},
              [&] { bench::keep(read_snapshot(snapshot, written)); });
  harness.run({.name = "hash", .items = count * 1.0, .bytes = written.size(), .allocates = false},
              [&] { bench::keep(state_hash(crowd.world)); });
}

// Threads that sleep until a tick comes, and share its ranges.
class Workers {
 public:
  Workers(ClientWorld& world, std::size_t count) : world_(world) {
    for (std::size_t i = 0; i < count; ++i) contexts_.push_back(std::make_unique<WorkerContext>(world));
    for (std::size_t i = 1; i < count; ++i) threads_.emplace_back([this, i] { help(*contexts_[i]); });
  }
  ~Workers() {
    ends_ = true;
    begin_round();
    for (std::thread& thread : threads_) thread.join();
  }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  void tick() {
    if (!plan_tick(world_, kTick, plan_)) return;
    next_ = 0;
    busy_ = threads_.size();
    begin_round();
    work(*contexts_[0]);
    for (std::size_t busy = busy_; busy != 0; busy = busy_) busy_.wait(busy);
    finish_tick(world_, plan_);
  }

 private:
  void work(WorkerContext& context) {
    for (std::size_t r = next_++; r < plan_.range_count(); r = next_++) run_range(world_, plan_, r, context);
  }
  void help(WorkerContext& context) {
    for (std::uint64_t done = 0;; ++done) {
      round_.wait(done);
      if (ends_) return;
      work(context);
      --busy_;
      busy_.notify_one();
    }
  }
  void begin_round() {
    ++round_;
    round_.notify_all();
  }

  ClientWorld& world_;
  TickPlan plan_;
  std::vector<std::unique_ptr<WorkerContext>> contexts_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::size_t> busy_ = 0;
  std::atomic<std::uint64_t> round_ = 0;
  std::atomic<bool> ends_ = false;
  std::vector<std::thread> threads_;
};

// One thread and two in turn, so that other work on the machine disturbs both alike.
void measure_threads(bench::Harness& harness, Crowd& crowd, double count) {
  Workers one(crowd.world, 1), two(crowd.world, 2);
  std::vector<double> alone, both;
  std::clock_t processor_of_one = 0, processor_of_two = 0;
  const auto time_of = [&](Workers& workers, std::clock_t& processor) {
    crowd.give_all_orders();
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t before = std::clock();
    workers.tick();
    processor += std::clock() - before;
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
  };
  for (int i = 0; i < (harness.quick() ? 5 : 201); ++i) {
    alone.push_back(time_of(one, processor_of_one));
    both.push_back(time_of(two, processor_of_two));
  }
  const bench::Timing of_one = bench::summarize(alone), of_two = bench::summarize(both);
  harness.report({.name = "one thread", .items = count}, of_one);
  harness.report({.name = "two threads", .items = count}, of_two);
  harness.report({.name = "two threads, times one, by medians",
                  .value = of_one.median / of_two.median,
                  .unit = "",
                  .at_least = 1.6});
  harness.report({.name = "two threads, times one, by the best",
                  .value = *std::ranges::min_element(alone) / *std::ranges::min_element(both),
                  .unit = ""});
  // This holds on a busy machine too: the time that all threads had a processor.
  harness.report({.name = "processor time of two, times one",
                  .value = static_cast<double>(processor_of_two) / static_cast<double>(processor_of_one),
                  .unit = "",
                  .at_most = 1.2});
}

void measure_ranges(bench::Harness& harness) {
  const std::uint32_t count = harness.quick() ? 400 : 25'000;
  harness.section(fmt::format("in ranges for threads, {} actors", count));
  Crowd crowd(count);
  harness.run(
      {.name = "plan", .items = count * 1.0, .allocates = false},
      [&] {
        crowd.world.scene.begin_pass();
        crowd.world.scene.end_pass();
      },
      [&] {
        tick(crowd.world, kTick);
        crowd.give_all_orders();
      });
  measure_threads(harness, crowd, count);
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness harness("world", argc, argv);
  run_ladder(harness);
  measure_memory(harness);
  measure_messages(harness);
  measure_snapshots(harness);
  measure_ranges(harness);
  return harness.finish();
}
