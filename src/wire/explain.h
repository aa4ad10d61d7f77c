// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm::wire {

/// One field as it stands in a message.
struct FieldRecord {
  enum class Kind : std::uint8_t { Unsigned, Float, Padding, Raw };

  const char* field = "";  ///< static text
  char component = 0;      ///< 'w', 'x', 'y' or 'z' for a part of a vector or a rotation, else 0
  Kind kind = Kind::Unsigned;
  std::uint32_t offset = 0;  ///< bytes from the opcode
  std::uint32_t size = 0;    ///< bytes
  std::uint32_t bits = 0;    ///< the value, of a float its bits; 0 for Raw
};

struct Explanation {
  std::size_t fields = 0;  ///< how many the message has; those that found no room are not recorded
  Status status;  ///< the refusal that `decode_message` gives, if any; the fields before it are recorded
};

/// Takes a message apart field by field, in the order of its bytes. Never allocates.
Explanation explain(Bytes message, std::span<FieldRecord> out);

}  // namespace acm::wire
