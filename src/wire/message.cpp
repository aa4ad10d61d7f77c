// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"

#include <type_traits>
#include <utility>

#include "field_reader.h"
#include "field_tracer.h"

namespace acm::wire {

namespace {

/// Reads one message whose opcode is known to be M's.
template <class M, class Reader>
void read_message(Reader& in, M& m) {
  FieldReader<Reader> a(in);
  whole_message(a, m);
  in.expect_end();
  if constexpr (requires { m.oddities; }) m.oddities = in.oddities();
}

/// Calls visit.operator()<M>() with the type of the opcode's message.
template <class Visit>
auto with_type(Opcode opcode, Visit&& visit) {
#define ACM_WIRE_CASE(M) \
  case Opcode::M: return visit.template operator()<M>();
  switch (opcode) { ACM_WIRE_MESSAGES(ACM_WIRE_CASE) }
#undef ACM_WIRE_CASE
  // Never: identify() has found the opcode.
  return visit.template operator()<std::variant_alternative_t<0, Message>>();
}

/// The id of a message that can be decoded, or why it cannot.
Result<MessageId> identify_known(Bytes message) {
  const Result<MessageId> id = identify(message);
  if (!id || id->known) return id;
  const bool in_envelope = id->opcode == kGameAction;
  return Error{ErrorCode::WrongType, 0, in_envelope ? 8u : 0u, in_envelope ? "action" : "opcode"};
}

}  // namespace

Result<Message> decode_message(Bytes message) {
  const Result<MessageId> id = identify_known(message);
  if (!id) return id.error();
  return with_type(id->code(), [&]<class M>() -> Result<Message> {
    Result<Message> decoded(std::in_place, std::in_place_type<M>);
    ByteReader in(message);
    read_message(in, *std::get_if<M>(&*decoded));
    if (!in.ok()) decoded = in.error();
    return decoded;
  });
}

template <class M>
Result<M> decode(Bytes message) {
  const Result<MessageId> id = identify_known(message);
  if (!id) return id.error();
  if (id->code() != M::kOpcode)
    return Error{ErrorCode::WrongType, 0, id->opcode == kGameAction ? 8u : 0u, "opcode of another message"};
  Result<M> decoded(std::in_place);
  ByteReader in(message);
  read_message(in, *decoded);
  if (!in.ok()) decoded = in.error();
  return decoded;
}

#define ACM_WIRE_DECODE(M) template Result<M> decode(Bytes);
ACM_WIRE_MESSAGES(ACM_WIRE_DECODE)
#undef ACM_WIRE_DECODE

Opcode opcode_of(const Message& message) {
  return std::visit([](const auto& m) { return std::remove_cvref_t<decltype(m)>::kOpcode; }, message);
}

Guid guid_of(const Message& message) {
  return std::visit(
      [](const auto& m) -> Guid {
        if constexpr (requires { m.guid; }) return m.guid;
        if constexpr (requires { m.child; }) return m.child;
        return 0;
      },
      message);
}

Oddities oddities_of(const Message& message) {
  return std::visit(
      [](const auto& m) -> Oddities {
        if constexpr (requires { m.oddities; }) return m.oddities;
        return {};
      },
      message);
}

Explanation explain(std::span<FieldRecord> out, Bytes message) {
  return explain(out, {}, message);
}

Explanation explain(std::span<FieldRecord> out, std::span<Meaning> meanings, Bytes message) {
  FieldTracer in(message, out, meanings);
  const Result<MessageId> id = identify_known(message);
  if (!id) return {0, id.error()};
  with_type(id->code(), [&]<class M>() {
    M decoded;
    read_message(in, decoded);
  });
  return {in.field_count(), in.ok() ? Status() : Status(in.error())};
}

}  // namespace acm::wire
