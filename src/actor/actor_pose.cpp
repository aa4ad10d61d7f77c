// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/actor/actor_pose.h"

#include <cassert>

namespace acm {

std::size_t pose_actor(PoseOutput out, const Scene& scene, const Actor& actor, PoseMode mode) {
  const float scale = actor.body.scale;
  return write_pose(out, pose_sample(actor.sequence, scene.pool, mode), actor.body.position.frame,
                    {scale, scale, scale});
}

void pose_actors(const PoseBatch& out, std::span<std::uint32_t> counts, const Scene& scene,
                 std::span<const ActorId> actors, PoseMode mode) {
  assert(counts.size() == actors.size());
  for (std::size_t i = 0; i < actors.size(); ++i) {
    const Actor* actor = scene.find(actors[i]);
    std::byte* memory = static_cast<std::byte*>(out.data) + i * out.actor_stride;
    counts[i] = actor ? static_cast<std::uint32_t>(
                            pose_actor({memory, out.parts_per_actor, out.part_stride}, scene, *actor, mode))
                      : 0;
  }
}

}  // namespace acm
