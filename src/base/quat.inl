// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Inline bodies of quat.h.
#pragma once

#include "base/epsilon.h"
#include "base/quat.h"

#include <cmath>

namespace acm {

// The order of the terms is part of the result. It also keeps signs from alternating from one component to
// the next: gcc 12 makes fused multiply-add-subtracts of that where it has them, whatever -ffp-contract says.
constexpr Quat operator*(Quat a, Quat b) {
  return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
          a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z, a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x};
}

constexpr Quat operator-(Quat q) {
  return {-q.w, -q.x, -q.y, -q.z};
}

constexpr Quat conjugate(Quat q) {
  return {q.w, -q.x, -q.y, -q.z};
}

constexpr float length_squared(Quat q) {
  return q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z;
}

constexpr RotationRows rotation_rows(Quat q) {
  const float xx = q.x * q.x, yy = q.y * q.y, zz = q.z * q.z;
  const float xy = q.x * q.y, xz = q.x * q.z, yz = q.y * q.z;
  const float wx = q.w * q.x, wy = q.w * q.y, wz = q.w * q.z;
  return {{1.0f - 2.0f * yy - 2.0f * zz, 2.0f * xy + 2.0f * wz, 2.0f * xz - 2.0f * wy},
          {2.0f * xy - 2.0f * wz, 1.0f - 2.0f * xx - 2.0f * zz, 2.0f * yz + 2.0f * wx},
          {2.0f * xz + 2.0f * wy, 2.0f * yz - 2.0f * wx, 1.0f - 2.0f * xx - 2.0f * yy}};
}

constexpr Vec3 rotate_to_global(Quat q, Vec3 v) {
  const RotationRows r = rotation_rows(q);
  return {v.x * r.x_axis.x + v.y * r.y_axis.x + v.z * r.z_axis.x,
          v.x * r.x_axis.y + v.y * r.y_axis.y + v.z * r.z_axis.y,
          v.x * r.x_axis.z + v.y * r.y_axis.z + v.z * r.z_axis.z};
}

constexpr Vec3 rotate_to_local(Quat q, Vec3 v) {
  const RotationRows r = rotation_rows(q);
  return {dot(v, r.x_axis), dot(v, r.y_axis), dot(v, r.z_axis)};
}

inline bool is_valid_rotation(Quat q) {
  // Written so that a NaN fails the test.
  return std::fabs(length_squared(q) - 1.0f) <= 5.0f * kEpsilon;
}

inline Quat normalized_or(Quat q, Quat fallback) {
  const float inverse = 1.0f / std::sqrt(length_squared(q));
  const Quat n{q.w * inverse, q.x * inverse, q.y * inverse, q.z * inverse};
  return is_valid_rotation(n) ? n : fallback;
}

}  // namespace acm
