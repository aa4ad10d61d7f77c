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
// to LP-78)

/// Everything that is remembered about the player's input. Plain data, part of a ClientState.
struct LocalPlayer {
  static constexpr double kPositionInterval = 1.0;  ///< seconds between reports of a moving body
  static constexpr double kLookInterval = 0.5;  ///< seconds between reports of a body that the mouse turns
  static constexpr unsigned kMaxHeld = 8;
  using HeldKeys = FixedList<KeyCommand, kMaxHeld>;  ///< the first is in force

  /// As of ClientOptions.
  struct Options {
    bool run_key_sends = ClientOptions{}.run_key_sends;
    bool resuming_sends = ClientOptions{}.resuming_sends;
    bool silent_in_portal = ClientOptions{}.silent_in_portal;
    bool run_as_default = ClientOptions{}.run_as_default;  ///< the player's own choice, which changes
  };

  /// While the mouse turns the body (LP-78).
  struct MouseLook {
    bool is_on = false;
    bool is_unsent = false;  ///< the turn has changed since it was sent
    double last_sent = 0.0;  ///< seconds
    KeyCommand turn = {.motion = 0, .speed = 0.0f, .device = KeyCommand::Device::Mouse};  ///< motion 0: none

    bool operator==(const MouseLook&) const = default;
  };

  Options options;
  bool controlled_by_server = true;  ///< until the player appears, or the first key is pressed
  bool enabled = true;
  bool auto_run = false;
  bool hold_run = false;
  bool hold_sidestep = false;
  bool transient_state = false;  ///< the body is in a posture that no key holds: it is left in it (LP-70)
  bool charging_jump = false;
  float auto_run_speed = 1.0f;
  double charge_began = 0.0;        ///< seconds
  std::uint32_t action_stamp = 1;   ///< of the next action, 15 bits
  std::uint32_t action_number = 0;  ///< of the last message's envelope
  HeldKeys substates;               ///< walking, running, backing up
  HeldKeys turns;
  HeldKeys sidesteps;
  MouseLook look;
  // A fact: what the body stands on. Unless it is known, the level ground under the body.
  bool knows_contact_plane = false;
  ContactPlane contact_plane;

  // What was last sent to the server.
  Position last_sent_position;
  ContactPlane last_sent_plane;
  double last_sent_time = 0.0;  ///< seconds; a world begins at 0

  /// Whether the player runs: the key and the option cancel each other (LP-77).
  [[nodiscard]] bool runs() const { return hold_run != options.run_as_default; }
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

/// The run key by itself, or the option "run as default" (LP-22, LP-23, LP-77).
void set_hold_run(ClientState& client, Outbox& out, bool on, RunSource source = RunSource::Modifier);
/// Nothing at all unless it changes (LP-72).
void set_auto_run(ClientState& client, Outbox& out, bool on);

/// Begins to charge a jump, and jumps (LP-40, LP-41). The same as the key command::kJump.
MotionError press_jump(ClientState& client, Outbox& out);
MotionError release_jump(ClientState& client, Outbox& out);
/// How far it is charged, from 0 to 1; 0 without a charge.
[[nodiscard]] float jump_level(const ClientState& client);

/// Forgets all keys and auto-run, stops the body and sends it (LP-76).
void stop_player(ClientState& client, Outbox& out);
/// The keyboard belongs to someone else: its keys count as released, the mouse and auto-run go on (LP-74).
void lose_focus(ClientState& client, Outbox& out);
void set_enabled(ClientState& client, Outbox& out, bool on);  ///< LP-75

// Mouse look (LP-78). It does nothing at autonomy level 0 and while a teleport is awaited; in the server's
// hands its beginning and its end are only stored.
void begin_mouse_look(ClientState& client, Outbox& out);
/// Turns to the right, with a negative speed to the left; 0 ends the turn.
MotionError mouse_turn(ClientState& client, Outbox& out, float speed);
void end_mouse_look(ClientState& client, Outbox& out);

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
