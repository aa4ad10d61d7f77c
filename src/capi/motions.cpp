// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/motions.hpp"

#include "acmotion/acmotion.h"
#include "acmotion/world.hpp"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/orders.h"
#include "world/numbers.h"

#include <cstdint>
#include <span>

using namespace acm::capi;
using acm::MotionError;
using acm::World;

namespace {

// As many as travel with a state.
constexpr std::size_t kMaxActions = 31;

// Verbs that only say whether the object is there: all numbers were checked.
MotionError done_if(bool is_there) {
  return is_there ? MotionError::None : MotionError::NoPhysicsObject;
}

MotionError set_state(World& world, acm_guid guid, std::uint32_t state) {
  acm::ObjectFacts facts = world.facts(guid);
  facts.state = state;
  return done_if(world.set_facts(guid, facts));
}

MotionError set_run_rate(World& world, acm_guid guid, float run_rate) {
  acm::WeenieFacts weenie = world.facts(guid).weenie;
  weenie.knows_run_rate = true;
  weenie.run_rate = run_rate;
  weenie.runs_by_skill = false;
  return done_if(world.set_weenie(guid, weenie));
}

std::int32_t order_facts(Call& call, World& world, acm_guid guid, const acm_order& o) {
  switch (o.type) {
    case ACM_ORDER_TELEPORT:
      return call.answer(done_if(world.teleport(guid, to_cpp<acm::Position>(o.position))), guid);
    case ACM_ORDER_SET_VELOCITY:
      return call.answer(done_if(world.set_velocity(guid, to_cpp<acm::Vec3>(o.velocity))), guid);
    case ACM_ORDER_SET_LOCAL_VELOCITY:
      return call.answer(done_if(world.set_local_velocity(guid, to_cpp<acm::Vec3>(o.velocity))), guid);
    case ACM_ORDER_SET_OMEGA:
      return call.answer(done_if(world.set_omega(guid, to_cpp<acm::Vec3>(o.omega))), guid);
    case ACM_ORDER_SET_STATE: return call.answer(set_state(world, guid, o.state), guid);
    case ACM_ORDER_SET_RUN_RATE: return call.answer(set_run_rate(world, guid, o.run_rate), guid);
    default: return call.fail(ACM_UNSUPPORTED, "type", guid);
  }
}

std::int32_t order_body(Call& call, World& world, acm_guid guid, const acm_order& o) {
  const auto p = to_cpp<acm::MovementParameters>(o.parameters);
  const auto place = to_cpp<acm::Position>(o.position);
  switch (o.type) {
    case ACM_ORDER_DO_MOTION: return call.answer(world.do_motion(guid, o.motion, p), guid);
    case ACM_ORDER_STOP_MOTION: return call.answer(world.stop_motion(guid, o.motion, p), guid);
    case ACM_ORDER_STOP_COMPLETELY: return call.answer(world.stop_completely(guid), guid);
    case ACM_ORDER_MOVE_TO_OBJECT: return call.answer(world.move_to_object(guid, o.target, p), guid);
    case ACM_ORDER_MOVE_TO_POSITION: return call.answer(world.move_to_position(guid, place, p), guid);
    case ACM_ORDER_MOVE_TO_TARGET: {
      const acm::TargetSnapshot target{o.target, place, to_cpp<acm::Cylinder>(o.target_size),
                                       to_cpp<acm::Vec3>(o.velocity)};
      return call.answer(world.move_to_object(guid, target, p), guid);
    }
    case ACM_ORDER_TURN_TO_OBJECT: return call.answer(world.turn_to_object(guid, o.target, p), guid);
    case ACM_ORDER_TURN_TO_HEADING: return call.answer(world.turn_to_heading(guid, p), guid);
    case ACM_ORDER_CANCEL_MOVE: return call.answer(world.cancel_move(guid), guid);
    case ACM_ORDER_JUMP: return call.answer(world.jump(guid, o.extent), guid);
    case ACM_ORDER_STICK: return call.answer(world.stick_to(guid, o.target), guid);
    case ACM_ORDER_UNSTICK: return call.answer(done_if(world.unstick(guid)), guid);
    case ACM_ORDER_INTERPOLATE:
      return call.answer(world.interpolate_to(guid, place, is_set(o.keep_heading)), guid);
    case ACM_ORDER_STOP_INTERPOLATING: return call.answer(done_if(world.stop_interpolating(guid)), guid);
    case ACM_ORDER_CONSTRAIN:
      return call.answer(world.constrain_to(guid, place, o.constraint_start, o.constraint_max), guid);
    case ACM_ORDER_UNCONSTRAIN: return call.answer(done_if(world.unconstrain(guid)), guid);
    default: return order_facts(call, world, guid, o);
  }
}

bool check_hold_keys(Call& call, const acm_raw_motion_state& s) {
  const bool are_keys = is_hold_key(s.current_hold_key) && is_hold_key(s.forward_hold_key) &&
                        is_hold_key(s.sidestep_hold_key) && is_hold_key(s.turn_hold_key);
  return call.check(are_keys, ACM_BAD_ARGUMENT, "hold_key");
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
  return o ? order_body(call, box->world, guid, *o) : call.status();
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
  if (!box || !call.require(state, "state") || !check_hold_keys(call, *state)) return call.status();
  const auto raw = to_cpp<acm::RawMotionState>(*state);
  if (!call.check_finite(acm::is_in_range(raw), "state")) return call.status();
  return call.answer(box->world.apply_raw_state(guid, raw), guid);
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
  if (!call.check_finite(acm::is_in_range(interpreted), "state")) return call.status();
  acm::MotionAction converted[kMaxActions];
  for (std::size_t i = 0; i < action_count; ++i) {
    converted[i] = to_cpp_action(actions[i]);
    if (!call.check_finite(acm::is_in_range(converted[i]), "actions")) return call.status();
  }
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
  if (!call.check_frame(t.position.frame, "target", "target.rotation") ||
      !call.check_finite(acm::is_in_range(t), "target"))
    return call.status();
  return call.answer(done_if(box->world.update_target(guid, t)), guid);
}

std::int32_t acm_object_lose_target(acm_world* world, acm_guid guid, acm_guid target, std::uint32_t status,
                                    acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.check(is_one_of(status, acm::TargetStatus::TimedOut), ACM_BAD_ARGUMENT, "status"))
    return call.status();
  return call.answer(done_if(box->world.lose_target(guid, target, static_cast<acm::TargetStatus>(status))),
                     guid);
}
