// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "assets/command.h"
#include "motion/movement_parameters.h"

namespace acm {

/// A one-shot motion as it travels with a movement state (core 8.1).
struct MotionAction {
  Command command = 0;
  float speed = 1.0f;
  std::uint16_t timestamp = 0;  ///< 15 bits on the wire
  bool autonomous = false;      ///< begun by the owner's own input

  friend bool operator==(const MotionAction&, const MotionAction&) = default;
};

/// What the keys ask for, before it is interpreted; actions are kept beside it (core 8.1).
struct RawMotionState {
  HoldKey current_hold_key = HoldKey::None;
  Command current_style = command::kNonCombat;
  Command forward_command = command::kReady;
  HoldKey forward_hold_key = HoldKey::Invalid;
  float forward_speed = 1.0f;
  Command sidestep_command = 0;
  HoldKey sidestep_hold_key = HoldKey::Invalid;
  float sidestep_speed = 1.0f;
  Command turn_command = 0;
  HoldKey turn_hold_key = HoldKey::Invalid;
  float turn_speed = 1.0f;

  friend bool operator==(const RawMotionState&, const RawMotionState&) = default;
};

/// What the body is to do; actions are kept beside it (core 8.1).
struct InterpretedMotionState {
  Command current_style = command::kNonCombat;
  Command forward_command = command::kReady;
  float forward_speed = 1.0f;
  Command sidestep_command = 0;
  float sidestep_speed = 1.0f;
  Command turn_command = 0;
  float turn_speed = 1.0f;

  friend bool operator==(const InterpretedMotionState&, const InterpretedMotionState&) = default;
};

/// Writes a motion into the state (core 8.2). An action changes nothing here: the caller appends it to its
/// list.
void apply_motion(RawMotionState& state, Command motion, const MovementParameters& params);
void apply_motion(InterpretedMotionState& state, Command motion, const MovementParameters& params);

/// Takes a motion out of the state (core 8.3). Actions are not touched.
void remove_motion(RawMotionState& state, Command motion);
void remove_motion(InterpretedMotionState& state, Command motion);

/// Whether apply_motion leaves this motion to the list of actions (core 8.2: tested last).
constexpr bool is_listed_action(Command motion) {
  return !is_substate(motion) && !is_style(motion) && is_action(motion);
}

/// The facts about a body's owner that decide how keys become movement.
struct AdjustFacts {
  bool adjusts = true;                       ///< false for an owner that is no creature: nothing is changed
  float run_rate = 1.0f;                     ///< core 7.1
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

/// Whether an action's timestamp is newer than the last one, on a circle of 15 bits (core 7.18).
bool is_newer_action_stamp(std::uint16_t timestamp, std::uint16_t last_timestamp);

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
