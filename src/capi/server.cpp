// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/server.hpp"

#include "acmotion/acmotion.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/lists.h"
#include "capi/messages.h"
#include "capi/options.h"
#include "capi/orders.h"
#include "capi/roles.h"
#include "world/numbers.h"

#include <cstdint>
#include <optional>

using namespace acm::capi;
using acm::Server;

namespace {

acm_server_rules to_c_rules(const acm::ServerRules& r) {
  acm_server_rules to = {};
  to.size = sizeof to;
  to.max_actions = r.max_actions;
  to.move_interval = r.move_interval;
  to.other_interval = r.other_interval;
  to.relay_interval = r.relay_interval;
  to.player_interval = r.player_interval;
  to.lateness = r.lateness;
  to.farthest_request = r.farthest_request;
  to.max_key_speed = r.max_key_speed;
  to.travel_speed = r.travel_speed;
  to.travel_slack = r.travel_slack;
  to.min_key_speed = r.min_key_speed;
  to.jump_slack = r.jump_slack;
  to.bounds_jumps = r.bounds_jumps;
  to.announces_jumps = r.announces_jumps;
  to.clients_choose_level = r.clients_choose_level;
  return to;
}

acm::ServerRules to_cpp_rules(const acm_server_rules& r) {
  acm::ServerRules to;
  to.move_interval = r.move_interval;
  to.other_interval = r.other_interval;
  to.relay_interval = r.relay_interval;
  to.player_interval = r.player_interval;
  to.lateness = r.lateness;
  to.farthest_request = r.farthest_request;
  to.max_key_speed = r.max_key_speed;
  to.travel_speed = r.travel_speed;
  to.travel_slack = r.travel_slack;
  to.min_key_speed = r.min_key_speed;
  to.jump_slack = r.jump_slack;
  to.max_actions = r.max_actions;
  to.bounds_jumps = is_set(r.bounds_jumps);
  to.announces_jumps = is_set(r.announces_jumps);
  to.clients_choose_level = is_set(r.clients_choose_level);
  return to;
}

bool read_rules(Call& call, const acm_server_rules* from, acm::ServerRules& to) {
  acm_server_rules r = to_c_rules({});
  if (!read_options(call, from, r, "rules")) return false;
  to = to_cpp_rules(r);
  return true;
}

Server* use_server(Call& call, const void* server) {
  auto* box = call.use<ServerBox>(server, "server");
  return box ? &box->role : nullptr;
}

// Nothing: a server has no such order.
std::optional<acm::Outcome> order(Server& server, acm_guid guid, const acm_order& o) {
  const auto p = to_cpp<acm::MovementParameters>(o.parameters);
  const auto place = to_cpp<acm::Position>(o.position);
  switch (o.type) {
    case ACM_ORDER_DO_MOTION: return server.do_motion(guid, o.motion, p);
    case ACM_ORDER_STOP_MOTION: return server.stop_motion(guid, o.motion, p);
    case ACM_ORDER_STOP_COMPLETELY: return server.stop_completely(guid);
    case ACM_ORDER_MOVE_TO_OBJECT: return server.move_to_object(guid, o.target, p);
    case ACM_ORDER_MOVE_TO_POSITION: return server.move_to_position(guid, place, p);
    case ACM_ORDER_TURN_TO_OBJECT: return server.turn_to_object(guid, o.target, p);
    case ACM_ORDER_TURN_TO_HEADING: return server.turn_to_heading(guid, p);
    case ACM_ORDER_SET_RUN_RATE: return server.set_run_rate(guid, o.run_rate);
    case ACM_ORDER_SET_VELOCITY:
      return server.set_velocity(guid, to_cpp<acm::Vec3>(o.velocity), to_cpp<acm::Vec3>(o.omega));
    case ACM_ORDER_SET_STATE: return server.set_state(guid, o.state);
    case ACM_ORDER_TELEPORT: return server.teleport(guid, place);
    case ACM_ORDER_COMPLETE_TELEPORT: return server.complete_teleport(guid);
    case ACM_ORDER_CORRECT_POSITION: return server.correct_position(guid);
    default: return std::nullopt;
  }
}

}  // namespace

void acm_server_rules_init(acm_server_rules* rules) {
  if (rules) *rules = to_c_rules({});
}

