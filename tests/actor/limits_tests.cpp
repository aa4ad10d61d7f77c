// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Past a limit: a refusal or a dropped output, always reported, and both queues stay alike.
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
    return std::ranges::any_of(a_.all<LimitReached>(),
                               [&](const LimitReached& reached) { return reached.limit == limit; });
  }
  unsigned queued() { return a_.actor().motion_table_manager.pending.size(); }
  unsigned pending() { return a_.motion_interp().pending.size(); }

  SpawnedActor a_;
};

TEST_F(LimitsTest, at_least_these_sizes) {
  EXPECT_GE(Sequence::kMaxNodes, 64u);
  EXPECT_GE(MotionTableManager::kMaxPending, 64u);
  EXPECT_GE(MotionState::kMaxActions, 32u);
  EXPECT_GE(MotionInterp::kMaxActions, 32u);
  EXPECT_GE(MotionState::kMaxModifiers, 8u);
  EXPECT_GE(StepContext::kMaxHooksPerStep, 4096u);
}

TEST_F(LimitsTest, an_unused_manager_costs_four_bytes_and_all_of_them_under_3_kib) {
  EXPECT_EQ(sizeof(ManagerHandles), 5 * sizeof(std::uint32_t));
  EXPECT_LT(sizeof(Actor) + sizeof(MoveTo) + sizeof(Sticky) + sizeof(Constraint) + sizeof(Interpolation) +
                sizeof(Targeting),
            3u * 1024);
}

TEST_F(LimitsTest, full_queues_refuse_a_motion) {
  for (unsigned i = 0; i < MotionTableManager::kMaxPending; ++i)
    ASSERT_EQ(do_interpreted(kNonCombat), MotionError::None);
  EXPECT_FALSE(reported(Limit::PendingMotions));
  EXPECT_EQ(do_interpreted(kWalk), MotionError::GeneralMovementFailure);
  EXPECT_TRUE(reported(Limit::PendingMotions));
  EXPECT_EQ(a_.state().substate, kReady);
  EXPECT_EQ(queued(), pending());
}

TEST_F(LimitsTest, with_full_queues_a_full_stop_stops_all_the_same) {
  do_interpreted(kWalk);
  for (unsigned i = 1; i < MotionTableManager::kMaxPending; ++i) do_interpreted(kNonCombat);
  motion_interp_stop_completely(a_.context, a_.actor());
  EXPECT_TRUE(reported(Limit::PendingMotions));
  EXPECT_EQ(a_.state().substate, kReady);
  EXPECT_EQ(queued(), MotionTableManager::kMaxPending);
  EXPECT_EQ(pending(), MotionTableManager::kMaxPending);
}

TEST_F(LimitsTest, a_full_sequence_refuses_a_motion) {
  // Walking and running in turn would be dropped as redundant; an action between keeps them.
  MotionError error = MotionError::None;
  for (int i = 0; error == MotionError::None && i < 100; ++i)
    error = do_interpreted(i % 2 == 0 ? kWave : kWalk);
  EXPECT_EQ(error, MotionError::GeneralMovementFailure);
  EXPECT_TRUE(reported(Limit::SequenceNodes) || reported(Limit::Actions));
  EXPECT_EQ(queued(), pending());
}

TEST_F(LimitsTest, with_one_block_left_both_queues_refuse_together) {
  // Four motions lie inside; the fifth needs a block for each queue.
  for (int i = 0; i < 4; ++i) ASSERT_EQ(do_interpreted(kNonCombat), MotionError::None);
  a_.pool().set_growth(ListPool::Growth::WhenAsked);
  while (a_.pool().free_count() > 1) (void)a_.pool().take();
  EXPECT_EQ(do_interpreted(kNonCombat), MotionError::GeneralMovementFailure);
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
  a_.seq().nodes.erase(a_.pool(), 0, 0);
  ASSERT_EQ(do_interpreted(kWalk), MotionError::None);  // two nodes, both queues spill
  EXPECT_EQ(a_.pool().free_count(), 0u);
  EXPECT_EQ(queued(), pending());
  EXPECT_EQ(do_interpreted(kRun), MotionError::None);  // three nodes
  a_.events.clear();
  EXPECT_EQ(do_interpreted(kWave), MotionError::GeneralMovementFailure);
  EXPECT_TRUE(reported(Limit::SequenceNodes));
  EXPECT_EQ(queued(), pending());
}

TEST_F(LimitsTest, without_a_table_pending_stops_pile_up_to_the_limit) {
  TestActor bare(nullptr);
  for (unsigned i = 0; i < MotionTableManager::kMaxPending + 1; ++i)
    motion_interp_stop_completely(bare.context, bare.actor());
  EXPECT_EQ(bare.motion_interp().pending.size(), MotionTableManager::kMaxPending);
  ASSERT_EQ(bare.all<LimitReached>().size(), 1u);
  EXPECT_EQ(bare.all<LimitReached>()[0].limit, Limit::PendingMotions);
}

TEST_F(LimitsTest, hooks_past_the_limit_are_counted_and_the_motion_ends_all_the_same) {
  TableSketch sketch = fixture_f();
  sketch.link(kNonCombat, kReady, kSlashHigh, {.anims = {sketch.anim("noisy", 50, 1000.0f)}});
  Animation& noisy = sketch.animation("noisy");
  for (std::uint32_t f = 0; f < 50; ++f)
    for (int i = 0; i < 100; ++i) add_hook(noisy, f, {hook_direction::kBoth, NoOpHook{}});
  const SketchedTable table = sketch.finish();
  SpawnedActor b(&table.bound());
  std::vector<EngineEvent> memory(8192);
  EventBuffer events(memory);
  StepContext context(b.scene, events);
  do_motion(context, b.actor(), kSlashHigh);
  tick(context, b.actor(), 0.1);
  std::uint32_t left_out = 0, ended = 0;
  for (const EngineEvent& event : events.view()) {
    if (const auto* reached = std::get_if<LimitReached>(&event.what)) left_out += reached->count;
    ended += std::holds_alternative<MotionDone>(event.what);
  }
  EXPECT_EQ(left_out, 4900u - 4096u);
  EXPECT_EQ(ended, 1u);
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
    return std::ranges::any_of(b.all<LimitReached>(),
                               [](const LimitReached& reached) { return reached.limit == Limit::Wraps; });
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
