// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_interp.h"
#include "actor/movement.h"
#include "motion/interpreted_motion_state.h"
#include "motion/raw_motion_state.h"
namespace acm {

namespace {

// How a state is re-issued: nothing is noted, the keys stay as they are (core 7.12).
MovementParameters reissue_parameters(bool cancel_moveto, bool disallow_jump) {
  MovementParameters p;
  p.set(MovementParameters::kSetHoldKey, false);
  p.set(MovementParameters::kModifyInterpretedState, false);
  p.set(MovementParameters::kCancelMoveTo, cancel_moveto);
  p.set(MovementParameters::kDisableJumpDuringLink, disallow_jump);
  return p;
}

void do_at_speed(StepContext& context, Actor& actor, Command motion, float speed, MovementParameters& p) {
  p.speed = speed;
  do_interpreted_motion(context, actor, motion, p);
}

void reissue_forward_and_sidestep(StepContext& context, Actor& actor, MovementParameters& p) {
  const InterpretedMotionState& state = actor.motion_interp.interpreted;
  if (!contact_allows_move(actor, state.forward_command)) {
    do_at_speed(context, actor, command::kFalling, 1.0f, p);
  } else if (actor.motion_interp.standing_longjump) {
    do_at_speed(context, actor, command::kReady, 1.0f, p);
    stop_interpreted_motion(context, actor, command::kSideStepRight, p);
  } else {
    do_at_speed(context, actor, state.forward_command, state.forward_speed, p);
    if (state.sidestep_command != 0)
      do_at_speed(context, actor, state.sidestep_command, state.sidestep_speed, p);
    else
      stop_interpreted_motion(context, actor, command::kSideStepRight, p);
  }
}

// The raw state rules the local player, and bodies without a weenie, as long as they move by themselves.
bool follows_raw_state(const Actor& actor) {
  return (!actor.weenie.present || actor.weenie.is_local_player) && actor.body.last_move_was_autonomous;
}

}  // namespace

void apply_raw_movement(StepContext& context, Actor& actor, bool cancel_moveto, bool disallow_jump) {
  actor.motion_interp.interpreted = interpret(actor.motion_interp.raw, adjust_facts(actor));
  apply_interpreted_movement(context, actor, cancel_moveto, disallow_jump);
}

void apply_interpreted_movement(StepContext& context, Actor& actor, bool cancel_moveto, bool disallow_jump) {
  MotionInterp& in = actor.motion_interp;
  MovementParameters p = reissue_parameters(cancel_moveto, disallow_jump);
  if (in.interpreted.forward_command == command::kRunForward) in.my_run_rate = in.interpreted.forward_speed;
  do_interpreted_motion(context, actor, in.interpreted.current_style, p);
  reissue_forward_and_sidestep(context, actor, p);
  if (in.interpreted.turn_command != 0)
    do_at_speed(context, actor, in.interpreted.turn_command, in.interpreted.turn_speed, p);
  else
    stop_interpreted_motion(context, actor, command::kTurnRight, p);
}

void apply_current_movement(StepContext& context, Actor& actor, bool cancel_moveto, bool disallow_jump) {
  if (!actor.motion_interp.initted) return;
  if (follows_raw_state(actor))
    apply_raw_movement(context, actor, cancel_moveto, disallow_jump);
  else
    apply_interpreted_movement(context, actor, cancel_moveto, disallow_jump);
}

void move_to_interpreted_state(StepContext& context, Actor& actor, const InterpretedMotionState& movement,
                               std::span<const MotionAction> actions) {
  MotionInterp& in = actor.motion_interp;
  in.raw.current_style = movement.current_style;
  cancel_move(context, actor);
  const bool disallow_jump = motion_allows_jump(in.interpreted.forward_command) != MotionError::None;
  in.interpreted = movement;
  apply_current_movement(context, actor, true, disallow_jump);

  MovementParameters p;
  for (const MotionAction& action : actions) {
    if (!is_newer_action_stamp(action.timestamp, in.server_action_stamp)) continue;
    // The local player began its own actions already; without a weenie that is not known, so those are left
    // out too.
    const bool is_anothers = actor.weenie.present && !actor.weenie.is_local_player;
    if (!is_anothers && action.autonomous) continue;
    in.server_action_stamp = action.timestamp;
    p.speed = action.speed;
    p.set(MovementParameters::kAutonomous, action.autonomous);
    do_interpreted_motion(context, actor, action.command, p);
  }
}

void set_hold_key(StepContext& context, Actor& actor, HoldKey key, bool cancel_moveto) {
  HoldKey& current = actor.motion_interp.raw.current_hold_key;
  const bool walks = key == HoldKey::None && current == HoldKey::Run;
  const bool runs = key == HoldKey::Run && current != HoldKey::Run;
  if (!walks && !runs) return;
  current = key;
  apply_current_movement(context, actor, cancel_moveto, false);
}

void set_hold_run(StepContext& context, Actor& actor, bool run, bool cancel_moveto) {
  HoldKey& current = actor.motion_interp.raw.current_hold_key;
  if (run == (current == HoldKey::Run)) return;
  current = run ? HoldKey::Run : HoldKey::None;
  apply_current_movement(context, actor, cancel_moveto, false);
}

void report_exhaustion(StepContext& context, Actor& actor) {
  apply_current_movement(context, actor, false, false);
}

}  // namespace acm
