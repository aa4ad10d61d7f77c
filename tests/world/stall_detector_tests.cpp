// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/move_to.h"
#include "world/crowd.h"
#include "world/stall_detector.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

using namespace test;

class Stall : public testing::Test {
 protected:
  Stall() {
    NewObject p;
    p.setup = kSampleMannequin;
    p.position = at(10, 20);
    create_object(world, kFirst, p);
    pass(world, 1.0);
    world.clear_events();
  }
  Actor& actor() { return *world.find(kFirst); }

  ClientWorld world{&sample_store()};
};

TEST_F(Stall, a_motion_that_waits_for_animations_that_will_not_end_is_reported_once_with_its_age) {
  ASSERT_TRUE(actor().motion_table_manager.pending.push_back(world.scene.pool, {command::kWalkForward, 3}));
  pass(world, 6.0);
  const std::vector<StalledEvent> stalled = all<StalledEvent>(world);
  ASSERT_EQ(stalled.size(), 1u);
  EXPECT_FALSE(stalled[0].is_move);
  EXPECT_EQ(stalled[0].motion, command::kWalkForward);
  EXPECT_EQ(stalled[0].animations, 3u);
  EXPECT_GT(stalled[0].age, 1.0f);
  EXPECT_LT(stalled[0].age, 4.0f);
}

TEST_F(Stall, a_motion_at_a_speed_that_is_not_played_is_reported) {
  constexpr Command kWave = 0x13000087;
  MovementParameters beyond_all_sense;
  beyond_all_sense.speed = 1e6f;
  ASSERT_EQ(do_motion(world.context(), actor(), kWave, beyond_all_sense), MotionError::None);
  pass(world, 6.0);
  const std::vector<StalledEvent> stalled = all<StalledEvent>(world);
  ASSERT_EQ(stalled.size(), 1u);
  EXPECT_EQ(stalled[0].motion, kWave);
}

TEST_F(Stall, a_move_that_makes_no_progress_is_reported_once) {
  move_to_position(world.context(), actor(), at(10, 60), {});
  for (int i = 0; i < 30 * 20; ++i) {
    tick(world, kTick);
    actor().body.position = at(10, 20);  // a wall
  }
  const std::vector<StalledEvent> stalled = all<StalledEvent>(world);
  ASSERT_EQ(stalled.size(), 1u);
  EXPECT_TRUE(stalled[0].is_move);
  EXPECT_EQ(stalled[0].motion, command::kWalkForward);
  EXPECT_GT(stalled[0].age, 12.0f);
}

TEST_F(Stall, a_long_walk_is_none) {
  move_to_position(world.context(), actor(), at(10, 120), {});
  pass(world, 60.0);
  EXPECT_TRUE(all<StalledEvent>(world).empty());
  EXPECT_EQ(all<MoveFinishedEvent>(world).size(), 1u);
}

TEST_F(Stall, a_crowd_that_does_everything_stalls_in_no_motion) {
  CrowdMessages crowd(20, 4);
  ClientWorld busy(&sample_store());
  for (const wire::Message& m : crowd.creations()) apply_message(busy, m);
  std::size_t motions = 0;
  for (int i = 0; i < 600; ++i) {
    apply_message(busy, crowd.next());
    busy.clear_events();
    tick(busy, kTick);
    for (const StalledEvent& stalled : all<StalledEvent>(busy)) motions += !stalled.is_move;
  }
  EXPECT_EQ(motions, 0u);
}

TEST_F(Stall, a_disabled_detector_reports_nothing) {
  world.options.stalls.enabled = false;
  ASSERT_TRUE(actor().motion_table_manager.pending.push_back(world.scene.pool, {command::kWalkForward, 3}));
  pass(world, 6.0);
  EXPECT_TRUE(all<StalledEvent>(world).empty());
}

}  // namespace
}  // namespace acm
