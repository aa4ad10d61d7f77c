// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/movement.h"

#include "actor/body.h"
#include "actor/interpreter.h"
#include "actor/motion_queue.h"
#include "actor/move_to.h"

#include "reentry.h"
#include "report.h"

namespace acm {

namespace {

MotionError interpret_request(Lane& lane, Actor& actor, const MovementRequest& r) {
  switch (r.type) {
    case MovementType::RawCommand: return do_raw_motion(lane, actor, r.motion, r.params);
    case MovementType::InterpretedCommand: return do_interpreted_motion(lane, actor, r.motion, r.params);
    case MovementType::StopRawCommand: return stop_raw_motion(lane, actor, r.motion, r.params);
    case MovementType::StopInterpretedCommand:
      return stop_interpreted_motion(lane, actor, r.motion, r.params);
    default: stop_completely(lane, actor); return MotionError::None;
  }
}

// retail: CMotionInterp::PerformMovement (core 7.3)
MotionError perform_motion(Lane& lane, Actor& actor, const MovementRequest& request) {
  set_active(lane, actor);
  ensure_interpreter(lane, actor);
  const MotionError error = interpret_request(lane, actor, request);
  check_for_completed_motions(lane, actor);
  return error;
}

}  // namespace

MotionError perform_movement(Lane& lane, Actor& actor, const MovementRequest& request) {
  const Reentry reentry(lane);
  switch (request.type) {
    case MovementType::RawCommand:
    case MovementType::InterpretedCommand:
    case MovementType::StopRawCommand:
    case MovementType::StopInterpretedCommand:
    case MovementType::StopCompletely: return perform_motion(lane, actor, request);
    case MovementType::MoveToObject: move_to_object(lane, actor, request.object, request.params); break;
    case MovementType::MoveToPosition: move_to_position(lane, actor, request.position, request.params); break;
    case MovementType::TurnToObject: turn_to_object(lane, actor, request.object, request.params); break;
    case MovementType::TurnToHeading: turn_to_heading(lane, actor, request.params); break;
    default: set_active(lane, actor); return MotionError::GeneralMovementFailure;
  }
  return MotionError::None;
}

void stop_body_completely(Lane& lane, Actor& actor) {
  perform_movement(lane, actor, {MovementType::StopCompletely});
}

Interpreter& ensure_interpreter(Lane& lane, Actor& actor) {
  if (!actor.interpreter.exists) {
    actor.interpreter.exists = true;
    enter_default_state(lane, actor);
  }
  return actor.interpreter;
}

void enter_default_movement(Lane& lane, Actor& actor) {
  ensure_interpreter(lane, actor);
  enter_default_state(lane, actor);
}

void motion_done(Lane& lane, Actor& actor, Command motion, bool success) {
  const Reentry reentry(lane);
  report(lane, actor, MotionDone{motion, success});
  if (actor.interpreter.exists) interpreter_motion_done(lane, actor);
}

void cancel_moveto(Lane& lane, Actor& actor) {
  cancel_move(lane, actor, MotionError::ActionCancelled);
}

}  // namespace acm
