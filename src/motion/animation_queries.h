// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "assets/bound_table.h"

#include <cstddef>
#include <span>

namespace acm {

// Lengths and hit times as server emulators work them out: by look-up, without regard to how the engine plays
// (core 10). `estimated_` marks what differs from the engine. Times are seconds.

/// What plays from one motion of a style to another; null when there is nothing. Unlike find_link it gives up
/// when no link at all leaves `from`.
const MotionData* estimated_link(const MotionTable& table, Command style, Command from, Command motion);

/// How long the engine plays it, once, in either direction. 0 without animation or rate.
double exact_length(const BoundAnim& anim);
/// One frame short when the anim names its last frame.
double estimated_length(const AnimData& data, const Animation* animation);
double estimated_length(const BoundTable& table, const MotionData& motion);

/// Of a motion begun in `from` (0: the default of the style). A change of style begins with the way back to
/// Ready.
double estimated_motion_length(const BoundTable& table, Command style, Command motion, Command from = 0,
                               float speed = 1.0f);
/// Once through a cycle; 0 when the style does not have it.
double estimated_cycle_length(const BoundTable& table, Command style, Command motion);

/// When the Attack hooks of a motion begun in the style's default stand, as fractions of its frames: at most
/// out.size() are written. Returns how many there are.
std::size_t estimated_attack_times(const BoundTable& table, Command style, Command motion,
                                   std::span<double> out);
/// When a hook of a frame fires, in seconds after the anim has begun; negative when the engine never fires
/// it, which is so for the last frame that plays.
double exact_hook_time(const BoundAnim& anim, std::uint32_t frame);

/// Metres per second that the root motion of a cycle makes good.
double root_motion_speed(const BoundTable& table, const MotionData& motion);
/// Of RunForward and TurnRight in the default style; 0 when the table does not have it. Radians per second.
double estimated_run_speed(const BoundTable& table);
double estimated_turn_speed(const BoundTable& table);

}  // namespace acm
