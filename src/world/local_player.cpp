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

// The list that a key is kept in while it is held; null for keys that are not held (LP-3).
LocalPlayer::HeldKeys* list_of(LocalPlayer& player, Command motion) {
  if (is_turn(motion)) return &player.turns;
  if (is_sidestep(motion)) return &player.sidesteps;
  const bool is_held = is_substate(motion) && (motion & kToggleClass) != 0;
  return is_held ? &player.substates : nullptr;
}

// A posture: Ready, Crouch, Sitting and others, which no key holds (LP-70).
bool is_posture(Command motion) {
  return is_substate(motion) && (motion & kToggleClass) == 0;
}

// The same command of the keyboard and of the mouse are two entries.
unsigned place_in(const LocalPlayer::HeldKeys& keys, const KeyCommand& key) {
  unsigned i = 0;
  while (i < keys.size() && (keys[i].motion != key.motion || keys[i].device != key.device)) ++i;
  return i;
}

// The newest key comes first; a key that is held already is moved there.
void put_first(LocalPlayer::HeldKeys& keys, const KeyCommand& key) {
  const unsigned place = place_in(keys, key);
  if (place < keys.size())
    keys.erase(place);
  else if (keys.full())
    keys.pop_back();
  keys.push_back(key);
  for (unsigned i = keys.size() - 1; i > 0; --i) std::swap(keys[i - 1], keys[i]);
}

void release_all_keys(LocalPlayer& player) {
  player.substates.clear();
  player.turns.clear();
  player.sidesteps.clear();
  player.look.turn = LocalPlayer::MouseLook{}.turn;
  player.look.is_unsent = false;
}

void release_keyboard(LocalPlayer::HeldKeys& keys) {
  for (unsigned i = keys.size(); i > 0; --i)
    if (keys[i - 1].device == Device::Keyboard) keys.erase(i - 1);
}

void release_hold_keys(LocalPlayer& player) {
  player.hold_run = false;
  player.hold_sidestep = false;
}

// Nothing is issued anew: a motion follows that takes its place.
void end_auto_run(LocalPlayer& player) {
  if (std::exchange(player.auto_run, false)) player.transient_state = false;
}

// A key was let go: the one held before it comes into force again, or nothing does (LP-3).
MotionError resume_after(const LocalPlayerContext& own, const LocalPlayer::HeldKeys& keys,
                         const KeyCommand& gone) {
  if (!keys.empty()) return begin_motion(own, keys.front());
  if (&keys != &own.player.substates) return end_motion(own, gone);
  // At level 0 the server is asked to end what it was asked to begin.
  return !own.simulates() ? end_motion(own, gone) : apply_substates(own);
}

// The command of a hold key goes down or up (LP-22, LP-73, LP-77).
MotionError set_hold_key(const LocalPlayerContext& own, Command key, bool down) {
  if (key == command::kHoldSidestep) {
    end_first_turn(own);
    own.player.hold_sidestep = down;
    apply_held_keys(own);
  } else {
    own.player.hold_run = down;
    assert_hold_run(own);
  }
  if (own.active() && !is_standing_still(*own.actor)) send_movement(own);
  return MotionError::None;
}

// retail: CommandInterpreter::StopCompletely (LP-76)
void stop_own_body(const LocalPlayerContext& own) {
  if (!own.simulates()) return;
  release_all_keys(own.player);
  own.player.auto_run = false;
  own.player.transient_state = false;
  if (!own.active()) return;
  stop_completely(own.context(), *own.actor);
  send_movement(own);
}

bool is_hold_key(Command motion) {
  return motion == command::kHoldRun || motion == command::kHoldSidestep;
}

// What a press changes before its motion begins (LP-3, LP-70). True: something, in the eyes of the mouse.
bool note_press(LocalPlayer& player, const KeyCommand& key) {
  if (LocalPlayer::HeldKeys* keys = list_of(player, key.motion)) {
    const bool is_first = !keys->empty() && keys->front() == key;
    put_first(*keys, key);
    if (keys == &player.substates) player.auto_run = false;
    player.transient_state = false;
    return !is_first;
  }
  if (is_posture(key.motion)) {
    end_auto_run(player);
    if (key.motion != command::kReady) player.transient_state = true;
  }
  return true;
}

