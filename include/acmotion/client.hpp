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
};

/// Whether the run key was pressed, or the option "run as default" changed (LP-22, LP-23).
enum class RunSource : std::uint8_t { Modifier, Option };

struct ClientOptions {
  /// True: messages are deferred until PlayerCreate names the local player. False, for a spectator: they are
  /// not; only messages about unknown objects are.
  bool expects_player = true;
  std::uint32_t max_deferred_messages = 2048;
  std::uint32_t max_deferred_bytes = 1u << 20;  ///< of all of them together
  // What the retail client does not do, or is not known to do.
  bool run_key_sends = true;     ///< the run key alone sends MoveToState (LP-23)
  bool resuming_sends = false;   ///< so does a held key that resumes after the server's motion (LP-56)
  bool silent_in_portal = true;  ///< nothing is sent while a teleport is awaited (LP-66)
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

  // --- Keys. They return the code of the motion: None also without a local player, while keys are disabled,
  // and when only the server moves the player; GeneralMovementFailure for a speed that is not finite.

  MotionError press_key(const KeyCommand& key);
  MotionError release_key(const KeyCommand& key);
  MotionError press_key(Command motion) { return press_key(KeyCommand{motion}); }
  MotionError release_key(Command motion) { return release_key(KeyCommand{motion}); }
  /// Whether the player runs instead of walking.
  void set_hold_run(bool on, RunSource source = RunSource::Modifier);
  /// Runs forward until it is switched off, a forward or posture key is pressed, or control is lost.
  void set_auto_run(bool on);
  /// How far a jump is charged, from 0 to 1; 0 without a charge. Charging begins and ends with the key
  /// command::kJump.
  [[nodiscard]] float jump_level() const;
  /// Stops the body and sends the change; held keys stay held. Does nothing at autonomy level 0.
  void stop_completely();
  /// All movement keys count as released; auto-run and the run key stay as they are.
  void lose_focus();
  /// False: releases all movement keys, ends auto-run and stops the body; keys then do nothing.
  void set_enabled(bool enabled);
  /// Turns the body to a heading, in degrees. Nothing is sent (LP-45). A heading that is not finite or beyond
  /// limits::kHeading is ignored.
  void turn_to(float heading, bool run);
  /// The plane under the local player, when the host knows the terrain; null, or numbers that are out of
  /// range: level ground under the body.
  void set_contact_plane(const ContactPlane* plane);
  /// 0: the server alone moves the player, 1: the client does but follows the server's positions, 2: normal
  /// play. False for a level above 2, with nothing changed.
  bool set_autonomy_level(std::uint32_t level);
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
