// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_interp.h"

#include "actor/motion_table_manager.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "motion/interpreted_motion_state.h"
#include "motion/raw_motion_state.h"

#include <cassert>

#include "report.h"

// What a rewrite of this file would silently lose (core 7):
//
// - The raw state says what keys ask for, the interpreted state what is done about it. Every verb changes
//   them in the client's order, because the call in between may end a move, which stops the body and changes
//   both again.
// - Applying a state is one call for each axis, in a fixed order: style, forward, sidestep, turn, then the
//   actions. Each may be refused alone, and then the others still count.
// - A pending motion is queued after the motion table has taken it, and removed by the table's own report
//   that it is done. Removing it any earlier lets a jump begin within its link.

namespace acm {

namespace {

// What a standing long jump holds back until the jump (core 7.5).
bool waits_for_long_jump(const Actor& actor, Command motion) {
  return actor.motion_interp.standing_longjump &&
         (motion == command::kWalkForward || motion == command::kRunForward ||
          motion == command::kSideStepRight);
}

// A body with a table has room, see motion_table_manager.h. Without one nothing ever completes the pending
// motions, and the oldest makes room.
void add_to_queue(StepContext& context, Actor& actor, const PendingMotion& motion) {
  auto& pending = actor.motion_interp.pending;
  if (pending.push_back(context.pool(), motion)) return;
  report(context, actor, LimitReachedEvent{Limit::PendingMotions, 1});
  pending.pop_front(context.pool());
  [[maybe_unused]] const bool queued = pending.push_back(context.pool(), motion);
  assert(queued);
}

template <class List>
void add_action(StepContext& context, Actor& actor, List& list, Command motion,
                const MovementParameters& params) {
  const MotionAction action{motion, params.speed, static_cast<std::uint16_t>(params.action_stamp),
                            params.has(MovementParameters::kAutonomous)};
  if (!list.push_back(context.pool(), action)) report(context, actor, LimitReachedEvent{Limit::Actions, 1});
}

void apply_to_interpreted_state(StepContext& context, Actor& actor, Command motion,
                                const MovementParameters& params) {
  if (!params.has(MovementParameters::kModifyInterpretedState)) return;
  MotionInterp& in = actor.motion_interp;
  if (is_listed_action(motion))
    add_action(context, actor, in.interpreted_actions, motion, params);
  else
    apply_motion(in.interpreted, motion, params);
}

void remove_from_interpreted_state(Actor& actor, Command motion, const MovementParameters& params) {
  if (params.has(MovementParameters::kModifyInterpretedState))
    remove_motion(actor.motion_interp.interpreted, motion);
}

void apply_to_raw_state(StepContext& context, Actor& actor, Command motion,
                        const MovementParameters& params) {
  MotionInterp& in = actor.motion_interp;
  if (is_listed_action(motion))
    add_action(context, actor, in.raw_actions, motion, params);
  else
    apply_motion(in.raw, motion, params);
}

// Why no jump may begin while this motion is the oldest pending one (core 7.5 2b).
MotionError jump_error_while_pending(const Actor& actor, Command motion, const MovementParameters& params) {
  if (params.has(MovementParameters::kDisableJumpDuringLink)) return MotionError::CantJumpFromThisPosition;
  const MotionError error = motion_allows_jump(motion);
  if (error != MotionError::None || is_action(motion)) return error;
  return motion_allows_jump(actor.motion_interp.interpreted.forward_command);
}

// retail: CPhysicsObj::DoInterpretedMotion, down to the motion table
MotionError play_motion(StepContext& context, Actor& actor, Command motion, float speed, ContextIds ids) {
  if (!actor.has_parts) return MotionError::GeneralMovementFailure;
  return queue_motion(context, actor, motion, speed, ids);
}

// retail: CPhysicsObj::StopInterpretedMotion
MotionError stop_playing(StepContext& context, Actor& actor, Command motion, ContextIds ids) {
  if (!actor.has_parts) return MotionError::GeneralMovementFailure;
  return queue_stop(context, actor, motion, ids);
}

MotionError play_and_note(StepContext& context, Actor& actor, Command motion,
                          const MovementParameters& params, std::uint32_t move_context_id) {
  if (motion == command::kDead) remove_link_animations(context, actor);
  const MotionError error =
      play_motion(context, actor, motion, params.speed, {params.context_id, move_context_id});
  if (error != MotionError::None) return error;
  add_to_queue(context, actor, {params.context_id, motion, jump_error_while_pending(actor, motion, params)});
  apply_to_interpreted_state(context, actor, motion, params);
  return MotionError::None;
}

// A body in no cell is not visible: its links end at once (core 7.5 step 4).
void drop_links_without_cell(StepContext& context, Actor& actor) {
  if (!actor.body.in_cell) remove_link_animations(context, actor);
}

// Chat emotes and resting are for peace (core 7.4 step 6).
MotionError refusal_in_combat(const Actor& actor, Command motion) {
  if (actor.motion_interp.interpreted.current_style == command::kNonCombat) return MotionError::None;
  if (motion == command::kCrouch) return MotionError::CantCrouchInCombat;
  if (motion == command::kSitting) return MotionError::CantSitInCombat;
  if (motion == command::kSleeping) return MotionError::CantLieDownInCombat;
  return is_chat_emote(motion) ? MotionError::CantChatEmoteInCombat : MotionError::None;
}

}  // namespace

MotionError do_raw_motion(StepContext& context, Actor& actor, Command motion,
                          const MovementParameters& params) {
  const bool cancels_moveto = params.has(MovementParameters::kCancelMoveTo);
  if (cancels_moveto) cancel_move(context, actor);
  if (params.has(MovementParameters::kSetHoldKey))
    set_hold_key(context, actor, params.hold_key_to_apply, cancels_moveto);
  const AdjustedMotion adjusted =
      adjust_motion(motion, params.speed, params.hold_key_to_apply, adjust_facts(actor));

  if (const MotionError error = refusal_in_combat(actor, motion); error != MotionError::None) return error;
  if (is_action(motion) && actor.motion_interp.interpreted_actions.size() >= kMaxWaitingActions)
    return MotionError::TooManyActions;

  MovementParameters adjusted_params = params;
  adjusted_params.speed = adjusted.speed;
  const MotionError error = do_interpreted_motion(context, actor, adjusted.motion, adjusted_params);
  if (error == MotionError::None && params.has(MovementParameters::kModifyRawState))
    apply_to_raw_state(context, actor, motion, params);
  return error;
}

MotionError stop_raw_motion(StepContext& context, Actor& actor, Command motion,
                            const MovementParameters& params) {
  if (params.has(MovementParameters::kCancelMoveTo)) cancel_move(context, actor);
  const AdjustedMotion adjusted =
      adjust_motion(motion, params.speed, params.hold_key_to_apply, adjust_facts(actor));
  MovementParameters adjusted_params = params;
  adjusted_params.speed = adjusted.speed;
  const MotionError error = stop_interpreted_motion(context, actor, adjusted.motion, adjusted_params);
  if (error == MotionError::None && params.has(MovementParameters::kModifyRawState))
    remove_motion(actor.motion_interp.raw, motion);
  return error;
}

MotionError do_interpreted_motion(StepContext& context, Actor& actor, Command motion,
                                  const MovementParameters& params, std::uint32_t move_context_id) {
  MotionError error = MotionError::None;
  if (!contact_allows_move(actor, motion)) {
    if (is_action(motion))
      error = MotionError::NotInContact;
    else
      apply_to_interpreted_state(context, actor, motion, params);
  } else if (waits_for_long_jump(actor, motion)) {
    apply_to_interpreted_state(context, actor, motion, params);
  } else {
    error = play_and_note(context, actor, motion, params, move_context_id);
  }
  drop_links_without_cell(context, actor);
  return error;
}

MotionError stop_interpreted_motion(StepContext& context, Actor& actor, Command motion,
                                    const MovementParameters& params, std::uint32_t move_context_id) {
  MotionError error = MotionError::None;
  if (!contact_allows_move(actor, motion) || waits_for_long_jump(actor, motion)) {
    remove_from_interpreted_state(actor, motion, params);
  } else {
    error = stop_playing(context, actor, motion, {params.context_id, move_context_id});
    if (error == MotionError::None) {
      add_to_queue(context, actor, {params.context_id, command::kReady, MotionError::None});
      remove_from_interpreted_state(actor, motion, params);
    }
  }
  drop_links_without_cell(context, actor);
  return error;
}

void motion_interp_stop_completely(StepContext& context, Actor& actor, ContextIds ids) {
  cancel_move(context, actor);
  MotionInterp& in = actor.motion_interp;
  const MotionError jump_error = motion_allows_jump(in.interpreted.forward_command);
  in.raw.forward_command = in.interpreted.forward_command = command::kReady;
  in.raw.forward_speed = in.interpreted.forward_speed = 1.0f;
  in.raw.sidestep_command = in.interpreted.sidestep_command = 0;
  in.raw.turn_command = in.interpreted.turn_command = 0;
  if (actor.has_parts) queue_stop_completely(context, actor, ids);
  add_to_queue(context, actor, {0, command::kReady, jump_error});
  drop_links_without_cell(context, actor);
}

void enter_default_state(StepContext& context, Actor& actor) {
  MotionInterp& in = actor.motion_interp;
  in.raw = {};
  in.interpreted = {};
  in.raw_actions.clear(context.pool());
  in.interpreted_actions.clear(context.pool());
  if (actor.has_parts) initialize_motion_table_manager(context, actor);
  add_to_queue(context, actor, {0, command::kReady, MotionError::None});
  in.initted = true;
  leave_ground(context, actor);
}

void motion_interp_motion_done(StepContext& context, Actor& actor) {
  MotionInterp& in = actor.motion_interp;
  ListPool& pool = context.pool();
  if (in.pending.empty()) return;
  if (is_action(in.pending.at(pool, 0).motion)) {
    unstick_from_object(context, actor);
    if (!in.interpreted_actions.empty()) in.interpreted_actions.pop_front(pool);
    if (!in.raw_actions.empty()) in.raw_actions.pop_front(pool);
  }
  // Letting go may have completed other motions, so whatever is the head now goes.
  if (!in.pending.empty()) in.pending.pop_front(pool);
}

void abandon_pending_motions(StepContext& context, Actor& actor) {
  while (!actor.motion_interp.pending.empty()) motion_interp_motion_done(context, actor);
}

}  // namespace acm
