// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"

#include <cassert>
#include <type_traits>
#include <variant>

#include "field_encoder.h"
#include "write.h"

namespace acm::wire {

#define ACM_WIRE_ENCODE(M)                    \
  void encode(FieldWriter& out, const M& m) { \
    FieldEncoder a(out);                      \
    whole_message(a, m);                      \
  }
ACM_WIRE_MESSAGES(ACM_WIRE_ENCODE)
#undef ACM_WIRE_ENCODE

void encode(FieldWriter& out, const Message& message) {
  assert(out.size() % 4 == 0);
  std::visit([&](const auto& m) { encode(out, m); }, message);
}

void encode(FieldWriter& out, const MovementBody& body) {
  FieldEncoder a(out);
  fields(a, body);
}

void encode(FieldWriter& out, const MovementParameters& parameters, ParametersForm form) {
  FieldEncoder a(out);
  fields(a, parameters, form);
}

std::size_t size_of(const MovementBody& body) {
  SpanWriter counter({});
  encode(counter, body);
  return counter.size();
}

namespace {

/// No message without views takes more: the largest, a PositionAndMovement with 31 actions, takes 356
/// bytes.
constexpr std::size_t kAnyMessage = 512;

// Each `unsendable` returns the name of a field that no message can hold, as decoding calls it; null when
// everything can be sent.

const char* unsendable(const ActionList& actions) {
  return actions.count > ActionList::kCapacity ? "num_actions" : nullptr;
}

const char* unsendable(const MovementBody& body) {
  if (const auto* state = std::get_if<InterpretedMotionStatePack>(&body.content))
    return unsendable(state->actions);
  const auto* bare = std::get_if<BareMovement>(&body.content);
  if (bare == nullptr) return nullptr;
  const bool is_bare = bare->type >= MovementType::RawCommand && bare->type <= MovementType::StopCompletely;
  return is_bare ? nullptr : "movement_type";
}

const char* unsendable(const AppearanceView& a) {
  return a.bytes.empty() || is_appearance(a.bytes) ? nullptr : "objdesc";
}

const char* unsendable(const ObjectDescription& m) {
  using P = PhysicsDescription;
  const P& p = m.physics;
  if (const char* field = unsendable(m.appearance)) return field;
  if (p.has(P::kMovement) && p.has_body)
    if (const char* field = unsendable(p.body)) return field;
  if (p.has(P::kChildren) && p.children.bytes.size() % ChildList::kBytesEach != 0) return "children";
  return nullptr;
}

template <MessageType M>
const char* unsendable(const M& m) {
  if constexpr (std::is_base_of_v<ObjectDescription, M>)
    return unsendable(static_cast<const ObjectDescription&>(m));
  else if constexpr (requires { m.appearance; })
    return unsendable(m.appearance);
  if constexpr (requires { m.body; }) return unsendable(m.body);
  if constexpr (requires { m.raw; }) return unsendable(m.raw.actions);
  return nullptr;
}

const char* unsendable(const Message& message) {
  return std::visit([](const auto& m) { return unsendable(m); }, message);
}

Error unsendable_error(const char* field) {
  return {ErrorCode::BadValue, 0, 0, field};
}

Error no_room(std::size_t needed) {
  return {ErrorCode::LimitExceeded, 0, needed, "room for the encoded bytes"};
}

template <class T>
std::size_t count_bytes(const T& value) {
  SpanWriter counter({});
  encode(counter, value);
  return counter.size();
}

template <class T>
Result<std::size_t> encode_checked(std::span<std::byte> out, const T& value) {
  if (const char* field = unsendable(value)) return unsendable_error(field);
  // Counting costs as much as writing, so only where the room could be too small.
  constexpr bool kHasViews = requires { value.appearance; };
  if (out.size() < kAnyMessage || kHasViews)
    if (const std::size_t needed = count_bytes(value); needed > out.size()) return no_room(needed);
  SpanWriter writer(out);
  encode(writer, value);
  return writer.size();
}

}  // namespace

std::size_t encoded_size(const Message& message) {
  return unsendable(message) == nullptr ? count_bytes(message) : 0;
}

template <MessageType M>
Result<std::size_t> encode(std::span<std::byte> out, const M& message) {
  return encode_checked(out, message);
}

#define ACM_WIRE_ENCODE(M) template Result<std::size_t> encode(std::span<std::byte>, const M&);
ACM_WIRE_MESSAGES(ACM_WIRE_ENCODE)
#undef ACM_WIRE_ENCODE

Result<std::size_t> encode(std::span<std::byte> out, const Message& message) {
  return std::visit([&](const auto& m) { return encode_checked(out, m); }, message);
}

Result<Vector<std::byte>> encode(const Message& message) {
  if (const char* field = unsendable(message)) return unsendable_error(field);
  Vector<std::byte> bytes(count_bytes(message));
  SpanWriter writer(bytes);
  encode(writer, message);
  return bytes;
}

Result<std::size_t> encode_body(std::span<std::byte> out, const MovementBody& body) {
  return encode_checked(out, body);
}

Result<std::size_t> encode_parameters(std::span<std::byte> out, const MovementParameters& parameters,
                                      ParametersForm form) {
  if (out.size() < size_of(form)) return no_room(size_of(form));
  SpanWriter writer(out);
  encode(writer, parameters, form);
  return writer.size();
}

}  // namespace acm::wire
