// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_motions.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

// A blow that is over at once: `struck` are additions to the stance at its worst moment.
Clip flinch(const Controls& stance, std::initializer_list<Change> struck) {
  constexpr int kFrames = 15;
  Tracks t(stance);
  for (const Change& c : struck) {
    const float rest = stance[static_cast<std::size_t>(c.control)];
    t.key(0.0f, {{c.control, rest}}).key(3.0f, {{c.control, rest + c.value}});
    t.key(7.0f, {{c.control, rest + 0.6f * c.value}}).key(kFrames + 1, {{c.control, rest}});
  }
  return one_shot(kFrames, t);
}

// Thrown off balance: two steps that carry the body `distance` metres along its own Y. The feet are keyed
// where they stand on the ground, so what the body travels is taken from them.
Clip stagger(const Controls& stance, float distance) {
  constexpr int kFrames = 27;
  constexpr float kEnd = kFrames + 1;
  const float sign = distance < 0.0f ? -1.0f : 1.0f;
  const auto moved = [&](float by) {
    return changed(stance, {{RFootY, stance[RFootY] + by}, {LFootY, stance[LFootY] + by}});
  };
  Tracks t(stance);
  t.key(0.0f, stance);
  t.key(4.0f, {{ChestPitch, stance[ChestPitch] + sign * 20.0f},
               {HeadPitch, stance[HeadPitch] - sign * 14.0f},
               {PelvisZ, stance[PelvisZ] - 0.04f},
               {RArmOut, 46.0f},
               {LArmOut, 52.0f},
               {RArmFlex, 40.0f},
               {LArmFlex, 34.0f}});
  t.key(10.0f,
        {{PelvisPitch, stance[PelvisPitch] + sign * 10.0f}, {WaistPitch, stance[WaistPitch] + sign * 8.0f}});
  t.key(16.0f, {{ChestPitch, stance[ChestPitch] - sign * 8.0f},
                {PelvisZ, stance[PelvisZ] - 0.09f},
                {RArmOut, 34.0f},
                {LArmOut, 36.0f}});
  key_step(t, Foot::Right, 2.0f, 9.0f, stance, moved(distance));
  key_step(t, Foot::Left, 9.0f, 16.0f, stance, moved(distance));
  t.settle(kEnd, moved(distance));
  const Curve travel({{1.0f, 0.0f}, {2.0f, 0.0f}, {15.0f, distance}, {kEnd - 1.0f, distance}});
  Clip clip =
      one_shot(kFrames, t, {{9.0f, sound_type_hook(kFootstep1)}, {16.0f, sound_type_hook(kFootstep2)}});
  clip.root = [travel](float time) { return Frame{{0.0f, travel.at(time), 0.0f}, {}}; };
  clip.pose = [t, travel](float time) {
    Controls c = t.at(time);
    c[RFootY] -= travel.at(time);
    c[LFootY] -= travel.at(time);
    return c;
  };
  return clip;
}

}  // namespace

void add_recoils(Score& score) {
  using namespace acm::command;
  for (const Style& style : styles()) {
    const auto action = [&](Command motion, const Clip& clip) {
      score.link(style.command, kReady, motion, motion_of({score.play(clip)}));
    };
    action(kTwitch1, flinch(style.stance, {{HeadPitch, -26.0f},
                                           {HeadYaw, 20.0f},
                                           {NeckPitch, -10.0f},
                                           {ChestPitch, -9.0f},
                                           {PelvisY, -0.03f}}));
    action(kTwitch2, flinch(style.stance, {{ChestPitch, 22.0f},
                                           {WaistPitch, 16.0f},
                                           {HeadPitch, 16.0f},
                                           {PelvisY, -0.07f},
                                           {PelvisZ, -0.05f},
                                           {RElbow, 20.0f},
                                           {LElbow, 20.0f}}));
    action(kTwitch3, flinch(style.stance, {{ChestYaw, -30.0f},
                                           {ChestRoll, -9.0f},
                                           {LShoulderForward, -0.05f},
                                           {HeadYaw, 16.0f},
                                           {LArmFlex, -26.0f},
                                           {PelvisX, -0.03f}}));
    action(kStaggerBackward, stagger(style.stance, -0.5f));
    action(kStaggerForward, stagger(style.stance, 0.45f));
  }
}

}  // namespace acm::sample::mannequin
