// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cfloat>
#include <cstdint>

namespace acm {

/// Which key modifies a movement: none given, walk, or run.
enum class HoldKey : std::uint32_t { Invalid = 0, None = 1, Run = 2 };

/// What a movement is asked to do (core 7.2, managers 0.2).
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

}  // namespace acm
