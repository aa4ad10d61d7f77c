// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/types.hpp"
#include "base/position.h"
#include "wire/message.h"

#include <cstdint>

namespace acm {

class Outbox;
class World;
enum class Audience : std::uint8_t;

// A server's side of the movement protocol: what clients send is judged and applied, what the host orders is
// carried out, and everyone is told (managers 10.8). The code of the retail server is not public; these are
// the rules that its clients and the emulators agree on, with what is ours to choose in ServerRules.

/// What a server can decide for itself. Seconds and metres.
struct ServerRules {
  double move_interval = 0.5;   ///< between positions of a creature that moves to something (SV-21)
  double other_interval = 1.0;  ///< between positions of any other body that has moved
  double relay_interval = 1.0;  ///< between positions told to others because of a player's keys
  /// Between positions of a player who moves itself, from the server's own simulation; 0: none, only what its
  /// client says (SV-21). With it, positions that the network had to send again are overtaken by newer ones.
  double player_interval = 0.0;
  /// A client's position that lies where its running body was at most so long ago is late, not different: the
  /// body goes on from where it is. 0: every position is taken (SV-12).
  double lateness = 0.0;
  float farthest_request = 10.0f;    ///< a client that says it is so far off is put back (SV-3)
  unsigned max_actions = 6;          ///< that may wait on one body (SV-4)
  bool bounds_jumps = true;          ///< no jump is faster than the owner's skill allows (SV-11)
  bool announces_jumps = false;      ///< an empty UpdateMotion goes before each jump, as ACE does (SV-11)
  bool clients_choose_level = true;  ///< AutonomyLevel is obeyed (SV-13)
};

/// What a server remembers of a body beside its actor and its timestamps. Plain data, part of a World's
/// records.
struct ServerObjectState {
  bool has_client = false;           ///< a player, whose owner hears everything about it
  std::uint8_t autonomy_level = 2;   ///< of the client (managers LP-10)
  bool in_portal = false;            ///< told to teleport, and the client has not reported yet (SV-15)
  bool was_moving_to = false;        ///< as of the last serve()
  std::uint16_t action_stamp = 1;    ///< of the last action that the host has ordered, 15 bits
  std::uint32_t last_action = 0;     ///< number of the last message that told keys or a place
  double last_told_time = -1.0e300;  ///< when everyone was last told a position
  Position last_told;                ///< and which
  Position last_ground;              ///< where a client last said that it stood
};

/// Why a client's message was not taken.
enum class Refusal : std::uint8_t {
  None,
  UnknownPlayer,
  PastInstance,        ///< about a body that no longer is, or is not yet
  StaleTeleport,       ///< sent before the client knew of a teleport
  StaleForcePosition,  ///< sent before the client knew of a correction
  NotFinite,           ///< a number is infinite or not a number
  Dead,
  InPortal,
  Overtaken,  ///< a later message about keys or places was here first
  BadCell,
  BadStyle,     ///< no style
  BadCommand,   ///< an action where a movement belongs
  BadAction,    ///< no emote
  NotAllowed,   ///< the client moves its player itself, or may not choose its level
  NotAClients,  ///< no client sends this
};

/// Short English text, such as "the player is dead". Never null.
const char* to_string(Refusal refusal);

struct ClientVerdict {
  Refusal refusal = Refusal::None;
  bool corrected = false;                  ///< the position was too far off; a correction is on its way
  std::int32_t stamina_cost = 0;           ///< of a jump
  MotionError motion = MotionError::None;  ///< what became of a motion that was asked for at level 0

  [[nodiscard]] bool taken() const { return refusal == Refusal::None; }
};

// All of these are about one object of a world, whose record holds the timestamps last sent and what was last
// told. What is to be sent goes to the outbox. Nothing is ever allocated, and nothing happens when there is
// no such object.

/// What a client sends about its player: SV-10 to SV-13. Everything is judged before anything is changed.
ClientVerdict handle(World& world, Outbox& out, Guid player, const wire::Message& message);
/// The same for bytes as they came. Fails, with nothing changed, when they cannot be decoded.
Result<ClientVerdict> handle(World& world, Outbox& out, Guid player, Bytes message);

// What the host orders. The body does it, and everyone hears of it; a player's client loses control (SV-14).
// A refused order is told to nobody.

/// A motion as the keys give it, such as walking backwards, a stance or an emote.
MotionError order_motion(World& world, Outbox& out, Guid guid, Command motion,
                         const MovementParameters& params = {});
MotionError order_stop(World& world, Outbox& out, Guid guid, Command motion,
                       const MovementParameters& params = {});
MotionError order_stop_completely(World& world, Outbox& out, Guid guid);
/// The target must be an object of the world: NoObject otherwise.
MotionError order_move_to_object(World& world, Outbox& out, Guid guid, Guid target,
                                 const MovementParameters& params = {});
MotionError order_turn_to_object(World& world, Outbox& out, Guid guid, Guid target,
                                 const MovementParameters& params = {});
MotionError order_move_to_position(World& world, Outbox& out, Guid guid, const Position& position,
                                   const MovementParameters& params = {});
/// To params.desired_heading.
MotionError order_turn_to_heading(World& world, Outbox& out, Guid guid, const MovementParameters& params);
/// Another run rate: told as the server's own motion, or the owner would ignore it.
MotionError order_run_rate(World& world, Outbox& out, Guid guid, float run_rate);
/// A throw, a fall, a leap: metres and radians per second, world axes.
void order_velocity(World& world, Outbox& out, Guid guid, Vec3 velocity, Vec3 omega = {});
void order_state(World& world, Outbox& out, Guid guid, std::uint32_t physics_state);

/// Puts the body elsewhere. A player's messages are refused until complete_teleport (SV-15).
void order_teleport(World& world, Outbox& out, Guid guid, const Position& position);
/// The client has reported that it arrived: the player is seen again.
void complete_teleport(World& world, Outbox& out, Guid guid);
/// Tells a client that has its player wrong where it is (SV-16).
void correct_position(World& world, Outbox& out, Guid guid);

/// Once a tick, after all actors were moved: positions that are due are told, in ascending order of guids
/// (SV-21).
void serve(World& world, Outbox& out);

/// A position, as it is now (SV-20), and the movement that the body is in, as the server's own (SV-14).
void send_position(World& world, Outbox& out, Guid guid, Audience audience);
void send_motion(World& world, Outbox& out, Guid guid);

/// What a client needs to make the object, with the timestamps that later messages go on from. Appearance and
/// description (the tail) are the host's to add. Without such an object it is empty.
wire::CreateObject describe(const World& world, Guid guid);

}  // namespace acm
