// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/server.hpp"

#include "assets/appearance_format.h"
#include "base/bytes.h"
#include "base/programming_error.h"
#include "wire/write.h"
#include "world/numbers.h"
#include "world/server_role.h"
#include "world/world_access.h"

#include <cmath>

namespace acm {

namespace {

// An order no faster than the world allows.
template <class Order>
Order limited(WorldState& world, Guid guid, Order order) {
  if (limit_speeds(order, world.options.max_speed) && world.find(guid))
    world.report(guid, LimitReachedEvent{Limit::Speed, 1});
  return order;
}

}  // namespace

Server::Server(World& world, const ServerRules& rules)
    : impl_(std::make_unique<Impl>(WorldAccess::state(world), ServerRules{})) {
  set_rules(rules);
}
Server::~Server() = default;
Server::Server(World& world, const Server& other)
    : impl_(std::make_unique<Impl>(WorldAccess::state(world), other.impl_->state)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
void Server::assign(const Server& other) {
  impl_->state.assign(other.impl_->state);
}

const ServerRules& Server::rules() const {
  return impl_->state.rules;
}
void Server::set_rules(const ServerRules& rules) {
  if (!require(is_in_range(rules), "Server::set_rules: a number is not finite, or beyond acm::limits"))
    return;
  impl_->state.rules = rules;
}

bool Server::set_player(Guid guid, bool is_player) {
  if (!impl_->state.world.find(guid)) return false;
  acm::set_player(impl_->state, impl_->out, guid, is_player);
  return true;
}

Result<ClientCheckResult> Server::receive(Guid player, Bytes message) {
  return handle(impl_->state, impl_->out, player, message);
}

MotionError Server::do_motion(Guid guid, Command motion, const MovementParameters& p) {
  if (!is_in_range(p)) return MotionError::GeneralMovementFailure;
  return order_motion(impl_->state, impl_->out, guid, motion, limited(impl_->state.world, guid, p));
}
MotionError Server::stop_motion(Guid guid, Command motion, const MovementParameters& p) {
  if (!is_in_range(p)) return MotionError::GeneralMovementFailure;
  return order_stop(impl_->state, impl_->out, guid, motion, limited(impl_->state.world, guid, p));
}
MotionError Server::stop_completely(Guid guid) {
  return order_stop_completely(impl_->state, impl_->out, guid);
}
MotionError Server::move_to_object(Guid guid, Guid target, const MovementParameters& p) {
  if (!is_in_range(p)) return MotionError::GeneralMovementFailure;
  return order_move_to_object(impl_->state, impl_->out, guid, target, limited(impl_->state.world, guid, p));
}
MotionError Server::turn_to_object(Guid guid, Guid target, const MovementParameters& p) {
  if (!is_in_range(p)) return MotionError::GeneralMovementFailure;
  return order_turn_to_object(impl_->state, impl_->out, guid, target, limited(impl_->state.world, guid, p));
}
MotionError Server::move_to_position(Guid guid, const Position& position, const MovementParameters& p) {
  if (!is_in_range(p) || !is_in_range(position)) return MotionError::GeneralMovementFailure;
  return order_move_to_position(impl_->state, impl_->out, guid, position,
                                limited(impl_->state.world, guid, p));
}
MotionError Server::turn_to_heading(Guid guid, const MovementParameters& p) {
  if (!is_in_range(p)) return MotionError::GeneralMovementFailure;
  return order_turn_to_heading(impl_->state, impl_->out, guid, limited(impl_->state.world, guid, p));
}
MotionError Server::set_run_rate(Guid guid, float run_rate) {
  if (!is_finite(run_rate)) return MotionError::GeneralMovementFailure;
  return order_run_rate(impl_->state, impl_->out, guid, limited(impl_->state.world, guid, run_rate));
}
bool Server::set_velocity(Guid guid, Vec3 velocity, Vec3 omega) {
  if (!impl_->state.world.find(guid) || !is_within(velocity, limits::kVelocity) ||
      !is_within(omega, limits::kOmega))
    return false;
  order_velocity(impl_->state, impl_->out, guid, velocity, omega);
  return true;
}
bool Server::set_state(Guid guid, std::uint32_t physics_state) {
  if (!impl_->state.world.find(guid)) return false;
  order_state(impl_->state, impl_->out, guid, physics_state);
  return true;
}
Status Server::set_appearance(Guid guid, const Appearance& appearance) {
  if (!impl_->state.world.find(guid)) return Error{ErrorCode::NotFound, 0, 0, "guid"};
  if (const Status status = check_sendable(appearance); !status) return status;
  if (!has_room_for_appearance(impl_->state.world)) return Error{ErrorCode::LimitExceeded, 0, 0, "memory"};
  order_appearance(impl_->state, impl_->out, guid, appearance);
  return {};
}
bool Server::teleport(Guid guid, const Position& position) {
  if (!impl_->state.world.find(guid) || !is_in_range(position)) return false;
  order_teleport(impl_->state, impl_->out, guid, position);
  return true;
}
bool Server::complete_teleport(Guid guid) {
  if (!impl_->state.world.find(guid)) return false;
  acm::complete_teleport(impl_->state, impl_->out, guid);
  return true;
}
bool Server::correct_position(Guid guid) {
  if (!impl_->state.world.find(guid)) return false;
  acm::correct_position(impl_->state, impl_->out, guid);
  return true;
}

void Server::broadcast_due() {
  acm::broadcast_due(impl_->state, impl_->out);
}
bool Server::send_position(Guid guid, Audience audience) {
  if (!require(audience != Audience::Server, "Server::send_position: audience")) return false;
  if (!impl_->state.world.find(guid)) return false;
  acm::send_position(impl_->state, impl_->out, guid, audience);
  return true;
}
bool Server::send_motion(Guid guid) {
  if (!impl_->state.world.find(guid)) return false;
  acm::send_motion(impl_->state, impl_->out, guid);
  return true;
}

Vector<std::byte> Server::describe(Guid guid, Bytes appearance, Bytes tail) const {
  if (!impl_->state.world.find(guid)) return {};
  wire::CreateObject m = acm::describe(impl_->state, guid);
  ByteWriter worn;
  const WorldState& world = impl_->state.world;
  // An appearance that was merged from many messages may be too long for one message.
  if (const Appearance* own = world.appearance(world.scene.id_of(guid)); own && check_sendable(*own))
    write_appearance(worn, *own);
  m.appearance.bytes = appearance.empty() ? worn.bytes() : appearance;
  m.tail = tail;
  ByteWriter out;
  encode(out, m);
  return std::move(out).take();
}

std::span<const OutboundMessage> Server::outbox() const {
  return impl_->out.view();
}
void Server::clear_outbox() {
  impl_->out.clear();
}

}  // namespace acm
