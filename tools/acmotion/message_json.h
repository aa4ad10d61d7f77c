// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/message.h"

#include <string>
#include <vector>

#include "json.h"
#include "names.h"

namespace acm::tool {

/// A message as an object: direction, opcode, name, hex and, under "decoded", every field (docs/captures.md).
/// Numbers travel as value and bits, commands as sent, whole and by name, what was not sent as null. What
/// retail would not send (padding other than 0, a shorter form) has fields of its own, there only when
/// needed.
Json message_json(const wire::Message& message, Bytes bytes);

/// The bytes of such an object. Its "decoded" decides; "hex" is not looked at. Throws ToolError, naming the
/// field, when one is missing or two say different things.
std::vector<std::byte> message_bytes(const Json& object);

/// "0xF74C", or "0xF7B1/0xF61C" for an action of a client.
std::string opcode_text(wire::Opcode opcode);

/// "4cf70000…"
std::string hex_text(Bytes bytes);
/// Hexadecimal digits with blanks anywhere between bytes. Throws ToolError at anything else.
std::vector<std::byte> hex_bytes(std::string_view text);

/// A name in the client's 8-bit encoding.
std::string utf8(Bytes name);

/// The name that other projects use for a command, or the client's; "?" when there is none.
std::string wire_command_name(Command command);

/// The flags of movement parameters, as the objects call them.
std::span<const BitName> parameter_bits();

}  // namespace acm::tool
