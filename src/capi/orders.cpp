// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/orders.h"

#include "acmotion/motions.hpp"
#include "capi/convert.h"
#include "capi/options.h"

namespace acm::capi {

namespace {

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
  return call.check(has_type, ACM_BAD_ARGUMENT, "type") ? order : nullptr;
}

}  // namespace acm::capi

void acm_order_init(acm_order* order, std::uint32_t type) {
  if (order) *order = acm::capi::default_order(type);
}
void acm_movement_parameters_init(acm_movement_parameters* parameters) {
  if (parameters) *parameters = acm::capi::to_c<acm_movement_parameters>(acm::MovementParameters{});
}
