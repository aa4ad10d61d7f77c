// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"
#include "acmotion/wire_messages.hpp"
#include "acmotion/wire_movement.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Messages of movement, sounds, scripts and looks as typed values: decode, inspect, change, encode. A
/// message is all bytes from its opcode on; packets and fragments are the host's to unwrap. Decoding and
/// encoding again gives the same bytes.
///
/// A host that leaves everything to Client and Server does not need this header. Functions here hold no state
/// and may run on any number of threads. None allocates, except `encode` into a vector and
/// AppearanceView::decode.
namespace acm::wire {

/// What a message says it is in its first words.
struct MessageId {
  std::uint32_t opcode = 0;  ///< the first word
  std::uint32_t type = 0;    ///< of the action or event when opcode is kGameAction or kGameEvent, else 0
  bool known = false;        ///< one of Opcode, in the right envelope

  /// Meaningful when `known`.
  [[nodiscard]] Opcode code() const { return static_cast<Opcode>(opcode == kGameAction ? type : opcode); }
};

/// Looks at the first words only. Fails (Truncated) when the bytes end within them.
Result<MessageId> identify(Bytes message);

/// Static text, such as "UpdateMotion", or "unknown". Never null.
const char* to_string(Opcode opcode);

/// Those of servers, then those of clients; ascending.
std::span<const Opcode> all_opcodes();

/// The opcode of such a name; upper and lower case count as the same.
std::optional<Opcode> opcode_named(std::string_view name);

/// Whether clients send it, in the envelope; all others come from the server.
bool is_client_action(Opcode opcode);

/// Decodes a whole message. Refuses one that ends within a field (Truncated) or continues after its last
/// (TrailingBytes), has an unknown opcode (WrongType) or movement type (BadValue), or a count that is larger
/// than the rest of the message (LimitExceeded); the error holds the field's name and offset. Everything
/// else is kept: unknown flags, padding that is not 0, numbers that are not finite. CreateObject,
/// UpdateObject and ObjDescEvent hold views into `message`, which must outlive them; all others are
/// independent of it.
Result<Message> decode_message(Bytes message);

/// The same when the type is known in advance: WrongType when it is another. For each type of Message.
template <class M>
Result<M> decode(Bytes message);

Opcode opcode_of(const Message& message);
/// The object that a message is about: the child of a ParentEvent; 0 for messages that name none, such as all
/// those of clients.
Guid guid_of(const Message& message);
/// What was odd about its bytes, as `decode_message` found it; empty for types without room for oddities.
Oddities oddities_of(const Message& message);

/// Bytes that a message takes. 0 when it cannot be encoded.
std::size_t encoded_size(const Message& message);

/// Writes a message from its opcode on and returns how many bytes that took. Never allocates. An error leaves
/// `out` as it was: LimitExceeded when `out` is too small (Error::offset then says how many bytes the message
/// takes); BadValue, with the name of the field, when the message holds what cannot be sent: more than 31
/// actions, a BareMovement of a type that has content, children that are not a multiple of 8 bytes, or an
/// appearance that is not one. `out` must not overlap the views of a message.
Result<std::size_t> encode(std::span<std::byte> out, const Message& message);
/// The same without making a Message of it first.
template <MessageType M>
Result<std::size_t> encode(std::span<std::byte> out, const M& message);

/// The same into memory of its own. Allocates once.
Result<Vector<std::byte>> encode(const Message& message);

/// A movement body by itself. The bytes must be exactly as many as it has.
Result<MovementBody> decode_body(Bytes bytes);
/// As `encode` of a message.
Result<std::size_t> encode_body(std::span<std::byte> out, const MovementBody& body);

/// Fields that the form does not carry keep their defaults. The bytes must be exactly size_of(form).
Result<MovementParameters> decode_parameters(Bytes bytes, ParametersForm form);
/// Returns size_of(form). LimitExceeded, with nothing written, when `out` is smaller.
Result<std::size_t> encode_parameters(std::span<std::byte> out, const MovementParameters& parameters,
                                      ParametersForm form);

/// The first fields of ObjectDescription::tail; its name is a view into `tail`.
Result<WeenieHead> decode_weenie_head(Bytes tail);

/// One field as it lies in a message.
struct FieldRecord {
  enum class Kind : std::uint8_t { Unsigned, Float, Padding, Raw };

  const char* field = "";  ///< static text
  char component = 0;      ///< 'w', 'x', 'y' or 'z' for a part of a vector or a rotation, else 0
  Kind kind = Kind::Unsigned;
  std::uint32_t offset = 0;  ///< bytes from the opcode
  std::uint32_t size = 0;    ///< bytes
  std::uint32_t bits = 0;    ///< the value, of a float its bits; 0 for Raw
};

/// What `explain` found.
struct Explanation {
  std::size_t fields = 0;  ///< how many the message has; those that found no room are not recorded
  Status status;  ///< the refusal that `decode_message` returns, if any; the fields before it are recorded
};

/// Records a message field by field, in the order of its bytes.
Explanation explain(std::span<FieldRecord> out, Bytes message);

}  // namespace acm::wire
