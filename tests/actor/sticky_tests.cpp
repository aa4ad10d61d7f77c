// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/position_manager.h"

#include <gtest/gtest.h>

#include "steered_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

// A body at the origin of its block, and another it can stick to. Its top speed is 4 m/s, so it sticks at 20.
class StickyTest : public testing::Test {
 protected:
  StickyTest() { b_.stand({}); }

  void stick_to_other(Vec3 place) {
    b_.add(place.x, place.y).body.position.frame.origin.z = place.z;
    stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
    b_.events.clear();
  }
  Frame offset_after(float quantum) {
    Frame offset;
    offset.origin = {9, 9, 9};  // left by the animation
    adjust_offset(b_.context, b_.actor(), offset, quantum);
    return offset;
  }
  void use_time(double time) {
    b_.scene.clock = time;
    position_manager_use_time(b_.context, b_.actor());
  }

  SteeredBody b_;
};

TEST_F(StickyTest, sk_1_letting_go_clears_the_target_and_cancels_the_move) {
  stick_to_other({0, 5, 0});
  begin_move_to_position(b_.context, b_.actor(), SteeredBody::at(0, 50), {});
  check_for_completed_motions(b_.context, b_.actor());
  b_.events.clear();
  unstick_from_object(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "unstuck 99, Ready, Ready, finished 0x36");
  EXPECT_EQ(b_.sticky().target, 0u);
  EXPECT_FALSE(b_.sticky().initialized);
  EXPECT_FALSE(b_.has_target());
}

TEST_F(StickyTest, sk_1_without_a_stick_nothing_is_cleared) {
  stick_to_other({0, 5, 0});
  unstick_from_object(b_.context, b_.actor());
  set_target(b_.context, b_.actor(), SteeredBody::kOther, 0.5f, 0.0f);
  b_.move_to({0, 50, 0});
  b_.events.clear();
  unstick_from_object(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "");
  EXPECT_TRUE(b_.has_target());
}

TEST_F(StickyTest, sk_2_watches_half_a_metre_and_half_a_second) {
  b_.scene.clock = 3.0;
  stick_to_other({0, 5, 0});
  EXPECT_EQ(b_.sticky().target, 99u);
  EXPECT_EQ(b_.sticky().target_radius, 0.5f);
  EXPECT_EQ(b_.sticky().timeout, 4.0);
  EXPECT_EQ(b_.targeting().info.radius, 0.5f);
  EXPECT_EQ(b_.targeting().info.quantum, 0.5f);
}

TEST_F(StickyTest, sk_2_sticking_anew_lets_go_first) {
  stick_to_other({0, 5, 0});
  stick_to(b_.context, b_.actor(), SteeredBody::kOther, 0.7f);
  EXPECT_EQ(b_.log(), "unstuck 99, stuck 99");
  EXPECT_EQ(b_.sticky().target_radius, 0.7f);
}

TEST_F(StickyTest, sk_3_a_successful_update_begins_it_and_any_other_ends_it) {
  b_.add(0, 5);
  stick_to(b_.context, b_.actor(), 7, 0.5f);  // not here
  EXPECT_FALSE(b_.sticky().initialized);
  TargetInfo info;
  info.object = 7;
  info.status = TargetStatus::Ok;
  info.target_position = SteeredBody::at(1, 2);
  receive_target_update(b_.context, b_.actor(), info);
  EXPECT_TRUE(b_.sticky().initialized);
  EXPECT_EQ(b_.sticky().target_position, SteeredBody::at(1, 2));
  info.status = TargetStatus::Teleported;
  receive_target_update(b_.context, b_.actor(), info);
  EXPECT_EQ(sticky_object(b_.scene, b_.actor()), 0u);
}

TEST_F(StickyTest, sk_3_updates_do_not_extend_the_timeout) {
  stick_to_other({0, 5, 0});
  b_.scene.clock = 0.9;
  b_.send_target_update(TargetStatus::Ok);
  EXPECT_EQ(b_.sticky().timeout, 1.0);
}

TEST_F(StickyTest, sk_4_lasts_one_second) {
  stick_to_other({0, 5, 0});
  use_time(1.0);
  EXPECT_EQ(sticky_object(b_.scene, b_.actor()), 99u);
  use_time(1.001);
  EXPECT_EQ(sticky_object(b_.scene, b_.actor()), 0u);
}

