// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_motions.h"
#include "mannequin_stances.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

/// The three moments that make a stroke: drawn back, striking, and swung through.
struct Moment {
  ArmPose arm;
  float waist_yaw, chest_yaw, chest_pitch;
  float pelvis_forward, pelvis_drop;  // metres from the guard
};
struct Stroke {
  Moment back, strike, through;
  float height;  // metres at which it lands
};

constexpr float kBack = 7.0f, kStrike = 12.0f, kThrough = 15.0f;
constexpr int kFrames = 25;

void key_moment(Tracks& t, float at, const Moment& m) {
  const Controls guard = sword_guard();
  key_right_arm(t, at, m.arm);
  t.key(at, {{WaistYaw, m.waist_yaw},
             {ChestYaw, m.chest_yaw},
             {ChestPitch, m.chest_pitch},
             {NeckYaw, guard[NeckYaw] - 0.5f * m.chest_yaw},
             {HeadYaw, guard[HeadYaw] - 0.5f * m.chest_yaw - 0.6f * m.waist_yaw},
             {PelvisY, m.pelvis_forward},
             {PelvisZ, guard[PelvisZ] - m.pelvis_drop}});
}

std::vector<TimedHook> attack_hooks(float height) {
  const Hook attack{hook_direction::kForward, AttackHook{kRightHand, -0.7f, 1.4f, 0.7f, 1.4f, 1.6f, height}};
  return {{kStrike - 3.0f, wave_hook(kSwishWave)},
          {kStrike, attack},
          {kStrike - 0.5f, sound_type_hook(kFootstep1)}};
}

// The free arm goes against the other, and the leading foot into the stroke and back.
Clip stroke_clip(const Stroke& stroke, float lunge) {
  const Controls guard = sword_guard();
  const float end = kFrames + 1;
  Tracks t(guard);
  t.key(0.0f, guard);
  key_moment(t, kBack, stroke.back);
  key_moment(t, kStrike, stroke.strike);
  key_moment(t, kThrough, stroke.through);
  key_left_arm(t, kBack, {34.0f, 22.0f, 40.0f, 60.0f, 30.0f});
  key_left_arm(t, kThrough, {-22.0f, 38.0f, 40.0f, 50.0f, 40.0f});
  const Controls out = changed(guard, {{RFootY, guard[RFootY] + lunge}});
  key_step(t, Foot::Right, kBack, kStrike - 1.0f, guard, out);
  key_step(t, Foot::Right, kThrough + 3.0f, end - 2.5f, out, guard);
  t.key(kStrike, {{LFootPitch, 16.0f}, {LToes, 16.0f}})
      .key(kThrough + 3.0f, {{LFootPitch, 16.0f}, {LToes, 16.0f}});
  t.key(kBack, {{LFootPitch, 0.0f}, {LToes, 0.0f}});
  t.settle(end, guard);
  return one_shot(kFrames, t, attack_hooks(stroke.height));
}

// The guard faces 22 degrees to the left and the chest turns further, so an arm that points ahead is held
// that much outward. Turned out, the thumb trails the blade from right to left; turned in, from left to
// right.
Stroke slash_high() {
  return {{{150.0f, 30.0f, 55.0f, 100.0f, -25.0f, 20.0f}, 10.0f, 30.0f, -4.0f, -0.05f, -0.02f},
          {{84.0f, 24.0f, 40.0f, 14.0f, -35.0f, -42.0f}, -4.0f, -8.0f, 14.0f, 0.09f, 0.05f},
          {{34.0f, -14.0f, 35.0f, 26.0f, -20.0f, -40.0f}, -12.0f, -28.0f, 20.0f, 0.11f, 0.08f},
          1.5f};
}
Stroke slash_med() {
  return {{{82.0f, 66.0f, 45.0f, 78.0f, -70.0f, 12.0f}, 14.0f, 34.0f, 2.0f, -0.05f, 0.0f},
          {{80.0f, 30.0f, 40.0f, 12.0f, -78.0f, -42.0f}, -4.0f, -8.0f, 8.0f, 0.09f, 0.04f},
          {{72.0f, -26.0f, 35.0f, 34.0f, -64.0f, -38.0f}, -14.0f, -36.0f, 10.0f, 0.10f, 0.05f},
          1.1f};
}
Stroke slash_low() {
  return {{{62.0f, 62.0f, 45.0f, 70.0f, -70.0f, 10.0f}, 14.0f, 34.0f, 10.0f, -0.04f, 0.06f},
          {{50.0f, 30.0f, 35.0f, 10.0f, -80.0f, -44.0f}, -4.0f, -8.0f, 24.0f, 0.10f, 0.17f},
          {{48.0f, -20.0f, 30.0f, 30.0f, -64.0f, -38.0f}, -14.0f, -34.0f, 24.0f, 0.11f, 0.17f},
          0.5f};
}

