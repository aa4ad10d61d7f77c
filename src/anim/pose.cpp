// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/anim/pose.h"

#include <algorithm>

namespace acm {

std::size_t pose_parts(std::span<Frame> out, std::span<const Frame> part_frames, const Frame& body,
                       Vec3 scale) {
  const std::size_t count = std::min(out.size(), part_frames.size());
  for (std::size_t i = 0; i < count; ++i)
    out[i] = combine(body, {scaled(part_frames[i].origin, scale), part_frames[i].rotation});
  return count;
}

std::size_t pose_key_frame(std::span<Frame> out, const Animation& animation, std::uint32_t frame,
                           const Frame& body, Vec3 scale) {
  if (frame >= animation.frame_count) return 0;
  return pose_parts(out, animation.parts(frame), body, scale);
}

}  // namespace acm
