// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/movement.h"

#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/motion_table_manager.h"
#include "actor/move_to.h"

#include <utility>

#include "call_depth_guard.h"
#include "report.h"

namespace acm {

namespace {

MotionError interpret_request(StepContext& context, Actor& actor, const MovementStruct& r) {
  switch (r.type) {
    case MovementType::RawCommand: return do_raw_motion(context, actor, r.motion, r.params);
    case MovementType::InterpretedCommand: return do_interpreted_motion(context, actor, r.motion, r.params);
    case MovementType::StopRawCommand: return stop_raw_motion(context, actor, r.motion, r.params);
    case MovementType::StopInterpretedCommand:
      return stop_interpreted_motion(context, actor, r.motion, r.params);
    default:
      motion_interp_stop_completely(context, actor, {r.params.context_id, r.move_context_id});
      return MotionError::None;
  }
}

// retail: CMotionInterp::PerformMovement (core 7.3)
MotionError perform_motion(StepContext& context, Actor& actor, const MovementStruct& request) {
  set_active(context, actor);
  ensure_motion_interp(context, actor);
  const MotionError error = interpret_request(context, actor, request);
  check_for_completed_motions(context, actor);
  return error;
}

}  // namespace

MotionError perform_movement(StepContext& context, Actor& actor, const MovementStruct& request) {
  const CallDepthGuard reentry(context);
  switch (request.type) {
    case MovementType::RawCommand:
    case MovementType::InterpretedCommand:
    case MovementType::StopRawCommand:
    case MovementType::StopInterpretedCommand:
    case MovementType::StopCompletely: return perform_motion(context, actor, request);
    case MovementType::MoveToObject: move_to_object(context, actor, request.object, request.params); break;
    case MovementType::MoveToPosition:
      move_to_position(context, actor, request.position, request.params);
      break;
    case MovementType::TurnToObject: turn_to_object(context, actor, request.object, request.params); break;
    case MovementType::TurnToHeading: turn_to_heading(context, actor, request.params); break;
    default: set_active(context, actor); return MotionError::GeneralMovementFailure;
  }
  return MotionError::None;
}

void stop_completely(StepContext& context, Actor& actor, ContextIds ids) {
  perform_movement(context, actor,
                   {.type = MovementType::StopCompletely,
                    .params = {.context_id = ids.context_id},
                    .move_context_id = ids.move_context_id});
}

bool ensure_movement_manager(StepContext& context, Actor& actor) {
  if (std::exchange(actor.movement_manager_exists, true)) return false;
  set_active(context, actor);
  return true;
}

MotionInterp& ensure_motion_interp(StepContext& context, Actor& actor) {
  if (!actor.motion_interp.exists) {
    const bool is_new = !std::exchange(actor.movement_manager_exists, true);
    actor.motion_interp.exists = true;
    enter_default_state(context, actor);
    if (is_new) {
      enter_default_state(context, actor);
      set_active(context, actor);
    }
  }
  return actor.motion_interp;
}

void enter_default_movement(StepContext& context, Actor& actor) {
  if (!actor.movement_manager_exists) {
    ensure_motion_interp(context, actor);
    return;
  }
  ensure_motion_interp(context, actor);
  enter_default_state(context, actor);
}

void motion_done(StepContext& context, Actor& actor, Command motion, bool success, ContextIds ids) {
  const CallDepthGuard reentry(context);
  report(context, actor, MotionDoneEvent{motion, success, ids.context_id, ids.move_context_id});
  if (actor.motion_interp.exists) motion_interp_motion_done(context, actor);
}

void cancel_move(StepContext& context, Actor& actor) {
  cancel_move(context, actor, MotionError::ActionCancelled);
}

}  // namespace acm
