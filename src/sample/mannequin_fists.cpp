// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_motions.h"
#include "mannequin_stances.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

/// Where a punch goes.
struct Aim {
  float flex;    // of the arm
  float pitch;   // of the chest
  float drop;    // metres the pelvis goes down
  float height;  // metres at which it lands
};
constexpr Aim kHigh{98.0f, 6.0f, 0.0f, 1.6f};
constexpr Aim kMed{82.0f, 12.0f, 0.04f, 1.2f};
constexpr Aim kLow{64.0f, 22.0f, 0.15f, 0.8f};

std::vector<TimedHook> punch_hooks(float at, Part fist, float height) {
  const Hook attack{hook_direction::kForward, AttackHook{fist, -0.5f, 0.9f, 0.5f, 0.9f, 1.1f, height}};
  return {{at - 2.0f, wave_hook(kSwishWave)}, {at, attack}, {at, wave_hook(kPunchWave)}};
}

// The leading hand, quick and from where it is.
Clip jab(const Aim& aim) {
  constexpr int kFrames = 15;
  constexpr float kHit = 6.0f;
  const Controls guard = fists();
  Tracks t(guard);
  t.key(0.0f, guard);
  key_left_arm(t, 3.0f, {74.0f, -2.0f, 20.0f, 118.0f, 30.0f});
  t.key(3.0f, {{ChestYaw, guard[ChestYaw] - 8.0f}, {PelvisY, -0.025f}, {LShoulderForward, -0.01f}});
  key_left_arm(t, kHit, {aim.flex, 40.0f, 40.0f, 3.0f, 80.0f});
  t.key(kHit, {{ChestYaw, guard[ChestYaw] + 20.0f},
               {WaistYaw, 6.0f},
               {ChestPitch, aim.pitch},
               {NeckYaw, guard[NeckYaw] - 14.0f},
               {HeadYaw, guard[HeadYaw] - 18.0f},
               {LShoulderForward, 0.06f},
               {PelvisY, 0.07f},
               {PelvisZ, guard[PelvisZ] - aim.drop}});
  key_left_arm(t, kHit + 1.5f, {aim.flex, 40.0f, 40.0f, 10.0f, 78.0f});
  const Controls out = changed(guard, {{LFootY, guard[LFootY] + 0.08f}});
  key_step(t, Foot::Left, 2.0f, kHit, guard, out);
  key_step(t, Foot::Left, kHit + 3.0f, kFrames, out, guard);
  t.settle(kFrames + 1, guard);
  return one_shot(kFrames, t, punch_hooks(kHit, kLeftHand, aim.height));
}

// The rear hand with the weight of the body behind it.
Clip cross(const Aim& aim) {
  constexpr int kFrames = 25;
  constexpr float kBack = 7.0f, kHit = 12.0f;
  const Controls guard = fists();
  Tracks t(guard);
  t.key(0.0f, guard);
  key_right_arm(t, kBack, {58.0f, 8.0f, 40.0f, 130.0f, 20.0f});
  t.key(kBack, {{ChestYaw, guard[ChestYaw] + 16.0f},
                {WaistYaw, 10.0f},
                {PelvisYaw, guard[PelvisYaw] + 8.0f},
                {PelvisY, -0.06f},
                {RShoulderForward, -0.02f}});
  key_right_arm(t, kHit, {aim.flex, 26.0f, 40.0f, 3.0f, 80.0f});
  t.key(kHit, {{ChestYaw, guard[ChestYaw] - 24.0f},
               {WaistYaw, -10.0f},
               {PelvisYaw, guard[PelvisYaw] - 20.0f},
               {ChestPitch, aim.pitch},
               {NeckYaw, guard[NeckYaw] + 20.0f},
               {HeadYaw, guard[HeadYaw] + 26.0f},
               {RShoulderForward, 0.06f},
               {PelvisY, 0.10f},
               {PelvisZ, guard[PelvisZ] - 0.01f - aim.drop},
               {RFootPitch, 34.0f},
               {RToes, 34.0f},
               {RKneeOut, -4.0f}});
  t.key(kBack, {{RFootPitch, 0.0f}, {RToes, 0.0f}, {RKneeOut, guard[RKneeOut]}});
  key_left_arm(t, kHit, {72.0f, 6.0f, 20.0f, 122.0f, 30.0f});
  key_right_arm(t, kHit + 2.0f, {aim.flex - 3.0f, 20.0f, 40.0f, 14.0f, 78.0f});
  t.settle(kFrames + 1, guard);
  return one_shot(kFrames, t, punch_hooks(kHit, kRightHand, aim.height));
}

}  // namespace

void add_fist_fighting(Score& score) {
  using namespace acm::command;
  const auto action = [&](Command motion, Vector<AnimData> anims) {
    score.link(kHandCombat, kReady, motion, motion_of(std::move(anims)));
  };
  const AnimData fast = score.play(jab(kMed)), slow = score.play(cross(kMed));
  action(kPunchFastHigh, {score.play(jab(kHigh))});
  action(kPunchFastMed, {fast});
  action(kPunchFastLow, {score.play(jab(kLow))});
  action(kPunchSlowHigh, {score.play(cross(kHigh))});
  action(kPunchSlowMed, {slow});
  action(kPunchSlowLow, {score.play(cross(kLow))});
  action(kAttackMed1, {fast, slow});
}

}  // namespace acm::sample::mannequin
