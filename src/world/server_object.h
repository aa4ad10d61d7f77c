// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/outbox.h"
#include "world/server_role.h"
#include "world/server_state.h"
#include "world/world_state.h"

#include <span>

namespace acm {

/// What the functions of a server work on, looked up once a call.
struct ServerObject {
  ServerState& server;
  Outbox& out;
  Actor& actor;
  ServerRecord& record;

  [[nodiscard]] StepContext& context() const { return server.world.context(); }
  [[nodiscard]] double now() const { return server.world.scene.clock; }
  [[nodiscard]] const ServerRules& rules() const { return server.rules; }
  [[nodiscard]] ServerObjectState& state() const { return record.state; }
  [[nodiscard]] wire::TimestampTable& timestamps() const { return record.timestamps; }
  template <class M>
  void send(Audience audience, const M& message) const {
    out.push(audience, actor.guid, message);
  }
};

/// Whether a moment has come. Ticks add up to whole intervals only nearly.
inline bool is_past(double now, double moment) {
  return now > moment - 1.0e-6;
}

/// Whether the server knows by itself where the body stands. Elsewhere its client says so (SV-32).
inline bool has_own_ground(const Body& body) {
  return body.ground == Ground::Flat || body.ground == Ground::Host;
}

wire::CommandIndex style_of(const Actor& actor);
/// Actions of an object share one 15-bit timestamp, whoever began them: receivers keep only one.
std::uint16_t next_action_stamp(ServerObjectState& state);

void send_position(const ServerObject& o, Audience audience = Audience::Everyone);
/// Timestamps a movement that the server has decided and sends it to everyone; then where it begins (SV-14,
/// SV-21).
void send_movement(const ServerObject& o, const wire::MovementBody& body);
/// The same with the movement that the body is in, and actions that have just begun.
void send_state(const ServerObject& o, std::span<const MotionAction> actions = {});
void send_velocity(const ServerObject& o);
/// The movement that the body is in and its velocity. No place: clients ignore those of a body in the air
/// (SV-20), and one message of a client becomes at most two (SV-30).
void send_jump(const ServerObject& o);
void send_appearance(const ServerObject& o, const Appearance& appearance);
/// Because the host asks for it: to everyone (SV-16).
void correct_position(const ServerObject& o);
/// Because of a message of its client: to the owner, who alone has another place, at most once a tick
/// (SV-37).
void correct_client(const ServerObject& o);

/// A weenie that does not know its run rate learns it from each run (core 7.12). On a server that rate is the
/// host's: runs of a client would slow every later move that the host orders (SV-30).
void restore_run_rate(const ServerObject& o);

MotionError order_motion(const ServerObject& o, Command motion, const MovementParameters& params);
MotionError order_stop(const ServerObject& o, Command motion, const MovementParameters& params);
void order_turn_to_heading(const ServerObject& o, const MovementParameters& params);

/// Calls `act` with the object of that guid, if there is one.
template <class Act>
void with_object(ServerState& server, Outbox& out, Guid guid, Act&& act) {
  if (Actor* actor = server.world.find(guid)) act(ServerObject{server, out, *actor, server.record(guid)});
}

/// The same for what can be refused.
template <class Act>
MotionError ask_object(ServerState& server, Outbox& out, Guid guid, Act&& act) {
  Actor* actor = server.world.find(guid);
  if (!actor) return MotionError::NoPhysicsObject;
  return act(ServerObject{server, out, *actor, server.record(guid)});
}

}  // namespace acm
