// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/types.hpp"

#include <cfloat>
#include <cstdint>

/// What a body can be asked to do, and what it answers: parameters, states and the client's codes.
namespace acm {

/// Why a motion was refused: the client's own codes (core 9). A refused motion is not an error of the
/// library.
enum class MotionError : std::uint32_t {
  None = 0x00,
  NoAnimationTable = 0x07,  ///< the body has no motion table
  NoPhysicsObject = 0x08,
  NoMotionInterpreter = 0x0B,
  NotInContact = 0x24,  ///< an action or a jump in mid air
  ActionCancelled = 0x36,
  ObjectGone = 0x37,
  NoObject = 0x38,
  Teleported = 0x3C,
  ChargedTooFar = 0x3D,
  CantCrouchInCombat = 0x3F,
  CantSitInCombat = 0x40,
  CantLieDownInCombat = 0x41,
  CantChatEmoteInCombat = 0x42,
  NoMotionData = 0x43,  ///< the table has nothing for this motion, or there is nothing to stop
  CantChatEmoteNotStanding = 0x44,
  TooManyActions = 0x45,
  Hidden = 0x46,
  GeneralMovementFailure = 0x47,
  CantJumpFromThisPosition = 0x48,
  CantJumpLoadedDown = 0x49,
};

/// A sentence for a player, in English. Never null.
const char* to_string(MotionError error);

/// Which key modifies a movement: none given, walk, or run.
enum class HoldKey : std::uint32_t { Invalid = 0, None = 1, Run = 2 };

/// What a movement is asked to do (core 7.3).
enum class MovementType : std::uint8_t {
  Invalid = 0,
  RawCommand = 1,
  InterpretedCommand = 2,
  StopRawCommand = 3,
  StopInterpretedCommand = 4,
  StopCompletely = 5,
  MoveToObject = 6,
  MoveToPosition = 7,
  TurnToObject = 8,
  TurnToHeading = 9,
};

/// How a motion or a move is to be carried out (core 7.2, managers 1). Metres, degrees, multiples of normal
/// speed.
struct MovementParameters {
  enum Flag : std::uint32_t {
    kCanWalk = 0x1,
    kCanRun = 0x2,
    kCanSidestep = 0x4,
    kCanWalkBackwards = 0x8,
    kCanCharge = 0x10,
    kFailWalk = 0x20,
    kUseFinalHeading = 0x40,
    kSticky = 0x80,
    kMoveAway = 0x100,
    kMoveTowards = 0x200,
    kUseSpheres = 0x400,
    kSetHoldKey = 0x800,
    kAutonomous = 0x1000,
    kModifyRawState = 0x2000,
    kModifyInterpretedState = 0x4000,
    kCancelMoveTo = 0x8000,
    kStopCompletely = 0x10000,
    kDisableJumpDuringLink = 0x20000,
  };
  static constexpr std::uint32_t kDefaultFlags = 0x1EE0F;

  std::uint32_t flags = kDefaultFlags;
  float distance_to_object = 0.6f;
  float min_distance = 0.0f;
  float fail_distance = FLT_MAX;
  float desired_heading = 0.0f;
  float speed = 1.0f;
  float walk_run_threshold = 15.0f;
  std::uint32_t context_id = 0;
  HoldKey hold_key_to_apply = HoldKey::Invalid;
  std::uint32_t action_stamp = 0;

  [[nodiscard]] constexpr bool has(Flag flag) const { return (flags & flag) != 0; }
  constexpr void set(Flag flag, bool on) {
    flags = on ? flags | flag : flags & ~static_cast<std::uint32_t>(flag);
  }

  friend bool operator==(const MovementParameters&, const MovementParameters&) = default;
};

/// A one-shot motion as it travels with a movement state (core 8.1).
struct MotionAction {
  Command command = 0;
  float speed = 1.0f;
  std::uint16_t timestamp = 0;  ///< 15 bits on the wire
  bool autonomous = false;      ///< begun by the owner's own input

  friend bool operator==(const MotionAction&, const MotionAction&) = default;
};

/// What the keys ask for, before it is interpreted; actions are kept beside it (core 8.1).
struct RawMotionState {
  HoldKey current_hold_key = HoldKey::None;
  Command current_style = command::kNonCombat;
  Command forward_command = command::kReady;
  HoldKey forward_hold_key = HoldKey::Invalid;
  float forward_speed = 1.0f;
  Command sidestep_command = 0;
  HoldKey sidestep_hold_key = HoldKey::Invalid;
  float sidestep_speed = 1.0f;
  Command turn_command = 0;
  HoldKey turn_hold_key = HoldKey::Invalid;
  float turn_speed = 1.0f;

  friend bool operator==(const RawMotionState&, const RawMotionState&) = default;
};

/// What the body is to do; actions are kept beside it (core 8.1).
struct InterpretedMotionState {
  Command current_style = command::kNonCombat;
  Command forward_command = command::kReady;
  float forward_speed = 1.0f;
  Command sidestep_command = 0;
  float sidestep_speed = 1.0f;
  Command turn_command = 0;
  float turn_speed = 1.0f;

  friend bool operator==(const InterpretedMotionState&, const InterpretedMotionState&) = default;
};

/// Retail's mistakes that a host may have repaired. All off: exactly as retail.
struct QuirkFixes {
  bool reapply_every_modifier =
      false;  ///< core 4.7: retail lays the newest modifier on again and forgets the others
  bool even_static_turn =
      false;  ///< effects ST-4: retail turns static bodies by their omega once an update, however long it is
};

}  // namespace acm
