// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Past a limit older motions make room for the newest, or output is dropped. Both are reported, and the two
// queues stay alike.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/fixture_f.h"
#include "support/test_actor.h"

namespace acm {
namespace {

using namespace acm::test;

class LimitsTest : public testing::Test {
 protected:
  LimitsTest() : a_(&table_f().bound()) {}

  MotionError do_interpreted(Command motion) {
    return do_interpreted_motion(a_.context, a_.actor(), motion, {});
  }
  bool reported(Limit limit) {
    return std::ranges::any_of(a_.all<LimitReachedEvent>(),
                               [&](const LimitReachedEvent& reached) { return reached.limit == limit; });
  }
  unsigned queued() { return a_.actor().motion_table_manager.pending.size(); }
  unsigned pending() { return a_.motion_interp().pending.size(); }

  SpawnedActor a_;
};

constexpr unsigned kMaxPending = decltype(MotionTableManager::pending)::kCapacity;
constexpr unsigned kMaxPendingInTick = decltype(MotionTableManager::pending)::kBlockCapacity;

TEST_F(LimitsTest, at_least_these_sizes) {
  EXPECT_GE(decltype(Sequence::nodes)::kBlockCapacity, 64u);
  EXPECT_GE(kMaxPendingInTick, 64u);
  EXPECT_GE(decltype(MotionState::actions)::kBlockCapacity, 32u);
  EXPECT_GE(decltype(MotionInterp::raw_actions)::kBlockCapacity, 32u);
  EXPECT_GE(decltype(MotionState::modifiers)::kBlockCapacity, 8u);
  EXPECT_GE(Sequence::kMaxNodes, 1024u);
  EXPECT_GE(kMaxPending, 1024u);
  EXPECT_GE(StepContext::kMaxHooksPerStep, 4096u);
}

TEST_F(LimitsTest, an_unused_manager_costs_four_bytes_and_all_of_them_under_6_kib) {
  EXPECT_EQ(sizeof(ManagerHandles), 6 * sizeof(std::uint32_t));
  EXPECT_LT(sizeof(Actor) + sizeof(MoveTo) + sizeof(Sticky) + sizeof(Constraint) + sizeof(Interpolation) +
                sizeof(Targeting) + sizeof(Effects),
            6u * 1024);
}

TEST_F(LimitsTest, queues_grow_past_a_block_outside_ticks) {
  for (unsigned i = 0; i < kMaxPending; ++i) ASSERT_EQ(do_interpreted(kNonCombat), MotionError::None);
  EXPECT_FALSE(reported(Limit::PendingMotions));
  EXPECT_EQ(queued(), kMaxPending);
  EXPECT_EQ(pending(), kMaxPending);
}

TEST_F(LimitsTest, in_full_queues_the_newest_motion_takes_effect) {
  ASSERT_EQ(do_interpreted(kWalk), MotionError::None);
  for (unsigned i = 1; i < kMaxPending; ++i) ASSERT_EQ(do_interpreted(kNonCombat), MotionError::None);
  a_.events.clear();
  EXPECT_EQ(do_interpreted(kRun), MotionError::None);
  EXPECT_TRUE(reported(Limit::PendingMotions));
  EXPECT_EQ(a_.state().substate, kRun);
  // The motion that waits for an animation stays; one that waits for nothing was completed.
  EXPECT_EQ(a_.actor().motion_table_manager.pending.at(a_.pool(), 0).motion, kWalk);
  EXPECT_EQ(a_.motion_interp().pending.at(a_.pool(), 0).motion, kWalk);
  EXPECT_EQ(a_.all<MotionDoneEvent>().size(), 1u);
  EXPECT_EQ(queued(), kMaxPending);
  EXPECT_EQ(pending(), kMaxPending);
}

TEST_F(LimitsTest, with_full_queues_the_code_of_a_refused_motion_is_its_own) {
  for (unsigned i = 0; i < kMaxPending; ++i) ASSERT_EQ(do_interpreted(kNonCombat), MotionError::None);
  EXPECT_EQ(do_interpreted(kSlashHigh), MotionError::NoMotionData);
}

TEST_F(LimitsTest, with_full_queues_a_full_stop_stops_all_the_same) {
  do_interpreted(kWalk);
  for (unsigned i = 1; i < kMaxPending; ++i) do_interpreted(kNonCombat);
  motion_interp_stop_completely(a_.context, a_.actor());
  EXPECT_TRUE(reported(Limit::PendingMotions));
  EXPECT_EQ(a_.state().substate, kReady);
  EXPECT_EQ(queued(), kMaxPending);
  EXPECT_EQ(pending(), kMaxPending);
}

TEST_F(LimitsTest, in_a_full_sequence_the_newest_motion_takes_effect) {
  // Walking and running in turn would be dropped as redundant; an action between keeps them.
  for (unsigned i = 0; i < 2 * Sequence::kMaxNodes && !reported(Limit::SequenceNodes); ++i)
    ASSERT_EQ(do_interpreted(i % 2 == 0 ? kWave : kWalk), MotionError::None) << i;
  ASSERT_TRUE(reported(Limit::SequenceNodes));
  EXPECT_EQ(do_interpreted(kRun), MotionError::None);
  EXPECT_EQ(a_.state().substate, kRun);
  EXPECT_EQ(queued(), pending());
}

TEST_F(LimitsTest, a_body_that_is_not_ticked_keeps_its_newest_state) {
  InterpretedMotionState run;
  run.forward_command = kRun;
  for (int i = 0; i < 33; ++i) move_to_interpreted_state(a_.context, a_.actor(), run, {});
  move_to_interpreted_state(a_.context, a_.actor(), {}, {});
  EXPECT_EQ(a_.state().substate, kReady);
  for (int i = 0; i < 100; ++i) a_.pass(0.1);
  EXPECT_EQ(table_f().names(a_.seq(), a_.pool()), "ready");
  EXPECT_EQ(a_.pending(), "");
}

TEST_F(LimitsTest, with_one_block_left_older_motions_make_room_in_both_queues) {
  // Four motions lie inside; the fifth needs a block for each queue.
  for (int i = 0; i < 4; ++i) ASSERT_EQ(do_interpreted(kNonCombat), MotionError::None);
  a_.pool().set_growth(ListPool::Growth::WhenAsked);
  while (a_.pool().free_count() > 1) (void)a_.pool().take();
  EXPECT_EQ(do_interpreted(kNonCombat), MotionError::None);
  EXPECT_TRUE(reported(Limit::PendingMotions));
  EXPECT_EQ(queued(), 4u);
  EXPECT_EQ(pending(), 4u);
  a_.events.clear();
  motion_interp_stop_completely(a_.context, a_.actor());
  EXPECT_TRUE(reported(Limit::PendingMotions));
  EXPECT_EQ(queued(), 4u);
  EXPECT_EQ(pending(), 4u);
}

TEST_F(LimitsTest, a_motion_leaves_the_blocks_that_the_queues_need) {
  for (int i = 0; i < 4; ++i) ASSERT_EQ(do_interpreted(kNonCombat), MotionError::None);
  a_.pool().set_growth(ListPool::Growth::WhenAsked);
  while (a_.pool().free_count() > 2) (void)a_.pool().take();
  ASSERT_EQ(do_interpreted(kWalk), MotionError::None);  // two nodes, both queues spill
  EXPECT_EQ(a_.pool().free_count(), 0u);
  EXPECT_EQ(queued(), pending());
  EXPECT_EQ(do_interpreted(kRun), MotionError::None);  // three nodes
  a_.events.clear();
  EXPECT_EQ(do_interpreted(kWave), MotionError::None);  // the links before it end
  EXPECT_TRUE(reported(Limit::SequenceNodes));
  EXPECT_EQ(table_f().names(a_.seq(), a_.pool()), "R>r wave r>R run");
  EXPECT_EQ(queued(), pending());
}

TEST_F(LimitsTest, without_a_table_pending_stops_pile_up_to_the_limit) {
  constexpr unsigned kMax = decltype(MotionInterp::pending)::kCapacity;
  TestActor bare(nullptr);
  for (unsigned i = 0; i < kMax + 1; ++i) motion_interp_stop_completely(bare.context, bare.actor());
  EXPECT_EQ(bare.motion_interp().pending.size(), kMax);
  ASSERT_EQ(bare.all<LimitReachedEvent>().size(), 1u);
  EXPECT_EQ(bare.all<LimitReachedEvent>()[0].limit, Limit::PendingMotions);
}

TEST_F(LimitsTest, hooks_past_the_limit_are_counted_and_the_motion_ends_all_the_same) {
  TableSketch sketch = fixture_f();
  sketch.link(kNonCombat, kReady, kSlashHigh, {.anims = {sketch.anim("noisy", 50, 1000.0f)}});
  Animation& noisy = sketch.animation("noisy");
  for (std::uint32_t f = 0; f < 50; ++f)
    for (int i = 0; i < 100; ++i) add_hook(noisy, f, {hook_direction::kBoth, NoOpHook{}});
  const SketchedTable table = sketch.finish();
  SpawnedActor b(&table.bound());
  std::vector<Event> memory(8192);
  EventBuffer events(memory);
  StepContext context(b.scene, events);
  do_motion(context, b.actor(), kSlashHigh);
  tick(context, b.actor(), 0.1);
  const std::vector<LimitReachedEvent> reached = events_of<LimitReachedEvent>(events.view());
  ASSERT_EQ(reached.size(), 1u);
  EXPECT_EQ(reached[0].count, 4900u - 4096u);
  EXPECT_EQ(events_of<MotionDoneEvent>(events.view()).size(), 1u);
  EXPECT_EQ(b.pending(), "");
}

TEST_F(LimitsTest, a_speed_that_wraps_without_end_is_reported) {
  TableSketch sketch = fixture_f();
  sketch.cycle(kNonCombat, kWalk, {.anims = {sketch.anim("flicker", 1, 30.0f)}});
  const SketchedTable table = sketch.finish();
  SpawnedActor b(&table.bound());
  const auto reports_wraps = [&](float speed, double seconds) {
    MovementParameters parameters;
    parameters.speed = speed;
    do_interpreted_motion(b.context, b.actor(), kWalk, parameters);
    b.events.clear();
    b.pass(seconds);
    return std::ranges::any_of(b.all<LimitReachedEvent>(), [](const LimitReachedEvent& reached) {
      return reached.limit == Limit::Wraps;
    });
  };
  EXPECT_FALSE(reports_wraps(1.0f, 2.0));
  EXPECT_TRUE(reports_wraps(30000.0f, 0.2));
}

TEST_F(LimitsTest, a_full_event_buffer_changes_nothing_but_itself) {
  SpawnedActor quiet(&table_f().bound());
  EventBuffer none;
  StepContext context(quiet.scene, none);
  for (int i = 0; i < 5; ++i) {
    do_motion(context, quiet.actor(), kWave);
    do_motion(a_.context, a_.actor(), kWave);
    tick(context, quiet.actor(), 0.3 * (i + 1));
    tick(a_.context, a_.actor(), 0.3 * (i + 1));
  }
  EXPECT_GT(none.dropped(), 0u);
  EXPECT_EQ(quiet.pending(), a_.pending());
  EXPECT_EQ(quiet.seq().frame_number, a_.seq().frame_number);
}

}  // namespace
}  // namespace acm
