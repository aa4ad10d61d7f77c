// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/objects.hpp"
#include "base/finite.h"

namespace acm {

// Numbers of a host, checked before they enter the state.

inline bool is_finite(const Position& p) {
  return is_finite(p.frame);
}
inline bool is_finite(const MovementParameters& p) {
  return is_finite(p.distance_to_object) && is_finite(p.min_distance) && is_finite(p.fail_distance) &&
         is_finite(p.desired_heading) && is_finite(p.speed) && is_finite(p.walk_run_threshold);
}
inline bool is_finite(const WeenieFacts& w) {
  return is_finite(w.run_rate) && is_finite(w.jump_velocity) && is_finite(w.jump_skill) && is_finite(w.load);
}
inline bool is_finite(const ObjectFacts& f) {
  return is_finite(f.weenie) && is_finite(f.scale) && is_finite(f.ground_height) &&
         is_finite(f.step_down_height);
}
inline bool is_finite(const RawMotionState& s) {
  return is_finite(s.forward_speed) && is_finite(s.sidestep_speed) && is_finite(s.turn_speed);
}
inline bool is_finite(const InterpretedMotionState& s) {
  return is_finite(s.forward_speed) && is_finite(s.sidestep_speed) && is_finite(s.turn_speed);
}
inline bool is_finite(const TargetSnapshot& t) {
  return is_finite(t.position) && is_finite(t.velocity) && is_finite(t.size.radius) &&
         is_finite(t.size.height);
}

}  // namespace acm
