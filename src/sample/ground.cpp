// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "ground.h"

#include <algorithm>
#include <memory>

namespace acm::sample {

Ground::Ground(PoseParts pose_parts, std::vector<GfxObj> meshes, int height, std::vector<Lifted> feet)
    : pose_parts_(pose_parts) {
  Lifted body{height, {}};
  for (std::uint32_t part = 0; part < meshes.size(); ++part) {
    std::vector<Vec3>& corners = corners_.emplace_back();
    for (const GfxObj::Vertex& v : meshes[part].vertices) corners.push_back(v.origin);
    const bool of_foot = std::any_of(feet.begin(), feet.end(), [part](const Lifted& f) {
      return std::find(f.parts.begin(), f.parts.end(), part) != f.parts.end();
    });
    if (!of_foot) body.parts.push_back(part);
  }
  lifted_.push_back(std::move(body));
  for (Lifted& f : feet) lifted_.push_back(std::move(f));
}

Controls Ground::hold_up(Controls controls) const {
  // A knee rises with the hip, but not as far: each round leaves a part of the depth to the next one.
  constexpr int kRounds = 24;
  constexpr float kEnough = 0.0005f;
  std::vector<Frame> parts(corners_.size());
  for (int round = 0; round < kRounds; ++round) {
    pose_parts_(controls, parts);
    float max_depth_seen = 0.0f;
    for (const Lifted& l : lifted_) {
      float lowest = 0.0f;
      for (const std::uint32_t part : l.parts)
        for (const Vec3& corner : corners_[part])
          lowest = std::min(lowest, local_to_global(parts[part], corner).z);
      controls[static_cast<std::size_t>(l.height)] -= lowest;
      max_depth_seen = std::min(max_depth_seen, lowest);
    }
    if (max_depth_seen > -kEnough) break;
  }
  return controls;
}

Clip Ground::under(Clip clip) const {
  clip.pose = [ground = std::make_shared<const Ground>(*this), pose = std::move(clip.pose)](float time) {
    return ground->hold_up(pose(time));
  };
  return clip;
}

}  // namespace acm::sample
