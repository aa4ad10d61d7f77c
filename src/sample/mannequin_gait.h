// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "gait.h"
#include "mannequin.h"
#include "stride.h"

/// How the mannequin gets about: gaits, and the ways into and out of them.
namespace acm::sample::mannequin {

/// A gait with what the body does over its legs. Amplitudes are for one side of the middle.
struct Stride {
  Gait gait;
  float gap = 0.0f;      ///< metres of a foot from the middle line
  float behind = 0.0f;   ///< metres by which the soles pass behind the hips
  float start = 0.0f;    ///< phase of the right foot at time 0
  float drop = 0.0f;     ///< metres the pelvis is lowered
  float bob = 0.0f;      ///< metres the pelvis goes up and down, twice in a cycle
  float high_at = 0.0f;  ///< phase at which it is highest
  float sway = 0.0f;     ///< metres towards the standing leg
  float list = 0.0f;     ///< degrees that the pelvis drops on the free side
  float twist = 0.0f;    ///< degrees that the pelvis turns with the legs
  float counter = 0.0f;  ///< degrees that the chest turns against them
  float lean = 0.0f;     ///< degrees forward
  float swing = 0.0f;    ///< degrees of the arms
  float arm_flex = 0.0f;
  float elbow = 0.0f;
  float elbow_swing = 0.0f;
  float arms = 1.0f;          ///< share of the arms' swing; the rest is the stance's own
  bool keeps_stance = false;  ///< feet pass where the stance has them, no nearer to the middle than `gap`
};

enum class Foot { Right, Left };

Stride walking();
Stride running();
Stride sidestepping();
Stride turning();

/// The stride, begun so that a link of `frames` from the stance keeps `standing_foot` where it stood until
/// it is left behind.
Stride begun_from(Stride stride, const Controls& stance, Foot standing_foot, int frames);

/// The body in the stride; `upper` gives what the stride leaves alone. Times are frames.
Controls in_stride(const Stride& stride, const Controls& upper, float time);

/// The stride as a Walker.
Walker walker(const Stride& stride, const Controls& upper);

/// Comes to a stand; the body swings on over its feet and back.
Clip stop(const Walker& walker, const Controls& to, int frames);

}  // namespace acm::sample::mannequin
