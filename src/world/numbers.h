// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/client.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/server.hpp"
#include "actor/motion_interp.h"
#include "base/finite.h"
#include "base/frame.h"
#include "world/outcomes.h"

namespace acm {

/// The most that WorldOptions::max_speed may be: faster motions would only wrap round and round (core 2.5).
inline constexpr float kFastestPlayable = 1e4f;

// Arguments of a host, before they enter the state: numbers that are not finite or beyond acm::limits are
// refused, and so are rotations that are not valid and values that an enumeration does not have; speeds are
// brought down to the world's limit.

inline bool is_in_range(const Position& p) {
  return is_valid_frame(p.frame);
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
  return is_finite(w.run_rate) && is_within(w.jump_velocity, limits::kVelocity) && w.jump_skill >= 0.0f &&
         w.jump_skill <= limits::kSkill && is_within(w.load, limits::kLoad) && w.run_skill >= 0.0f &&
         w.run_skill <= limits::kSkill;
}
inline bool is_in_range(const ObjectFacts& f) {
  return is_in_range(f.weenie) && f.scale > 0.0f && f.scale <= limits::kScale &&
         is_within(f.ground_height, limits::kCoordinate) && is_within(f.step_down_height, limits::kSize);
}
inline bool is_in_range(const ObjectEffects& e) {
  return is_finite(e.script_intensity) && is_finite(e.translucency);
}
inline bool is_interval(double seconds) {
  return seconds >= -limits::kTick && seconds <= limits::kTick;
}
inline bool is_in_range(const ServerRules& r) {
  return is_interval(r.move_interval) && is_interval(r.other_interval) && is_interval(r.relay_interval) &&
         is_interval(r.player_interval) && is_interval(r.lateness) && is_interval(r.travel_slack) &&
         is_interval(r.jump_slack) && is_within(r.farthest_request, limits::kCoordinate) &&
         is_within(r.travel_speed, limits::kVelocity) && is_finite(r.max_key_speed) &&
         is_finite(r.min_key_speed);
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

inline Outcome check_numbers(bool are_in_range, const char* field) {
  return are_in_range ? Outcome{} : not_finite(field);
}
inline Outcome check_frame(const Frame& frame, const char* field, const char* rotation_field) {
  if (!is_within(frame.origin, limits::kCoordinate)) return not_finite(field);
  if (!is_finite(frame.rotation)) return not_finite(rotation_field);
  return is_valid_rotation(frame.rotation) ? Outcome{} : bad_argument(rotation_field);
}

// Returns what is wrong with an argument of a verb; every type is the argument of one name.

inline Outcome check(const Position& p) {
  return check_frame(p.frame, "position", "position.rotation");
}
inline Outcome check(const TargetSnapshot& t) {
  if (const Outcome checked = check_frame(t.position.frame, "target", "target.rotation"); !checked)
    return checked;
  return check_numbers(is_in_range(t), "target");
}
inline Outcome check(const MovementParameters& p) {
  if (!is_in_range(p)) return not_finite("parameters");
  return p.hold_key_to_apply <= HoldKey::Run ? Outcome{} : bad_argument("hold_key_to_apply");
}
inline Outcome check(const WeenieFacts& w) {
  if (w.jump_model > JumpModel::Formula) return bad_argument("jump_model");
  return check_numbers(is_in_range(w), "weenie");
}
inline Outcome check(const ObjectFacts& f) {
  if (f.ground > Ground::Host) return bad_argument("ground");
  if (f.weenie.jump_model > JumpModel::Formula) return bad_argument("jump_model");
  return check_numbers(is_in_range(f), "facts");
}
inline Outcome check(const ObjectEffects& e) {
  return check_numbers(is_in_range(e), "effects");
}
inline Outcome check(const RawMotionState& s) {
  const bool are_keys = s.current_hold_key <= HoldKey::Run && s.forward_hold_key <= HoldKey::Run &&
                        s.sidestep_hold_key <= HoldKey::Run && s.turn_hold_key <= HoldKey::Run;
  return are_keys ? check_numbers(is_in_range(s), "state") : bad_argument("hold_key");
}
inline Outcome check(const InterpretedMotionState& s) {
  return check_numbers(is_in_range(s), "state");
}
inline Outcome check(const MotionAction& a) {
  return check_numbers(is_in_range(a), "actions");
}
inline Outcome check(const ContactPlane& p) {
  return check_numbers(is_in_range(p), "plane");
}
inline Outcome check(const KeyCommand& k) {
  return check_numbers(is_in_range(k), "speed");
}
inline Outcome check(const ServerRules& r) {
  return check_numbers(is_in_range(r), "rules");
}
/// For what no message can hold.
Outcome check(const Appearance& appearance);

/// Returns what is wrong with the first argument of which something is.
template <class... Arguments>
Outcome check_all(const Arguments&... arguments) {
  Outcome checked;
  static_cast<void>(((checked = check(arguments)) && ...));
  return checked;
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
/// A skill that runs faster becomes a run rate that does not.
inline bool limit_speeds(WeenieFacts& w, float limit) {
  const bool limits_skill = w.runs_by_skill && run_rate(w) > limit;
  if (limits_skill) {
    w.runs_by_skill = false;
    w.knows_run_rate = true;
    w.run_rate = limit;
  }
  return limit_speeds(w.run_rate, limit) || limits_skill;
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
