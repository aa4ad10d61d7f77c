// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"

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
#include "report.h"

namespace acm {

namespace {

using P = MovementParameters;

constexpr float kTargetRadius = 0.5f;      // metres that a target moves between two news
constexpr double kCourseTolerance = 20.0;  // degrees off course that are let pass
constexpr double kMinProgress = 0.25;      // metres per second
constexpr double kProgressWindow = 1.0;    // seconds
constexpr double kMinQuantumSpeed = 0.1;   // metres per second
constexpr double kMinQuantumChange = 1.0;  // seconds

MoveTo* move_to_block(Scene& scene, const Actor& actor) {
  return scene.move_to.find(actor.managers.move_to);
}

void begin_next_node(StepContext& context, Actor& actor, MoveTo& move);

// --- small helpers
// ----------------------------------------------------------------------------------------------

// retail: InitializeLocalVariables (MT-1). Nodes and the starting position stay.
void forget_move(const StepContext& context, MoveTo& move) {
  P params = move.params;
  params.flags = 0;
  params.context_id = 0;
  MoveTo fresh;
  fresh.params = params;
  fresh.starting_position = move.starting_position;
  fresh.nodes = move.nodes;
  fresh.previous_distance_time = fresh.original_distance_time = context.scene.clock;
  move = fresh;
}

// Made when first needed (MT-2). Null, and reported, when the pool is used up.
MoveTo* ensure_move_to_block(StepContext& context, Actor& actor) {
  if (actor.managers.move_to == ManagerHandles::kNone) {
    actor.managers.move_to = context.scene.move_to.take();
    if (MoveTo* made = move_to_block(context.scene, actor))
      forget_move(context, *made);
    else
      report(context, actor, LimitReached{Limit::ManagerBlocks, 1});
  }
  return move_to_block(context.scene, actor);
}

void append_turn(MoveTo& move, double heading) {
  move.nodes.push_back({MovementType::TurnToHeading, static_cast<float>(heading)});
}

void append_walk(MoveTo& move) {
  move.nodes.push_back({MovementType::MoveToPosition, 0.0f});
}

void remove_head(MoveTo& move) {
  if (!move.nodes.empty()) move.nodes.pop_front();
}

double wrapped(double heading) {
  return heading >= 360.0 ? heading - 360.0 : heading;
}

bool motions_pending(const Actor& actor) {
  return !actor.motion_interp.pending.empty();
}

// retail: GetCurrentDistance (MT-110)
float current_distance(const Actor& actor, const MoveTo& move) {
  const Body& body = actor.body;
  if (!move.params.has(P::kUseSpheres)) return distance(body.position, move.current_target_position);
  return cylinder_distance(body.position, {body.radius * body.scale, body.height * body.scale},
                           move.current_target_position, move.sought_size);
}

// How the legs of a move are walked: nothing cancels the move itself.
P leg_parameters(const MoveTo& move) {
  P p;
  p.set(P::kCancelMoveTo, false);
  p.hold_key_to_apply = move.params.hold_key_to_apply;
  return p;
}

// retail: _DoMotion, _StopMotion (MT-10, MT-11). QUIRK: the speed of the parameters is rewritten, so calls
// that share them add up (MT-12).
MotionError do_leg_motion(StepContext& context, Actor& actor, Command motion, P& params) {
  ensure_motion_interp(context, actor);
  const AdjustedMotion m = adjust_motion(motion, params.speed, params.hold_key_to_apply, adjust_facts(actor));
  params.speed = m.speed;
  return do_interpreted_motion(context, actor, m.motion, params);
}

void stop_leg_motion(StepContext& context, Actor& actor, Command motion, P& params) {
  ensure_motion_interp(context, actor);
  const AdjustedMotion m = adjust_motion(motion, params.speed, params.hold_key_to_apply, adjust_facts(actor));
  params.speed = m.speed;
  stop_interpreted_motion(context, actor, m.motion, params);
}

void stop_aux(StepContext& context, Actor& actor, MoveTo& move, P& params) {
  if (move.aux_command == 0) return;
  stop_leg_motion(context, actor, move.aux_command, params);
  move.aux_command = 0;
}

// --- ending a move
// ----------------------------------------------------------------------------------------------

// retail: CleanUp (MT-131)
void clean_up(StepContext& context, Actor& actor, MoveTo& move) {
  P params = leg_parameters(move);
  if (move.current_command != 0) stop_leg_motion(context, actor, move.current_command, params);
  if (move.aux_command != 0) stop_leg_motion(context, actor, move.aux_command, params);
  if (move.top_level_object != 0 && move.type != MovementType::Invalid) clear_target(context, actor);
  forget_move(context, move);
  context.scene.links_changed(actor);
}

// The move is forgotten before the body stops, because stopping cancels moves (MT-132). A move that has ended
// within a call of its own is not reported again.
void end_move(StepContext& context, Actor& actor, MoveTo& move, MotionError code) {
  const CallDepthGuard reentry(context);
  const bool was_moving = move.type != MovementType::Invalid;
  clean_up(context, actor, move);
  stop_completely(context, actor);
  if (was_moving) report(context, actor, MoveFinished{code});
}

// Arrived, and the last leg is done (MT-50).
void complete_move(StepContext& context, Actor& actor, MoveTo& move) {
  const bool sticks = move.params.has(P::kSticky);
  const Guid target = move.top_level_object;
  const float radius = move.sought_size.radius;
  end_move(context, actor, move, MotionError::None);
  if (sticks) stick_to(context, actor, target, radius);
}

// --- beginning a leg
// --------------------------------------------------------------------------------------------

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
  if (const MotionError error = do_leg_motion(context, actor, command.command, params);
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

// Which way to turn for a difference in [0, 360); 0 when it is none. Exactly 180 turns right.
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
  if (const MotionError error = do_leg_motion(context, actor, turn, params); error != MotionError::None) {
    cancel_move(context, actor, error);
    return;
  }
  move.current_command = turn;
  move.previous_heading = difference;  // QUIRK: the difference, not the heading
}

// retail: BeginNextNode (MT-50)
void begin_next_node(StepContext& context, Actor& actor, MoveTo& move) {
  const CallDepthGuard reentry(context);
  if (move.nodes.empty())
    complete_move(context, actor, move);
  else if (move.nodes.front().type == MovementType::MoveToPosition)
    begin_walk(context, actor, move);
  else
    begin_turn(context, actor, move);
}

// --- carrying on
// ------------------------------------------------------------------------------------------------

// Keeps the body on course while it walks (MT-80 A).
void steer(StepContext& context, Actor& actor, MoveTo& move, P& params) {
  if (motions_pending(actor)) {
    stop_aux(context, actor, move, params);
    return;
  }
  const double bearing = heading_between(actor.body.position, move.current_target_position);
  const double wanted = wrapped(bearing + facing_offset(move.current_command, move.moving_away));
  const double off_course = heading_change(wanted, heading_of(actor.body.position.frame));
  if (off_course <= kCourseTolerance || off_course >= 360.0 - kCourseTolerance) {
    stop_aux(context, actor, move, params);
    return;
  }
  const Command turn = off_course >= 180.0 ? command::kTurnLeft : command::kTurnRight;
  if (turn == move.aux_command) return;
  do_leg_motion(context, actor, turn, params);
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
    stop_leg_motion(context, actor, move.current_command, params);
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
    stop_leg_motion(context, actor, move.current_command, params);
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

// --- beginning a move
// -------------------------------------------------------------------------------------------

// The target's place is known: plan the legs. retail: MoveToObject_Internal (MT-41)
void plan_move_to_object(StepContext& context, Actor& actor, MoveTo& move, const TargetInfo& info) {
  move.sought_position = info.interpolated_position;
  move.current_target_position = info.target_position;
  const double bearing = heading_between(actor.body.position, info.interpolated_position);
  if (move_command(move.params, current_distance(actor, move)).command != 0) {
    append_turn(move, bearing);
    append_walk(move);
  }
  if (move.params.has(P::kUseFinalHeading)) append_turn(move, wrapped(bearing + move.params.desired_heading));
  move.initialized = true;
  begin_next_node(context, actor, move);
}

// retail: TurnToObject_Internal (MT-44)
void plan_turn_to_object(StepContext& context, Actor& actor, MoveTo& move, const TargetInfo& info) {
  move.current_target_position = info.target_position;
  const double bearing = heading_between(actor.body.position, info.target_position);
  const double goal = wrapped(bearing + heading_of(move.sought_position.frame));
  set_heading(move.sought_position.frame, static_cast<float>(goal));
  append_turn(move, goal);
  move.initialized = true;
  begin_next_node(context, actor, move);
}

// Every move begins so. retail: PerformMovement (MT-30). Null when there is no room for a move.
MoveTo* begin(StepContext& context, Actor& actor) {
  set_active(context, actor);
  cancel_move(context, actor, MotionError::ActionCancelled);
  unstick_from_object(context, actor);
  return ensure_move_to_block(context, actor);
}

// The target of a move to an object: itself, and what carries it.
struct MoveTarget {
  Guid object;
  Guid top_level;
  Cylinder size;
};

void watch_or_finish(StepContext& context, Actor& actor, MoveTo& move, Guid top_level) {
  if (top_level == actor.guid)
    end_move(context, actor, move, MotionError::None);
  else
    set_target(context, actor, top_level, kTargetRadius, 0.0f);
}

// retail: MoveToObject (MT-40)
void begin_move_to_object(StepContext& context, Actor& actor, const MoveTarget& target, const P& params) {
  MoveTo* move = begin(context, actor);
  if (!move) return;
  stop_completely(context, actor);
  move->starting_position = actor.body.position;
  move->sought_object = target.object;
  move->sought_size = target.size;
  move->type = MovementType::MoveToObject;
  move->top_level_object = target.top_level;
  move->params = params;
  move->initialized = false;
  context.scene.links_changed(actor);
  watch_or_finish(context, actor, *move, target.top_level);
}

// retail: TurnToObject (MT-43)
void begin_turn_to_object(StepContext& context, Actor& actor, const MoveTarget& target, const P& params) {
  MoveTo* move = begin(context, actor);
  if (!move) return;
  if (params.has(P::kStopCompletely)) stop_completely(context, actor);
  move->type = MovementType::TurnToObject;
  move->sought_object = target.object;
  set_heading(move->current_target_position.frame, params.desired_heading);
  move->top_level_object = target.top_level;
  move->params = params;
  move->initialized = false;
  context.scene.links_changed(actor);
  watch_or_finish(context, actor, *move, target.top_level);
}

MoveTarget target_of(const Actor& object) {
  const Body& body = object.body;
  return {object.guid,
          body.parent != 0 ? body.parent : object.guid,
          {body.radius * body.scale, body.height * body.scale}};
}

}  // namespace

void move_to_object(StepContext& context, Actor& actor, Guid object, const MovementParameters& params) {
  context.scene.prepare_pools();
  if (const Actor* target = context.scene.find(object))
    begin_move_to_object(context, actor, target_of(*target), params);
}

void move_to_object(StepContext& context, Actor& actor, const TargetSnapshot& target,
                    const MovementParameters& params) {
  context.scene.prepare_pools();
  begin_move_to_object(context, actor, {target.guid, target.guid, target.size}, params);
  update_target(context, actor, target);
}

void turn_to_object(StepContext& context, Actor& actor, Guid object, const MovementParameters& params) {
  context.scene.prepare_pools();
  if (const Actor* target = context.scene.find(object))
    begin_turn_to_object(context, actor, target_of(*target), params);
}

void turn_to_object(StepContext& context, Actor& actor, const TargetSnapshot& target,
                    const MovementParameters& params) {
  context.scene.prepare_pools();
  begin_turn_to_object(context, actor, {target.guid, target.guid, target.size}, params);
  update_target(context, actor, target);
}

void move_to_position(StepContext& context, Actor& actor, const Position& position,
                      const MovementParameters& params) {
  context.scene.prepare_pools();
  if (begin(context, actor)) begin_move_to_position(context, actor, position, params);
}

void turn_to_heading(StepContext& context, Actor& actor, const MovementParameters& params) {
  context.scene.prepare_pools();
  if (begin(context, actor)) begin_turn_to_heading(context, actor, params);
}

// retail: MoveToPosition (MT-42)
void begin_move_to_position(StepContext& context, Actor& actor, const Position& position,
                            const MovementParameters& params) {
  MoveTo* move = ensure_move_to_block(context, actor);
  if (!move) return;
  stop_completely(context, actor);
  move->current_target_position = position;
  move->sought_size.radius = 0.0f;
  // QUIRK: measured with the old parameters, whose flags are 0, so centre to centre (MT-42 3).
  const float gap = current_distance(actor, *move);
  if (move_command(params, gap).command != 0) {
    append_turn(*move, heading_between(actor.body.position, position));
    append_walk(*move);
  }
  if (params.has(P::kUseFinalHeading)) append_turn(*move, params.desired_heading);
  move->sought_position = position;
  move->starting_position = actor.body.position;
  move->type = MovementType::MoveToPosition;
  move->params = params;
  move->params.set(P::kSticky, false);
  begin_next_node(context, actor, *move);
}

// retail: TurnToHeading (MT-45)
void begin_turn_to_heading(StepContext& context, Actor& actor, const MovementParameters& params) {
  MoveTo* move = ensure_move_to_block(context, actor);
  if (!move) return;
  if (params.has(P::kStopCompletely)) stop_completely(context, actor);
  move->params = params;
  move->params.set(P::kSticky, false);
  set_heading(move->sought_position.frame, params.desired_heading);
  move->type = MovementType::TurnToHeading;
  append_turn(*move, params.desired_heading);
  begin_next_node(context, actor, *move);
}

bool is_moving_to(const StepContext& context, const Actor& actor) {
  const MoveTo* move = find_move_to(context.scene, actor);
  return move && move->type != MovementType::Invalid;
}

const MoveTo* find_move_to(const Scene& scene, const Actor& actor) {
  return scene.move_to.find(actor.managers.move_to);
}

void cancel_move(StepContext& context, Actor& actor, MotionError code) {
  MoveTo* move = move_to_block(context.scene, actor);
  if (!move || move->type == MovementType::Invalid) return;
  move->nodes.clear();
  end_move(context, actor, *move, code);
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

void move_to_target_updated(StepContext& context, Actor& actor, const TargetInfo& info) {
  MoveTo* move = move_to_block(context.scene, actor);
  if (!move || info.object != move->top_level_object) return;
  const bool ok = info.status == TargetStatus::Ok;
  if (move->initialized) {
    if (!ok) {
      cancel_move(context, actor, MotionError::ObjectGone);
    } else if (move->type == MovementType::MoveToObject) {
      move->sought_position = info.interpolated_position;
      move->current_target_position = info.target_position;
      move->previous_distance = move->original_distance = FLT_MAX;
      move->previous_distance_time = move->original_distance_time = context.scene.clock;
    }
  } else if (move->top_level_object == actor.guid) {
    move->sought_position = move->current_target_position = actor.body.position;
    end_move(context, actor, *move, MotionError::None);
  } else if (!ok) {
    cancel_move(context, actor, MotionError::NoObject);
  } else if (move->type == MovementType::MoveToObject) {
    plan_move_to_object(context, actor, *move, info);
  } else if (move->type == MovementType::TurnToObject) {
    plan_turn_to_object(context, actor, *move, info);
  }
}

}  // namespace acm
