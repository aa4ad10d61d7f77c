// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"

namespace acm {

/// Writes a motion into the state (core 8.2). An action changes nothing here: the caller appends it to its
/// list.
void apply_motion(RawMotionState& state, Command motion, const MovementParameters& params);

/// Takes a motion out of the state (core 8.3). Actions are not touched.
void remove_motion(RawMotionState& state, Command motion);

}  // namespace acm
