// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/message.hpp"

#include "acmotion/wire.hpp"
#include "wire/field_tracer.h"

#include <fmt/format.h>

#include <algorithm>

#include "field_text.h"
#include "message_json.h"
#include "message_text.h"

namespace acm::inspect {

MessageFields message_fields(Bytes message) {
  std::vector<wire::FieldRecord> records(message.size());  // none is shorter than a byte
  std::vector<wire::Meaning> meanings(message.size());
  const wire::Explanation explanation = wire::explain(records, meanings, message);
  const std::span<const wire::FieldRecord> found =
      std::span(records).first(std::min(explanation.fields, records.size()));
  MessageFields out;
  out.status = explanation.status;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const wire::FieldRecord& f = found[i];
    out.fields.push_back(
        {f.offset, f.size,
         f.component != 0 ? fmt::format("{}.{}", f.field, f.component) : std::string(f.field),
         field_text(f, meanings[i])});
  }
  return out;
}

Result<MessageSummary> message_summary(Bytes message) {
  const auto decoded = wire::decode_message(message);
  if (!decoded) return decoded.error();
  const wire::Opcode opcode = wire::opcode_of(*decoded);
  return MessageSummary{wire::to_string(opcode), !wire::is_client_action(opcode), wire::guid_of(*decoded),
                        meaning(*decoded)};
}

Result<std::string> message_json(Bytes message) {
  const auto decoded = wire::decode_message(message);
  if (!decoded) return decoded.error();
  return message_json(*decoded, message);
}

}  // namespace acm::inspect
