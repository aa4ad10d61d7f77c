// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/messages.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"
#include "acmotion/world.hpp"

#include <cstdint>
#include <memory>
#include <span>

/// The client's role over a World: it applies a server's messages to the world, turns keys into motions of
/// the local player, and collects what is to be sent to the server.
namespace acm {

struct ClientAccess;

/// The plane that a body stands on: points p with normal * p + d = 0.
struct ContactPlane {
  Vec3 normal;
  float d = 0.0f;
};

/// One command of the keyboard or of the mouse.
struct KeyCommand {
  enum class Device : std::uint8_t { Keyboard, Mouse };

  Command motion = 0;  ///< a movement, a posture, an emote, kHoldRun, kHoldSidestep or kJump
  float speed = 1.0f;
  Device device = Device::Keyboard;
  bool run = false;  ///< Mouse only: whether it is meant with the run key

  bool operator==(const KeyCommand&) const = default;
};

/// Whether the run key was pressed, or the option "run as default" changed (LP-22, LP-23, LP-77).
enum class RunSource : std::uint8_t { Modifier, Option };

struct ClientOptions {
  /// True: messages are deferred until PlayerCreate names the local player. False, for a spectator: they are
  /// not; only messages about unknown objects are.
  bool expects_player = true;
  std::uint32_t max_deferred_messages = 2048;
  std::uint32_t max_deferred_bytes = 1u << 20;  ///< of all of them together
  /// Messages create no objects while the world has this many (CheckReason::TooMany, Limit::Objects), nor
  /// beyond WorldOptions::max_objects. Objects of the host count, and are not bounded by it.
  std::uint32_t max_objects = 65'536;
  // What the retail client does not do, or is not known to do.
  bool run_key_sends = true;     ///< the run key alone sends MoveToState (LP-23)
  bool resuming_sends = false;   ///< so does a held key that resumes after the server's motion (LP-56)
  bool silent_in_portal = true;  ///< nothing is sent while a teleport is awaited (LP-66)
  /// The player's own choice "run as default": the run key then means walking (LP-77). Client::set_hold_run
  /// with RunSource::Option changes it later.
  bool run_as_default = false;
};

/// Each frame: keys, then World::tick, then the messages received (receive), then update, then send the
/// outbox.
///
/// The world must outlive the client, and has at most one role. One thread at a time uses a world and its
/// role. Keys and update never allocate beyond the outbox.
class Client {
 public:
  explicit Client(World& world, const ClientOptions& options = {});
  ~Client();
  /// The same client over a copy of its world.
  Client(World& world, const Client& other);
  Client(Client&&) noexcept;
  Client& operator=(Client&&) noexcept;
  /// Takes over everything but the world: for restoring a snapshot, after the world was assigned.
  void assign(const Client& other);

  /// Names the local player, as PlayerCreate does; 0: nobody.
  void set_player(Guid player);
  [[nodiscard]] Guid player() const;

  // --- Messages of the server

  /// Checks a message and does what the client does. A message that makes an object also applies those that
  /// were deferred for it. Fails, with nothing changed, when the bytes cannot be decoded.
  Result<CheckResult> receive(Bytes message);
  [[nodiscard]] std::size_t deferred_messages() const;
  [[nodiscard]] std::uint64_t evicted_messages() const;  ///< deferred ones that had to make room, in all

  // --- Keys. They return the outcome of the motion; Accepted also without a local player, while keys are
  // disabled, and when only the server moves the player.

  Outcome press_key(const KeyCommand& key);
  Outcome release_key(const KeyCommand& key);
  Outcome press_key(Command motion) { return press_key(KeyCommand{motion}); }
  Outcome release_key(Command motion) { return release_key(KeyCommand{motion}); }
  /// The run key, or the option "run as default". The player runs when exactly one of them is on (LP-77).
  void set_hold_run(bool on, RunSource source = RunSource::Modifier);
  /// Runs forward until it is switched off, a forward or posture key or an emote is pressed, the body is
  /// stopped or teleported, or control is lost. To set it to what it is does nothing (LP-72).
  void set_auto_run(bool on);
  [[nodiscard]] bool auto_run() const;
  /// How far a jump is charged, from 0 to 1; 0 without a charge. Charging begins and ends with the key
  /// command::kJump.
  [[nodiscard]] float jump_level() const;
  /// Forgets all keys and auto-run, stops the body and sends the change. A key that is still down does
  /// nothing until it is pressed again. The press of an action or emote begins with this (LP-76). Does
  /// nothing at autonomy level 0. Where the retail client stops only a body of its own (MaybeStopCompletely),
  /// ask controlled_by_server first.
  void stop_completely();
  /// The keyboard belongs to another window: its keys, the run key and the sidestep key count as released,
  /// and a charged jump is dropped. Commands of the mouse, auto-run, postures and the option "run as default"
  /// stay. What is left is applied and sent, unless the server has control (LP-74).
  void lose_focus();
  /// False: all keys, those of the mouse too, count as released, and so do the run key and the sidestep key;
  /// auto-run goes on, and so does a charged jump. Keys then do nothing; set_hold_run only stores its key,
  /// which counts as soon as keys are enabled again (LP-75).
  void set_enabled(bool enabled);

  // --- Mouse look (LP-78): while it runs the pointer turns the body, and keys that turn sidestep at speed 1.
  // The select button of the mouse is the command {kWalkForward, 1, Mouse, run}. Beginning and end are sent
  // at once, turns in between at most every half second: this interval, and the speeds that hosts make of the
  // pointer's movement, are known from one witness only. Mouse look does nothing at autonomy level 0.

  /// Not while a teleport is awaited. While the server has control, beginning and end are only stored; a turn
  /// of the mouse takes control.
  void begin_mouse_look();
  /// Turns to the right, with a negative speed to the left, as with the run key; 0 ends the turn. The speed
  /// is a multiple of the turn's own: the retail client makes 0.8 of a movement of 0.4. Does nothing outside
  /// mouse look. Returns what press_key returns.
  Outcome mouse_turn(float speed);
  /// Ends the turn of the mouse; keys that turn and are still held turn again.
  void end_mouse_look();
  [[nodiscard]] bool mouse_look() const;

  // --- Other facts and settings

  /// Turns the body to a heading, in degrees, at most limits::kHeading. Nothing is sent (LP-45).
  Outcome turn_to(float heading, bool run);
  /// The plane under the local player, when the host knows the terrain; null: level ground under the body.
  Outcome set_contact_plane(const ContactPlane* plane);
  /// 0: the server alone moves the player, 1: the client does but follows the server's positions, 2: normal
  /// play. BadArgument for a level above 2.
  Outcome set_autonomy_level(std::uint32_t level);
  [[nodiscard]] std::uint8_t autonomy_level() const;
  /// Between the events ControlLost and ControlRegained: the server decides what the local player does.
  [[nodiscard]] bool controlled_by_server() const;

  /// Once a frame, after the world was ticked and all messages were received: held keys may resume, and the
  /// position is sent when it is due (LP-4, LP-30, LP-54).
  void update();

  // --- What is to be sent to the server, in order

  [[nodiscard]] std::span<const OutboundMessage> outbox() const;
  void clear_outbox();

 private:
  friend struct ClientAccess;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace acm
