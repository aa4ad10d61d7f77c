// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Full lists and an empty pool: refused with nothing changed, and reported.
#include "motion/transition.h"

#include <gtest/gtest.h>

#include <vector>

#include "support/fixture_f.h"
#include "support/table_body.h"

namespace acm {
namespace {

using namespace acm::test;

// A body whose lists cannot grow beyond what lies inside them.
TableBody without_pool(const SketchedTable& table) {
  TableBody b = TableBody::fresh(table);
  b.pool = {};
  return b;
}

TEST(TransitionLimits, a_full_sequence_refuses_a_cycle) {
  TableBody b = TableBody::fresh(table_f());
  while (b.start(b.state.substate == kWalk ? kRun : kWalk).ok) ASSERT_LE(b.seq.nodes.size(), 64u);
  const std::string before = b.playing();
  const Command substate = b.state.substate;
  const Transition t = b.start(substate == kWalk ? kRun : kWalk);
  EXPECT_FALSE(t.ok);
  EXPECT_EQ(t.limit, TransitionLimit::Nodes);
  EXPECT_EQ(b.playing(), before);
  EXPECT_EQ(b.state.substate, substate);
}

TEST(TransitionLimits, a_full_sequence_refuses_styles_actions_and_stops) {
  TableBody b = TableBody::fresh(table_f());
  while (b.start(b.state.substate == kWalk ? kRun : kWalk).ok) {
  }
  EXPECT_EQ(b.start(kSwordCombat).limit, TransitionLimit::Nodes);
  EXPECT_EQ(b.start(kWave).limit, TransitionLimit::Nodes);
  const Transition stop = b.stop(b.state.substate);
  EXPECT_FALSE(stop.ok);
  EXPECT_EQ(stop.limit, TransitionLimit::Nodes);
  EXPECT_EQ(b.actions(), "");
}

TEST(TransitionLimits, a_cycle_longer_than_the_sequence_is_refused) {
  TableSketch t = fixture_f();
  const Vector<AnimData> many(65, t.anim("long", 2));
  t.cycle(kNonCombat, kCrouch, {.anims = many});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  EXPECT_EQ(b.start(kCrouch).limit, TransitionLimit::Nodes);
  EXPECT_EQ(b.playing(), "ready");
}

TEST(TransitionLimits, a_full_list_of_actions_refuses_one_more) {
  TableBody b = TableBody::fresh(table_f());
  for (unsigned i = 0; i < decltype(MotionState::actions)::kBlockCapacity; ++i) {
    ASSERT_TRUE(b.start(kWave).ok);
    b.settle();
  }
  const Transition t = b.start(kWave);
  EXPECT_FALSE(t.ok);
  EXPECT_EQ(t.limit, TransitionLimit::Actions);
  EXPECT_EQ(b.playing(), "ready");
}

TEST(TransitionLimits, a_full_list_of_modifiers_refuses_one_more) {
  TableSketch t = fixture_f();
  constexpr Command kFirst = 0x20000101;
  constexpr Command kOneMore = kFirst + decltype(MotionState::modifiers)::kBlockCapacity;
  for (Command c = kFirst; c <= kOneMore; ++c) t.modifier(c, {.velocity = {1.0f, 0.0f, 0.0f}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  for (Command c = kFirst; c < kOneMore; ++c) ASSERT_TRUE(b.start(c).ok);
  const Transition refused = b.start(kOneMore);
  EXPECT_FALSE(refused.ok);
  EXPECT_EQ(refused.limit, TransitionLimit::Modifiers);
  EXPECT_EQ(b.seq.velocity.x, static_cast<float>(kOneMore - kFirst));
  EXPECT_TRUE(b.start(0x20000105, 2.0f).ok);  // one that is there already finds room
}

TEST(TransitionLimits, an_empty_pool_refuses_what_would_spill) {
  TableBody b = without_pool(table_f());
  ASSERT_TRUE(b.start(kWalk).ok);  // r>w walk
  ASSERT_TRUE(b.start(kRun).ok);   // r>w w>R run
  const Transition t = b.start(kWalk);
  EXPECT_FALSE(t.ok);
  EXPECT_EQ(t.limit, TransitionLimit::Nodes);
  EXPECT_EQ(b.playing(), "r>w w>R run");
}

TEST(TransitionLimits, one_block_does_not_serve_two_lists) {
  TableBody b = without_pool(table_f());
  b.pool.reserve_free(1);
  ASSERT_TRUE(b.start(kWave).ok);
  b.settle();
  ASSERT_TRUE(b.start(kWave).ok);
  ASSERT_EQ(b.playing(), "wave ready");
  ASSERT_EQ(b.pool.free_count(), 1u);
  b.start(kWalk);
  ASSERT_EQ(b.playing(), "wave r>w walk");
  // The third action and the fourth node both need a block.
  const Transition t = b.start(kWave);
  EXPECT_FALSE(t.ok);
  EXPECT_EQ(t.limit, TransitionLimit::Actions);
  EXPECT_EQ(b.playing(), "wave r>w walk");
  EXPECT_EQ(b.state.actions.size(), 2u);
}

TEST(TransitionLimits, blocks_that_the_caller_needs_are_left) {
  TableBody b = without_pool(table_f());
  b.pool.reserve_free(1);
  b.start(kWalk);
  b.start(kRun);
  MotionBody borrowed = b.borrow();
  borrowed.reserved_blocks = 1;
  EXPECT_EQ(start_motion(borrowed, kWalk, 1.0f).limit, TransitionLimit::Nodes);
  borrowed.reserved_blocks = 0;
  EXPECT_TRUE(start_motion(borrowed, kWalk, 1.0f).ok);
}

TEST(TransitionLimits, a_modifier_lost_for_want_of_room_is_reported) {
  // Back in Ready the turn becomes a cycle, which here comes with more links than there is room for.
  TableSketch t = fixture_f();
  t.link(kNonCombat, kReady, kTurn, {.anims = {t.anim("r>t", 5), t.anim("r>t2", 5)}});
  const SketchedTable table = t.finish();
  TableBody b = without_pool(table);
  b.start(kRun);
  b.start(kTurn);
  b.settle();
  const Transition result = b.start(kReady);
  EXPECT_TRUE(result.ok);
  EXPECT_EQ(result.limit, TransitionLimit::Nodes);
  EXPECT_EQ(b.state.substate, kReady);
  EXPECT_EQ(b.modifiers(), "");
}

TEST(TransitionLimits, modifiers_that_chase_each_other_end) {
  // Turning and sidestepping may both be entered from anywhere: each makes the other a modifier, which is
  // laid on again as a cycle.
  TableSketch t(kNonCombat);
  t.style_default(kNonCombat, kReady);
  t.cycle(kNonCombat, kReady, {.anims = {t.anim("ready", 10)}});
  t.cycle(kNonCombat, kTurn, {.anims = {t.anim("turn", 10)}});
  t.cycle(kNonCombat, kSide, {.anims = {t.anim("side", 10)}});
  const SketchedTable table = t.finish();
  TableBody b = TableBody::fresh(table);
  EXPECT_TRUE(b.start(kTurn).ok);
  const Transition result = b.start(kSide);
  EXPECT_TRUE(result.ok);
  EXPECT_EQ(result.limit, TransitionLimit::Modifiers);
}

}  // namespace
}  // namespace acm
