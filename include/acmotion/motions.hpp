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

/// What became of a call of World, Client or Server.
enum class OutcomeKind : std::uint8_t {
  Accepted,
  Refused,        ///< by the rules of the game; the caller has made no mistake
  NoObject,       ///< the world has no object of this guid
  NotFinite,      ///< a number is not finite, or beyond acm::limits
  BadArgument,    ///< a value that the argument cannot have, such as a rotation that is not valid
  NotFound,       ///< an object of the files is not loaded
  LimitExceeded,  ///< there is no room for it
  NotNow,         ///< not in this state, such as the end of a step that was never begun
};

/// Short English name of a kind, such as "not finite". Never null.
const char* to_string(OutcomeKind kind);

/// What a verb returns. Only Accepted counts as true. Hosts may ignore it: a refused motion is ordinary, and
/// a call that is not possible changes nothing.
struct Outcome {
  OutcomeKind kind = OutcomeKind::Accepted;
  MotionError refused = MotionError::None;  ///< Refused: the client's code
  /// Which argument made the call impossible, such as "position.rotation". Never null; empty when none did.
  const char* field = "";

  constexpr explicit operator bool() const { return kind == OutcomeKind::Accepted; }
  /// Whether the rules of the game gave this code; None: the call was accepted.
  constexpr bool operator==(MotionError code) const {
    return kind == (code == MotionError::None ? OutcomeKind::Accepted : OutcomeKind::Refused) &&
           refused == code;
  }
};
static_assert(sizeof(Outcome) <= 16);

/// The hold key of a movement. Invalid: not given; None: walk; Run: run.
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

/// How a motion or a move is carried out (core 7.2, managers 1).
struct MovementParameters {
  enum Flag : std::uint32_t {
    kCanWalk = 0x1,                    ///< a move may walk
    kCanRun = 0x2,                     ///< a move may run
    kCanSidestep = 0x4,                ///< not used by any rule
    kCanWalkBackwards = 0x8,           ///< not used by any rule
    kCanCharge = 0x10,                 ///< a move always runs
    kFailWalk = 0x20,                  ///< not used by any rule
    kUseFinalHeading = 0x40,           ///< a move ends with a turn to the desired heading
    kSticky = 0x80,                    ///< a move or turn to an object ends by sticking to it
    kMoveAway = 0x100,                 ///< a move ends beyond the minimum distance
    kMoveTowards = 0x200,              ///< a move ends within the distance to the object
    kUseSpheres = 0x400,               ///< distances between surfaces, not centres
    kSetHoldKey = 0x800,               ///< the motion also sets the hold key
    kAutonomous = 0x1000,              ///< the action was the player's own
    kModifyRawState = 0x2000,          ///< the raw motion state keeps the motion
    kModifyInterpretedState = 0x4000,  ///< the interpreted motion state keeps the motion
    kCancelMoveTo = 0x8000,            ///< the motion ends a move that is under way
    kStopCompletely = 0x10000,         ///< a turn stops all motions first
    kDisableJumpDuringLink = 0x20000,  ///< no jump while the motion waits to be done
  };
  static constexpr std::uint32_t kDefaultFlags = 0x1EE0F;

  std::uint32_t flags = kDefaultFlags;
  float distance_to_object = 0.6f;   ///< metres: a move towards something ends within this distance
  float min_distance = 0.0f;         ///< metres: a move away ends beyond this distance
  float fail_distance = FLT_MAX;     ///< metres: a move fails this far from its start (ChargedTooFar)
  float desired_heading = 0.0f;      ///< degrees, 0 north, 90 east
  float speed = 1.0f;                ///< a multiple of normal speed
  float walk_run_threshold = 15.0f;  ///< metres left to go: farther runs, nearer walks (MP-11)
  std::uint32_t context_id = 0;      ///< chosen by the host; events give it back
  HoldKey hold_key_to_apply = HoldKey::Invalid;  ///< runs or walks a motion that has both
  std::uint32_t action_stamp = 0;                ///< timestamp of an action of a message; 0 otherwise

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

/// Actions that may wait in the interpreted state of a body; one more is refused (core 7.4, managers SV-4).
inline constexpr unsigned kMaxWaitingActions = 6;

/// What the keys ask for, before it is interpreted; actions are kept beside it (core 8.1). Speeds are
/// multiples of normal speed.
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

/// What the body is to do; actions are kept beside it (core 8.1). Speeds are multiples of normal speed;
/// negative: the other way.
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

/// Bugs of retail that a host may have fixed. All off: exactly as retail.
struct QuirkFixes {
  bool reapply_every_modifier =
      false;  ///< core 4.7: retail reapplies only the newest modifier and forgets the others
  bool even_static_turn =
      false;  ///< effects ST-4: retail turns static bodies by their omega once an update, however long it is
};

}  // namespace acm
