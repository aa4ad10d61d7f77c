// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"

#include <cstdint>

namespace acm {

/// Writes a motion into the state (core 8.2). An action changes nothing here: the caller appends it to its
/// list.
void apply_motion(InterpretedMotionState& state, Command motion, const MovementParameters& params);

/// Takes a motion out of the state (core 8.3). Actions are not touched.
void remove_motion(InterpretedMotionState& state, Command motion);

/// Whether apply_motion leaves this motion to the list of actions (core 8.2: tested last).
constexpr bool is_listed_action(Command motion) {
  return !is_substate(motion) && !is_style(motion) && is_action(motion);
}

/// Whether an action's stamp is newer than the last one, with 15-bit wrap-around (core 7.18).
bool is_newer_action_stamp(std::uint16_t stamp, std::uint16_t last_stamp);

}  // namespace acm
