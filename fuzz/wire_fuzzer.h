// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "wire/numbers.h"
#include "wire/write.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <vector>

#include "record_fuzzer.h"

namespace acm::fuzz {

/// A decoder of messages returns an error inside the message, or a message that is encoded as the same bytes,
/// whose fields cover it without gaps, and which can be looked at.
inline void check_message(Bytes bytes) {
  std::array<wire::FieldRecord, 64> fields;
  const wire::Explanation explanation = wire::explain(fields, bytes);
  const auto message = wire::decode_message(bytes);
  if (explanation.status.ok() != message.ok()) std::abort();
  if (!message.ok()) {
    if (message.error().offset > bytes.size()) std::abort();
    return;
  }
  ByteWriter out;
  wire::encode(out, *message);
  if (!std::ranges::equal(out.bytes(), bytes)) std::abort();
  const auto checked = wire::encode(*message);
  if (!checked || !std::ranges::equal(*checked, bytes)) std::abort();
  std::size_t at = 0;
  for (const auto& field : std::span(fields).first(std::min(fields.size(), explanation.fields))) {
    if (field.offset != at) std::abort();
    at += field.size;
  }
  static_cast<void>(wire::bad_number_field(*message));
}

/// The input behind an opcode, so that all of it is looked at by the decoder of that message.
inline void check_message_of(wire::Opcode opcode, Bytes input) {
  ByteWriter message;
  if (wire::is_client_action(opcode)) {
    message.u32(wire::kGameAction);
    message.u32(1);
  }
  message.u32(static_cast<std::uint32_t>(opcode));
  message.raw(input);
  // An exact copy, so that a read past the end is seen.
  const Vector<std::byte> exact(message.bytes().begin(), message.bytes().end());
  check_message(exact);
}

}  // namespace acm::fuzz
