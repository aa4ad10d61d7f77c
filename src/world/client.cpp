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

// A key no faster than the world allows.
KeyCommand limited_key(ClientState& client, KeyCommand key) {
  if (limit_speeds(key, client.world.options.max_speed))
    client.world.report(client.viewer.player, LimitReachedEvent{Limit::Speed, 1});
  return key;
}

}  // namespace

Client::Client(World& world, const ClientOptions& o)
    : impl_(std::make_unique<Impl>(WorldAccess::state(world), o)) {}
Client::~Client() = default;
Client::Client(World& world, const Client& other)
    : impl_(std::make_unique<Impl>(WorldAccess::state(world), other.impl_->state)) {}
Client::Client(Client&&) noexcept = default;
Client& Client::operator=(Client&&) noexcept = default;
void Client::assign(const Client& other) {
  impl_->state.assign(other.impl_->state);
}

void Client::set_player(Guid player) {
  impl_->state.set_player(player);
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

Outcome Client::press_key(const KeyCommand& pressed) {
  if (const Outcome checked = check(pressed); !checked) return checked;
  const KeyCommand key = limited_key(impl_->state, pressed);
  return outcome_of(acm::press_key(impl_->state, impl_->out, key));
}
Outcome Client::release_key(const KeyCommand& released) {
  if (const Outcome checked = check(released); !checked) return checked;
  const KeyCommand key = limited_key(impl_->state, released);
  return outcome_of(acm::release_key(impl_->state, impl_->out, key));
}
void Client::set_hold_run(bool on, RunSource source) {
  acm::set_hold_run(impl_->state, impl_->out, on, source);
}
void Client::set_auto_run(bool on) {
  acm::set_auto_run(impl_->state, impl_->out, on);
}
bool Client::auto_run() const {
  return impl_->state.player.auto_run;
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
void Client::begin_mouse_look() {
  acm::begin_mouse_look(impl_->state, impl_->out);
}
Outcome Client::mouse_turn(float speed) {
  KeyCommand turn{.motion = command::kTurnRight, .speed = speed, .device = KeyCommand::Device::Mouse};
  if (const Outcome checked = check(turn); !checked) return checked;
  turn = limited_key(impl_->state, turn);
  return outcome_of(acm::mouse_turn(impl_->state, impl_->out, turn.speed));
}
void Client::end_mouse_look() {
  acm::end_mouse_look(impl_->state, impl_->out);
}
bool Client::mouse_look() const {
  return impl_->state.player.look.is_on;
}
Outcome Client::turn_to(float heading, bool run) {
  if (!is_within(heading, limits::kHeading)) return not_finite("heading");
  turn_player_to(impl_->state, heading, run);
  return {};
}
Outcome Client::set_contact_plane(const ContactPlane* plane) {
  if (const Outcome checked = plane ? check(*plane) : Outcome{}; !checked) return checked;
  LocalPlayer& player = impl_->state.player;
  player.knows_contact_plane = plane != nullptr;
  player.contact_plane = plane ? *plane : ContactPlane{};
  return {};
}
Outcome Client::set_autonomy_level(std::uint32_t level) {
  return acm::set_autonomy_level(impl_->state, impl_->out, level) ? Outcome{} : bad_argument("level");
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
