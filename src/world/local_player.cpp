// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "motion/interpreted_motion_state.h"

#include <utility>

#include "local_player_context.h"
namespace acm {

namespace {

using Device = KeyCommand::Device;

constexpr std::uint32_t kActionStampMask = 0x7FFF;

bool is_turn(Command motion) {
  return motion == command::kTurnRight || motion == command::kTurnLeft;
}

bool is_sidestep(Command motion) {
  return motion == command::kSideStepRight || motion == command::kSideStepLeft;
}

// The list that a key is kept in while it is held; null for keys that are not held (LP-3).
LocalPlayer::HeldKeys* list_of(LocalPlayer& player, Command motion) {
  if (is_turn(motion)) return &player.turns;
  if (is_sidestep(motion)) return &player.sidesteps;
  const bool is_held = is_substate(motion) && (motion & kToggleClass) != 0;
  return is_held ? &player.substates : nullptr;
}

unsigned place_in(const LocalPlayer::HeldKeys& keys, Command motion) {
  unsigned i = 0;
  while (i < keys.size() && keys[i].motion != motion) ++i;
  return i;
}

void take_out(LocalPlayer::HeldKeys& keys, unsigned place) {
  for (unsigned i = place + 1; i < keys.size(); ++i) keys[i - 1] = keys[i];
  keys.pop_back();
}

// The newest key comes first; a key that is held already is moved there.
void put_first(LocalPlayer::HeldKeys& keys, const KeyCommand& key) {
  const unsigned place = place_in(keys, key.motion);
  if (place < keys.size())
    take_out(keys, place);
  else if (keys.full())
    keys.pop_back();
  keys.push_back(key);
  for (unsigned i = keys.size() - 1; i > 0; --i) std::swap(keys[i - 1], keys[i]);
}

bool is_head(const LocalPlayer::HeldKeys& keys, const KeyCommand& key) {
  return !keys.empty() && keys.front().motion == key.motion && keys.front().speed == key.speed &&
         keys.front().run == key.run;
}

void release_all_keys(LocalPlayer& player) {
  player.substates.clear();
  player.turns.clear();
  player.sidesteps.clear();
}

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
  const bool run = key.device == Device::Mouse ? key.run : own.player.hold_run;
  return run ? HoldKey::Run : HoldKey::None;
}

// retail: CommandInterpreter's DoMotion (LP-10, LP-24)
MotionError begin_motion(const LocalPlayerContext& own, const KeyCommand& key) {
  if (!own.active()) return MotionError::None;
  if (!own.simulates()) {
    own.send(
        wire::DoMovementCommand{++own.player.action_number, key.motion, key.speed, asked_hold_key(own, key)});
    return MotionError::None;
  }
  const MotionError error = do_motion(own.context(), *own.actor, key.motion, key_parameters(own, key));
  if (error == MotionError::None && is_action(key.motion))
    own.player.action_stamp = (own.player.action_stamp + 1) & kActionStampMask;
  return error;
}

MotionError end_motion(const LocalPlayerContext& own, const KeyCommand& key) {
  if (!own.active()) return MotionError::None;
  if (!own.simulates()) {
    own.send(wire::StopMovementCommand{++own.player.action_number, key.motion, asked_hold_key(own, key)});
    return MotionError::None;
  }
  return stop_motion(own.context(), *own.actor, key.motion, key_parameters(own, key));
}

KeyCommand auto_run_key(const LocalPlayer& player) {
  return {command::kWalkForward, player.auto_run_speed, Device::Mouse, true};
}

// What the forward axis does without, or after, a change of its keys (LP-57).
MotionError apply_substates(const LocalPlayerContext& own) {
  const LocalPlayer& player = own.player;
  if (player.auto_run) return begin_motion(own, auto_run_key(player));
  if (!player.substates.empty()) return begin_motion(own, player.substates.front());
  return player.transient_state ? MotionError::None : begin_motion(own, {.motion = command::kReady});
}

// A key was let go: the one held before it comes into force again, or nothing does (LP-3).
MotionError resume_after(const LocalPlayerContext& own, const LocalPlayer::HeldKeys& keys,
                         const KeyCommand& gone) {
  if (!keys.empty()) return begin_motion(own, keys.front());
  if (&keys != &own.player.substates) return end_motion(own, gone);
  // At level 0 the server is asked to end what it was asked to begin.
  return !own.simulates() ? end_motion(own, gone) : apply_substates(own);
}

MotionError press_hold_key(const LocalPlayerContext& own, const KeyCommand& key, bool down) {
  if (key.motion == command::kHoldSidestep)
    own.player.hold_sidestep = down;
  else
    own.player.hold_run = down;
  if (!own.active()) return MotionError::None;
  if (key.motion == command::kHoldRun && own.simulates() && !own.player.controlled_by_server)
    set_hold_run(own.context(), *own.actor, down, true);
  if (!is_standing_still(*own.actor)) send_movement(own);
  return MotionError::None;
}

// retail: CommandInterpreter::StopCompletely (LP-22)
void stop_own_body(const LocalPlayerContext& own) {
  if (!own.active() || !own.simulates()) return;
  stop_completely(own.context(), *own.actor);
  send_movement(own);
}

bool is_hold_key(Command motion) {
  return motion == command::kHoldRun || motion == command::kHoldSidestep;
}

}  // namespace

