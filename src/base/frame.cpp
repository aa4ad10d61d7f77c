// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/base/frame.h"

#include "acmotion/base/epsilon.h"

namespace acm {

Frame combine(const Frame& f, const Frame& a) {
  return {f.origin + rotate_to_global(f.rotation, a.origin),
          normalized_or(f.rotation * a.rotation, f.rotation)};
}

Frame subtract(const Frame& f, const Frame& a) {
  const Quat rotation = normalized_or(f.rotation * conjugate(a.rotation), f.rotation);
  return {f.origin - rotate_to_global(rotation, a.origin), rotation};
}

Frame relative_to(const Frame& f1, const Frame& f2) {
  return {global_to_local(f2, f1.origin), normalized_or(conjugate(f2.rotation) * f1.rotation, f1.rotation)};
}

void rotate_local(Frame& f, Vec3 w) {
  rotate_global(f, rotate_to_global(f.rotation, w));
}

void rotate_global(Frame& f, Vec3 w) {
  if (length_squared(w) < kEpsilon * kEpsilon) return;
  set_rotation(f, from_rotation_vector(w) * f.rotation);
}

void set_rotation(Frame& f, Quat q) {
  f.rotation = normalized_or(q, f.rotation);
}

Vec3 local_to_global(const Frame& f, Vec3 point) {
  return f.origin + rotate_to_global(f.rotation, point);
}

Vec3 global_to_local(const Frame& f, Vec3 point) {
  return rotate_to_local(f.rotation, point - f.origin);
}

}  // namespace acm
