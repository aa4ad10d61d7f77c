// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/capture.hpp"
#include "inspect/message/message_object.h"
#include "inspect/message/protocol_names.h"
#include "wire/packet.h"

#include "trimmed_message.h"

namespace acm::inspect {

Result<std::string> captured_message_json(const CapturedMessage& captured) {
  const auto id = wire::identify(captured.bytes);
  if (!id) return id.error();
  const wire::Direction direction =
      captured.from_server ? wire::Direction::ServerToClient : wire::Direction::ClientToServer;
  Json json = {{"time", static_cast<double>(captured.microseconds) / 1e6}, {"packet", captured.frame}};
  if (id->known) {
    const auto trimmed = decode_trimmed(captured.bytes);
    if (!trimmed) return trimmed.error();
    json.update(message_object(trimmed->message, trimmed->bytes));
    json["direction"] = wire::to_string(direction);
    if (!trimmed->stray.empty()) json["stray_hex"] = hex_text(trimmed->stray);
  } else {
    const std::string name = protocol_name(*id);
    json["direction"] = wire::to_string(direction);
    json["opcode"] = opcode_text(*id);
    json["name"] = name.empty() ? Json(nullptr) : Json(name);
    json["hex"] = hex_text(captured.bytes);
    json["decoded"] = nullptr;
  }
  return json.dump();
}

}  // namespace acm::inspect
