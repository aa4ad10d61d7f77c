// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_motions.h"
#include "mannequin_stances.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

constexpr ArmPose kBowArm{90.0f, 56.0f, 40.0f, 6.0f, 0.0f};
constexpr ArmPose kAtString{88.0f, -34.0f, 60.0f, 48.0f, 20.0f};
constexpr ArmPose kDrawn{98.0f, 8.0f, 78.0f, 140.0f, 10.0f};
constexpr ArmPose kLoosed{92.0f, 34.0f, 70.0f, 118.0f, 10.0f};

// The bow raised, the string not yet drawn.
Controls bow_raised() {
  const Controls c = changed(bow_ready(), {{PelvisYaw, 58.0f},
                                           {WaistYaw, 6.0f},
                                           {ChestYaw, 12.0f},
                                           {NeckYaw, -34.0f},
                                           {HeadYaw, -40.0f},
                                           {LShoulderForward, 0.01f},
                                           {RGrip, 70.0f}});
  Tracks t(c);
  key_left_arm(t, 0.0f, {kBowArm.flex, 70.0f, kBowArm.swivel, kBowArm.elbow, kBowArm.twist});
  key_right_arm(t, 0.0f, kAtString);
  return t.at(0.0f);
}

Controls bow_drawn() {
  Tracks t(
      changed(bow_raised(), {{ChestRoll, -3.0f}, {LShoulderForward, 0.02f}, {RShoulderForward, -0.03f}}));
  key_left_arm(t, 0.0f, {kBowArm.flex, 74.0f, kBowArm.swivel, 3.0f, kBowArm.twist});
  key_right_arm(t, 0.0f, kDrawn);
  return t.at(0.0f);
}

// Hand at the quiver behind the right shoulder.
Controls at_quiver() {
  Tracks t(
      changed(bow_ready(), {{ChestYaw, 14.0f}, {HeadYaw, -20.0f}, {RShoulderUp, 0.03f}, {RGrip, 40.0f}}));
  key_right_arm(t, 0.0f, {168.0f, 24.0f, 50.0f, 140.0f, 30.0f});
  return t.at(0.0f);
}

Tracks raise_and_draw(float raised, float drawn) {
  Tracks t(bow_ready());
  t.key(0.0f, bow_ready()).key(raised, bow_raised()).key(drawn, bow_drawn());
  return t;
}

// The string hand springs back and the bow tips; both come down together.
void key_release(Tracks& t, float at) {
  t.key(at, bow_drawn());
  key_right_arm(t, at + 2.0f, kLoosed);
  t.key(at + 2.0f, {{RGrip, 20.0f}, {ChestYaw, 15.0f}});
  t.key(at + 3.0f, {{LArmFlex, kBowArm.flex + 5.0f}, {LWristTilt, -16.0f}});
  t.key(at + 8.0f, {{LArmFlex, kBowArm.flex + 1.0f}, {LWristTilt, -8.0f}});
}

}  // namespace

void add_archery(Score& score) {
  using namespace acm::command;
  const Controls rest = bow_ready(), drawn = bow_drawn();
  const auto link = [&](Command from, Command to, Vector<AnimData> anims) {
    score.link(kBowCombat, from, to, motion_of(std::move(anims)));
  };

  Tracks shot = raise_and_draw(9.0f, 19.0f);
  key_release(shot, 24.0f);
  shot.settle(43.0f, rest);
  link(kReady, kShoot, {score.play(one_shot(42, shot, {{25.0f, wave_hook(kTwangWave)}}))});

  const AnimData raise = score.play(one_shot(18, raise_and_draw(9.0f, 19.0f)));
  score.cycle(kBowCombat, kAimLevel, motion_of({score.play(breathing(drawn), 24.0f)}));
  link(kReady, kAimLevel, {raise});
  link(kAimLevel, kReady, {backwards(raise)});
  Tracks again(drawn);
  key_release(again, 0.0f);
  again.key(14.0f, bow_raised()).key(26.0f, drawn);
  link(kAimLevel, kShoot, {score.play(one_shot(25, again, {{2.0f, wave_hook(kTwangWave)}}))});

  Tracks reload(rest);
  reload.key(0.0f, rest).key(9.0f, at_quiver()).key(12.0f, at_quiver());
  Controls nocked = rest;
  nocked[RArmFlex] = 46.0f, nocked[RArmOut] = -30.0f, nocked[RElbow] = 62.0f, nocked[RGrip] = 80.0f;
  nocked[LArmFlex] = 46.0f, nocked[HeadPitch] = 6.0f;
  reload.key(24.0f, nocked);
  score.cycle(kBowCombat, kReload, motion_of({score.play(breathing(nocked), 24.0f)}));
  link(kReady, kReload, {score.play(one_shot(23, reload, {{11.0f, sound_type_hook(kSwoosh2)}}))});
  link(kReload, kReady, {score.play(one_shot(9, Tracks(nocked).key(0.0f, nocked).key(10.0f, rest)))});
}

}  // namespace acm::sample::mannequin
