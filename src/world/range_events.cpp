// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/range_events.h"

#include "world/world_state.h"

#include <algorithm>

namespace acm {

void PlacedEvents::reserve(std::size_t events) {
  if (events <= memory_.size()) return;
  memory_ = UninitializedArray<Event>(events);
  ranks_ = UninitializedArray<EventRank>(events);
  order_.reserve(events);
}

void PlacedEvents::add(std::size_t first, std::size_t count) {
  for (std::size_t i = first; i < first + count; ++i) order_.push_back(static_cast<std::uint32_t>(i));
}

void PlacedEvents::sort() {
  const std::span<const EventRank> ranks = ranks_.span();
  const auto by_place = [&](std::uint32_t a, std::uint32_t b) {
    return ranks[a].place != ranks[b].place ? ranks[a].place < ranks[b].place : a < b;
  };
  // Ranges are run in ascending order as a rule, and islands rarely reach across.
  if (!std::ranges::is_sorted(order_, by_place)) std::ranges::sort(order_, by_place);
}

std::size_t PlacedEvents::move_to_front() {
  std::ranges::sort(order_);
  for (std::size_t to = 0; to < order_.size(); ++to) {
    memory_.span()[to] = memory_.span()[order_[to]];
    ranks_.span()[to] = ranks_.span()[order_[to]];
  }
  return order_.size();
}

void PlacedEvents::clear_order() {
  order_.clear();
  read_ = 0;
}

bool comes_before(const PlacedEvents& a, const PlacedEvents& b) {
  if (a.at_end() || b.at_end()) return !a.at_end();
  const EventRank of_a = a.rank(), of_b = b.rank();
  return of_a.place != of_b.place ? of_a.place < of_b.place : of_a.number < of_b.number;
}

RangeEvents::RangeEvents(WorldState& world) : world_(world) {
  events_.reserve(2 * world.options.event_capacity);
}

EventStream RangeEvents::begin_range() {
  const std::size_t room = world_.event_buffer().room();
  if (used_ > room) keep_shares();
  return events_.stream(used_, room);
}

void RangeEvents::end_range(const EventBuffer& range) {
  used_ += range.view().size();
  dropped_ += range.dropped();
}

PlacedEvents& RangeEvents::sorted() {
  events_.clear_order();
  events_.add(0, used_);
  events_.sort();
  return events_;
}

// More than the world can take: of all ranges so far, those that it would take if there were no others.
void RangeEvents::keep_shares() {
  EventShares& shares = world_.event_shares();
  const auto object_of = [&](const Event& event) { return world_.scene.slot_of(event.object); };
  PlacedEvents& all = sorted();
  for (std::size_t i = 0; i < all.size(); ++i) shares.forget_range(object_of(all[i]));
  std::size_t room = world_.event_buffer().room();
  const std::size_t kept = all.keep_if([&](const Event& event) {
    if (!shares.take_in_range(object_of(event), room)) return false;
    --room;
    return true;
  });
  dropped_ += used_ - kept;
  used_ = placed_ = kept;
}

void RangeEvents::clear() {
  events_.clear_order();
  used_ = placed_ = 0;
  dropped_ = 0;
}

}  // namespace acm
