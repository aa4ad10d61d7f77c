// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"

#include "acmotion/acmotion.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/lists.h"
#include "capi/options.h"
#include "capi/plain_messages.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

using namespace acm::capi;
using acm::wire::FieldRecord;

namespace {

#define ACM_SAME_PLACE(c_field, field)                                               \
  static_assert(offsetof(acm_wire_field, c_field) == offsetof(FieldRecord, field) && \
                sizeof(acm_wire_field::c_field) == sizeof(FieldRecord::field))
ACM_SAME_PLACE(name, field);
ACM_SAME_PLACE(component, component);
ACM_SAME_PLACE(kind, kind);
ACM_SAME_PLACE(offset, offset);
ACM_SAME_PLACE(size, size);
ACM_SAME_PLACE(bits, bits);
#undef ACM_SAME_PLACE
static_assert(sizeof(acm_wire_field) == sizeof(FieldRecord));

acm_message default_message(std::uint32_t opcode) {
  acm_message to = {};
  to.size = sizeof to;
  to.opcode = opcode;
  to.amount = 1.0f;
  return to;
}

}  // namespace

std::int32_t acm_wire_identify(const void* bytes, std::size_t size, acm_message_info* out, acm_error* error) {
  Call call(error);
  if (!call.require(bytes, size, "bytes") || !call.require(out, "out")) return call.status();
  const acm::Result<acm::wire::MessageId> id = acm::wire::identify(bytes_of(bytes, size));
  if (!id) return call.fail(id.error());
  *out = {};
  out->opcode =
      id->opcode == acm::wire::kGameAction || id->opcode == acm::wire::kGameEvent ? id->type : id->opcode;
  if (!id->known) return call.done();
  const acm::Result<acm::wire::Message> message = acm::wire::decode_message(bytes_of(bytes, size));
  if (!message) return call.fail(message.error());
  out->guid = acm::wire::guid_of(*message);
  out->is_known = 1;
  out->is_client_action = acm::wire::is_client_action(id->code());
  out->oddities = acm::wire::oddities_of(*message).kinds;
  return call.done();
}

std::int32_t acm_wire_explain(const void* bytes, std::size_t size, acm_wire_field* out, std::size_t capacity,
                              std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  if (!call.require(bytes, size, "bytes") || !check_list(call, list)) return call.status();
  const acm::wire::Explanation explanation =
      acm::wire::explain(std::span(reinterpret_cast<FieldRecord*>(out), capacity), bytes_of(bytes, size));
  *count = explanation.fields;
  if (!explanation.status) return call.fail(explanation.status.error());
  return answer_list(call, list, explanation.fields);
}

void acm_message_init(acm_message* message, std::uint32_t opcode) {
  if (message) *message = default_message(opcode);
}

std::int32_t acm_wire_decode(const void* bytes, std::size_t size, acm_message* message, acm_error* error) {
  Call call(error);
  if (!call.require(bytes, size, "bytes") || read_size(call, message, "message") == 0) return call.status();
  const acm::Result<acm::wire::Message> decoded = acm::wire::decode_message(bytes_of(bytes, size));
  if (!decoded) return call.fail(decoded.error());
  acm_message to = default_message(static_cast<std::uint32_t>(acm::wire::opcode_of(*decoded)));
  if (!to_plain(*decoded, to)) return call.fail(ACM_UNSUPPORTED, "opcode");
  return write_options(call, to, message, "message") ? call.done() : call.status();
}

std::int32_t acm_wire_encode(const acm_message* message, void* out, std::size_t capacity, std::size_t* count,
                             acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  acm_message m = default_message(0);
  if (!read_options(call, message, m, "message") || !check_list(call, list)) return call.status();
  acm::wire::Message typed;
  if (!from_plain(m, typed)) return call.fail(ACM_UNSUPPORTED, "opcode");
  std::byte buffer[kMaxPlainBytes];
  const acm::Result<std::size_t> size = acm::wire::encode(buffer, typed);
  return size ? write_bytes(call, list, bytes_of(buffer, *size)) : call.fail(size.error());
}
