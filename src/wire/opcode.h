// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace acm::wire {

/// The first word of a message, or, for what a client sends, the action type in its envelope (wire 1).
enum class Opcode : std::uint32_t {
  PrivateUpdatePosition = 0x02DB,
  PublicUpdatePosition = 0x02DC,
  PositionAndMovement = 0xF619,
  CreateObject = 0xF745,
  PlayerCreate = 0xF746,
  DeleteObject = 0xF747,
  UpdatePosition = 0xF748,
  ParentEvent = 0xF749,
  PickupEvent = 0xF74A,
  SetState = 0xF74B,
  UpdateMotion = 0xF74C,
  VectorUpdate = 0xF74E,
  PlayerTeleport = 0xF751,
  UpdateObject = 0xF7DB,
  // in the envelope
  Jump = 0xF61B,
  MoveToState = 0xF61C,
  DoMovementCommand = 0xF61E,
  TurnTo = 0xF649,
  StopMovementCommand = 0xF661,
  AutonomyLevel = 0xF752,
  AutonomousPosition = 0xF753,
  JumpNonAutonomous = 0xF7C9,
};

/// First word of everything a client asks for: followed by a running number and the type of the action.
inline constexpr std::uint32_t kGameAction = 0xF7B1;
/// First word of what a server sends one player: followed by a guid, a running number and the type. None
/// concerns movement.
inline constexpr std::uint32_t kGameEvent = 0xF7B0;

/// What a message says it is, without looking further.
struct MessageId {
  std::uint32_t opcode = 0;  ///< the first word
  std::uint32_t type = 0;    ///< of the action or event when opcode is kGameAction or kGameEvent, else 0
  bool known = false;        ///< one of Opcode, in the right envelope

  [[nodiscard]] Opcode code() const { return static_cast<Opcode>(opcode == kGameAction ? type : opcode); }
};

/// Fails (Truncated) when the bytes end before the words that name the message.
Result<MessageId> identify(Bytes message);

/// Static text, such as "UpdateMotion"; null when there is no such opcode.
const char* to_string(Opcode opcode);

std::span<const Opcode> all_opcodes();

/// The opcode of such a name; upper and lower case count as the same.
std::optional<Opcode> opcode_named(std::string_view name);

/// Whether clients send it, in the envelope; all others come from the server.
bool is_client_action(Opcode opcode);

}  // namespace acm::wire
