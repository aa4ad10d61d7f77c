// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/frame.h"

#include "base/epsilon.h"
#include "base/finite.h"

#include "wide_vec3.h"

namespace acm {

bool is_valid_frame(const Frame& f) {
  return is_within(f.origin, limits::kCoordinate) && is_valid_rotation(f.rotation);
}

Frame placed_frame(const Frame& f) {
  return is_valid_rotation(f.rotation) ? f : Frame{f.origin, {}};
}

Frame relative_frame(Quat rotation, WideVec3 offset, Quat seen_from) {
  const RotationRows r = rotation_rows(seen_from);
  const WideVec3 origin{dot(offset, widened(r.x_axis)), dot(offset, widened(r.y_axis)),
                        dot(offset, widened(r.z_axis))};
  return {narrowed(origin), normalized_or(conjugate(seen_from) * rotation, rotation)};
}

Frame relative_to(const Frame& f1, const Frame& f2) {
  return relative_frame(f1.rotation, widened(f1.origin) - widened(f2.origin), f2.rotation);
}

void rotate_local(Frame& f, Vec3 w) {
  rotate_global(f, rotate_to_global(f.rotation, w));
}

void rotate_global(Frame& f, Vec3 w) {
  if (length_squared(w) < kEpsilon * kEpsilon) return;
  set_rotation(f, from_rotation_vector(w) * f.rotation);
}

}  // namespace acm
