// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "anim/sequence.h"
#include "base/epsilon.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace acm {

// How a node plays (core 2.5): the one rule that sequences follow, and that timelines, their clock, queries
// and the stall detector use to predict it.

/// Whether low and high frame are swapped, by a change of speed that reversed the direction. Such a node ends
/// in the tick in which it begins.
[[nodiscard]] inline bool is_inside_out(const SequenceNode& node) {
  return node.low_frame > node.high_frame;
}

/// Where a step within one node has ended.
struct NodeStep {
  bool finished = false;   ///< the node has played to its end
  double time_left = 0.0;  ///< seconds that belong to the node that follows
};

/// Plays a node on by `frames`, which are not 0: `rate`, its playable one, times the seconds that pass.
inline NodeStep play_within(const SequenceNode& node, double rate, double frames, double& frame_number) {
  NodeStep step;
  frame_number += frames;
  if (frames > 0.0) {
    if (!(frame_number >= node.high_frame + 1.0)) return step;
    const double over = std::max(0.0, frame_number - node.high_frame - 1.0);
    step.time_left = std::fabs(rate) > kEpsilon ? over / rate : 0.0;
    frame_number = node.high_frame;
  } else {
    if (!(frame_number < node.low_frame)) return step;
    const double under = std::min(0.0, frame_number - node.low_frame);
    step.time_left = std::fabs(rate) > kEpsilon ? under / rate : 0.0;
    frame_number = node.low_frame;
  }
  step.finished = true;
  return step;
}

/// Whether the time that a node has left over is played on. A node turned inside out hands on time that never
/// shrinks, and a hostile rate wraps for ever.
[[nodiscard]] inline bool hands_time_on(const SequenceNode& node, int wraps) {
  return !is_inside_out(node) && wraps < Sequence::kMaxWraps;
}

/// How many seconds a node takes from a frame number on; kNever when it stands still.
[[nodiscard]] double seconds_from(const SequenceNode& node, double frame_number);

/// How many seconds it takes from a frame number until a frame is left; only for a node that plays.
[[nodiscard]] double seconds_until_left(const SequenceNode& node, double frame_number, std::int32_t frame);

/// Seconds until only the cycle is left; motions wait only for links. kNever when a link stands still.
[[nodiscard]] double seconds_of_links(const Sequence& seq, const ListPool& pool);

}  // namespace acm
