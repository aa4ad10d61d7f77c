// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "base/host_memory.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace acm {

/// What each object may report, so that one with very many events cannot crowd out those of others:
///
/// - A fixed number of slots for awaited events, between two calls of `renew`.
/// - A fair share of the room for all other events, between the same: an object that has used as much of it
///   as is left for everyone gets no more. So one alone gets at most half. n that all report without end
///   leave 1/(n + 1) to the rest when they take turns, and 1/2^n when one follows the other. What is kept of
///   an object are its first events.
/// - One LimitReached, between two calls of `end_tick`.
///
/// Different threads may ask for different objects. A thread that runs a part of the objects cannot know what
/// the others leave; it asks `take_in_range`, with the room that there was before all of them. That grants
/// everything that `take` will grant when the events of all are put together in order: with fewer events
/// before it, an object that has never been refused finds at least as much room.
class EventShares {
 public:
  explicit EventShares(std::uint32_t slots_per_object = 0) : slots_per_object_(slots_per_object) {}

  /// Objects 0 to count - 1 have shares of their own from now on; all others have one in common, and no
  /// slots.
  void cover(std::size_t count) {
    if (count + 1 > shares_.size()) shares_.resize(count + 1);
  }
  /// Bytes that `cover` allocates.
  [[nodiscard]] std::uint64_t memory_to_cover(std::size_t count) const {
    return growth_of(shares_, count + 1);
  }
  [[nodiscard]] std::uint32_t slots_per_object() const { return slots_per_object_; }
  /// Of all objects.
  [[nodiscard]] std::size_t slot_count() const { return slots_per_object_ * (shares_.size() - 1); }

  /// False: the object has no slot left.
  bool take_slot(std::uint32_t object) {
    Share& share = of(object);
    if (&share == &shares_[0] || share.slots == slots_per_object_) return false;
    ++share.slots;
    return true;
  }
  /// Whether the object may have one event more, when there is room for `room` more of all objects.
  bool take(std::uint32_t object, std::size_t room) {
    Share& share = of(object);
    if (share.events >= room) return false;
    ++share.events;
    return true;
  }
  /// The same for a range of objects; counts for this tick only.
  bool take_in_range(std::uint32_t object, std::size_t room) {
    Share& share = of(object);
    if (std::size_t{share.events} + share.events_in_range >= room) return false;
    ++share.events_in_range;
    return true;
  }
  /// As if the object had taken nothing in its range.
  void forget_range(std::uint32_t object) { of(object).events_in_range = 0; }
  /// Whether the object has not yet reported a limit in this tick.
  bool take_limit(std::uint32_t object) { return !std::exchange(of(object).has_reported_limit, true); }

  void renew() { ++period_; }
  void end_tick() { ++tick_; }

 private:
  struct Share {
    std::uint32_t period = 0;
    std::uint32_t slots = 0;   // taken in the period
    std::uint32_t events = 0;  // without slots, taken in the period
    std::uint32_t tick = 0;
    std::uint32_t events_in_range = 0;
    bool has_reported_limit = false;  // in the tick
  };

  Share& of(std::uint32_t object) {
    Share& share = object < shares_.size() - 1 ? shares_[object + 1] : shares_[0];
    if (share.period != period_) {
      share.period = period_;
      share.slots = share.events = 0;
    }
    if (share.tick != tick_) {
      share.tick = tick_;
      share.events_in_range = 0;
      share.has_reported_limit = false;
    }
    return share;
  }

  std::uint32_t slots_per_object_;
  std::uint32_t period_ = 1;
  std::uint32_t tick_ = 1;
  Vector<Share> shares_ = Vector<Share>(1);  // the common one, then one for each object
};

}  // namespace acm
