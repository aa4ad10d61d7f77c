// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/quat.h"

#include <fmt/format.h>

#include "lint_pass.h"

namespace acm::lint {
namespace {

void check_hooks_of(Pass& pass, const Setup::Placement& placement, const std::string& setup) {
  for (std::size_t i = 0; i < placement.hooks.size(); ++i)
    if (const Frame* frame = placed_by(placement.hooks[i]))
      check_placed_frame(pass, *frame, fmt::format("{}, placement {}, hook {}", setup, placement.key, i));
}

}  // namespace

const Frame* placed_by(const Hook& hook) {
  return std::visit(
      [](const auto& payload) -> const Frame* {
        if constexpr (requires { payload.offset.rotation; }) return &payload.offset;
        return nullptr;
      },
      hook.payload);
}

void check_placed_frame(Pass& pass, const Frame& frame, const std::string& place) {
  const Quat q = frame.rotation;
  if (is_valid_rotation(q)) return;
  pass.add(LintRule::InvalidRotation, place, fmt::format("rotation {}, {}, {}, {}", q.w, q.x, q.y, q.z));
}

void check_placed_frames(Pass& pass) {
  for (const Setup* setup : pass.setups) {
    const std::string place = fmt::format("Setup 0x{:08X}", setup->id);
    for (const Setup::Location& location : setup->holding_locations)
      check_placed_frame(pass, location.frame, fmt::format("{}, holding location {}", place, location.key));
    for (std::size_t i = 0; i < setup->lights.size(); ++i)
      check_placed_frame(pass, setup->lights[i].offset, fmt::format("{}, light {}", place, i));
    for (const Setup::Placement& placement : setup->placements) check_hooks_of(pass, placement, place);
  }
}

}  // namespace acm::lint
