// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"
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

Sphere read_sphere(ByteReader& in, const char* field);
void write_sphere(ByteWriter& out, const Sphere& sphere);
CylSphere read_cyl_sphere(ByteReader& in, const char* field);
void write_cyl_sphere(ByteWriter& out, const CylSphere& cylinder);

}  // namespace acm
