// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/motion_interp.h"
#include "actor/motion_table_manager.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "motion/interpreted_motion_state.h"
#include "wire/broadcast.h"
#include "world/object_appearance.h"
#include "world/server_travel.h"

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
  actor.weenie.runs_by_skill = false;
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
  forget_travel(o.state());
  o.state().jump_waits = false;
  send_position(o);
  if (!o.state().has_client) return;
  o.state().in_portal = true;
  set_state(o, o.actor.body.state | kInPortal);
}

// Seconds. Honest keys make a body wait for less: the longest links play for one or two.
constexpr double kMaxWaitForKeys = 3.0;

// An order of the host never waits for what a client has begun (SV-30, SV-34): the emotes that it has listed
// end, and if keys have queued links that would play for long (a turn may be as slow as a mouse), those too.
void make_way(const ServerObject& o) {
  if (!o.state().has_client) return;
  restore_run_rate(o);
  cut_actions_from_client(o.context(), o.actor);
  o.actor.motion_interp.standing_longjump = false;  // as the client's, which loses control (LP-50)
  limit_wait_for_links(o.context(), o.actor, kMaxWaitForKeys);
}

// What one client has said counts neither for the next one, whose messages are numbered anew, nor for a host
// that takes the body over.
void forget_client(const ServerObject& o) {
  make_way(o);
  ServerObjectState& state = o.state();
  state.last_action = state.awaited_keys = 0;
  state.jump_waits = false;
  state.autonomy_level = autonomy::kClient;
}

// What those who watch a body know of its motions.
struct KnownMotions {
  bool moves;
  bool charges_long_jump;
  unsigned actions;
  InterpretedMotionState state;
  bool operator==(const KnownMotions&) const = default;
};
KnownMotions known_motions(const ServerObject& o) {
  const MotionInterp& in = o.actor.motion_interp;
  return {is_moving_to(o.context(), o.actor), in.standing_longjump, in.interpreted_actions.size(),
          in.interpreted};
}

// A refused motion may have ended a move and changed the state before it was refused (core 7.4): whoever
// watches the body learns of that (SV-36). `before` is what they knew when the host gave the order.
MotionError send_what_is_left(const ServerObject& o, const KnownMotions& before, MotionError error) {
  if (error != MotionError::None && known_motions(o) != before) send_state(o);
  return error;
}

MotionError order_motion(const ServerObject& o, const KnownMotions& before, Command motion,
                         const MovementParameters& params) {
  const MotionError error = perform_movement(
      o.context(), o.actor, {.type = MovementType::RawCommand, .motion = motion, .params = params});
  if (error != MotionError::None) return send_what_is_left(o, before, error);
  if (!is_listed_action(motion)) {
    send_state(o);
    return error;
  }
  const MotionAction action{motion, params.speed, next_action_stamp(o.state()), false};
  send_state(o, {&action, 1});
  return error;
}

MotionError order_stop(const ServerObject& o, const KnownMotions& before, Command motion,
                       const MovementParameters& params) {
  const MotionError error = perform_movement(
      o.context(), o.actor, {.type = MovementType::StopRawCommand, .motion = motion, .params = params});
  if (error != MotionError::None) return send_what_is_left(o, before, error);
  send_state(o);
  return error;
}

}  // namespace

void restore_run_rate(const ServerObject& o) {
  const WeenieFacts& weenie = o.actor.weenie;
  const bool learns = weenie.present && !weenie.knows_run_rate && !weenie.runs_by_skill;
  if (learns && o.state().has_client) o.actor.motion_interp.my_run_rate = weenie.run_rate;
}

MotionError order_motion(const ServerObject& o, Command motion, const MovementParameters& params) {
  return order_motion(o, known_motions(o), motion, params);
}

MotionError order_stop(const ServerObject& o, Command motion, const MovementParameters& params) {
  return order_stop(o, known_motions(o), motion, params);
}

void order_turn_to_heading(const ServerObject& o, const MovementParameters& params) {
  turn_to_heading(o.context(), o.actor, params);
  write_move(o, wire::TurnToHeading{params});
}

void set_player(ServerState& server, Outbox& out, Guid guid, bool is_player) {
  with_object(server, out, guid, [&](const ServerObject& o) {
    if (o.state().has_client != is_player) forget_client(o);
    o.state().has_client = is_player;
    // Until an order comes, what it does is its client's own doing; a description says so, and the client
    // keeps control of its player (managers LP-52).
    if (is_player) o.actor.body.last_move_was_autonomous = true;
  });
}

MotionError order_motion(ServerState& server, Outbox& out, Guid guid, Command motion,
                         const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    const KnownMotions before = known_motions(o);
    make_way(o);
    return order_motion(o, before, motion, params);
  });
}

MotionError order_stop(ServerState& server, Outbox& out, Guid guid, Command motion,
                       const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    const KnownMotions before = known_motions(o);
    make_way(o);
    return order_stop(o, before, motion, params);
  });
}

MotionError order_stop_completely(ServerState& server, Outbox& out, Guid guid) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    make_way(o);
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
    make_way(o);
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
    make_way(o);
    const float heading = heading_between(o.actor.body.position, to->body.position);
    turn_to_object(o.context(), o.actor, target, params);
    return write_move(o, wire::TurnToObject{target, heading, params});
  });
}

MotionError order_move_to_position(ServerState& server, Outbox& out, Guid guid, const Position& position,
                                   const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    make_way(o);
    move_to_position(o.context(), o.actor, position, params);
    return write_move(o, wire::MoveToPosition{origin_of(position), params, run_rate(o.actor)});
  });
}

MotionError order_turn_to_heading(ServerState& server, Outbox& out, Guid guid,
                                  const MovementParameters& params) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    make_way(o);
    order_turn_to_heading(o, params);
    return MotionError::None;
  });
}

MotionError order_run_rate(ServerState& server, Outbox& out, Guid guid, float run_rate) {
  return ask_object(server, out, guid, [&](const ServerObject& o) {
    ensure_motion_interp(o.context(), o.actor);
    make_way(o);
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
