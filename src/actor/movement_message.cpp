// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/movement_message.h"

#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "actor/position_manager.h"

namespace acm {

namespace {

// Applies each type of movement (MM-24). Moves to places and headings begin directly: the body is not woken,
// and nothing is cancelled or unstuck a second time.
class Content {
 public:
  Content(StepContext& context, Actor& actor, const wire::MovementBody& body, CommandSet commands)
      : context_(context), actor_(actor), body_(body), commands_(commands) {}

  bool operator()(const wire::InterpretedMotionStatePack& state) {
    MotionAction actions[wire::ActionList::kCapacity];
    std::size_t count = 0;
    for (const wire::ActionItem& item : state.actions.view())
      actions[count++] = wire::unpack(item, commands_);
    move_to_interpreted_state(context_, actor_, wire::unpack(state, commands_), {actions, count});
    if (body_.has(wire::MovementBody::kStickToObject) && body_.sticky_object != 0)
      stick_to_object(context_, actor_, body_.sticky_object);
    actor_.motion_interp.standing_longjump = body_.has(wire::MovementBody::kStandingLongJump);
    return true;
  }
  bool operator()(const wire::MoveToObject& move) {
    actor_.motion_interp.my_run_rate = move.run_rate;
    if (context_.scene.find(move.target))
      move_to_object(context_, actor_, move.target, move.parameters);
    else
      begin_move_to_position(context_, actor_, move.origin.position(), move.parameters);
    return true;
  }
  bool operator()(const wire::MoveToPosition& move) {
    actor_.motion_interp.my_run_rate = move.run_rate;
    begin_move_to_position(context_, actor_, move.origin.position(), move.parameters);
    return true;
  }
  bool operator()(const wire::TurnToObject& turn) {
    if (context_.scene.find(turn.target)) {
      turn_to_object(context_, actor_, turn.target, turn.parameters);
      return true;
    }
    MovementParameters parameters = turn.parameters;
    parameters.desired_heading = turn.heading;
    begin_turn_to_heading(context_, actor_, parameters);
    return true;
  }
  bool operator()(const wire::TurnToHeading& turn) {
    begin_turn_to_heading(context_, actor_, turn.parameters);
    return true;
  }
  bool operator()(const wire::BareMovement&) { return false; }

 private:
  StepContext& context_;
  Actor& actor_;
  const wire::MovementBody& body_;
  CommandSet commands_;
};

}  // namespace

bool apply_movement(StepContext& context, Actor& actor, const wire::MovementBody& body, CommandSet commands) {
  if (ensure_movement_manager(context, actor) || !actor.motion_interp.exists) return false;
  context.scene.prepare_pools();
  cancel_move(context, actor);
  unstick_from_object(context, actor);
  const Command style = expand_command(body.style, commands);
  if (style != actor.motion_interp.interpreted.current_style) do_raw_motion(context, actor, style, {});
  return std::visit(Content(context, actor, body, commands), body.content);
}

}  // namespace acm
