// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets/animation.h"
#include "acmotion/base/frame.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Where the parts of a body are: the body's frame followed by each part's frame, whose origin is first
/// scaled component by component (core 2.10). Writes as many frames as both spans hold and returns how many;
/// what is left of `out` is not touched.
std::size_t pose_parts(std::span<Frame> out, std::span<const Frame> part_frames, const Frame& body,
                       Vec3 scale = {1.0f, 1.0f, 1.0f});

/// The pose of one key frame of an animation, as retail shows it: key frames are never blended. A frame
/// outside the animation writes nothing and gives 0.
std::size_t pose_key_frame(std::span<Frame> out, const Animation& animation, std::uint32_t frame,
                           const Frame& body, Vec3 scale = {1.0f, 1.0f, 1.0f});

}  // namespace acm
