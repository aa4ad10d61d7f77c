// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/client_messages.h"
#include "wire/object_messages.h"
#include "wire/server_messages.h"

#include <variant>

namespace acm::wire {

/// Any message about movement.
using Message =
    std::variant<UpdateMotion, UpdatePosition, VectorUpdate, SetState, ParentEvent, PickupEvent, DeleteObject,
                 PlayerCreate, PlayerTeleport, PositionAndMovement, PrivateUpdatePosition,
                 PublicUpdatePosition, CreateObject, UpdateObject, MoveToState, AutonomousPosition, Jump,
                 DoMovementCommand, StopMovementCommand, TurnTo, AutonomyLevel, JumpNonAutonomous>;

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
void encode(FieldWriter& out, const UpdateMotion& m);
void encode(FieldWriter& out, const UpdatePosition& m);
void encode(FieldWriter& out, const VectorUpdate& m);
void encode(FieldWriter& out, const SetState& m);
void encode(FieldWriter& out, const ParentEvent& m);
void encode(FieldWriter& out, const PickupEvent& m);
void encode(FieldWriter& out, const DeleteObject& m);
void encode(FieldWriter& out, const PlayerCreate& m);
void encode(FieldWriter& out, const PlayerTeleport& m);
void encode(FieldWriter& out, const PositionAndMovement& m);
void encode(FieldWriter& out, const PrivateUpdatePosition& m);
void encode(FieldWriter& out, const PublicUpdatePosition& m);
void encode(FieldWriter& out, const CreateObject& m);
void encode(FieldWriter& out, const UpdateObject& m);
void encode(FieldWriter& out, const MoveToState& m);
void encode(FieldWriter& out, const AutonomousPosition& m);
void encode(FieldWriter& out, const Jump& m);
void encode(FieldWriter& out, const DoMovementCommand& m);
void encode(FieldWriter& out, const StopMovementCommand& m);
void encode(FieldWriter& out, const TurnTo& m);
void encode(FieldWriter& out, const AutonomyLevel& m);
void encode(FieldWriter& out, const JumpNonAutonomous& m);

Opcode opcode_of(const Message& message);
/// The object a message is about: the child of a ParentEvent; 0 when it names none.
Guid guid_of(const Message& message);
/// What was odd about it; empty for messages that leave no room for it.
Oddities oddities_of(const Message& message);

}  // namespace acm::wire
