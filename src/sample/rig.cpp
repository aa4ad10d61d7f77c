// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "rig.h"

#include <algorithm>
#include <cmath>

namespace acm::sample {

Quat about_x(float degrees) {
  const float half = radians(degrees) * 0.5f;
  return {math::cos(half), math::sin(half), 0.0f, 0.0f};
}
Quat about_y(float degrees) {
  const float half = radians(degrees) * 0.5f;
  return {math::cos(half), 0.0f, math::sin(half), 0.0f};
}
Quat about_z(float degrees) {
  const float half = radians(degrees) * 0.5f;
  return {math::cos(half), 0.0f, 0.0f, math::sin(half)};
}

Quat lean(float pitch, float roll, float yaw) {
  return about_z(-yaw) * about_x(-pitch) * about_y(roll);
}

Quat from_axes(Vec3 x, Vec3 y, Vec3 z) {
  // The largest of the four squares is at least a quarter, so the division is safe.
  const float ww = 1.0f + x.x + y.y + z.z, xx = 1.0f + x.x - y.y - z.z;
  const float yy = 1.0f - x.x + y.y - z.z, zz = 1.0f - x.x - y.y + z.z;
  Quat q;
  if (ww >= xx && ww >= yy && ww >= zz)
    q = {ww, y.z - z.y, z.x - x.z, x.y - y.x};
  else if (xx >= yy && xx >= zz)
    q = {y.z - z.y, xx, x.y + y.x, z.x + x.z};
  else if (yy >= zz)
    q = {z.x - x.z, x.y + y.x, yy, y.z + z.y};
  else
    q = {x.y - y.x, z.x + x.z, y.z + z.y, zz};
  return normalized_or(q, {});
}

Vec3 normalized(Vec3 v) {
  const float l = length(v);
  return l > 0.0f ? v * (1.0f / l) : v;
}

Vec3 lerp(Vec3 a, Vec3 b, float t) {
  return a + (b - a) * t;
}

Limb reach(Vec3 root, Vec3 target, float upper_length, float lower_length, Vec3 pole, Hinge hinge) {
  const Vec3 line = target - root;
  const float longest = (upper_length + lower_length) * 0.9995f;
  const float shortest = std::fabs(upper_length - lower_length) + 0.001f;
  const float wanted = length(line);
  const float distance = std::clamp(wanted, shortest, longest);
  const Vec3 along = normalized(line);
  const Vec3 out = normalized(pole - along * dot(pole, along));
  const float cosine = (upper_length * upper_length + distance * distance - lower_length * lower_length) /
                       (2.0f * upper_length * distance);
  const float sine = std::sqrt(std::max(0.0f, 1.0f - cosine * cosine));
  const Vec3 joint = root + along * (upper_length * cosine) + out * (upper_length * sine);
  const Vec3 end = root + along * distance;

  const Vec3 axis = hinge == Hinge::Knee ? cross(along, out) : cross(out, along);
  const auto bone = [&](Vec3 from, Vec3 to) {
    const Vec3 z = normalized(from - to);
    return Frame{from, from_axes(axis, cross(z, axis), z)};
  };
  return {bone(root, joint), bone(joint, end), end, std::max(0.0f, wanted - longest)};
}

}  // namespace acm::sample
