// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "support/table_sketch.h"

namespace acm::test {

/// Metres in a frame of the run: the human run covers 3.99999 m/s at 30 frames a second.
inline constexpr float kHumanRunStep = 3.99999f / 30.0f;
inline constexpr float kHumanStartStep = 0.089968f;       ///< metres in a frame of the link to the run
inline constexpr float kHumanStopStep = 0.7884f / 11.0f;  ///< metres in a frame of the link from the run

/// A table in the way of the human one: no cycle has a velocity, all travel is in position frames; turning is
/// an omega of 1.5 rad/s; everything plays at 30 frames a second. Lengths are those that are known of the
/// human table: Ready 33 frames, HandCombat's 32, walk 15, run 24, turn 30, links out of Ready 11. The links
/// into Ready have 12 frames, of which a body that goes on to turn leaves 11.
///
/// Reload is a held pose (rate 0), Pickup has its first frame above its last at rate 0, Sleeping ends behind
/// the last frame of its animation, and Sitting has no animation at all: all of that ships.
TableSketch human_table();

}  // namespace acm::test
