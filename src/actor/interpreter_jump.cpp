// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/interpreter.h"
#include "actor/motion_queue.h"
#include "actor/movement.h"
#include "actor/position_control.h"
#include "base/epsilon.h"
#include "motion/movement_formulas.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

constexpr float kJumpVelocityWithoutOwner = 10.0f;

constexpr bool within(Command motion, Command first, Command last) {
  return motion >= first && motion <= last;
}

bool adjusts_movement(const Actor& actor) {
  return !actor.owner.present || actor.owner.is_creature;
}

// Whether the ground matters to this body at all (core 7.14, 7.15).
bool obeys_ground(const Actor& actor) {
  return adjusts_movement(actor) && actor.body.has(physics_state::kGravity);
}

bool owner_can_jump(const Owner& owner) {
  return owner.jump_model == JumpModel::Formula ? can_jump(owner.load) : owner.can_jump;
}

float owner_jump_velocity(const Owner& owner, float extent) {
  switch (owner.jump_model) {
    case JumpModel::Refuses: return 0.0f;
    case JumpModel::Linear: return owner.jump_velocity * extent;
    case JumpModel::Formula: break;
  }
  const float skill = owner.stamina == 0 ? 0.0f : owner.jump_skill;
  return jump_velocity(jump_height(owner.load, skill, extent));
}

// False when the owner cannot tell.
bool owner_stamina_cost(const Owner& owner, float extent, std::int32_t& cost) {
  if (owner.jump_model == JumpModel::Formula) {
    cost = jump_stamina_cost(owner.load, extent, owner.recent_player_killer);
    return true;
  }
  cost = owner.stamina_cost;
  return owner.knows_stamina_cost;
}

bool is_all_small(Vec3 v) {
  return std::fabs(v.x) < kEpsilon && std::fabs(v.y) < kEpsilon && std::fabs(v.z) < kEpsilon;
}

}  // namespace

float run_rate(const Actor& actor) {
  if (!actor.owner.present) return 1.0f;
  return actor.owner.knows_run_rate ? actor.owner.run_rate : actor.interpreter.my_run_rate;
}

AdjustFacts adjust_facts(const Actor& actor) {
  return {adjusts_movement(actor), run_rate(actor), actor.interpreter.raw.current_hold_key};
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
                       motion == command::kSanctuary || motion == command::kTelegraphCast;
  return forbids ? MotionError::CantJumpFromThisPosition : MotionError::None;
}

MotionError jump_charge_is_allowed(const Actor& actor) {
  if (actor.owner.present && !owner_can_jump(actor.owner)) return MotionError::CantJumpLoadedDown;
  const Command forward = actor.interpreter.interpreted.forward_command;
  const bool forbids = forward == command::kFallen || within(forward, command::kCrouch, command::kSleeping) ||
                       forward == command::kSanctuary;
  return forbids ? MotionError::CantJumpFromThisPosition : MotionError::None;
}

MotionError jump_is_allowed(const Lane& lane, const Actor& actor, float extent, std::int32_t& stamina_cost) {
  const Interpreter& in = actor.interpreter;
  if (obeys_ground(actor) && !actor.body.grounded()) return MotionError::NotInContact;
  if (is_fully_constrained(lane.scene, actor)) return MotionError::GeneralMovementFailure;
  if (!in.pending.empty()) {
    const MotionError error = in.pending.at(lane.scene.pool, 0).jump_error;
    if (error != MotionError::None) return error;
  }
  if (const MotionError error = jump_charge_is_allowed(actor); error != MotionError::None) return error;
  if (const MotionError error = motion_allows_jump(in.interpreted.forward_command);
      error != MotionError::None)
    return error;
  if (actor.owner.present && !owner_stamina_cost(actor.owner, extent, stamina_cost))
    return MotionError::GeneralMovementFailure;
  return MotionError::None;
}

MotionError charge_jump(Actor& actor) {
  if (const MotionError error = jump_charge_is_allowed(actor); error != MotionError::None) return error;
  if (is_standing_still(actor)) actor.interpreter.standing_longjump = true;
  return MotionError::None;
}

MotionError jump(Lane& lane, Actor& actor, float extent, std::int32_t& stamina_cost) {
  cancel_moveto(lane, actor);
  if (const MotionError error = jump_is_allowed(lane, actor, extent, stamina_cost);
      error != MotionError::None) {
    actor.interpreter.standing_longjump = false;
    return error;
  }
  actor.interpreter.jump_extent = extent;
  set_on_walkable(lane, actor, false);
  return MotionError::None;
}

float jump_velocity_z(const Actor& actor) {
  const float extent = actor.interpreter.jump_extent;
  if (extent < kEpsilon) return 0.0f;
  if (!actor.owner.present) return kJumpVelocityWithoutOwner;
  return owner_jump_velocity(actor.owner, std::min(extent, 1.0f));
}

Vec3 state_velocity(const Actor& actor) {
  const InterpretedMovement& state = actor.interpreter.interpreted;
  Vec3 v;
  if (state.sidestep_command == command::kSideStepRight) v.x = speed::kSidestepAnim * state.sidestep_speed;
  if (state.forward_command == command::kWalkForward) v.y = speed::kWalkAnim * state.forward_speed;
  if (state.forward_command == command::kRunForward) v.y = speed::kRunAnim * state.forward_speed;
  // QUIRK: a negative run rate makes the limit negative, which reverses any velocity.
  const float limit = max_speed(actor);
  const float size = length(v);
  if (size > limit && size > 0.0f) v = v * (1.0f / size) * limit;
  return v;
}

Vec3 leave_ground_velocity(const Actor& actor) {
  Vec3 v = state_velocity(actor);
  v.z = jump_velocity_z(actor);
  return is_all_small(v) ? rotate_to_local(actor.body.position.frame.rotation, actor.body.velocity) : v;
}

float max_speed(const Actor& actor) {
  return speed::kRunAnim * run_rate(actor);
}

float adjusted_max_speed(const Actor& actor) {
  const Interpreter& in = actor.interpreter;
  const bool runs = in.interpreted.forward_command == command::kRunForward;
  return speed::kRunAnim * (runs ? in.interpreted.forward_speed / in.current_speed_factor : run_rate(actor));
}

bool is_standing_still(const Actor& actor) {
  const InterpretedMovement& state = actor.interpreter.interpreted;
  return actor.body.grounded() && state.forward_command == command::kReady && state.sidestep_command == 0 &&
         state.turn_command == 0;
}

void leave_ground(Lane& lane, Actor& actor) {
  if (!obeys_ground(actor)) return;
  set_local_velocity(lane, actor, leave_ground_velocity(actor));
  actor.interpreter.standing_longjump = false;
  actor.interpreter.jump_extent = 0.0f;
  remove_link_animations(lane, actor);
  apply_current_movement(lane, actor, false, false);
}

void hit_ground(Lane& lane, Actor& actor) {
  if (!obeys_ground(actor)) return;
  remove_link_animations(lane, actor);
  apply_current_movement(lane, actor, false, false);
}

}  // namespace acm
