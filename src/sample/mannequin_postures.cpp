// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_body.h"
#include "mannequin_motions.h"
#include "mannequin_stances.h"

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
                                {PelvisZ, -0.86f},
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
                                {PelvisZ, -0.88f},
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
  key_step(t, Foot::Left, end * 0.62f, end * 0.89f, standing(), down);
  return t;
}

// Back onto the elbows and down, while one leg stretches out and the other draws up.
Tracks lie_back(float end) {
  const Controls from = sitting(), to = lying();
  Tracks t(from);
  t.key(0.0f, from).key(end, to);
  key_step(t, Foot::Right, end * 0.12f, end * 0.60f, from, to);
  key_step(t, Foot::Left, end * 0.50f, end * 0.88f, from, to);
  t.key(end * 0.36f, {{RFootPitch, -24.0f}});
  return t;
}

}  // namespace

void add_postures(Score& score) {
  using namespace acm::command;
  const Ground floor = ground();
  const auto still = [&](Command substate, const Controls& pose) {
    score.cycle(
        kNonCombat, substate,
        motion_of({score.play(floor.under(breathing(pose)), kStill)}, {}, {}, MotionData::kClearsModifiers));
  };
  const auto way = [&](int frames, const Tracks& tracks) {
    return score.play(floor.under(one_shot(frames, tracks)));
  };
  const auto link = [&](Command from, Command to, Vector<AnimData> anims) {
    score.link(kNonCombat, from, to, motion_of(std::move(anims)));
  };
  // Getting up is getting down played backwards.
  still(kCrouch, crouching());
  const AnimData crouch = way(11, stance_change(standing(), crouching(), 12.0f));
  link(kReady, kCrouch, {crouch});
  link(kCrouch, kReady, {backwards(crouch)});

  still(kSitting, sitting());
  const AnimData sit = way(29, sit_down(30.0f));
  link(kReady, kSitting, {sit});
  link(kSitting, kReady, {backwards(sit)});

  still(kSleeping, lying());
  const AnimData lie = way(27, lie_back(28.0f));
  link(kSitting, kSleeping, {lie});
  link(kSleeping, kSitting, {backwards(lie)});
  link(kReady, kSleeping, {sit, lie});
  link(kSleeping, kReady, {backwards(lie), backwards(sit)});

  still(kKneelState, kneeling());
  const AnimData kneel = way(19, stance_change(standing(), kneeling(), 20.0f));
  link(kReady, kKneelState, {kneel});
  link(kKneelState, kReady, {backwards(kneel)});
  link(kReady, kSanctuary, {kneel, backwards(kneel)});
}

}  // namespace acm::sample::mannequin
