// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"

#include "actor/body.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "actor/targeting.h"
#include "base/heading.h"
#include "motion/steering.h"

#include <cfloat>

#include "move_to_parts.h"
#include "report.h"

namespace acm {

namespace {

using P = MovementParameters;

constexpr float kTargetRadius = 0.5f;  // metres that a target moves between two updates

// Made when first needed (MT-2). Null, and reported, when the pool is used up.
MoveTo* ensure_move_to_block(StepContext& context, Actor& actor) {
  if (actor.managers.move_to == ManagerHandles::kNone) {
    actor.managers.move_to = context.scene.move_to.take();
    if (MoveTo* made = move_to_block(context.scene, actor))
      forget_move(context, *made);
    else
      report(context, actor, LimitReachedEvent{Limit::ManagerBlocks, 1});
  }
  return move_to_block(context.scene, actor);
}

void append_turn(MoveTo& move, double heading) {
  move.nodes.push_back({MovementType::TurnToHeading, static_cast<float>(heading)});
}

void append_walk(MoveTo& move) {
  move.nodes.push_back({MovementType::MoveToPosition, 0.0f});
}

// The target's place is known: plan the legs. retail: MoveToObject_Internal (MT-41)
void plan_move_to_object(StepContext& context, Actor& actor, MoveTo& move, const TargetInfo& info) {
  move.sought_position = info.interpolated_position;
  move.current_target_position = info.target_position;
  const double bearing = heading_between(actor.body.position, info.interpolated_position);
  if (move_command(move.params, current_distance(actor, move)).command != 0) {
    append_turn(move, bearing);
    append_walk(move);
  }
  if (move.params.has(P::kUseFinalHeading))
    append_turn(move, wrapped_heading(bearing + move.params.desired_heading));
  move.initialized = true;
  begin_next_node(context, actor, move);
}

// retail: TurnToObject_Internal (MT-44)
void plan_turn_to_object(StepContext& context, Actor& actor, MoveTo& move, const TargetInfo& info) {
  move.current_target_position = info.target_position;
  const double bearing = heading_between(actor.body.position, info.target_position);
  const double goal = wrapped_heading(bearing + heading_of(move.sought_position.frame));
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
  stop_completely(context, actor, made_by_move(params.context_id));
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
  if (params.has(P::kStopCompletely)) stop_completely(context, actor, made_by_move(params.context_id));
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
  stop_completely(context, actor, made_by_move(params.context_id));
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
  if (params.has(P::kStopCompletely)) stop_completely(context, actor, made_by_move(params.context_id));
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
