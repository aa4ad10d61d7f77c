// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "wire/write.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm::test {

inline constexpr Guid kPlayer = 0x50000001;
inline constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// Decodes from bytes that are kept to the end of the program, for messages that hold views.
template <class M>
M decoded(std::string_view hex) {
  static std::vector<std::unique_ptr<Vector<std::byte>>> kept;
  kept.push_back(std::make_unique<Vector<std::byte>>(from_hex(hex)));
  const Result<M> message = wire::decode<M>(*kept.back());
  EXPECT_TRUE(message.ok()) << hex << ": " << message.error().what << " at " << message.error().offset;
  return message.ok() ? *message : M{};
}

template <class M>
std::string encoded_hex(const M& message) {
  ByteWriter out;
  wire::encode(out, message);
  return to_hex(out.bytes());
}

/// Hex as `encoded_hex` prints it.
inline std::string hex(std::string_view text) {
  return to_hex(from_hex(text));
}

inline Error decoding_error(std::string_view hex) {
  const auto bytes = from_hex(hex);
  const auto message = read_exactly_sized(wire::decode_message, bytes);
  EXPECT_FALSE(message.ok()) << hex << " was accepted";
  return message.ok() ? Error{} : message.error();
}

/// Decodes and encodes again.
inline void expect_message_identity(Bytes bytes) {
  const auto write = [](const wire::Message& message) {
    ByteWriter out;
    wire::encode(out, message);
    return std::move(out).take();
  };
  const auto message = wire::decode_message(bytes);
  ASSERT_TRUE(message.ok()) << to_hex(bytes) << ": " << to_string(message.error().code) << " at "
                            << message.error().offset << ": " << message.error().what;
  EXPECT_EQ(to_hex(write(*message)), to_hex(bytes));
}

/// How many of its first bytes are a whole message too, as the sheet allows: a DeleteObject without its
/// padding, a Jump as short as other clients send it, an object message without its weenie half, or cut
/// behind the fields of it that are read.
inline bool may_be_cut_to(const wire::Message& whole, Bytes bytes, std::size_t size) {
  if (std::holds_alternative<wire::DeleteObject>(whole)) return size == 10;
  if (std::holds_alternative<wire::Jump>(whole)) return size == 12 + 32;
  const auto may_cut_tail = [&](const wire::ObjectDescription& m) {
    const std::size_t begin = bytes.size() - m.tail.size();
    return size == begin || (size > begin && wire::decode_weenie_head(m.tail.first(size - begin)).ok());
  };
  if (const auto* m = std::get_if<wire::CreateObject>(&whole)) return may_cut_tail(*m);
  if (const auto* m = std::get_if<wire::UpdateObject>(&whole)) return may_cut_tail(*m);
  return false;
}

/// Every beginning of a message is refused, but for those above, which give their own bytes again.
inline void expect_cuts_refused(Bytes bytes) {
  const auto whole = wire::decode_message(bytes);
  ASSERT_TRUE(whole.ok());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    if (may_be_cut_to(*whole, bytes, size)) {
      expect_message_identity(bytes.first(size));
      continue;
    }
    const auto message = read_exactly_sized(wire::decode_message, bytes.first(size));
    ASSERT_FALSE(message.ok()) << "cut to " << size << " of " << to_hex(bytes);
    const Error& error = message.error();
    EXPECT_TRUE(error.code == ErrorCode::Truncated || error.code == ErrorCode::LimitExceeded)
        << "cut to " << size << ": " << to_string(error.code);
    EXPECT_LE(error.offset, size);
    EXPECT_STRNE(error.what, "");
  }
}

/// One byte more is refused, and the error points at it; an object message takes it for its tail, a short
/// Jump and a DeleteObject without padding for the beginning of a longer form.
inline void expect_extra_byte_refused(Bytes bytes) {
  Vector<std::byte> longer(bytes.begin(), bytes.end());
  longer.push_back(std::byte{0});
  const auto whole = wire::decode_message(bytes);
  ASSERT_TRUE(whole.ok());
  if (std::holds_alternative<wire::CreateObject>(*whole) ||
      std::holds_alternative<wire::UpdateObject>(*whole)) {
    if (wire::decode_message(longer).ok()) expect_message_identity(longer);
    return;
  }
  const auto message = read_exactly_sized(wire::decode_message, longer);
  ASSERT_FALSE(message.ok()) << to_hex(longer);
  const bool shorter_form = wire::oddities_of(*whole).has(Oddity::LongEncoding);
  EXPECT_EQ(message.error().code, shorter_form ? ErrorCode::Truncated : ErrorCode::TrailingBytes);
  if (!shorter_form) {
    EXPECT_EQ(message.error().offset, bytes.size());
  }
}

/// What every sound message owes.
inline void expect_sound_message(Bytes bytes) {
  expect_message_identity(bytes);
  expect_cuts_refused(bytes);
  expect_extra_byte_refused(bytes);
}

}  // namespace acm::test
