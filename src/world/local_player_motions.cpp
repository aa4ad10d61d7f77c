// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// How commands of the player become motions of the body.
#include "actor/motion_interp.h"
#include "actor/movement.h"

#include "local_player_context.h"

namespace acm {

namespace {

using Device = KeyCommand::Device;

constexpr std::uint32_t kActionStampMask = 0x7FFF;

// How a key becomes a motion (LP-24).
MovementParameters key_parameters(const LocalPlayerContext& own, const KeyCommand& key) {
  MovementParameters p;
  p.set(MovementParameters::kAutonomous, true);
  p.speed = key.speed;
  p.action_stamp = own.player.action_stamp;
  if (key.device == Device::Mouse) {
    p.set(MovementParameters::kSetHoldKey, false);
    p.hold_key_to_apply = key.run ? HoldKey::Run : HoldKey::None;
  }
  return p;
}

// The hold key that the server must know when it alone moves the player.
HoldKey asked_hold_key(const LocalPlayerContext& own, const KeyCommand& key) {
  const bool run = key.device == Device::Mouse ? key.run : own.player.runs();
  return run ? HoldKey::Run : HoldKey::None;
}

KeyCommand auto_run_key(const LocalPlayer& player) {
  return {command::kWalkForward, player.auto_run_speed, Device::Mouse, true};
}

// Ends a motion under its own name, whatever the sidestep key says.
MotionError end_issued(const LocalPlayerContext& own, const KeyCommand& issued) {
  if (!own.active()) return MotionError::None;
  if (!own.simulates()) {
    own.send(
        wire::StopMovementCommand{++own.player.action_number, issued.motion, asked_hold_key(own, issued)});
    return MotionError::None;
  }
  return stop_motion(own.context(), *own.actor, issued.motion, key_parameters(own, issued));
}

// The turns of the keys and that of the mouse (LP-57, LP-78). False: the keys' turn is issued as a sidestep.
bool apply_turns(const LocalPlayerContext& own) {
  constexpr KeyCommand kTurn{command::kTurnRight}, kSidestep{command::kSideStepRight};
  const LocalPlayer& player = own.player;
  const bool is_held = !player.turns.empty(), mouse_turns = player.look.turn.motion != 0;
  if (is_held) {
    begin_motion(own, player.turns.front());
  } else {
    end_issued(own, kSidestep);
    if (!mouse_turns) end_issued(own, kTurn);
  }
  if (mouse_turns) begin_motion(own, player.look.turn);
  return !is_held || !is_sidestep(issued_key(player, player.turns.front()).motion);
}

}  // namespace

KeyCommand issued_key(const LocalPlayer& player, const KeyCommand& key) {
  const bool sidesteps = player.hold_sidestep || player.look.is_on;
  if (!sidesteps || key.device != Device::Keyboard || !is_turn(key.motion)) return key;
  KeyCommand issued = key;
  issued.motion = key.motion == command::kTurnRight ? command::kSideStepRight : command::kSideStepLeft;
  if (player.look.is_on) issued.speed = 1.0f;
  return issued;
}

MotionError begin_motion(const LocalPlayerContext& own, const KeyCommand& key) {
  if (!own.active()) return MotionError::None;
  const KeyCommand issued = issued_key(own.player, key);
  if (!own.simulates()) {
    own.send(wire::DoMovementCommand{++own.player.action_number, issued.motion, issued.speed,
                                     asked_hold_key(own, issued)});
    return MotionError::None;
  }
  const MotionError error = do_motion(own.context(), *own.actor, issued.motion, key_parameters(own, issued));
  if (error == MotionError::None && is_action(issued.motion))
    own.player.action_stamp = (own.player.action_stamp + 1) & kActionStampMask;
  return error;
}

MotionError end_motion(const LocalPlayerContext& own, const KeyCommand& key) {
  return end_issued(own, issued_key(own.player, key));
}

void end_first_turn(const LocalPlayerContext& own) {
  if (!own.player.turns.empty()) end_motion(own, own.player.turns.front());
}

void assert_hold_run(const LocalPlayerContext& own) {
  if (own.active() && own.simulates() && !own.player.controlled_by_server)
    set_hold_run(own.context(), *own.actor, own.player.runs(), true);
}

MotionError apply_substates(const LocalPlayerContext& own) {
  const LocalPlayer& player = own.player;
  if (player.auto_run) return begin_motion(own, auto_run_key(player));
  if (!player.substates.empty()) return begin_motion(own, player.substates.front());
  return player.transient_state ? MotionError::None : begin_motion(own, {.motion = command::kReady});
}

void apply_held_keys(const LocalPlayerContext& own) {
  apply_substates(own);
  const bool sidestep_is_free = apply_turns(own);
  if (!own.player.sidesteps.empty())
    begin_motion(own, own.player.sidesteps.front());
  else if (sidestep_is_free)
    end_motion(own, {.motion = command::kSideStepRight});
}

void apply_held_keys(ClientState& client, Outbox& out) {
  apply_held_keys(LocalPlayerContext(client, out));
}

}  // namespace acm
