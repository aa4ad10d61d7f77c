// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/quat.h"

#include <fmt/format.h>

#include "lint_pass.h"

namespace acm::lint {
namespace {

void check_hook(Findings& findings, const Hook& hook, const std::string& place) {
  if (const Frame* frame = placed_by(hook)) check_placed_frame(findings, *frame, place);
}

// `where` stands before each place.
void check_frames_of(Findings& findings, const Setup& setup, const std::string& where) {
  for (const Setup::Location& location : setup.holding_locations)
    check_placed_frame(findings, location.frame, fmt::format("{}holding location {}", where, location.key));
  for (std::size_t i = 0; i < setup.lights.size(); ++i)
    check_placed_frame(findings, setup.lights[i].offset, fmt::format("{}light {}", where, i));
  for (const Setup::Placement& placement : setup.placements)
    for (std::size_t i = 0; i < placement.hooks.size(); ++i)
      check_hook(findings, placement.hooks[i],
                 fmt::format("{}placement {}, hook {}", where, placement.key, i));
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

void check_placed_frame(Findings& findings, const Frame& frame, const std::string& place) {
  const Quat q = frame.rotation;
  if (is_valid_rotation(q)) return;
  findings.add(LintRule::InvalidRotation, place, fmt::format("rotation {}, {}, {}, {}", q.w, q.x, q.y, q.z));
}

void check_placed_frames(Pass& pass) {
  for (const Setup* setup : pass.setups)
    check_frames_of(pass, *setup, fmt::format("Setup 0x{:08X}, ", setup->id));
}

}  // namespace acm::lint

namespace acm {

std::vector<LintFinding> lint_setup(const Setup& setup) {
  lint::Findings findings(setup.id);
  lint::check_frames_of(findings, setup, "");
  return findings.take();
}

std::vector<LintFinding> lint_script(const PhysicsScript& script) {
  lint::Findings findings(script.id);
  for (std::size_t i = 0; i < script.entries.size(); ++i)
    lint::check_hook(findings, script.entries[i].hook, fmt::format("hook {}", i));
  return findings.take();
}

}  // namespace acm
