// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/islands.h"

#include "actor/pass.h"
#include "actor/tick.h"
#include "world/invariants.h"
#include "world/stall_detector.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace acm {

bool plan_tick(WorldState& world, double seconds, TickPlan& plan) {
  if (!begin_pass(world.scene, world.scene.clock + seconds)) return false;
  const std::span<const IslandMap::Range> ranges = world.scene.islands().ranges();
  plan.members_.resize(world.scene.size());
  plan.ranges_.resize(ranges.size());
  plan.contexts_.reserve(ranges.size());
  plan.streams_.reserve(ranges.size() + 1);
  const std::size_t slots = world.event_shares().slots_per_object();
  plan.slotted_.reserve(slots * world.scene.size());
  std::uint32_t first = 0;
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    const std::uint32_t members = ranges[i].members;
    plan.ranges_[i] = {.first = first,
                       .count = members,
                       .first_slot = slots * first,
                       .slotted = plan.slotted_.stream(slots * first, slots * members)};
    first += members;
  }
  return true;
}

void run_range(WorldState& world, TickPlan& plan, std::size_t number, WorkerContext& context) {
  TickPlan::Range& range = plan.ranges_[number];
  range.context = &context;
  const std::span places = std::span(plan.members_).subspan(range.first, range.count);
  world.scene.islands().write_members(static_cast<std::uint32_t>(number), places);
  context.events = EventBuffer(context.range_events.begin_range(), world.event_shares(), range.slotted);
  std::size_t placed = 0;
  tick_places(
      context.context, places.size(), [&](std::size_t i) { return places[i]; },
      [&](std::uint32_t place) {
        context.range_events.set_place(context.events, place);
        for (; placed < range.slotted.size; ++placed)
          plan.slotted_.set_place(range.first_slot + placed, place);
      });
  // The detector looks at bodies when all have been ticked: what it finds comes after all other events, whose
  // places are those of the bodies and, of bodies that animate in place, as many again.
  const std::uint32_t first_of_detector = 2 * static_cast<std::uint32_t>(world.scene.size());
  for (const std::uint32_t place : places) {
    if (!is_stall_check_due(world, place, world.ticks + 1)) continue;
    detect_stall(world, place, context.events);
    context.range_events.set_place(context.events, first_of_detector + place);
  }
  context.range_events.end_range(context.events);
}

void TickPlan::merge_events(WorldState& world) {
  EventBuffer& out = world.event_buffer();
  contexts_.clear();
  streams_.clear();
  streams_.push_back(&slotted_);
  slotted_.clear_order();
  for (const Range& range : ranges_) {
    slotted_.add(range.first_slot, range.slotted.size);
    if (std::ranges::find(contexts_, range.context) != contexts_.end()) continue;
    contexts_.push_back(range.context);
    streams_.push_back(&range.context->range_events.sorted());
  }
  slotted_.sort();
  for (;;) {
    PlacedEvents& next = **std::ranges::min_element(
        streams_, [](const PlacedEvents* a, const PlacedEvents* b) { return comes_before(*a, *b); });
    if (next.at_end()) break;
    if (&next == &slotted_)
      out.push_slotted(next.next());
    else
      out.push(next.next(), world.scene.slot_of(next.next().object));
    next.skip();
  }
  for (WorkerContext* context : contexts_) {
    out.count_dropped(context->range_events.dropped());
    context->range_events.clear();
  }
}

void finish_tick(WorldState& world, TickPlan& plan) {
  world.scene.end_pass();
  ++world.ticks;
  plan.merge_events(world);
  world.event_shares().end_tick();
  assert(!broken_invariant(world.scene));
}

}  // namespace acm
