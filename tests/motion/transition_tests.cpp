// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/transition.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"
#include "support/table_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

// Name of the first animation of a link; "none".
std::string link_name(const SketchedTable& table, Command from, float from_speed, Command to, float to_speed,
                      Command style = kNonCombat) {
  const BoundTable& bound = table.bound();
  const MotionData* link = find_link(*bound.table, style, from, from_speed, to, to_speed);
  return link ? table.name_of(*bound.anims_of(*link)[0].animation) : "none";
}

TEST(FindLink, core_4_3_forwards_it_is_filed_under_where_it_begins) {
  EXPECT_EQ(link_name(table_f(), kReady, 1.0f, kWalk, 1.0f), "r>w");
  EXPECT_EQ(link_name(table_f(), kWalk, 0.0f, kReady, 0.0f), "w>r");
  EXPECT_EQ(link_name(table_f(), kWalk, 1.0f, kWave, 1.0f), "none");
}

TEST(FindLink, core_4_3_backwards_it_is_filed_under_where_it_ends) {
  EXPECT_EQ(link_name(table_f(), kWalk, -1.0f, kRun, 1.0f), "R>w");
  EXPECT_EQ(link_name(table_f(), kWalk, 1.0f, kRun, -1.0f), "R>w");
}

TEST(FindLink, core_4_3_forwards_a_link_of_the_whole_style_serves) {
  TableSketch t = fixture_f();
  t.style_link(kNonCombat, kWave, {.anims = {t.anim("anywave", 3)}});
  const SketchedTable table = t.finish();
  EXPECT_EQ(link_name(table, kWalk, 1.0f, kWave, 1.0f), "anywave");
  EXPECT_EQ(link_name(table, kReady, 1.0f, kWave, 1.0f), "wave");
  EXPECT_EQ(link_name(table, kWalk, -1.0f, kWave, 1.0f), "w>r");  // backwards it does not
}

TEST(FindLink, core_4_3_backwards_the_way_to_the_default_serves) {
  EXPECT_EQ(link_name(table_f(), kWalk, -1.0f, kCrouch, 1.0f), "w>r");
  EXPECT_EQ(link_name(table_f(), kCrouch, -1.0f, kWalk, 1.0f), "none");
}

TEST(FindLink, core_4_1_no_link_leads_from_or_to_a_missing_default) {
  TableSketch t = fixture_f();
  t.style_link(kNonCombat, kWave, {.anims = {t.anim("anywave", 3)}});
  const SketchedTable table = t.finish();
  EXPECT_EQ(link_name(table, 0, 1.0f, kWave, 1.0f), "none");
  EXPECT_EQ(link_name(table, kWave, -1.0f, 0, 1.0f), "none");
}

TEST(IsAllowed, core_4_4_no_cycle_is_never_allowed) {
  MotionState state;
  EXPECT_FALSE(is_allowed(*table_f().bound().table, kWalk, nullptr, state));
}

TEST(IsAllowed, core_4_4_without_the_bit_always) {
  const MotionTable& table = *table_f().bound().table;
  MotionState state;
  state.style = kNonCombat;
  state.substate = kRun;
  EXPECT_TRUE(is_allowed(table, kWalk, table.find_cycle(motion_key(kNonCombat, kWalk)), state));
}

TEST(Transition, core_4_2_the_motion_added_last_decides_the_velocities_at_once) {
  TableSketch t = fixture_f();
  t.cycle(kNonCombat, kCrouch, {.anims = {t.anim("crouch", 10)}, .velocity = {0.0f, 1.0f, 0.0f}});
  t.link(kNonCombat, kReady, kCrouch, {.anims = {t.anim("r>c", 5)}, .velocity = {9.0f, 9.0f, 9.0f}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.start(kCrouch, 2.0f);
  EXPECT_EQ(b.seq.current, 0);                          // the link plays,
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 2.0f, 0.0f});  // the cycle moves
}

TEST(Transition, core_4_2_the_range_of_an_anim_stays_when_played_backwards) {
  TableSketch t = fixture_f();
  AnimData part = t.anim("crouch", 10);
  part.low_frame = 2;
  part.high_frame = 6;
  t.cycle(kNonCombat, kCrouch, {.anims = {part}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.start(kCrouch, -2.0f);
  const SequenceNode& node = b.seq.nodes.at(b.pool, b.seq.nodes.size() - 1);
  EXPECT_EQ(node.low_frame, 2);
  EXPECT_EQ(node.high_frame, 6);
  EXPECT_EQ(node.framerate, -60.0f);
}

TEST(Transition, core_4_2_zero_counts_as_forwards) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk, 0.0f);
  b.settle();
  EXPECT_EQ(b.start(kWalk, 1.0f).anims, 0u);  // a change of speed, no restart
  EXPECT_EQ(b.start(kWalk, -1.0f).anims, 2u);
}

