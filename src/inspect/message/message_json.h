// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "inspect/text/text.h"

#include <span>
#include <string>

namespace acm::inspect {

/// A message as an object of JSON on one line: direction, opcode, name, hex and, under "decoded", every field
/// (docs/captures.md). Numbers travel as value and bits, commands as sent, whole and by name, what was not
/// sent as null. What retail would not send (padding other than 0, a shorter form) has fields of its own,
/// there only when needed.
std::string message_json(const wire::Message& message, Bytes bytes);

/// "0xF74C", or "0xF7B1/0xF61C" for an action of a client.
std::string opcode_text(wire::Opcode opcode);

/// A name in the client's 8-bit encoding.
std::string utf8(Bytes name);

/// The name that other projects use for a command, or the client's; "?" when there is none.
std::string wire_command_name(Command command);

/// The flags of movement parameters, as the objects call them.
std::span<const BitName> parameter_bits();

}  // namespace acm::inspect
