// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "mannequin_gait.h"

#include <algorithm>
#include <cmath>

#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

float wave(float phase) {
  return math::cos(radians(360.0f * phase));
}

}  // namespace

Stride walking() {
  Stride s;
  s.gait.frames = 18;
  s.gait.duty = 0.53f;
  s.gait.velocity = {0.0f, 3.12f, 0.0f};
  s.gait.omega = 0.0f;
  s.gait.lift = Curve({{0.0f, 0.0f}, {0.53f, 0.0f}, {0.70f, 0.085f}, {0.86f, 0.055f}}, 1.0f);
  s.gait.pitch = Curve({{0.0f, -24.0f},
                        {0.09f, 0.0f},
                        {0.25f, 0.0f},
                        {0.40f, 22.0f},
                        {0.53f, 60.0f},
                        {0.60f, 62.0f},
                        {0.80f, 0.0f},
                        {0.93f, -26.0f}},
                       1.0f);
  s.gap = 0.075f;
  s.behind = 0.05f;
  s.start = 2.0f / 18.0f;
  s.drop = 0.09f;
  s.bob = 0.028f;
  s.high_at = 0.28f;
  s.sway = 0.022f;
  s.list = 4.5f;
  s.twist = 9.0f;
  s.counter = 9.0f;
  s.lean = 6.0f;
  s.swing = 34.0f;
  s.arm_flex = 6.0f;
  s.elbow = 34.0f;
  s.elbow_swing = 16.0f;
  return s;
}

Stride running() {
  Stride s;
  s.gait.frames = 19;
  s.gait.duty = 0.36f;
  s.gait.velocity = {0.0f, 4.0f, 0.0f};
  s.gait.omega = 0.0f;
  s.gait.lift = Curve({{0.0f, 0.0f}, {0.36f, 0.0f}, {0.58f, 0.30f}, {0.78f, 0.22f}, {0.92f, 0.09f}}, 1.0f);
  s.gait.pitch = Curve({{0.0f, -4.0f},
                        {0.06f, 0.0f},
                        {0.14f, 4.0f},
                        {0.36f, 58.0f},
                        {0.55f, 80.0f},
                        {0.80f, 10.0f},
                        {0.94f, -8.0f}},
                       1.0f);
  s.gap = 0.06f;
  s.behind = 0.06f;
  s.start = 2.0f / 19.0f;
  s.drop = 0.075f;
  s.bob = 0.042f;
  s.high_at = 0.44f;
  s.sway = 0.015f;
  s.list = 5.0f;
  s.twist = 12.0f;
  s.counter = 14.0f;
  s.lean = 16.0f;
  s.swing = 46.0f;
  s.arm_flex = 10.0f;
  s.elbow = 88.0f;
  s.elbow_swing = 14.0f;
  return s;
}

Stride sidestepping() {
  Stride s;
  s.gait.frames = 16;
  s.gait.duty = 0.56f;
  s.gait.velocity = {1.25f, 0.0f, 0.0f};
  s.gait.omega = 0.0f;
  s.gait.lift = Curve({{0.0f, 0.0f}, {0.56f, 0.0f}, {0.78f, 0.07f}}, 1.0f);
  s.gait.pitch = Curve({{0.0f, 4.0f}, {0.1f, 0.0f}, {0.4f, 0.0f}, {0.56f, 12.0f}, {0.8f, 16.0f}}, 1.0f);
  s.gap = 0.215f;
  s.keeps_stance = true;
  s.start = 0.28f;
  s.drop = 0.085f;
  s.bob = 0.018f;
  s.high_at = 0.1f;
  s.list = 2.0f;
  s.lean = 4.0f;
  s.swing = 0.0f;
  s.arm_flex = 12.0f;
  s.elbow = 50.0f;
  return s;
}

Stride turning() {
  Stride s;
  s.gait.frames = 20;
  s.gait.duty = 0.62f;
  s.gait.velocity = {};
  s.gait.omega = -1.5f;
  s.gait.lift = Curve({{0.0f, 0.0f}, {0.62f, 0.0f}, {0.81f, 0.06f}}, 1.0f);
  s.gait.pitch = Curve({{0.0f, 0.0f}, {0.45f, 0.0f}, {0.62f, 12.0f}, {0.8f, 14.0f}}, 1.0f);
  s.gap = 0.10f;
  s.keeps_stance = true;
  s.start = 0.31f;
  s.drop = 0.03f;
  s.bob = 0.01f;
  s.high_at = 0.3f;
  s.sway = 0.03f;
  s.list = 2.0f;
  s.twist = -8.0f;
  s.lean = 1.0f;
  s.swing = 10.0f;
  s.arm_flex = 7.0f;
  s.elbow = 30.0f;
  s.elbow_swing = 4.0f;
  return s;
}

