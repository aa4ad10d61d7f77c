// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/quat.h"
#include "base/vec3.h"

#include <cmath>
#include <ostream>

namespace acm {

inline void PrintTo(const Vec3& v, std::ostream* os) {
  *os << "(" << v.x << ", " << v.y << ", " << v.z << ")";
}
inline void PrintTo(const Quat& q, std::ostream* os) {
  *os << "(" << q.w << "; " << q.x << ", " << q.y << ", " << q.z << ")";
}

}  // namespace acm

namespace acm::test {

/// For EXPECT_PRED2: equal within the tolerance of the worked examples.
inline bool near(Vec3 a, Vec3 b) {
  constexpr float kTolerance = 1e-4f;
  return std::fabs(a.x - b.x) <= kTolerance && std::fabs(a.y - b.y) <= kTolerance &&
         std::fabs(a.z - b.z) <= kTolerance;
}

}  // namespace acm::test

#define EXPECT_VEC_NEAR(actual, ...) EXPECT_PRED2(::acm::test::near, actual, (::acm::Vec3 __VA_ARGS__))
