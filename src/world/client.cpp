// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/client.hpp"

#include "world/apply.h"
#include "world/local_player.h"
#include "world/numbers.h"
#include "world/world_access.h"

#include <cmath>

namespace acm {

namespace {

ClientStateOptions state_options(const ClientOptions& o) {
  return {.deferred = {.messages = o.max_deferred_messages, .bytes = o.max_deferred_bytes},
          .expects_player = o.expects_player};
}

// A key no faster than the world allows.
KeyCommand limited_key(ClientState& client, KeyCommand key) {
  if (limit_speeds(key, client.world.options.max_speed))
    client.world.report(client.viewer.player, LimitReached{Limit::Speed, 1});
  return key;
}

}  // namespace

Client::Client(World& world, const ClientOptions& o)
    : impl_(std::make_unique<Impl>(WorldAccess::state(world), state_options(o))) {
  impl_->state.player.options = {.run_key_sends = o.run_key_sends,
                                 .resuming_sends = o.resuming_sends,
                                 .silent_in_portal = o.silent_in_portal};
}
Client::~Client() = default;
Client::Client(World& world, const Client& other)
    : impl_(std::make_unique<Impl>(WorldAccess::state(world), other.impl_->state)) {}
Client::Client(Client&&) noexcept = default;
Client& Client::operator=(Client&&) noexcept = default;
void Client::assign(const Client& other) {
  impl_->state.assign(other.impl_->state);
}

void Client::set_player(Guid player) {
  ClientState& state = impl_->state;
  if (Actor* before = state.local_player()) before->weenie.is_local_player = false;
  state.viewer.player = player;
  state.world.scene.options.viewer = player != 0 ? player : state.world.options.scene.viewer;
  if (Actor* actor = state.local_player()) actor->weenie.is_local_player = true;
}
Guid Client::player() const {
  return impl_->state.viewer.player;
}

Result<CheckResult> Client::receive(Bytes message) {
  return apply_message(impl_->state, message);
}
std::size_t Client::deferred_messages() const {
  return impl_->state.deferred.message_count();
}
std::uint64_t Client::evicted_messages() const {
  return impl_->state.deferred.evicted();
}

MotionError Client::press_key(const KeyCommand& pressed) {
  if (!is_in_range(pressed)) return MotionError::GeneralMovementFailure;
  const KeyCommand key = limited_key(impl_->state, pressed);
  return acm::press_key(impl_->state, impl_->out, key);
}
MotionError Client::release_key(const KeyCommand& released) {
  if (!is_in_range(released)) return MotionError::GeneralMovementFailure;
  const KeyCommand key = limited_key(impl_->state, released);
  return acm::release_key(impl_->state, impl_->out, key);
}
void Client::set_hold_run(bool on, RunSource source) {
  acm::set_hold_run(impl_->state, impl_->out, on, source);
}
void Client::set_auto_run(bool on) {
  acm::set_auto_run(impl_->state, impl_->out, on);
}
float Client::jump_level() const {
  return acm::jump_level(impl_->state);
}
void Client::stop_completely() {
  stop_player(impl_->state, impl_->out);
}
void Client::lose_focus() {
  acm::lose_focus(impl_->state, impl_->out);
}
void Client::set_enabled(bool enabled) {
  acm::set_enabled(impl_->state, impl_->out, enabled);
}
void Client::turn_to(float heading, bool run) {
  if (is_within(heading, limits::kHeading)) turn_player_to(impl_->state, heading, run);
}
void Client::set_contact_plane(const ContactPlane* plane) {
  LocalPlayer& player = impl_->state.player;
  const bool is_known = plane && is_in_range(*plane);
  player.knows_contact_plane = is_known;
  player.contact_plane = is_known ? *plane : ContactPlane{};
}
bool Client::set_autonomy_level(std::uint32_t level) {
  return acm::set_autonomy_level(impl_->state, impl_->out, level);
}
std::uint8_t Client::autonomy_level() const {
  return impl_->state.viewer.autonomy_level;
}
bool Client::controlled_by_server() const {
  return impl_->state.player.controlled_by_server;
}
void Client::update() {
  acm::update(impl_->state, impl_->out);
}

std::span<const OutboundMessage> Client::outbox() const {
  return impl_->out.view();
}
void Client::clear_outbox() {
  impl_->out.clear();
}

}  // namespace acm
