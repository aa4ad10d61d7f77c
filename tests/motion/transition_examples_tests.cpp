// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The worked examples of the motion table, by number.
#include "motion/transition.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"
#include "support/table_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

SketchedTable extended(void (*extend)(TableSketch&)) {
  TableSketch sketch = fixture_f();
  extend(sketch);
  return sketch.finish();
}

TEST(TransitionExamples, core_13_21_walk) {
  TableBody b = TableBody::fresh(table_f());
  const Transition t = b.start(kWalk);
  EXPECT_TRUE(t.ok);
  EXPECT_EQ(t.anims, 1u);
  EXPECT_EQ(b.playing(), "r>w walk");
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 3.12f, 0.0f});
  EXPECT_EQ(b.seq.current, 0);
  EXPECT_EQ(b.seq.frame_number, 0.0);
}

TEST(TransitionExamples, core_13_22_faster_walk_restarts_nothing) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  b.seq.frame_number = 2.5;
  const Transition t = b.start(kWalk, 1.5f);
  EXPECT_EQ(t.anims, 0u);
  EXPECT_EQ(b.playing_at(), "r>w@30 walk@45");
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 4.68f, 0.0f});
  EXPECT_EQ(b.seq.frame_number, 2.5);
}

TEST(TransitionExamples, core_13_23_walking_turns_backwards_through_ready) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  b.settle();
  const Transition t = b.start(kWalk, -0.65f);
  EXPECT_EQ(b.playing_at(), "w>r@30 w>r@-19.5 walk@-19.5");
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, -2.028f, 0.0f});
  EXPECT_EQ(t.anims, 2u);
}

TEST(TransitionExamples, core_13_24_stopping_from_backwards_plays_the_way_in_backwards) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk, -0.65f);
  b.settle();
  const Transition t = b.start(kReady);
  EXPECT_EQ(b.playing_at(), "r>w@-30 ready@30");
  EXPECT_EQ(b.seq.current, 0);
  EXPECT_NEAR(b.seq.frame_number, 4.9998, 1e-6);
  EXPECT_EQ(t.anims, 1u);
}

TEST(TransitionExamples, core_13_25_from_backwards_to_running) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk, -0.65f);
  b.settle();
  const Transition t = b.start(kRun);
  EXPECT_EQ(b.playing_at(), "r>w@-19.5 r>R@30 run@30");
  EXPECT_EQ(t.anims, 2u);
}

TEST(TransitionExamples, core_13_26_turning_on_the_spot_is_a_cycle) {
  TableBody b = TableBody::fresh(table_f());
  const Transition t = b.start(kTurn);
  EXPECT_EQ(b.state.substate, kTurn);
  EXPECT_EQ(b.playing(), "turn");
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, -1.5f});
  EXPECT_EQ(b.modifiers(), "");
  EXPECT_EQ(t.anims, 0u);
}

TEST(TransitionExamples, core_13_27_ready_while_turning_changes_nothing_and_stopping_the_turn_does) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kTurn);
  const Transition ready = b.start(kReady);
  EXPECT_TRUE(ready.ok);
  EXPECT_EQ(ready.anims, 0u);
  EXPECT_EQ(b.playing(), "turn");
  EXPECT_EQ(b.state.substate, kTurn);

  EXPECT_TRUE(b.stop(kTurn).ok);
  EXPECT_EQ(b.playing(), "ready");
  EXPECT_EQ(b.seq.omega, Vec3{});
  EXPECT_EQ(b.state.substate, kReady);
}

TEST(TransitionExamples, core_13_28_a_turn_becomes_a_modifier_when_walking_begins) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kTurn);
  b.start(kWalk);
  EXPECT_EQ(b.playing(), "r>w walk");
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 3.12f, 0.0f});
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, -1.5f});
  EXPECT_EQ(b.modifiers(), "TurnRight@1");

  b.stop(kTurn);
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, 0.0f});
  EXPECT_EQ(b.modifiers(), "");
  EXPECT_EQ(b.state.substate, kWalk);
}

// Running at 2, turning at 1.5, sidestepping at 1.248.
void run_turn_and_sidestep(TableBody& b) {
  b.start(kRun, 2.0f);
  EXPECT_EQ(b.start(kTurn, 1.5f).anims, 0u);
  EXPECT_EQ(b.start(kSide, 1.248f).anims, 0u);
}

TEST(TransitionExamples, core_13_29_modifiers_add_their_velocities) {
  TableBody b = TableBody::fresh(table_f());
  run_turn_and_sidestep(b);
  EXPECT_VEC_NEAR(b.seq.velocity, {1.56f, 8.0f, 0.0f});
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, -2.25f});
  EXPECT_EQ(b.modifiers(), "SideStepRight@1.248 TurnRight@1.5");
  EXPECT_EQ(b.playing_at(), "r>R@60 run@60");
}

TEST(TransitionExamples, core_13_30_a_modifier_issued_again_takes_the_new_speed) {
  TableBody b = TableBody::fresh(table_f());
  run_turn_and_sidestep(b);
  b.start(kTurn, -1.5f);
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, 2.25f});
  EXPECT_EQ(b.modifiers(), "TurnRight@-1.5 SideStepRight@1.248");
}

