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

// Brings the speeds among an order's numbers down to the world's limit, and reports it.
template <class... Numbers>
void limit_order(WorldState& world, Guid guid, Numbers&... numbers) {
  bool has_limited = false;
  ((has_limited |= limit_speeds(numbers, world.options.max_speed)), ...);
  if (has_limited) world.report(guid, LimitReachedEvent{Limit::Speed, 1});
}

// Calls `act(arguments…)` for an object that is there, when all arguments are in range; speeds are then no
// faster than the world allows.
template <class Act, class... Arguments>
Outcome carry_out_order(WorldState& world, Guid guid, Act&& act, Arguments... arguments) {
  if (const Outcome checked = check_all(arguments...); !checked) return checked;
  if (!world.find(guid)) return no_object();
  limit_order(world, guid, arguments...);
  if constexpr (std::is_void_v<decltype(act(arguments...))>) {
    act(arguments...);
    return {};
  } else {
    return outcome_of(act(arguments...));
  }
}

}  // namespace

Server::Server(World& world, const ServerRules& rules)
    : impl_(std::make_unique<Impl>(WorldAccess::state(world), ServerRules{})) {
  (void)require(bool(set_rules(rules)), "Server: a number of the rules is not finite, or beyond acm::limits");
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
Outcome Server::set_rules(const ServerRules& rules) {
  if (const Outcome checked = check(rules); !checked) return checked;
  impl_->state.rules = rules;
  return {};
}

Outcome Server::set_player(Guid guid, bool is_player) {
  return carry_out_order(impl_->state.world, guid,
                         [&] { acm::set_player(impl_->state, impl_->out, guid, is_player); });
}

Result<ClientCheckResult> Server::receive(Guid player, Bytes message) {
  return handle(impl_->state, impl_->out, player, message);
}

Outcome Server::do_motion(Guid guid, Command motion, const MovementParameters& p) {
  return carry_out_order(
      impl_->state.world, guid,
      [&](const MovementParameters& q) { return order_motion(impl_->state, impl_->out, guid, motion, q); },
      p);
}
Outcome Server::stop_motion(Guid guid, Command motion, const MovementParameters& p) {
  return carry_out_order(
      impl_->state.world, guid,
      [&](const MovementParameters& q) { return order_stop(impl_->state, impl_->out, guid, motion, q); }, p);
}
Outcome Server::stop_completely(Guid guid) {
  return carry_out_order(impl_->state.world, guid,
                         [&] { return order_stop_completely(impl_->state, impl_->out, guid); });
}
Outcome Server::move_to_object(Guid guid, Guid target, const MovementParameters& p) {
  return carry_out_order(
      impl_->state.world, guid,
      [&](const MovementParameters& q) {
        return order_move_to_object(impl_->state, impl_->out, guid, target, q);
      },
      p);
}
Outcome Server::turn_to_object(Guid guid, Guid target, const MovementParameters& p) {
  return carry_out_order(
      impl_->state.world, guid,
      [&](const MovementParameters& q) {
        return order_turn_to_object(impl_->state, impl_->out, guid, target, q);
      },
      p);
}
Outcome Server::move_to_position(Guid guid, const Position& position, const MovementParameters& p) {
  return carry_out_order(
      impl_->state.world, guid,
      [&](const MovementParameters& q, const Position& to) {
        return order_move_to_position(impl_->state, impl_->out, guid, to, q);
      },
      p, position);
}
Outcome Server::turn_to_heading(Guid guid, const MovementParameters& p) {
  return carry_out_order(
      impl_->state.world, guid,
      [&](const MovementParameters& q) { return order_turn_to_heading(impl_->state, impl_->out, guid, q); },
      p);
}
Outcome Server::set_run_rate(Guid guid, float run_rate) {
  if (!is_finite(run_rate)) return not_finite("run_rate");
  return carry_out_order(impl_->state.world, guid, [&] {
    limit_order(impl_->state.world, guid, run_rate);
    return order_run_rate(impl_->state, impl_->out, guid, run_rate);
  });
}
Outcome Server::set_velocity(Guid guid, Vec3 velocity, Vec3 omega) {
  if (!is_within(velocity, limits::kVelocity)) return not_finite("velocity");
  if (!is_within(omega, limits::kOmega)) return not_finite("omega");
  return carry_out_order(impl_->state.world, guid,
                         [&] { order_velocity(impl_->state, impl_->out, guid, velocity, omega); });
}
Outcome Server::set_state(Guid guid, std::uint32_t physics_state) {
  return carry_out_order(impl_->state.world, guid,
                         [&] { order_state(impl_->state, impl_->out, guid, physics_state); });
}
Outcome Server::set_appearance(Guid guid, const Appearance& appearance) {
  if (const Outcome checked = check(appearance); !checked) return checked;
  WorldState& world = impl_->state.world;
  if (world.find(guid) && !has_room_for_appearance(world))
    return not_possible(OutcomeKind::LimitExceeded, "memory");
  return carry_out_order(world, guid, [&] { order_appearance(impl_->state, impl_->out, guid, appearance); });
}
Outcome Server::teleport(Guid guid, const Position& position) {
  return carry_out_order(
      impl_->state.world, guid,
      [&](const Position& to) { order_teleport(impl_->state, impl_->out, guid, to); }, position);
}
Outcome Server::complete_teleport(Guid guid) {
  return carry_out_order(impl_->state.world, guid,
                         [&] { acm::complete_teleport(impl_->state, impl_->out, guid); });
}
Outcome Server::correct_position(Guid guid) {
  return carry_out_order(impl_->state.world, guid,
                         [&] { acm::correct_position(impl_->state, impl_->out, guid); });
}

void Server::broadcast_due() {
  acm::broadcast_due(impl_->state, impl_->out);
}
Outcome Server::send_position(Guid guid, Audience audience) {
  if (audience == Audience::Server || audience > Audience::Everyone) return bad_argument("audience");
  return carry_out_order(impl_->state.world, guid,
                         [&] { acm::send_position(impl_->state, impl_->out, guid, audience); });
}
Outcome Server::send_motion(Guid guid) {
  return carry_out_order(impl_->state.world, guid, [&] { acm::send_motion(impl_->state, impl_->out, guid); });
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
