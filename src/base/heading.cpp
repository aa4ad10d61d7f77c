// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/heading.h"

#include "base/epsilon.h"
#include "base/math.h"

#include <cmath>

namespace acm {

namespace {

constexpr double kDegreesPerRadian = 180.0 / math::kPi;

// Degrees from atan2 lie in [-180, 180], so the difference lies in [270, 630] and one step, for retail's
// fmod, brings it into [0, 360).
double heading_in_double(double x, double y) {
  const double heading = 450.0 - math::atan2(y, x) * kDegreesPerRadian;
  return heading >= 360.0 ? heading - 360.0 : heading;
}

}  // namespace

float heading_of(Vec3 direction) {
  const auto heading = static_cast<float>(heading_in_double(direction.x, direction.y));
  return heading >= 360.0f ? 0.0f : heading;  // 359.99999... rounds up to 360 in single precision
}

float heading_of(const Frame& f) {
  return heading_of(rotation_rows(f.rotation).y_axis);
}

Vec3 forward_of_heading(float degrees) {
  double sine = 0.0, cosine = 0.0;
  math::sincos(degrees / kDegreesPerRadian, sine, cosine);
  return {static_cast<float>(sine), static_cast<float>(cosine), 0.0f};
}

void set_heading(Frame& f, float degrees) {
  Vec3 direction = forward_of_heading(degrees);
  direction.z = rotation_rows(f.rotation).y_axis.z;
  set_vector_heading(f, direction);
}

void set_vector_heading(Frame& f, Vec3 direction) {
  const double x = direction.x, y = direction.y, z = direction.z;
  const double length = std::sqrt(x * x + y * y + z * z);
  if (!(length >= kEpsilon)) return;
  const double half_yaw = -heading_in_double(x / length, y / length) / kDegreesPerRadian * 0.5;
  const double half_pitch = math::asin(z / length) * 0.5;
  double sp = 0.0, cp = 0.0, sy = 0.0, cy = 0.0;
  math::sincos(half_pitch, sp, cp);
  math::sincos(half_yaw, sy, cy);
  set_rotation(f, {static_cast<float>(cp * cy), static_cast<float>(sp * cy), static_cast<float>(sp * sy),
                   static_cast<float>(cp * sy)});
}

}  // namespace acm
