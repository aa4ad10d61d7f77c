// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A completed motion that completes others before it is unlinked itself.
#include "actor/move_to.h"
#include "actor/position_manager.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"
#include "support/test_actor.h"

namespace acm {
namespace {

using namespace acm::test;

// On the way to a place 30 m ahead, with two waves queued and stuck to somebody.
class CallDepthTest : public testing::Test {
 protected:
  CallDepthTest() : a_(&table_f().bound()) {
    a_.actor().weenie.run_rate = 1.0f;
    Actor& other = *a_.scene.find(a_.scene.create(0x50000002));
    other.body.position.frame.origin.y = 9.0f;
    Position place = a_.actor().body.position;
    place.frame.origin.y = 30.0f;
    move_to_position(a_.context, a_.actor(), place, {});
    do_interpreted_motion(a_.context, a_.actor(), kWave, {});
    do_interpreted_motion(a_.context, a_.actor(), kWave, {});
    stick_to_object(a_.context, a_.actor(), 0x50000002);
    a_.events.clear();
  }

  SpawnedActor a_;
};

TEST_F(CallDepthTest, core_6_leaving_the_world_in_mid_move_unlinks_what_is_the_head_by_then) {
  ASSERT_EQ(a_.pending(), "RunForward:1 Wave:3 Wave:3");
  a_.actor().body.in_cell = false;
  exit_world(a_.context, a_.actor());
  // The first wave lets go of the other, which cancels the move, which stops the body, which is nowhere and
  // so completes all that waits: the first wave again, the second, and the stop, twice. Nothing is left to
  // unlink.
  EXPECT_EQ(a_.done(), "RunForward- Wave- Wave- Wave- Ready- Ready-");
  EXPECT_EQ(a_.pending(), "");
  EXPECT_EQ(a_.interpreter_pending(), "");
  EXPECT_EQ(a_.actor().motion_table_manager.animation_counter, 0u);
  EXPECT_EQ(a_.state().actions.size(), 0u);
  EXPECT_EQ(a_.motion_interp().interpreted_actions.size(), 0u);
  ASSERT_EQ(a_.all<MoveFinishedEvent>().size(), 1u);
  EXPECT_EQ(a_.all<MoveFinishedEvent>()[0].code, MotionError::ActionCancelled);
}

TEST_F(CallDepthTest, core_7_17_a_finished_action_lets_go_and_ends_the_move) {
  for (int i = 0; i < 4; ++i) animation_done(a_.context, a_.actor(), true);
  // The stops of the running and of everything are queued behind the second wave; only the first has been
  // unlinked.
  EXPECT_EQ(a_.done(), "RunForward+ Wave+");
  EXPECT_EQ(a_.pending().substr(0, 6), "Wave:3");
  EXPECT_EQ(a_.interpreter_pending(), "Wave Ready Ready");
  EXPECT_EQ(sticky_object(a_.scene, a_.actor()), 0u);
  EXPECT_FALSE(is_moving_to(a_.context, a_.actor()));
}

TEST_F(CallDepthTest, calls_of_calls_go_this_deep_and_no_deeper) {
  a_.actor().body.in_cell = false;
  a_.context.max_depth_seen = 0;
  exit_world(a_.context, a_.actor());
  // The wave is done; the move ends; the body stops; what waited is done.
  EXPECT_EQ(a_.context.max_depth_seen, 4);
  EXPECT_EQ(a_.context.depth, 0);
}

#ifndef NDEBUG
TEST_F(CallDepthTest, a_call_that_nests_too_deep_is_a_mistake_of_ours) {
  a_.context.depth = StepContext::kMaxDepth;
  EXPECT_DEATH(stop_completely(a_.context, a_.actor()), "kMaxDepth");
}
#endif

}  // namespace
}  // namespace acm
