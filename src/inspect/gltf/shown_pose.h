// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/animation.h"
#include "assets/setup.h"

#include <vector>

/// What a glTF file shows of the frames of an animation. Export writes it; import compares with it to tell
/// what was edited.
namespace acm::gltf {

/// A frame as glTF can hold it: finite, with a rotation of unit length. Rotations that are off by no more
/// than rounding are left as they are.
Frame shown(const Frame& frame);

/// The parent of each part, kNoParent for those that hang on the body. Setups without parents have none, and
/// parents that are not parts, or that lead round in a circle, do not count.
std::vector<std::uint32_t> part_parents(const Setup& setup);

/// All parts of a body in object space at a key frame; parts that the animation does not move are at rest.
std::vector<Frame> shown_pose(const Animation& animation, std::uint32_t frame, std::span<const Frame> rest);

/// The same poses relative to parents.
std::vector<Frame> to_local(std::span<const Frame> pose, std::span<const std::uint32_t> parents);

}  // namespace acm::gltf
