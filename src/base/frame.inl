// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Inline bodies of frame.h.
#pragma once

#include "base/frame.h"

namespace acm {

inline Frame combine(const Frame& f, const Frame& a) {
  return {local_to_global(f, a.origin), normalized_or(f.rotation * a.rotation, f.rotation)};
}

inline Frame subtract(const Frame& f, const Frame& a) {
  const Quat rotation = normalized_or(f.rotation * conjugate(a.rotation), f.rotation);
  return {f.origin - rotate_to_global(rotation, a.origin), rotation};
}

inline void set_rotation(Frame& f, Quat q) {
  f.rotation = normalized_or(q, f.rotation);
}

inline Vec3 local_to_global(const Frame& f, Vec3 point) {
  return f.origin + rotate_to_global(f.rotation, point);
}

inline Vec3 global_to_local(const Frame& f, Vec3 point) {
  return rotate_to_local(f.rotation, point - f.origin);
}

}  // namespace acm
