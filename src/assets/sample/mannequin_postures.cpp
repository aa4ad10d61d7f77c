// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "commands.h"
#include "mannequin_motions.h"
#include "mannequin_stances.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

constexpr float kStill = 24.0f;  // frames per second of a breathing pose

Controls crouching() {
  Tracks t(changed(standing(), {{PelvisY, -0.10f},
                                {PelvisZ, -0.46f},
                                {PelvisPitch, 24.0f},
                                {WaistPitch, 14.0f},
                                {ChestPitch, 12.0f},
                                {NeckPitch, -12.0f},
                                {HeadPitch, -30.0f},
                                {RFootX, 0.15f},
                                {RFootY, -0.12f},
                                {RFootPitch, 34.0f},
                                {RToes, 34.0f},
                                {RKneeOut, 22.0f},
                                {LFootX, -0.14f},
                                {LFootY, 0.12f},
                                {LKneeOut, 14.0f}}));
  key_right_arm(t, 0.0f, {52.0f, 4.0f, 30.0f, 52.0f, 30.0f});
  key_left_arm(t, 0.0f, {58.0f, 2.0f, 30.0f, 60.0f, 30.0f});
  return t.at(0.0f);
}

Controls sitting() {
  Tracks t(changed(standing(), {{PelvisY, -0.20f},
                                {PelvisZ, -0.855f},
                                {PelvisPitch, -14.0f},
                                {WaistPitch, 12.0f},
                                {ChestPitch, 12.0f},
                                {HeadPitch, -8.0f},
                                {RFootX, 0.14f},
                                {RFootY, 0.36f},
                                {RKneeOut, 14.0f},
                                {LFootX, -0.16f},
                                {LFootY, 0.48f},
                                {LKneeOut, 16.0f}}));
  key_right_arm(t, 0.0f, {64.0f, 2.0f, 30.0f, 30.0f, 60.0f});
  key_left_arm(t, 0.0f, {60.0f, 4.0f, 30.0f, 20.0f, 60.0f});
  return t.at(0.0f);
}

// On the back, one knee up, a hand on the belly.
Controls lying() {
  Tracks t(changed(standing(), {{PelvisY, -0.20f},
                                {PelvisZ, -0.86f},
                                {PelvisPitch, -88.0f},
                                {WaistPitch, 2.0f},
                                {ChestPitch, 2.0f},
                                {NeckPitch, 8.0f},
                                {HeadPitch, 2.0f},
                                {HeadYaw, 18.0f},
                                {RFootX, 0.17f},
                                {RFootY, 0.76f},
                                {RFootPitch, -66.0f},
                                {RFootYaw, 24.0f},
                                {LFootX, -0.15f},
                                {LFootY, 0.30f},
                                {LFootYaw, 12.0f},
                                {LKneeOut, 12.0f}}));
  key_right_arm(t, 0.0f, {-2.0f, 30.0f, 60.0f, 40.0f, 60.0f});
  key_left_arm(t, 0.0f, {36.0f, -14.0f, 70.0f, 84.0f, 70.0f});
  return t.at(0.0f);
}

// Face down, as one falls.
Controls fallen() {
  Tracks t(changed(standing(),
                   {{PelvisY, 0.30f},     {PelvisZ, -0.865f},  {PelvisPitch, 88.0f}, {PelvisRoll, 6.0f},
                    {WaistPitch, 2.0f},   {ChestPitch, -2.0f}, {ChestRoll, 6.0f},    {NeckPitch, -10.0f},
                    {NeckYaw, 30.0f},     {HeadYaw, 42.0f},    {HeadPitch, -8.0f},   {RFootX, 0.20f},
                    {RFootY, -0.82f},     {RFootZ, 0.045f},    {RFootPitch, 140.0f}, {RFootYaw, 24.0f},
                    {RKneeOut, 40.0f},    {LFootX, -0.14f},    {LFootY, -0.84f},     {LFootZ, 0.045f},
                    {LFootPitch, 140.0f}, {LFootYaw, 14.0f}}));
  key_right_arm(t, 0.0f, {176.0f, 30.0f, 92.0f, 66.0f, 60.0f});
  key_left_arm(t, 0.0f, {-2.0f, 28.0f, 92.0f, 44.0f, 60.0f});
  return t.at(0.0f);
}

