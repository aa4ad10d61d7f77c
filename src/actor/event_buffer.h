// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "actor/events.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Reserves a fixed number of slots per object for awaited events between two calls of `renew`, so that one
/// object with very many events cannot crowd out those of others. Different threads may take slots of
/// different objects.
class EventSlots {
 public:
  explicit EventSlots(std::uint32_t per_object = 0) : per_object_(per_object) {}

  /// Objects 0 to count - 1 have slots from now on; others have none.
  void cover(std::size_t count) {
    if (count > taken_.size()) taken_.resize(count);
  }
  [[nodiscard]] std::uint32_t per_object() const { return per_object_; }
  /// Of all objects.
  [[nodiscard]] std::size_t count() const { return per_object_ * taken_.size(); }
  /// False: the object has none left.
  bool take(std::uint32_t object) {
    if (object >= taken_.size()) return false;
    Taken& taken = taken_[object];
    if (taken.period != period_) taken = {period_, 0};
    if (taken.count == per_object_) return false;
    ++taken.count;
    return true;
  }
  void renew() { ++period_; }

 private:
  struct Taken {
    std::uint32_t period = 0;
    std::uint32_t count = 0;
  };
  std::uint32_t per_object_;
  std::uint32_t period_ = 1;
  Vector<Taken> taken_;  // by object
};

static_assert(sizeof(EngineEvent) <= 88);  // WorldOptions::event_slots states sizes that include it

/// Events one after the other, in memory of the caller.
struct EventStream {
  std::span<EngineEvent> memory;
  std::size_t size = 0;

  void append(const EngineEvent& event) {
    assert(size < memory.size());
    memory[size++] = event;
  }
  [[nodiscard]] std::span<const EngineEvent> view() const { return memory.first(size); }
};

/// Stores events in memory of the caller. Events in slots are always kept; of the others only a fixed number,
/// and further ones are dropped and counted. Nothing else depends on it.
class EventBuffer {
 public:
  EventBuffer() = default;  ///< keeps nothing, counts all
  /// Without slots.
  explicit EventBuffer(std::span<EngineEvent> memory) : stream_{memory}, unslotted_(memory.size()) {}
  /// The memory has room for all slots and for `unslotted` events more.
  EventBuffer(std::span<EngineEvent> memory, std::size_t unslotted, EventSlots& slots)
      : stream_{memory}, unslotted_(unslotted), slots_(&slots) {}
  /// Events in slots go into a stream of their own.
  EventBuffer(std::span<EngineEvent> memory, EventSlots& slots, EventStream& slotted)
      : stream_{memory}, unslotted_(memory.size()), slots_(&slots), slotted_(&slotted) {}

  /// An event without a slot.
  void push(const EngineEvent& event) {
    if (unslotted_used_ == unslotted_) {
      ++dropped_;
      return;
    }
    ++unslotted_used_;
    append(stream_, event);
  }
  /// An awaited event of an object.
  void push_awaited(const EngineEvent& event, std::uint32_t object) {
    if (slots_ && slots_->take(object))
      push_slotted(event);
    else
      push(event);
  }
  /// An event whose slot was taken already.
  void push_slotted(const EngineEvent& event) { append(slotted_ ? *slotted_ : stream_, event); }
  /// Counts events that were dropped before they came here.
  void count_dropped(std::uint64_t events) { dropped_ += events; }
  /// All slots are free again.
  void clear() {
    stream_.size = 0;
    unslotted_used_ = 0;
    dropped_ = 0;
    if (slots_) slots_->renew();
  }
  /// Goes on in memory that holds the same events.
  void use_memory(std::span<EngineEvent> memory) { stream_.memory = memory; }

  [[nodiscard]] std::span<const EngineEvent> view() const { return stream_.view(); }
  [[nodiscard]] std::uint64_t dropped() const { return dropped_; }

 private:
  void append(EventStream& stream, const EngineEvent& event) {
    stream.append(event);
    stream.memory[stream.size - 1].number = next_number_++;
  }

  EventStream stream_;
  std::size_t unslotted_ = 0;  // how many of them are kept
  std::size_t unslotted_used_ = 0;
  EventSlots* slots_ = nullptr;
  EventStream* slotted_ = nullptr;  // null: stream_
  std::uint64_t dropped_ = 0;
  std::uint32_t next_number_ = 0;
};

}  // namespace acm
