// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "capi/boxes.h"
#include "capi/call.h"

namespace acm::capi {

// What clients and servers have in common.

/// A role of a world that has none, made of `arguments`.
template <class Box, class Handle, class... Arguments>
[[nodiscard]] std::int32_t create_role(Call& call, const void* world, Handle** out,
                                       const Arguments&... arguments) {
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out") || !call.check(!box->has_role, ACM_IN_USE, "world"))
    return call.status();
  const std::int32_t status = hand_out(call, new Box(*box, arguments...), out, slot_of_handle(world));
  box->has_role = status == ACM_OK;
  return status;
}

template <class Box>
[[nodiscard]] std::int32_t assign_role(Call& call, const void* to, const void* from, const char* argument) {
  auto* box = call.use<Box>(to, argument);
  const Box* source = box ? call.use<Box>(from, "from") : nullptr;
  if (!source) return call.status();
  if (box != source) box->role.assign(source->role);
  return call.done();
}

template <class Box>
[[nodiscard]] std::int32_t free_role(Call& call, const void* role, const char* argument) {
  auto* box = call.use<Box>(role, argument);
  if (!box) return call.status();
  call.end(role);
  box->world.has_role = false;
  delete box;
  return call.done();
}

}  // namespace acm::capi
