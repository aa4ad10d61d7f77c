// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "gait.h"

#include <cmath>

#include "rig.h"

namespace acm::sample {

float wrap(float phase) {
  return phase - std::floor(phase);
}

Vec3 ground_point_after(const Gait& gait, Vec3 point, float seconds) {
  const float degrees = radians_to_degrees(-gait.omega * seconds);
  return rotate_to_global(about_z(degrees), point) - gait.velocity * seconds;
}

constexpr float kClearance = 0.025f;

FootOnPath foot_on_path(const Gait& gait, Vec3 under, float phase) {
  phase = wrap(phase);
  const float half_stance = 0.5f * gait.duty * gait.seconds();
  float clearance = 0.0f;  // metres that a swinging foot keeps from the ground at least
  float since_middle;      // seconds of ground motion since the sole was at `under`
  if (phase < gait.duty) {
    since_middle = phase * gait.seconds() - half_stance;
  } else {
    const float s = (phase - gait.duty) / (1.0f - gait.duty), r = 1.0f - s;
    // A cubic from +half_stance back to -half_stance that leaves and arrives at the speed of the ground.
    const float speed = (1.0f - gait.duty) * gait.seconds();
    clearance = kClearance * 4.0f * s * r;
    since_middle = half_stance * ((1.0f + 2.0f * s) * r * r - (1.0f + 2.0f * r) * s * s) +
                   speed * (s * r * r - s * s * r);
  }
  Vec3 sole = ground_point_after(gait, under, since_middle);
  sole.z = gait.lift.at(phase) + clearance;
  const float yaw = radians_to_degrees(gait.omega * since_middle);
  return {sole, yaw, gait.pitch.at(phase), phase >= gait.duty};
}

}  // namespace acm::sample
