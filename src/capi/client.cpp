// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/client.hpp"

#include "acmotion/acmotion.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/messages.h"
#include "capi/options.h"
#include "capi/roles.h"
#include "world/numbers.h"

#include <algorithm>
#include <cstdint>

using namespace acm::capi;

namespace {

acm_client_options to_c_client_options(const acm::ClientOptions& o) {
  acm_client_options to = {};
  to.size = sizeof to;
  to.max_deferred_messages = o.max_deferred_messages;
  to.max_deferred_bytes = o.max_deferred_bytes;
  to.expects_player = o.expects_player;
  to.run_key_sends = o.run_key_sends;
  to.resuming_sends = o.resuming_sends;
  to.silent_in_portal = o.silent_in_portal;
  to.max_objects = o.max_objects;
  to.run_as_default = o.run_as_default;
  return to;
}

acm::ClientOptions to_cpp_client_options(const acm_client_options& o) {
  acm::ClientOptions to;
  to.expects_player = is_set(o.expects_player);
  to.max_deferred_messages = o.max_deferred_messages;
  to.max_deferred_bytes = o.max_deferred_bytes;
  to.run_key_sends = is_set(o.run_key_sends);
  to.resuming_sends = is_set(o.resuming_sends);
  to.silent_in_portal = is_set(o.silent_in_portal);
  to.max_objects = o.max_objects;
  to.run_as_default = is_set(o.run_as_default);
  return to;
}

// Room for all of them is made at once.
constexpr std::uint32_t kMaxDeferredMessages = 1u << 20, kMaxDeferredBytes = 1u << 26;

bool read_client_options(Call& call, const acm_client_options* from, acm::ClientOptions& to) {
  acm_client_options o = to_c_client_options({});
  if (from && !read_options(call, from, o, "options")) return false;
  to = to_cpp_client_options(o);
  return call.check(o.max_deferred_messages <= kMaxDeferredMessages, ACM_LIMIT_EXCEEDED,
                    "max_deferred_messages") &&
         call.check(o.max_deferred_bytes <= kMaxDeferredBytes, ACM_LIMIT_EXCEEDED, "max_deferred_bytes");
}

bool read_key(Call& call, const acm_key* from, acm::KeyCommand& to) {
  if (!call.require(from, "key")) return false;
  to.motion = from->motion;
  to.speed = from->speed;
  to.device = is_set(from->is_mouse) ? acm::KeyCommand::Device::Mouse : acm::KeyCommand::Device::Keyboard;
  to.run = is_set(from->run);
  return true;
}

acm::Client* use_client(Call& call, const void* client) {
  auto* box = call.use<ClientBox>(client, "client");
  return box ? &box->role : nullptr;
}

}  // namespace

void acm_client_options_init(acm_client_options* options) {
  if (options) *options = to_c_client_options({});
}

std::int32_t acm_client_create(acm_world* world, const acm_client_options* options, acm_client** out,
                               acm_error* error) {
  Call call(error);
  acm::ClientOptions o;
  if (!read_client_options(call, options, o)) return call.status();
  return create_role<ClientBox>(call, world, out, o);
}
std::int32_t acm_client_copy(acm_client* client, acm_world* world, acm_client** out, acm_error* error) {
  Call call(error);
  const acm::Client* source = use_client(call, client);
  return source ? create_role<ClientBox>(call, world, out, *source) : call.status();
}
std::int32_t acm_client_assign(acm_client* client, acm_client* from, acm_error* error) {
  Call call(error);
  return assign_role<ClientBox>(call, client, from, "client");
}
std::int32_t acm_client_free(acm_client* client, acm_error* error) {
  Call call(error);
  return free_role<ClientBox>(call, client, "client");
}

std::int32_t acm_client_set_player(acm_client* client, acm_guid player, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->set_player(player);
  return call.done();
}

