// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_table_manager.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"
#include "support/table_body.h"
#include "support/test_actor.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

// An actor with a motion queue and no interpreter.
class MotionTableManagerTest : public testing::Test {
 protected:
  MotionTableManagerTest() : a_(&table_f().bound()) { a_.start_queue(); }

  MotionError start(Command motion, float speed = 1.0f) {
    return queue_motion(a_.context, a_.actor(), motion, speed);
  }
  MotionError stop(Command motion) { return queue_stop(a_.context, a_.actor(), motion); }
  void end_animations(int count) {
    for (int i = 0; i < count; ++i) animation_done(a_.context, a_.actor(), true);
  }
  std::string playing() { return table_f().names(a_.seq(), a_.pool()); }
  std::uint32_t counter() { return a_.actor().motion_table_manager.animation_counter; }

  TestActor a_;
};

TEST_F(MotionTableManagerTest, core_6_begins_in_the_default_state_with_ready_queued) {
  TestActor other(&table_f().bound());
  initialize_motion_table_manager(other.context, other.actor());
  EXPECT_EQ(other.pending(), "Ready:0");
  check_for_completed_motions(other.context, other.actor());
  EXPECT_EQ(other.done(), "Ready+");
  EXPECT_EQ(table_f().names(other.seq(), other.pool()), "ready");
}

TEST_F(MotionTableManagerTest, core_6_a_table_without_default_state_still_queues_ready) {
  const SketchedTable empty = TableSketch(kNonCombat).finish();
  TestActor other(&empty.bound());
  initialize_motion_table_manager(other.context, other.actor());
  EXPECT_EQ(other.pending(), "Ready:0");
}

TEST_F(MotionTableManagerTest, core_13_40_refusals) {
  EXPECT_EQ(start(0x40000029), MotionError::NoMotionData);
  EXPECT_EQ(stop(kSide), MotionError::NoMotionData);
  EXPECT_EQ(a_.pending(), "");
  TestActor bare(nullptr);
  EXPECT_EQ(queue_motion(bare.context, bare.actor(), kWalk, 1.0f), MotionError::NoAnimationTable);
  EXPECT_EQ(queue_stop(bare.context, bare.actor(), kWalk), MotionError::NoAnimationTable);
}

TEST_F(MotionTableManagerTest, core_6_a_stop_is_queued_as_ready) {
  start(kWalk);
  a_.settle();
  EXPECT_EQ(stop(kWalk), MotionError::None);
  EXPECT_EQ(a_.pending(), "Ready:1");
}

TEST_F(MotionTableManagerTest, core_13_39_a_full_stop_is_queued_even_when_nothing_moves) {
  start(kRun);
  start(kTurn);
  queue_stop_completely(a_.context, a_.actor());
  EXPECT_EQ(a_.pending(), "RunForward:1 TurnRight:0 Ready:1");
  queue_stop_completely(a_.context, a_.actor());
  EXPECT_EQ(a_.pending(), "RunForward:1 TurnRight:0 Ready:1 Ready:0");
}

TEST_F(MotionTableManagerTest, core_13_43_the_older_equal_cycle_plays_on) {
  start(kWalk);
  start(kReady);
  EXPECT_EQ(a_.pending(), "WalkForward:1 Ready:1");
  start(kWalk);
  EXPECT_EQ(playing(), "r>w walk");
  EXPECT_EQ(a_.pending(), "WalkForward:1 Ready:0 WalkForward:0");
}

TEST_F(MotionTableManagerTest, core_13_44_an_action_between_keeps_both) {
  start(kWalk);
  start(kReady);
  start(kWave);
  start(kWalk);
  EXPECT_EQ(a_.pending(), "WalkForward:1 Ready:1 Wave:1 WalkForward:1");
}

TEST_F(MotionTableManagerTest, core_13_45_another_cycle_between_is_dropped) {
  start(kWalk);
  start(kRun);
  start(kWalk);
  EXPECT_EQ(playing(), "r>w walk");
  EXPECT_EQ(a_.pending(), "WalkForward:1 RunForward:0 WalkForward:0");
}

TEST_F(MotionTableManagerTest, core_6_an_older_equal_cycle_that_waits_for_nothing_does_not_count) {
  start(kWalk);
  a_.settle();
  start(kWalk, 2.0f);  // a change of speed: queued with 0 animations
  start(kRun);
  start(kWalk);
  EXPECT_EQ(a_.pending(), "WalkForward:0 RunForward:1 WalkForward:1");
}

