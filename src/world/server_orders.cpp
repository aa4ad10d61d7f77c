// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/interpreter.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "wire/broadcast.h"

#include "place.h"
#include "served_object.h"

namespace acm {

namespace {

constexpr std::uint32_t kInPortal = wire::physics_state::kHidden | wire::physics_state::kIgnoreCollisions;

wire::Origin origin_of(const Position& p) {
  return {p.cell, p.frame.origin};
}

template <class Content>
MotionError tell_move(const ServedObject& o, const Content& content) {
  wire::MovementBody body;
  body.content = content;
  tell_movement(o, body);
  return MotionError::None;
}

void set_run_rate(Actor& actor, bool has_keys, float rate) {
  Interpreter& in = actor.interpreter;
  actor.owner.run_rate = in.my_run_rate = rate;
  // A player's keys are known here, so its movement is worked out from them; a creature has none.
  if (has_keys)
    in.interpreted = interpret(in.raw, adjust_facts(actor));
  else if (in.interpreted.forward_command == command::kRunForward)
    in.interpreted.forward_speed = rate;
}

void set_state(const ServedObject& o, std::uint32_t state) {
  o.actor.body.state = state;
  update_acceleration(o.actor);
  set_active(o.lane(), o.actor);
  wire::SetState m;
  m.guid = o.actor.guid;
  m.physics_state = state;
  put_stamps(m, o.stamps());
  o.send(Audience::Everyone, m);
}

// The client learns of it first, then everyone sees the body gone from here and, hidden, there (SV-15).
void teleport_object(const ServedObject& o, const Position& position) {
  const std::uint16_t stamp = o.stamps().advance(wire::Stamp::Teleport);
  if (o.served().has_client) o.send(Audience::Owner, wire::PlayerTeleport{stamp, 0, {}});
  teleport(o.lane(), o.actor, position);
  set_velocity(o.lane(), o.actor, {});
  tell_position(o);
  if (!o.served().has_client) return;
  o.served().in_portal = true;
  set_state(o, o.actor.body.state | kInPortal);
}

}  // namespace

MotionError order_motion(const ServedObject& o, Command motion, const MovementParameters& params) {
  const MotionError error = perform_movement(
      o.lane(), o.actor, {.type = MovementType::RawCommand, .motion = motion, .params = params});
  if (error != MotionError::None) return error;
  if (!is_listed_action(motion)) {
    tell_state(o);
    return error;
  }
  const MotionAction action{motion, params.speed, next_action_stamp(o.served()), false};
  tell_state(o, {&action, 1});
  return error;
}

MotionError order_stop(const ServedObject& o, Command motion, const MovementParameters& params) {
  const MotionError error = perform_movement(
      o.lane(), o.actor, {.type = MovementType::StopRawCommand, .motion = motion, .params = params});
  if (error == MotionError::None) tell_state(o);
  return error;
}

void order_turn_to_heading(const ServedObject& o, const MovementParameters& params) {
  turn_to_heading(o.lane(), o.actor, params);
  tell_move(o, wire::TurnToHeading{params});
}

MotionError order_motion(World& world, Outbox& out, Guid guid, Command motion,
                         const MovementParameters& params) {
  return ask_object(world, out, guid, [&](const ServedObject& o) { return order_motion(o, motion, params); });
}

MotionError order_stop(World& world, Outbox& out, Guid guid, Command motion,
                       const MovementParameters& params) {
  return ask_object(world, out, guid, [&](const ServedObject& o) { return order_stop(o, motion, params); });
}

MotionError order_stop_all(World& world, Outbox& out, Guid guid) {
  return ask_object(world, out, guid, [&](const ServedObject& o) {
    stop_body_completely(o.lane(), o.actor);
    tell_state(o);
    return MotionError::None;
  });
}

MotionError order_move_to_object(World& world, Outbox& out, Guid guid, Guid target,
                                 const MovementParameters& params) {
  return ask_object(world, out, guid, [&](const ServedObject& o) {
    const Actor* to = world.find(target);
    if (!to) return MotionError::NoObject;
    const wire::MoveToObject move{target, origin_of(place_of(*to)), params, run_rate(o.actor)};
    move_to_object(o.lane(), o.actor, target, params);
    return tell_move(o, move);
  });
}

MotionError order_turn_to_object(World& world, Outbox& out, Guid guid, Guid target,
                                 const MovementParameters& params) {
  return ask_object(world, out, guid, [&](const ServedObject& o) {
    const Actor* to = world.find(target);
    if (!to) return MotionError::NoObject;
    const float heading = heading_between(o.actor.body.position, to->body.position);
    turn_to_object(o.lane(), o.actor, target, params);
    return tell_move(o, wire::TurnToObject{target, heading, params});
  });
}

MotionError order_move_to_position(World& world, Outbox& out, Guid guid, const Position& position,
                                   const MovementParameters& params) {
  return ask_object(world, out, guid, [&](const ServedObject& o) {
    move_to_position(o.lane(), o.actor, position, params);
    return tell_move(o, wire::MoveToPosition{origin_of(position), params, run_rate(o.actor)});
  });
}

MotionError order_turn_to_heading(World& world, Outbox& out, Guid guid, const MovementParameters& params) {
  return ask_object(world, out, guid, [&](const ServedObject& o) {
    order_turn_to_heading(o, params);
    return MotionError::None;
  });
}

MotionError order_run_rate(World& world, Outbox& out, Guid guid, float run_rate) {
  return ask_object(world, out, guid, [&](const ServedObject& o) {
    ensure_interpreter(o.lane(), o.actor);
    set_run_rate(o.actor, o.served().has_client, run_rate);
    apply_interpreted_movement(o.lane(), o.actor, false, false);
    tell_state(o);
    return MotionError::None;
  });
}

void order_velocity(World& world, Outbox& out, Guid guid, Vec3 velocity, Vec3 omega) {
  with_object(world, out, guid, [&](const ServedObject& o) {
    set_velocity(o.lane(), o.actor, velocity);
    set_omega(o.actor, omega);
    tell_velocity(o);
  });
}

void order_state(World& world, Outbox& out, Guid guid, std::uint32_t physics_state) {
  with_object(world, out, guid, [&](const ServedObject& o) { set_state(o, physics_state); });
}

void order_teleport(World& world, Outbox& out, Guid guid, const Position& position) {
  with_object(world, out, guid, [&](const ServedObject& o) { teleport_object(o, position); });
}

void complete_teleport(World& world, Outbox& out, Guid guid) {
  with_object(world, out, guid, [&](const ServedObject& o) {
    if (!o.served().in_portal) return;
    o.served().in_portal = false;
    set_state(o, o.actor.body.state & ~kInPortal);
  });
}

}  // namespace acm
