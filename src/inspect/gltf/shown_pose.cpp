// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "shown_pose.h"

#include <cmath>

namespace acm::gltf {

namespace {

// Well below what the Khronos validator objects to, well above what rounding does.
constexpr float kUnitTolerance = 1e-3f;

float finite(float value) {
  return std::isfinite(value) ? value : 0.0f;
}

/// What is known of the way from a part to the body.
enum class Way : std::uint8_t { Unknown, BeingWalked, Open, Circle };

// Walks up from a part to where the way is known, and then notes it for all parts on the way.
void walk(std::span<const std::uint32_t> parents, std::size_t from, std::vector<Way>& ways) {
  std::vector<std::size_t> path;
  std::size_t at = from;
  while (at < ways.size() && ways[at] == Way::Unknown) {
    ways[at] = Way::BeingWalked;
    path.push_back(at);
    at = parents[at];
  }
  const Way way = at >= ways.size() || ways[at] == Way::Open ? Way::Open : Way::Circle;
  for (const std::size_t part : path) ways[part] = way;
}

}  // namespace

Frame shown(const Frame& frame) {
  Frame out{{finite(frame.origin.x), finite(frame.origin.y), finite(frame.origin.z)}, frame.rotation};
  if (!(std::fabs(length_squared(frame.rotation) - 1.0f) <= kUnitTolerance))
    out.rotation = normalized_or(frame.rotation, Quat{});
  return out;
}

std::vector<std::uint32_t> part_parents(const Setup& setup) {
  std::vector<std::uint32_t> parents(setup.parts.size(), Setup::kNoParent);
  if (setup.parents.size() != setup.parts.size()) return parents;
  std::vector<Way> ways(parents.size(), Way::Unknown);
  for (std::size_t i = 0; i < parents.size(); ++i) {
    walk(setup.parents, i, ways);
    if (setup.parents[i] < parents.size() && ways[i] == Way::Open) parents[i] = setup.parents[i];
  }
  return parents;
}

std::vector<Frame> shown_pose(const Animation& animation, std::uint32_t frame, std::span<const Frame> rest) {
  std::vector<Frame> pose(rest.begin(), rest.end());
  const std::span<const Frame> parts = animation.parts(frame);
  for (std::size_t i = 0; i < std::min(parts.size(), pose.size()); ++i) pose[i] = shown(parts[i]);
  return pose;
}

std::vector<Frame> to_local(std::span<const Frame> pose, std::span<const std::uint32_t> parents) {
  std::vector<Frame> local;
  local.reserve(pose.size());
  const auto unit = [](const Frame& frame) {
    Frame out = shown(frame);
    out.rotation = normalized_or(out.rotation, Quat{});
    return out;
  };
  for (std::size_t i = 0; i < pose.size(); ++i)
    local.push_back(
        parents[i] == Setup::kNoParent ? pose[i] : unit(relative_to(unit(pose[i]), unit(pose[parents[i]]))));
  return local;
}

}  // namespace acm::gltf