// The same stroke the other way, from left to right.
Stroke backhand(Stroke s, float flex_back, float flex_strike) {
  s.back.arm = {flex_back, -34.0f, 40.0f, 92.0f, 62.0f, 14.0f};
  s.back.waist_yaw = -14.0f, s.back.chest_yaw = -30.0f;
  s.strike.arm = {flex_strike, 16.0f, 40.0f, 10.0f, 82.0f, -42.0f};
  s.strike.waist_yaw = 2.0f, s.strike.chest_yaw = 2.0f;
  s.through.arm = {flex_strike - 4.0f, 56.0f, 40.0f, 22.0f, 70.0f, -36.0f};
  s.through.waist_yaw = 12.0f, s.through.chest_yaw = 28.0f;
  return s;
}

// The point comes round below the hand, so the hand stays higher than in the slash.
Stroke backhand_low() {
  Stroke s = backhand(slash_low(), 70.0f, 76.0f);
  s.strike.arm.wrist_tilt = s.through.arm.wrist_tilt = -52.0f;
  return s;
}

Stroke thrust(float flex, float height, float drop) {
  return {{{8.0f, 14.0f, 25.0f, 112.0f, 0.0f, -52.0f}, 12.0f, 30.0f, 2.0f, -0.07f, 0.01f},
          {{flex, 46.0f, 30.0f, 4.0f, 10.0f, -66.0f}, -8.0f, -20.0f, 12.0f, 0.17f, 0.06f + drop},
          {{flex - 3.0f, 46.0f, 30.0f, 9.0f, 10.0f, -66.0f}, -7.0f, -18.0f, 12.0f, 0.16f, 0.06f + drop},
          height};
}

}  // namespace

void add_sword_play(Score& score) {
  using namespace acm::command;
  const auto action = [&](Command motion, Vector<AnimData> anims) {
    score.link(kSwordCombat, kReady, motion, motion_of(std::move(anims)));
  };
  const AnimData slash = score.play(stroke_clip(slash_med(), 0.16f));
  const AnimData high = score.play(stroke_clip(slash_high(), 0.16f));
  const AnimData back = score.play(stroke_clip(backhand(slash_med(), 88.0f, 82.0f), 0.14f));
  const AnimData lunge = score.play(stroke_clip(thrust(86.0f, 1.1f, 0.0f), 0.28f));
  action(kSlashHigh, {high});
  action(kSlashMed, {slash});
  action(kSlashLow, {score.play(stroke_clip(slash_low(), 0.18f))});
  action(kBackhandHigh, {score.play(stroke_clip(backhand(slash_high(), 122.0f, 98.0f), 0.14f))});
  action(kBackhandMed, {back});
  action(kBackhandLow, {score.play(stroke_clip(backhand_low(), 0.16f))});
  action(kThrustHigh, {score.play(stroke_clip(thrust(102.0f, 1.5f, 0.0f), 0.26f))});
  action(kThrustMed, {lunge});
  action(kThrustLow, {score.play(stroke_clip(thrust(60.0f, 0.6f, 0.09f), 0.28f))});
  // Strokes in a row; the later ones come faster.
  const auto faster = [](AnimData anim) {
    anim.framerate *= 1.25f;
    return anim;
  };
  action(kDoubleSlashMed, {slash, faster(back)});
  action(kTripleSlashMed, {slash, faster(back), faster(high)});
  action(kDoubleThrustMed, {lunge, faster(lunge)});
}

}  // namespace acm::sample::mannequin