TEST(TransitionExamples, core_13_31_two_modifiers_reapply_the_head_twice) {
  TableBody b = TableBody::fresh(table_f());
  run_turn_and_sidestep(b);
  b.start(kTurn, -1.5f);
  b.start(kWalk);
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 3.12f, 0.0f});
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, 4.5f});
  EXPECT_EQ(b.modifiers(), "TurnRight@-1.5 SideStepRight@1.248");

  b.start(kSide, 1.248f);
  b.start(kTurn, -1.5f);
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 3.12f, 0.0f});
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, 4.5f});
}

TEST(TransitionExamples, core_13_32_a_turn_laid_over_running_becomes_the_cycle_when_running_ends) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kRun);
  b.start(kTurn);
  const Transition t = b.start(kReady);
  EXPECT_EQ(b.state.substate, kTurn);
  EXPECT_EQ(b.playing(), "r>R R>r turn");
  EXPECT_EQ(t.anims, 1u);
  EXPECT_EQ(b.modifiers(), "");
}

TEST(TransitionExamples, core_13_33_an_action_plays_once_and_returns_to_the_cycle) {
  TableBody b = TableBody::fresh(table_f());
  const Transition t = b.start(kWave);
  EXPECT_EQ(b.playing(), "wave ready");
  EXPECT_EQ(b.actions(), "Wave@1");
  EXPECT_EQ(t.anims, 1u);
  EXPECT_EQ(b.state.substate, kReady);
}

TEST(TransitionExamples, core_13_34_an_action_without_a_direct_link_goes_through_ready_and_back) {
  TableBody b = TableBody::fresh(table_f());
  EXPECT_EQ(b.start(kWalk).anims, 1u);
  EXPECT_EQ(b.start(kWave).anims, 3u);
  EXPECT_EQ(b.playing(), "r>w w>r wave r>w walk");
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 3.12f, 0.0f});
}

TEST(TransitionExamples, core_13_35_drawing_and_sheathing) {
  TableBody b = TableBody::fresh(table_f());
  EXPECT_EQ(b.start(kSwordCombat).anims, 1u);
  EXPECT_EQ(b.playing(), "draw sready");
  EXPECT_EQ(b.state.style, kSwordCombat);

  const Transition again = b.start(kSwordCombat);
  EXPECT_TRUE(again.ok);
  EXPECT_EQ(again.anims, 0u);
  EXPECT_EQ(b.playing(), "draw sready");

  b.start(kNonCombat);
  EXPECT_EQ(b.playing(), "draw sheath ready");
}

TEST(TransitionExamples, core_13_36_a_style_is_left_through_its_default) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  EXPECT_EQ(b.start(kSwordCombat).anims, 2u);
  EXPECT_EQ(b.playing(), "r>w w>r draw sready");
}

TEST(TransitionExamples, core_13_37_styles_without_a_link_change_through_the_default_style) {
  const SketchedTable table = extended(add_bow);
  TableBody b = TableBody::fresh(table);
  b.start(kSwordCombat);
  b.settle();
  const Transition t = b.start(kBowCombat);
  EXPECT_EQ(b.playing(), "sheath bowdraw bowaim");
  EXPECT_EQ(b.state.substate, kAim);
  EXPECT_EQ(t.anims, 2u);
}

TEST(TransitionExamples, core_13_38_a_cycle_that_clears_modifiers_takes_none) {
  const SketchedTable table = extended(add_crouch);
  TableBody b = TableBody::fresh(table);
  b.start(kRun);
  b.start(kTurn);
  b.start(kCrouch);
  EXPECT_EQ(b.modifiers(), "");
  EXPECT_EQ(b.seq.omega, Vec3{});
  EXPECT_EQ(b.playing(), "r>R R>r crouch");
  EXPECT_FALSE(b.start(kTurn).ok);
}

TEST(TransitionExamples, core_13_39_stopping_everything) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kRun);
  b.start(kTurn);
  EXPECT_EQ(b.stop_completely().anims, 1u);
  EXPECT_EQ(b.playing(), "r>R R>r ready");
  EXPECT_EQ(b.modifiers(), "");
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 0.0f, 0.0f});
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, 0.0f});

  EXPECT_EQ(b.stop_completely().anims, 0u);
  EXPECT_EQ(b.playing(), "r>R R>r ready");
}

TEST(TransitionExamples, core_13_40_motions_that_the_table_lacks_are_refused) {
  TableBody b = TableBody::fresh(table_f());
  EXPECT_FALSE(b.start(0x40000029).ok);
  EXPECT_FALSE(b.stop(kSide).ok);
  EXPECT_EQ(b.playing(), "ready");
}

TEST(TransitionExamples, core_13_41_turning_is_a_cycle_only_from_ready_or_itself) {
  const MotionTable& table = *table_f().bound().table;
  const MotionData* turn = table.find_cycle(motion_key(kNonCombat, kTurn));
  MotionState state;
  state.style = kNonCombat;
  state.substate = kWalk;
  EXPECT_FALSE(is_allowed(table, kTurn, turn, state));
  state.substate = kTurn;
  EXPECT_TRUE(is_allowed(table, kTurn, turn, state));
  state.substate = kReady;
  EXPECT_TRUE(is_allowed(table, kTurn, turn, state));
}

TEST(TransitionExamples, core_13_42_a_cycle_once_at_speed_0_keeps_standing) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  b.settle();
  b.start(kWalk, 0.0f);
  EXPECT_EQ(b.playing_at(), "walk@0");
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 0.0f, 0.0f});
  b.start(kWalk, 1.0f);
  EXPECT_EQ(b.playing_at(), "walk@0");
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 3.12f, 0.0f});
}

}  // namespace
}  // namespace acm
