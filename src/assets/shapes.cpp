// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/shapes.h"

namespace acm {

Sphere read_sphere(ByteReader& in, const char* field) {
  const Vec3 center = in.vec3(field);
  return {center, in.f32(field)};
}

void write_sphere(ByteWriter& out, const Sphere& sphere) {
  out.vec3(sphere.center);
  out.f32(sphere.radius);
}

CylSphere read_cyl_sphere(ByteReader& in, const char* field) {
  const Vec3 low_point = in.vec3(field);
  const float radius = in.f32(field);
  return {low_point, radius, in.f32(field)};
}

void write_cyl_sphere(ByteWriter& out, const CylSphere& cylinder) {
  out.vec3(cylinder.low_point);
  out.f32(cylinder.radius);
  out.f32(cylinder.height);
}

}  // namespace acm
