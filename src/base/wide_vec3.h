// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/frame.h"

#include <cmath>

namespace acm {

/// Three doubles: Position computes in them and stores singles (managers 0.3).
struct WideVec3 {
  double x, y, z;
};

inline WideVec3 widened(Vec3 v) {
  return {v.x, v.y, v.z};
}
inline Vec3 narrowed(WideVec3 v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}
inline WideVec3 operator+(WideVec3 a, WideVec3 b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
inline WideVec3 operator-(WideVec3 a, WideVec3 b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
inline double dot(WideVec3 a, WideVec3 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline double length(WideVec3 v) {
  return std::sqrt(dot(v, v));
}

/// A frame as seen from another: its rotation, and where it is from there in global axes.
Frame relative_frame(Quat rotation, WideVec3 offset, Quat seen_from);

}  // namespace acm
