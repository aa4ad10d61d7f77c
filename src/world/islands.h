// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/world_state.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace acm {

// A tick for hosts with threads. Actors that watch, follow or stick to one another form an island and run in
// order; islands do not touch one another, so any thread may run any range of them at any time, and the bits
// and the events are those of `tick`. The library starts no thread:
//
//   TickPlan plan;                        // once, kept for its memory
//   std::vector<…> lanes;                 // one WorkerContext for each thread, once
//   …
//   if (plan_tick(world, seconds, plan)) {
//     parallel_for(plan.range_count(), [&](size_t range) { run_range(world, plan, range, my_lane()); });
//     finish_tick(world, plan);
//   }

/// What one thread needs to run ranges of a world. Allocates when made, never again.
class WorkerContext {
 public:
  /// Holds as many events as the world does.
  explicit WorkerContext(WorldState& world)
      : memory_(world.options.event_capacity), events(memory_), context(world.scene, events) {}

 private:
  std::vector<EngineEvent> memory_;

 public:
  EventBuffer events;
  StepContext context;
};

/// Who runs with whom. A function of the world alone, so it is the same for any number of threads.
class TickPlan {
 public:
  [[nodiscard]] std::size_t range_count() const { return ranges_.size(); }

 private:
  friend bool plan_tick(WorldState& world, double seconds, TickPlan& plan, std::uint32_t grain);
  friend void run_range(WorldState& world, TickPlan& plan, std::size_t range, WorkerContext& context);
  friend void finish_tick(WorldState& world, TickPlan& plan);

  struct Range {
    std::uint32_t begin = 0;  // in members_
    std::uint32_t end = 0;
    WorkerContext* context = nullptr;  // who ran it
    std::uint32_t first_event = 0;     // of those in the lane's buffer that come next
  };

  void find_islands(const WorldState& world);
  void join(std::uint32_t a, std::uint32_t b);
  [[nodiscard]] std::uint32_t root_of(std::uint32_t actor);
  void divide(std::uint32_t grain);

  // By the actor's place in the order of guids.
  std::vector<std::uint32_t> joined_to_;  // another of the island, at last the first of it
  std::vector<std::uint32_t> range_of_;
  std::vector<std::uint32_t> events_of_;

  std::vector<std::uint32_t> members_;  // actors, range by range, ascending within each
  std::vector<Range> ranges_;
};

/// Begins a tick. False: none is due, and there is nothing to run or to finish. `grain`: a range has about so
/// many actors, or one larger island. Allocates when the world has grown.
bool plan_tick(WorldState& world, double seconds, TickPlan& plan, std::uint32_t grain = 256);

/// Runs one range, each exactly once; different ranges at the same time in different lanes. Never allocates.
void run_range(WorldState& world, TickPlan& plan, std::size_t range, WorkerContext& context);

/// When all ranges have run: puts the events together, in the order of `tick`.
void finish_tick(WorldState& world, TickPlan& plan);

}  // namespace acm
