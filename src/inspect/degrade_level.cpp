// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/degrade_level.h"

#include "base/math.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

// Everything nearer counts as here.
constexpr float kNearDistance = 50.0f;

float end_of(const GfxObjDegradeInfo::Level& level, float bias) {
  const float width =
      bias >= 0.0f ? level.max_distance - level.ideal_distance : level.ideal_distance - level.min_distance;
  return level.ideal_distance + width * bias;
}

Quat about(Vec3 axis, float radians) {
  return from_rotation_vector(axis * radians);
}

// Heading first, then up or down: what was upright stays so.
Quat facing(Vec3 away) {
  const float on_ground = std::sqrt(away.x * away.x + away.y * away.y);
  return about({0, 0, 1}, math::atan2(-away.x, away.y)) * about({1, 0, 0}, math::atan2(away.z, on_ground));
}

}  // namespace

std::optional<std::size_t> degrade_level(const GfxObjDegradeInfo& info, float distance, float part_scale_z,
                                         float bias) {
  if (info.levels.empty()) return {};
  const float scale = part_scale_z > 0.0f ? part_scale_z : 1.0f;
  const float far = std::max(distance / scale - kNearDistance, 0.0f);
  for (std::size_t i = 0; i < info.levels.size(); ++i)
    if (far < end_of(info.levels[i], bias)) return i;
  return info.levels.size() - 1;
}

std::optional<float> greatest_degrade_distance(const GfxObjDegradeInfo& info) {
  if (info.levels.empty()) return {};
  const std::size_t last = info.levels.size() > 2 ? info.levels.size() - 2 : 0;
  return info.levels[last].max_distance;
}

Quat rotation_towards_eye(std::uint32_t mode, const Frame& placed, Vec3 eye) {
  const Vec3 away = placed.origin - eye;
  if (away == Vec3{}) return placed.rotation;
  const Vec3 local = rotate_to_local(placed.rotation, away);
  switch (mode) {
    case degrade_mode::kFacesEye: return facing(away);
    case degrade_mode::kTurnsAboutX: return placed.rotation * about({1, 0, 0}, math::atan2(local.z, local.y));
    // Turning about y cannot move y. Our choice: +z points away instead.
    case degrade_mode::kTurnsAboutY: return placed.rotation * about({0, 1, 0}, math::atan2(local.x, local.z));
    case degrade_mode::kTurnsAboutZ:
      return placed.rotation * about({0, 0, 1}, math::atan2(-local.x, local.y));
    default: return placed.rotation;
  }
}

}  // namespace acm
