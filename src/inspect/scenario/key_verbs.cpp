// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The keys of the local player, and what they send.
#include "acmotion/wire.hpp"
#include "inspect/scenario/scenario.h"
#include "world/local_player.h"

#include <fmt/format.h>

#include "session.h"

namespace acm::scenario {

namespace {

bool has_player(Session& s, Arguments& args) {
  const Actor* player = s.bodies->world.client.local_player();
  if (!player || !player->motion_interp.exists) args.refuse("no player");
  return args.ok();
}

std::string raw_text(const RawMotionState& raw) {
  return fmt::format("hold={} fwd={:08X}:{:.9g}:{} ss={:08X}:{:.9g}:{} turn={:08X}:{:.9g}:{}",
                     static_cast<int>(raw.current_hold_key), raw.forward_command, raw.forward_speed,
                     static_cast<int>(raw.forward_hold_key), raw.sidestep_command, raw.sidestep_speed,
                     static_cast<int>(raw.sidestep_hold_key), raw.turn_command, raw.turn_speed,
                     static_cast<int>(raw.turn_hold_key));
}

std::string message_text(const wire::Message& message) {
  std::string text = wire::to_string(wire::opcode_of(message));
  if (const auto* move = std::get_if<wire::MoveToState>(&message))
    text += fmt::format(" {} actions={} contact={}", raw_text(move->raw.state), move->raw.actions.count,
                        static_cast<int>(move->contact));
  else if (const auto* jump = std::get_if<wire::Jump>(&message))
    text += fmt::format(" extent={:.9g}", jump->extent);
  else if (const auto* asked_jump = std::get_if<wire::JumpNonAutonomous>(&message))
    text += fmt::format(" extent={:.9g}", asked_jump->extent);
  else if (const auto* change = std::get_if<wire::AutonomyLevel>(&message))
    text += fmt::format(" level={}", change->level);
  else if (const auto* begin = std::get_if<wire::DoMovementCommand>(&message))
    text += fmt::format(" motion={:08X} speed={:.9g} hold={}", begin->motion, begin->speed,
                        static_cast<int>(begin->hold_key));
  else if (const auto* end = std::get_if<wire::StopMovementCommand>(&message))
    text += fmt::format(" motion={:08X} hold={}", end->motion, static_cast<int>(end->hold_key));
  return text;
}

void write_sent(Session& s) {
  for (const OutboundMessage& m : s.bodies->outbox.view())
    if (const Result<wire::Message> message = wire::decode_message(m.bytes))
      s.out.result("sent " + message_text(*message));
  s.bodies->outbox.clear();
}

// What a verb has done: its events, its own line, the messages.
void write_outcome(Session& s, const std::string& line) {
  s.write_events_only();
  s.write_about(s.bodies->world.client.viewer.player);
  s.out.result(line);
  write_sent(s);
}

KeyCommand read_key(Arguments& args) {
  bool is_mouse = false;
  KeyCommand key{.motion = args.command(0), .speed = args.real(1, 1.0f)};
  args.flag_key("mouse", is_mouse);
  args.flag_key("run", key.run);
  if (is_mouse) key.device = KeyCommand::Device::Mouse;
  return key;
}

template <auto kEdge>
void run_key(Session& s, Arguments& args) {
  const KeyCommand key = read_key(args);
  if (!has_player(s, args)) return;
  const MotionError error = kEdge(s.bodies->world, s.bodies->outbox, key);
  write_outcome(
      s, fmt::format("{} motion={:08X} err={}", args.verb(), key.motion, static_cast<std::uint32_t>(error)));
}

template <auto kSwitch>
void run_switch(Session& s, Arguments& args) {
  const bool on = args.num(0, 1.0) != 0.0;
  if (!has_player(s, args)) return;
  kSwitch(s.bodies->world, s.bodies->outbox, on);
  write_outcome(s, fmt::format("{}={:d}", args.verb(), on));
}

template <auto kCall>
void run_call(Session& s, Arguments& args) {
  if (!has_player(s, args)) return;
  kCall(s.bodies->world, s.bodies->outbox);
  write_outcome(s, std::string(args.verb()));
}

void set_run_key(ClientState& client, Outbox& out, bool on) {
  set_hold_run(client, out, on, RunSource::Modifier);
}
void set_run_option(ClientState& client, Outbox& out, bool on) {
  set_hold_run(client, out, on, RunSource::Option);
}
void set_mouse_look(ClientState& client, Outbox& out, bool on) {
  on ? begin_mouse_look(client, out) : end_mouse_look(client, out);
}

void run_mouse_turn(Session& s, Arguments& args) {
  const float speed = args.real(0);
  if (!has_player(s, args)) return;
  const MotionError error = mouse_turn(s.bodies->world, s.bodies->outbox, speed);
  write_outcome(s, fmt::format("mouseturn speed={:.9g} err={}", speed, static_cast<std::uint32_t>(error)));
}

void run_level(Session& s, Arguments& args) {
  const std::uint32_t level = args.integer(0, std::uint32_t{autonomy::kClient});
  if (!has_player(s, args)) return;
  const bool is_stored = set_autonomy_level(s.bodies->world, s.bodies->outbox, level);
  write_outcome(s, fmt::format("level={} ret={:d}", level, is_stored));
}

void run_turn_player(Session& s, Arguments& args) {
  const float heading = args.real(0);
  bool run = false;
  args.flag_key("run", run);
  if (!has_player(s, args)) return;
  turn_player_to(s.bodies->world, heading, run);
  write_outcome(s, fmt::format("turnplayer heading={:.9g} run={:d}", heading, run));
}

std::string list_text(const LocalPlayer::HeldKeys& keys) {
  std::string text;
  for (const KeyCommand& key : keys.view())
    text += fmt::format("{}{:08X}{}", text.empty() ? "" : ",", key.motion,
                        key.device == KeyCommand::Device::Mouse ? ":mouse" : "");
  return text;
}

void run_keys(Session& s, Arguments& args) {
  if (!has_player(s, args)) return;
  const LocalPlayer& p = s.bodies->world.client.player;
  s.write_about(s.bodies->world.client.viewer.player);
  s.out.result(fmt::format(
      "keys forward=[{}] turns=[{}] sidesteps=[{}] auto={:d} run={:d} side={:d} transient={:d} charge={:d} "
      "look={:d} enabled={:d} server={:d}",
      list_text(p.substates), list_text(p.turns), list_text(p.sidesteps), p.auto_run, p.runs(),
      p.hold_sidestep, p.transient_state, p.charging_jump, p.look.is_on, p.enabled, p.controlled_by_server));
}

void run_playframes(Session& s, Arguments& args) {
  const double dt = args.num(0, 1.0 / 30.0);
  const auto times = args.integer(1, std::int64_t{1});
  if (!has_player(s, args) || !s.may_step(args, times, s.bodies->scene.size())) return;
  for (std::int64_t i = 0; i < times && s.has_room(); ++i) {
    step_all(s, dt);
    if (s.bodies->world.client.local_player()) update(s.bodies->world, s.bodies->outbox);
    s.write_events_only();
    write_sent(s);
  }
}

constexpr Verb kKeyVerbs[] = {
    {"press", "press command [float speed=1] [mouse=flag] [run=flag]", Needs::World, 1, 2, "mouse run",
     run_key<press_key>},
    {"release", "release command [float speed=1] [mouse=flag] [run=flag]", Needs::World, 1, 2, "mouse run",
     run_key<release_key>},
    {"runkey", "runkey [flag=1]", Needs::World, 0, 1, "", run_switch<set_run_key>},
    {"runoption", "runoption [flag=1]", Needs::World, 0, 1, "", run_switch<set_run_option>},
    {"autorun", "autorun [flag=1]", Needs::World, 0, 1, "", run_switch<set_auto_run>},
    {"enablekeys", "enablekeys [flag=1]", Needs::World, 0, 1, "", run_switch<set_enabled>},
    {"losefocus", "losefocus", Needs::World, 0, 0, "", run_call<lose_focus>},
    {"stopkeys", "stopkeys", Needs::World, 0, 0, "", run_call<stop_player>},
    {"mouselook", "mouselook [flag=1]", Needs::World, 0, 1, "", run_switch<set_mouse_look>},
    {"mouseturn", "mouseturn float speed", Needs::World, 1, 1, "", run_mouse_turn},
    {"level", "level int", Needs::World, 1, 1, "", run_level},
    {"turnplayer", "turnplayer float heading [run=flag]", Needs::World, 1, 1, "run", run_turn_player},
    {"keys", "keys", Needs::World, 0, 0, "", run_keys},
    {"playframes", "playframes [num dt=1/30] [int n=1]", Needs::World, 0, 2, "", run_playframes},
};

}  // namespace

std::span<const Verb> key_verbs() {
  return kKeyVerbs;
}

}  // namespace acm::scenario
