// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Mouse look: the pointer turns the body, and the keys that turn sidestep meanwhile (LP-78).
#include <cmath>

#include "local_player_context.h"

namespace acm {

namespace {

using Device = KeyCommand::Device;

constexpr KeyCommand kNoTurn = LocalPlayer::MouseLook{}.turn;

// retail: StopDrift. Both turns, with the hold key None.
void stop_drift(const LocalPlayerContext& own) {
  for (const Command turn : {command::kTurnRight, command::kTurnLeft})
    end_motion(own, {.motion = turn, .speed = 1.0f, .device = Device::Mouse, .run = false});
}

void send_look(const LocalPlayerContext& own) {
  own.player.look.is_unsent = false;
  own.player.look.last_sent = own.now();
  send_movement(own);
}

// Keys that turn become sidesteps, or turns again.
void switch_look(const LocalPlayerContext& own, bool on) {
  LocalPlayer::MouseLook& look = own.player.look;
  const bool moves_body = own.active() && own.simulates() && !own.player.controlled_by_server;
  if (moves_body) end_first_turn(own);
  if (moves_body && look.turn.motion != 0) stop_drift(own);
  look = {.is_on = on};
  if (!moves_body) return;
  apply_held_keys(own);
  send_look(own);
}

KeyCommand turn_of(float speed) {
  if (speed == 0.0f) return kNoTurn;
  return {speed > 0.0f ? command::kTurnRight : command::kTurnLeft, std::fabs(speed), Device::Mouse, true};
}

}  // namespace

void send_mouse_turn(const LocalPlayerContext& own) {
  const LocalPlayer::MouseLook& look = own.player.look;
  const bool is_due = own.now() - look.last_sent > LocalPlayer::kLookInterval;
  if (look.is_unsent && is_due && own.active()) send_look(own);
}

void begin_mouse_look(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  const bool is_refused = !own.active() || !own.simulates() || own.dead() || client.waits_for_teleport;
  if (!is_refused && !own.player.look.is_on) switch_look(own, true);
}

MotionError mouse_turn(ClientState& client, Outbox& out, float speed) {
  const LocalPlayerContext own(client, out);
  LocalPlayer::MouseLook& look = own.player.look;
  const KeyCommand turn = turn_of(speed);
  if (!look.is_on || !own.active() || !own.simulates() || turn == look.turn) return MotionError::None;
  if (turn.motion != 0 && client.waits_for_teleport) return MotionError::None;
  if (own.dead()) {
    forget_when_dead(own);
    return MotionError::None;
  }
  if (turn.motion != 0) {
    take_control(own);
    own.player.transient_state = false;
  }
  look.turn = turn;
  if (own.player.controlled_by_server) return MotionError::None;
  look.is_unsent = true;
  MotionError error = MotionError::None;
  if (turn.motion != 0)
    error = begin_motion(own, turn);
  else
    stop_drift(own);
  send_mouse_turn(own);
  return error;
}

void end_mouse_look(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  if (own.player.look.is_on) switch_look(own, false);
}

}  // namespace acm
