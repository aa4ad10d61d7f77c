// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/actor_pose.h"

#include "acmotion/looks.hpp"
#include "actor/display_frame.h"
#include "actor/prefetch.h"
#include "anim/pose_buffer.h"
#include "anim/pose_matrix.h"
#include "base/frame.h"
#include "base/position.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>

namespace acm {

namespace {

// A pose that is going to be written.
struct PendingPose {
  const Actor* actor = nullptr;  // null: there is nothing to show
  Position body;
  PoseSample sample;
};

// How many actors ahead an actor, its node, its animation and its key frames are prefetched. Each is found
// through the one before.
constexpr std::size_t kFramesBefore = 5;
constexpr std::size_t kAnimationBefore = 8;
constexpr std::size_t kNodeBefore = 10;
constexpr std::size_t kActorBefore = 12;

// Frames that are converted to matrices at a time: they fit into a small part of the nearest cache.
constexpr std::size_t kFramesAtATime = 64;

// The key frames are found through all of it, unlike what a tick reads of an animation (prefetch_animation).
void prefetch_shown_animation(const Scene& scene, const Actor* actor) {
  const SequenceNode* node = actor ? current_node(actor->sequence, scene.pool) : nullptr;
  if (node) prefetch(node->animation, sizeof(Animation));
}

Vec3 uniform(float scale) {
  return {scale, scale, scale};
}

PendingPose pose_of_free(const PoseOptions& options, const Scene& scene, const Actor& actor) {
  const Position& simulated = actor.body.position;
  if (options.place == BodyPlace::Simulated)
    return {&actor, simulated, pose_sample(actor.sequence, scene.pool, options.mode)};
  Sequence memory;
  const DisplayState shown = display_state(scene, actor, options.seconds_since_tick, memory);
  return {&actor, {simulated.cell, shown.frame}, pose_sample(*shown.sequence, scene.pool, options.mode)};
}

// A held actor, and the location of its holder at which it is held.
struct Hold {
  const Actor* actor;
  const Setup::Location* location;
};

// Replaces a holder's pose by that of what it holds.
bool step_to_held(PendingPose& pose, const PoseOptions& options, const Scene& scene, const Hold& held) {
  const std::uint32_t part = held.location->part;
  if (part >= pose.sample.from.size()) return false;
  PoseSample alone{.from = pose.sample.from.subspan(part, 1), .to = {}, .fraction = pose.sample.fraction};
  if (part < pose.sample.to.size()) alone.to = pose.sample.to.subspan(part, 1);
  Frame hand;
  write_pose({.out = std::span(&hand, 1),
              .sample = alone,
              .body = pose.body.frame,
              .scale = uniform(pose.actor->body.scale)});
  pose.actor = held.actor;
  pose.body.frame = combine(hand, placed_frame(held.location->frame));
  pose.sample = pose_of_free(options, scene, *held.actor).sample;
  return true;
}

PendingPose pose_of_held(const PoseOptions& options, const Scene& scene, const Actor& actor) {
  std::array<Hold, kMaxHoldDepth> chain;
  int depth = 0;
  const Actor* root = &actor;
  for (; root->body.parent != 0; ++depth) {
    const Actor* holder = scene.find(root->body.parent);
    if (!holder || !holder->setup || depth == kMaxHoldDepth) return {};
    const Setup::Location* location = holder->setup->find_holding_location(root->body.hold_location);
    if (!location) return {};
    chain[static_cast<std::size_t>(depth)] = {root, location};
    root = holder;
  }
  PendingPose pose = pose_of_free(options, scene, *root);
  while (depth > 0)
    if (!step_to_held(pose, options, scene, chain[static_cast<std::size_t>(--depth)])) return {};
  return pose;
}

PendingPose begin_pose(const PoseOptions& options, const Scene& scene, const Actor* actor) {
  if (!actor) return {};
  if (actor->body.parent != 0) return pose_of_held(options, scene, *actor);
  return pose_of_free(options, scene, *actor);
}

// The body's frame as seen from the landblock that is asked for.
Frame seen_from_origin(const PoseOptions& options, const Position& body) {
  Frame frame = body.frame;
  if (options.origin == PoseOrigin::GivenLandblock)
    frame.origin = frame.origin + block_offset(options.landblock, body.cell);
  return frame;
}

std::span<const Vec3> part_scales(const Actor& actor) {
  return actor.setup ? std::span<const Vec3>(actor.setup->scales) : std::span<const Vec3>();
}

ObjectId drawn_mesh(const Look& look, std::size_t part) {
  return part < look.parts.size() ? look.parts[part].drawn_mesh : 0;
}
ObjectId own_mesh(const Setup* setup, std::size_t part) {
  return setup && part < setup->parts.size() ? setup->parts[part] : 0;
}

// Where poses go, with everything worked out that is the same for all.
class PoseWriter {
 public:
  PoseWriter(const PoseBuffer& out, const PoseOptions& options)
      : out_(out), options_(options), strides_(strides_of(options, out)) {}

