// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/messages.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"
#include "wire/write.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Messages to be sent: in memory of the caller, where nothing is ever allocated and what finds no room is
/// left out and counted; or in memory of its own, which grows.
class Outbox {
 public:
  Outbox() = default;  ///< takes nothing, counts all
  static Outbox growing() {
    Outbox out;
    out.grows_ = true;
    return out;
  }
  // Views point into memory of its own.
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;
  Outbox(Outbox&&) noexcept = default;
  Outbox& operator=(Outbox&&) noexcept = default;
  Outbox(std::span<OutboundMessage> messages, std::span<std::byte> bytes)
      : messages_(messages), bytes_(bytes) {}

  template <class M>
  void push(Audience audience, Guid about, const M& message) {
    for (;;) {
      SpanWriter out(bytes_.subspan(used_));
      encode(out, message);
      const bool fits = !out.bytes().empty() && count_ < messages_.size();
      if (fits || !grows_ || bytes_.size() > kMaxBytes) return add(audience, about, out.bytes());
      grow();
    }
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

  static constexpr std::size_t kFirstBytes = 4096;
  static constexpr std::size_t kFirstMessages = 64;
  static constexpr std::size_t kMaxBytes = std::size_t{1} << 28;  // growth limit if nobody clears it

  void grow() {
    own_bytes_.resize(std::max(kFirstBytes, 2 * own_bytes_.size()));
    own_messages_.resize(std::max(kFirstMessages, 2 * own_messages_.size()));
    bytes_ = own_bytes_;
    messages_ = own_messages_;
    std::size_t at = 0;
    for (OutboundMessage& m : messages_.first(count_)) {
      m.bytes = Bytes(bytes_).subspan(at, m.bytes.size());
      at += m.bytes.size();
    }
  }

  bool grows_ = false;
  Vector<OutboundMessage> own_messages_;
  Vector<std::byte> own_bytes_;
  std::span<OutboundMessage> messages_;
  std::span<std::byte> bytes_;
  std::size_t count_ = 0;
  std::size_t used_ = 0;
  std::uint64_t dropped_ = 0;
};

}  // namespace acm
