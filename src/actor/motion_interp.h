// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "actor/scene.h"
#include "motion/adjust_motion.h"

#include <span>

namespace acm {

// retail: CMotionInterp (core 7). Functions over an actor's interpreter, its motion queue and its body.

/// Whether the body lies dead: neither its weenie nor its keys move it (managers LP-53, SV-2).
[[nodiscard]] inline bool is_dead(const Actor& actor) {
  return actor.motion_interp.interpreted.forward_command == command::kDead;
}

/// A command as the keys give it: hold keys, backward and left commands are worked out. retail: DoMotion
/// (core 7.4)
MotionError do_raw_motion(StepContext& context, Actor& actor, Command motion,
                          const MovementParameters& params);
/// retail: StopMotion (core 7.7)
MotionError stop_raw_motion(StepContext& context, Actor& actor, Command motion,
                            const MovementParameters& params);

/// A command as it stands; `move_context_id` is that of the move that makes the motion. retail:
/// DoInterpretedMotion (core 7.5)
MotionError do_interpreted_motion(StepContext& context, Actor& actor, Command motion,
                                  const MovementParameters& params, std::uint32_t move_context_id = 0);
/// retail: StopInterpretedMotion (core 7.6)
MotionError stop_interpreted_motion(StepContext& context, Actor& actor, Command motion,
                                    const MovementParameters& params, std::uint32_t move_context_id = 0);

/// retail: StopCompletely (core 7.8)
void motion_interp_stop_completely(StepContext& context, Actor& actor, ContextIds ids = {});

/// Both states to their defaults, the table to its default state. retail: enter_default_state (core 7.17)
void enter_default_state(StepContext& context, Actor& actor);

/// One motion has been completed below. retail: MotionDone (core 7.17)
void motion_interp_motion_done(StepContext& context, Actor& actor);
/// Completes all that is pending. retail: HandleExitWorld (core 7.17)
void abandon_pending_motions(StepContext& context, Actor& actor);

/// Re-issues the raw state, the interpreted state, or the one that controls this body (core 7.11 to 7.13).
void apply_raw_movement(StepContext& context, Actor& actor, bool cancel_moveto, bool disallow_jump);
void apply_interpreted_movement(StepContext& context, Actor& actor, bool cancel_moveto, bool disallow_jump);
void apply_current_movement(StepContext& context, Actor& actor, bool cancel_moveto, bool disallow_jump);

/// A movement state from the network, with its actions. retail: move_to_interpreted_state (core 7.18)
void move_to_interpreted_state(StepContext& context, Actor& actor, const InterpretedMotionState& movement,
                               std::span<const MotionAction> actions);

/// retail: SetHoldKey, set_hold_run (core 7.16)
void set_hold_key(StepContext& context, Actor& actor, HoldKey key, bool cancel_moveto);
void set_hold_run(StepContext& context, Actor& actor, bool run, bool cancel_moveto);

/// retail: ReportExhaustion (core 7.13)
void report_exhaustion(StepContext& context, Actor& actor);

/// retail: LeaveGround, HitGround (core 7.15)
void leave_ground(StepContext& context, Actor& actor);
void hit_ground(StepContext& context, Actor& actor);

/// Begins to charge a jump; standing still it becomes a standing long jump. retail: charge_jump (core 7.15)
MotionError charge_jump(Actor& actor);
/// Jumps. `stamina_cost` is written only when the weenie was asked. retail: jump (core 7.15)
MotionError jump(StepContext& context, Actor& actor, float extent, std::int32_t& stamina_cost);

// Questions. None of them changes anything.
/// 1 without a weenie; the weenie's rate, or the one last received (core 7.1).
float run_rate(const Actor& actor);
/// What the weenie answers, by its skill or as a number.
float run_rate(const WeenieFacts& weenie);
AdjustFacts adjust_facts(const Actor& actor);
bool contact_allows_move(const Actor& actor, Command motion);  ///< core 7.14
MotionError motion_allows_jump(Command motion);                ///< core 7.15
MotionError jump_charge_is_allowed(const Actor& actor);        ///< core 7.15
MotionError jump_is_allowed(const StepContext& context, const Actor& actor, float extent,
                            std::int32_t& stamina_cost);  ///< core 7.15
/// jump_is_allowed for a body that will stand when it jumps: every test but that of the ground.
MotionError jump_is_allowed_once_grounded(const StepContext& context, const Actor& actor, float extent,
                                          std::int32_t& stamina_cost);
/// What jump_is_allowed asks the weenie: whether the body can jump at all, whatever it does now.
bool weenie_allows_jumps(const WeenieFacts& weenie);
Vec3 state_velocity(const Actor& actor);                  ///< metres per second, body's axes; core 7.15
Vec3 leave_ground_velocity(const Actor& actor);           ///< core 7.15
float jump_velocity_z(const Actor& actor);                ///< core 7.15
float jump_velocity_z(const Actor& actor, float extent);  ///< of a jump with this extent; core 7.15
float max_speed(const Actor& actor);                      ///< metres per second; core 7.15
float adjusted_max_speed(const Actor& actor);             ///< core 7.15
bool is_standing_still(const Actor& actor);               ///< core 7.17

}  // namespace acm
