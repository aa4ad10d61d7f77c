// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm {

/// Why a motion was refused: retail's own codes (core 9).
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

/// What a player may be told, in English. Never null.
const char* to_string(MotionError error);

}  // namespace acm
