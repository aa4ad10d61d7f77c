// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/frame.h"
#include "base/math.h"

namespace acm::sample {

// Object space: +Y forward, +Z up, +X right. Angles are degrees.

constexpr float radians(float degrees) {
  return degrees * static_cast<float>(math::kPi / 180.0);
}

constexpr float radians_to_degrees(float radians) {
  return radians * static_cast<float>(180.0 / math::kPi);
}

Quat about_x(float degrees);
Quat about_y(float degrees);
Quat about_z(float degrees);

/// Leans forward by pitch, to the right by roll, after turning to the right by yaw.
Quat lean(float pitch, float roll, float yaw);

/// The rotation whose local axes are the given ones, which must be orthonormal.
Quat from_axes(Vec3 x, Vec3 y, Vec3 z);

Vec3 normalized(Vec3 v);
Vec3 lerp(Vec3 a, Vec3 b, float t);

/// A hinged pair of bones, each hanging along its own -Z and bending about its own X.
struct Limb {
  Frame upper;
  Frame lower;
  Vec3 end;        ///< where the lower bone ends
  float shortage;  ///< metres by which the target was out of reach; 0 when it was met
};

/// Which way a middle joint points when the limb hangs down: a knee to the bones' +Y, an elbow to their -Y.
enum class Hinge { Knee, Elbow };

/// Places a limb from `root` to `target`; the middle joint points along `pole`.
Limb reach(Vec3 root, Vec3 target, float upper_length, float lower_length, Vec3 pole, Hinge hinge);

}  // namespace acm::sample
