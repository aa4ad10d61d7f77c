// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "motion/interpreted_motion_state.h"
#include "wire/broadcast.h"
#include "world/object_appearance.h"

#include "place.h"
#include "server_object.h"
namespace acm {

namespace {

constexpr std::uint32_t kInPortal = physics_state::kHidden | physics_state::kIgnoreCollisions;

wire::Origin origin_of(const Position& p) {
  return {p.cell, p.frame.origin};
}

template <class Content>
MotionError write_move(const ServerObject& o, const Content& content) {
  wire::MovementBody body;
  body.content = content;
  send_movement(o, body);
  return MotionError::None;
}

void set_run_rate(Actor& actor, bool has_keys, float rate) {
  MotionInterp& in = actor.motion_interp;
  actor.weenie.run_rate = in.my_run_rate = rate;
  // A player's keys are known here, so its movement is worked out from them; a creature has none.
  if (has_keys)
    in.interpreted = interpret(in.raw, adjust_facts(actor));
  else if (in.interpreted.forward_command == command::kRunForward)
    in.interpreted.forward_speed = rate;
}

void set_state(const ServerObject& o, std::uint32_t state) {
  change_physics_state(o.context(), o.actor, state);
  wire::SetState m;
  m.guid = o.actor.guid;
  m.physics_state = state;
  put_timestamps(m, o.timestamps());
  o.send(Audience::Everyone, m);
}

// The client learns of it first, then everyone sees the body gone from here and, hidden, there (SV-15).
void teleport_object(const ServerObject& o, const Position& position) {
  const std::uint16_t timestamp = o.timestamps().advance(wire::Timestamp::Teleport);
  if (o.state().has_client) o.send(Audience::Owner, wire::PlayerTeleport{timestamp, 0, {}});
  teleport(o.context(), o.actor, position);
  set_velocity(o.context(), o.actor, {});
  send_position(o);
  if (!o.state().has_client) return;
  o.state().in_portal = true;
  set_state(o, o.actor.body.state | kInPortal);
}

}  // namespace

MotionError order_motion(const ServerObject& o, Command motion, const MovementParameters& params) {
  const MotionError error = perform_movement(
      o.context(), o.actor, {.type = MovementType::RawCommand, .motion = motion, .params = params});
  if (error != MotionError::None) return error;
  if (!is_listed_action(motion)) {
    send_state(o);
    return error;
  }
  const MotionAction action{motion, params.speed, next_action_stamp(o.state()), false};
  send_state(o, {&action, 1});
  return error;
}

MotionError order_stop(const ServerObject& o, Command motion, const MovementParameters& params) {
  const MotionError error = perform_movement(
      o.context(), o.actor, {.type = MovementType::StopRawCommand, .motion = motion, .params = params});
  if (error == MotionError::None) send_state(o);
  return error;
}

void order_turn_to_heading(const ServerObject& o, const MovementParameters& params) {
  turn_to_heading(o.context(), o.actor, params);
  write_move(o, wire::TurnToHeading{params});
}

MotionError order_motion(ServerState& server, Outbox& out, Guid guid, Command motion,
                         const MovementParameters& params) {
  return ask_object(server, out, guid,
                    [&](const ServerObject& o) { return order_motion(o, motion, params); });
}

MotionError order_stop(ServerState& server, Outbox& out, Guid guid, Command motion,
                       const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) { return order_stop(o, motion, params); });
}

MotionError order_stop_completely(ServerState& server, Outbox& out, Guid guid) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    stop_completely(o.context(), o.actor);
    send_state(o);
    return MotionError::None;
  });
}

MotionError order_move_to_object(ServerState& server, Outbox& out, Guid guid, Guid target,
                                 const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    const Actor* to = server.world.find(target);
    if (!to) return MotionError::NoObject;
    const wire::MoveToObject move{target, origin_of(place_of(*to)), params, run_rate(o.actor)};
    move_to_object(o.context(), o.actor, target, params);
    return write_move(o, move);
  });
}

MotionError order_turn_to_object(ServerState& server, Outbox& out, Guid guid, Guid target,
                                 const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    const Actor* to = server.world.find(target);
    if (!to) return MotionError::NoObject;
    const float heading = heading_between(o.actor.body.position, to->body.position);
    turn_to_object(o.context(), o.actor, target, params);
    return write_move(o, wire::TurnToObject{target, heading, params});
  });
}

MotionError order_move_to_position(ServerState& server, Outbox& out, Guid guid, const Position& position,
                                   const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    move_to_position(o.context(), o.actor, position, params);
    return write_move(o, wire::MoveToPosition{origin_of(position), params, run_rate(o.actor)});
  });
}

MotionError order_turn_to_heading(ServerState& server, Outbox& out, Guid guid,
                                  const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    order_turn_to_heading(o, params);
    return MotionError::None;
  });
}

MotionError order_run_rate(ServerState& server, Outbox& out, Guid guid, float run_rate) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    ensure_motion_interp(o.context(), o.actor);
    set_run_rate(o.actor, o.state().has_client, run_rate);
    apply_interpreted_movement(o.context(), o.actor, false, false);
    send_state(o);
    return MotionError::None;
  });
}

void order_velocity(ServerState& server, Outbox& out, Guid guid, Vec3 velocity, Vec3 omega) {
  with_object(server, out, guid, [&](const ServerObject& o) {
    set_velocity(o.context(), o.actor, velocity);
    set_omega(o.actor, omega);
    send_velocity(o);
  });
}

void order_state(ServerState& server, Outbox& out, Guid guid, std::uint32_t physics_state) {
  with_object(server, out, guid, [&](const ServerObject& o) { set_state(o, physics_state); });
}

void order_appearance(ServerState& server, Outbox& out, Guid guid, const Appearance& appearance) {
  with_object(server, out, guid, [&](const ServerObject& o) {
    if (change_appearance(server.world, guid, appearance)) send_appearance(o, appearance);
  });
}

void order_teleport(ServerState& server, Outbox& out, Guid guid, const Position& position) {
  with_object(server, out, guid, [&](const ServerObject& o) { teleport_object(o, position); });
}

void complete_teleport(ServerState& server, Outbox& out, Guid guid) {
  with_object(server, out, guid, [&](const ServerObject& o) {
    if (!o.state().in_portal) return;
    o.state().in_portal = false;
    set_state(o, o.actor.body.state & ~kInPortal);
  });
}

}  // namespace acm