std::int32_t acm_server_create(acm_world* world, const acm_server_rules* rules, acm_server** out,
                               acm_error* error) {
  Call call(error);
  acm::ServerRules r;
  if (rules && !read_rules(call, rules, r)) return call.status();
  // The constructor cannot say what is wrong with them.
  if (const acm::Outcome checked = acm::check(r); !checked) return call.answer(checked);
  return create_role<ServerBox>(call, world, out, r);
}
std::int32_t acm_server_copy(acm_server* server, acm_world* world, acm_server** out, acm_error* error) {
  Call call(error);
  const Server* source = use_server(call, server);
  return source ? create_role<ServerBox>(call, world, out, *source) : call.status();
}
std::int32_t acm_server_assign(acm_server* server, acm_server* from, acm_error* error) {
  Call call(error);
  return assign_role<ServerBox>(call, server, from, "server");
}
std::int32_t acm_server_free(acm_server* server, acm_error* error) {
  Call call(error);
  return free_role<ServerBox>(call, server, "server");
}

std::int32_t acm_server_get_rules(acm_server* server, acm_server_rules* rules, acm_error* error) {
  Call call(error);
  const Server* s = use_server(call, server);
  if (!s || !write_options(call, to_c_rules(s->rules()), rules, "rules")) return call.status();
  return call.done();
}
std::int32_t acm_server_set_rules(acm_server* server, const acm_server_rules* rules, acm_error* error) {
  Call call(error);
  Server* s = use_server(call, server);
  acm::ServerRules r;
  if (!s || !read_rules(call, rules, r)) return call.status();
  return call.answer(s->set_rules(r));
}

std::int32_t acm_server_set_player(acm_server* server, acm_guid guid, acm_bool is_player, acm_error* error) {
  Call call(error);
  Server* s = use_server(call, server);
  return s ? call.answer(s->set_player(guid, is_set(is_player)), guid) : call.status();
}

std::int32_t acm_server_receive(acm_server* server, acm_guid player, const void* bytes, std::size_t size,
                                acm_check_result* result, acm_error* error) {
  Call call(error);
  Server* s = use_server(call, server);
  if (!s || !call.require(bytes, size, "bytes")) return call.status();
  const acm::Result<acm::ClientCheckResult> check = s->receive(player, bytes_of(bytes, size));
  if (!check) return call.fail(check.error());
  if (result) *result = to_c_check(*check);
  return call.done();
}

std::int32_t acm_server_order(acm_server* server, acm_guid guid, const acm_order* what, acm_error* error) {
  Call call(error);
  Server* s = use_server(call, server);
  acm_order room;
  const acm_order* o = s ? read_order(call, what, room) : nullptr;
  if (!o) return call.status();
  const std::optional<acm::Outcome> outcome = order(*s, guid, *o);
  return outcome ? call.answer(*outcome, guid) : call.fail(ACM_UNSUPPORTED, "type", guid);
}

std::int32_t acm_server_broadcast_due(acm_server* server, acm_error* error) {
  Call call(error);
  Server* s = use_server(call, server);
  if (!s) return call.status();
  s->broadcast_due();
  return call.done();
}
std::int32_t acm_server_send_position(acm_server* server, acm_guid guid, std::uint32_t audience,
                                      acm_error* error) {
  Call call(error);
  Server* s = use_server(call, server);
  if (!s) return call.status();
  return call.answer(s->send_position(guid, enum_of<acm::Audience>(audience)), guid);
}
std::int32_t acm_server_send_motion(acm_server* server, acm_guid guid, acm_error* error) {
  Call call(error);
  Server* s = use_server(call, server);
  return s ? call.answer(s->send_motion(guid), guid) : call.status();
}

std::int32_t acm_server_describe(acm_server* server, acm_guid guid, const void* appearance,
                                 std::size_t appearance_size, const void* tail, std::size_t tail_size,
                                 void* out, std::size_t capacity, std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const Server* s = use_server(call, server);
  if (!s || !call.require(appearance, appearance_size, "appearance") ||
      !call.require(tail, tail_size, "tail") || !check_list(call, list))
    return call.status();
  const acm::Vector<std::byte> message =
      s->describe(guid, bytes_of(appearance, appearance_size), bytes_of(tail, tail_size));
  return message.empty() ? call.no_object(guid) : write_bytes(call, list, message);
}

std::int32_t acm_server_outbox(acm_server* server, acm_outbound* messages, std::size_t capacity,
                               std::size_t* count, void* bytes, std::size_t byte_capacity,
                               std::size_t* byte_count, acm_error* error) {
  Call call(error);
  const Server* s = use_server(call, server);
  if (!s) return call.status();
  return write_outbox(call, s->outbox(), {messages, capacity, count, bytes, byte_capacity, byte_count});
}
std::int32_t acm_server_clear_outbox(acm_server* server, acm_error* error) {
  Call call(error);
  Server* s = use_server(call, server);
  if (!s) return call.status();
  s->clear_outbox();
  return call.done();
}
