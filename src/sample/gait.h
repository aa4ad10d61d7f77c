// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/vec3.h"

#include "curve.h"

namespace acm::sample {

/// A way of moving over flat ground. Phases run from 0 to 1 and count from the touch-down of the foot.
struct Gait {
  int frames;     ///< of one cycle
  float duty;     ///< share of the cycle that a foot is on the ground
  Vec3 velocity;  ///< metres per second of the body, in its own axes
  float omega;    ///< radians per second of the body about +Z
  Curve lift;     ///< phase to height of the sole; must be 0 while the foot is on the ground
  Curve pitch;    ///< phase to degrees of heel over toes
  float framerate = 30.0f;

  [[nodiscard]] float seconds() const { return static_cast<float>(frames) / framerate; }
};

struct FootOnPath {
  Vec3 sole;    ///< the point of the ground below the ankle when the foot is flat
  float yaw;    ///< degrees to the right
  float pitch;  ///< degrees of heel over toes
  bool swings;  ///< off the ground
};

/// A foot whose sole passes `under` in the middle of its stance. On the ground it moves with the ground
/// exactly: against the body's velocity and rotation. In the air it returns, and comes down with the ground's
/// speed.
FootOnPath foot_on_path(const Gait& gait, Vec3 under, float phase);

/// Where a point that stands on the ground was `seconds` after the body was here, as the body sees it.
Vec3 ground_point_after(const Gait& gait, Vec3 point, float seconds);

/// x - floor(x).
float wrap(float phase);

}  // namespace acm::sample
