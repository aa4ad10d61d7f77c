// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/client.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/server.hpp"
#include "base/finite.h"

namespace acm {

// Numbers of a host, before they enter the state: those that are not finite or beyond acm::limits are
// refused, speeds are brought down to the world's limit.

inline bool is_in_range(const Position& p) {
  return is_in_range(p.frame);
}
inline bool is_in_range(const Cylinder& c) {
  return is_within(c.radius, limits::kSize) && is_within(c.height, limits::kSize);
}
inline bool is_in_range(const MovementParameters& p) {
  return is_finite(p.distance_to_object) && is_finite(p.min_distance) && is_finite(p.fail_distance) &&
         is_within(p.desired_heading, limits::kHeading) && is_finite(p.speed) &&
         is_finite(p.walk_run_threshold);
}
inline bool is_in_range(const WeenieFacts& w) {
  return is_finite(w.run_rate) && is_within(w.jump_velocity, limits::kVelocity) && is_finite(w.jump_skill) &&
         is_finite(w.load);
}
inline bool is_in_range(const ObjectFacts& f) {
  return is_in_range(f.weenie) && f.scale > 0.0f && f.scale <= limits::kScale &&
         is_within(f.ground_height, limits::kCoordinate) && is_within(f.step_down_height, limits::kSize);
}
inline bool is_in_range(const ObjectEffects& e) {
  return is_finite(e.script_intensity) && is_finite(e.translucency);
}
inline bool is_in_range(const ServerRules& r) {
  return is_finite(r.move_interval) && is_finite(r.other_interval) && is_finite(r.relay_interval) &&
         is_finite(r.player_interval) && is_finite(r.lateness) && is_finite(r.farthest_request) &&
         is_finite(r.max_key_speed) && is_finite(r.travel_speed) && is_finite(r.travel_slack);
}
inline bool is_in_range(const RawMotionState& s) {
  return is_finite(s.forward_speed) && is_finite(s.sidestep_speed) && is_finite(s.turn_speed);
}
inline bool is_in_range(const InterpretedMotionState& s) {
  return is_finite(s.forward_speed) && is_finite(s.sidestep_speed) && is_finite(s.turn_speed);
}
inline bool is_in_range(const MotionAction& a) {
  return is_finite(a.speed);
}
inline bool is_in_range(const TargetSnapshot& t) {
  return is_in_range(t.position) && is_within(t.velocity, limits::kVelocity) && is_in_range(t.size);
}
inline bool is_in_range(const ContactPlane& p) {
  return is_within(p.normal, limits::kCoordinate) && is_within(p.d, limits::kCoordinate);
}
inline bool is_in_range(const KeyCommand& k) {
  return is_finite(k.speed);
}

/// Brings a speed into [-limit, limit]. True when it was beyond.
inline bool limit_speeds(float& speed, float limit) {
  const float asked = speed;
  speed = clamped_to(asked, limit);
  return speed != asked;
}
inline bool limit_speeds(MovementParameters& p, float limit) {
  return limit_speeds(p.speed, limit);
}
inline bool limit_speeds(WeenieFacts& w, float limit) {
  return limit_speeds(w.run_rate, limit);
}
inline bool limit_speeds(ObjectFacts& f, float limit) {
  return limit_speeds(f.weenie, limit);
}
inline bool limit_speeds(MotionAction& a, float limit) {
  return limit_speeds(a.speed, limit);
}
inline bool limit_speeds(KeyCommand& k, float limit) {
  return limit_speeds(k.speed, limit);
}
template <class State>
  requires requires(State s) { s.turn_speed; }
bool limit_speeds(State& s, float limit) {
  const bool forward = limit_speeds(s.forward_speed, limit), sidestep = limit_speeds(s.sidestep_speed, limit);
  return limit_speeds(s.turn_speed, limit) || forward || sidestep;
}
/// Positions and sizes have no speed.
inline bool limit_speeds(const Position&, float) {
  return false;
}
inline bool limit_speeds(const TargetSnapshot&, float) {
  return false;
}

}  // namespace acm