Controls kneeling() {
  Tracks t(changed(standing(), {{PelvisY, -0.06f},
                                {PelvisZ, -0.475f},
                                {ChestPitch, 4.0f},
                                {NeckPitch, 12.0f},
                                {HeadPitch, 4.0f},
                                {RFootX, 0.12f},
                                {RFootY, -0.44f},
                                {RFootZ, 0.0f},
                                {RFootPitch, 74.0f},
                                {RToes, 74.0f},
                                {RFootYaw, 4.0f},
                                {LFootY, 0.28f},
                                {LFootYaw, 6.0f}}));
  key_right_arm(t, 0.0f, {22.0f, 8.0f, 30.0f, 40.0f, 40.0f});
  key_left_arm(t, 0.0f, {50.0f, 4.0f, 30.0f, 62.0f, 60.0f});
  return t.at(0.0f);
}

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

// Down through a crouch to the seat, a hand behind for support.
Tracks sit_down(float end) {
  const Controls down = sitting();
  Tracks t(standing());
  t.key(0.0f, standing()).key(end, down);
  t.key(
      end * 0.5f,
      {{PelvisZ, -0.42f}, {PelvisY, -0.20f}, {PelvisPitch, 22.0f}, {WaistPitch, 16.0f}, {ChestPitch, 16.0f}});
  key_right_arm(t, end * 0.55f, {-30.0f, 26.0f, 20.0f, 16.0f, 60.0f});
  key_right_arm(t, end * 0.78f, {-34.0f, 26.0f, 20.0f, 24.0f, 60.0f});
  key_right_arm(t, end * 0.89f, {16.0f, 20.0f, 50.0f, 100.0f, 60.0f});
  key_left_arm(t, end * 0.55f, {50.0f, 10.0f, 20.0f, 30.0f, 40.0f});
  key_step(t, Foot::Right, end * 0.35f, end * 0.62f, standing(), down);
  key_step(t, Foot::Left, end * 0.62f, end * 0.92f, standing(), down);
  return t;
}

// Knees give way, then the body follows.
Tracks collapse(const Controls& from, float end) {
  const Controls down = fallen();
  Controls knees = changed(kneeling(), {{PelvisZ, -0.50f},
                                        {PelvisY, 0.02f},
                                        {ChestPitch, 20.0f},
                                        {HeadPitch, 24.0f},
                                        {LFootY, -0.40f},
                                        {LFootPitch, 74.0f},
                                        {LToes, 74.0f}});
  knees[RArmFlex] = 10.0f, knees[LArmFlex] = 6.0f;
  Tracks t(from);
  t.key(0.0f, from);
  t.key(end * 0.16f,
        {{ChestPitch, -10.0f}, {HeadPitch, -24.0f}, {PelvisY, -0.04f}, {RArmOut, 40.0f}, {LArmOut, 44.0f}});
  t.key(end * 0.50f, knees);
  // The knees stay where they are until the hips have passed over them.
  t.key(end * 0.66f, {{PelvisY, 0.20f},
                      {PelvisZ, -0.56f},
                      {PelvisPitch, 50.0f},
                      {RFootY, -0.46f},
                      {RFootPitch, 92.0f},
                      {LFootY, -0.44f},
                      {LFootPitch, 92.0f}});
  key_right_arm(t, end * 0.70f, {120.0f, 30.0f, 60.0f, 60.0f, 60.0f});
  t.key(end * 0.80f, down);
  t.key(end * 0.86f, {{ChestPitch, down[ChestPitch] - 5.0f},
                      {PelvisZ, down[PelvisZ] + 0.015f},
                      {HeadPitch, down[HeadPitch] - 8.0f}});
  t.key(end, down);
  return t;
}