TEST_F(MotionTableManagerTest, core_6_for_styles_an_older_equal_one_counts_in_any_case) {
  start(kSwordCombat);
  start(kSwordCombat);
  EXPECT_EQ(a_.pending(), "SwordCombat:1 SwordCombat:0");
  start(kNonCombat);
  start(kSwordCombat);
  EXPECT_EQ(a_.pending(), "SwordCombat:1 SwordCombat:0 NonCombat:0 SwordCombat:0");
  EXPECT_EQ(playing(), "draw sready");
}

TEST_F(MotionTableManagerTest, core_6_a_cycle_between_keeps_both_styles) {
  start(kSwordCombat);
  start(kNonCombat);
  start(kWalk);
  start(kSwordCombat);
  EXPECT_EQ(a_.pending(), "SwordCombat:1 NonCombat:1 WalkForward:1 SwordCombat:2");
}

TEST_F(MotionTableManagerTest, core_6_only_the_newest_that_waits_is_looked_at) {
  start(kWalk);
  start(kRun);
  start(kTurn);  // waits for nothing; the newest that waits is the run, which has no equal
  EXPECT_EQ(a_.pending(), "WalkForward:1 RunForward:1 TurnRight:0");
}

TEST_F(MotionTableManagerTest, core_13_46_a_motion_is_done_when_all_its_animations_have_ended) {
  start(kWalk);
  start(kWave);
  EXPECT_EQ(a_.pending(), "WalkForward:1 Wave:3");
  end_animations(3);
  EXPECT_EQ(a_.done(), "WalkForward+");
  EXPECT_EQ(counter(), 2u);
  EXPECT_EQ(a_.state().actions.size(), 1u);
  end_animations(1);
  EXPECT_EQ(a_.done(), "WalkForward+ Wave+");
  EXPECT_EQ(a_.state().actions.size(), 0u);
  EXPECT_EQ(counter(), 0u);
  EXPECT_EQ(a_.pending(), "");
}

TEST_F(MotionTableManagerTest, core_6_an_end_with_nothing_pending_is_not_counted) {
  end_animations(2);
  EXPECT_EQ(counter(), 0u);
  EXPECT_EQ(a_.done(), "");
}

TEST_F(MotionTableManagerTest, core_13_47_motions_that_wait_for_nothing) {
  start(kNonCombat);
  start(kWalk);
  EXPECT_EQ(a_.pending(), "NonCombat:0 WalkForward:1");
  check_for_completed_motions(a_.context, a_.actor());
  EXPECT_EQ(a_.done(), "NonCombat+");
  EXPECT_EQ(a_.pending(), "WalkForward:1");
}

TEST_F(MotionTableManagerTest, core_13_47_one_end_completes_both) {
  start(kNonCombat);
  start(kWalk);
  end_animations(1);
  EXPECT_EQ(a_.done(), "NonCombat+ WalkForward+");
  EXPECT_EQ(a_.pending(), "");
}

TEST_F(MotionTableManagerTest, core_13_48_dropping_the_links_ends_every_motion_without_success) {
  start(kWave);
  start(kWalk);
  remove_link_animations(a_.context, a_.actor());
  EXPECT_EQ(playing(), "walk");
  EXPECT_EQ(a_.done(), "Wave- WalkForward-");
  EXPECT_EQ(a_.pending(), "");
  EXPECT_EQ(counter(), 0u);
}

TEST_F(MotionTableManagerTest, core_6_leaving_the_world_ends_every_motion_and_keeps_the_links) {
  start(kWave);
  abandon_queued_motions(a_.context, a_.actor());
  EXPECT_EQ(playing(), "wave ready");
  EXPECT_EQ(a_.done(), "Wave-");
  EXPECT_EQ(a_.pending(), "");
}

TEST_F(MotionTableManagerTest, core_13_49_another_cycle_in_mid_link) {
  start(kWalk);
  std::vector<QueuedHook> memory(8);
  HookQueue hooks(memory);
  update(a_.seq(), a_.pool(), 0.1, nullptr, hooks);
  start(kRun, 1.5f);
  EXPECT_EQ(table_f().names_and_rates(a_.seq(), a_.pool()), "r>w@30 w>R@45 run@45");
  EXPECT_EQ(a_.seq().current, 0);
  EXPECT_NEAR(a_.seq().frame_number, 3.0, 1e-9);
  EXPECT_VEC_NEAR(a_.seq().velocity, {0.0f, 6.0f, 0.0f});
}

TEST_F(MotionTableManagerTest, core_13_27_ready_while_turning_is_queued_though_nothing_changes) {
  start(kTurn);
  check_for_completed_motions(a_.context, a_.actor());
  start(kReady);
  EXPECT_EQ(a_.pending(), "Ready:0");
}

}  // namespace
}  // namespace acm
