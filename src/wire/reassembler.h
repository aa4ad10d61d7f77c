// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "wire/packet.h"

#include <cstddef>
#include <cstdint>

namespace acm::wire {

/// Puts messages together from their fragments, which may come in any order, interleaved and more than once
/// (wire 6). Its memory is allocated once, by the constructor, and never grows: about 900 bytes for each
/// fragment of the limits and 24 for each message that is remembered, 1 MiB with the default limits. When it
/// is full, or a connection has its share, an unfinished message is evicted and counted: the oldest of the
/// connection that holds the most, so that nobody loses one because of what another sends.
class Reassembler {
 public:
  struct Limits {
    std::uint32_t messages = 64;     ///< unfinished at a time
    std::uint32_t fragments = 1024;  ///< of all unfinished messages together
    std::uint32_t messages_per_flow = 32;
    std::uint32_t fragments_per_flow = 512;  ///< and so of one message
    std::uint32_t remembered = 4096;  ///< finished messages whose late copies are recognised, a power of two
  };

  enum class Outcome : std::uint8_t {
    Complete,    ///< the message is whole
    Incomplete,  ///< more fragments are to come
    Duplicate,   ///< known already, nothing changed
  };
  struct Progress {
    Outcome outcome = Outcome::Incomplete;
    Bytes message;            ///< when Complete: valid until the next call, and as long as the datagram
    std::uint16_t queue = 0;  ///< of the fragment
  };

  Reassembler() : Reassembler(Limits()) {}
  explicit Reassembler(const Limits& limits);

  /// Adds one fragment. `flow` names the connection: any number of the caller's. Refuses a count of 0 or
  /// an index that is not below it (BadValue), more fragments than the limit allows (LimitExceeded), another
  /// count than the message's earlier fragments gave (Contradiction), and other bytes than an earlier copy
  /// had (Overlap): those fragments are ignored, the message can still be finished. Offsets are in the
  /// datagram.
  Result<Progress> add(std::uint64_t flow, Direction direction, const Fragment& fragment);

  /// Forgets a connection, as when it begins anew: numbers are then used a second time.
  void reset(std::uint64_t flow);

  /// A message of which not all fragments have come.
  struct Partial {
    std::uint64_t flow = 0;
    Direction direction = Direction::ServerToClient;
    std::uint32_t sequence = 0;
    std::uint32_t id = 0;
    std::uint16_t received = 0;
    std::uint16_t count = 0;
    std::uint16_t missing = 0;  ///< index of the first fragment that has not come

    /// The error to report when no more fragments can arrive. Its offset is where the first gap of the
    /// message begins.
    [[nodiscard]] Error error() const {
      return {ErrorCode::Unfinished, 0, std::uint64_t{missing} * Fragment::kMaxDataBytes,
              "fragments never came"};
    }
  };
  [[nodiscard]] std::size_t unfinished_count() const { return unfinished_.size(); }
  /// One of them, the oldest first.
  [[nodiscard]] Partial unfinished(std::size_t i) const;
  /// Messages evicted since construction.
  [[nodiscard]] std::uint64_t evicted() const { return evicted_; }

 private:
  struct Key {
    std::uint64_t flow = 0;
    std::uint32_t sequence = 0;
    std::uint32_t id = 0;
    Direction direction = Direction::ServerToClient;
    bool used = false;

    friend bool operator==(const Key&, const Key&) = default;
  };
  static constexpr std::uint32_t kNoSlot = 0xFFFFFFFFu;
  struct Slot {
    std::byte data[Fragment::kMaxDataBytes];
    std::uint32_t next;  // in the list of its message by index, or of the free ones
    std::uint16_t size;
    std::uint16_t index;
  };
  struct Unfinished {
    Key key;
    std::uint32_t first;  // slots, ascending by index
    std::uint16_t count;
    std::uint16_t received;
  };

  Result<Progress> add_to(std::size_t which, const Fragment& fragment);
  std::size_t find(const Key& key) const;
  std::size_t begin(const Key& key, std::uint16_t count);
  void make_slot(std::size_t& which);
  std::size_t oldest_of(std::uint64_t flow, std::size_t but) const;
  std::uint64_t heaviest_flow() const;
  std::uint32_t messages_of(std::uint64_t flow) const;
  std::uint32_t fragments_of(std::uint64_t flow) const;
  Bytes assemble(const Unfinished& message);
  void drop(std::size_t which);
  Key& remembered(const Key& key);

  Limits limits_;
  Vector<Slot> slots_;
  std::uint32_t free_ = kNoSlot;
  Vector<Unfinished> unfinished_;  // the oldest first
  Vector<Key> remembered_;
  Vector<std::byte> message_;
  std::uint64_t evicted_ = 0;
};

}  // namespace acm::wire
