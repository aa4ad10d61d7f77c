// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/vec3.h"

namespace acm {

/// Hamilton product: the rotation b followed by a.
constexpr Quat operator*(Quat a, Quat b);
/// The same rotation, written the other way.
constexpr Quat operator-(Quat q);
/// The opposite rotation of a q of unit length.
constexpr Quat conjugate(Quat q);
constexpr float length_squared(Quat q);

/// The images of the three local axes, as retail caches them (managers 5.5). Of unit length only when q is.
struct RotationRows {
  Vec3 x_axis;
  Vec3 y_axis;
  Vec3 z_axis;
};
constexpr RotationRows rotation_rows(Quat q);

/// The vector v, given in local axes, in global axes. retail: Frame::localtoglobalvec (managers 5.5)
constexpr Vec3 rotate_to_global(Quat q, Vec3 v);
/// The vector v, given in global axes, in local axes. retail: Frame::globaltolocalvec (managers 5.5)
constexpr Vec3 rotate_to_local(Quat q, Vec3 v);

/// Right-handed rotation by |w| radians about w; the identity when w is zero or has a NaN.
Quat from_rotation_vector(Vec3 w);

/// Whether q is a rotation that a body may have: without a NaN, and | |q|^2 - 1 | at most 5 kEpsilon. A
/// longer one would multiply the way that a body walks. What is valid is used as it is. (managers 5.6)
bool is_valid_rotation(Quat q);

/// q divided by its length; `fallback` when that gives no valid rotation, which is how zeros, infinities, and
/// lengths whose squares leave the range of singles end. retail: the test of Frame::set_rotate (managers 5.5)
Quat normalized_or(Quat q, Quat fallback);

}  // namespace acm

#include "base/quat.inl"
