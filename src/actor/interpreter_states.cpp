// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/interpreter.h"
#include "actor/movement.h"

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

void do_at_speed(Lane& lane, Actor& actor, Command motion, float speed, MovementParameters& p) {
  p.speed = speed;
  do_interpreted_motion(lane, actor, motion, p);
}

void reissue_forward_and_sidestep(Lane& lane, Actor& actor, MovementParameters& p) {
  const InterpretedMovement& state = actor.interpreter.interpreted;
  if (!contact_allows_move(actor, state.forward_command)) {
    do_at_speed(lane, actor, command::kFalling, 1.0f, p);
  } else if (actor.interpreter.standing_longjump) {
    do_at_speed(lane, actor, command::kReady, 1.0f, p);
    stop_interpreted_motion(lane, actor, command::kSideStepRight, p);
  } else {
    do_at_speed(lane, actor, state.forward_command, state.forward_speed, p);
    if (state.sidestep_command != 0)
      do_at_speed(lane, actor, state.sidestep_command, state.sidestep_speed, p);
    else
      stop_interpreted_motion(lane, actor, command::kSideStepRight, p);
  }
}

// The raw state rules the local player, and bodies without an owner, as long as they move by themselves.
bool follows_raw_state(const Actor& actor) {
  return (!actor.owner.present || actor.owner.is_local_player) && actor.body.last_move_was_autonomous;
}

}  // namespace

void apply_raw_movement(Lane& lane, Actor& actor, bool cancel_moveto, bool disallow_jump) {
  actor.interpreter.interpreted = interpret(actor.interpreter.raw, adjust_facts(actor));
  apply_interpreted_movement(lane, actor, cancel_moveto, disallow_jump);
}

void apply_interpreted_movement(Lane& lane, Actor& actor, bool cancel_moveto, bool disallow_jump) {
  Interpreter& in = actor.interpreter;
  MovementParameters p = reissue_parameters(cancel_moveto, disallow_jump);
  if (in.interpreted.forward_command == command::kRunForward) in.my_run_rate = in.interpreted.forward_speed;
  do_interpreted_motion(lane, actor, in.interpreted.current_style, p);
  reissue_forward_and_sidestep(lane, actor, p);
  if (in.interpreted.turn_command != 0)
    do_at_speed(lane, actor, in.interpreted.turn_command, in.interpreted.turn_speed, p);
  else
    stop_interpreted_motion(lane, actor, command::kTurnRight, p);
}

void apply_current_movement(Lane& lane, Actor& actor, bool cancel_moveto, bool disallow_jump) {
  if (!actor.interpreter.initted) return;
  if (follows_raw_state(actor))
    apply_raw_movement(lane, actor, cancel_moveto, disallow_jump);
  else
    apply_interpreted_movement(lane, actor, cancel_moveto, disallow_jump);
}

void move_to_interpreted_state(Lane& lane, Actor& actor, const InterpretedMovement& movement,
                               std::span<const MotionAction> actions) {
  Interpreter& in = actor.interpreter;
  in.raw.current_style = movement.current_style;
  cancel_moveto(lane, actor);
  const bool disallow_jump = motion_allows_jump(in.interpreted.forward_command) != MotionError::None;
  in.interpreted = movement;
  apply_current_movement(lane, actor, true, disallow_jump);

  MovementParameters p;
  for (const MotionAction& action : actions) {
    if (!is_newer_action_stamp(action.stamp, in.server_action_stamp)) continue;
    // The local player began its own actions already; without an owner nobody can tell, so those are left out
    // too.
    const bool is_anothers = actor.owner.present && !actor.owner.is_local_player;
    if (!is_anothers && action.autonomous) continue;
    in.server_action_stamp = action.stamp;
    p.speed = action.speed;
    p.set(MovementParameters::kAutonomous, action.autonomous);
    do_interpreted_motion(lane, actor, action.command, p);
  }
}

void set_hold_key(Lane& lane, Actor& actor, HoldKey key, bool cancel_moveto) {
  HoldKey& current = actor.interpreter.raw.current_hold_key;
  const bool walks = key == HoldKey::None && current == HoldKey::Run;
  const bool runs = key == HoldKey::Run && current != HoldKey::Run;
  if (!walks && !runs) return;
  current = key;
  apply_current_movement(lane, actor, cancel_moveto, false);
}

void set_hold_run(Lane& lane, Actor& actor, bool run, bool cancel_moveto) {
  HoldKey& current = actor.interpreter.raw.current_hold_key;
  if (run == (current == HoldKey::Run)) return;
  current = run ? HoldKey::Run : HoldKey::None;
  apply_current_movement(lane, actor, cancel_moveto, false);
}

void report_exhaustion(Lane& lane, Actor& actor) {
  apply_current_movement(lane, actor, false, false);
}

}  // namespace acm
