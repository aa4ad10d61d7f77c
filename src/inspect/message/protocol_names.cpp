// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "protocol_names.h"

#include <fmt/format.h>

#include "protocol_table.h"

namespace acm::inspect {

std::span<const ProtocolName> protocol_names() {
  return kProtocolNames;
}

ProtocolKind kind_of(const wire::MessageId& id) {
  if (id.opcode == wire::kGameEvent) return ProtocolKind::Event;
  return id.opcode == wire::kGameAction ? ProtocolKind::Action : ProtocolKind::Message;
}

std::uint32_t number_of(const wire::MessageId& id) {
  return kind_of(id) == ProtocolKind::Message ? id.opcode : id.type;
}

std::string protocol_name(const wire::MessageId& id) {
  if (id.known) return to_string(id.code());
  std::string names;
  for (const ProtocolName& entry : kProtocolNames) {
    if (entry.kind != kind_of(id) || entry.number != number_of(id)) continue;
    if (!names.empty()) names += '/';
    names += entry.name;
  }
  return names;
}

std::string message_label(const wire::MessageId& id) {
  std::string name = protocol_name(id);
  if (id.known) return name;
  if (name.empty()) name = fmt::format("0x{:04X}", number_of(id));
  switch (kind_of(id)) {
    case ProtocolKind::Event: return "event " + name;
    case ProtocolKind::Action: return "action " + name;
    case ProtocolKind::Message: break;
  }
  return name;
}

std::string opcode_text(const wire::MessageId& id) {
  if (kind_of(id) == ProtocolKind::Message) return fmt::format("0x{:04X}", id.opcode);
  return fmt::format("0x{:04X}/0x{:04X}", id.opcode, id.type);
}

}  // namespace acm::inspect
