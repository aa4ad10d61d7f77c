// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/position_manager.h"
#include "actor/tick.h"

#include <gtest/gtest.h>

#include "steered_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

class PositionManagerTest : public testing::Test {
 protected:
  PositionManagerTest() { b_.stand({}); }

  SteeredBody b_;
};

TEST_F(PositionManagerTest, pm_1_each_manager_is_made_when_first_needed) {
  constexpr std::uint32_t kNone = ManagerHandles::kNone;
  const ManagerHandles& m = b_.actor().managers;
  stop_interpolating(b_.context, b_.actor());
  unstick_from_object(b_.context, b_.actor());
  unconstrain(b_.context, b_.actor());
  EXPECT_FALSE(m.has_any());
  interpolate_to(b_.context, b_.actor(), SteeredBody::at(0, 5), true);
  EXPECT_NE(m.interpolation, kNone);
  EXPECT_EQ(m.sticky, kNone);
  stick_to(b_.context, b_.actor(), 7, 0.5f);
  EXPECT_NE(m.sticky, kNone);
  EXPECT_EQ(m.constraint, kNone);
  constrain_to(b_.context, b_.actor(), {}, 1.0f, 2.0f);
  EXPECT_NE(m.constraint, kNone);
}

// A verb makes room for itself; a stick at the end of a move cannot.
TEST_F(PositionManagerTest, pm_1_without_blocks_a_stick_is_refused_and_reported) {
  while (b_.scene.sticky.take() != ManagerHandles::kNone) {
  }
  stick_to(b_.context, b_.actor(), 7, 0.5f);
  EXPECT_EQ(sticky_object(b_.scene, b_.actor()), 0u);
  ASSERT_EQ(b_.all<LimitReachedEvent>().size(), 1u);
  EXPECT_EQ(b_.all<LimitReachedEvent>()[0].limit, Limit::ManagerBlocks);
}

TEST_F(PositionManagerTest, pm_2_interpolation_then_sticking_then_the_constraint) {
  b_.add(5, 0);
  interpolate_to(b_.context, b_.actor(), SteeredBody::at(0, 5), true);
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  constrain_to(b_.context, b_.actor(), b_.body().position, 0.0f, 4.0f);
  b_.constraint().offset = 2.0f;  // half of everything
  Frame offset;
  adjust_offset(b_.context, b_.actor(), offset, 0.1f);
  EXPECT_EQ(b_.interpolation().frame_counter, 1u);  // interpolation changed it first
  EXPECT_VEC_NEAR(offset.origin, {1, 0, 0});        // sticking overruled it, the constraint halved that
  EXPECT_FLOAT_EQ(b_.constraint().offset, 3.0f);
  EXPECT_NEAR(heading_of(offset), 90.0f, 1e-3f);
}

TEST_F(PositionManagerTest, pm_3_interpolation_uses_time_before_sticking) {
  b_.add(5, 0);
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  interpolate_to(b_.context, b_.actor(), SteeredBody::at(0, 150), true);
  b_.events.clear();
  b_.scene.clock = 2.0;
  position_manager_use_time(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "blipped, unstuck 99");
}

TEST_F(PositionManagerTest, pm_4_target_updates_reach_sticking_only) {
  b_.add(0, 5);
  interpolate_to(b_.context, b_.actor(), SteeredBody::at(0, 5), true);
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  EXPECT_EQ(sticky_object(b_.scene, b_.actor()), 99u);
  b_.send_target_update(TargetStatus::Teleported);
  EXPECT_EQ(sticky_object(b_.scene, b_.actor()), 0u);
  EXPECT_TRUE(is_interpolating(b_.scene, b_.actor()));
  EXPECT_FALSE(is_fully_constrained(b_.scene, b_.actor()));
}

TEST_F(PositionManagerTest, au_11_the_first_use_wakes_the_body) {
  b_.body().active = false;
  b_.scene.clock = 8.0;
  constrain_to(b_.context, b_.actor(), {}, 1.0f, 2.0f);
  EXPECT_TRUE(b_.body().active);
  EXPECT_EQ(b_.body().update_time, 8.0);
}

TEST_F(PositionManagerTest, au_11_later_uses_wake_it_too) {
  stick_to_object(b_.context, b_.actor(), 7);  // nobody; it counts as a use all the same
  b_.body().active = false;
  interpolate_to(b_.context, b_.actor(), SteeredBody::at(0, 5), true);
  EXPECT_TRUE(b_.body().active);
}

TEST_F(PositionManagerTest, pm_5_static_bodies_stay_asleep) {
  b_.body().active = false;
  b_.body().state |= physics_state::kStatic;
  constrain_to(b_.context, b_.actor(), {}, 1.0f, 2.0f);
  EXPECT_FALSE(b_.body().active);
}

TEST_F(PositionManagerTest, managers_6_4_a_step_adjusts_first_and_gives_time_last) {
  b_.add(0, 2).body.radius = 0.0f;
  b_.body().radius = 0.0f;
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  b_.scene.clock = b_.body().update_time = 1.0;
  begin_move_to_position(b_.context, b_.actor(), SteeredBody::at(0, 2), {});
  ASSERT_TRUE(is_moving_to(b_.context, b_.actor()));
  b_.events.clear();
  tick(b_.context, b_.actor(), 1.1);
  // Sticking takes the body to 0.3 m from the other, where the move finds that it has arrived; only then the
  // stick, whose second is over, lets go.
  EXPECT_VEC_NEAR(b_.body().position.frame.origin, {0, 1.7f, 0});
  EXPECT_EQ(b_.log(), "WalkForward, Ready, Ready, finished 0x0, unstuck 99");
}

}  // namespace
}  // namespace acm
