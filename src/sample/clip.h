// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/animation.h"
#include "base/frame.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "curve.h"

namespace acm::sample {

/// A hook and the time at which it should be felt, in frames of its clip.
struct TimedHook {
  float at;
  Hook hook;
};

/// The source of an animation. A cycle shows the times 0 to frames - 1 and then time 0 again. A one-shot
/// goes from one pose to another: it shows the times 1 to frames, so that time 0 is the pose before it and
/// time frames + 1 the pose after it, and every step between two shown frames is of the same kind.
struct Clip {
  enum class Kind { Cycle, OneShot };

  Kind kind = Kind::OneShot;
  int frames = 0;
  std::function<Controls(float time)> pose;
  std::vector<TimedHook> hooks;
  /// Where the body has come to since time 0; empty when the animation does not move it. Must be at rest over
  /// the first and the last two times: the engine applies the first position frame of a loop twice and the
  /// last one never (core 2.5).
  std::function<Frame(float time)> root;

  [[nodiscard]] float first_time() const { return kind == Kind::Cycle ? 0.0f : 1.0f; }
  [[nodiscard]] float end_time() const { return static_cast<float>(frames) + first_time(); }
};

/// Played once from a stance, back to it or on to another.
Clip one_shot(int frames, const Tracks& tracks, std::vector<TimedHook> hooks = {});

/// Turns controls into one frame per part.
using PoseParts = void (*)(const Controls& controls, std::span<Frame> parts);

Animation make_animation(ObjectId id, const Clip& clip, std::uint32_t part_count, PoseParts pose_parts);

Hook sound_type_hook(std::uint32_t sound_type);
Hook wave_hook(ObjectId wave);

}  // namespace acm::sample
