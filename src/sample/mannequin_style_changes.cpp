// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_motions.h"
#include "mannequin_stances.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

// The hand goes to the left hip and comes up with the blade.
Tracks draw_sword(const Controls& from, float end) {
  Tracks t = stance_change(from, sword_guard(), end);
  key_right_arm(t, end * 0.34f, {30.0f, -40.0f, 50.0f, 84.0f, 50.0f, 20.0f});
  t.key(end * 0.34f, {{ChestYaw, -16.0f}, {HeadPitch, 6.0f}, {RGrip, 100.0f}});
  key_right_arm(t, end * 0.70f, {108.0f, 20.0f, 40.0f, 56.0f, 0.0f, 10.0f});
  t.key(end * 0.70f, {{ChestYaw, 8.0f}});
  return t;
}

// The bow comes off the back with the left hand.
Tracks take_bow(float end) {
  Tracks t = stance_change(standing(), bow_ready(), end);
  key_left_arm(t, end * 0.36f, {160.0f, 20.0f, 50.0f, 138.0f, 30.0f});
  t.key(end * 0.36f, {{LGrip, 110.0f}, {LShoulderUp, 0.03f}, {HeadYaw, 8.0f}});
  key_left_arm(t, end * 0.68f, {92.0f, 40.0f, 40.0f, 40.0f, 0.0f});
  return t;
}

// Both hands sweep outward and up into readiness.
Tracks open_hands(float end) {
  Tracks t = stance_change(standing(), spell_ready(), end);
  key_right_arm(t, end * 0.5f, {40.0f, 54.0f, 30.0f, 30.0f, -60.0f});
  key_left_arm(t, end * 0.5f, {40.0f, 54.0f, 30.0f, 30.0f, -60.0f});
  t.key(end * 0.5f, {{HeadPitch, -14.0f}, {ChestPitch, -6.0f}});
  return t;
}

}  // namespace

// From NonCombat to every style and back. Fists and sword change into one another as well; any other change
// has to go through NonCombat (core 4.5).
void add_style_changes(Score& score) {
  using namespace acm::command;
  const auto both_ways = [&](Command from, Command to, int frames, const Tracks& tracks,
                             std::vector<TimedHook> hooks) {
    const AnimData change = score.play(one_shot(frames, tracks, std::move(hooks)));
    score.link(from, kReady, to, motion_of({change}));
    score.link(to, kReady, from, motion_of({backwards(change)}));
  };
  both_ways(kNonCombat, kHandCombat, 11, stance_change(standing(), fists(), 12.0f), {});
  both_ways(kNonCombat, kSwordCombat, 21, draw_sword(standing(), 22.0f), {{9.0f, sound_type_hook(kSwoosh2)}});
  both_ways(kNonCombat, kBowCombat, 21, take_bow(22.0f), {{10.0f, sound_type_hook(kSwoosh2)}});
  both_ways(kNonCombat, kMagic, 15, open_hands(16.0f), {});
  both_ways(kHandCombat, kSwordCombat, 21, draw_sword(fists(), 22.0f), {{9.0f, sound_type_hook(kSwoosh2)}});
}

}  // namespace acm::sample::mannequin
