// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/event_shares.h"
#include "actor/event_trace.h"
#include "actor/events.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Where an event of a range stands in the order of all ranges.
struct EventRank {
  std::uint32_t place;   ///< of its body in the order of `tick`; set when the body's step has ended
  std::uint32_t number;  ///< among the events of its range
};

/// Events one after the other, in memory of the caller, and their ranks where the caller gives memory for
/// them.
struct EventStream {
  std::span<Event> memory;
  std::span<EventRank> ranks = {};
  std::size_t size = 0;

  void append(const Event& event, std::uint32_t number) {
    assert(size < memory.size());
    if (!ranks.empty()) ranks[size].number = number;
    memory[size++] = event;
  }
  [[nodiscard]] std::span<const Event> view() const { return memory.first(size); }
};

/// Stores events in memory of the caller. Events in slots are always kept; of the others only a fixed number,
/// of which each object has its share (EventShares), and further ones are dropped and counted. Nothing else
/// depends on it.
class EventBuffer {
 public:
  EventBuffer() = default;  ///< keeps nothing, counts all
  /// Without slots and shares.
  explicit EventBuffer(std::span<Event> memory) : stream_{memory}, capacity_(memory.size()) {}
  /// The memory has room for all slots and for `capacity` events more.
  EventBuffer(std::span<Event> memory, std::size_t capacity, EventShares& shares)
      : stream_{memory}, capacity_(capacity), shares_(&shares) {}
  /// Of a range of objects, whose events are put together with others afterwards. Events in slots go into a
  /// stream of their own; the other has room for all others that the range may keep.
  EventBuffer(const EventStream& stream, EventShares& shares, EventStream& slotted)
      : stream_(stream), capacity_(stream.memory.size()), shares_(&shares), slotted_(&slotted) {}

  /// An event of an object, without a slot.
  void push(const Event& event, std::uint32_t object) {
    if (!takes_unslotted(object)) {
      ++dropped_;
      return;
    }
    ++used_;
    append(stream_, event);
  }
  /// An awaited event of an object.
  void push_awaited(const Event& event, std::uint32_t object) {
    if (shares_ && shares_->take_slot(object))
      push_slotted(event);
    else
      push(event, object);
  }
  /// Whether the object may report a limit: it has not yet done so in this tick.
  [[nodiscard]] bool takes_limit(std::uint32_t object) { return !shares_ || shares_->take_limit(object); }
  /// An event whose slot was taken already.
  void push_slotted(const Event& event) { append(slotted_ ? *slotted_ : stream_, event); }
  /// Counts events that were dropped before they came here.
  void count_dropped(std::uint64_t events) { dropped_ += events; }
  /// All slots and shares are free again. The trace is cleared too.
  void clear() {
    stream_.size = 0;
    used_ = 0;
    dropped_ = 0;
    if (trace_) trace_->clear();
    if (shares_) shares_->renew();
  }
  /// From now on all events are also appended there, up to the next `clear`; null: no longer.
  void set_trace(EventTrace* trace) { trace_ = trace; }
  [[nodiscard]] EventTrace* trace() const { return trace_; }
  /// Goes on in memory that holds the same events.
  void use_memory(std::span<Event> memory) { stream_.memory = memory; }

  [[nodiscard]] std::span<const Event> view() const { return stream_.view(); }
  [[nodiscard]] std::uint64_t dropped() const { return dropped_; }
  /// How many events without slots still fit.
  [[nodiscard]] std::size_t room() const { return capacity_ - used_; }

 private:
  [[nodiscard]] bool takes_unslotted(std::uint32_t object) {
    if (!shares_) return room() > 0;
    return slotted_ ? shares_->take_in_range(object, room()) : shares_->take(object, room());
  }
  void append(EventStream& stream, const Event& event) { stream.append(event, next_number_++); }

  EventStream stream_;
  std::size_t capacity_ = 0;  // of events without slots
  std::size_t used_ = 0;      // of it
  EventShares* shares_ = nullptr;
  EventStream* slotted_ = nullptr;  // null: stream_
  std::uint64_t dropped_ = 0;
  std::uint32_t next_number_ = 0;
  EventTrace* trace_ = nullptr;
};

/// Appends an event as its kind is kept. The object is its number among the shares.
void push_event(EventBuffer& events, std::uint32_t object, const Event& event);

/// Likewise, by the fields of the event, or by its type where it has none (see set_fields).
template <class Fields>
void push_event(EventBuffer& events, std::uint32_t object, double time, Guid guid, const Fields& fields) {
  Event event;
  event.time = time;
  event.object = guid;
  set_fields(event, fields);
  push_event(events, object, event);
}

}  // namespace acm