  std::size_t write(std::size_t object, const PendingPose& pose, const PoseSample& next) const {
    std::byte* memory = static_cast<std::byte*>(out_.data) + object * strides_.object;
    const std::size_t count = pose.actor ? write_parts(memory, pose, next) : 0;
    if (out_.scales.data) write_scales(object, pose, count);
    if (out_.meshes.data) write_meshes(object, pose, count);
    if (options_.unused_parts == UnusedParts::Zeroed)
      for (std::size_t i = count; i < out_.part_capacity; ++i)
        std::memset(memory + i * strides_.part, 0, pose_part_size(options_.format));
    return count;
  }

 private:
  std::size_t write_parts(std::byte* memory, const PendingPose& pose, const PoseSample& next) const {
    PoseJob job{.out = {memory, out_.part_capacity, strides_.part},
                .sample = pose.sample,
                .body = seen_from_origin(options_, pose.body),
                .scale = uniform(pose.actor->body.scale),
                .prefetch_next = next};
    return options_.format == PoseFormat::Frames ? write_pose(job) : write_as_matrices(job, *pose.actor);
  }

  std::size_t write_as_matrices(const PoseJob& pose, const Actor& actor) const {
    std::array<Frame, kFramesAtATime> frames;
    const bool scaled = options_.part_scales == PartScales::Applied;
    const std::span<const Vec3> scales = scaled ? part_scales(actor) : std::span<const Vec3>();
    const std::size_t count = std::min(out_.part_capacity, pose.sample.from.size());
    for (std::size_t first = 0; first < count; first += kFramesAtATime) {
      const std::size_t parts = std::min(kFramesAtATime, count - first);
      PoseJob job = pose;
      job.out = std::span(frames).first(parts);
      job.sample.from = pose.sample.from.subspan(first, parts);
      job.sample.to = pose.sample.to.subspan(std::min(first, pose.sample.to.size()));
      write_pose(job);
      write_matrices({.out = static_cast<std::byte*>(pose.out.data) + first * strides_.part,
                      .stride = strides_.part,
                      .format = options_.format,
                      .order = options_.order,
                      .frames = std::span(frames).first(parts),
                      .part_scales = scales.subspan(std::min(first, scales.size())),
                      .scale = scaled ? actor.body.scale : 1.0f,
                      .output_goes_on = !pose.prefetch_next.from.empty()});
    }
    return count;
  }

  void write_scales(std::size_t object, const PendingPose& pose, std::size_t count) const {
    std::byte* memory = static_cast<std::byte*>(out_.scales.data) + object * strides_.scale_object;
    const std::span<const Vec3> scales = pose.actor ? part_scales(*pose.actor) : std::span<const Vec3>();
    const std::size_t end = options_.unused_parts == UnusedParts::Zeroed ? out_.part_capacity : count;
    for (std::size_t i = 0; i < end; ++i) {
      Vec3 scale;
      if (i < count) scale = (i < scales.size() ? scales[i] : uniform(1.0f)) * pose.actor->body.scale;
      std::memcpy(memory + i * strides_.scale_part, &scale, sizeof scale);
    }
  }

