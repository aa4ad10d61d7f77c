// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"

namespace acm {

/// The facts about a body's weenie that decide how keys become movement.
struct AdjustFacts {
  bool adjusts = true;    ///< false for a weenie that is not a creature: nothing is changed
  float run_rate = 1.0f;  ///< core 7.1
  HoldKey current_hold_key = HoldKey::None;  ///< used where a motion names no key
};

/// A motion and its speed.
struct AdjustedMotion {
  Command motion = 0;
  float speed = 1.0f;
};

/// Turns backward, left and sidestep commands into forward, right ones with other speeds, and walking into
/// running where the key says so. retail: CMotionInterp::adjust_motion (core 7.9)
AdjustedMotion adjust_motion(Command motion, float speed, HoldKey hold_key, const AdjustFacts& facts);

/// The whole raw state, axis by axis: what a faithful server broadcasts for a client's input
/// (core 7.11, 8.6).
InterpretedMotionState interpret(const RawMotionState& raw, const AdjustFacts& facts);

namespace speed {
inline constexpr float kWalkAnim = 3.12f;      ///< metres per second at speed 1
inline constexpr float kRunAnim = 4.0f;        ///< metres per second at speed 1
inline constexpr float kSidestepAnim = 1.25f;  ///< metres per second at speed 1
inline constexpr float kBackwardsFactor = 0.65f;
inline constexpr float kSidestepFactor = 0.5f;
inline constexpr float kRunTurnFactor = 1.5f;
inline constexpr float kMaxSidestepRate = 3.0f;
}  // namespace speed

}  // namespace acm
