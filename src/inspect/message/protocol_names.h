// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace acm::inspect {

/// Where a number of the protocol stands: in the first word, or inside an envelope. The same number can mean
/// different things in the three places.
enum class ProtocolKind : std::uint8_t {
  Message,  ///< the opcode itself
  Event,    ///< inside 0xF7B0, to the client
  Action,   ///< inside 0xF7B1, to the server
};

/// A number of the protocol and what it is called.
struct ProtocolName {
  ProtocolKind kind;
  std::uint32_t number;
  std::string_view name;
};

/// All of them, those of messages first; most have nothing to do with movement.
std::span<const ProtocolName> protocol_names();

/// The kind of the most specific number of a message, and that number.
ProtocolKind kind_of(const wire::MessageId& id);
std::uint32_t number_of(const wire::MessageId& id);

/// The name of a typed message as wire.hpp has it, else the protocol's; both names, apart by a slash, of a
/// number that has two. Empty when the number has none.
std::string protocol_name(const wire::MessageId& id);

/// A short text for people: "UpdateMotion", "event Tell", "action 0x1234", "0xABCD".
std::string message_label(const wire::MessageId& id);

/// "0xF74C", or "0xF7B1/0xF61C" with the envelope first.
std::string opcode_text(const wire::MessageId& id);

}  // namespace acm::inspect
