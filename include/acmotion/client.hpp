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
/// The world must outlive the client, and has one role at the most. Keys and update never allocate beyond the
/// outbox.
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

  // --- Keys. Codes are those of the motion; None when nothing was refused.

  MotionError press_key(const KeyCommand& key);
  MotionError release_key(const KeyCommand& key);
  MotionError press_key(Command motion) { return press_key(KeyCommand{motion}); }
  MotionError release_key(Command motion) { return release_key(KeyCommand{motion}); }
  void set_hold_run(bool on, RunSource source = RunSource::Modifier);
  void set_auto_run(bool on);
  /// How far a jump is charged, from 0 to 1; 0 without a charge. Charging begins and ends with the key
  /// command::kJump.
  [[nodiscard]] float jump_level() const;
  void stop_completely();                 ///< stops the body and sends it; held keys stay held
  void lose_focus();                      ///< all keys count as released
  void set_enabled(bool enabled);         ///< false: keys do nothing
  void turn_to(float heading, bool run);  ///< degrees; nothing is sent (LP-45)
  /// The plane under the local player, when the host knows the terrain; null: level ground under the body.
  void set_contact_plane(const ContactPlane* plane);
  /// 0: the server alone moves the player, 1: the client does but follows the server's positions, 2: normal
  /// play. False for a level above 2, with nothing changed.
  bool set_autonomy_level(std::uint32_t level);
  [[nodiscard]] std::uint8_t autonomy_level() const;
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
