// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/host.hpp"
#include "assets/bound_table.h"
#include "motion/timeline.h"

#include <cstdint>

namespace acm {

// Lengths and hit times as server emulators compute them: by look-up, without simulating the engine (core
// 10). `estimated_` marks results that differ from the engine. Queries use a TimelineQuery, as for a
// timeline. Times are in seconds: 0 where nothing plays, kNever for an event that does not occur.

/// What plays on the way to the motion; null when there is nothing. Unlike find_link it gives up when no link
/// at all leaves `from`. Speeds do not matter here.
const MotionData* estimated_link(const BoundTable& table, const TimelineQuery& query);

/// Length of a motion. A change of style begins with the transition back to Ready. The speed of the previous
/// cycle is ignored.
double estimated_motion_length(const BoundTable& table, const TimelineQuery& query);
/// Once through the motion's cycle, at normal speed.
double estimated_cycle_length(const BoundTable& table, const TimelineQuery& query);

/// When the Attack hooks of a motion begun in the style's default stand, as fractions of its frames.
Vector<double> estimated_attack_times(const BoundTable& table, const TimelineQuery& query);

// The same of one animation of a table.

/// How long the engine plays it, once, in either direction.
double exact_length(const BoundAnim& anim);
/// One frame short when the anim names its last frame.
double estimated_length(const AnimData& data, const Animation* animation);

/// When a hook of a frame fires, in seconds after the anim has begun: never on the last frame that plays.
double exact_hook_time(const BoundAnim& anim, std::uint32_t frame);

/// Metres per second that the root motion of a cycle makes good.
double root_motion_speed(const BoundTable& table, const MotionData& motion);
/// The speeds of RunForward (metres per second) and TurnRight (radians per second) in the default style; 0
/// when the table does not have the cycle.
double estimated_run_speed(const BoundTable& table);
double estimated_turn_speed(const BoundTable& table);

}  // namespace acm
