// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

namespace acm {

/// Three single-precision numbers: metres, metres per second, or radians per second.
struct Vec3 {
  float x = 0.0f;
  float y = 0.0f;
  float z = 0.0f;

  friend bool operator==(const Vec3&, const Vec3&) = default;
};

constexpr Vec3 operator+(Vec3 a, Vec3 b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
constexpr Vec3 operator-(Vec3 a, Vec3 b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
constexpr Vec3 operator*(Vec3 v, float s) {
  return {v.x * s, v.y * s, v.z * s};
}
constexpr Vec3 operator-(Vec3 v) {
  return {-v.x, -v.y, -v.z};
}
/// Component by component, as part scales are applied.
constexpr Vec3 scaled(Vec3 v, Vec3 s) {
  return {v.x * s.x, v.y * s.y, v.z * s.z};
}
constexpr float dot(Vec3 a, Vec3 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
constexpr Vec3 cross(Vec3 a, Vec3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
constexpr float length_squared(Vec3 v) {
  return dot(v, v);
}
float length(Vec3 v);

}  // namespace acm
