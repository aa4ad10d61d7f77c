// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/human_table.h"

#include "acmotion/commands.hpp"

namespace acm::test {

namespace {

// Gives every frame the same step forwards; 0 is the identity that most animations have.
void step_by_root_motion(Animation& animation, float metres) {
  animation.flags |= Animation::kHasPositionFrames;
  animation.position_frames.assign(animation.frame_count, {{0.0f, metres, 0.0f}, {}});
}

void add_style(TableSketch& t, Command style, const AnimData& ready, const AnimData& turn) {
  t.style_default(style, command::kReady);
  t.cycle(style, command::kReady, {.anims = {ready}});
  t.cycle(style, command::kTurnRight,
          {.anims = {turn}, .bits = MotionData::kOnlyFromDefaultState, .omega = {0.0f, 0.0f, -1.5f}});
}

void add_gaits(TableSketch& t) {
  constexpr Command kStyle = command::kNonCombat;
  t.cycle(kStyle, command::kWalkForward, {.anims = {t.anim("walk", 15)}});
  t.cycle(kStyle, command::kRunForward, {.anims = {t.anim("run", 24)}});
  t.link(kStyle, command::kReady, command::kWalkForward, {.anims = {t.anim("ready to walk", 11)}});
  t.link(kStyle, command::kReady, command::kRunForward, {.anims = {t.anim("ready to run", 11)}});
  t.link(kStyle, command::kWalkForward, command::kReady, {.anims = {t.anim("walk to ready", 12)}});
  t.link(kStyle, command::kRunForward, command::kReady, {.anims = {t.anim("run to ready", 12)}});
  step_by_root_motion(t.animation("walk"), 0.104f);
  step_by_root_motion(t.animation("run"), kHumanRunStep);
  step_by_root_motion(t.animation("ready to walk"), 0.06f);
  step_by_root_motion(t.animation("ready to run"), kHumanStartStep);
  step_by_root_motion(t.animation("walk to ready"), 0.03f);
  step_by_root_motion(t.animation("run to ready"), kHumanStopStep);
}

// What looks like a fault in a table and is ordinary data.
void add_held_poses(TableSketch& t) {
  constexpr Command kStyle = command::kNonCombat;
  t.cycle(kStyle, command::kReload, {.anims = {t.anim("reload", 1, 0.0f)}});
  AnimData pickup = t.anim("pickup", 20, 0.0f);
  pickup.low_frame = 12;
  pickup.high_frame = 4;
  t.cycle(kStyle, command::kPickup, {.anims = {pickup}});
  AnimData sleep = t.anim("sleep", 20);
  sleep.high_frame = 25;
  t.cycle(kStyle, command::kSleeping, {.anims = {sleep}});
  t.cycle(kStyle, command::kSitting, {});
}

}  // namespace

TableSketch human_table() {
  TableSketch t(command::kNonCombat);
  // One after the other: animations are numbered as they are made, and arguments have no order.
  const AnimData ready = t.anim("ready", 33), turn = t.anim("turn", 30);
  const AnimData fists = t.anim("fists", 32), turn_with_fists = t.anim("turn with fists", 29);
  add_style(t, command::kNonCombat, ready, turn);
  add_style(t, command::kHandCombat, fists, turn_with_fists);
  add_gaits(t);
  t.cycle(command::kNonCombat, command::kFalling, {.anims = {t.anim("falling", 22)}});
  t.modifier(command::kTurnRight, {.omega = {0.0f, 0.0f, -1.5f}});
  t.link(command::kNonCombat, command::kReady, command::kHandCombat, {.anims = {t.anim("raise fists", 14)}});
  t.link(command::kHandCombat, command::kReady, command::kNonCombat, {.anims = {t.anim("lower fists", 14)}});
  for (const char* standing : {"ready", "turn", "fists", "turn with fists", "falling"})
    step_by_root_motion(t.animation(standing), 0.0f);
  add_held_poses(t);
  return t;
}

}  // namespace acm::test
