// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/islands.h"

#include "actor/pass.h"
#include "actor/tick.h"
#include "world/invariants.h"
#include "world/stall_detector.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>

namespace acm {

RangeEvents::RangeEvents(std::size_t capacity)
    : capacity_(capacity), memory_(2 * capacity), places_(2 * capacity), order_(2 * capacity) {}

EventBuffer RangeEvents::begin_range() {
  if (used_ > capacity_) keep_first();
  return EventBuffer(std::span(memory_).subspan(used_, capacity_));
}

void RangeEvents::end_range(const EventBuffer& range) {
  used_ += range.view().size();
  dropped_ += range.dropped();
}

void RangeEvents::sort() {
  std::iota(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(used_), 0u);
  // Threads take ranges in ascending order as a rule, and islands rarely reach across.
  if (std::is_sorted(places_.begin(), places_.begin() + static_cast<std::ptrdiff_t>(used_))) return;
  std::sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(used_),
            [&](std::uint32_t a, std::uint32_t b) {
              return places_[a] != places_[b] ? places_[a] < places_[b] : a < b;
            });
}

// More than the world can take: those with the highest places go.
void RangeEvents::keep_first() {
  sort();
  std::sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(capacity_));
  for (std::size_t i = 0; i < capacity_; ++i) {
    memory_[i] = memory_[order_[i]];
    places_[i] = places_[order_[i]];
  }
  dropped_ += used_ - capacity_;
  used_ = placed_ = capacity_;
}

void RangeEvents::clear() {
  used_ = placed_ = read_ = 0;
  dropped_ = 0;
}

bool plan_tick(WorldState& world, double seconds, TickPlan& plan) {
  if (!begin_pass(world.scene, world.scene.clock + seconds)) return false;
  const std::span<const IslandMap::Range> ranges = world.scene.islands().ranges();
  plan.members_.resize(world.scene.size());
  plan.ranges_.resize(ranges.size());
  plan.contexts_.reserve(ranges.size());
  std::uint32_t first = 0;
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    plan.ranges_[i] = {first, ranges[i].members, nullptr};
    first += ranges[i].members;
  }
  return true;
}

void run_range(WorldState& world, TickPlan& plan, std::size_t number, WorkerContext& context) {
  TickPlan::Range& range = plan.ranges_[number];
  range.context = &context;
  const std::span places = std::span(plan.members_).subspan(range.first, range.count);
  world.scene.islands().write_members(static_cast<std::uint32_t>(number), places);
  context.events = context.range_events.begin_range();
  tick_places(
      context.context, places.size(), [&](std::size_t i) { return places[i]; },
      [&](std::uint32_t place) { context.range_events.set_place(context.events, place); });
  // The detector looks at bodies when all have been ticked: what it finds comes after all other events.
  const auto everyone = static_cast<std::uint32_t>(world.scene.size());
  for (const std::uint32_t place : places) {
    if (!is_stall_check_due(world, place, world.ticks + 1)) continue;
    detect_stall(world, place, context.events);
    context.range_events.set_place(context.events, everyone + place);
  }
  context.range_events.end_range(context.events);
}

void finish_tick(WorldState& world, TickPlan& plan) {
  world.scene.end_pass();
  ++world.ticks;
  Vector<WorkerContext*>& contexts = plan.contexts_;
  contexts.clear();
  for (const TickPlan::Range& range : plan.ranges_)
    if (std::find(contexts.begin(), contexts.end(), range.context) == contexts.end())
      contexts.push_back(range.context);
  for (WorkerContext* context : contexts) context->range_events.sort();
  // All events of a place are in one context.
  const auto comes_first = [](const WorkerContext* a, const WorkerContext* b) {
    if (a->range_events.at_end() || b->range_events.at_end()) return !a->range_events.at_end();
    return a->range_events.place() < b->range_events.place();
  };
  while (!contexts.empty()) {
    RangeEvents& next = (*std::min_element(contexts.begin(), contexts.end(), comes_first))->range_events;
    if (next.at_end()) break;
    world.event_buffer().push(next.take());
  }
  for (WorkerContext* context : contexts) {
    world.event_buffer().count_dropped(context->range_events.dropped());
    context->range_events.clear();
  }
  assert(!broken_invariant(world.scene));
}

}  // namespace acm