namespace {

void place_foot(Controls& c, const Stride& s, float phase, float side, int shift) {
  const auto at = [&](int control) -> float& { return c[static_cast<std::size_t>(control + shift)]; };
  const float yaw = s.keeps_stance ? at(RFootYaw) : 5.0f;
  const float knee = s.keeps_stance ? at(RKneeOut) : 4.0f;
  const Vec3 under = s.keeps_stance ? Vec3{side * std::max(s.gap, side * at(RFootX)), at(RFootY), 0.0f}
                                    : Vec3{side * s.gap, -s.behind, 0.0f};
  const FootOnPath foot = foot_on_path(s.gait, under, phase);
  at(RFootX) = foot.sole.x;
  at(RFootY) = foot.sole.y;
  at(RFootZ) = foot.sole.z;
  at(RFootPitch) = foot.pitch;
  at(RFootRoll) = 0.0f;
  at(RFootYaw) = yaw + side * foot.yaw;
  at(RKneeOut) = knee + 0.5f * side * foot.yaw;
  // The toes bend as far as the ground makes them; a swinging foot holds them clear of it.
  const float room = foot.sole.z - (foot.swings ? 0.008f : 0.0f);
  const float free = radians_to_degrees(math::asin(std::clamp(room / kToeLength, -1.0f, 1.0f)));
  at(RToes) = std::max(0.0f, foot.pitch - free);
}

void swing_arm(Controls& c, const Stride& s, float forward, int shift) {
  const auto set = [&](int control, float value) {
    float& v = c[static_cast<std::size_t>(control + shift)];
    v += (value - v) * s.arms;
  };
  set(RArmFlex, s.arm_flex + s.swing * forward);
  set(RArmOut, 9.0f - 6.0f * forward);
  set(RArmSwivel, 18.0f);
  set(RElbow, s.elbow + s.elbow_swing * forward);
  set(RTwist, 20.0f + 10.0f * forward);
  set(RWristFlex, 6.0f);
  set(RShoulderForward, 0.018f * forward);
}

}  // namespace

Controls in_stride(const Stride& s, const Controls& upper, float time) {
  const float phase = wrap(s.start + time / static_cast<float>(s.gait.frames));
  Controls c = upper;
  place_foot(c, s, phase, 1.0f, 0);
  place_foot(c, s, phase + 0.5f, -1.0f, kLegControls);
  const float step = wave(phase), side = wave(phase - 0.25f);
  // A stance that faces aside is half undone for going forward: the hips turn back, the chest less.
  const float keep = s.keeps_stance ? 1.0f : 0.5f;
  const float waist = upper[PelvisYaw] * (1.0f - keep) * 0.5f;
  const float yaw = (s.twist + s.counter) * 0.5f * step;
  c[PelvisX] = upper[PelvisX] * keep + s.sway * side;
  c[PelvisY] = upper[PelvisY] * keep;
  c[PelvisZ] = std::min(upper[PelvisZ] * keep, -s.drop) + s.bob * wave(2.0f * (phase - s.high_at));
  c[PelvisPitch] = upper[PelvisPitch] * keep + s.lean * 0.4f;
  c[PelvisRoll] = -s.list * side;
  c[PelvisYaw] = upper[PelvisYaw] * keep - s.twist * step;
  c[WaistPitch] = upper[WaistPitch] * keep + s.lean * 0.3f;
  c[WaistRoll] = s.list * 0.6f * side;
  c[WaistYaw] = waist + yaw;
  c[ChestPitch] = upper[ChestPitch] * keep + s.lean * 0.3f;
  c[ChestRoll] = s.list * 0.6f * side;
  c[ChestYaw] = upper[ChestYaw] + waist + yaw;
  c[NeckPitch] = upper[NeckPitch] - s.lean * 0.3f;
  c[NeckYaw] = upper[NeckYaw] - s.counter * 0.5f * step;
  c[HeadPitch] = upper[HeadPitch] - s.lean * 0.5f + 1.5f * wave(2.0f * (phase - s.high_at));
  c[HeadYaw] = upper[HeadYaw] - s.counter * 0.5f * step;
  // The arms follow the opposite legs, a little late.
  const float late = wave(phase - 0.03f);
  swing_arm(c, s, -late, 0);
  swing_arm(c, s, late, kArmControls);
  return c;
}

Stride begun_from(Stride s, const Controls& stance, Foot standing_foot, int frames) {
  const bool right = standing_foot == Foot::Right;
  const float length = s.gait.velocity.y * s.gait.seconds();
  const float phase = 0.5f * s.gait.duty - (s.behind + stance[right ? RFootY : LFootY]) / length;
  const float passed = static_cast<float>(frames + 1) / static_cast<float>(s.gait.frames);
  s.start = wrap(phase + passed - (right ? 0.0f : 0.5f));
  return s;
}

Walker walker(const Stride& stride, const Controls& upper) {
  return {
      stride.gait, stride.start, {{RFootX, 0.0f, kFootstep1}, {LFootX, 0.5f, kFootstep2}}, [=](float time) {
        return in_stride(stride, upper, time);
      }};
}

Clip stop(const Walker& walker, const Controls& to, int frames) {
  const float low = std::min(walker.pose(0.0f)[PelvisZ], to[PelvisZ]);
  return out_of_stride(walker, to, frames, [=](Tracks& tracks, float end) {
    tracks.key(end * 0.4f,
               {{PelvisY, to[PelvisY] + 0.05f}, {PelvisZ, low - 0.01f}, {ChestPitch, to[ChestPitch] - 3.0f}});
  });
}

}  // namespace acm::sample::mannequin
