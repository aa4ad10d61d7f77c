// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/opcode.h"

#include <algorithm>

namespace acm::wire {

namespace {

constexpr Opcode kAllOpcodes[] = {Opcode::PrivateUpdatePosition,
                                  Opcode::PublicUpdatePosition,
                                  Opcode::PositionAndMovement,
                                  Opcode::CreateObject,
                                  Opcode::PlayerCreate,
                                  Opcode::DeleteObject,
                                  Opcode::UpdatePosition,
                                  Opcode::ParentEvent,
                                  Opcode::PickupEvent,
                                  Opcode::SetState,
                                  Opcode::UpdateMotion,
                                  Opcode::VectorUpdate,
                                  Opcode::PlayerTeleport,
                                  Opcode::UpdateObject,
                                  Opcode::Jump,
                                  Opcode::MoveToState,
                                  Opcode::DoMovementCommand,
                                  Opcode::TurnTo,
                                  Opcode::StopMovementCommand,
                                  Opcode::AutonomyLevel,
                                  Opcode::AutonomousPosition,
                                  Opcode::JumpNonAutonomous};

bool same_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::span<const Opcode> all_opcodes() {
  return kAllOpcodes;
}

std::optional<Opcode> opcode_named(std::string_view name) {
  for (const Opcode opcode : kAllOpcodes)
    if (same_ignoring_case(to_string(opcode), name)) return opcode;
  return std::nullopt;
}

const char* to_string(Opcode opcode) {
  switch (opcode) {
    case Opcode::PrivateUpdatePosition: return "PrivateUpdatePosition";
    case Opcode::PublicUpdatePosition: return "PublicUpdatePosition";
    case Opcode::PositionAndMovement: return "PositionAndMovement";
    case Opcode::CreateObject: return "CreateObject";
    case Opcode::PlayerCreate: return "PlayerCreate";
    case Opcode::DeleteObject: return "DeleteObject";
    case Opcode::UpdatePosition: return "UpdatePosition";
    case Opcode::ParentEvent: return "ParentEvent";
    case Opcode::PickupEvent: return "PickupEvent";
    case Opcode::SetState: return "SetState";
    case Opcode::UpdateMotion: return "UpdateMotion";
    case Opcode::VectorUpdate: return "VectorUpdate";
    case Opcode::PlayerTeleport: return "PlayerTeleport";
    case Opcode::UpdateObject: return "UpdateObject";
    case Opcode::Jump: return "Jump";
    case Opcode::MoveToState: return "MoveToState";
    case Opcode::DoMovementCommand: return "DoMovementCommand";
    case Opcode::TurnTo: return "TurnTo";
    case Opcode::StopMovementCommand: return "StopMovementCommand";
    case Opcode::AutonomyLevel: return "AutonomyLevel";
    case Opcode::AutonomousPosition: return "AutonomousPosition";
    case Opcode::JumpNonAutonomous: return "JumpNonAutonomous";
  }
  return nullptr;
}

bool is_client_action(Opcode opcode) {
  switch (opcode) {
    case Opcode::Jump:
    case Opcode::MoveToState:
    case Opcode::DoMovementCommand:
    case Opcode::TurnTo:
    case Opcode::StopMovementCommand:
    case Opcode::AutonomyLevel:
    case Opcode::AutonomousPosition:
    case Opcode::JumpNonAutonomous: return true;
    default: return false;
  }
}

Result<MessageId> identify(Bytes message) {
  ByteReader in(message);
  MessageId id;
  id.opcode = in.u32("opcode");
  if (id.opcode == kGameAction) {
    in.u32("action_seq");
    id.type = in.u32("action");
  } else if (id.opcode == kGameEvent) {
    in.u32("guid");
    in.u32("event_seq");
    id.type = in.u32("event");
  }
  if (!in.ok()) return in.error();
  id.known = to_string(id.code()) != nullptr && is_client_action(id.code()) == (id.opcode == kGameAction);
  return id;
}

}  // namespace acm::wire
