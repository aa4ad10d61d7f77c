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

/// Memory for events and for their places in the order of `tick`, in which they can be read.
class PlacedEvents {
 public:
  /// Allocates when that is more than ever before, and then loses what it holds.
  void reserve(std::size_t events);
  [[nodiscard]] std::span<EngineEvent> memory(std::size_t first, std::size_t count) {
    return memory_.span().subspan(first, count);
  }
  void set_place(std::size_t event, std::uint32_t place) { places_.span()[event] = place; }

  /// Takes events into the order; after all of them, `sort`. Events of one place keep theirs.
  void add(std::size_t first, std::size_t count);
  void sort();
  /// Moves the first `count` events of the order to the beginning of the memory. There they keep the order
  /// that they had in memory, so events that were sorted stay sorted.
  void move_to_front(std::size_t count);
  /// Forgets the order, not the events.
  void clear_order();

  // Reading, one after the other.
  [[nodiscard]] bool at_end() const { return read_ == order_.size(); }
  [[nodiscard]] std::uint32_t place() const { return places_.span()[order_[read_]]; }
  [[nodiscard]] const EngineEvent& next() const { return memory_.span()[order_[read_]]; }
  void skip() { ++read_; }

 private:
  UninitializedArray<EngineEvent> memory_;
  UninitializedArray<std::uint32_t> places_;  // of the events
  Vector<std::uint32_t> order_;
  std::size_t read_ = 0;  // in the order
};

/// Whether the next event of `a` comes before that of `b`. All events of a place are of one range.
[[nodiscard]] bool comes_before(const PlacedEvents& a, const PlacedEvents& b);

/// Events without slots of the ranges that one thread has run in a tick. The world keeps at most `capacity`
/// of all threads' events, those that come first in the order of `tick`; so each thread keeps at most that
/// many, and which ones does not depend on the order in which it ran the ranges.
class RangeEvents {
 public:
  explicit RangeEvents(std::size_t capacity) : capacity_(capacity) { events_.reserve(2 * capacity); }

  /// Room for as many events of one range as the world takes.
  [[nodiscard]] std::span<EngineEvent> begin_range();
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
  void keep_first();

  std::size_t capacity_;
  PlacedEvents events_;  // what is kept, and one range more
  std::size_t used_ = 0;
  std::size_t placed_ = 0;
  std::uint64_t dropped_ = 0;
};

}  // namespace acm
