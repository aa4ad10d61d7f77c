// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "actor/event_buffer.h"
#include "base/host_memory.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

class WorldState;

/// Memory for events and for their places in the order of `tick`, in which they can be read.
class PlacedEvents {
 public:
  /// Allocates when that is more than ever before, and then loses what it holds.
  void reserve(std::size_t events);
  /// Room for `count` events from `first` on.
  [[nodiscard]] EventStream stream(std::size_t first, std::size_t count) {
    return {.memory = memory_.span().subspan(first, count), .ranks = ranks_.span().subspan(first, count)};
  }
  void set_place(std::size_t event, std::uint32_t place) { ranks_.span()[event].place = place; }

  /// Takes events into the order; after all of them, `sort`. Events of one place keep theirs.
  void add(std::size_t first, std::size_t count);
  void sort();
  /// Leaves only those in the order that the predicate is true of, asked one after the other, and moves them
  /// to the beginning of the memory. There they keep the order that they had in memory, so events that were
  /// sorted stay sorted. How many are left.
  template <class Predicate>
  std::size_t keep_if(Predicate keeps) {
    std::size_t kept = 0;
    for (const std::uint32_t event : order_)
      if (keeps(memory_.span()[event])) order_[kept++] = event;
    order_.resize(kept);
    return move_to_front();
  }
  /// Forgets the order, not the events.
  void clear_order();

  // Reading, one after the other.
  [[nodiscard]] bool at_end() const { return read_ == order_.size(); }
  [[nodiscard]] EventRank rank() const { return ranks_.span()[order_[read_]]; }
  [[nodiscard]] const Event& next() const { return memory_.span()[order_[read_]]; }
  void skip() { ++read_; }

  /// All of the order.
  [[nodiscard]] std::size_t size() const { return order_.size(); }
  [[nodiscard]] const Event& operator[](std::size_t i) const { return memory_.span()[order_[i]]; }

 private:
  std::size_t move_to_front();

  UninitializedArray<Event> memory_;
  UninitializedArray<EventRank> ranks_;  // of the events
  Vector<std::uint32_t> order_;
  std::size_t read_ = 0;  // in the order
};

/// Whether the next event of `a` comes before that of `b`. All events of a place are of one range.
[[nodiscard]] bool comes_before(const PlacedEvents& a, const PlacedEvents& b);

/// Events without slots of the ranges that one thread has run in a tick. The world has room for only some of
/// all threads' events, and each object a share of it; so each thread keeps at most as many, by the same rule
/// (see EventShares), and what the world takes in the end does not depend on the order of the ranges.
class RangeEvents {
 public:
  explicit RangeEvents(WorldState& world);

  /// Room for as many events of one range as the world still takes.
  [[nodiscard]] EventStream begin_range();
  /// All events of the range since the last call belong to this place.
  void set_place(const EventBuffer& range, std::uint32_t place) {
    while (placed_ < used_ + range.view().size()) events_.set_place(placed_++, place);
  }
  void end_range(const EventBuffer& range);

  /// The events of all ranges, in order.
  [[nodiscard]] PlacedEvents& sorted();
  [[nodiscard]] std::uint64_t dropped() const { return dropped_; }
  void clear();

 private:
  void keep_shares();

  WorldState& world_;
  PlacedEvents events_;  // what is kept, and one range more
  std::size_t used_ = 0;
  std::size_t placed_ = 0;
  std::uint64_t dropped_ = 0;
};

}  // namespace acm
