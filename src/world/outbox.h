// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "base/bytes.h"
#include "wire/message.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Who is to get a message.
enum class Audience : std::uint8_t {
  Server,    ///< from a client
  Owner,     ///< the client whose player the message is about
  Others,    ///< everyone in range but the owner
  Everyone,  ///< in range, the owner included
};

/// A message that is to be sent, whole, from its opcode on.
struct OutboundMessage {
  Audience audience = Audience::Server;
  Guid about = 0;  ///< the player or creature; says who the owner is and what "in range" means
  Bytes bytes;     ///< in the outbox's memory, until it is cleared
};

/// Messages to be sent, in memory of the caller: nothing is ever allocated. What finds no room is left out
/// and counted; nothing else changes.
class Outbox {
 public:
  Outbox() = default;  ///< takes nothing, counts all
  Outbox(std::span<OutboundMessage> messages, std::span<std::byte> bytes)
      : messages_(messages), bytes_(bytes) {}

  template <class M>
  void push(Audience audience, Guid about, const M& message) {
    SpanWriter out(bytes_.subspan(used_));
    encode(out, message);
    add(audience, about, out.bytes());
  }
  /// After the messages were sent.
  void clear() {
    count_ = 0;
    used_ = 0;
    dropped_ = 0;
  }

  [[nodiscard]] std::span<const OutboundMessage> view() const { return messages_.first(count_); }
  /// Messages left out since the last clear().
  [[nodiscard]] std::uint64_t dropped() const { return dropped_; }

 private:
  void add(Audience audience, Guid about, Bytes encoded) {
    if (encoded.empty() || count_ == messages_.size()) {
      ++dropped_;
      return;
    }
    messages_[count_++] = {audience, about, encoded};
    used_ += encoded.size();
  }

  std::span<OutboundMessage> messages_;
  std::span<std::byte> bytes_;
  std::size_t count_ = 0;
  std::size_t used_ = 0;
  std::uint64_t dropped_ = 0;
};

}  // namespace acm
