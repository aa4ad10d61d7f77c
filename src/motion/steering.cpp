// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/steering.h"

#include "base/epsilon.h"

#include <cmath>

namespace acm {

namespace {

using P = MovementParameters;

// Keeps between two distances (MP-12).
void keep_between(const P& params, float distance, MoveCommand& result) {
  if (distance > params.distance_to_object) {
    result.command = command::kWalkForward;
  } else if (static_cast<double>(distance) - params.min_distance < kEpsilon) {
    result.command = command::kWalkBackwards;
    result.moving_away = true;
  }
}

HoldKey hold_key_for(const P& params, float distance) {
  if (params.has(P::kCanCharge)) return HoldKey::Run;
  const bool is_far = static_cast<double>(distance) - params.distance_to_object >
                      static_cast<double>(params.walk_run_threshold);
  return params.has(P::kCanRun) && (!params.has(P::kCanWalk) || is_far) ? HoldKey::Run : HoldKey::None;
}

}  // namespace

MoveCommand move_command(const MovementParameters& params, float distance) {
  MoveCommand result;
  result.hold_key = hold_key_for(params, distance);
  if (params.has(P::kMoveTowards) && params.has(P::kMoveAway)) {
    keep_between(params, distance, result);
  } else if (params.has(P::kMoveAway)) {
    if (distance < params.min_distance) {
      result.command = command::kWalkForward;
      result.moving_away = true;
    }
  } else if (distance > params.distance_to_object) {
    result.command = command::kWalkForward;
  }
  return result;
}

float facing_offset(Command command, bool moving_away) {
  if (command == command::kWalkForward || command == command::kRunForward) return moving_away ? 180.0f : 0.0f;
  if (command == command::kWalkBackwards) return moving_away ? 0.0f : 180.0f;
  return 0.0f;
}

double heading_change(double a, double b) {
  const double d = a - b;
  if (std::fabs(d) < kEpsilon) return 0.0;
  return d < -static_cast<double>(kEpsilon) ? d + 360.0 : d;
}

float heading_difference(float x, float y, Command motion) {
  const double d = heading_change(x, y);
  const bool turns_left = d > kEpsilon && motion != command::kTurnRight;
  return static_cast<float>(turns_left ? 360.0 - d : d);
}

bool heading_passed(float heading, float goal, Command motion) {
  const double x = heading, y = goal;
  const bool not_past = std::fabs(x - y) <= 180.0 ? x <= y : y <= x;
  return motion == command::kTurnRight ? !not_past : not_past;
}

}  // namespace acm
