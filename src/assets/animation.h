// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/hook.h"
#include "base/bytes.h"
#include "base/frame.h"

#include <cstdint>
#include <span>

namespace acm {

/// Key frames of all parts, optional root frames, and hooks (dat-formats 2.2). Fill the fields, or read them;
/// the engine needs only that the array sizes agree with the counts, which `is_consistent` checks.
struct Animation {
  static constexpr std::uint32_t kHasPositionFrames = 1;
  static constexpr std::uint32_t kHasHooks = 2;  ///< informational; readers keep it as it stood

  ObjectId id = 0;
  std::uint32_t flags = 0;
  std::uint32_t part_count = 0;
  std::uint32_t frame_count = 0;
  Vector<Frame> position_frames;  ///< one per frame, or none: root motion, each relative to the one before
  Vector<Frame> part_frames;      ///< frame by frame, part_count each, in object space
  Vector<std::uint32_t> hook_starts;  ///< frame_count + 1 indices into hooks: frame f owns [f], [f+1)
  Vector<Hook> hooks;
  Oddities oddities;

  [[nodiscard]] bool is_consistent() const;
  [[nodiscard]] bool has_position_frames() const { return !position_frames.empty(); }

  /// The parts of one key frame. `frame` must be below frame_count.
  [[nodiscard]] std::span<const Frame> parts(std::uint32_t frame) const {
    return std::span(part_frames).subspan(std::size_t{frame} * part_count, part_count);
  }
  /// The hooks stored on one frame, in file order. `frame` must be below frame_count.
  [[nodiscard]] std::span<const Hook> hooks_of(std::uint32_t frame) const {
    return std::span(hooks).subspan(hook_starts[frame], hook_starts[frame + 1] - hook_starts[frame]);
  }
};

Result<Animation> read_animation(Bytes bytes);
Vector<std::byte> write_animation(const Animation& animation);

}  // namespace acm
