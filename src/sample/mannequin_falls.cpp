// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_body.h"
#include "mannequin_motions.h"
#include "mannequin_stances.h"
#include "sounds.h"

/// Falling through the air, and falling dead.
namespace acm::sample::mannequin {

namespace {

Controls airborne(float sway) {
  Tracks t(changed(standing(), {{PelvisPitch, 6.0f + 3.0f * sway},
                                {PelvisRoll, 2.0f * sway},
                                {ChestPitch, 4.0f},
                                {HeadPitch, 4.0f},
                                {RFootY, -0.05f - 0.08f * sway},
                                {RFootZ, 0.16f + 0.03f * sway},
                                {RFootPitch, 34.0f},
                                {LFootY, 0.10f + 0.08f * sway},
                                {LFootZ, 0.24f - 0.03f * sway},
                                {LFootPitch, 26.0f}}));
  key_right_arm(t, 0.0f, {70.0f - 26.0f * sway, 64.0f + 6.0f * sway, 40.0f, 44.0f, 40.0f});
  key_left_arm(t, 0.0f, {74.0f + 26.0f * sway, 62.0f - 6.0f * sway, 40.0f, 48.0f, 40.0f});
  return t.at(0.0f);
}

Clip falling_cycle() {
  constexpr int kFrames = 20;
  Clip clip;
  clip.kind = Clip::Kind::Cycle;
  clip.frames = kFrames;
  clip.pose = [](float time) { return airborne(math::sin(radians(360.0f * time / kFrames))); };
  return clip;
}

// Takes the fall with the knees and comes up.
Tracks landing(const Controls& to, float end) {
  Tracks t(airborne(0.0f));
  t.key(0.0f, airborne(0.0f)).key(end, to);
  Controls low = changed(to, {{PelvisY, -0.06f},
                              {PelvisZ, -0.30f},
                              {PelvisPitch, 24.0f},
                              {WaistPitch, 14.0f},
                              {ChestPitch, 12.0f},
                              {NeckPitch, -12.0f},
                              {HeadPitch, -30.0f}});
  t.key(end * 0.36f, low);
  key_right_arm(t, end * 0.36f, {52.0f, 14.0f, 30.0f, 52.0f, 30.0f});
  key_left_arm(t, end * 0.36f, {58.0f, 12.0f, 30.0f, 60.0f, 30.0f});
  for (std::size_t i = RFootX; i < kUsedControls; ++i) t.key(2.0f, {{static_cast<int>(i), to[i]}});
  return t;
}

// Face down, one arm ahead.
Controls fallen() {
  Tracks t(changed(standing(),
                   {{PelvisY, 0.51f},     {PelvisZ, -0.87f},    {PelvisPitch, 88.0f}, {PelvisRoll, 6.0f},
                    {WaistPitch, 2.0f},   {ChestPitch, -2.0f},  {ChestRoll, 6.0f},    {NeckPitch, 12.0f},
                    {NeckYaw, 30.0f},     {HeadYaw, 42.0f},     {HeadPitch, 4.0f},    {RFootX, 0.20f},
                    {RFootY, -0.64f},     {RFootPitch, 132.0f}, {RToes, -44.0f},      {LToes, -44.0f},
                    {RFootYaw, 24.0f},    {RKneeOut, 40.0f},    {LFootX, -0.14f},     {LFootY, -0.64f},
                    {LFootPitch, 132.0f}, {LFootYaw, 14.0f}}));
  key_right_arm(t, 0.0f, {172.0f, 34.0f, 96.0f, 66.0f, 60.0f});
  key_left_arm(t, 0.0f, {7.0f, 28.0f, 92.0f, 44.0f, 60.0f});
  return t.at(0.0f);
}

// On both knees, toes tucked under.
Controls on_knees() {
  Tracks t(changed(standing(), {{PelvisY, -0.10f},
                                {PelvisZ, -0.49f},
                                {ChestPitch, 20.0f},
                                {NeckPitch, 12.0f},
                                {HeadPitch, 24.0f},
                                {RFootX, 0.13f},
                                {RFootY, -0.50f},
                                {RFootPitch, 74.0f},
                                {RToes, 74.0f},
                                {RFootYaw, 6.0f},
                                {LFootX, -0.12f},
                                {LFootY, -0.48f},
                                {LFootPitch, 74.0f},
                                {LToes, 74.0f},
                                {LFootYaw, 4.0f}}));
  key_right_arm(t, 0.0f, {10.0f, 12.0f, 30.0f, 34.0f, 40.0f});
  key_left_arm(t, 0.0f, {6.0f, 14.0f, 30.0f, 36.0f, 40.0f});
  return t.at(0.0f);
}

constexpr int kDeathFrames = 39;
constexpr float kKneesDown = 20.0f, kBodyDown = 31.0f;

// Where a foot of the stumble comes down: on its toes, as it will kneel.
Controls stumbled() {
  return changed(on_knees(), {{RFootPitch, 24.0f}, {RToes, 24.0f}, {LFootPitch, 30.0f}, {LToes, 30.0f}});
}

// Two steps back from the blow, onto the knees, and over them to the ground.
Tracks collapse(const Controls& from) {
  const Controls down = fallen(), knees = on_knees(), steps = stumbled();
  Tracks t(from);
  t.key(0.0f, from);
  t.key(4.0f, {{ChestPitch, -12.0f},
               {HeadPitch, -26.0f},
               {PelvisY, from[PelvisY] - 0.10f},
               {RArmOut, 42.0f},
               {LArmOut, 46.0f},
               {RArmFlex, 30.0f},
               {LArmFlex, 26.0f}});
  t.key(9.0f, {{PelvisY, -0.26f}, {PelvisZ, -0.10f}, {PelvisPitch, 4.0f}, {ChestPitch, 8.0f}});
  t.key(14.0f,
        {{PelvisY, -0.24f}, {PelvisZ, -0.25f}, {PelvisPitch, 0.0f}, {ChestPitch, 14.0f}, {HeadPitch, 8.0f}});
  key_step(t, Foot::Right, 2.0f, 8.0f, from, steps);
  key_step(t, Foot::Left, 7.0f, 13.0f, from, steps);
  t.key(kKneesDown, knees);
  // The hips pass over the knees, which stay where they are.
  t.key(24.0f, {{PelvisY, 0.10f}, {PelvisZ, -0.47f}, {PelvisPitch, 26.0f}});
  t.key(28.0f, {{PelvisY, 0.38f}, {PelvisZ, -0.62f}, {PelvisPitch, 64.0f}});
  for (const int foot : {RFootX, LFootX})
    for (int i = 0; i < kLegControls; ++i)
      t.key(24.0f, {{foot + i, knees[static_cast<std::size_t>(foot + i)]}});
  key_right_arm(t, 25.0f, {60.0f, 24.0f, 40.0f, 50.0f, 50.0f});
  key_right_arm(t, 29.0f, {140.0f, 30.0f, 80.0f, 60.0f, 60.0f});
  key_left_arm(t, 26.0f, {30.0f, 24.0f, 60.0f, 40.0f, 50.0f});
  t.key(kBodyDown, down);
  // As it falls the feet leave the ground; it strikes, and they follow.
  t.key(25.5f, {{RFootZ, 0.06f}, {LFootZ, 0.06f}, {RFootPitch, 84.0f}, {LFootPitch, 84.0f}});
  t.key(28.0f, {{RFootZ, 0.15f}, {LFootZ, 0.13f}, {RFootPitch, 112.0f}, {LFootPitch, 116.0f}});
  t.key(kBodyDown, {{RFootZ, 0.13f}, {LFootZ, 0.10f}, {RFootPitch, 122.0f}, {LFootPitch, 126.0f}});
  t.key(34.0f, {{ChestPitch, down[ChestPitch] - 5.0f}, {HeadPitch, down[HeadPitch] - 8.0f}});
  t.key(kDeathFrames + 1, down);
  t.key(36.0f, {{LFootZ, 0.0f}, {LFootPitch, down[LFootPitch]}});
  t.key(37.0f, {{RFootZ, 0.0f}, {RFootPitch, down[RFootPitch]}});
  return t;
}

void add_air(Score& score, const Style& style) {
  using namespace acm::command;
  const Controls& stance = style.stance;
  const AnimData leap = score.play(one_shot(4, Tracks(stance).key(0.0f, stance).key(5.0f, airborne(0.0f))));
  score.link(style.command, 0, kFalling, motion_of({leap}));
  const AnimData land = score.play(one_shot(13, landing(stance, 14.0f), {{2.0f, wave_hook(kThudWave)}}));
  score.link(style.command, kFalling, kReady, motion_of({land}));
}

void add_death(Score& score, const Style& style, const Ground& floor) {
  using namespace acm::command;
  const AnimData die = score.play(floor.under(one_shot(kDeathFrames, collapse(style.stance),
                                                       {{8.0f, sound_type_hook(kFootstep1)},
                                                        {13.0f, sound_type_hook(kFootstep2)},
                                                        {kKneesDown, wave_hook(kThudWave)},
                                                        {kBodyDown, wave_hook(kFallWave)}})));
  score.link(style.command, 0, kDead, motion_of({die}));
  if (style.command == kNonCombat) score.link(kNonCombat, kDead, kReady, motion_of({backwards(die)}));
}

}  // namespace

void add_falls(Score& score) {
  using namespace acm::command;
  const Ground floor = ground();
  score.cycle(kNonCombat, kFalling, motion_of({score.play(falling_cycle())}));
  Clip dead;
  dead.kind = Clip::Kind::Cycle;
  dead.frames = 2;
  dead.pose = [](float) { return fallen(); };
  score.cycle(kNonCombat, kDead,
              motion_of({score.play(floor.under(dead))}, {}, {}, MotionData::kClearsModifiers));
  // From whatever one does, in every style.
  for (const Style& style : styles()) {
    add_air(score, style);
    add_death(score, style, floor);
  }
}

}  // namespace acm::sample::mannequin
