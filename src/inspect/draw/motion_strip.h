// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/asset_store.h"
#include "base/frame.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace acm {

/// One key frame of a motion, as it comes in play.
struct StripFrame {
  const Animation* animation = nullptr;
  std::uint32_t frame = 0;
  bool backward = false;
  double time = 0.0;       ///< when it begins to be shown: seconds since the motion began, at speed 1
  double hook_time = 0.0;  ///< when its hooks fire, as a timeline says it; kNever on the last frame
  Frame body;              ///< where velocity and position frames have brought the body since then
};

/// A motion laid out frame by frame, each of its animations once.
struct MotionStrip {
  std::string title;  ///< "SwordCombat: SlashHigh"
  std::string note;   ///< length, velocity, flags
  bool loops = false;
  std::vector<StripFrame> frames;
};

/// Which entry of a table.
struct MotionChoice {
  Command style = 0;
  Command from =
      0;  ///< a link from this substate; 0: the cycle, or the link from the style's default substate
  Command motion = 0;
};

/// The frames of a cycle, an action or a link. Nothing when the table does not have it.
std::optional<MotionStrip> lay_out(const BoundTable& table, const MotionChoice& choice);

/// Everything a style can show: its cycles, then the actions from its default substate, in file order.
std::vector<MotionChoice> motions_of(const MotionTable& table, Command style);

/// Every n-th frame, at most `count` of them and always the first; a one-shot motion keeps its last too.
std::vector<std::size_t> chosen_frames(const MotionStrip& strip, std::size_t count);

}  // namespace acm