TEST_F(StickyTest, sk_5_nothing_moves_before_the_first_update) {
  stick_to(b_.context, b_.actor(), 7, 0.5f);
  EXPECT_EQ(offset_after(0.1f).origin, (Vec3{9, 9, 9}));
}

TEST_F(StickyTest, sk_5_follows_where_the_other_is_now_or_was_last_seen) {
  stick_to_other({0, 5, 0});
  b_.other().body.position = SteeredBody::at(5, 0);  // no update of it yet
  EXPECT_VEC_NEAR(offset_after(0.1f).origin, {2, 0, 0});
  b_.scene.destroy(b_.scene.id_of(SteeredBody::kOther));
  EXPECT_VEC_NEAR(offset_after(0.1f).origin, {0, 2, 0});
}

TEST_F(StickyTest, sk_5_on_the_same_spot_it_does_not_move) {
  stick_to_other({0, 0, 0});
  EXPECT_VEC_NEAR(offset_after(0.1f).origin, {0, 0, 0});
}

TEST_F(StickyTest, sk_5_does_not_need_the_ground) {
  stick_to_other({0, 5, 0});
  set_ground_contact(b_.context, b_.actor(), false, false);
  EXPECT_VEC_NEAR(offset_after(0.1f).origin, {0, 2, 0});
}

TEST_F(StickyTest, sk_6_an_actor_that_goes_leaves_the_table_of_its_target) {
  stick_to_other({0, 5, 0});
  ASSERT_TRUE(has_voyeurs(b_.scene, b_.other()));
  b_.scene.destroy(b_.scene.id_of(TestActor::kGuid));
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.other()));
  EXPECT_EQ(b_.log(), "");
}

TEST_F(StickyTest, managers_6_3_sticks_to_what_carries_the_object) {
  Actor& carrier = b_.add(0, 6, 200);
  carrier.body.radius = 0.75f;
  carrier.body.scale = 2.0f;
  b_.add(0, 5).body.parent = 200;
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  EXPECT_EQ(b_.sticky().target, 200u);
  EXPECT_EQ(b_.sticky().target_radius, 1.5f);
}

TEST_F(StickyTest, managers_8_38_towards_the_other) {
  stick_to_other({0, 5, 0});
  EXPECT_VEC_NEAR(offset_after(0.1f).origin, {0, 2, 0});
  EXPECT_VEC_NEAR(offset_after(0.2f).origin, {0, 3.7f, 0});
  EXPECT_NEAR(heading_of(offset_after(0.2f)), 0.0f, 1e-3f);
}

TEST_F(StickyTest, managers_8_39_too_near_it_steps_back_or_by_mistake_forward) {
  stick_to_other({0, 0.8f, 0});
  EXPECT_VEC_NEAR(offset_after(0.1f).origin, {0, -0.5f, 0});
  EXPECT_VEC_NEAR(offset_after(0.01f).origin, {0, 0.2f, 0});
}

TEST_F(StickyTest, managers_8_40_turns_all_the_way_at_once) {
  stick_to_other({5, 0, 0});
  EXPECT_VEC_NEAR(offset_after(0.1f).origin, {2, 0, 0});
  EXPECT_NEAR(heading_of(offset_after(0.1f)), 90.0f, 1e-3f);
}

TEST_F(StickyTest, managers_8_40_without_an_interpreter_at_15_metres_a_second) {
  stick_to_other({-5, 0, 0});
  b_.face(90);
  b_.motion_interp().exists = false;
  EXPECT_VEC_NEAR(offset_after(0.1f).origin, {0, -1.5f, 0});
  EXPECT_NEAR(heading_of(offset_after(0.1f)), 180.0f, 1e-3f);
}

TEST_F(StickyTest, managers_8_41_height_makes_it_overshoot) {
  stick_to_other({0, 3, 4});
  EXPECT_VEC_NEAR(offset_after(0.2f).origin, {0, 3.7f, 0});
}

TEST_F(StickyTest, managers_8_42_it_times_out_in_spite_of_updates) {
  b_.scene.clock = 10.0;
  stick_to_other({0, 5, 0});
  for (const double time : {10.5, 10.9}) {
    b_.scene.clock = time;
    b_.send_target_update(TargetStatus::Ok);
  }
  use_time(11.0);
  EXPECT_EQ(b_.log(), "");
  use_time(11.01);
  EXPECT_EQ(b_.log(), "unstuck 99");
  EXPECT_FALSE(b_.has_target());
}

}  // namespace
}  // namespace acm
