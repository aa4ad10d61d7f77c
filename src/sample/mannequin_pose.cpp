// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <utility>

#include "mannequin.h"

namespace acm::sample::mannequin {

namespace {

// Joints, each in the axes of the part that carries it.
constexpr Vec3 kPelvisAtRest{0.0f, 0.0f, kHipHeight + 0.02f};
constexpr Vec3 kHip{kHipOffset, 0.0f, -0.02f};
constexpr Vec3 kWaist{0.0f, -0.005f, 0.10f};
constexpr Vec3 kRibs{0.0f, 0.0f, 0.14f};
constexpr Vec3 kShoulder{0.195f, -0.01f, 0.21f};
constexpr Vec3 kNeckBase{0.0f, -0.015f, 0.285f};
constexpr Vec3 kSkull{0.0f, 0.015f, 0.085f};

/// Reads the controls of one limb under the names of the right one.
struct Reader {
  const Controls& controls;
  int shift = 0;
  float operator()(int control) const { return controls[static_cast<std::size_t>(control + shift)]; }
};

Frame joint(const Frame& parent, Vec3 at, Quat turn) {
  return combine(parent, {at, turn});
}

void pose_spine(Posed& out, const Reader& c) {
  const Frame pelvis{kPelvisAtRest + Vec3{c(PelvisX), c(PelvisY), c(PelvisZ)},
                     lean(c(PelvisPitch), c(PelvisRoll), c(PelvisYaw))};
  out.parts[kPelvis] = pelvis;
  out.parts[kAbdomen] = joint(pelvis, kWaist, lean(c(WaistPitch), c(WaistRoll), c(WaistYaw)));
  out.parts[kChest] = joint(out.parts[kAbdomen], kRibs, lean(c(ChestPitch), c(ChestRoll), c(ChestYaw)));
  out.parts[kNeck] = joint(out.parts[kChest], kNeckBase, lean(c(NeckPitch), 0.0f, c(NeckYaw)));
  out.parts[kHead] = joint(out.parts[kNeck], kSkull, lean(c(HeadPitch), c(HeadRoll), c(HeadYaw)));
}

// `side` is +1 on the right and -1 on the left.
void pose_arm(Posed& out, const Reader& c, float side, Part upper) {
  const Frame& chest = out.parts[kChest];
  const Vec3 shoulder = local_to_global(
      chest, {side * kShoulder.x, kShoulder.y + c(RShoulderForward), kShoulder.z + c(RShoulderUp)});
  const Quat aim = chest.rotation * about_x(c(RArmFlex)) * about_y(-side * c(RArmOut));
  const float bend = math::cos(radians(std::max(c(RElbow), 1.0f)));
  const float distance =
      std::sqrt(kUpperArm * kUpperArm + kForearm * kForearm + 2.0f * kUpperArm * kForearm * bend);
  const float swivel = radians(c(RArmSwivel));
  const Vec3 pole = rotate_to_global(aim, {side * math::sin(swivel), -math::cos(swivel), 0.0f});
  const Vec3 wrist = shoulder + rotate_to_global(aim, {0.0f, 0.0f, -distance});
  const Limb arm = reach(shoulder, wrist, kUpperArm, kForearm, pole, Hinge::Elbow);

  // The forearm takes half of the turn of the hand, as its two bones do.
  const Quat turned = arm.lower.rotation * about_z(side * c(RTwist));
  out.parts[upper] = arm.upper;
  out.parts[upper + 1] = {arm.lower.origin, arm.lower.rotation * about_z(side * c(RTwist) * 0.5f)};
  out.parts[upper + 2] = {arm.end, turned * about_y(side * c(RWristFlex)) * about_x(c(RWristTilt))};
  out.parts[upper + 3] = joint(out.parts[upper + 2], {0.0f, 0.0f, -kKnuckles}, about_y(side * c(RGrip)));
}

void pose_leg(Posed& out, const Reader& c, float side, Part thigh) {
  const Frame& pelvis = out.parts[kPelvis];
  const Vec3 hip = local_to_global(pelvis, {side * kHip.x, kHip.y, kHip.z});
  const Quat heading = about_z(-side * c(RFootYaw));
  const Quat foot = heading * about_x(-c(RFootPitch)) * about_y(c(RFootRoll));
  // The foot rolls over the ball when the heel is up and over the heel when the toes are.
  const Vec3 pivot{0.0f, c(RFootPitch) >= 0.0f ? kBall : -kHeel, 0.0f};
  const Vec3 sole{c(RFootX), c(RFootY), c(RFootZ)};
  const Vec3 ankle = sole + rotate_to_global(heading, pivot) +
                     rotate_to_global(foot, Vec3{0.0f, 0.0f, kAnkleHeight} - pivot);
  const Vec3 pole = rotate_to_global(pelvis.rotation * about_z(-side * c(RKneeOut)), Vec3{0.0f, 1.0f, 0.0f});
  const Limb leg = reach(hip, ankle, kThigh, kShin, pole, Hinge::Knee);
  out.shortage = std::max(out.shortage, leg.shortage);

  out.parts[thigh] = leg.upper;
  out.parts[thigh + 1] = leg.lower;
  out.parts[thigh + 2] = {leg.end, foot};
  out.parts[thigh + 3] = joint(out.parts[thigh + 2], {0.0f, kBall, -kAnkleHeight}, about_x(c(RToes)));
}

}  // namespace

Controls mirrored(const Controls& controls) {
  Controls out = controls;
  for (int i = 0; i < kArmControls; ++i) std::swap(out[RShoulderUp + i], out[LShoulderUp + i]);
  for (int i = 0; i < kLegControls; ++i) std::swap(out[RFootX + i], out[LFootX + i]);
  for (const int sideways : {PelvisX, PelvisRoll, PelvisYaw, WaistRoll, WaistYaw, ChestRoll, ChestYaw,
                             NeckYaw, HeadRoll, HeadYaw, RFootX, LFootX, RFootRoll, LFootRoll})
    out[static_cast<std::size_t>(sideways)] = -out[static_cast<std::size_t>(sideways)];
  return out;
}

Posed pose(const Controls& controls) {
  Posed out{};
  pose_spine(out, {controls});
  pose_arm(out, {controls}, 1.0f, kRightUpperArm);
  pose_arm(out, {controls, kArmControls}, -1.0f, kLeftUpperArm);
  pose_leg(out, {controls}, 1.0f, kRightThigh);
  pose_leg(out, {controls, kLegControls}, -1.0f, kLeftThigh);
  return out;
}

void pose_parts(const Controls& controls, std::span<Frame> parts) {
  const Posed posed = pose(controls);
  std::copy(posed.parts.begin(), posed.parts.end(), parts.begin());
}

}  // namespace acm::sample::mannequin
