// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "lint_pass.h"

namespace acm::lint {
namespace {

// Ten times the usual rate: an animation of a second is over in three ticks.
constexpr float kFastest = 300.0f;
// Of the larger of two velocities; closer than this counts as the same.
constexpr float kTolerance = 0.1f;
constexpr float kStill = 0.01f;  // metres per second

std::string place_of(const Use& use, ObjectId animation) {
  return fmt::format("{}, animation 0x{:08X}", use.place(), animation);
}

// Shipped tables have ranges that end behind the last frame, and held poses whose low frame lies above the
// high one; both play what their author meant. A range that begins outside, or plays one frame instead of
// many, does not.
void check_frames(Pass& pass, const Use& use, const AnimData& anim, const Animation& animation) {
  const auto count = static_cast<std::int64_t>(animation.frame_count);
  const bool begins_inside = anim.low_frame >= 0 && anim.low_frame < count;
  const bool in_order = anim.high_frame < 0 || anim.low_frame <= anim.high_frame || anim.framerate == 0.0f;
  if (!begins_inside || !in_order)
    pass.add(LintRule::FramesOutside, place_of(use, anim.animation),
             fmt::format("frames {} to {} of {}", anim.low_frame, anim.high_frame, count));
}

// A single frame is a pose, which no rate can spoil; and a cycle at rate 0 is a pose that is held, as half of
// the shipped human cycles are.
void check_rate(Pass& pass, const Use& use, const AnimData& anim, const BoundAnim& bound) {
  const float rate = anim.framerate;
  const bool pose = use.kind == Use::Kind::Cycle || bound.low_frame == bound.high_frame;
  const bool sensible = std::isfinite(rate) && std::fabs(rate) <= kFastest && (rate != 0.0f || pose);
  if (!sensible)
    pass.add(LintRule::AbsurdRate, place_of(use, anim.animation), fmt::format("{} frames a second", rate));
}

void check_parts(Pass& pass, const Use& use, const Animation& animation) {
  for (const Setup* setup : pass.setups)
    if (animation.part_count != setup->parts.size())
      pass.add(LintRule::PartCount, place_of(use, animation.id),
               fmt::format("it moves {} parts, Setup 0x{:08X} has {}", animation.part_count, setup->id,
                           setup->parts.size()));
}

void check_motion(Pass& pass, const Use& use, std::set<ObjectId>& seen) {
  const auto anims = pass.table.anims_of(*use.data);
  const auto bound = pass.bound.anims_of(*use.data);
  for (std::size_t i = 0; i < anims.size(); ++i) {
    const Animation* animation = bound[i].animation;
    if (!animation) {
      if (std::binary_search(pass.bound.missing.begin(), pass.bound.missing.end(), anims[i].animation))
        pass.add(LintRule::MissingAnimation, place_of(use, anims[i].animation),
                 "it is missing or cannot be read");
      continue;
    }
    check_frames(pass, use, anims[i], *animation);
    check_rate(pass, use, anims[i], bound[i]);
    if (seen.insert(animation->id).second) check_parts(pass, use, *animation);
  }
}

// A cycle that names no animation at all holds what the body shows without one; such cycles ship.
void check_cycle(Pass& pass, const Use& cycle) {
  const auto bound = pass.bound.anims_of(*cycle.data);
  if (!bound.empty() &&
      std::none_of(bound.begin(), bound.end(), [](const BoundAnim& anim) { return anim.animation; }))
    pass.add(LintRule::CycleWithoutFrames, cycle.place(), "none of its animations has a frame");
}

// Metres per second by the root frames of all animations of a motion, played one after another.
Vec3 root_velocity(std::span<const BoundAnim> anims) {
  Vec3 distance;
  float seconds = 0.0f;
  for (const BoundAnim& anim : anims) {
    if (!anim.animation || anim.framerate == 0.0f) continue;
    seconds += static_cast<float>(anim.high_frame - anim.low_frame + 1) / std::fabs(anim.framerate);
    if (!anim.animation->has_position_frames()) continue;
    Vec3 moved;
    for (std::int32_t f = anim.low_frame; f <= anim.high_frame; ++f)
      moved = moved + anim.animation->position_frames[static_cast<std::size_t>(f)].origin;
    distance = distance + moved * (anim.framerate < 0.0f ? -1.0f : 1.0f);
  }
  return seconds > 0.0f ? distance * (1.0f / seconds) : Vec3{};
}

void check_velocity(Pass& pass, const Use& use) {
  const Vec3 root = root_velocity(pass.bound.anims_of(*use.data));
  const Vec3 stated = use.data->velocity;
  const float larger = std::max(length(root), length(stated));
  if (length(root) < kStill || length(stated) < kStill || length(root - stated) <= kTolerance * larger)
    return;
  pass.add(LintRule::VelocityDisagrees, use.place(),
           fmt::format("velocity ({:.2f} {:.2f} {:.2f}), root motion ({:.2f} {:.2f} {:.2f}) m/s", stated.x,
                       stated.y, stated.z, root.x, root.y, root.z));
}

}  // namespace

void check_animations(Pass& pass) {
  std::set<ObjectId> seen;
  for (const Use& use : pass.uses) {
    check_motion(pass, use, seen);
    check_velocity(pass, use);
    if (use.kind == Use::Kind::Cycle) check_cycle(pass, use);
  }
}

}  // namespace acm::lint
