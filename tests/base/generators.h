// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/frame.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>

// Arbitrary but finite values for properties, and comparison within a tolerance.
namespace acm::test {

inline rc::Gen<float> real(float lowest, float highest) {
  constexpr int kSteps = 1 << 20;
  return rc::gen::map(rc::gen::inRange(0, kSteps + 1), [=](int step) {
    return lowest + (highest - lowest) * (static_cast<float>(step) / kSteps);
  });
}

inline rc::Gen<Vec3> vector(float most) {
  return rc::gen::construct<Vec3>(real(-most, most), real(-most, most), real(-most, most));
}

inline rc::Gen<Quat> rotation() {
  return rc::gen::map(
      rc::gen::construct<Quat>(real(-1.0f, 1.0f), real(-1.0f, 1.0f), real(-1.0f, 1.0f), real(-1.0f, 1.0f)),
      [](Quat q) { return normalized_or(q, {}); });
}

inline rc::Gen<Frame> frame(float most) {
  return rc::gen::construct<Frame>(vector(most), rotation());
}

inline bool near(float a, float b, float tolerance) {
  return std::fabs(a - b) <= tolerance;
}
inline bool near(Vec3 a, Vec3 b, float tolerance) {
  return near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance) && near(a.z, b.z, tolerance);
}
/// The same rotation: q and -q are.
inline bool near(Quat a, Quat b, float tolerance) {
  const float dot = a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z;
  const Quat c = dot < 0.0f ? -b : b;
  return near(a.w, c.w, tolerance) && near(a.x, c.x, tolerance) && near(a.y, c.y, tolerance) &&
         near(a.z, c.z, tolerance);
}
inline bool near(const Frame& a, const Frame& b, float tolerance) {
  return near(a.origin, b.origin, tolerance) && near(a.rotation, b.rotation, tolerance);
}

}  // namespace acm::test

namespace acm {

inline void PrintTo(const Vec3& v, std::ostream* out) {
  *out << "(" << v.x << ", " << v.y << ", " << v.z << ")";
}
inline void PrintTo(const Quat& q, std::ostream* out) {
  *out << "(" << q.w << "; " << q.x << ", " << q.y << ", " << q.z << ")";
}
inline void PrintTo(const Frame& f, std::ostream* out) {
  PrintTo(f.origin, out);
  PrintTo(f.rotation, out);
}
inline std::ostream& operator<<(std::ostream& out, const Vec3& v) {
  PrintTo(v, &out);
  return out;
}
inline std::ostream& operator<<(std::ostream& out, const Quat& q) {
  PrintTo(q, &out);
  return out;
}
inline std::ostream& operator<<(std::ostream& out, const Frame& f) {
  PrintTo(f, &out);
  return out;
}

}  // namespace acm
