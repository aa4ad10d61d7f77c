// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/object_state.h"

#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "world/object_effects.h"

namespace acm {

namespace {

MoveKind kind_of(MovementType type) {
  switch (type) {
    case MovementType::MoveToObject: return MoveKind::Object;
    case MovementType::MoveToPosition: return MoveKind::Position;
    case MovementType::TurnToObject: return MoveKind::TurnToObject;
    case MovementType::TurnToHeading: return MoveKind::TurnToHeading;
    default: return MoveKind::None;
  }
}

void read_body(ObjectState& out, const Body& body) {
  out.position = body.position;
  out.velocity = body.velocity;
  out.achieved_velocity = body.achieved_velocity;
  out.omega = body.omega;
  out.state = body.state;
  out.scale = body.scale;
  out.size = size_of(body);
  out.contact = body.contact;
  out.on_walkable = body.on_walkable;
  out.active = body.active;
  out.in_world = body.in_cell;
  out.last_move_was_autonomous = body.last_move_was_autonomous;
  out.parent = body.parent;
  out.hold_location = body.hold_location;
}

void read_motion(ObjectState& out, const Scene& scene, const Actor& actor) {
  const MotionTableManager& manager = actor.motion_table_manager;
  out.part_count = actor.part_count;
  out.style = manager.state.style;
  out.substate = manager.state.substate;
  out.substate_speed = manager.state.substate_speed;
  out.pending_motions = static_cast<std::uint16_t>(manager.pending.size());
  out.movement = actor.motion_interp.interpreted;
  if (const SequenceNode* node = current_node(actor.sequence, scene.pool)) {
    out.animation = node->animation->id;
    out.frame_number = actor.sequence.frame_number;
  }
}

void read_managers(ObjectState& out, const Scene& scene, const Actor& actor) {
  if (const MoveTo* move = find_move_to(scene, actor)) {
    out.move = kind_of(move->type);
    if (out.move == MoveKind::Object || out.move == MoveKind::TurnToObject)
      out.move_target = move->sought_object;
  }
  out.stuck_to = sticky_object(scene, actor);
  out.interpolating = is_interpolating(scene, actor);
  const Constraint* constraint = scene.constraint.find(actor.managers.constraint);
  out.constrained = constraint && constraint->is_constrained;
}

}  // namespace

Cylinder size_of(const Body& body) {
  return {body.radius * body.scale, body.height * body.scale};
}

ObjectState object_state(const WorldState& world, Guid guid) {
  ObjectState out;
  const Actor* actor = world.find(guid);
  if (!actor) return out;
  const ObjectRecord& record = *world.record(guid);
  out.guid = guid;
  out.setup = record.setup;
  out.motion_table = record.motion_table;
  out.effects = effects_of(record, actor->setup);
  if (const Effects* effects = world.scene.effects.find(actor->managers.effects)) {
    out.translucency = effects->translucency;
    out.queued_scripts = static_cast<std::uint16_t>(effects->scripts.size());
  }
  read_body(out, actor->body);
  read_motion(out, world.scene, *actor);
  read_managers(out, world.scene, *actor);
  return out;
}

}  // namespace acm
