// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/actor.h"
#include "base/epsilon.h"
#include "base/finite.h"
#include "base/frame.h"
#include "base/inlining.h"
#include "base/math.h"

#include <cmath>

/// How a step moves a body (core 11.4). Used by the tick, and by display frames, which extrapolate.
namespace acm {

inline constexpr double kMinQuantum = 1.0 / 30.0;
inline constexpr double kMaxQuantum = 0.2;
inline constexpr double kHugeQuantum = 2.0;
inline constexpr float kSlideVelocity = 0.25f;  // below it along the ground's normal, the ground holds a body
inline constexpr float kFriction = 0.95f;

/// Velocity, acceleration and omega over `q` seconds (core 11.4 e).
ACMOTION_ALWAYS_INLINE void integrate(Body& body, float q, Frame& frame) {
  Vec3& v = body.velocity;
  const float speed_squared = length_squared(v);
  if (speed_squared > 0.0f) {
    v = within_max_velocity(v);
    if (body.on_walkable && v.z < kSlideVelocity) {
      v.z = 0.0f;
      v = v * math::pow(1.0f - kFriction, q);
    }
    if (speed_squared - kSlideVelocity * kSlideVelocity < kEpsilon) v = {};
    frame.origin = frame.origin + v * q + body.acceleration * (0.5f * q * q);
  }
  v = v + body.acceleration * q;
  if (body.omega != Vec3{}) rotate_global(frame, body.omega * q);
}

/// How far root motion moves a body, in its own axes: in the air it does not (core 11.4 b).
ACMOTION_ALWAYS_INLINE Vec3 root_translation(const Body& body, Vec3 moved) {
  return body.on_walkable ? moved * body.scale : Vec3{};
}

/// The body's frame after the offset. Most steps do not turn, and then the rotation stays as it is.
ACMOTION_ALWAYS_INLINE Frame moved_by(const Frame& frame, const Frame& offset) {
  if (offset.rotation != Quat{}) return combine(frame, offset);
  if (offset.origin == Vec3{}) return frame;
  return {frame.origin + rotate_to_global(frame.rotation, offset.origin), frame.rotation};
}

/// What the built-in ground makes of a proposed frame.
struct GroundAnswer {
  Frame frame;
  bool contact;
  bool walkable;
};

ACMOTION_ALWAYS_INLINE GroundAnswer ask_ground(const Body& body, const Frame& proposed) {
  if (body.ground == Ground::None || body.ground == Ground::Host)
    return {proposed, body.contact, body.on_walkable};
  if (body.ground == Ground::LastKnown && body.grounded()) return {proposed, true, true};
  const float above = proposed.origin.z - body.ground_height;
  const bool steps_down = body.on_walkable && body.ground == Ground::Flat;
  const float reach = steps_down ? body.step_down_height * body.scale : kEpsilon;  // HK-12
  if (!(above <= reach)) return {proposed, false, false};
  Frame standing = proposed;
  standing.origin.z = body.ground_height;
  return {standing, true, true};
}

}  // namespace acm
