// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A server: what it makes of its clients' messages and of its host's orders, and what it sends.
#include "acmotion/wire.hpp"
#include "base/heading.h"
#include "inspect/scenario/scenario.h"
#include "world/numbers.h"
#include "world/server_role.h"

#include <fmt/format.h>

#include <string>

#include "session.h"

namespace acm::scenario {

namespace {

std::string_view audience_word(Audience audience) {
  switch (audience) {
    case Audience::Server: return "server";
    case Audience::Owner: return "owner";
    case Audience::Others: return "others";
    case Audience::Everyone: return "everyone";
  }
  return "";
}

std::string lower_hex(Bytes bytes) {
  std::string text;
  for (const std::byte byte : bytes) text += fmt::format("{:02x}", std::to_integer<unsigned>(byte));
  return text;
}

std::string opcode_name(Bytes bytes) {
  const Result<wire::MessageId> id = wire::identify(bytes);
  return id && id->known ? to_string(id->code()) : "unknown";
}

// What a verb has done: its own line, the events, what is to be sent.
void write_server_outcome(Session& s, const std::string& line) {
  s.out.result(line);
  s.write_events();
  for (const OutboundMessage& m : s.bodies->outbox.view())
    s.out.result(fmt::format("sent to={} about={:08X} {} bytes={}", audience_word(m.audience), m.about,
                             opcode_name(m.bytes), lower_hex(m.bytes)));
  s.bodies->outbox.clear();
}

void run_server(Session& s, Arguments& args) {
  ServerRules rules;
  args.flag_key("choose", rules.clients_choose_level);
  args.flag_key("announce", rules.announces_jumps);
  if (!args.ok()) return;
  s.bodies = std::make_unique<BodyLevel>(s.store);
  s.bodies->server.rules = rules;
  expect_several(s);
  s.out.result("server");
}

// Whether a client plays the selected actor.
void run_played(Session& s, Arguments& args) {
  const bool on = args.num(0, 1.0) != 0.0;
  if (!args.ok()) return;
  set_player(s.bodies->server, s.bodies->outbox, s.bodies->selected, on);
  write_server_outcome(s, fmt::format("played={:d}", on));
}

std::string client_check_text(const ClientCheckResult& r) {
  std::string text =
      r.accepted() ? "applied" : fmt::format("dropped reason={}", static_cast<unsigned>(r.reason));
  return text + fmt::format(" corrected={:d} slowed={:d} stamina={} err={}", r.corrected, r.slowed,
                            r.stamina_cost, static_cast<std::uint32_t>(r.motion));
}

// A message of the client that plays the selected actor, or of one that claims to play another.
void run_receive(Session& s, Arguments& args) {
  const Guid player = args.hex(0);
  const Vector<std::byte> bytes = read_bytes(args, read_digits(args, 1));
  if (!args.ok()) return;
  const Result<ClientCheckResult> result = handle(s.bodies->server, s.bodies->outbox, player, bytes);
  const std::string outcome =
      result ? client_check_text(*result) : fmt::format("refused offset={}", result.error().offset);
  write_server_outcome(s, fmt::format("receive {} outcome={}", opcode_name(bytes), outcome));
}

// False, and an error, for numbers that a host's call refuses (numbers.h).
template <class... Numbers>
bool in_range(Arguments& args, const Numbers&... numbers) {
  if (args.ok() && !(is_in_range(numbers) && ...)) args.refuse("number out of range");
  return args.ok();
}

void write_order(Session& s, std::string_view verb, MotionError error) {
  write_server_outcome(s, fmt::format("{} err={}", verb, static_cast<std::uint32_t>(error)));
}

template <auto kOrder>
void run_order(Session& s, Arguments& args) {
  const Command motion = args.command(0);
  const MovementParameters params = args.movement_parameters(1);
  if (in_range(args, params))
    write_order(s, args.verb(),
                kOrder(s.bodies->server, s.bodies->outbox, s.bodies->selected, motion, params));
}

void run_orderstopall(Session& s, Arguments& args) {
  write_order(s, args.verb(), order_stop_completely(s.bodies->server, s.bodies->outbox, s.bodies->selected));
}

template <auto kOrder>
void run_order_to_object(Session& s, Arguments& args) {
  const Guid target = args.hex(0);
  const MovementParameters params = args.movement_parameters(1);
  if (in_range(args, params))
    write_order(s, args.verb(),
                kOrder(s.bodies->server, s.bodies->outbox, s.bodies->selected, target, params));
}

void run_ordermoveto(Session& s, Arguments& args) {
  const Vec3 point = args.vector();
  const MovementParameters params = args.movement_parameters(3);
  const Position place{BodyLevel::kCell, {point, s.bodies->body().body.position.frame.rotation}};
  if (!in_range(args, params, place)) return;
  write_order(s, args.verb(),
              order_move_to_position(s.bodies->server, s.bodies->outbox, s.bodies->selected, place, params));
}

void run_orderturnto(Session& s, Arguments& args) {
  MovementParameters params = args.movement_parameters(1);
  params.desired_heading = args.real(0);
  if (in_range(args, params))
    write_order(s, args.verb(),
                order_turn_to_heading(s.bodies->server, s.bodies->outbox, s.bodies->selected, params));
}

void run_orderrate(Session& s, Arguments& args) {
  const float rate = args.real(0);
  if (args.ok())
    write_order(s, args.verb(), order_run_rate(s.bodies->server, s.bodies->outbox, s.bodies->selected, rate));
}

void run_ordervelocity(Session& s, Arguments& args) {
  const Vec3 velocity = args.vector();
  if (args.ok() && !is_within(velocity, limits::kVelocity)) args.refuse("number out of range");
  if (!args.ok()) return;
  order_velocity(s.bodies->server, s.bodies->outbox, s.bodies->selected, velocity);
  write_server_outcome(s, std::string(args.verb()));
}

void run_orderstate(Session& s, Arguments& args) {
  const std::uint32_t state = args.hex(0);
  if (!args.ok()) return;
  order_state(s.bodies->server, s.bodies->outbox, s.bodies->selected, state);
  write_server_outcome(s, std::string(args.verb()));
}

void run_teleport(Session& s, Arguments& args) {
  const Vec3 point = args.vector();
  Position place{BodyLevel::kCell, {point, {}}};
  if (args.has(3)) set_heading(place.frame, args.real(3));
  if (!in_range(args, place)) return;
  order_teleport(s.bodies->server, s.bodies->outbox, s.bodies->selected, place);
  write_server_outcome(s, std::string(args.verb()));
}

template <auto kCall>
void run_server_call(Session& s, Arguments& args) {
  kCall(s.bodies->server, s.bodies->outbox, s.bodies->selected);
  write_server_outcome(s, std::string(args.verb()));
}

void run_serverticks(Session& s, Arguments& args) {
  const double dt = args.num(0, 1.0 / 30.0);
  const auto times = args.integer(1, std::int64_t{1});
  if (!args.ok() || !s.may_step(args, times, s.bodies->scene.size())) return;
  for (std::int64_t i = 0; i < times && s.has_room(); ++i) {
    step_all(s, dt);
    broadcast_due(s.bodies->server, s.bodies->outbox);
    write_server_outcome(s, "broadcast");
  }
}

constexpr std::string_view kOrderParams = Arguments::kParameterKeys;

constexpr Verb kServerVerbs[] = {
    {"server", "server [choose=flag] [announce=flag]", Needs::Nothing, 0, 0, "choose announce", run_server},
    {"played", "played [flag=1]", Needs::Actor, 0, 1, "", run_played},
    {"receive", "receive hex player, hex...", Needs::World, 2, kMaxMessageWords, "", run_receive},
    {"order", "order command [float speed=1] [parameters]", Needs::Actor, 1, 2, kOrderParams,
     run_order<static_cast<MotionError (*)(ServerState&, Outbox&, Guid, Command, const MovementParameters&)>(
         order_motion)>},
    {"orderstop", "orderstop command [float speed=1] [parameters]", Needs::Actor, 1, 2, kOrderParams,
     run_order<static_cast<MotionError (*)(ServerState&, Outbox&, Guid, Command, const MovementParameters&)>(
         order_stop)>},
    {"orderstopall", "orderstopall", Needs::Actor, 0, 0, "", run_orderstopall},
    {"ordermoveto", "ordermoveto num x, num y, num z, [float speed=1] [parameters]", Needs::Actor, 3, 4,
     kOrderParams, run_ordermoveto},
    {"ordermovetoobj", "ordermovetoobj hex [float speed=1] [parameters]", Needs::Actor, 1, 2, kOrderParams,
     run_order_to_object<order_move_to_object>},
    {"orderturnto", "orderturnto float heading, [float speed=1] [parameters]", Needs::Actor, 1, 2,
     kOrderParams, run_orderturnto},
    {"orderturntoobj", "orderturntoobj hex [float speed=1] [parameters]", Needs::Actor, 1, 2, kOrderParams,
     run_order_to_object<order_turn_to_object>},
    {"orderrate", "orderrate float", Needs::Actor, 1, 1, "", run_orderrate},
    {"ordervelocity", "ordervelocity float x, float y, float z", Needs::Actor, 3, 3, "", run_ordervelocity},
    {"orderstate", "orderstate hex", Needs::Actor, 1, 1, "", run_orderstate},
    {"teleport", "teleport num x, num y, num z, [float heading]", Needs::Actor, 3, 4, "", run_teleport},
    {"arrive", "arrive", Needs::Actor, 0, 0, "", run_server_call<complete_teleport>},
    {"correct", "correct", Needs::Actor, 0, 0, "", run_server_call<correct_position>},
    {"serverticks", "serverticks [num dt=1/30] [int n=1]", Needs::World, 0, 2, "", run_serverticks},
};

}  // namespace

std::span<const Verb> server_verbs() {
  return kServerVerbs;
}

}  // namespace acm::scenario
