// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/client_messages.h"
#include "wire/message_list.h"
#include "wire/object_messages.h"
#include "wire/server_messages.h"

#include <variant>

namespace acm::wire {

namespace message_detail {
/// A variant of all types but the first, which stands there for the comma that follows it.
template <class, class... M>
using VariantOf = std::variant<M...>;
}  // namespace message_detail

/// Any message about movement.
#define ACM_WIRE_NEXT_TYPE(M) , M
using Message = message_detail::VariantOf<void ACM_WIRE_MESSAGES(ACM_WIRE_NEXT_TYPE)>;
#undef ACM_WIRE_NEXT_TYPE

/// Whether clients send it, in the envelope of an action.
template <class M>
inline constexpr bool kIsClientAction = requires(M m) { m.action; };

/// Takes a whole message apart. Never allocates. Refuses what is cut off (Truncated), longer than its fields
/// (TrailingBytes), of an opcode that is none of these (WrongType) or of an unknown movement type (BadValue);
/// the error names the field and its offset. Everything else is kept, oddities too, so that `encode` gives
/// the same bytes again. Object messages hold views into `message`.
Result<Message> decode_message(Bytes message);

/// The same for a caller who knows what it is: WrongType when it is something else. For each type of Message.
template <class M>
Result<M> decode(Bytes message);

/// Writes one message, from its opcode on. Never allocates by itself. `out` must be empty, or hold a multiple
/// of four bytes: messages are aligned within themselves.
void encode(FieldWriter& out, const Message& message);
#define ACM_WIRE_ENCODE(M) void encode(FieldWriter& out, const M& m);
ACM_WIRE_MESSAGES(ACM_WIRE_ENCODE)
#undef ACM_WIRE_ENCODE

Opcode opcode_of(const Message& message);
/// The object a message is about: the child of a ParentEvent; 0 when it names none.
Guid guid_of(const Message& message);
/// What was odd about it; empty for messages that leave no room for it.
Oddities oddities_of(const Message& message);

}  // namespace acm::wire
