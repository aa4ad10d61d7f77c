// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/eye_facing.h"

#include "assets/gfxobj_degrade_info.h"
#include "base/math.h"

#include <cmath>

namespace acm {

namespace {

Quat about(Vec3 axis, float radians) {
  return from_rotation_vector(axis * radians);
}

// Heading first, then up or down: what was upright stays so.
Quat facing(Vec3 away) {
  const float on_ground = std::sqrt(away.x * away.x + away.y * away.y);
  return about({0, 0, 1}, math::atan2(-away.x, away.y)) * about({1, 0, 0}, math::atan2(away.z, on_ground));
}

}  // namespace

Quat rotation_towards_eye(std::uint32_t mode, const Frame& placed, Vec3 eye) {
  const Vec3 away = placed.origin - eye;
  if (away == Vec3{}) return placed.rotation;
  const Vec3 local = rotate_to_local(placed.rotation, away);
  switch (mode) {
    case GfxObjDegradeInfo::kFacingEye: return facing(away);
    case GfxObjDegradeInfo::kAroundX:
      return placed.rotation * about({1, 0, 0}, math::atan2(local.z, local.y));
    // Turning about y cannot move y. Our choice: +z points away instead.
    case GfxObjDegradeInfo::kAroundY:
      return placed.rotation * about({0, 1, 0}, math::atan2(local.x, local.z));
    case GfxObjDegradeInfo::kAroundZ:
      return placed.rotation * about({0, 0, 1}, math::atan2(-local.x, local.y));
    default: return placed.rotation;
  }
}

}  // namespace acm
