// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/orders.h"

#include "acmotion/motions.hpp"
#include "capi/convert.h"
#include "capi/options.h"
#include "world/numbers.h"

namespace acm::capi {

namespace {

// The fields of an order that hold numbers.
enum Field : std::uint8_t {
  kNothing = 0,
  kParameters = 0x01,
  kPosition = 0x02,
  kTarget = 0x04,
  kVelocity = 0x08,
  kOmega = 0x10,
  kExtent = 0x20,
  kRunRate = 0x40,
  kConstraint = 0x80,
};

std::uint8_t fields_of(std::uint32_t type) {
  switch (type) {
    case ACM_ORDER_DO_MOTION:
    case ACM_ORDER_STOP_MOTION:
    case ACM_ORDER_MOVE_TO_OBJECT:
    case ACM_ORDER_TURN_TO_OBJECT:
    case ACM_ORDER_TURN_TO_HEADING: return kParameters;
    case ACM_ORDER_MOVE_TO_POSITION: return kParameters | kPosition;
    case ACM_ORDER_MOVE_TO_TARGET: return kParameters | kPosition | kTarget | kVelocity;
    case ACM_ORDER_JUMP: return kExtent;
    case ACM_ORDER_INTERPOLATE:
    case ACM_ORDER_TELEPORT: return kPosition;
    case ACM_ORDER_CONSTRAIN: return kPosition | kConstraint;
    case ACM_ORDER_SET_VELOCITY: return kVelocity | kOmega;
    case ACM_ORDER_SET_LOCAL_VELOCITY: return kVelocity;
    case ACM_ORDER_SET_OMEGA: return kOmega;
    case ACM_ORDER_SET_RUN_RATE: return kRunRate;
    default: return kNothing;
  }
}

bool is_vector(const acm_vec3& v, float limit) {
  return is_within(to_cpp<Vec3>(v), limit);
}

bool check_parameters(Call& call, const acm_movement_parameters& p) {
  return call.check_finite(is_in_range(to_cpp<MovementParameters>(p)), "parameters") &&
         call.check(is_hold_key(p.hold_key_to_apply), ACM_BAD_ARGUMENT, "hold_key_to_apply");
}

bool check_numbers(Call& call, const acm_order& o) {
  const std::uint8_t fields = fields_of(o.type);
  const auto has = [fields](Field field) { return (fields & field) != 0; };
  return (!has(kParameters) || check_parameters(call, o.parameters)) &&
         (!has(kPosition) ||
          call.check_frame(to_cpp<Frame>(o.position.frame), "position", "position.rotation")) &&
         call.check_finite(!has(kTarget) || is_in_range(to_cpp<Cylinder>(o.target_size)), "target_size") &&
         call.check_finite(!has(kVelocity) || is_vector(o.velocity, limits::kVelocity), "velocity") &&
         call.check_finite(!has(kOmega) || is_vector(o.omega, limits::kOmega), "omega") &&
         call.check_finite(!has(kExtent) || is_finite(o.extent), "extent") &&
         call.check_finite(!has(kRunRate) || is_finite(o.run_rate), "run_rate") &&
         call.check_finite(!has(kConstraint) || is_within(o.constraint_start, limits::kCoordinate),
                           "constraint_start") &&
         call.check_finite(!has(kConstraint) || is_within(o.constraint_max, limits::kCoordinate),
                           "constraint_max");
}

acm_order default_order(std::uint32_t type) {
  acm_order to = {};
  to.size = sizeof to;
  to.type = type;
  to.parameters = to_c<acm_movement_parameters>(MovementParameters{});
  to.position = to_c<acm_position>(Position{});
  to.extent = 1.0f;
  to.run_rate = 1.0f;
  return to;
}

}  // namespace

const acm_order* read_order(Call& call, const acm_order* from, acm_order& room) {
  const std::uint32_t size = read_size(call, from, "order");
  if (size == 0) return nullptr;
  const acm_order* order = from;
  if (size != sizeof *from) {
    room = default_order(0);
    if (!read_options(call, from, room, "order")) return nullptr;
    order = &room;
  }
  const bool has_type = order->type >= ACM_ORDER_DO_MOTION && order->type <= ACM_ORDER_CORRECT_POSITION;
  return call.check(has_type, ACM_BAD_ARGUMENT, "type") && check_numbers(call, *order) ? order : nullptr;
}

}  // namespace acm::capi

void acm_order_init(acm_order* order, std::uint32_t type) {
  if (order) *order = acm::capi::default_order(type);
}
void acm_movement_parameters_init(acm_movement_parameters* parameters) {
  if (parameters) *parameters = acm::capi::to_c<acm_movement_parameters>(acm::MovementParameters{});
}
