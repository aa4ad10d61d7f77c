// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/capture.hpp"
#include "inspect/message/message_object.h"
#include "wire/packet.h"

#include <fmt/format.h>

namespace acm::inspect {

Result<std::string> captured_message_json(const CapturedMessage& captured) {
  const auto id = wire::identify(captured.bytes);
  if (!id) return id.error();
  const wire::Direction direction =
      captured.from_server ? wire::Direction::ServerToClient : wire::Direction::ClientToServer;
  Json json = {{"time", static_cast<double>(captured.microseconds) / 1e6}, {"packet", captured.frame}};
  if (id->known) {
    const auto message = wire::decode_message(captured.bytes);
    if (!message) return message.error();
    json.update(message_object(*message, captured.bytes));
    json["direction"] = wire::to_string(direction);
  } else {
    json["direction"] = wire::to_string(direction);
    json["opcode"] = id->type != 0 ? fmt::format("0x{:04X}/0x{:04X}", id->opcode, id->type)
                                   : fmt::format("0x{:04X}", id->opcode);
    json["name"] = nullptr;
    json["hex"] = hex_text(captured.bytes);
    json["decoded"] = nullptr;
  }
  return json.dump();
}

}  // namespace acm::inspect
