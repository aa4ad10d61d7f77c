// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Movement messages for people and for programs that read JSON. A message begins with its opcode; what the
/// network puts around it is read by capture.hpp.
namespace acm::inspect {

/// A field of a message as it lies in its bytes.
struct MessageField {
  std::uint32_t offset = 0;  ///< bytes from the start of the message
  std::uint32_t size = 0;    ///< bytes
  std::string name;          ///< such as "forward_command", or "pos.x"
  std::string value;         ///< with its meaning where it has one: "0x0005 WalkForward"
};

/// A message taken apart.
struct MessageFields {
  std::vector<MessageField> fields;  ///< as far as they could be read
  Status status;                     ///< why no more could be read
};
MessageFields message_fields(Bytes message);

/// Name, origin and meaning of a message.
struct MessageSummary {
  std::string name;         ///< such as "UpdateMotion"
  bool from_server = true;  ///< false: a client sends it
  Guid object = 0;          ///< that it is about; 0: none, or the player that sends it
  std::string meaning;      ///< in words: "RunForward at 2.5, TurnRight at -1.5"
};
Result<MessageSummary> message_summary(Bytes message);

/// A message as an object of JSON, on one line, with every field: message_from_json makes the same bytes of
/// it. docs/captures.md describes its fields.
Result<std::string> message_json(Bytes message);

/// The bytes of such an object. "decoded" and "opcode" or "name" count; "hex" does not. An error names the
/// field that is missing, cannot be, or contradicts another.
InspectResult<Vector<std::byte>> message_from_json(std::string_view json);

}  // namespace acm::inspect
