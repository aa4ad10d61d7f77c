// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/objects.hpp"
#include "acmotion/types.hpp"

#include <cmath>

namespace acm {

// Numbers of a host, before they enter the state.

inline bool all_finite(Vec3 v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }
inline bool all_finite(const Frame& f) {
  const Quat& q = f.rotation;
  return all_finite(f.origin) && std::isfinite(q.w) && std::isfinite(q.x) && std::isfinite(q.y) && std::isfinite(q.z);
}
inline bool all_finite(const Position& p) { return all_finite(p.frame); }
inline bool all_finite(const MovementParameters& p) {
  return std::isfinite(p.distance_to_object) && std::isfinite(p.min_distance) && std::isfinite(p.fail_distance) &&
         std::isfinite(p.desired_heading) && std::isfinite(p.speed) && std::isfinite(p.walk_run_threshold);
}
inline bool all_finite(const WeenieFacts& w) {
  return std::isfinite(w.run_rate) && std::isfinite(w.jump_velocity) && std::isfinite(w.jump_skill) &&
         std::isfinite(w.load);
}
inline bool all_finite(const ObjectFacts& f) {
  return all_finite(f.weenie) && std::isfinite(f.scale) && std::isfinite(f.ground_height) &&
         std::isfinite(f.step_down_height);
}
inline bool all_finite(const RawMotionState& s) {
  return std::isfinite(s.forward_speed) && std::isfinite(s.sidestep_speed) && std::isfinite(s.turn_speed);
}
inline bool all_finite(const InterpretedMotionState& s) {
  return std::isfinite(s.forward_speed) && std::isfinite(s.sidestep_speed) && std::isfinite(s.turn_speed);
}
inline bool all_finite(const TargetSnapshot& t) {
  return all_finite(t.position) && all_finite(t.velocity) && std::isfinite(t.size.radius) &&
         std::isfinite(t.size.height);
}

}  // namespace acm
