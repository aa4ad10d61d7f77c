// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "base/bytes.h"
#include "base/position.h"
#include "wire/motion_state_pack.h"
#include "wire/opcode.h"

#include <cstdint>

namespace acm::wire {

// All of these travel in the envelope of an action (wire 1); `action` is its running number.

/// The timestamps that a client last received about its own body, sent back (wire 4).
struct ClientTimestamps {
  std::uint16_t instance = 0;
  std::uint16_t server_control = 0;
  std::uint16_t teleport = 0;
  std::uint16_t force_position = 0;
};

/// The keys have changed (wire 4).
struct MoveToState {
  static constexpr Opcode kOpcode = Opcode::MoveToState;
  static constexpr std::size_t kMaxBytes = 352;  ///< all fields and 31 actions
  enum Contact : std::uint8_t {
    kContact = 0x1,           ///< touches walkable ground
    kStandingLongJump = 0x2,  ///< charges a jump while standing
  };

  std::uint32_t action = 0;
  RawMotionStatePack raw;
  Position position;
  ClientTimestamps timestamps;
  std::uint8_t contact = 0;   ///< bits of Contact, and unknown ones as they came
  std::uint32_t padding = 0;  ///< three bytes
  Oddities oddities;

  [[nodiscard]] bool has(Contact bit) const { return (contact & bit) != 0; }
};

/// Where the client's body is (wire 4).
struct AutonomousPosition {
  static constexpr Opcode kOpcode = Opcode::AutonomousPosition;

  std::uint32_t action = 0;
  Position position;
  ClientTimestamps timestamps;
  std::uint8_t contact = 0;
  std::uint32_t padding = 0;  ///< three bytes
  Oddities oddities;
};

/// A jump has begun (wire 4).
struct Jump {
  static constexpr Opcode kOpcode = Opcode::Jump;
  /// Which layout: their lengths differ (wire 7, line 16).
  enum class Form : std::uint8_t {
    Retail,  ///< with the position: 56 bytes
    Short,   ///< without it, but with an object and a spell after the timestamps: 32 bytes
  };

  std::uint32_t action = 0;
  Form form = Form::Retail;
  float extent = 0.0f;  ///< how far the jump was charged, 0 to 1
  Vec3 velocity;        ///< metres per second, in the body's own axes
  Position position;    ///< retail form only
  ClientTimestamps timestamps;
  Guid object = 0;          ///< short form only
  std::uint32_t spell = 0;  ///< short form only
  Oddities oddities;
};

/// Asks the server for a motion; only at autonomy level 0 (wire 4).
struct DoMovementCommand {
  static constexpr Opcode kOpcode = Opcode::DoMovementCommand;

  std::uint32_t action = 0;
  Command motion = 0;
  float speed = 1.0f;
  HoldKey hold_key = HoldKey::Invalid;
};

/// Asks the server for the end of a motion; only at autonomy level 0 (wire 4).
struct StopMovementCommand {
  static constexpr Opcode kOpcode = Opcode::StopMovementCommand;

  std::uint32_t action = 0;
  Command motion = 0;
  HoldKey hold_key = HoldKey::Invalid;
};

/// wire 4. No sender in retail.
struct TurnTo {
  static constexpr Opcode kOpcode = Opcode::TurnTo;

  std::uint32_t action = 0;
  float heading = 0.0f;  ///< degrees, absolute
  std::uint32_t run = 0;
};

/// Who moves the player: a level of `autonomy` (wire 4).
struct AutonomyLevel {
  static constexpr Opcode kOpcode = Opcode::AutonomyLevel;

  std::uint32_t action = 0;
  std::uint32_t level = autonomy::kClient;
};

/// Asks the server for a jump; only at autonomy level 0 (wire 4).
struct JumpNonAutonomous {
  static constexpr Opcode kOpcode = Opcode::JumpNonAutonomous;

  std::uint32_t action = 0;
  float extent = 0.0f;
};

}  // namespace acm::wire
