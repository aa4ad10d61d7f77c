// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/move_to.h"

namespace acm {

// What the parts of the move-to manager share: move_to.cpp begins moves, move_to_legs.cpp carries them out,
// and move_to_end.cpp ends them.

[[nodiscard]] inline MoveTo* move_to_block(Scene& scene, const Actor& actor) {
  return scene.move_to.find(actor.managers.move_to);
}

/// retail: InitializeLocalVariables (MT-1). Nodes and the starting position stay.
void forget_move(const StepContext& context, MoveTo& move);

/// Forgets the move, stops the body and reports the code. The move is forgotten before the body stops,
/// because stopping cancels moves (MT-132). A move that has ended within a call of its own is not reported
/// again.
void end_move(StepContext& context, Actor& actor, MoveTo& move, MotionError code);

/// Arrived, and the last leg is done (MT-50).
void complete_move(StepContext& context, Actor& actor, MoveTo& move);

/// The next leg, or the end. retail: BeginNextNode (MT-50)
void begin_next_node(StepContext& context, Actor& actor, MoveTo& move);

/// retail: GetCurrentDistance (MT-110)
float current_distance(const Actor& actor, const MoveTo& move);

/// How the legs of a move are walked: nothing cancels the move itself.
MovementParameters leg_parameters(const MoveTo& move);

/// retail: _DoMotion, _StopMotion (MT-10, MT-11). QUIRK: the speed of the parameters is rewritten, so calls
/// that share them add up (MT-12).
MotionError do_leg_motion(StepContext& context, Actor& actor, const MoveTo& move, Command motion,
                          MovementParameters& params);
void stop_leg_motion(StepContext& context, Actor& actor, const MoveTo& move, Command motion,
                     MovementParameters& params);

/// The ids of what a move asks for, which has no context id of its own.
inline ContextIds made_by_move(std::uint32_t context_id) {
  return {.move_context_id = context_id};
}

inline double wrapped_heading(double heading) {
  return heading >= 360.0 ? heading - 360.0 : heading;
}

}  // namespace acm
