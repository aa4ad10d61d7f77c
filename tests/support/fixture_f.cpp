// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/fixture_f.h"

namespace acm::test {

namespace {

constexpr std::uint8_t kOnlyFromReady = MotionData::kOnlyFromDefaultState;

// Gives every frame the same step: so far, and so many radians to the left.
void walk_by_root_motion(Animation& animation, Vec3 step, float turn) {
  animation.flags |= Animation::kHasPositionFrames;
  animation.position_frames.assign(animation.frame_count, {step, from_rotation_vector({0.0f, 0.0f, turn})});
}

}  // namespace

TableSketch fixture_f() {
  TableSketch t(kNonCombat);
  t.style_default(kNonCombat, kReady).style_default(kSwordCombat, kReady);

  t.cycle(kNonCombat, kReady, {.anims = {t.anim("ready", 10)}});
  t.cycle(kNonCombat, kWalk, {.anims = {t.anim("walk", 10)}, .velocity = {0.0f, 3.12f, 0.0f}});
  t.cycle(kNonCombat, kRun, {.anims = {t.anim("run", 10)}, .velocity = {0.0f, 4.0f, 0.0f}});
  t.cycle(kNonCombat, kTurn,
          {.anims = {t.anim("turn", 10)}, .bits = kOnlyFromReady, .omega = {0.0f, 0.0f, -1.5f}});
  t.cycle(kNonCombat, kSide,
          {.anims = {t.anim("side", 10)}, .bits = kOnlyFromReady, .velocity = {1.25f, 0.0f, 0.0f}});
  t.cycle(kSwordCombat, kReady, {.anims = {t.anim("sready", 10)}});

  t.modifier(kTurn, {.omega = {0.0f, 0.0f, -1.5f}});
  t.modifier(kSide, {.velocity = {1.25f, 0.0f, 0.0f}});

  t.link(kNonCombat, kReady, kWalk, {.anims = {t.anim("r>w", 5)}});
  t.link(kNonCombat, kReady, kRun, {.anims = {t.anim("r>R", 5)}});
  t.link(kNonCombat, kReady, kWave, {.anims = {t.anim("wave", 20)}});
  t.link(kNonCombat, kReady, kSwordCombat, {.anims = {t.anim("draw", 5)}});
  t.link(kNonCombat, kWalk, kReady, {.anims = {t.anim("w>r", 5)}});
  t.link(kNonCombat, kWalk, kRun, {.anims = {t.anim("w>R", 5)}});
  t.link(kNonCombat, kRun, kReady, {.anims = {t.anim("R>r", 5)}});
  t.link(kNonCombat, kRun, kWalk, {.anims = {t.anim("R>w", 5)}});
  t.link(kSwordCombat, kReady, kNonCombat, {.anims = {t.anim("sheath", 5)}});
  return t;
}

TableSketch bare_sketch() {
  TableSketch t(kNonCombat);
  t.style_default(kNonCombat, kReady);
  t.cycle(kNonCombat, kReady, {.anims = {t.anim("ready", 10)}});
  return t;
}

void add_bow(TableSketch& t) {
  t.style_default(kBowCombat, kAim);
  t.cycle(kBowCombat, kAim, {.anims = {t.anim("bowaim", 10)}});
  t.cycle(kBowCombat, kReady, {.anims = {t.anim("bowready", 10)}});
  t.link(kNonCombat, kReady, kBowCombat, {.anims = {t.anim("bowdraw", 5)}});
}

void add_crouch(TableSketch& t) {
  t.cycle(kNonCombat, kCrouch, {.anims = {t.anim("crouch", 10)}, .bits = MotionData::kClearsModifiers});
}

void add_falling(TableSketch& t) {
  t.cycle(kNonCombat, command::kFalling, {.anims = {t.anim("falling", 10)}});
}

void add_slash(TableSketch& t) {
  t.link(kSwordCombat, kReady, kSlashHigh, {.anims = {t.anim("slash", 20)}});
  add_hook(t.animation("slash"), 12, {hook_direction::kForward, AttackHook{}});
}

const SketchedTable& table_f() {
  static const SketchedTable table = fixture_f().finish();
  return table;
}

const SketchedTable& crouching_table_f() {
  static const SketchedTable table = [] {
    TableSketch sketch = fixture_f();
    add_crouch(sketch);
    add_falling(sketch);
    return sketch.finish();
  }();
  return table;
}

TableSketch scenario_fixture() {
  TableSketch t = fixture_f();
  add_bow(t);
  add_crouch(t);
  add_falling(t);
  add_slash(t);
  t.cycle(kNonCombat, command::kDead, {.anims = {t.anim("die", 7), t.anim("dead", 2)}});

  constexpr Command kDance = 0x4000001C;
  t.cycle(kNonCombat, kDance, {.anims = {t.anim("dance", 8)}});
  t.link(kNonCombat, kReady, kDance, {.anims = {t.anim("r>d", 4)}});
  walk_by_root_motion(t.animation("dance"), {0.02f, 0.03f, 0.0f}, 0.11f);
  walk_by_root_motion(t.animation("r>w"), {0.0f, 0.05f, 0.0f}, 0.0f);

  add_hook(t.animation("walk"), 2, {hook_direction::kForward, SoundTableHook{1}});
  add_hook(t.animation("walk"), 7, {hook_direction::kBoth, SoundTableHook{2}});
  add_hook(t.animation("walk"), 9, {hook_direction::kBoth, NoOpHook{}});
  add_hook(t.animation("run"), 0, {hook_direction::kBackward, SoundTableHook{3}});
  add_hook(t.animation("run"), 4, {hook_direction::kBoth, SoundTableHook{4}});
  add_hook(t.animation("wave"), 5, {hook_direction::kForward, EtherealHook{1}});
  add_hook(t.animation("wave"), 15, {hook_direction::kForward, EtherealHook{0}});
  return t;
}

}  // namespace acm::test
