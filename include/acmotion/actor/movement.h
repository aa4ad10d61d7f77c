// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/actor/scene.h"
#include "acmotion/motion/movement_parameters.h"

namespace acm {

// retail: MovementManager (core 7.3, managers 4)

/// One request to move: a motion to do or stop.
struct MovementRequest {
  MovementType type = MovementType::Invalid;
  Command motion = 0;
  MovementParameters params;
};

/// Routes a request; anything but types 1 to 5 is refused with GeneralMovementFailure. retail:
/// PerformMovement
MotionError perform_movement(Lane& lane, Actor& actor, const MovementRequest& request);

/// The interpreter, made and put in its default state when it does not exist. retail: get_minterp (managers
/// MM-2)
Interpreter& ensure_interpreter(Lane& lane, Actor& actor);

/// QUIRK: runs twice when the interpreter does not exist yet (managers MM-3). retail: EnterDefaultState
void enter_default_movement(Lane& lane, Actor& actor);

/// A motion has left the queue. retail: MotionDone
void motion_done(Lane& lane, Actor& actor, Command motion, bool success);

/// Ends a move to a place or object, if one is under way. retail: CPhysicsObj::cancel_moveto
void cancel_moveto(Lane& lane, Actor& actor);

}  // namespace acm
