// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "clip.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace acm::sample {

namespace {

// A hook fires when its frame is left, so a hook that should fire when a frame appears is stored on the frame
// before it. Hooks on the last frame would never fire, nor those on the first frame when played backwards.
int frame_of_hook(const Clip& clip, const TimedHook& hook) {
  const int shown = static_cast<int>(std::ceil(hook.at - clip.first_time() - 0.001f));
  assert(shown >= 1 && shown < clip.frames);
  return shown - 1;
}

void place_hooks(Animation& animation, const Clip& clip) {
  std::vector<TimedHook> hooks = clip.hooks;
  std::stable_sort(hooks.begin(), hooks.end(), [&](const TimedHook& a, const TimedHook& b) {
    return frame_of_hook(clip, a) < frame_of_hook(clip, b);
  });
  animation.hook_starts.assign(std::size_t{animation.frame_count} + 1, 0);
  for (const TimedHook& h : hooks) {
    animation.hooks.push_back(h.hook);
    ++animation.hook_starts[static_cast<std::size_t>(frame_of_hook(clip, h)) + 1];
  }
  for (std::size_t f = 1; f < animation.hook_starts.size(); ++f)
    animation.hook_starts[f] += animation.hook_starts[f - 1];
  if (!animation.hooks.empty()) animation.flags |= Animation::kHasHooks;
}

void place_root(Animation& animation, const Clip& clip) {
  animation.flags |= Animation::kHasPositionFrames;
  for (int f = 0; f < clip.frames; ++f) {
    const float time = static_cast<float>(f) + clip.first_time();
    animation.position_frames.push_back(relative_to(clip.root(time + 1.0f), clip.root(time)));
  }
  assert(animation.position_frames.front() == Frame{} && animation.position_frames.back() == Frame{});
}

}  // namespace

Clip one_shot(int frames, const Tracks& tracks, std::vector<TimedHook> hooks) {
  Clip clip;
  clip.frames = frames;
  clip.pose = [tracks](float time) { return tracks.at(time); };
  clip.hooks = std::move(hooks);
  return clip;
}

Animation make_animation(ObjectId id, const Clip& clip, std::uint32_t part_count, PoseParts pose_parts) {
  Animation animation;
  animation.id = id;
  animation.part_count = part_count;
  animation.frame_count = static_cast<std::uint32_t>(clip.frames);
  animation.part_frames.resize(std::size_t{animation.frame_count} * part_count);
  for (std::uint32_t f = 0; f < animation.frame_count; ++f)
    pose_parts(clip.pose(static_cast<float>(f) + clip.first_time()),
               std::span(animation.part_frames).subspan(std::size_t{f} * part_count, part_count));
  if (clip.root) place_root(animation, clip);
  place_hooks(animation, clip);
  return animation;
}

Hook sound_type_hook(std::uint32_t sound_type) {
  return {hook_direction::kBoth, SoundTableHook{sound_type}};
}

Hook wave_hook(ObjectId wave) {
  return {hook_direction::kForward, SoundHook{wave}};
}

}  // namespace acm::sample