std::int32_t acm_client_get_state(acm_client* client, acm_client_state* out, acm_error* error) {
  Call call(error);
  const acm::Client* c = use_client(call, client);
  if (!c || !call.require(out, "out")) return call.status();
  *out = {};
  out->player = c->player();
  out->jump_level = c->jump_level();
  out->autonomy_level = c->autonomy_level();
  out->controlled_by_server = c->controlled_by_server();
  out->auto_run = c->auto_run();
  out->mouse_look = c->mouse_look();
  out->deferred_messages = c->deferred_messages();
  out->evicted_messages = c->evicted_messages();
  out->outbox_messages = c->outbox().size();
  out->outbox_bytes = total_bytes(c->outbox());
  return call.done();
}

std::int32_t acm_client_receive(acm_client* client, const void* bytes, std::size_t size,
                                acm_check_result* result, acm_error* error) {
  Call call(error);
  auto* box = call.use<ClientBox>(client, "client");
  if (!box || !call.require(bytes, size, "bytes")) return call.status();
  const acm::Result<acm::CheckResult> check = box->role.receive(bytes_of(bytes, size));
  if (!check) return call.fail(check.error());
  if (result) *result = to_c_check(*check);
  return call.done();
}

std::int32_t acm_client_press_key(acm_client* client, const acm_key* key, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  acm::KeyCommand command;
  if (!c || !read_key(call, key, command)) return call.status();
  return call.answer(c->press_key(command), c->player());
}
std::int32_t acm_client_release_key(acm_client* client, const acm_key* key, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  acm::KeyCommand command;
  if (!c || !read_key(call, key, command)) return call.status();
  return call.answer(c->release_key(command), c->player());
}

std::int32_t acm_client_set_hold_run(acm_client* client, acm_bool on, acm_bool by_option, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->set_hold_run(is_set(on), is_set(by_option) ? acm::RunSource::Option : acm::RunSource::Modifier);
  return call.done();
}
std::int32_t acm_client_set_auto_run(acm_client* client, acm_bool on, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->set_auto_run(is_set(on));
  return call.done();
}
std::int32_t acm_client_stop_completely(acm_client* client, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->stop_completely();
  return call.done();
}
std::int32_t acm_client_lose_focus(acm_client* client, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->lose_focus();
  return call.done();
}
std::int32_t acm_client_set_enabled(acm_client* client, acm_bool enabled, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->set_enabled(is_set(enabled));
  return call.done();
}

std::int32_t acm_client_begin_mouse_look(acm_client* client, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->begin_mouse_look();
  return call.done();
}
std::int32_t acm_client_mouse_turn(acm_client* client, float speed, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  return c ? call.answer(c->mouse_turn(speed), c->player()) : call.status();
}
std::int32_t acm_client_end_mouse_look(acm_client* client, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->end_mouse_look();
  return call.done();
}

std::int32_t acm_client_turn_to(acm_client* client, float heading, acm_bool run, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  return c ? call.answer(c->turn_to(heading, is_set(run))) : call.status();
}

std::int32_t acm_client_set_contact_plane(acm_client* client, const acm_plane* plane, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  if (!plane) return call.answer(c->set_contact_plane(nullptr));
  const acm::ContactPlane contact{to_cpp<acm::Vec3>(plane->normal), plane->d};
  return call.answer(c->set_contact_plane(&contact));
}

std::int32_t acm_client_set_autonomy_level(acm_client* client, std::uint32_t level, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  return c ? call.answer(c->set_autonomy_level(level)) : call.status();
}
std::int32_t acm_client_update(acm_client* client, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->update();
  return call.done();
}

std::int32_t acm_client_outbox(acm_client* client, acm_outbound* messages, std::size_t capacity,
                               std::size_t* count, void* bytes, std::size_t byte_capacity,
                               std::size_t* byte_count, acm_error* error) {
  Call call(error);
  const acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  return write_outbox(call, c->outbox(), {messages, capacity, count, bytes, byte_capacity, byte_count});
}
std::int32_t acm_client_clear_outbox(acm_client* client, acm_error* error) {
  Call call(error);
  acm::Client* c = use_client(call, client);
  if (!c) return call.status();
  c->clear_outbox();
  return call.done();
}
