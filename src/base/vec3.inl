// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Inline bodies of vec3.h.
#pragma once

#include "base/vec3.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace acm {

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

inline float length(Vec3 v) {
  const float squared = length_squared(v);
  if (squared <= FLT_MAX) return std::sqrt(squared);
  const double x = v.x, y = v.y, z = v.z;
  return static_cast<float>(std::min(std::sqrt(x * x + y * y + z * z), static_cast<double>(FLT_MAX)));
}

constexpr Vec3 scaled_for_square(Vec3 v) {
  constexpr float kScale = 0x1p-70f;
  return length_squared(v) <= FLT_MAX ? v : v * kScale;
}

}  // namespace acm
