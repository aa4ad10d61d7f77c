// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/actor_pose.h"

#include "actor/prefetch.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace acm {

namespace {

// A pose that is going to be written.
struct PendingPose {
  const Actor* actor = nullptr;
  PoseSample sample;
};

// How many actors before it is written an actor, its node, its animation and its key frames are asked for:
// each is found through the one before.
constexpr std::size_t kFramesBefore = 5;
constexpr std::size_t kAnimationBefore = 8;
constexpr std::size_t kNodeBefore = 10;
constexpr std::size_t kActorBefore = 12;

// The key frames are found through all of it, unlike what a tick reads of an animation (prefetch_animation).
void prefetch_shown_animation(const Scene& scene, const Actor* actor) {
  const SequenceNode* node = actor ? current_node(actor->sequence, scene.pool) : nullptr;
  if (node) prefetch(node->animation, sizeof(Animation));
}

PendingPose begin_pose(const Scene& scene, const Actor* actor, PoseMode mode) {
  if (!actor) return {};
  return {actor, pose_sample(actor->sequence, scene.pool, mode)};
}

std::size_t finish_pose(PoseOutput out, const PendingPose& pose, const PoseSample& soon) {
  if (!pose.actor) return 0;
  const Body& body = pose.actor->body;
  return write_pose(out, pose.sample, body.position.frame, {body.scale, body.scale, body.scale}, soon);
}

}  // namespace

std::size_t pose_actor(PoseOutput out, const Scene& scene, const Actor& actor, PoseMode mode) {
  return finish_pose(out, begin_pose(scene, &actor, mode), {});
}

void pose_actors(const PoseBatch& out, std::span<std::uint32_t> counts, const Scene& scene,
                 std::span<const ActorId> actors, PoseMode mode) {
  assert(counts.size() == actors.size());
  const std::size_t count = actors.size();
  const auto actor_at = [&](std::size_t i) { return i < count ? scene.find(actors[i]) : nullptr; };
  std::array<PendingPose, kFramesBefore> pending;
  for (std::size_t i = 0; i < std::min(count, kFramesBefore); ++i)
    pending[i] = begin_pose(scene, actor_at(i), mode);
  for (std::size_t i = 0; i < count; ++i) {
    if (const Actor* soon = actor_at(i + kActorBefore)) prefetch_actor(*soon);
    if (const Actor* soon = actor_at(i + kNodeBefore)) prefetch_node(scene, *soon);
    prefetch_shown_animation(scene, actor_at(i + kAnimationBefore));
    const PendingPose coming = begin_pose(scene, actor_at(i + kFramesBefore), mode);
    PendingPose& pose = pending[i % kFramesBefore];
    std::byte* memory = static_cast<std::byte*>(out.data) + i * out.actor_stride;
    const PoseOutput place{memory, out.parts_per_actor, out.part_stride};
    counts[i] = static_cast<std::uint32_t>(finish_pose(place, pose, coming.sample));
    pose = coming;
  }
}

}  // namespace acm