MotionError press_key(ClientState& client, Outbox& out, const KeyCommand& key) {
  const LocalPlayerContext own(client, out);
  process_player_updates(own);
  if (!own.player.enabled) return MotionError::None;
  if (key.motion == command::kJump) return press_jump(client, out);
  if (own.dead()) {
    release_all_keys(own.player);
    own.player.auto_run = false;
    return MotionError::None;
  }
  take_control(own);
  if (is_hold_key(key.motion)) return press_hold_key(own, key, true);
  if (is_listed_action(key.motion)) stop_own_body(own);

  bool accepted = true;
  if (LocalPlayer::HeldKeys* keys = list_of(own.player, key.motion)) {
    accepted = !is_head(*keys, key);
    put_first(*keys, key);
    if (keys == &own.player.substates) own.player.auto_run = false;
  }
  const MotionError error = begin_motion(own, key);
  if (key.device == Device::Keyboard || accepted) send_movement(own);
  return error;
}

MotionError release_key(ClientState& client, Outbox& out, const KeyCommand& key) {
  const LocalPlayerContext own(client, out);
  process_player_updates(own);
  if (!own.player.enabled) return MotionError::None;
  if (key.motion == command::kJump) return release_jump(client, out);
  LocalPlayer::HeldKeys* keys = list_of(own.player, key.motion);
  const unsigned place = keys ? place_in(*keys, key.motion) : 0;
  const bool was_held = keys && place < keys->size();
  if (was_held) take_out(*keys, place);
  if (own.player.controlled_by_server && own.simulates()) {
    if (key.motion == command::kHoldRun) own.player.hold_run = false;
    if (key.motion == command::kHoldSidestep) own.player.hold_sidestep = false;
    return MotionError::None;
  }
  if (is_hold_key(key.motion)) return press_hold_key(own, key, false);

  const bool was_head = was_held && place == 0;
  const MotionError error = was_head ? resume_after(own, *keys, key) : MotionError::None;
  if (key.device == Device::Keyboard || was_held) send_movement(own);
  return error;
}

void set_hold_run(ClientState& client, Outbox& out, bool on, RunSource source) {
  const LocalPlayerContext own(client, out);
  process_player_updates(own);
  const bool changes = own.player.hold_run != on;
  own.player.hold_run = on;
  if (!own.active()) return;
  // While the server has control, only the setting is stored; it counts when control is taken back (LP-53).
  if (!own.player.controlled_by_server && own.simulates()) set_hold_run(own.context(), *own.actor, on, true);
  const bool is_sent = changes && own.player.options.run_key_sends && !is_standing_still(*own.actor);
  if (source == RunSource::Option || is_sent) send_movement(own);
}

void set_auto_run(ClientState& client, Outbox& out, bool on) {
  const LocalPlayerContext own(client, out);
  process_player_updates(own);
  if (!own.player.enabled) return;
  if (on) take_control(own);
  own.player.auto_run = on;
  if (own.dead()) own.player.auto_run = false;
  apply_substates(own);
  send_movement(own);
}

void stop_player(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  process_player_updates(own);
  stop_own_body(own);
}

void lose_focus(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  process_player_updates(own);
  release_all_keys(own.player);
  if (!own.active() || own.player.controlled_by_server || !own.simulates()) return;
  apply_held_keys(own);
  send_movement(own);
}

void set_enabled(ClientState& client, Outbox& out, bool on) {
  const LocalPlayerContext own(client, out);
  process_player_updates(own);
  if (!on && own.player.enabled) {
    release_all_keys(own.player);
    own.player.auto_run = false;
    if (!own.player.controlled_by_server) stop_own_body(own);
  }
  own.player.enabled = on;
}

void turn_player_to(ClientState& client, float heading, bool run) {
  Actor* actor = client.local_player();
  if (!actor || !client.player.enabled) return;
  MovementParameters p;
  p.set(MovementParameters::kStopCompletely, false);
  p.desired_heading = heading;
  if (run) p.hold_key_to_apply = HoldKey::Run;
  turn_to_heading(client.world.context(), *actor, p);
}

void apply_held_keys(const LocalPlayerContext& own) {
  constexpr KeyCommand kTurn{command::kTurnRight};
  constexpr KeyCommand kSidestep{command::kSideStepRight};
  apply_substates(own);
  if (!own.player.turns.empty()) {
    begin_motion(own, own.player.turns.front());
  } else {
    end_motion(own, kSidestep);
    end_motion(own, kTurn);
  }
  if (!own.player.sidesteps.empty())
    begin_motion(own, own.player.sidesteps.front());
  else
    end_motion(own, kSidestep);
}

void apply_held_keys(ClientState& client, Outbox& out) {
  apply_held_keys(LocalPlayerContext(client, out));
}

}  // namespace acm
