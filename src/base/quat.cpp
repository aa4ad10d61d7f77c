// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/base/quat.h"

#include "acmotion/base/epsilon.h"
#include "acmotion/base/math.h"

#include <cmath>

namespace acm {

RotationRows rotation_rows(Quat q) {
  const float xx = q.x * q.x, yy = q.y * q.y, zz = q.z * q.z;
  const float xy = q.x * q.y, xz = q.x * q.z, yz = q.y * q.z;
  const float wx = q.w * q.x, wy = q.w * q.y, wz = q.w * q.z;
  return {{1.0f - 2.0f * yy - 2.0f * zz, 2.0f * xy + 2.0f * wz, 2.0f * xz - 2.0f * wy},
          {2.0f * xy - 2.0f * wz, 1.0f - 2.0f * xx - 2.0f * zz, 2.0f * yz + 2.0f * wx},
          {2.0f * xz + 2.0f * wy, 2.0f * yz - 2.0f * wx, 1.0f - 2.0f * xx - 2.0f * yy}};
}

Vec3 rotate_to_global(Quat q, Vec3 v) {
  const RotationRows r = rotation_rows(q);
  return {v.x * r.x_axis.x + v.y * r.y_axis.x + v.z * r.z_axis.x,
          v.x * r.x_axis.y + v.y * r.y_axis.y + v.z * r.z_axis.y,
          v.x * r.x_axis.z + v.y * r.y_axis.z + v.z * r.z_axis.z};
}

Vec3 rotate_to_local(Quat q, Vec3 v) {
  const RotationRows r = rotation_rows(q);
  return {dot(v, r.x_axis), dot(v, r.y_axis), dot(v, r.z_axis)};
}

Quat from_rotation_vector(Vec3 w) {
  const float angle = length(w);
  if (!(angle > 0.0f)) return {};
  const float half = angle * 0.5f;
  const float s = math::sin(half) / angle;
  return {math::cos(half), w.x * s, w.y * s, w.z * s};
}

Quat normalized_or(Quat q, Quat fallback) {
  const float inverse = 1.0f / std::sqrt(length_squared(q));
  const Quat n{q.w * inverse, q.x * inverse, q.y * inverse, q.z * inverse};
  // Written so that a NaN fails the test.
  const bool valid = std::fabs(length_squared(n) - 1.0f) <= 5.0f * kEpsilon;
  return valid ? n : fallback;
}

}  // namespace acm
