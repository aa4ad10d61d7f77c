// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/interpreted_motion_state.h"

namespace acm {

// retail: InterpretedMotionState::ApplyMotion (core 8.2)
void apply_motion(InterpretedMotionState& state, Command motion, const MovementParameters& params) {
  if (motion == command::kTurnRight) {
    state.turn_command = motion;
    state.turn_speed = params.speed;
  } else if (motion == command::kSideStepRight) {
    state.sidestep_command = motion;
    state.sidestep_speed = params.speed;
  } else if (is_substate(motion)) {
    state.forward_command = motion;
    state.forward_speed = params.speed;
  } else if (is_style(motion)) {
    state.forward_command = command::kReady;
    state.current_style = motion;
  }
}

// retail: InterpretedMotionState::RemoveMotion (core 8.3)
void remove_motion(InterpretedMotionState& state, Command motion) {
  if (motion == command::kTurnRight) {
    state.turn_command = 0;
  } else if (motion == command::kSideStepRight) {
    state.sidestep_command = 0;
  } else if (is_substate(motion)) {
    if (motion != state.forward_command) return;
    state.forward_command = command::kReady;
    state.forward_speed = 1.0f;
  } else if (is_style(motion) && motion == state.current_style) {
    state.current_style = command::kNonCombat;
  }
}

bool is_newer_action_stamp(std::uint16_t stamp, std::uint16_t last_stamp) {
  const int a = stamp & 0x7FFF, s = last_stamp & 0x7FFF;
  return (a > s ? a - s : s - a) <= 0x3FFF ? s < a : a < s;
}

}  // namespace acm
