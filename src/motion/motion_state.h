// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "base/pooled_list.h"

#include <cstdint>

namespace acm {

/// A modifier or an action in play, with its speed.
struct ActiveMotion {
  Command motion = 0;
  float speed = 1.0f;
};

/// Which style and cycle a motion table has a body in, and what is laid over it. retail: MotionState (core 5)
struct MotionState {
  Command style = 0;     ///< 0: no state yet
  Command substate = 0;  ///< 0: no state yet
  float substate_speed = 1.0f;
  PooledList<ActiveMotion, 2> modifiers;  ///< a stack: the head, retail's first, is the last entry
  PooledList<ActiveMotion, 2> actions;    ///< first in, first out
};

/// Index of a modifier, or -1.
int find_modifier(const MotionState& state, const ListPool& pool, Command motion);

/// False when the motion is laid over already, or is the substate itself, or no more fit.
bool add_modifier(MotionState& state, ListPool& pool, ActiveMotion modifier);
/// Without those questions; false only when no more fit.
bool add_modifier_no_check(MotionState& state, ListPool& pool, ActiveMotion modifier);

/// False when no more fit.
bool add_action(MotionState& state, ListPool& pool, ActiveMotion action);
/// The motion of the oldest action, which is taken off; 0 when there is none.
Command remove_action_head(MotionState& state, ListPool& pool);

}  // namespace acm
