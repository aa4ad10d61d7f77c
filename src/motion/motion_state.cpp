// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/motion_state.h"

namespace acm {

int find_modifier(const MotionState& state, const ListPool& pool, Command motion) {
  for (unsigned i = state.modifiers.size(); i-- > 0;)
    if (state.modifiers.at(pool, i).motion == motion) return static_cast<int>(i);
  return -1;
}

bool add_modifier(MotionState& state, ListPool& pool, ActiveMotion modifier) {
  if (modifier.motion == state.substate || find_modifier(state, pool, modifier.motion) >= 0) return false;
  return add_modifier_no_check(state, pool, modifier);
}

bool add_modifier_no_check(MotionState& state, ListPool& pool, ActiveMotion modifier) {
  return state.modifiers.push_back(pool, modifier);
}

bool add_action(MotionState& state, ListPool& pool, ActiveMotion action) {
  return state.actions.push_back(pool, action);
}

Command remove_action_head(MotionState& state, ListPool& pool) {
  if (state.actions.empty()) return 0;
  const Command motion = state.actions.at(pool, 0).motion;
  state.actions.pop_front(pool);
  return motion;
}

}  // namespace acm
