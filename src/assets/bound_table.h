// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/animation.h"
#include "assets/motion_table.h"

#include <cstdint>
#include <span>

namespace acm {

/// An AnimData with its animation found and its range clamped, ready to play (core 3).
struct BoundAnim {
  const Animation* animation = nullptr;  ///< null: could not be loaded, so it is left out when played
  std::int32_t low_frame = 0;
  std::int32_t high_frame = 0;
  float framerate = 30.0f;
  // Facts about the animation, copied here so that most steps need not read it: animations are shared and
  // rarely in the cache.
  bool moves_root = true;               ///< false: it has no root motion of its own
  std::uint16_t hook_frames = 0xFFFFu;  ///< frame f has no hooks while hook_frame_bit(f) of it is clear
};

/// The bit of a frame in `hook_frames`; several frames share one bit.
constexpr std::uint16_t hook_frame_bit(std::uint32_t frame) {
  return static_cast<std::uint16_t>(1u << frame % 16);
}

/// Whether the animation has hooks whose effect the body must remember: ramps, looks of parts, scripts.
[[nodiscard]] bool has_lasting_hooks(const Animation& animation);

/// Resolves one AnimData: retail's AnimSequenceNode::set_animation_id (core 3). A null animation, or one
/// without frames, gives a null `animation`.
BoundAnim bind_anim(const AnimData& data, const Animation* animation);

/// A motion table whose animations have been looked up. Lives as long as its store, at the same address;
/// animations that arrive later are bound in place.
struct BoundTable {
  const MotionTable* table = nullptr;
  Vector<BoundAnim> anims;         ///< parallel to table->anims()
  Vector<ObjectId> missing;        ///< animations that are absent or could not be read, ascending, each once
  bool has_lasting_hooks = false;  ///< one of its animations has lasting hooks

  [[nodiscard]] std::span<const BoundAnim> anims_of(const MotionData& m) const {
    return std::span(anims).subspan(m.first_anim, m.anim_count);
  }
};

}  // namespace acm
