// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/gfxobj.h"
#include "assets/setup.h"

#include <array>
#include <cstdint>

#include "curve.h"
#include "ground.h"
#include "rig.h"
#include "score.h"
#include "stride.h"

/// The beast: four legs, a tail and teeth.
namespace acm::sample::beast {

enum Part : std::uint32_t {
  kTrunk,
  kHaunch,
  kNeck,
  kHead,
  kJaw,
  kTail,
  kTailTip,
  kFrontRightUpper,  ///< each leg: upper, lower, paw
  kFrontLeftUpper = kFrontRightUpper + 3,
  kHindRightUpper = kFrontLeftUpper + 3,
  kHindLeftUpper = kHindRightUpper + 3,
  kPartCount = kHindLeftUpper + 3,
};

/// The controls of a pose; see the mannequin's for the directions.
enum Control : int {
  BodyX,
  BodyY,
  BodyZ,
  BodyPitch,
  BodyRoll,
  BodyYaw,
  SpinePitch,  ///< of the haunch against the trunk: positive arches the back
  SpineYaw,
  NeckPitch,
  NeckYaw,
  HeadPitch,
  HeadRoll,
  HeadYaw,
  Jaw,  ///< open
  TailPitch,
  TailYaw,
  TailTipPitch,
  TailTipYaw,
  FrontRightLeg,  ///< each leg: kLegControlCount controls
  FrontLeftLeg = FrontRightLeg + kLegControlCount,
  HindRightLeg = FrontLeftLeg + kLegControlCount,
  HindLeftLeg = HindRightLeg + kLegControlCount,
  kUsedControls = HindLeftLeg + kLegControlCount,
};
static_assert(kUsedControls <= static_cast<int>(kControlCount));

// Metres.
inline constexpr float kShoulderHeight = 0.56f;
inline constexpr float kLegUpper = 0.26f;
inline constexpr float kLegLower = 0.25f;
inline constexpr float kPawHeight = 0.07f;   ///< of the wrist over the ground
inline constexpr float kHockHeight = 0.13f;  ///< of the heel of a hind leg
inline constexpr float kPawFront = 0.055f;   ///< of the toes before the middle of the paw

struct LegShape {
  int controls;
  Part upper;
  float side;  ///< +1 right
  bool hind;
};
inline constexpr std::array<LegShape, 4> kLegs = {{{FrontRightLeg, kFrontRightUpper, 1.0f, false},
                                                   {FrontLeftLeg, kFrontLeftUpper, -1.0f, false},
                                                   {HindRightLeg, kHindRightUpper, 1.0f, true},
                                                   {HindLeftLeg, kHindLeftUpper, -1.0f, true}}};

Controls standing();
void pose_parts(const Controls& controls, std::span<Frame> parts);

GfxObj mesh(Part part);
Setup setup();
Ground ground();

void add_gaits(Score& score);
void add_postures(Score& score);
void add_attacks(Score& score);

/// Breathing, and the tail.
Clip breathing(const Controls& stance);

}  // namespace acm::sample::beast
