// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/host.hpp"
#include "acmotion/messages.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"
#include "acmotion/world.hpp"

#include <cstdint>
#include <memory>
#include <span>

/// The server's role over a World: it checks and applies what clients send, carries out the host's orders,
/// and collects what everyone is to be sent (managers SV-1 to SV-22). The code of the retail server is not
/// public; these are the rules that its clients and the emulators agree on, with what is ours to choose in
/// ServerRules.
namespace acm {

struct ServerAccess;

/// What a server decides for itself. Seconds and metres.
struct ServerRules {
  double move_interval = 0.5;   ///< between positions of a creature that moves to something (SV-21)
  double other_interval = 1.0;  ///< between positions of any other body that has moved
  double relay_interval = 1.0;  ///< between positions sent to others because of a player's keys
  /// Between positions of a player who moves itself, from the server's own simulation; 0: none, only what its
  /// client says (SV-21). With it, positions that the network had to send again are overtaken by newer ones.
  double player_interval = 0.0;
  /// Seconds. A client's position on the path that its moving body took within this time counts as late and
  /// is ignored: the body continues from where it is. 0: every position is applied (SV-12).
  double lateness = 0.0;
  float farthest_request = 10.0f;  ///< a client that is this far off or farther is corrected (SV-3)
  /// Speeds of a client's keys are brought down to this: keys give 1, and what makes a body faster, its run
  /// rate and the factors of the client, is the server's own.
  float max_key_speed = 1.0f;
  /// Speeds of a client's emotes and of its forward and sidestep keys are brought up to this in magnitude, so
  /// that no link plays for ever. Turns may be slower: a mouse's are (SV-34).
  float min_key_speed = 0.25f;
  /// How far the places that a client states may be apart: metres per second along the ground; 0: what the
  /// body's own run rate and scale allow. Upwards its jump or a steep slope counts, downwards kMaxVelocity.
  /// Places beyond that are corrected (SV-35).
  float travel_speed = 0.0f;
  float travel_slack =
      2.0f;  ///< seconds of travel that may be saved up, for messages that lag delivers together
  /// Seconds. A jump that arrives this long before the server's body lands waits for the landing; on ground
  /// that only the client knows, a landing this long before the top of a jump is believed (SV-32).
  double jump_slack = 0.3;
  unsigned max_actions = kMaxWaitingActions;  ///< that may wait on one body (SV-4)
  bool bounds_jumps = true;  ///< no jump is faster than the weenie's skill and run rate allow (SV-32)
  /// An empty UpdateMotion goes before each jump, as ACE does (SV-11). With a correction a jump then becomes
  /// three messages; otherwise no message of a client becomes more than two.
  bool announces_jumps = false;
  bool clients_choose_level = false;  ///< AutonomyLevel is obeyed (SV-13, SV-33)
};

/// The check of a client's message.
struct ClientCheckResult : CheckResult {
  /// The position was too far off, the rotation was none, or a jump was refused; a correction is on its way.
  bool corrected = false;
  bool over_budget = false;       ///< corrected because of ServerRules::travel_speed
  bool slowed = false;            ///< a speed was outside ServerRules::min_key_speed, max_key_speed
  std::int32_t stamina_cost = 0;  ///< of a jump
  /// Why a jump was refused, or the answer to a motion that a client at level 0 asked for.
  MotionError motion = MotionError::None;
};

/// Each tick: the messages received (receive), the host's orders, World::tick, broadcast_due, then send the
/// outbox.
///
/// The world must outlive the server, and has one role at the most. Objects are created and deleted with the
/// world. Arguments are checked as World does it. Of an order that the rules of the game refuse everyone is
/// sent what it has changed, if anything (SV-36).
class Server {
 public:
  explicit Server(World& world, const ServerRules& rules = {});
  ~Server();
  /// The same server over a copy of its world.
  Server(World& world, const Server& other);
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  /// Takes over everything but the world.
  void assign(const Server& other);

  [[nodiscard]] const ServerRules& rules() const;
  /// NotFinite, with the rules as they were: a number is not finite, an interval beyond limits::kTick, a
  /// distance beyond limits::kCoordinate or a speed beyond limits::kVelocity. In the constructor such rules
  /// are a programming error, and those of ServerRules are taken.
  Outcome set_rules(const ServerRules& rules);

  /// Whether a client plays the object, so that its owner is sent everything about it. A change forgets what
  /// the client before it has said, such as its emotes and the numbers of its messages.
  Outcome set_player(Guid guid, bool is_player);

  // --- Messages of clients

  /// Checks a message that a client sends about its player, then applies it (SV-10 to SV-13). Everything is
  /// checked before anything changes. Fails when the bytes cannot be decoded.
  Result<ClientCheckResult> receive(Guid player, Bytes message);

  // --- Orders. The body carries out the order, and everyone in range is sent it; a player's client loses
  // control (SV-14).

  /// A motion as the keys give it, such as walking backwards, a stance, a swing or an emote.
  Outcome do_motion(Guid guid, Command motion, const MovementParameters& params = {});
  Outcome stop_motion(Guid guid, Command motion, const MovementParameters& params = {});
  Outcome stop_completely(Guid guid);
  /// The target must be an object of the world; the order is refused with MotionError::NoObject otherwise.
  Outcome move_to_object(Guid guid, Guid target, const MovementParameters& params = {});
  Outcome turn_to_object(Guid guid, Guid target, const MovementParameters& params = {});
  Outcome move_to_position(Guid guid, const Position& position, const MovementParameters& params = {});
  Outcome turn_to_heading(Guid guid,
                          const MovementParameters& params);  ///< to params.desired_heading, degrees
  /// Sent as the server's own motion, or the player's client would ignore it.
  Outcome set_run_rate(Guid guid, float run_rate);
  Outcome set_velocity(Guid guid, Vec3 velocity, Vec3 omega = {});  ///< world axes, m/s and rad/s
  Outcome set_state(Guid guid, std::uint32_t physics_state);
  /// What the object wears from now on. Everyone is sent an ObjDescEvent when that changes something, and
  /// `describe` includes it. Clients keep meshes and textures of parts that it does not name (OD-8), so name
  /// every part: `dress` of looks.hpp does. BadArgument or LimitExceeded for what no message can hold (see
  /// encode_appearance).
  Outcome set_appearance(Guid guid, const Appearance& appearance);
  /// Puts the body elsewhere. A player's messages are dropped until complete_teleport (SV-15).
  Outcome teleport(Guid guid, const Position& position);
  Outcome complete_teleport(
      Guid guid);  ///< the client has reported that it arrived: the player is seen again
  /// Sends everyone the server's position with a new ForcePosition timestamp: a player's client must accept
  /// it (SV-16).
  Outcome correct_position(Guid guid);

  /// Once a tick, after World::tick: sends the positions that are due, in ascending order of guids (SV-21).
  void broadcast_due();
  /// Sends the position or the movement as it is now. BadArgument for Audience::Server.
  Outcome send_position(Guid guid, Audience audience = Audience::Everyone);
  Outcome send_motion(Guid guid);

  /// The CreateObject message from which a client makes the object, with the timestamps that later messages
  /// go on from. `appearance` is an ObjDesc as it is sent, and is not checked; empty: what set_appearance has
  /// set. `tail` is the host's: the weenie description, as it follows on the wire. Empty without such an
  /// object.
  [[nodiscard]] Vector<std::byte> describe(Guid guid, Bytes appearance = {}, Bytes tail = {}) const;

  // --- What is to be sent, in order

  [[nodiscard]] std::span<const OutboundMessage> outbox() const;
  void clear_outbox();

 private:
  friend struct ServerAccess;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace acm