// Whether the release of a held key is issued at all (LP-71).
bool release_counts(const LocalPlayer& player, const LocalPlayer::HeldKeys& keys) {
  if (player.transient_state) return false;
  return &keys != &player.substates || !player.auto_run;
}

// The server has control: only what is held is noted (LP-55).
void note_release(LocalPlayer& player, Command motion) {
  if (motion == command::kHoldRun) player.hold_run = false;
  if (motion == command::kHoldSidestep) player.hold_sidestep = false;
}

// What is left in force is issued anew and sent, unless that is the server's.
void apply_and_send(const LocalPlayerContext& own) {
  if (!own.active() || own.player.controlled_by_server || !own.simulates()) return;
  assert_hold_run(own);
  apply_held_keys(own);
  send_movement(own);
}

}  // namespace

MotionError press_key(ClientState& client, Outbox& out, const KeyCommand& key) {
  const LocalPlayerContext own(client, out);
  if (!own.player.enabled) return MotionError::None;
  if (key.motion == command::kJump) return press_jump(client, out);
  if (own.dead()) {
    forget_when_dead(own);
    return MotionError::None;
  }
  take_control(own);
  if (is_hold_key(key.motion)) return set_hold_key(own, key.motion, true);
  if (is_listed_action(key.motion)) stop_own_body(own);
  const bool accepted = note_press(own.player, key);
  const MotionError error = begin_motion(own, key);
  if (key.device == Device::Keyboard || accepted) send_movement(own);
  return error;
}

MotionError release_key(ClientState& client, Outbox& out, const KeyCommand& key) {
  const LocalPlayerContext own(client, out);
  if (!own.player.enabled) return MotionError::None;
  if (key.motion == command::kJump) return release_jump(client, out);
  LocalPlayer::HeldKeys* keys = list_of(own.player, key.motion);
  const unsigned place = keys ? place_in(*keys, key) : 0;
  const bool was_held = keys && place < keys->size();
  if (was_held) keys->erase(place);
  if (own.player.controlled_by_server && own.simulates()) {
    note_release(own.player, key.motion);
    return MotionError::None;
  }
  if (is_hold_key(key.motion)) return set_hold_key(own, key.motion, false);

  const bool is_issued = was_held && place == 0 && release_counts(own.player, *keys);
  const MotionError error = is_issued ? resume_after(own, *keys, key) : MotionError::None;
  if (key.device == Device::Keyboard || was_held) send_movement(own);
  return error;
}

void set_hold_run(ClientState& client, Outbox& out, bool on, RunSource source) {
  const LocalPlayerContext own(client, out);
  bool& setting = source == RunSource::Option ? own.player.options.run_as_default : own.player.hold_run;
  const bool changes = std::exchange(setting, on) != on;
  if (!own.active()) return;
  // While the server has control, only the setting is stored; it counts when control is taken back (LP-53).
  assert_hold_run(own);
  const bool is_sent = changes && own.player.options.run_key_sends && !is_standing_still(*own.actor);
  if (source == RunSource::Option || is_sent) send_movement(own);
}

void set_auto_run(ClientState& client, Outbox& out, bool on) {
  const LocalPlayerContext own(client, out);
  if (!own.player.enabled || own.player.auto_run == on) return;
  if (on && own.dead()) {
    forget_when_dead(own);
    return;
  }
  if (on) take_control(own);
  own.player.auto_run = on;
  own.player.transient_state = false;
  apply_held_keys(own);
  send_movement(own);
}

void stop_player(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  stop_own_body(own);
}

void forget_keyboard(const LocalPlayerContext& own) {
  LocalPlayer& player = own.player;
  for (LocalPlayer::HeldKeys* keys : {&player.substates, &player.turns, &player.sidesteps})
    release_keyboard(*keys);
  release_hold_keys(player);
  end_charge(own);
}

void forget_when_dead(const LocalPlayerContext& own) {
  forget_keyboard(own);
  end_auto_run(own.player);
}

void lose_focus(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  forget_keyboard(own);
  apply_and_send(own);
}

void set_enabled(ClientState& client, Outbox& out, bool on) {
  const LocalPlayerContext own(client, out);
  if (!on && own.player.enabled) {
    release_all_keys(own.player);
    release_hold_keys(own.player);
    apply_and_send(own);
  }
  own.player.enabled = on;
  if (on) assert_hold_run(own);
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

}  // namespace acm
