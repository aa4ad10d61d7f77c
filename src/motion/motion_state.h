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

/// The style and cycle that a motion table has put a body in, with its modifiers and actions. retail:
/// MotionState (core 5)
struct MotionState {
  Command style = 0;     ///< 0: no state yet
  Command substate = 0;  ///< 0: no state yet
  float substate_speed = 1.0f;
  PooledList<ActiveMotion, 2> modifiers;  ///< a stack: the head, retail's first, is the last entry
  PooledList<ActiveMotion, 2> actions;    ///< first in, first out
};

/// Index of a modifier, or -1.
int find_modifier(const MotionState& state, const ListPool& pool, Command motion);

/// False when the modifier is active already, is the substate itself, or the list is full.
bool add_modifier(MotionState& state, ListPool& pool, ActiveMotion modifier);
/// Without the first two checks; false only when the list is full.
bool add_modifier_no_check(MotionState& state, ListPool& pool, ActiveMotion modifier);

/// False when no more fit.
bool add_action(MotionState& state, ListPool& pool, ActiveMotion action);
/// The motion of the oldest action, which is taken off; 0 when there is none.
Command remove_action_head(MotionState& state, ListPool& pool);

}  // namespace acm
