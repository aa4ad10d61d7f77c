// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "base/epsilon.h"

#include <cmath>

namespace acm {

/// Whether two numbers are closer than kEpsilon. Nothing is nearly equal to what is not a number.
inline bool nearly_equal(float a, float b) {
  return std::fabs(a - b) < kEpsilon;
}

inline bool nearly_equal(Vec3 a, Vec3 b) {
  return nearly_equal(a.x, b.x) && nearly_equal(a.y, b.y) && nearly_equal(a.z, b.z);
}

/// A rotation and its negative are different here (managers LP-31).
inline bool nearly_equal(const Frame& a, const Frame& b) {
  const Quat& p = a.rotation;
  const Quat& q = b.rotation;
  return nearly_equal(a.origin, b.origin) && nearly_equal(p.w, q.w) && nearly_equal(p.x, q.x) &&
         nearly_equal(p.y, q.y) && nearly_equal(p.z, q.z);
}

/// Whether a component differs by kEpsilon or more. With NaN components both this and nearly_equal may be
/// false.
inline bool differs(Vec3 a, Vec3 b) {
  return std::fabs(a.x - b.x) >= kEpsilon || std::fabs(a.y - b.y) >= kEpsilon ||
         std::fabs(a.z - b.z) >= kEpsilon;
}

}  // namespace acm
