// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/bound_table.h"

#include "base/finite.h"

#include <algorithm>

namespace acm {

namespace {

std::uint16_t hook_frames_of(const Animation& animation) {
  std::uint16_t bits = 0;
  if (animation.hooks.empty()) return bits;
  for (std::uint32_t f = 0; f < animation.frame_count; ++f)
    if (animation.hook_starts[f] != animation.hook_starts[f + 1]) bits |= hook_frame_bit(f);
  return bits;
}

// Root motion that would move a body beyond the limits is ignored.
bool has_root_motion(const Animation& animation) {
  return animation.has_position_frames() &&
         std::ranges::all_of(animation.position_frames, [](const Frame& f) { return is_in_range(f); });
}

// Far beyond what is ever played (core 2.5), and so small that no speed makes it infinite.
float bounded_framerate(float framerate) {
  constexpr float kMaxFramerate = 1e9f;
  return is_within(framerate, kMaxFramerate) ? framerate : 0.0f;
}

}  // namespace

bool has_lasting_hooks(const Animation& animation) {
  return std::ranges::any_of(animation.hooks, [](const Hook& hook) {
    switch (hook.type()) {
      case HookType::TransparentPart:
      case HookType::Luminous:
      case HookType::LuminousPart:
      case HookType::Diffuse:
      case HookType::DiffusePart:
      case HookType::Scale:
      case HookType::DefaultScript:
      case HookType::CallScript:
      case HookType::Transparent: return true;
      default: return false;
    }
  });
}

// retail: AnimSequenceNode::set_animation_id (core 3)
BoundAnim bind_anim(const AnimData& data, const Animation* animation) {
  BoundAnim bound;
  bound.low_frame = data.low_frame;
  bound.high_frame = data.high_frame;
  bound.framerate = bounded_framerate(data.framerate);
  if (animation == nullptr || animation->frame_count == 0) return bound;
  bound.animation = animation;
  bound.moves_root = has_root_motion(*animation);
  bound.hook_frames = hook_frames_of(*animation);
  const std::uint32_t count = animation->frame_count;
  const auto last = static_cast<std::int32_t>(count - 1);
  if (bound.high_frame < 0) bound.high_frame = last;
  // Compared as unsigned, so a negative low frame also becomes the last one.
  if (static_cast<std::uint32_t>(bound.low_frame) >= count) bound.low_frame = last;
  if (static_cast<std::uint32_t>(bound.high_frame) >= count) bound.high_frame = last;
  if (bound.low_frame > bound.high_frame) bound.high_frame = bound.low_frame;
  return bound;
}

}  // namespace acm
