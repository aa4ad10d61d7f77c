// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "actor/targeting.h"

#include "call_depth_guard.h"
#include "move_to_parts.h"
#include "report.h"

namespace acm {

namespace {

// retail: CleanUp (MT-131)
void clean_up(StepContext& context, Actor& actor, MoveTo& move) {
  MovementParameters params = leg_parameters(move);
  if (move.current_command != 0) stop_leg_motion(context, actor, move, move.current_command, params);
  if (move.aux_command != 0) stop_leg_motion(context, actor, move, move.aux_command, params);
  if (move.top_level_object != 0 && move.type != MovementType::Invalid) clear_target(context, actor);
  forget_move(context, move);
  context.scene.links_changed(actor);
}

}  // namespace

void forget_move(const StepContext& context, MoveTo& move) {
  MovementParameters params = move.params;
  params.flags = 0;
  params.context_id = 0;
  MoveTo fresh;
  fresh.params = params;
  fresh.starting_position = move.starting_position;
  fresh.nodes = move.nodes;
  fresh.previous_distance_time = fresh.original_distance_time = context.scene.clock;
  move = fresh;
}

void end_move(StepContext& context, Actor& actor, MoveTo& move, MotionError code) {
  const CallDepthGuard reentry(context);
  const bool was_moving = move.type != MovementType::Invalid;
  const std::uint32_t context_id = move.params.context_id;
  clean_up(context, actor, move);
  stop_completely(context, actor, made_by_move(context_id));
  if (was_moving) report(context, actor, MoveFinishedEvent{code, context_id});
}

void complete_move(StepContext& context, Actor& actor, MoveTo& move) {
  const bool sticks = move.params.has(MovementParameters::kSticky);
  const Guid target = move.top_level_object;
  const float radius = move.sought_size.radius;
  end_move(context, actor, move, MotionError::None);
  if (sticks) stick_to(context, actor, target, radius);
}

void cancel_move(StepContext& context, Actor& actor, MotionError code) {
  MoveTo* move = move_to_block(context.scene, actor);
  if (!move || move->type == MovementType::Invalid) return;
  move->nodes.clear();
  end_move(context, actor, *move, code);
}

}  // namespace acm
