// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "base/bytes.h"

#include <cstddef>

namespace acm::wire {

/// Writes one message, from its opcode on. Never allocates by itself. `out` must be empty, or hold a multiple
/// of four bytes: messages are aligned within themselves. The message must be one that can be sent: the
/// public `encode` checks those of hosts.
void encode(FieldWriter& out, const Message& message);
#define ACM_WIRE_ENCODE(M) void encode(FieldWriter& out, const M& m);
ACM_WIRE_MESSAGES(ACM_WIRE_ENCODE)
#undef ACM_WIRE_ENCODE

/// Parts of messages, under the same conditions.
void encode(FieldWriter& out, const MovementBody& body);
void encode(FieldWriter& out, const MovementParameters& parameters, ParametersForm form);

/// How many bytes a body takes.
std::size_t size_of(const MovementBody& body);
/// Whether bytes are exactly one appearance, its alignment included.
bool is_appearance(Bytes bytes);

}  // namespace acm::wire
