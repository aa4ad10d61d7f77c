// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/motion_table.h"

#include <utility>
#include <vector>

#include "clip.h"
#include "content.h"

namespace acm::sample {

/// Puts the motions of a creature together: gives its animations their ids, and files motions in any order.
class Score {
 public:
  using Motion = MotionTableBuilder::Motion;

  Score(Content& content, ObjectId first_animation, std::uint32_t part_count, PoseParts pose_parts)
      : content_(content),
        next_animation_(first_animation),
        part_count_(part_count),
        pose_parts_(pose_parts) {}

  /// Stores the clip as the next animation.
  ObjectId record(const Clip& clip);
  /// Stores the clip and plays it whole.
  AnimData play(const Clip& clip, float framerate = 30.0f) { return {record(clip), 0, -1, framerate}; }

  void style_default(Command style, Command substate) { style_defaults_.push_back({style, substate}); }
  void cycle(Command style, Command substate, const Motion& motion) {
    cycles_.push_back({motion_key(style, substate), motion});
  }
  /// Style 0: for all styles.
  void modifier(Command style, Command command, const Motion& motion) {
    modifiers_.push_back({motion_key(style, command), motion});
  }
  /// From 0: from any substate of the style.
  void link(Command style, Command from, Command to, const Motion& motion);

  [[nodiscard]] MotionTable build(ObjectId id, Command default_style) const;

 private:
  struct LinkGroup {
    std::uint32_t key;
    std::vector<std::pair<Command, Motion>> links;
  };

  Content& content_;
  ObjectId next_animation_;
  std::uint32_t part_count_;
  PoseParts pose_parts_;
  std::vector<StyleDefault> style_defaults_;
  std::vector<std::pair<std::uint32_t, Motion>> cycles_;
  std::vector<std::pair<std::uint32_t, Motion>> modifiers_;
  std::vector<LinkGroup> link_groups_;
};

/// The animations of a cycle, link or modifier. Velocities are metres and radians per second, in object axes.
MotionTableBuilder::Motion motion_of(Vector<AnimData> anims, Vec3 velocity = {}, Vec3 omega = {},
                                     std::uint8_t bits = 0);

/// The same anim played the other way round.
constexpr AnimData backwards(AnimData anim) {
  anim.framerate = -anim.framerate;
  return anim;
}

}  // namespace acm::sample
