// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/motions.hpp"

namespace acm {

const char* to_string(MotionError error) {
  switch (error) {
    case MotionError::None: return "no error";
    case MotionError::NoAnimationTable: return "there is no motion table";
    case MotionError::NoPhysicsObject: return "there is no body";
    case MotionError::NoMotionInterpreter: return "there is no motion interpreter";
    case MotionError::NotInContact: return "not while in the air";
    case MotionError::ActionCancelled: return "the movement was cancelled";
    case MotionError::ObjectGone: return "the target has gone";
    case MotionError::NoObject: return "there is no such target";
    case MotionError::Teleported: return "the body was teleported";
    case MotionError::ChargedTooFar: return "the charge went too far";
    case MotionError::CantCrouchInCombat: return "no crouching in combat";
    case MotionError::CantSitInCombat: return "no sitting in combat";
    case MotionError::CantLieDownInCombat: return "no lying down in combat";
    case MotionError::CantChatEmoteInCombat: return "no chat emotes in combat";
    case MotionError::NoMotionData: return "the motion table has no data for this motion";
    case MotionError::CantChatEmoteNotStanding: return "no chat emotes unless standing";
    case MotionError::TooManyActions: return "too many actions are waiting";
    case MotionError::Hidden: return "the body is hidden";
    case MotionError::GeneralMovementFailure: return "the movement failed";
    case MotionError::CantJumpFromThisPosition: return "no jumping from this position";
    case MotionError::CantJumpLoadedDown: return "too heavily loaded to jump";
  }
  return "unknown error";
}

const char* to_string(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::Accepted: return "accepted";
    case OutcomeKind::Refused: return "refused";
    case OutcomeKind::NoObject: return "no such object";
    case OutcomeKind::NotFinite: return "not finite, or out of range";
    case OutcomeKind::BadArgument: return "bad argument";
    case OutcomeKind::NotFound: return "not found";
    case OutcomeKind::LimitExceeded: return "limit exceeded";
    case OutcomeKind::NotNow: return "not now";
  }
  return "unknown outcome";
}

}  // namespace acm
