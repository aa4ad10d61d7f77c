// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace acm::wire {

/// Keeps messages that came too early, in the order in which they came, until what they wait for is there.
/// Its memory is allocated once, by the constructor, and never grows: twice the bytes of the limits and 32
/// for each message of the limits, about 2 MiB with the default limits. When it is full the oldest messages
/// are evicted and counted, each at the same small cost.
///
///   if (result.action == CheckAction::Defer) deferred.put(result.waits_for, bytes);
///   …
///   deferred.release(created_guid);
///   while (const auto message = deferred.next_released()) receive(*message);
class DeferredMessages {
 public:
  struct Limits {
    std::uint32_t messages = 2048;
    std::uint32_t bytes = 1u << 20;  ///< of all messages together
  };

  DeferredMessages() : DeferredMessages(Limits()) {}
  explicit DeferredMessages(const Limits& limits);

  /// Keeps a copy of a message until `guid` is released; 0 stands for the player who is not named yet.
  /// Returns false if the message exceeds the limit of bytes, or the limits allow no message at all: then it
  /// is evicted at once.
  bool put(Guid guid, Bytes message);

  /// Releases the messages that wait for an object: next_released() returns them from now on.
  void release(Guid guid) {
    release_if([guid](Guid waits_for) { return waits_for == guid; });
  }
  /// Releases the messages that wait for an object of which `chosen(guid)` holds.
  template <class Chosen>
  void release_if(Chosen&& chosen) {
    handed_out_ = kNone;
    for (std::size_t i = first_; i < entries_.size(); ++i) {
      if (entries_[i].state != State::Waiting || !chosen(entries_[i].guid)) continue;
      entries_[i].state = State::Released;
      if (i < first_released_) first_released_ = i;
    }
  }
  /// Releases all messages, as when the local player is named.
  void release_all();

  /// The oldest released message, or nothing. The bytes stay valid until the next call, and so must not be
  /// given to put(): wait_again() keeps them for longer.
  std::optional<Bytes> next_released();
  /// Keeps the message that next_released() has just returned, now for another object, at its place in the
  /// order.
  void wait_again(Guid guid);

  /// Removes the messages that wait for an object.
  void forget(Guid guid);
  void clear();

  /// Calls `visit(guid, bytes)` for each message that waits, in their order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = first_; i < entries_.size(); ++i)
      if (const Entry& entry = entries_[i]; entry.state != State::HandedOut)
        visit(entry.guid, Bytes(bytes_).subspan(entry.begin, entry.size));
  }

  [[nodiscard]] std::size_t message_count() const { return message_count_; }
  [[nodiscard]] std::size_t byte_count() const { return byte_count_; }
  /// Messages evicted since construction.
  [[nodiscard]] std::uint64_t evicted() const { return evicted_; }
  [[nodiscard]] const Limits& limits() const { return limits_; }

 private:
  enum class State : std::uint8_t { Waiting, Released, HandedOut };
  struct Entry {
    Guid guid;
    std::uint32_t begin;  // in bytes_; entries lie there one after the other, in their order
    std::uint32_t size;
    State state;
  };
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  static constexpr std::size_t kRoom = 2;  // times the limits

  template <class Unwanted>
  void remove(Unwanted&& unwanted);
  void evict_oldest();
  void make_room(std::size_t size);

  Limits limits_;
  Vector<Entry> entries_;
  Vector<std::byte> bytes_;
  std::size_t first_ = 0;           // entries before it are gone
  std::size_t first_released_ = 0;  // no entry before it is Released
  std::size_t message_count_ = 0;   // that are not handed out
  std::size_t byte_count_ = 0;
  std::size_t handed_out_ = kNone;  // the one that wait_again() would keep
  std::uint64_t evicted_ = 0;
};

}  // namespace acm::wire
