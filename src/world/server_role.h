// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/server.hpp"
#include "acmotion/types.hpp"
#include "acmotion/wire.hpp"
#include "base/position.h"
#include "wire/check.h"

#include <cstdint>

namespace acm {

class Outbox;
struct ServerState;

// A server's side of the movement protocol: what clients send is validated and applied, what the host orders
// is carried out, and everyone is sent both (managers SV-1 to SV-22). The code of the retail server is not
// public; these are the rules that its clients and the emulators agree on, with what is ours to choose in
// ServerRules.

/// The time of what has not happened yet.
inline constexpr double kNeverYet = -1.0e300;

/// What a server stores about a body in addition to its actor and its timestamps. Plain data, part of a
/// ServerRecord.
struct ServerObjectState {
  bool has_client = false;                          ///< a player, whose owner is sent everything about it
  std::uint8_t autonomy_level = autonomy::kClient;  ///< of the client (managers LP-10)
  bool in_portal = false;             ///< a teleport was sent, and the client has not reported yet (SV-15)
  bool was_moving_to = false;         ///< as of the last broadcast_due()
  std::uint16_t action_stamp = 1;     ///< of the last action that the host has ordered, 15 bits
  std::uint32_t last_action = 0;      ///< number of the newest message with keys, a place or a jump
  std::uint32_t awaited_keys = 0;     ///< so many numbers up to it may be those of keys that come late
  double last_sent_time = kNeverYet;  ///< when a position was last sent to everyone
  Position last_sent;                 ///< and which
  Position last_ground;               ///< where a client last said that it stood
  double corrected_time = kNeverYet;  ///< when its client was last corrected because of its own message
  double travel_time = kNeverYet;     ///< when a place of its client was last accepted (SV-35)
  Position travel_place;              ///< and which
  float travel_left = 0.0f;      ///< metres along the ground that its client may still move it, as of then
  float climb_left = 0.0f;       ///< upwards
  float fall_left = 0.0f;        ///< downwards
  float travel_debt = 0.0f;      ///< metres that the simulation was ahead of the time along the ground
  float climb_debt = 0.0f;       ///< upwards
  double jump_time = kNeverYet;  ///< when its client last jumped (SV-32)
  float jump_rise = 0.0f;        ///< seconds from then to the top
  bool jump_waits = false;       ///< a jump arrived before the landing
  float waiting_extent = 0.0f;   ///< of that jump
  Vec3 waiting_jump;             ///< its velocity, body's axes
  double jump_deadline = 0.0;    ///< it waits no longer than until then
};

// Each of these works on one object of a world; its ServerRecord holds the timestamps and the position last
// sent. Messages go to the outbox. Nothing is allocated, except by an outbox that grows and where stated, and
// nothing happens when there is no such object.

/// Whether a client plays the object. A change forgets what the client before it has said, and ends what that
/// keeps waiting (SV-34).
void set_player(ServerState& server, Outbox& out, Guid guid, bool is_player);

/// What a client sends about its player: SV-10 to SV-13. Everything is validated before anything is changed.
ClientCheckResult handle(ServerState& server, Outbox& out, Guid player, const wire::Message& message);
/// The same for bytes as they came. Fails, with nothing changed, when they cannot be decoded.
Result<ClientCheckResult> handle(ServerState& server, Outbox& out, Guid player, Bytes message);

// What the host orders. The body does it, and everyone is sent it; a player's client loses control (SV-14).
// Of a refused order everyone is sent what it has changed, if anything (SV-36).

/// A motion as the keys give it, such as walking backwards, a stance or an emote.
MotionError order_motion(ServerState& server, Outbox& out, Guid guid, Command motion,
                         const MovementParameters& params = {});
MotionError order_stop(ServerState& server, Outbox& out, Guid guid, Command motion,
                       const MovementParameters& params = {});
MotionError order_stop_completely(ServerState& server, Outbox& out, Guid guid);
/// The target must be an object of the world: NoObject otherwise.
MotionError order_move_to_object(ServerState& server, Outbox& out, Guid guid, Guid target,
                                 const MovementParameters& params = {});
MotionError order_turn_to_object(ServerState& server, Outbox& out, Guid guid, Guid target,
                                 const MovementParameters& params = {});
MotionError order_move_to_position(ServerState& server, Outbox& out, Guid guid, const Position& position,
                                   const MovementParameters& params = {});
/// To params.desired_heading.
MotionError order_turn_to_heading(ServerState& server, Outbox& out, Guid guid,
                                  const MovementParameters& params);
/// Another run rate: sent as the server's own motion, or the owner would ignore it.
MotionError order_run_rate(ServerState& server, Outbox& out, Guid guid, float run_rate);
/// A throw, a fall, a leap: metres and radians per second, world axes.
void order_velocity(ServerState& server, Outbox& out, Guid guid, Vec3 velocity, Vec3 omega = {});
void order_state(ServerState& server, Outbox& out, Guid guid, std::uint32_t physics_state);

/// Other clothes. Nothing is sent when they are those that it wears. Allocates.
void order_appearance(ServerState& server, Outbox& out, Guid guid, const Appearance& appearance);

/// Puts the body elsewhere. A player's messages are refused until complete_teleport (SV-15).
void order_teleport(ServerState& server, Outbox& out, Guid guid, const Position& position);
/// The client has reported that it arrived: the player is seen again.
void complete_teleport(ServerState& server, Outbox& out, Guid guid);
/// Sends the correct position to a client whose player is in the wrong place (SV-16).
void correct_position(ServerState& server, Outbox& out, Guid guid);

/// Once a tick, after all actors were moved: positions that are due are sent, in ascending order of guids
/// (SV-21).
void broadcast_due(ServerState& server, Outbox& out);

/// A position, as it is now (SV-20), and the movement that the body is in, as the server's own (SV-14).
void send_position(ServerState& server, Outbox& out, Guid guid, Audience audience);
void send_motion(ServerState& server, Outbox& out, Guid guid);

/// What a client needs to make the object, with the timestamps that later messages go on from. Appearance and
/// description (the tail) are the host's to add. Without such an object it is empty.
wire::CreateObject describe(const ServerState& server, Guid guid);

}  // namespace acm
