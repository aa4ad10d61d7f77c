// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "actor/scene.h"

namespace acm {

// retail: MovementManager (core 7.3, managers 4)

/// One request: a motion to do or stop, or a move to make.
struct MovementStruct {
  MovementType type = MovementType::Invalid;
  Command motion = 0;  ///< types 1 to 5
  MovementParameters params = {};
  Guid object = 0;                    ///< MoveToObject, TurnToObject
  Position position = {};             ///< MoveToPosition
  std::uint32_t move_context_id = 0;  ///< of the move that asks for a motion; 0: none does
};

/// Routes a request by its type and wakes the body; an unknown type is refused, an unknown object is
/// ignored (managers MM-4, 6.3). retail: PerformMovement
MotionError perform_movement(StepContext& context, Actor& actor, const MovementStruct& request);

/// True: there was none, it was made and the body woken. retail: MakeMovementManager
bool ensure_movement_manager(StepContext& context, Actor& actor);

/// The interpreter, made and put in its default state when it does not exist (managers MM-2).
/// With a new manager that happens twice, and the body is woken (effects AU-14). retail: get_minterp
MotionInterp& ensure_motion_interp(StepContext& context, Actor& actor);

/// QUIRK: runs twice when the interpreter does not exist yet (managers MM-3). retail: EnterDefaultState
void enter_default_movement(StepContext& context, Actor& actor);

/// A motion has left the queue. retail: MotionDone
void motion_done(StepContext& context, Actor& actor, Command motion, bool success, ContextIds ids = {});

/// Stops everything, by the same path as any request. retail: CPhysicsObj::StopCompletely
void stop_completely(StepContext& context, Actor& actor, ContextIds ids = {});

/// Ends a move to a place or object, if one is under way. retail: CPhysicsObj::cancel_moveto
void cancel_move(StepContext& context, Actor& actor);

}  // namespace acm