TEST(Transition, core_4_5_without_a_state_everything_is_refused) {
  TableBody b(table_f());
  for (const Command motion : {kReady, kWalk, kSwordCombat, kWave, kTurn}) EXPECT_FALSE(b.start(motion).ok);
  EXPECT_EQ(b.playing(), "");
  EXPECT_EQ(b.state.substate, 0u);
}

TEST(Transition, core_4_5_A_a_style_without_default_or_cycle_is_refused) {
  TableSketch t = fixture_f();
  t.style_default(kBowCombat, kAim);
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  EXPECT_FALSE(b.start(kBowCombat).ok);
  EXPECT_FALSE(b.start(0x80000040).ok);
  EXPECT_EQ(b.state.style, kNonCombat);
}

TEST(Transition, core_4_5_A_a_change_of_style_keeps_modifiers_unless_the_new_cycle_clears_them) {
  constexpr Command kSpin = 0x20000101;  // a modifier and nothing else
  for (const std::uint8_t bits : {std::uint8_t{0}, MotionData::kClearsModifiers}) {
    TableSketch t = fixture_f();
    t.modifier(kSpin, {.omega = {0.0f, 0.0f, -1.5f}});
    t.style_default(kBowCombat, kReady);
    t.cycle(kBowCombat, kReady, {.anims = {t.anim("bow", 10)}, .bits = bits});
    const SketchedTable table = t.finish();
    TableBody b = TableBody::fresh(table);
    b.start(kSpin, 2.0f);
    b.start(kBowCombat);
    EXPECT_EQ(b.state.modifiers.size(), bits == 0 ? 1u : 0u);
    EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, bits == 0 ? -3.0f : 0.0f});
  }
}

TEST(Transition, core_4_5_A_speed_reaches_all_links_and_the_new_cycle) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  b.settle();
  b.start(kSwordCombat, 2.0f);
  EXPECT_EQ(b.playing_at(), "w>r@60 draw@60 sready@60");
  EXPECT_EQ(b.state.substate_speed, 2.0f);
}

TEST(Transition, core_4_5_B_a_missing_cycle_is_borrowed_from_the_default_style) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kSwordCombat);
  b.settle();
  EXPECT_TRUE(b.start(kWalk).ok);
  EXPECT_EQ(b.playing(), "walk");
  EXPECT_EQ(b.state.style, kSwordCombat);
}

TEST(Transition, core_4_5_B_without_a_direct_link_the_way_leads_over_the_default) {
  TableSketch t = fixture_f();
  add_crouch(t);
  t.link(kNonCombat, kReady, kCrouch, {.anims = {t.anim("r>c", 5)}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.start(kWalk, 2.0f);
  b.settle();
  EXPECT_EQ(b.start(kCrouch, 0.5f).anims, 2u);
  EXPECT_EQ(b.playing_at(), "w>r@60 r>c@15 crouch@15");
}

TEST(Transition, core_4_5_B_an_empty_sequence_restarts_the_same_cycle) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  clear_animations(b.seq, b.pool);
  EXPECT_EQ(b.start(kWalk).anims, 2u);
  EXPECT_EQ(b.playing(), "w>r r>w walk");
}

TEST(Transition, core_4_5_B_several_anims_of_a_cycle_count_all_but_the_last) {
  TableSketch t = fixture_f();
  t.cycle(kNonCombat, kCrouch, {.anims = {t.anim("c1", 3), t.anim("c2", 3), t.anim("c3", 3)}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  EXPECT_EQ(b.start(kCrouch).anims, 2u);
  EXPECT_EQ(b.playing(), "c1 c2 c3");
}

TEST(Transition, core_4_5_a_transition_without_animations_counts_0) {
  TableSketch t = fixture_f();
  t.cycle(kNonCombat, kCrouch, {});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  const Transition result = b.start(kCrouch);
  EXPECT_TRUE(result.ok);
  EXPECT_EQ(result.anims, 0u);
  EXPECT_EQ(b.playing(), "");
}

TEST(Transition, core_4_5_C_an_action_needs_the_cycle_it_returns_to) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kSwordCombat);
  b.start(kWalk);  // borrowed: SwordCombat itself has no walking
  EXPECT_FALSE(b.start(kWave).ok);
}

TEST(Transition, core_4_5_C_the_action_has_its_own_speed_and_the_cycle_keeps_its_own) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk, 1.5f);
  b.settle();
  EXPECT_EQ(b.start(kWave, 2.0f).anims, 3u);
  EXPECT_EQ(b.playing_at(), "w>r@30 wave@60 r>w@30 walk@45");
  EXPECT_EQ(b.actions(), "Wave@2");
}

