// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/movement_state.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

// retail: CMotionInterp::apply_run_to_command (core 7.10)
void apply_run(AdjustedMotion& m, float run_rate) {
  switch (m.motion) {
    case command::kWalkForward:
      if (m.speed > 0.0f) m.motion = command::kRunForward;
      m.speed *= run_rate;
      break;
    case command::kTurnRight: m.speed *= speed::kRunTurnFactor; break;
    case command::kSideStepRight:
      m.speed = std::clamp(m.speed * run_rate, -speed::kMaxSidestepRate, speed::kMaxSidestepRate);
      break;
    default: break;
  }
}

}  // namespace

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

AdjustedMotion adjust_motion(Command motion, float speed, HoldKey hold_key, const AdjustFacts& facts) {
  AdjustedMotion m{motion, speed};
  if (!facts.adjusts || motion == command::kRunForward) return m;
  switch (motion) {
    case command::kWalkBackwards: m = {command::kWalkForward, speed * -speed::kBackwardsFactor}; break;
    case command::kTurnLeft: m = {command::kTurnRight, -speed}; break;
    case command::kSideStepLeft: m = {command::kSideStepRight, -speed}; break;
    default: break;
  }
  if (m.motion == command::kSideStepRight)
    m.speed *= speed::kWalkAnim / speed::kSidestepAnim * speed::kSidestepFactor;
  const HoldKey key = hold_key == HoldKey::Invalid ? facts.current_hold_key : hold_key;
  if (key == HoldKey::Run) apply_run(m, facts.run_rate);
  return m;
}

InterpretedMotionState interpret(const RawMotionState& raw, const AdjustFacts& facts) {
  const AdjustedMotion forward =
      adjust_motion(raw.forward_command, raw.forward_speed, raw.forward_hold_key, facts);
  const AdjustedMotion sidestep =
      adjust_motion(raw.sidestep_command, raw.sidestep_speed, raw.sidestep_hold_key, facts);
  const AdjustedMotion turn = adjust_motion(raw.turn_command, raw.turn_speed, raw.turn_hold_key, facts);
  return {raw.current_style, forward.motion, forward.speed, sidestep.motion,
          sidestep.speed,    turn.motion,    turn.speed};
}

bool is_newer_action_stamp(std::uint16_t timestamp, std::uint16_t last_timestamp) {
  const int a = timestamp & 0x7FFF, s = last_timestamp & 0x7FFF;
  return (a > s ? a - s : s - a) <= 0x3FFF ? s < a : a < s;
}

}  // namespace acm
