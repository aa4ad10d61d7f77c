// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/adjust_motion.h"

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

}  // namespace acm
