// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/quat.h"

#include "base/math.h"

namespace acm {

Quat from_rotation_vector(Vec3 w) {
  const float angle = length(w);
  if (!(angle > 0.0f)) return {};
  float sine = 0.0f, cosine = 0.0f;
  math::sincos(angle * 0.5f, sine, cosine);
  const float s = sine / angle;
  return {cosine, w.x * s, w.y * s, w.z * s};
}

}  // namespace acm
