// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/client.hpp"
#include "acmotion/commands.hpp"
#include "acmotion/motions.hpp"
#include "base/fixed_list.h"
#include "base/position.h"

#include <cstdint>

namespace acm {

class Outbox;
struct ClientState;

// The player at the keys: keys become motions of the own body and messages to the server, and the server may
// take the body over. retail: CommandInterpreter, ACCmdInterp, and SmartBox for the own body (managers LP-1
// to LP-66)

/// Everything that is remembered about the player's input. Plain data, part of a ClientState.
struct LocalPlayer {
  static constexpr double kPositionInterval = 1.0;  ///< seconds between reports of a moving body
  static constexpr unsigned kMaxHeld = 8;
  using HeldKeys = FixedList<KeyCommand, kMaxHeld>;  ///< the first is in force

  /// What retail does not do, or is not known to do.
  struct Options {
    bool run_key_sends = true;     ///< the run key alone sends MoveToState (LP-23)
    bool resuming_sends = false;   ///< so does a held key that resumes after the server's motion (LP-56)
    bool silent_in_portal = true;  ///< nothing is sent while a teleport is awaited (LP-66)
  };

  Options options;
  bool controlled_by_server = true;  ///< until the player appears, or the first key is pressed
  bool enabled = true;
  bool auto_run = false;
  bool hold_run = false;
  bool hold_sidestep = false;
  bool transient_state = false;  ///< the body is in a posture that no key holds: it is left in it (LP-57)
  bool charging_jump = false;
  float auto_run_speed = 1.0f;
  double charge_began = 0.0;        ///< seconds
  std::uint32_t action_stamp = 1;   ///< of the next action, 15 bits
  std::uint32_t action_number = 0;  ///< of the last message's envelope
  HeldKeys substates;               ///< walking, running, backing up
  HeldKeys turns;
  HeldKeys sidesteps;
  // A fact: what the body stands on. Unless it is known, the level ground under the body.
  bool knows_contact_plane = false;
  ContactPlane contact_plane;

  // What was last sent to the server.
  Position last_sent_position;
  ContactPlane last_sent_plane;
  double last_sent_time = 0.0;  ///< seconds; a world begins at 0
};

// All of these work on the local player of a world: on client.player, the body that client.viewer names, and
// its timestamps. Messages go to the outbox. Nothing is allocated, except by an outbox that grows.

/// Enabled, and with a body to move (LP-2).
[[nodiscard]] bool is_active(const ClientState& client);

// Input. All of it comes before the frame's `update` (LP-4). The functions return the error of the motion,
// None when nothing was refused.

/// A movement key goes down or up: walking, turning, sidestepping, postures, emotes, the hold keys and jump.
MotionError press_key(ClientState& client, Outbox& out, const KeyCommand& key);
MotionError release_key(ClientState& client, Outbox& out, const KeyCommand& key);

/// The run key by itself, or the option (LP-22, LP-23).
void set_hold_run(ClientState& client, Outbox& out, bool on, RunSource source = RunSource::Modifier);
void set_auto_run(ClientState& client, Outbox& out, bool on);

/// Begins to charge a jump, and jumps (LP-40, LP-41). The same as the key command::kJump.
MotionError press_jump(ClientState& client, Outbox& out);
MotionError release_jump(ClientState& client, Outbox& out);
/// How far it is charged, from 0 to 1; 0 without a charge.
[[nodiscard]] float jump_level(const ClientState& client);

/// Stops the body and sends it. Held keys stay held.
void stop_player(ClientState& client, Outbox& out);
/// The keyboard now belongs to someone else: all keys count as released.
void lose_focus(ClientState& client, Outbox& out);
void set_enabled(ClientState& client, Outbox& out, bool on);

/// Turns the own body; nothing is sent (LP-45).
void turn_player_to(ClientState& client, float heading, bool run);

/// False for a level above 2, with nothing changed. Sends it to the server (LP-11). No message changes it.
bool set_autonomy_level(ClientState& client, Outbox& out, std::uint32_t level);

/// Once a frame, after all actors were moved and all messages applied: what the server did to the body is
/// answered, held keys may resume, and the position is sent when it is due (LP-4, LP-30, LP-54).
void update(ClientState& client, Outbox& out);

// Parts of the above.

/// Leaves the body to the server, and takes it back. Neither sends anything (LP-50, LP-53).
void lose_control_to_server(ClientState& client);
void take_control_from_server(ClientState& client, Outbox& out);
/// Issues what the keys say, anew. retail: CommandInterpreter::ApplyCurrentMovement (LP-57)
void apply_held_keys(ClientState& client, Outbox& out);

// Messages. False: nothing was sent.
bool send_movement(ClientState& client, Outbox& out);                ///< LP-20
bool send_position(ClientState& client, Outbox& out);                ///< LP-32
[[nodiscard]] bool should_send_position(const ClientState& client);  ///< LP-30

}  // namespace acm
