// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "play.h"

namespace conformance {

namespace {

acm_client* client(const Play& p) {
  return p.handle<acm_client>("client");
}
acm_server* server(const Play& p) {
  return p.handle<acm_server>("server");
}

// Messages in order; named, a later call can give one of them to the other side.
template <class Role>
std::int32_t outbox(Play& p, Role* role,
                    std::int32_t (*read)(Role*, acm_outbound*, std::size_t, std::size_t*, void*, std::size_t,
                                         std::size_t*, acm_error*)) {
  std::vector<acm_outbound> outbound(p.has("capacity") ? p.u64("capacity") : 256);
  std::string bytes(p.has("byte_capacity") ? p.u64("byte_capacity") : 65536, '\0');
  std::size_t count = 0, byte_count = 0;
  const std::int32_t status =
      read(role, outbound.data(), outbound.size(), &count, bytes.data(), bytes.size(), &byte_count, &p.error);
  if (status == ACM_BUFFER_FULL) p.result = Json{{"count", count}, {"byte_count", byte_count}};
  if (status != ACM_OK) return status;
  std::vector<std::string> messages;
  p.result = Json::array();
  for (std::size_t i = 0; i < count; ++i) {
    const acm_outbound& m = outbound[i];
    messages.push_back(bytes.substr(m.offset, m.size));
    p.result.push_back(
        Json{{"about", m.about}, {"audience", m.audience}, {"bytes", to_hex(messages.back())}});
  }
  if (p.is_named()) p.name_messages(messages);
  return status;
}

std::int32_t client_create(Play& p) {
  acm_client_options options;
  acm_client_options_init(&options);
  acm_client* out = nullptr;
  const std::int32_t status = acm_client_create(p.world(), p.given("options", options), &out, &p.error);
  if (status == ACM_OK) p.name_handle(out);
  return status;
}
std::int32_t client_copy(Play& p) {
  acm_client* out = nullptr;
  const std::int32_t status = acm_client_copy(client(p), p.world(), &out, &p.error);
  if (status == ACM_OK) p.name_handle(out);
  return status;
}
std::int32_t client_get_state(Play& p) {
  acm_client_state state = {};
  return p.finish(acm_client_get_state(client(p), &state, &p.error), state);
}
std::int32_t client_receive(Play& p) {
  const Play::Bytes bytes = p.bytes("bytes");
  acm_check_result result = {};
  return p.finish(acm_client_receive(client(p), bytes.data, bytes.size, &result, &p.error), result);
}
std::int32_t client_press_key(Play& p) {
  acm_key key = {0, 1.0f, 0, 0, {0, 0}};
  return acm_client_press_key(client(p), p.given("key", key), &p.error);
}
std::int32_t client_release_key(Play& p) {
  acm_key key = {0, 1.0f, 0, 0, {0, 0}};
  return acm_client_release_key(client(p), p.given("key", key), &p.error);
}
std::int32_t client_set_contact_plane(Play& p) {
  acm_plane plane = {};
  return acm_client_set_contact_plane(client(p), p.given("plane", plane), &p.error);
}

std::int32_t server_create(Play& p) {
  acm_server_rules rules;
  acm_server_rules_init(&rules);
  acm_server* out = nullptr;
  const std::int32_t status = acm_server_create(p.world(), p.given("rules", rules), &out, &p.error);
  if (status == ACM_OK) p.name_handle(out);
  return status;
}
std::int32_t server_copy(Play& p) {
  acm_server* out = nullptr;
  const std::int32_t status = acm_server_copy(server(p), p.world(), &out, &p.error);
  if (status == ACM_OK) p.name_handle(out);
  return status;
}
std::int32_t server_get_rules(Play& p) {
  acm_server_rules rules;
  acm_server_rules_init(&rules);
  return p.finish(acm_server_get_rules(server(p), &rules, &p.error), rules);
}
std::int32_t server_set_rules(Play& p) {
  acm_server_rules rules;
  acm_server_rules_init(&rules);
  return acm_server_set_rules(server(p), p.given("rules", rules), &p.error);
}
std::int32_t server_receive(Play& p) {
  const Play::Bytes bytes = p.bytes("bytes");
  acm_check_result result = {};
  return p.finish(acm_server_receive(server(p), p.u32("player"), bytes.data, bytes.size, &result, &p.error),
                  result);
}
std::int32_t server_describe(Play& p) {
  const Play::Bytes appearance = p.bytes("appearance"), tail = p.bytes("tail");
  return p.finish_bytes([&](void* out, std::size_t capacity, std::size_t* count) {
    return acm_server_describe(server(p), p.guid(), appearance.data, appearance.size, tail.data, tail.size,
                               out, capacity, count, &p.error);
  });
}

void add_client_calls(Calls& calls) {
  calls["client_create"] = client_create;
  calls["client_copy"] = client_copy;
  calls["client_assign"] = [](Play& p) {
    return acm_client_assign(client(p), p.handle<acm_client>("from"), &p.error);
  };
  calls["client_free"] = [](Play& p) { return acm_client_free(client(p), &p.error); };
  calls["client_set_player"] = [](Play& p) {
    return acm_client_set_player(client(p), p.u32("player"), &p.error);
  };
  calls["client_get_state"] = client_get_state;
  calls["client_receive"] = client_receive;
  calls["client_press_key"] = client_press_key;
  calls["client_release_key"] = client_release_key;
  calls["client_set_hold_run"] = [](Play& p) {
    return acm_client_set_hold_run(client(p), p.flag("on"), p.flag("by_option"), &p.error);
  };
  calls["client_set_auto_run"] = [](Play& p) {
    return acm_client_set_auto_run(client(p), p.flag("on"), &p.error);
  };
  calls["client_stop_completely"] = [](Play& p) { return acm_client_stop_completely(client(p), &p.error); };
  calls["client_lose_focus"] = [](Play& p) { return acm_client_lose_focus(client(p), &p.error); };
  calls["client_set_enabled"] = [](Play& p) {
    return acm_client_set_enabled(client(p), p.flag("enabled"), &p.error);
  };
  calls["client_begin_mouse_look"] = [](Play& p) { return acm_client_begin_mouse_look(client(p), &p.error); };
  calls["client_mouse_turn"] = [](Play& p) {
    return acm_client_mouse_turn(client(p), p.real("speed"), &p.error);
  };
  calls["client_end_mouse_look"] = [](Play& p) { return acm_client_end_mouse_look(client(p), &p.error); };
  calls["client_turn_to"] = [](Play& p) {
    return acm_client_turn_to(client(p), p.real("heading"), p.flag("run"), &p.error);
  };
  calls["client_set_contact_plane"] = client_set_contact_plane;
  calls["client_set_autonomy_level"] = [](Play& p) {
    return acm_client_set_autonomy_level(client(p), p.u32("level"), &p.error);
  };
  calls["client_update"] = [](Play& p) { return acm_client_update(client(p), &p.error); };
  calls["client_outbox"] = [](Play& p) { return outbox(p, client(p), acm_client_outbox); };
  calls["client_clear_outbox"] = [](Play& p) { return acm_client_clear_outbox(client(p), &p.error); };
}

void add_server_calls(Calls& calls) {
  calls["server_create"] = server_create;
  calls["server_copy"] = server_copy;
  calls["server_assign"] = [](Play& p) {
    return acm_server_assign(server(p), p.handle<acm_server>("from"), &p.error);
  };
  calls["server_free"] = [](Play& p) { return acm_server_free(server(p), &p.error); };
  calls["server_get_rules"] = server_get_rules;
  calls["server_set_rules"] = server_set_rules;
  calls["server_set_player"] = [](Play& p) {
    return acm_server_set_player(server(p), p.guid(), p.flag("is_player"), &p.error);
  };
  calls["server_receive"] = server_receive;
  calls["server_broadcast_due"] = [](Play& p) { return acm_server_broadcast_due(server(p), &p.error); };
  calls["server_send_position"] = [](Play& p) {
    return acm_server_send_position(server(p), p.guid(), p.u32("audience"), &p.error);
  };
  calls["server_send_motion"] = [](Play& p) { return acm_server_send_motion(server(p), p.guid(), &p.error); };
  calls["server_describe"] = server_describe;
  calls["server_outbox"] = [](Play& p) { return outbox(p, server(p), acm_server_outbox); };
  calls["server_clear_outbox"] = [](Play& p) { return acm_server_clear_outbox(server(p), &p.error); };
}

}  // namespace

void add_role_calls(Calls& calls) {
  add_client_calls(calls);
  add_server_calls(calls);
}

}  // namespace conformance
