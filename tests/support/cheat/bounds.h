// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <string>
#include <vector>

#include "support/cheat/setting.h"

namespace acm::test::cheat {

// What the rules state as slack (managers SV-30, SV-32, SV-35).
inline constexpr double kJumpSlack = 0.3;      ///< seconds before its landing in which a body may jump again
inline constexpr double kMinKeySpeed = 0.25;   ///< of actions and of forward and sidestep keys
inline constexpr double kHeightFactor = 1.05;  ///< of an honest jump
inline constexpr double kPlay = 0.5;  ///< metres, for the sway of animations and a step of the ground
inline constexpr double kGravity = 9.8;

/// Made of the formulas of the client alone (core 7.1, 7.9, 7.10, 7.15, 11.3). Metres and seconds.
struct HonestPlay {
  double ground_speed = 0.0;  ///< straight ahead, by the keys
  double run_speed = 0.0;     ///< the same, also in the air
  double fastest = 0.0;       ///< ahead and sideways at once
  /// Of a body that jumps as it lands: the velocity of its jump goes on while its feet run already (core 11.4
  /// e).
  double hopping = 0.0;
  double jump_speed = 0.0;   ///< upwards; 0: jumps are refused, or do not rise
  double jump_height = 0.0;  ///< that it reaches

  explicit HonestPlay(const Setting& setting);
};

/// How far an honest client of such a body got, in the simulation of a server.
struct Twin {
  std::vector<double> farthest;  ///< metres in a horizontal line in so many seconds, from rest or running
  double highest = 0.0;          ///< metres above the ground

  /// Runs straight ahead, with and without jumping as it lands, high and low, at once or after a pause; the
  /// best counts.
  explicit Twin(const Setting& setting);
  static constexpr int kSeconds = 16;
};

/// Says whether a body has gone farther, higher or faster than an honest one could have, by the formulas and
/// by the twin.
class Bounds {
 public:
  explicit Bounds(const Setting& setting);

  [[nodiscard]] const HonestPlay& honest() const { return honest_; }
  [[nodiscard]] const Twin& twin() const { return *twin_; }

  /// The host has put the body somewhere, or gives it a velocity.
  void restart(double time, const Position& place);
  void push(double time, Vec3 velocity);
  /// The server has taken a place from the client. Ways are measured from such places: between them the
  /// server's body is where the keys it knew have brought it, and a client that was on its way elsewhere is
  /// not wrong (SV-35).
  void stated(double time, const Position& place);
  /// What is broken by a body that is there at that time, or an empty text.
  std::string check(double time, const Position& place);
  /// The same for its velocity in metres per second, world axes.
  [[nodiscard]] std::string check_velocity(Vec3 velocity) const;

  [[nodiscard]] double farthest(double seconds) const;  ///< horizontally within so many seconds
  /// Upwards within so many seconds. Without ground of the server's own speeds alone are a bound (SV-30).
  [[nodiscard]] double highest(double seconds) const;

 private:
  static constexpr double kNotPushed = -1.0;
  struct Sample {
    double time;
    Position place;
    double top;  ///< the greatest height until then
  };

  [[nodiscard]] double pushed_seconds(double from, double to) const;

  Setting setting_;
  HonestPlay honest_;
  const Twin* twin_;
  bool has_ground_;
  // What the host's velocities add: metres upwards in all where the server has ground, and by the second for
  // as long as they last.
  double allowed_up_ = 0.0;
  double pushed_at_ = kNotPushed;
  double pushed_along_ = 0.0;
  double pushed_up_ = 0.0;
  std::vector<Sample> samples_;  // at most one a second
  double top_ = 0.0;             // the greatest height since the restart
};

}  // namespace acm::test::cheat
