// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/motion_table_manager.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "base/epsilon.h"
#include "base/nearly_equal.h"
#include "motion/movement_formulas.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

constexpr float kJumpVelocityWithoutWeenie = 10.0f;

constexpr bool within(Command motion, Command first, Command last) {
  return motion >= first && motion <= last;
}

bool adjusts_movement(const Actor& actor) {
  return !actor.weenie.present || actor.weenie.is_creature;
}

// Whether the ground matters to this body at all (core 7.14, 7.15).
bool obeys_ground(const Actor& actor) {
  return adjusts_movement(actor) && actor.body.has(physics_state::kGravity);
}

bool weenie_can_jump(const WeenieFacts& weenie) {
  return weenie.jump_model == JumpModel::Formula ? can_jump(weenie.load) : weenie.can_jump;
}

float weenie_jump_velocity(const WeenieFacts& weenie, float extent) {
  switch (weenie.jump_model) {
    case JumpModel::Refuses: return 0.0f;
    case JumpModel::Linear: return weenie.jump_velocity * extent;
    case JumpModel::Formula: break;
  }
  const float skill = weenie.stamina == 0 ? 0.0f : weenie.jump_skill;
  return jump_velocity(jump_height(weenie.load, skill, extent));
}

// False when the weenie does not know.
bool weenie_stamina_cost(const WeenieFacts& weenie, float extent, std::int32_t& cost) {
  if (weenie.jump_model == JumpModel::Formula) {
    cost = jump_stamina_cost(weenie.load, extent, weenie.recent_player_killer);
    return true;
  }
  cost = weenie.stamina_cost;
  return weenie.knows_stamina_cost;
}

}  // namespace

float run_rate(const WeenieFacts& weenie) {
  if (!weenie.runs_by_skill) return weenie.run_rate;
  const float skill = weenie.stamina == 0 ? 0.0f : weenie.run_skill;
  return run_rate(weenie.load, skill, 1.0f, weenie.run_rate_above_800);
}

float run_rate(const Actor& actor) {
  if (!actor.weenie.present) return 1.0f;
  if (actor.weenie.runs_by_skill) return run_rate(actor.weenie);
  return actor.weenie.knows_run_rate ? actor.weenie.run_rate : actor.motion_interp.my_run_rate;
}

AdjustFacts adjust_facts(const Actor& actor) {
  return {adjusts_movement(actor), run_rate(actor), actor.motion_interp.raw.current_hold_key};
}

bool contact_allows_move(const Actor& actor, Command motion) {
  if (motion == command::kFalling || motion == command::kDead || motion == command::kTurnRight ||
      motion == command::kTurnLeft)
    return true;
  return !obeys_ground(actor) || actor.body.grounded();
}

MotionError motion_allows_jump(Command motion) {
  const bool forbids = motion == command::kFallen || within(motion, command::kReload, command::kPickup) ||
                       within(motion, command::kAimLevel, command::kMagicPray) ||
                       within(motion, command::kCrouch, command::kSleeping) ||
                       within(motion, command::kMagicPowerUp01, command::kMagicPowerUp10) ||
                       within(motion, command::kMagicPowerUp01Purple, command::kMagicPowerUp10Purple) ||
                       motion == command::kSanctuary || motion == command::kAI_TelegraphCast;
  return forbids ? MotionError::CantJumpFromThisPosition : MotionError::None;
}

MotionError jump_charge_is_allowed(const Actor& actor) {
  if (actor.weenie.present && !weenie_can_jump(actor.weenie)) return MotionError::CantJumpLoadedDown;
  const Command forward = actor.motion_interp.interpreted.forward_command;
  const bool forbids = forward == command::kFallen || within(forward, command::kCrouch, command::kSleeping) ||
                       forward == command::kSanctuary;
  return forbids ? MotionError::CantJumpFromThisPosition : MotionError::None;
}

MotionError jump_is_allowed(const StepContext& context, const Actor& actor, float extent,
                            std::int32_t& stamina_cost) {
  if (obeys_ground(actor) && !actor.body.grounded()) return MotionError::NotInContact;
  return jump_is_allowed_once_grounded(context, actor, extent, stamina_cost);
}

