// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_motions.h"
#include "mannequin_stances.h"
#include "particles.h"
#include "scripts.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

Hook sparks_on(Part hand, std::uint32_t emitter) {
  CreateParticleHook hook{kSparks, hand, {}, emitter};
  hook.offset.origin = {0.0f, 0.0f, -0.1f};
  return {hook_direction::kForward, hook};
}

Hook sparks_off(std::uint32_t emitter) {
  return {hook_direction::kForward, StopParticleHook{emitter}};
}

void key_arms(Tracks& t, float at, const ArmPose& arm) {
  key_right_arm(t, at, arm);
  key_left_arm(t, at, arm);
}

// Gathers power: hands sink and part, then rise and meet before the chest, `circles` times over.
Clip power_up(int circles) {
  const Controls rest = spell_ready();
  const int frames = 12 + 14 * circles;
  Tracks t(rest);
  t.key(0.0f, rest);
  std::vector<TimedHook> hooks = {
      {5.0f, sparks_on(kRightHand, 1)}, {5.0f, sparks_on(kLeftHand, 2)}, {6.0f, wave_hook(kChimeWave)}};
  for (int i = 0; i < circles; ++i) {
    const float at = 14.0f * static_cast<float>(i);
    key_arms(t, at + 6.0f, {30.0f, 52.0f, 30.0f, 40.0f, -60.0f, 0.0f, -20.0f});
    t.key(at + 6.0f, {{ChestPitch, -6.0f}, {HeadPitch, -14.0f}, {PelvisZ, rest[PelvisZ] - 0.03f}});
    key_arms(t, at + 13.0f, {98.0f, 4.0f + 6.0f * static_cast<float>(i), 34.0f, 96.0f, -40.0f, 0.0f, 10.0f});
    t.key(at + 13.0f, {{ChestPitch, 2.0f}, {HeadPitch, 2.0f}, {PelvisZ, rest[PelvisZ] + 0.01f}});
  }
  const float last = static_cast<float>(frames + 1);
  hooks.push_back({last - 4.0f, sparks_off(1)});
  hooks.push_back({last - 4.0f, sparks_off(2)});
  t.settle(last, rest);
  return one_shot(frames, t, std::move(hooks));
}

/// A spell that is let go and held: the gesture leads into a pose.
struct Spell {
  Command motion;
  ArmPose gather;   // just before
  ArmPose release;  // and held
  float chest_pitch, head_pitch, forward;
};

void add_spell(Score& score, const Spell& spell) {
  using namespace acm::command;
  constexpr int kCast = 19, kReturn = 13;
  const Controls rest = spell_ready();
  Tracks pose(changed(rest, {{ChestPitch, spell.chest_pitch},
                             {HeadPitch, spell.head_pitch},
                             {PelvisY, spell.forward},
                             {RGrip, 0.0f},
                             {LGrip, 0.0f}}));
  key_arms(pose, 0.0f, spell.release);
  const Controls held = pose.at(0.0f);

  Tracks cast(rest);
  cast.key(0.0f, rest);
  key_arms(cast, 9.0f, spell.gather);
  cast.key(9.0f,
           {{ChestPitch, -8.0f}, {HeadPitch, -10.0f}, {PelvisY, -0.07f}, {PelvisZ, rest[PelvisZ] - 0.04f}});
  cast.key(14.0f, held).key(static_cast<float>(kCast + 1), held);
  score.link(
      kMagic, kReady, spell.motion,
      motion_of({score.play(one_shot(kCast, cast,
                                     {{8.0f, sparks_on(kRightHand, 3)},
                                      {8.0f, sparks_on(kLeftHand, 4)},
                                      {13.0f, wave_hook(kChimeWave)},
                                      {14.0f, {hook_direction::kForward, CallScriptHook{kGlow, 0.0f}}}}))}));
  score.cycle(kMagic, spell.motion,
              motion_of({score.play(breathing(held), 24.0f)}, {}, {}, MotionData::kClearsModifiers));
  Tracks back(held);
  back.key(0.0f, held).key(static_cast<float>(kReturn + 1), rest);
  score.link(
      kMagic, spell.motion, kReady,
      motion_of({score.play(one_shot(kReturn, back, {{3.0f, sparks_off(3)}, {3.0f, sparks_off(4)}}))}));
}

}  // namespace

void add_magic(Score& score) {
  using namespace acm::command;
  int circles = 1;
  for (const Command power : {kMagicPowerUp01, kMagicPowerUp02, kMagicPowerUp03})
    score.link(kMagic, kReady, power, motion_of({score.play(power_up(circles++))}));
  add_spell(score, {kMagicBlast,
                    {70.0f, 14.0f, 50.0f, 135.0f, 20.0f, 0.0f, -40.0f},
                    {92.0f, 2.0f, 30.0f, 8.0f, 10.0f, 0.0f, -62.0f},
                    14.0f,
                    -8.0f,
                    0.08f});
  add_spell(score, {kMagicSelfHead,
                    {60.0f, 40.0f, 40.0f, 60.0f, -60.0f},
                    {140.0f, 20.0f, 70.0f, 132.0f, 0.0f, 0.0f, 20.0f},
                    -4.0f,
                    -16.0f,
                    0.0f});
  add_spell(score, {kMagicHeal,
                    {40.0f, 10.0f, 30.0f, 90.0f, -60.0f},
                    {150.0f, 34.0f, 30.0f, 26.0f, -30.0f, 0.0f, -20.0f},
                    -9.0f,
                    -22.0f,
                    0.0f});
}

}  // namespace acm::sample::mannequin
