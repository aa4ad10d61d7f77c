// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"

#include <cstddef>

namespace acm::inspect {

/// A message of a capture without stray bytes after its last field.
struct TrimmedMessage {
  wire::Message message;
  Bytes bytes;  ///< those of the message alone
  Bytes stray;  ///< what followed it; mostly empty
};

/// As wire::decode_message, but a well-formed message may have stray bytes behind it: real servers sent such
/// messages, and clients read past them. Everything that lies within a message is still checked. The bytes
/// must outlive the result.
Result<TrimmedMessage> decode_trimmed(Bytes bytes);

}  // namespace acm::inspect