MotionError jump_is_allowed_once_grounded(const StepContext& context, const Actor& actor, float extent,
                                          std::int32_t& stamina_cost) {
  const MotionInterp& in = actor.motion_interp;
  if (is_fully_constrained(context.scene, actor)) return MotionError::GeneralMovementFailure;
  if (!in.pending.empty()) {
    const MotionError error = in.pending.at(context.pool(), 0).jump_error;
    if (error != MotionError::None) return error;
  }
  if (const MotionError error = jump_charge_is_allowed(actor); error != MotionError::None) return error;
  if (const MotionError error = motion_allows_jump(in.interpreted.forward_command);
      error != MotionError::None)
    return error;
  if (actor.weenie.present && !weenie_stamina_cost(actor.weenie, extent, stamina_cost))
    return MotionError::GeneralMovementFailure;
  return MotionError::None;
}

MotionError charge_jump(Actor& actor) {
  if (const MotionError error = jump_charge_is_allowed(actor); error != MotionError::None) return error;
  if (is_standing_still(actor)) actor.motion_interp.standing_longjump = true;
  return MotionError::None;
}

MotionError jump(StepContext& context, Actor& actor, float extent, std::int32_t& stamina_cost) {
  cancel_move(context, actor);
  if (const MotionError error = jump_is_allowed(context, actor, extent, stamina_cost);
      error != MotionError::None) {
    actor.motion_interp.standing_longjump = false;
    return error;
  }
  actor.motion_interp.jump_extent = extent;
  set_on_walkable(context, actor, false);
  return MotionError::None;
}

bool weenie_allows_jumps(const WeenieFacts& weenie) {
  std::int32_t cost = 0;
  return !weenie.present || (weenie_can_jump(weenie) && weenie_stamina_cost(weenie, 1.0f, cost));
}

float jump_velocity_z(const Actor& actor) {
  return jump_velocity_z(actor, actor.motion_interp.jump_extent);
}

float jump_velocity_z(const Actor& actor, float extent) {
  if (extent < kEpsilon) return 0.0f;
  if (!actor.weenie.present) return kJumpVelocityWithoutWeenie;
  return weenie_jump_velocity(actor.weenie, std::min(extent, 1.0f));
}

Vec3 state_velocity(const Actor& actor) {
  const InterpretedMotionState& state = actor.motion_interp.interpreted;
  Vec3 v;
  if (state.sidestep_command == command::kSideStepRight) v.x = speed::kSidestepAnim * state.sidestep_speed;
  if (state.forward_command == command::kWalkForward) v.y = speed::kWalkAnim * state.forward_speed;
  if (state.forward_command == command::kRunForward) v.y = speed::kRunAnim * state.forward_speed;
  // QUIRK: a negative run rate makes the limit negative, which reverses any velocity.
  const float limit = max_speed(actor);
  const float size = length(v);
  if (!(size > limit && size > 0.0f)) return v;
  const Vec3 direction = scaled_for_square(v);
  return direction * (1.0f / length(direction)) * limit;
}

Vec3 leave_ground_velocity(const Actor& actor) {
  Vec3 v = state_velocity(actor);
  v.z = jump_velocity_z(actor);
  return nearly_equal(v, {}) ? rotate_to_local(actor.body.position.frame.rotation, actor.body.velocity) : v;
}

float max_speed(const Actor& actor) {
  return speed::kRunAnim * run_rate(actor);
}

float adjusted_max_speed(const Actor& actor) {
  const MotionInterp& in = actor.motion_interp;
  const bool runs = in.interpreted.forward_command == command::kRunForward;
  return speed::kRunAnim * (runs ? in.interpreted.forward_speed / in.current_speed_factor : run_rate(actor));
}

bool is_standing_still(const Actor& actor) {
  const InterpretedMotionState& state = actor.motion_interp.interpreted;
  return actor.body.grounded() && state.forward_command == command::kReady && state.sidestep_command == 0 &&
         state.turn_command == 0;
}

void leave_ground(StepContext& context, Actor& actor) {
  if (!obeys_ground(actor)) return;
  set_local_velocity(context, actor, leave_ground_velocity(actor));
  actor.motion_interp.standing_longjump = false;
  actor.motion_interp.jump_extent = 0.0f;
  remove_link_animations(context, actor);
  apply_current_movement(context, actor, false, false);
}

void hit_ground(StepContext& context, Actor& actor) {
  if (!obeys_ground(actor)) return;
  remove_link_animations(context, actor);
  apply_current_movement(context, actor, false, false);
}

}  // namespace acm
