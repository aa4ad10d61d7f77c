// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/motions.hpp"

namespace acm {

// What a move decides from distances and headings alone (managers MP-10 to MP-14, 1.5, MT-20, MT-21). Metres
// and degrees.

/// Which way to walk, and with which key.
struct MoveCommand {
  Command command = 0;  ///< WalkForward, WalkBackwards, or 0: stay
  HoldKey hold_key = HoldKey::None;
  bool moving_away = false;  ///< meaningless when the command is 0
};

/// retail: MovementParameters::get_command (MP-10 to MP-14)
MoveCommand move_command(const MovementParameters& params, float distance);

/// Where the body looks, relative to the bearing of the target. retail: get_desired_heading (managers 1.5)
float facing_offset(Command command, bool moving_away);

/// a - b brought into [0, 360), with differences below kEpsilon taken as none (MT-60).
double heading_change(double a, double b);

/// How far a turn from y to x goes in the direction of the motion (MT-20). retail: heading_diff
float heading_difference(float x, float y, Command motion);

/// Whether a turn with this motion has passed the goal (MT-21). Exactly at the goal a left turn has passed it
/// and a right turn has not. retail: heading_greater
bool heading_passed(float heading, float goal, Command motion);

}  // namespace acm
