// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/base/vec3.h"

namespace acm {

/// A rotation, scalar part first as on disk and on the wire. Identity is (1, 0, 0, 0). Not normalised on
/// load.
struct Quat {
  float w = 1.0f;
  float x = 0.0f;
  float y = 0.0f;
  float z = 0.0f;

  friend bool operator==(const Quat&, const Quat&) = default;
};

/// Hamilton product: the rotation b followed by a.
constexpr Quat operator*(Quat a, Quat b) {
  return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
          a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}
constexpr Quat conjugate(Quat q) {
  return {q.w, -q.x, -q.y, -q.z};
}
constexpr Quat operator-(Quat q) {
  return {-q.w, -q.x, -q.y, -q.z};
}
constexpr float length_squared(Quat q) {
  return q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z;
}

/// The images of the three local axes (managers 5.5).
struct RotationRows {
  Vec3 x_axis;
  Vec3 y_axis;
  Vec3 z_axis;
};
RotationRows rotation_rows(Quat q);

/// The vector v, given in local axes, in global axes.
Vec3 rotate_to_global(Quat q, Vec3 v);
/// The vector v, given in global axes, in local axes.
Vec3 rotate_to_local(Quat q, Vec3 v);

/// Right-handed rotation by |w| radians about w; the identity when w is zero.
Quat from_rotation_vector(Vec3 w);

/// q divided by its length; `fallback` when that gives no valid rotation (NaN, zero, or too far from unit
/// length: retail's test of Frame::set_rotate, managers 5.5).
Quat normalized_or(Quat q, Quat fallback);

}  // namespace acm
