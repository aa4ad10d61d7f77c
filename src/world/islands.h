// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "world/range_events.h"
#include "world/world_state.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace acm {

// A tick for hosts with threads. Actors that watch, follow or stick to one another form an island and run in
// order; islands do not touch one another, so any thread may run any range of them at any time, and the bits
// and the events are those of `tick`, which uses the same ranges. The library starts no thread:
//
//   TickPlan plan;                        // once, kept for its memory
//   Vector<…> contexts;              // one WorkerContext for each thread, once
//   …
//   if (plan_tick(world, seconds, plan)) {
//     parallel_for(plan.range_count(), [&](size_t range) { run_range(world, plan, range, my_context()); });
//     finish_tick(world, plan);
//   }

/// What one thread needs to run ranges of a world. Allocates when made, never again.
class WorkerContext {
 public:
  /// Holds as many events without slots as the world does.
  explicit WorkerContext(WorldState& world) : range_events(world), context(world.scene, events) {}

  RangeEvents range_events;
  EventBuffer events;  ///< of the range that is run
  StepContext context;
};

/// Which actors run together, and which context ran each range. The ranges are a function of the world alone,
/// so they are the same for any number of threads.
class TickPlan {
 public:
  [[nodiscard]] std::size_t range_count() const { return ranges_.size(); }
  /// How many actors a range has; some have none.
  [[nodiscard]] std::size_t size_of(std::size_t range) const { return ranges_[range].count; }
  [[nodiscard]] bool was_run(std::size_t range) const { return ranges_[range].context != nullptr; }

 private:
  friend bool plan_tick(WorldState& world, double seconds, TickPlan& plan);
  friend void run_range(WorldState& world, TickPlan& plan, std::size_t range, WorkerContext& context);
  friend void finish_tick(WorldState& world, TickPlan& plan);

  struct alignas(64) Range {
    std::uint32_t first = 0;  // in members_
    std::uint32_t count = 0;
    WorkerContext* context = nullptr;  // that ran it
    std::size_t first_slot = 0;        // of its members', in slotted_
    EventStream slotted;               // what it has reported in slots, from there on
  };

  void merge_events(WorldState& world);

  Vector<Range> ranges_;
  PlacedEvents slotted_;             // the events in slots of all ranges
  Vector<std::uint32_t> members_;    // places in the order of guids, range by range, ascending within each
  Vector<WorkerContext*> contexts_;  // that ran a range
  Vector<PlacedEvents*> streams_;    // that are merged
};

/// Begins a tick. False: none is due, and there is nothing to run or to finish. Allocates when the world has
/// grown or its pools are too small.
bool plan_tick(WorldState& world, double seconds, TickPlan& plan);

/// Runs one range, each exactly once; different ranges at the same time in different contexts. Never
/// allocates.
void run_range(WorldState& world, TickPlan& plan, std::size_t range, WorkerContext& context);

/// When all ranges have run: puts the events together, in the order of `tick`.
void finish_tick(WorldState& world, TickPlan& plan);

}  // namespace acm
