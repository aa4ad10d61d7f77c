// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/movement_message.h"

#include "actor/interpreter.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "actor/position_control.h"

namespace acm {

namespace {

// Applies each type of movement (MM-24). Places and headings go to the move by themselves: nothing is woken,
// cancelled or let go of a second time.
class Content {
 public:
  Content(Lane& lane, Actor& actor, const wire::MovementBody& body, CommandSet commands)
      : lane_(lane), actor_(actor), body_(body), commands_(commands) {}

  bool operator()(const wire::StateMovement& movement) {
    MotionAction actions[wire::ActionList::kCapacity];
    std::size_t count = 0;
    for (const wire::ActionItem& item : movement.state.actions.view())
      actions[count++] = wire::to_action(item, commands_);
    move_to_interpreted_state(lane_, actor_, wire::to_movement(movement.state, commands_), {actions, count});
    if (body_.has(wire::MovementBody::kStickToObject) && movement.sticky_object != 0)
      stick_to_object(lane_, actor_, movement.sticky_object);
    actor_.interpreter.standing_longjump = body_.has(wire::MovementBody::kStandingLongJump);
    return true;
  }
  bool operator()(const wire::MoveToObject& move) {
    actor_.interpreter.my_run_rate = move.run_rate;
    if (lane_.scene.find(move.target))
      move_to_object(lane_, actor_, move.target, move.parameters);
    else
      begin_move_to_position(lane_, actor_, move.origin.position(), move.parameters);
    return true;
  }
  bool operator()(const wire::MoveToPosition& move) {
    actor_.interpreter.my_run_rate = move.run_rate;
    begin_move_to_position(lane_, actor_, move.origin.position(), move.parameters);
    return true;
  }
  bool operator()(const wire::TurnToObject& turn) {
    if (lane_.scene.find(turn.target)) {
      turn_to_object(lane_, actor_, turn.target, turn.parameters);
      return true;
    }
    MovementParameters parameters = turn.parameters;
    parameters.desired_heading = turn.heading;
    begin_turn_to_heading(lane_, actor_, parameters);
    return true;
  }
  bool operator()(const wire::TurnToHeading& turn) {
    begin_turn_to_heading(lane_, actor_, turn.parameters);
    return true;
  }
  bool operator()(const wire::BareMovement&) { return false; }

 private:
  Lane& lane_;
  Actor& actor_;
  const wire::MovementBody& body_;
  CommandSet commands_;
};

}  // namespace

bool apply_movement(Lane& lane, Actor& actor, const wire::MovementBody& body, CommandSet commands) {
  if (!actor.interpreter.exists) return false;
  lane.scene.prepare_pools();
  cancel_moveto(lane, actor);
  unstick_from_object(lane, actor);
  const Command style = expand_command(body.style, commands);
  if (style != actor.interpreter.interpreted.current_style) do_raw_motion(lane, actor, style, {});
  return std::visit(Content(lane, actor, body, commands), body.content);
}

}  // namespace acm