  void write_meshes(std::size_t object, const PendingPose& pose, std::size_t count) const {
    std::byte* memory = static_cast<std::byte*>(out_.meshes.data) + object * strides_.mesh_object;
    const Look* look = look_of(object);
    const Setup* setup = pose.actor ? pose.actor->setup : nullptr;
    const std::size_t end = options_.unused_parts == UnusedParts::Zeroed ? out_.part_capacity : count;
    for (std::size_t i = 0; i < end; ++i) {
      ObjectId mesh = 0;
      if (i < count) mesh = look ? drawn_mesh(*look, i) : own_mesh(setup, i);
      std::memcpy(memory + i * strides_.mesh_part, &mesh, sizeof mesh);
    }
  }

  [[nodiscard]] const Look* look_of(std::size_t object) const {
    if (options_.looks.empty()) return nullptr;
    return options_.looks[options_.looks.size() == 1 ? 0 : object];
  }

  const PoseBuffer& out_;
  const PoseOptions& options_;
  PoseStrides strides_;
};

// `find(i)` gives an actor by its place in the list. It is called once for each, long before it is written.
template <class Find>
void write_many(const PoseWriter& writer, const PoseOptions& options, std::span<std::uint32_t> counts,
                const Scene& scene, Find find) {
  constexpr std::size_t kRing = 16;
  static_assert(kActorBefore < kRing);
  const std::size_t count = counts.size();
  std::array<const Actor*, kRing> actors{};
  for (std::size_t i = 0; i < std::min(count, kActorBefore); ++i) actors[i] = find(i);
  std::array<PendingPose, kFramesBefore> pending;
  for (std::size_t i = 0; i < std::min(count, kFramesBefore); ++i)
    pending[i] = begin_pose(options, scene, actors[i]);
  for (std::size_t i = 0; i < count; ++i) {
    const Actor*& far = actors[(i + kActorBefore) % kRing];
    far = i + kActorBefore < count ? find(i + kActorBefore) : nullptr;
    if (far) prefetch_actor(*far);
    if (const Actor* actor = actors[(i + kNodeBefore) % kRing]) prefetch_node(scene, *actor);
    prefetch_shown_animation(scene, actors[(i + kAnimationBefore) % kRing]);
    const PendingPose coming = begin_pose(options, scene, actors[(i + kFramesBefore) % kRing]);
    PendingPose& pose = pending[i % kFramesBefore];
    counts[i] = static_cast<std::uint32_t>(writer.write(i, pose, coming.sample));
    pose = coming;
  }
}

}  // namespace

std::size_t pose_actor(const PoseBuffer& out, const PoseOptions& options, const Scene& scene,
                       const Actor& actor) {
  assert(check_pose_buffer(options, out, 1).ok());
  return PoseWriter(out, options).write(0, begin_pose(options, scene, &actor), {});
}

void pose_actors(const PoseBuffer& out, const PoseOptions& options, std::span<std::uint32_t> counts,
                 const Scene& scene, std::span<const ActorId> actors) {
  assert(counts.size() == actors.size());
  assert(check_pose_buffer(options, out, actors.size()).ok());
  write_many(PoseWriter(out, options), options, counts, scene,
             [&](std::size_t i) { return scene.find(actors[i]); });
}

void pose_actors(const PoseBuffer& out, const PoseOptions& options, std::span<std::uint32_t> counts,
                 const Scene& scene, std::span<const Guid> guids) {
  assert(counts.size() == guids.size());
  assert(check_pose_buffer(options, out, guids.size()).ok());
  write_many(PoseWriter(out, options), options, counts, scene,
             [&](std::size_t i) { return scene.find(guids[i]); });
}

bool held_position(Position& shown, const PoseOptions& options, const Scene& scene, const Actor& actor) {
  if (actor.body.parent == 0) return false;
  const PendingPose pose = pose_of_held(options, scene, actor);
  if (!pose.actor) return false;
  shown = pose.body;
  return true;
}

}  // namespace acm