TEST(Transition, core_4_5_C_a_missing_way_back_is_left_out) {
  TableSketch t = bare_sketch();
  t.cycle(kNonCombat, kWalk, {.anims = {t.anim("walk", 10)}});
  t.link(kNonCombat, kWalk, kReady, {.anims = {t.anim("w>r", 5)}});
  t.link(kNonCombat, kReady, kWave, {.anims = {t.anim("wave", 5)}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.start(kWalk);
  b.settle();
  EXPECT_EQ(b.start(kWave).anims, 2u);
  EXPECT_EQ(b.playing(), "w>r wave walk");
}

TEST(Transition, core_4_5_C_an_action_that_cannot_be_reached_is_refused) {
  TableSketch t = bare_sketch();
  t.cycle(kNonCombat, kWalk, {.anims = {t.anim("walk", 10)}});
  t.link(kNonCombat, kReady, kWave, {.anims = {t.anim("wave", 5)}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.start(kWalk);
  EXPECT_FALSE(b.start(kWave).ok);  // no way from walk to Ready
  EXPECT_FALSE(b.start(kSlashHigh).ok);
  EXPECT_EQ(b.actions(), "");
}

TEST(Transition, core_4_5_D_a_modifier_of_the_style_goes_before_one_of_all_styles) {
  TableSketch t = fixture_f();
  t.modifier(kNonCombat, kTurn, {.omega = {0.0f, 0.0f, -7.0f}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.start(kWalk);
  b.start(kTurn);
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, -7.0f});
  b.stop(kTurn);
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, 0.0f});
}

TEST(Transition, core_4_5_D_without_data_a_modifier_is_refused) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  EXPECT_FALSE(b.start(0x2000000C).ok);
  EXPECT_EQ(b.modifiers(), "");
}

TEST(Transition, core_4_6_in_the_default_a_turn_is_a_cycle_and_while_walking_a_modifier) {
  TableBody standing = TableBody::fresh(table_f());
  standing.start(kSide);
  EXPECT_EQ(standing.state.substate, kSide);
  TableBody walking = TableBody::fresh(table_f());
  walking.start(kWalk);
  walking.start(kSide);
  EXPECT_EQ(walking.state.substate, kWalk);
  EXPECT_EQ(walking.modifiers(), "SideStepRight@1");
}

TEST(Transition, core_4_6_a_modifier_survives_a_change_of_speed) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  b.start(kTurn);
  b.start(kWalk, 2.0f);
  EXPECT_VEC_NEAR(b.seq.velocity, {0.0f, 6.24f, 0.0f});
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, -1.5f});
}

TEST(Transition, core_4_6_one_modifier_survives_an_action) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  b.start(kTurn, 2.0f);
  b.start(kWave);
  EXPECT_EQ(b.modifiers(), "TurnRight@2");
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, -3.0f});
}

TEST(Transition, core_4_7_repaired_every_modifier_is_laid_on_again) {
  TableBody b = TableBody::fresh(table_f(), {.reapply_every_modifier = true});
  b.start(kRun, 2.0f);
  b.start(kTurn, 1.5f);
  b.start(kSide, 1.248f);
  b.start(kWalk);
  EXPECT_VEC_NEAR(b.seq.velocity, {1.56f, 3.12f, 0.0f});
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, -2.25f});
  EXPECT_EQ(b.modifiers(), "SideStepRight@1.248 TurnRight@1.5");
}

TEST(Transition, core_4_7_modifiers_that_a_nested_transition_clears_end_the_reapplication) {
  // The turn is a cycle that clears modifiers; running ends with two laid over it.
  TableSketch t = fixture_f();
  t.cycle(kNonCombat, kTurn,
          {.anims = {t.anim("spin", 10)},
           .bits = MotionData::kClearsModifiers | MotionData::kOnlyFromDefaultState,
           .omega = {0.0f, 0.0f, -1.5f}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.start(kRun);
  b.start(kSide);
  b.start(kTurn);
  EXPECT_TRUE(b.start(kReady).ok);
  EXPECT_EQ(b.state.substate, kTurn);
  EXPECT_EQ(b.modifiers(), "");
}

TEST(Transition, core_4_8_stopping_the_cycle_leads_to_the_default_at_speed_1) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk, 2.0f);
  b.settle();
  const Transition t = b.stop(kWalk);
  EXPECT_TRUE(t.ok);
  EXPECT_EQ(t.anims, 1u);
  EXPECT_EQ(b.playing_at(), "w>r@30 ready@30");
}

