// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/vec3.h"

namespace acm {

/// 16 bytes on disk.
struct Sphere {
  Vec3 center;
  float radius = 0.0f;

  friend bool operator==(const Sphere&, const Sphere&) = default;
};

/// An upright cylinder, 20 bytes on disk.
struct CylSphere {
  Vec3 low_point;  ///< middle of the bottom
  float radius = 0.0f;
  float height = 0.0f;

  friend bool operator==(const CylSphere&, const CylSphere&) = default;
};

}  // namespace acm
