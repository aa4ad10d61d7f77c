// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"
#include "anim/pose.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Where the parts of an actor are, in the axes of its landblock: its body's frame followed by what its
/// sequence shows, scaled by the body's scale. Gives how many parts were written.
std::size_t pose_actor(PoseOutput out, const Scene& scene, const Actor& actor, PoseMode mode);

/// Memory of the caller for the poses of many actors. Strides are in bytes.
struct PoseBatch {
  void* data = nullptr;
  std::size_t parts_per_actor = 0;          ///< at most so many parts are written for one actor
  std::size_t actor_stride = 0;             ///< from an actor's first part to the next actor's
  std::size_t part_stride = sizeof(Frame);  ///< see PoseOutput
};

/// The poses of many actors, in the order given. `counts[i]` becomes the number of parts written for
/// `actors[i]`: 0 when that actor was removed. Both spans are equally long. Reads the scene alone, so
/// several threads may each do a part of the list.
void pose_actors(const PoseBatch& out, std::span<std::uint32_t> counts, const Scene& scene,
                 std::span<const ActorId> actors, PoseMode mode);

}  // namespace acm