TEST(Transition, core_4_8_stopping_the_cycle_succeeds_even_where_nothing_can_follow) {
  TableSketch t = fixture_f();
  t.style_default(kBowCombat, kAim);
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.start(kWalk);
  b.state.style = kBowCombat;  // its default has no cycle
  EXPECT_TRUE(b.stop(kWalk).ok);
  EXPECT_EQ(b.state.substate, kWalk);
}

TEST(Transition, core_4_8_a_modifier_is_taken_off_at_the_speed_it_was_laid_on) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  b.start(kTurn, 2.5f);
  EXPECT_TRUE(b.stop(kTurn).ok);
  EXPECT_VEC_NEAR(b.seq.omega, {0.0f, 0.0f, 0.0f});
  EXPECT_FALSE(b.stop(kTurn).ok);
}

TEST(Transition, core_4_8_other_motions_cannot_be_stopped) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWave);
  const std::string playing = b.playing_at();
  for (const Command other : {kWave, kWalk, kNonCombat}) EXPECT_FALSE(b.stop(other).ok);
  EXPECT_EQ(b.playing_at(), playing);
  EXPECT_EQ(b.state.substate, kReady);
  EXPECT_EQ(b.state.actions.size(), 1u);
}

TEST(Transition, core_4_9_a_modifier_without_data_does_not_hang_a_full_stop) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  add_modifier(b.state, b.pool, {0x2000000C, 1.0f});
  EXPECT_TRUE(b.stop_completely().ok);
  EXPECT_EQ(b.state.substate, kReady);
}

TEST(Transition, core_4_9_succeeds_when_any_part_does) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kWalk);
  b.start(kTurn);
  b.state.substate = 0x2000000C;  // nothing that can be stopped
  EXPECT_TRUE(b.stop_completely().ok);
  EXPECT_FALSE(b.stop_completely().ok);
}

TEST(Transition, core_4_10_the_default_state_clears_everything) {
  TableBody b = TableBody::fresh(table_f());
  b.start(kSwordCombat, 2.0f);
  b.start(kWalk);
  b.start(kTurn);
  b.seq.frame_number = 3.0;
  add_action(b.state, b.pool, {kWave, 1.0f});
  const Transition t = enter_default_state(b.borrow());
  EXPECT_TRUE(t.ok);
  EXPECT_EQ(t.anims, 0u);
  EXPECT_EQ(b.playing_at(), "ready@30");
  EXPECT_EQ(b.seq.frame_number, 0.0);
  EXPECT_EQ(b.seq.velocity, Vec3{});
  EXPECT_EQ(b.seq.omega, Vec3{});
  EXPECT_EQ(b.state.style, kNonCombat);
  EXPECT_EQ(b.state.substate, kReady);
  EXPECT_EQ(b.state.substate_speed, 1.0f);
  EXPECT_EQ(b.modifiers(), "");
  EXPECT_EQ(b.actions(), "");
}

TEST(Transition, core_4_10_without_a_default_nothing_changes_and_without_its_cycle_the_lists_do) {
  const SketchedTable without_default = TableSketch(kNonCombat).finish();
  TableBody a(without_default);
  add_action(a.state, a.pool, {kWave, 1.0f});
  EXPECT_FALSE(enter_default_state(a.borrow()).ok);
  EXPECT_EQ(a.actions(), "Wave@1");

  TableSketch t(kNonCombat);
  t.style_default(kNonCombat, kReady);
  const SketchedTable without_cycle = t.finish();
  TableBody b(without_cycle);
  add_action(b.state, b.pool, {kWave, 1.0f});
  EXPECT_FALSE(enter_default_state(b.borrow()).ok);
  EXPECT_EQ(b.actions(), "");
  EXPECT_EQ(b.state.style, 0u);
}

TEST(Transition, core_4_1_a_style_without_default_never_takes_motion_0_for_it) {
  TableSketch t = fixture_f();
  t.cycle(kBowCombat, kTurn, {.anims = {t.anim("bowturn", 10)}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  b.state.style = kBowCombat;  // has no default
  b.state.substate = kTurn;
  EXPECT_FALSE(b.start(0).ok);
}

}  // namespace
}  // namespace acm
