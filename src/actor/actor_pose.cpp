// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/actor/actor_pose.h"

#include "acmotion/actor/prefetch.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace acm {

namespace {

// A pose that is going to be written: its key frames are on their way from memory.
struct PendingPose {
  const Actor* actor = nullptr;
  PoseSample sample;
};

// How many actors before it is written an actor, its animation and its key frames are asked for.
constexpr std::size_t kFramesBefore = 3;
constexpr std::size_t kAnimationBefore = 6;
constexpr std::size_t kActorBefore = 9;

void prefetch_node(const Scene& scene, const Actor* actor) {
  const SequenceNode* node = actor ? current_node(actor->sequence, scene.pool) : nullptr;
  if (node) prefetch(node->animation);
}

PendingPose begin_pose(const Scene& scene, const Actor* actor, PoseMode mode) {
  if (!actor) return {};
  const PoseSample sample = pose_sample(actor->sequence, scene.pool, mode);
  prefetch(sample.from.data(), sample.from.size_bytes());
  prefetch(sample.to.data(), sample.to.size_bytes());
  return {actor, sample};
}

std::size_t finish_pose(PoseOutput out, const PendingPose& pose) {
  if (!pose.actor) return 0;
  const Body& body = pose.actor->body;
  return write_pose(out, pose.sample, body.position.frame, {body.scale, body.scale, body.scale});
}

}  // namespace

std::size_t pose_actor(PoseOutput out, const Scene& scene, const Actor& actor, PoseMode mode) {
  return finish_pose(out, {&actor, pose_sample(actor.sequence, scene.pool, mode)});
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
    prefetch_node(scene, actor_at(i + kAnimationBefore));
    PendingPose& pose = pending[i % kFramesBefore];
    std::byte* memory = static_cast<std::byte*>(out.data) + i * out.actor_stride;
    counts[i] = static_cast<std::uint32_t>(finish_pose({memory, out.parts_per_actor, out.part_stride}, pose));
    pose = begin_pose(scene, actor_at(i + kFramesBefore), mode);
  }
}

}  // namespace acm
