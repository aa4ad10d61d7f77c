// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/range_events.h"

#include <algorithm>

namespace acm {

void PlacedEvents::reserve(std::size_t events) {
  if (events <= memory_.size()) return;
  memory_ = UninitializedArray<EngineEvent>(events);
  places_ = UninitializedArray<std::uint32_t>(events);
  order_.reserve(events);
}

void PlacedEvents::add(std::size_t first, std::size_t count) {
  for (std::size_t i = first; i < first + count; ++i) order_.push_back(static_cast<std::uint32_t>(i));
}

void PlacedEvents::sort() {
  const std::span<const std::uint32_t> places = places_.span();
  const auto by_place = [&](std::uint32_t a, std::uint32_t b) {
    return places[a] != places[b] ? places[a] < places[b] : a < b;
  };
  // Ranges are run in ascending order as a rule, and islands rarely reach across.
  if (!std::ranges::is_sorted(order_, by_place)) std::ranges::sort(order_, by_place);
}

void PlacedEvents::move_to_front(std::size_t count) {
  std::sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(count));
  for (std::size_t to = 0; to < count; ++to) {
    memory_.span()[to] = memory_.span()[order_[to]];
    places_.span()[to] = places_.span()[order_[to]];
  }
}

void PlacedEvents::clear_order() {
  order_.clear();
  read_ = 0;
}

bool comes_before(const PlacedEvents& a, const PlacedEvents& b) {
  if (a.at_end() || b.at_end()) return !a.at_end();
  return a.place() != b.place() ? a.place() < b.place() : a.next().number < b.next().number;
}

std::span<EngineEvent> RangeEvents::begin_range() {
  if (used_ > capacity_) keep_first();
  return events_.memory(used_, capacity_);
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

// More than the world can take: those with the highest places go.
void RangeEvents::keep_first() {
  sorted().move_to_front(capacity_);
  dropped_ += used_ - capacity_;
  used_ = placed_ = capacity_;
}

void RangeEvents::clear() {
  events_.clear_order();
  used_ = placed_ = 0;
  dropped_ = 0;
}

}  // namespace acm
