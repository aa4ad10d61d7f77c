// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

// Bytes of a sound message with some of them replaced: whatever is still accepted must come out as it went
// in.
RC_GTEST_PROP(RoundTrip, whatever_is_accepted_is_written_as_it_came,
              (const std::vector<std::pair<std::uint16_t, std::uint8_t>>& changes)) {
  const auto which = *rc::gen::inRange<std::size_t>(0, std::size(test::kWireVectors));
  std::vector<std::byte> bytes = test::from_hex(test::kWireVectors[which]->hex);
  constexpr std::size_t kFew = 3;  // more, and hardly anything is accepted
  for (std::size_t i = 0; i < std::min(kFew, changes.size()); ++i) {
    const auto& [at, value] = changes[i];
    bytes[at % bytes.size()] = static_cast<std::byte>(value);
  }
  const auto message = test::read_exactly_sized([](Bytes b) { return decode_message(b).ok(); }, bytes);
  RC_TAG(message ? "accepted" : "refused");
  if (!message) return;
  ByteWriter out;
  encode(out, *decode_message(bytes));
  RC_ASSERT(std::move(out).take() == bytes);
}

RC_GTEST_PROP(RoundTrip, any_bytes_after_an_opcode_are_refused_or_written_as_they_came,
              (const std::vector<std::uint8_t>& rest)) {
  const auto which = *rc::gen::inRange<std::size_t>(0, std::size(test::kWireVectors));
  std::vector<std::byte> bytes = test::from_hex(test::kWireVectors[which]->hex);
  bytes.resize(12);
  for (const std::uint8_t b : rest) bytes.push_back(static_cast<std::byte>(b));
  const auto message = decode_message(bytes);
  if (!message.ok()) {
    RC_ASSERT(message.error().offset <= bytes.size());
    return;
  }
  ByteWriter out;
  encode(out, *message);
  RC_ASSERT(std::move(out).take() == bytes);
}

}  // namespace
}  // namespace acm::wire
