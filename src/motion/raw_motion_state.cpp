// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/raw_motion_state.h"

namespace acm {

// retail: RawMotionState::ApplyMotion (core 8.2)
void apply_motion(RawMotionState& state, Command motion, const MovementParameters& params) {
  const HoldKey key =
      params.has(MovementParameters::kSetHoldKey) ? HoldKey::Invalid : params.hold_key_to_apply;
  if (motion == command::kTurnRight || motion == command::kTurnLeft) {
    state.turn_command = motion;
    state.turn_hold_key = key;
    state.turn_speed = params.speed;
  } else if (motion == command::kSideStepRight || motion == command::kSideStepLeft) {
    state.sidestep_command = motion;
    state.sidestep_hold_key = key;
    state.sidestep_speed = params.speed;
  } else if (is_substate(motion)) {
    if (motion == command::kRunForward) return;
    state.forward_command = motion;
    state.forward_hold_key = key;
    state.forward_speed = params.speed;
  } else if (is_style(motion) && motion != state.current_style) {
    state.forward_command = command::kReady;
    state.current_style = motion;
  }
}

// retail: RawMotionState::RemoveMotion (core 8.3)
void remove_motion(RawMotionState& state, Command motion) {
  if (motion == command::kTurnRight || motion == command::kTurnLeft) {
    state.turn_command = 0;
  } else if (motion == command::kSideStepRight || motion == command::kSideStepLeft) {
    state.sidestep_command = 0;
  } else if (is_substate(motion)) {
    if (motion != state.forward_command) return;
    state.forward_command = command::kReady;
    state.forward_speed = 1.0f;
  } else if (is_style(motion) && motion == state.current_style) {
    state.current_style = command::kNonCombat;
  }
}

}  // namespace acm
