// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "beast.h"

namespace acm::sample::beast {

namespace {

constexpr Vec3 kTrunkAtRest{0.0f, 0.0f, kShoulderHeight + 0.03f};
constexpr Vec3 kLoin{0.0f, -0.10f, 0.0f};  // where the haunch joins the trunk
constexpr Vec3 kNeckBase{0.0f, 0.30f, 0.06f};
constexpr Vec3 kSkull{0.0f, 0.0f, 0.24f};
constexpr Vec3 kJawJoint{0.0f, 0.02f, -0.035f};
constexpr Vec3 kTailRoot{0.0f, -0.31f, 0.05f};
constexpr Vec3 kTailJoint{0.0f, -0.22f, 0.0f};
constexpr Vec3 kShoulderJoint{0.105f, 0.24f, -0.03f};
constexpr Vec3 kHipJoint{0.10f, -0.21f, -0.03f};

float at(const Controls& c, int control) {
  return c[static_cast<std::size_t>(control)];
}

Frame joint(const Frame& parent, Vec3 place, Quat turn) {
  return combine(parent, {place, turn});
}

void pose_leg(const Controls& c, std::span<Frame> parts, const LegShape& leg) {
  const auto control = [&](int which) { return at(c, leg.controls + which); };
  const Frame& body = parts[leg.hind ? kHaunch : kTrunk];
  const Vec3 root = leg.hind ? kHipJoint : kShoulderJoint;
  const Vec3 hip = local_to_global(body, {leg.side * root.x, root.y, root.z});
  const Quat heading = about_z(-leg.side * control(kFootYaw));
  const Quat paw = heading * about_x(-control(kFootPitch)) * about_y(control(kFootRoll));
  const Vec3 toes{0.0f, kPawFront, 0.0f};
  const Vec3 wrist{0.0f, leg.hind ? -0.05f : -0.015f, leg.hind ? kHockHeight : kPawHeight};
  const Vec3 sole{control(kFootX), control(kFootY), control(kFootZ)};
  const Vec3 ankle = sole + rotate_to_global(heading, toes) + rotate_to_global(paw, wrist - toes);
  // Knees point forward and elbows back.
  const Quat facing = body.rotation * about_z(-leg.side * control(kKneeOut));
  const Vec3 pole = rotate_to_global(facing, {0.0f, leg.hind ? 1.0f : -1.0f, 0.0f});
  const Limb limb = reach(hip, ankle, kLegUpper, kLegLower, pole, leg.hind ? Hinge::Knee : Hinge::Elbow);
  parts[leg.upper] = limb.upper;
  parts[leg.upper + 1] = limb.lower;
  parts[leg.upper + 2] = {limb.end, paw};
}

}  // namespace

Controls standing() {
  Controls c = changed(
      {},
      {{NeckPitch, 38.0f}, {HeadPitch, -34.0f}, {TailPitch, -34.0f}, {TailTipPitch, 18.0f}, {BodyZ, -0.01f}});
  for (const LegShape& leg : kLegs) {
    c[static_cast<std::size_t>(leg.controls + kFootX)] = leg.side * 0.105f;
    c[static_cast<std::size_t>(leg.controls + kFootY)] = leg.hind ? -0.33f : 0.22f;
    c[static_cast<std::size_t>(leg.controls + kKneeOut)] = 4.0f;
  }
  return c;
}

void pose_parts(const Controls& c, std::span<Frame> parts) {
  parts[kTrunk] = {kTrunkAtRest + Vec3{at(c, BodyX), at(c, BodyY), at(c, BodyZ)},
                   lean(at(c, BodyPitch), at(c, BodyRoll), at(c, BodyYaw))};
  parts[kHaunch] = joint(parts[kTrunk], kLoin, lean(-at(c, SpinePitch), 0.0f, -at(c, SpineYaw)));
  parts[kNeck] = joint(parts[kTrunk], kNeckBase, lean(at(c, NeckPitch), 0.0f, at(c, NeckYaw)));
  parts[kHead] = joint(parts[kNeck], kSkull, lean(at(c, HeadPitch), at(c, HeadRoll), at(c, HeadYaw)));
  parts[kJaw] = joint(parts[kHead], kJawJoint, lean(at(c, Jaw), 0.0f, 0.0f));
  // The tail lies along -Y; a positive pitch lifts it.
  parts[kTail] = joint(parts[kHaunch], kTailRoot, lean(at(c, TailPitch), 0.0f, at(c, TailYaw)));
  parts[kTailTip] = joint(parts[kTail], kTailJoint, lean(at(c, TailTipPitch), 0.0f, at(c, TailTipYaw)));
  for (const LegShape& leg : kLegs) pose_leg(c, parts, leg);
}

}  // namespace acm::sample::beast
