// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/frame.h"

#include <array>
#include <cstdint>
#include <span>

#include "curve.h"
#include "rig.h"
#include "stride.h"

/// The body of the mannequin: its parts, its measures and the controls that pose it.
namespace acm::sample::mannequin {

enum Part : std::uint32_t {
  kPelvis,
  kAbdomen,
  kChest,
  kNeck,
  kHead,
  kRightUpperArm,
  kRightForearm,
  kRightHand,
  kRightFingers,
  kLeftUpperArm,
  kLeftForearm,
  kLeftHand,
  kLeftFingers,
  kRightThigh,
  kRightShin,
  kRightFoot,
  kRightToes,
  kLeftThigh,
  kLeftShin,
  kLeftFoot,
  kLeftToes,
  kPartCount,
};

// Metres.
inline constexpr float kHipHeight = 0.955f;  ///< of the hip joints, legs straight
inline constexpr float kHipOffset = 0.095f;  ///< of a hip joint from the middle
inline constexpr float kThigh = 0.44f;
inline constexpr float kShin = 0.43f;
inline constexpr float kAnkleHeight = kHipHeight - kThigh - kShin;
inline constexpr float kHeel = 0.055f;  ///< behind the ankle
inline constexpr float kBall = 0.125f;  ///< before the ankle; the toes begin here
inline constexpr float kToeLength = 0.08f;
inline constexpr float kUpperArm = 0.29f;
inline constexpr float kForearm = 0.26f;
inline constexpr float kKnuckles = 0.085f;  ///< from the wrist

/// The controls of a pose. Angles are degrees: pitch leans forward, roll to the right, yaw turns right.
/// Sideways values of limbs are mirrored: positive is away from the body on both sides.
enum Control : int {
  PelvisX,  ///< metres from where it is when standing straight
  PelvisY,
  PelvisZ,
  PelvisPitch,
  PelvisRoll,
  PelvisYaw,
  WaistPitch,  ///< of the abdomen against the pelvis
  WaistRoll,
  WaistYaw,
  ChestPitch,
  ChestRoll,
  ChestYaw,
  NeckPitch,
  NeckYaw,
  HeadPitch,
  HeadRoll,
  HeadYaw,

  RShoulderUp,       ///< metres
  RShoulderForward,  ///< metres
  RArmFlex,          ///< of the line from shoulder to wrist: 0 down, 90 forward, 180 up
  RArmOut,           ///< of that line, sideways
  RArmSwivel,        ///< elbow away from the body
  RElbow,            ///< bend, 0 straight
  RTwist,            ///< of the hand about the forearm: 0 thumb forward, 90 thumb inward, palm back
  RWristFlex,        ///< towards the palm
  RWristTilt,        ///< towards the thumb
  RGrip,             ///< bend of the fingers: 0 flat, 100 a fist

  LShoulderUp,
  LShoulderForward,
  LArmFlex,
  LArmOut,
  LArmSwivel,
  LElbow,
  LTwist,
  LWristFlex,
  LWristTilt,
  LGrip,

  RFootX,  ///< metres, object space: the point of the ground below the ankle of a flat foot
  RFootY,
  RFootZ,
  RFootPitch,  ///< heel up (about the ball), negative: toes up (about the heel)
  RFootRoll,   ///< object space
  RFootYaw,    ///< toes outward
  RToes,       ///< bend upward
  RKneeOut,    ///< turn of the knee outward

  LFootX,
  LFootY,
  LFootZ,
  LFootPitch,
  LFootRoll,
  LFootYaw,
  LToes,
  LKneeOut,
  kUsedControls,
};
static_assert(kUsedControls <= static_cast<int>(kControlCount));
static_assert(RKneeOut - RFootX == kKneeOut && LFootX - RFootX == kLegControlCount);
inline constexpr int kArmControls = LShoulderUp - RShoulderUp;
inline constexpr int kLegControls = LFootX - RFootX;

/// Left and right exchanged.
Controls mirrored(const Controls& controls);

struct Posed {
  std::array<Frame, kPartCount> parts;
  float shortage;  ///< metres by which the worse leg misses its foot; 0 in every good pose
};

Posed pose(const Controls& controls);
/// Writes the parts alone, without the shortage.
void pose_parts(const Controls& controls, std::span<Frame> parts);

}  // namespace acm::sample::mannequin
