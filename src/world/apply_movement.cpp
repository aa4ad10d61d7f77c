// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/actor/interpreter.h"
#include "acmotion/actor/move_to.h"
#include "acmotion/actor/movement.h"
#include "acmotion/actor/position_control.h"

#include <array>

#include "apply_parts.h"

namespace acm {

namespace {

// Type 0: the state first, then its actions, then the stick (MM-24).
void follow(World& world, Actor& actor, const wire::MovementBody& body, const wire::StateMovement& m) {
  std::array<MotionAction, wire::ActionList::kCapacity> actions;
  std::size_t count = 0;
  for (const wire::ActionItem& item : m.state.actions.view()) actions[count++] = to_action(item);
  move_to_interpreted_state(world.lane(), actor, to_movement(m.state), std::span(actions).first(count));
  if (m.sticky_object != 0) stick_to_object(world.lane(), actor, m.sticky_object);
  actor.interpreter.standing_longjump = body.has(wire::MovementBody::kStandingLongJump);
}

void follow(World& world, Actor& actor, const wire::MovementBody&, const wire::MoveToObject& m) {
  actor.interpreter.my_run_rate = m.run_rate;
  if (world.find(m.target))
    move_to_object(world.lane(), actor, m.target, m.parameters);
  else
    begin_move_to_position(world.lane(), actor, m.origin.position(), m.parameters);
}

void follow(World& world, Actor& actor, const wire::MovementBody&, const wire::MoveToPosition& m) {
  actor.interpreter.my_run_rate = m.run_rate;
  begin_move_to_position(world.lane(), actor, m.origin.position(), m.parameters);
}

void follow(World& world, Actor& actor, const wire::MovementBody&, const wire::TurnToObject& m) {
  if (world.find(m.target)) {
    turn_to_object(world.lane(), actor, m.target, m.parameters);
    return;
  }
  MovementParameters parameters = m.parameters;
  parameters.desired_heading = m.heading;
  begin_turn_to_heading(world.lane(), actor, parameters);
}

void follow(World& world, Actor& actor, const wire::MovementBody&, const wire::TurnToHeading& m) {
  begin_turn_to_heading(world.lane(), actor, m.parameters);
}

// Types 1 to 5 end a move and a stick and change the style, nothing more (MM-24).
void follow(World&, Actor&, const wire::MovementBody&, const wire::BareMovement&) {}

}  // namespace

void apply_movement(World& world, Actor& actor, const wire::MovementBody& body, bool autonomous) {
  Lane& lane = world.lane();
  world.scene.prepare_pools();
  actor.body.last_move_was_autonomous = autonomous;
  if (!actor.interpreter.exists) return;  // MM-20
  cancel_moveto(lane, actor);
  unstick_from_object(lane, actor);
  const Command style = expand_command(body.style);
  if (style != actor.interpreter.interpreted.current_style) do_raw_motion(lane, actor, style, {});
  std::visit([&](const auto& content) { follow(world, actor, body, content); }, body.content);
}

}  // namespace acm
