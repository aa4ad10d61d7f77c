// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "actor/targeting.h"
#include "base/epsilon.h"
#include "base/heading.h"
#include "motion/adjust_motion.h"
#include "motion/steering.h"

#include <cmath>

#include "call_depth_guard.h"
#include "move_to_parts.h"
#include "report.h"

namespace acm {

namespace {

using P = MovementParameters;

constexpr double kCourseTolerance = 20.0;  // degrees off course that are let pass
constexpr double kMinProgress = 0.25;      // metres per second
constexpr double kProgressWindow = 1.0;    // seconds
constexpr double kMinQuantumSpeed = 0.1;   // metres per second
constexpr double kMinQuantumChange = 1.0;  // seconds

void remove_head(MoveTo& move) {
  if (!move.nodes.empty()) move.nodes.pop_front();
}

bool motions_pending(const Actor& actor) {
  return !actor.motion_interp.pending.empty();
}

void stop_aux(StepContext& context, Actor& actor, MoveTo& move, P& params) {
  if (move.aux_command == 0) return;
  stop_leg_motion(context, actor, move, move.aux_command, params);
  move.aux_command = 0;
}

// retail: BeginMoveForward (MT-61)
void begin_walk(StepContext& context, Actor& actor, MoveTo& move) {
  const float gap = current_distance(actor, move);
  const MoveCommand command = move_command(move.params, gap);
  if (command.command == 0) {
    remove_head(move);
    begin_next_node(context, actor, move);
    return;
  }
  P params = leg_parameters(move);
  params.hold_key_to_apply = command.hold_key;
  params.speed = move.params.speed;
  if (const MotionError error = do_leg_motion(context, actor, move, command.command, params);
      error != MotionError::None) {
    cancel_move(context, actor, error);
    return;
  }
  move.current_command = command.command;
  move.moving_away = command.moving_away;
  move.params.hold_key_to_apply = command.hold_key;
  move.previous_distance = move.original_distance = gap;
  move.previous_distance_time = move.original_distance_time = context.scene.clock;
}

// Which way to turn for a difference in [0, 360); 0 when there is no difference. Exactly 180 turns right.
Command turn_for(float difference) {
  if (difference <= 180.0f) return difference > kEpsilon ? command::kTurnRight : 0;
  return static_cast<double>(difference) + kEpsilon < 360.0 ? command::kTurnLeft : 0;
}

// retail: BeginTurnToHeading (MT-62)
void begin_turn(StepContext& context, Actor& actor, MoveTo& move) {
  if (move.nodes.empty()) {
    cancel_move(context, actor, MotionError::NoPhysicsObject);
    return;
  }
  if (motions_pending(actor)) return;
  const float difference = heading_difference(move.nodes.front().heading,
                                              heading_of(actor.body.position.frame), command::kTurnRight);
  const Command turn = turn_for(difference);
  if (turn == 0) {
    remove_head(move);
    begin_next_node(context, actor, move);
    return;
  }
  P params = leg_parameters(move);
  params.speed = move.params.speed;
  if (const MotionError error = do_leg_motion(context, actor, move, turn, params);
      error != MotionError::None) {
    cancel_move(context, actor, error);
    return;
  }
  move.current_command = turn;
  move.previous_heading = difference;  // QUIRK: the difference, not the heading
}

// Keeps the body on course while it walks (MT-80 A).
void steer(StepContext& context, Actor& actor, MoveTo& move, P& params) {
  if (motions_pending(actor)) {
    stop_aux(context, actor, move, params);
    return;
  }
  const double bearing = heading_between(actor.body.position, move.current_target_position);
  const double wanted = wrapped_heading(bearing + facing_offset(move.current_command, move.moving_away));
  const double off_course = heading_change(wanted, heading_of(actor.body.position.frame));
  if (off_course <= kCourseTolerance || off_course >= 360.0 - kCourseTolerance) {
    stop_aux(context, actor, move, params);
    return;
  }
  const Command turn = off_course >= 180.0 ? command::kTurnLeft : command::kTurnRight;
  if (turn == move.aux_command) return;
  do_leg_motion(context, actor, move, turn, params);
  move.aux_command = turn;
}

bool gains_on(float gap, float reference, double seconds, bool moving_away) {
  const double gain =
      moving_away ? static_cast<double>(gap) - reference : static_cast<double>(reference) - gap;
  return gain / seconds >= kMinProgress;
}

// retail: CheckProgressMade (MT-100)
bool makes_progress(const StepContext& context, MoveTo& move, float gap) {
  const double now = context.scene.clock;
  const double since_previous = now - move.previous_distance_time;
  if (since_previous <= kProgressWindow) return true;
  if (!gains_on(gap, move.previous_distance, since_previous, move.moving_away)) return false;
  move.previous_distance = gap;
  move.previous_distance_time = now;
  return gains_on(gap, move.original_distance, now - move.original_distance_time, move.moving_away);
}

void count_failure(StepContext& context, Actor& actor, MoveTo& move) {
  if (!is_interpolating(context.scene, actor) && !motions_pending(actor)) ++move.fail_progress_count;
}

// Arrival, and straying too far (MT-80 D).
void check_arrival(StepContext& context, Actor& actor, MoveTo& move, float gap, P& params) {
  move.fail_progress_count = 0;
  const bool arrived =
      move.moving_away ? gap >= move.params.min_distance : gap <= move.params.distance_to_object;
  if (arrived) {
    remove_head(move);
    stop_leg_motion(context, actor, move, move.current_command, params);
    move.current_command = 0;
    stop_aux(context, actor, move, params);
    begin_next_node(context, actor, move);
  } else if (distance(move.starting_position, actor.body.position) > move.params.fail_distance) {
    cancel_move(context, actor, MotionError::ChargedTooFar);
  }
}

// Asks the target to look as far ahead as the body needs to reach it (MT-80 E).
void adapt_target_quantum(StepContext& context, Actor& actor, const MoveTo& move, float gap) {
  if (move.top_level_object == 0 || move.type == MovementType::Invalid) return;
  const double speed = length(actor.body.achieved_velocity);
  if (!(speed > kMinQuantumSpeed)) return;
  const double seconds = gap / speed;
  if (std::fabs(seconds - target_quantum(context.scene, actor)) > kMinQuantumChange)
    set_target_quantum(context, actor, static_cast<float>(seconds));
}

// retail: HandleMoveToPosition (MT-80)
void carry_on_walking(StepContext& context, Actor& actor, MoveTo& move) {
  P params = leg_parameters(move);
  params.speed = move.params.speed;
  steer(context, actor, move, params);
  const float gap = current_distance(actor, move);
  if (makes_progress(context, move, gap))
    check_arrival(context, actor, move, gap, params);
  else
    count_failure(context, actor, move);
  adapt_target_quantum(context, actor, move, gap);
}

// retail: HandleTurnToHeading (MT-90)
void carry_on_turning(StepContext& context, Actor& actor, MoveTo& move) {
  if (move.current_command != command::kTurnRight && move.current_command != command::kTurnLeft) {
    begin_turn(context, actor, move);
    return;
  }
  Frame& frame = actor.body.position.frame;
  const float heading = heading_of(frame);
  const float goal = move.nodes.front().heading;
  if (heading_passed(heading, goal, move.current_command)) {
    move.fail_progress_count = 0;
    set_heading(frame, goal);
    remove_head(move);
    P params = leg_parameters(move);
    stop_leg_motion(context, actor, move, move.current_command, params);
    move.current_command = 0;
    begin_next_node(context, actor, move);
    return;
  }
  const float turned = heading_difference(heading, move.previous_heading, move.current_command);
  move.previous_heading = heading;
  if (turned > kEpsilon && turned < 180.0f)
    move.fail_progress_count = 0;
  else
    count_failure(context, actor, move);
}

}  // namespace

float current_distance(const Actor& actor, const MoveTo& move) {
  const Body& body = actor.body;
  if (!move.params.has(P::kUseSpheres)) return distance(body.position, move.current_target_position);
  return cylinder_distance(body.position, {body.radius * body.scale, body.height * body.scale},
                           move.current_target_position, move.sought_size);
}

P leg_parameters(const MoveTo& move) {
  P p;
  p.set(P::kCancelMoveTo, false);
  p.hold_key_to_apply = move.params.hold_key_to_apply;
  return p;
}

MotionError do_leg_motion(StepContext& context, Actor& actor, const MoveTo& move, Command motion, P& params) {
  const std::uint32_t move_context_id = move.params.context_id;
  ensure_motion_interp(context, actor);
  const AdjustedMotion m = adjust_motion(motion, params.speed, params.hold_key_to_apply, adjust_facts(actor));
  params.speed = m.speed;
  const MotionError error = do_interpreted_motion(context, actor, m.motion, params, move_context_id);
  if (error != MotionError::None)
    report(context, actor, MotionRefusedEvent{m.motion, error, params.context_id, move_context_id});
  return error;
}

void stop_leg_motion(StepContext& context, Actor& actor, const MoveTo& move, Command motion, P& params) {
  const std::uint32_t move_context_id = move.params.context_id;
  ensure_motion_interp(context, actor);
  const AdjustedMotion m = adjust_motion(motion, params.speed, params.hold_key_to_apply, adjust_facts(actor));
  params.speed = m.speed;
  stop_interpreted_motion(context, actor, m.motion, params, move_context_id);
}

void begin_next_node(StepContext& context, Actor& actor, MoveTo& move) {
  const CallDepthGuard reentry(context);
  if (move.nodes.empty())
    complete_move(context, actor, move);
  else if (move.nodes.front().type == MovementType::MoveToPosition)
    begin_walk(context, actor, move);
  else
    begin_turn(context, actor, move);
}

void move_to_use_time(StepContext& context, Actor& actor) {
  MoveTo* move = move_to_block(context.scene, actor);
  if (!move || !actor.body.contact || move->nodes.empty()) return;
  const bool waits_for_target =
      move->top_level_object != 0 && move->type != MovementType::Invalid && !move->initialized;
  if (waits_for_target) return;
  if (move->nodes.front().type == MovementType::MoveToPosition)
    carry_on_walking(context, actor, *move);
  else
    carry_on_turning(context, actor, *move);
}

void move_to_hit_ground(StepContext& context, Actor& actor) {
  MoveTo* move = move_to_block(context.scene, actor);
  if (move && move->type != MovementType::Invalid) begin_next_node(context, actor, *move);
}

}  // namespace acm
