// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"
#include "inspect/scenario/scenario.h"
#include "inspect/text/text.h"
#include "world/apply.h"

#include <fmt/format.h>

#include "session.h"

namespace acm::scenario {

namespace {

void run_world(Session& s, Arguments& args) {
  std::uint32_t player = 0;
  args.hex_key("player", player);
  if (!args.ok()) return;
  s.bodies = std::make_unique<BodyLevel>(s.store);
  s.bodies->world.client.viewer.player = player;
  expect_several(s);
  s.out.result("world");
}

void run_add(Session& s, Arguments& args) {
  const Guid guid = args.hex(0);
  if (args.ok() && (guid == 0 || s.bodies->scene.find(guid)))
    args.refuse(fmt::format("bad actor {:08X}", guid));
  const BodyLevel& level = *s.bodies;
  if (args.ok())
    make_body(s, args, guid, level.has_bodies ? std::optional(level.has_effects) : std::nullopt,
              expect_several);
}

void run_actor(Session& s, Arguments& args) {
  const Guid guid = args.hex(0);
  if (args.ok() && !s.bodies->scene.find(guid)) args.refuse(fmt::format("no actor {:08X}", guid));
  if (!args.ok()) return;
  expect_several(s);
  s.bodies->selected = guid;
  s.write_about(guid);
}

void run_remove(Session& s, Arguments& args) {
  const Guid guid = args.hex(0, s.bodies->selected);
  if (args.ok() && !s.bodies->scene.find(guid)) args.refuse(fmt::format("no actor {:08X}", guid));
  if (!args.ok()) return;
  expect_several(s);
  s.out.result(fmt::format("remove actor={:08X}", guid));
  delete_object(s.bodies->world, guid);
  s.write_events_only();
}

// Messages of sounds and scripts are for bodies with effects, and wait for one while there is a body without.
bool is_for_worlds(Bytes message) {
  const Result<wire::MessageId> id = wire::identify(message);
  return id && id->known && id->code() != wire::Opcode::Sound && id->code() != wire::Opcode::PlayScriptId &&
         id->code() != wire::Opcode::PlayScriptType;
}

// Recorded traces say "older movement stamp", and so on.
std::string reason_text(wire::CheckReason reason) {
  constexpr std::string_view kEnd = "timestamp";
  std::string text = to_string(reason);
  if (text.ends_with(kEnd)) text.replace(text.size() - kEnd.size(), kEnd.size(), "stamp");
  return text;
}

// The words of the trace.
std::string outcome_text(const wire::CheckResult& result) {
  if (result.accepted()) return "applied";
  if (result.reason == wire::CheckReason::NotReceived) return "ignored";
  return fmt::format("{} reason={}", result.action == wire::CheckAction::Defer ? "waits" : "dropped",
                     reason_text(result.reason));
}

std::string name_of(Bytes message) {
  const Result<wire::MessageId> id = wire::identify(message);
  return id && id->known ? to_string(id->code()) : "unknown";
}

void run_message(Session& s, Arguments& args) {
  const std::string digits = read_digits(args, 0);
  if (!s.bodies || !s.bodies->writes_guids) {
    const InspectResult<Vector<std::byte>> bytes = inspect::bytes_of_hex(digits);
    const bool is_first_of_world = s.bodies && !s.bodies->has_effects && bytes && is_for_worlds(*bytes);
    if (!is_first_of_world) return run_effect_message(s, args, digits);
  }
  Vector<std::byte> bytes = read_bytes(args, digits);
  if (!args.ok()) return;
  expect_several(s);
  const double now = s.bodies->scene.clock;
  const double due = s.bodies->network.send(std::move(bytes), now);
  if (due > now) s.out.result(fmt::format("message due={:.9g}", due));
  deliver_messages(s);
}

void run_network(Session& s, Arguments& args) {
  Network::Conditions c;
  const auto read = [&args](std::string_view key, double& value) {
    if (const auto text = args.key(key)) value = args.to_num(*text);
    if (!(value >= 0.0 && value <= 1e6)) args.refuse(fmt::format("bad number {}", value));
  };
  read("lag", c.lag);
  read("jitter", c.jitter);
  read("loss", c.loss);
  read("resend", c.resend);
  args.int_key("seed", c.seed);
  if (args.ok() && c.loss >= 1.0) args.refuse("bad number 1");
  if (!args.ok()) return;
  s.bodies->network.set(c);
  s.out.result(fmt::format("network lag={:.9g} jitter={:.9g} loss={:.9g} resend={:.9g}", c.lag, c.jitter,
                           c.loss, c.resend));
}

void run_tickall(Session& s, Arguments& args) {
  const double dt = args.num(0, 1.0 / 30.0);
  const auto times = args.integer(1, std::int64_t{1});
  const Scene& scene = s.bodies->scene;
  if (!args.ok() || !s.may_step(args, times, scene.size())) return;
  expect_several(s);
  for (std::int64_t i = 0; i < times && s.has_room(); ++i) step_all(s, dt);
}

constexpr Verb kWorldVerbs[] = {
    {"world", "world [player=hex]", Needs::Nothing, 0, 0, "player", run_world},
    {"add", "add hex [weenie=flag] [table=hex] [parts=int] [noparts=flag] [settings]", Needs::World, 1, 1,
     kSpawnKeys, run_add},
    {"actor", "actor hex", Needs::World, 1, 1, "", run_actor},
    {"remove", "remove [hex]", Needs::World, 0, 1, "", run_remove},
    {"message", "message hex...", Needs::Nothing, 1, kMaxMessageWords, "", run_message},
    {"packet", "packet hex...", Needs::World, 1, kMaxMessageWords, "", run_packet},
    {"network", "network [lag=num] [jitter=num] [loss=num] [resend=num] [seed=int]", Needs::World, 0, 0,
     "lag jitter loss resend seed", run_network},
    {"tickall", "tickall [num dt=1/30] [int n=1]", Needs::World, 0, 2, "", run_tickall},
};

}  // namespace

void take_message(Session& s, Bytes message) {
  const Result<wire::CheckResult> result = apply_message(s.bodies->world, message);
  s.write_events_only();
  if (result)
    s.out.result(fmt::format("message {} outcome={}", name_of(message), outcome_text(*result)));
  else
    s.out.result(
        fmt::format("message {} outcome=refused offset={}", name_of(message), result.error().offset));
}

void expect_several(Session& s) {
  if (s.bodies->writes_guids) return;
  s.bodies->writes_guids = true;
  s.bodies->written_about = 0;
}

std::string read_digits(Arguments& args, unsigned first_word) {
  std::string digits;
  for (unsigned i = first_word; args.has(i); ++i) digits += args.text(i);
  return digits;
}

// An error names the two digits that are none.
Vector<std::byte> read_bytes(Arguments& args, std::string_view digits) {
  Vector<std::byte> bytes;
  for (std::size_t at = 0; at < digits.size(); at += 2) {
    const std::string_view pair = digits.substr(at, 2);
    if (pair.size() < 2 || pair.find_first_not_of("0123456789abcdefABCDEF") != std::string_view::npos) {
      args.refuse(fmt::format("bad hex {}", pair));
      return {};
    }
    bytes.push_back(static_cast<std::byte>(args.to_hex(pair)));
  }
  return bytes;
}

void step_all(Session& s, double dt) {
  const Scene& scene = s.bodies->scene;
  tick(s.bodies->world, dt);
  s.write_events_only();
  for (std::size_t n = 0; n < scene.size(); ++n) {
    s.write_about(scene.in_order(n).guid);
    s.out.stepped(static_cast<float>(dt), scene.in_order(n), scene);
  }
  deliver_messages(s);
}

void deliver_messages(Session& s) {
  while (const auto message = s.bodies->network.receive(s.bodies->scene.clock)) take_message(s, *message);
}

std::span<const Verb> world_verbs() {
  return kWorldVerbs;
}

}  // namespace acm::scenario