// Takes the fall with the knees and comes up.
Tracks landing(const Controls& to, float end) {
  Tracks t(airborne(0.0f));
  t.key(0.0f, airborne(0.0f)).key(end, to);
  Controls low = crouching();
  for (std::size_t i = RFootX; i < kUsedControls; ++i) low[i] = to[i];
  low[PelvisZ] = -0.30f, low[PelvisY] = -0.06f;
  t.key(end * 0.36f, low);
  for (std::size_t i = RFootX; i < kUsedControls; ++i) t.key(2.0f, {{static_cast<int>(i), to[i]}});
  return t;
}

void add_rest(Score& score) {
  using namespace command;
  const auto still = [&](Command substate, const Controls& pose) {
    score.cycle(kNonCombat, substate,
                motion_of({score.play(breathing(pose), kStill)}, {}, {}, MotionData::kClearsModifiers));
  };
  const auto link = [&](Command from, Command to, std::vector<AnimData> anims) {
    score.link(kNonCombat, from, to, motion_of(std::move(anims)));
  };
  // Getting up is getting down played backwards.
  still(kCrouch, crouching());
  const AnimData crouch = score.play(passage(11, stance_change(standing(), crouching(), 12.0f)));
  link(kReady, kCrouch, {crouch});
  link(kCrouch, kReady, {backwards(crouch)});

  still(kSitting, sitting());
  const AnimData sit = score.play(passage(29, sit_down(30.0f)));
  link(kReady, kSitting, {sit});
  link(kSitting, kReady, {backwards(sit)});

  still(kSleeping, lying());
  const AnimData lie = score.play(passage(23, Tracks(sitting()).key(0.0f, sitting()).key(24.0f, lying())));
  link(kSitting, kSleeping, {lie});
  link(kSleeping, kSitting, {backwards(lie)});
  link(kReady, kSleeping, {sit, lie});
  link(kSleeping, kReady, {backwards(lie), backwards(sit)});

  still(kKneelState, kneeling());
  const AnimData kneel = score.play(passage(19, stance_change(standing(), kneeling(), 20.0f)));
  link(kReady, kKneelState, {kneel});
  link(kKneelState, kReady, {backwards(kneel)});
  link(kReady, kSanctuary, {kneel, backwards(kneel)});
}

}  // namespace

void add_postures(Score& score) {
  using namespace command;
  add_rest(score);
  score.cycle(kNonCombat, kFalling, motion_of({score.play(falling_cycle())}));
  Clip dead;
  dead.kind = Clip::Kind::Cycle;
  dead.frames = 2;
  dead.pose = [](float) { return fallen(); };
  score.cycle(kNonCombat, kDead, motion_of({score.play(dead)}, {}, {}, MotionData::kClearsModifiers));

  // From whatever one does, in every style.
  for (const Style& style : styles()) {
    const AnimData leap =
        score.play(passage(4, Tracks(style.stance).key(0.0f, style.stance).key(5.0f, airborne(0.0f))));
    score.link(style.command, 0, kFalling, motion_of({leap}));
    const AnimData land =
        score.play(passage(13, landing(style.stance, 14.0f), {{2.0f, wave_hook(kThudWave)}}));
    score.link(style.command, kFalling, kReady, motion_of({land}));
    const AnimData die =
        score.play(passage(33, collapse(style.stance, 34.0f),
                           {{17.0f, sound_type_hook(kFootstep1)}, {27.0f, wave_hook(kFallWave)}}));
    score.link(style.command, 0, kDead, motion_of({die}));
    if (style.command == kNonCombat) score.link(kNonCombat, kDead, kReady, motion_of({backwards(die)}));
  }
}

}  // namespace acm::sample::mannequin
