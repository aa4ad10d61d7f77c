// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/motions.hpp"

#include "acmotion/acmotion.h"
#include "acmotion/world.hpp"
#include "base/finite.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/orders.h"
#include "world/outcomes.h"

#include <cstdint>
#include <optional>
#include <span>

using namespace acm::capi;
using acm::World;

namespace {

// As many as travel with a state.
constexpr std::size_t kMaxActions = 31;

acm::Outcome set_state(World& world, acm_guid guid, std::uint32_t state) {
  acm::ObjectFacts facts = world.facts(guid);
  facts.state = state;
  return world.set_facts(guid, facts);
}

acm::Outcome set_run_rate(World& world, acm_guid guid, float run_rate) {
  if (!acm::is_finite(run_rate)) return acm::not_finite("run_rate");
  acm::WeenieFacts weenie = world.facts(guid).weenie;
  weenie.knows_run_rate = true;
  weenie.run_rate = run_rate;
  weenie.runs_by_skill = false;
  return world.set_weenie(guid, weenie);
}

acm::TargetSnapshot target_of(const acm_order& o) {
  return {o.target, to_cpp<acm::Position>(o.position), to_cpp<acm::Cylinder>(o.target_size),
          to_cpp<acm::Vec3>(o.velocity)};
}

// Nothing: a world has no such order.
std::optional<acm::Outcome> order_facts(World& world, acm_guid guid, const acm_order& o) {
  switch (o.type) {
    case ACM_ORDER_TELEPORT: return world.teleport(guid, to_cpp<acm::Position>(o.position));
    case ACM_ORDER_SET_VELOCITY: return world.set_velocity(guid, to_cpp<acm::Vec3>(o.velocity));
    case ACM_ORDER_SET_LOCAL_VELOCITY: return world.set_local_velocity(guid, to_cpp<acm::Vec3>(o.velocity));
    case ACM_ORDER_SET_OMEGA: return world.set_omega(guid, to_cpp<acm::Vec3>(o.omega));
    case ACM_ORDER_SET_STATE: return set_state(world, guid, o.state);
    case ACM_ORDER_SET_RUN_RATE: return set_run_rate(world, guid, o.run_rate);
    default: return std::nullopt;
  }
}

std::optional<acm::Outcome> order_body(World& world, acm_guid guid, const acm_order& o) {
  const auto p = to_cpp<acm::MovementParameters>(o.parameters);
  const auto place = to_cpp<acm::Position>(o.position);
  switch (o.type) {
    case ACM_ORDER_DO_MOTION: return world.do_motion(guid, o.motion, p);
    case ACM_ORDER_STOP_MOTION: return world.stop_motion(guid, o.motion, p);
    case ACM_ORDER_STOP_COMPLETELY: return world.stop_completely(guid);
    case ACM_ORDER_MOVE_TO_OBJECT: return world.move_to_object(guid, o.target, p);
    case ACM_ORDER_MOVE_TO_POSITION: return world.move_to_position(guid, place, p);
    case ACM_ORDER_MOVE_TO_TARGET: return world.move_to_object(guid, target_of(o), p);
    case ACM_ORDER_TURN_TO_OBJECT: return world.turn_to_object(guid, o.target, p);
    case ACM_ORDER_TURN_TO_HEADING: return world.turn_to_heading(guid, p);
    case ACM_ORDER_CANCEL_MOVE: return world.cancel_move(guid);
    case ACM_ORDER_JUMP: return world.jump(guid, o.extent);
    case ACM_ORDER_STICK_TO: return world.stick_to(guid, o.target);
    case ACM_ORDER_UNSTICK: return world.unstick(guid);
    case ACM_ORDER_INTERPOLATE_TO: return world.interpolate_to(guid, place, is_set(o.keep_heading));
    case ACM_ORDER_STOP_INTERPOLATING: return world.stop_interpolating(guid);
    case ACM_ORDER_CONSTRAIN_TO: return world.constrain_to(guid, place, o.constraint_start, o.constraint_max);
    case ACM_ORDER_UNCONSTRAIN: return world.unconstrain(guid);
    default: return order_facts(world, guid, o);
  }
}

acm::MotionAction to_cpp_action(const acm_motion_action& a) {
  return {a.command, a.speed, a.timestamp, is_set(a.autonomous)};
}

}  // namespace

std::int32_t acm_object_order(acm_world* world, acm_guid guid, const acm_order* order, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  acm_order room;
  const acm_order* o = box ? read_order(call, order, room) : nullptr;
  if (!o) return call.status();
  const std::optional<acm::Outcome> outcome = order_body(box->world, guid, *o);
  return outcome ? call.answer(*outcome, guid) : call.fail(ACM_UNSUPPORTED, "type", guid);
}

void acm_raw_motion_state_init(acm_raw_motion_state* state) {
  if (state) *state = to_c<acm_raw_motion_state>(acm::RawMotionState{});
}
void acm_interpreted_motion_state_init(acm_interpreted_motion_state* state) {
  if (state) *state = to_c<acm_interpreted_motion_state>(acm::InterpretedMotionState{});
}

std::int32_t acm_object_apply_raw_state(acm_world* world, acm_guid guid, const acm_raw_motion_state* state,
                                        acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(state, "state")) return call.status();
  return call.answer(box->world.apply_raw_state(guid, to_cpp<acm::RawMotionState>(*state)), guid);
}

std::int32_t acm_object_apply_interpreted_state(acm_world* world, acm_guid guid,
                                                const acm_interpreted_motion_state* state,
                                                const acm_motion_action* actions, std::size_t action_count,
                                                acm_bool autonomous, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(state, "state") || !call.require(actions, action_count, "actions") ||
      !call.check(action_count <= kMaxActions, ACM_LIMIT_EXCEEDED, "action_count"))
    return call.status();
  const auto interpreted = to_cpp<acm::InterpretedMotionState>(*state);
  acm::MotionAction converted[kMaxActions];
  for (std::size_t i = 0; i < action_count; ++i) converted[i] = to_cpp_action(actions[i]);
  return call.answer(box->world.apply_interpreted_state(guid, interpreted, std::span(converted, action_count),
                                                        is_set(autonomous)),
                     guid);
}

std::int32_t acm_object_update_target(acm_world* world, acm_guid guid, const acm_target* target,
                                      acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(target, "target")) return call.status();
  const acm::TargetSnapshot t{target->guid, to_cpp<acm::Position>(target->position),
                              to_cpp<acm::Cylinder>(target->body_size), to_cpp<acm::Vec3>(target->velocity)};
  return call.answer(box->world.update_target(guid, t), guid);
}

std::int32_t acm_object_lose_target(acm_world* world, acm_guid guid, acm_guid target, std::uint32_t status,
                                    acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  return call.answer(box->world.lose_target(guid, target, enum_of<acm::TargetStatus>(status)), guid);
}
