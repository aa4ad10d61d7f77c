// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"
#include "wire/check.h"
#include "wire/message.h"
#include "world/world.h"

#include <cstdint>

namespace acm {

enum class Outcome : std::uint8_t {
  Applied,
  Waits,    ///< kept until its object appears
  Dropped,  ///< refused at the gate
  Ignored,  ///< means nothing to one who receives a server's messages: sent by clients, or no movement
};

/// Short English text, such as "applied". Never null.
const char* to_string(Outcome outcome);

struct ApplyResult {
  Outcome outcome = Outcome::Applied;
  wire::Reason reason = wire::Reason::Fresh;  ///< of Waits and Dropped
  const char* field = nullptr;                ///< the number that is not finite

  friend bool operator==(const ApplyResult&, const ApplyResult&) = default;
};

/// Takes a message of a server through its gate and does what the retail client does. A message that makes
/// an object also applies those that have waited for it. A message of two or more parts counts as applied
/// when one of them was. Allocates when objects appear.
ApplyResult apply_message(World& world, const wire::Message& message);

/// The same for bytes as they came. Fails, with nothing changed, when they cannot be decoded.
Result<ApplyResult> apply_message(World& world, Bytes message);

}  // namespace acm
