// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/targeting.h"
#include "actor/tick.h"

#include <gtest/gtest.h>

#include "steered_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

// A watcher, and another at (50, 60).
class TargetingTest : public testing::Test {
 protected:
  static constexpr Guid kAbsent = 7;

  TargetingTest() { b_.add(50, 60); }

  void watch(Guid object = SteeredBody::kOther, float quantum = 0.0f) {
    set_target(b_.context, b_.actor(), object, 0.5f, quantum);
  }
  TargetInfo& info() { return b_.targeting().info; }
  // The other goes there and checks whether its watchers must be notified.
  void other_moves(float x, float y) {
    b_.other().body.position = SteeredBody::at(x, y);
    handle_targeting(b_.context, b_.other(), Throttle::Ignore);
  }

  SteeredBody b_;
};

TEST_F(TargetingTest, tg_1_nobody_is_a_target_that_is_lost_at_once) {
  watch();
  watch(0);
  EXPECT_EQ(b_.log(), "lost 0");
  EXPECT_FALSE(b_.has_target());
}

TEST_F(TargetingTest, tg_1_an_absent_target_is_waited_for) {
  b_.scene.clock = 3.0;
  set_target(b_.context, b_.actor(), kAbsent, 0.25f, 0.75f, 5);
  EXPECT_EQ(info().object, kAbsent);
  EXPECT_EQ(info().context_id, 5u);
  EXPECT_EQ(info().radius, 0.25f);
  EXPECT_EQ(info().quantum, 0.75f);
  EXPECT_EQ(info().status, TargetStatus::Undefined);
  EXPECT_EQ(info().last_update_time, 3.0);
}

TEST_F(TargetingTest, tg_1_another_target_takes_the_place_of_the_first) {
  b_.add(50, 70, 100);
  watch();
  watch(100);
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.other()));
  EXPECT_TRUE(has_voyeurs(b_.scene, *b_.scene.find(100)));
}

TEST_F(TargetingTest, tg_2_a_new_watcher_is_notified_at_once) {
  watch();
  EXPECT_EQ(info().status, TargetStatus::Ok);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 60));
}

TEST_F(TargetingTest, tg_2_a_known_one_is_not) {
  watch();
  b_.other().body.position = SteeredBody::at(50, 90);
  set_target_quantum(b_.context, b_.actor(), 2.0f);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 60));
  EXPECT_EQ(b_.targeting().voyeur_quantum, 2.0f);
}

TEST_F(TargetingTest, tg_3_contents_of_an_update) {
  watch(SteeredBody::kOther, 2.0f);
  b_.other().body.achieved_velocity = {1, 0, 0};
  other_moves(50, 61);
  EXPECT_EQ(info().object, 99u);
  EXPECT_EQ(info().radius, 0.5f);
  EXPECT_EQ(info().quantum, 2.0f);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 61));
  EXPECT_EQ(info().interpolated_position, SteeredBody::at(52, 61));
  EXPECT_EQ(info().velocity, (Vec3{1, 0, 0}));
  EXPECT_EQ(b_.targeting().last_sent_position, SteeredBody::at(52, 61));
}

TEST_F(TargetingTest, tg_4_updates_keep_the_context_and_store_time_and_direction) {
  set_target(b_.context, b_.actor(), SteeredBody::kOther, 0.5f, 0.0f, 5);
  EXPECT_EQ(info().context_id, 5u);
  EXPECT_VEC_NEAR(info().interpolated_heading, {0, 1, 0});
  b_.scene.clock = 2.0;
  other_moves(50, 50);
  EXPECT_EQ(info().last_update_time, 2.0);
  EXPECT_EQ(info().interpolated_heading, (Vec3{0, 0, 1}));  // on the same spot
}

TEST_F(TargetingTest, tg_4_updates_of_other_objects_change_nothing) {
  watch();
  TargetInfo update;
  update.object = kAbsent;
  update.status = TargetStatus::ExitWorld;
  receive_target_update(b_.context, b_.actor(), update);
  EXPECT_TRUE(b_.has_target());
  EXPECT_EQ(info().status, TargetStatus::Ok);
}

TEST_F(TargetingTest, tg_4_one_who_left_the_world_is_forgotten) {
  watch();
  b_.send_target_update(TargetStatus::Teleported);
  EXPECT_TRUE(b_.has_target());
  b_.send_target_update(TargetStatus::ExitWorld);
  EXPECT_FALSE(b_.has_target());
}

TEST_F(TargetingTest, tg_5_only_context_0_reaches_move_and_stick) {
  b_.chase();
  info().context_id = 5;
  b_.send_target_update(TargetStatus::Teleported);
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
  info().context_id = 0;
  b_.send_target_update(TargetStatus::Teleported);
  EXPECT_FALSE(is_moving_to(b_.context, b_.actor()));
}

TEST_F(TargetingTest, tg_5_the_move_is_notified_before_the_stick) {
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  const std::uint32_t watching = b_.actor().managers.targeting;
  // A move to the same object that did not let go of it, as none does in practice.
  b_.move_to({50, 90, 0});
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  b_.move().top_level_object = SteeredBody::kOther;
  b_.move().initialized = true;
  b_.move().type = MovementType::MoveToObject;
  ASSERT_EQ(b_.actor().managers.targeting, watching);
  b_.settle();
  b_.send_target_update(TargetStatus::Teleported);
  EXPECT_EQ(b_.log(), "lost 99, Ready, Ready, finished 0x37, unstuck 99");
}

TEST_F(TargetingTest, tg_6_looks_twice_a_second_of_the_physics_clock) {
  watch();
  Actor& other = b_.other();
  other.body.position = SteeredBody::at(50, 70);
  other.body.physics_time = 0.49;
  b_.scene.clock = 30.0;  // does not matter
  handle_targeting(b_.context, other);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 60));
  other.body.physics_time = 0.5;
  handle_targeting(b_.context, other);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 70));
  other.body.position = SteeredBody::at(50, 80);
  other.body.physics_time = 0.99;
  handle_targeting(b_.context, other);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 70));
}

TEST_F(TargetingTest, tg_6_notifies_when_it_has_moved_farther_than_the_radius) {
  watch();
  other_moves(50, 60.5f);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 60));
  other_moves(50, 60.51f);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 60.51f));
}

TEST_F(TargetingTest, tg_6_the_prediction_counts_and_may_leave_the_landblock) {
  watch(SteeredBody::kOther, 2.0f);
  b_.other().body.achieved_velocity = {100, 0, 0};
  other_moves(50, 60);
  EXPECT_EQ(info().target_position, SteeredBody::at(50, 60));
  EXPECT_EQ(info().interpolated_position, SteeredBody::at(250, 60));
}

TEST_F(TargetingTest, tg_6_ten_seconds_of_silence_of_the_frame_clock) {
  watch(kAbsent);
  b_.body().physics_time = 20.0;
  b_.scene.clock = 10.0;
  handle_targeting(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "");
  b_.body().physics_time = 20.5;
  b_.scene.clock = 10.1;
  handle_targeting(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "lost 7");
  EXPECT_EQ(info().status, TargetStatus::TimedOut);
  b_.body().physics_time = 21.0;
  handle_targeting(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "lost 7");  // once
}

TEST_F(TargetingTest, tg_6_a_target_with_one_update_never_times_out) {
  watch();
  b_.scene.clock = b_.body().physics_time = 100.0;
  handle_targeting(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "");
}

TEST_F(TargetingTest, tg_6_watchers_may_leave_while_they_are_notified) {
  b_.chase();
  Actor& third = b_.add(55, 50, 100);
  third.weenie.present = false;
  spawn(b_.context, third, {&quiet_table().bound(), 1, true});
  move_to_object(b_.context, third, SteeredBody::kOther, {});
  exit_world(b_.context, b_.other());
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.other()));
  EXPECT_FALSE(is_moving_to(b_.context, b_.actor()));
  EXPECT_FALSE(is_moving_to(b_.context, *b_.scene.find(100)));
}

TEST_F(TargetingTest, tg_7_the_quantum) {
  EXPECT_EQ(target_quantum(b_.scene, b_.actor()), 0.0f);
  set_target_quantum(b_.context, b_.actor(), 3.0f);  // no target
  EXPECT_EQ(target_quantum(b_.scene, b_.actor()), 0.0f);
  watch(kAbsent, 1.0f);
  set_target_quantum(b_.context, b_.actor(), 3.0f);
  EXPECT_EQ(target_quantum(b_.scene, b_.actor()), 3.0f);
  b_.add(50, 55, kAbsent);  // appears
  set_target_quantum(b_.context, b_.actor(), 4.0f);
  EXPECT_EQ(info().status, TargetStatus::Ok);
  EXPECT_TRUE(has_voyeurs(b_.scene, *b_.scene.find(kAbsent)));
}

TEST_F(TargetingTest, tg_7_clearing_leaves_the_table_of_the_target) {
  watch();
  clear_target(b_.context, b_.actor());
  EXPECT_FALSE(b_.has_target());
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.other()));
}

TEST_F(TargetingTest, tg_8_every_watcher_is_notified) {
  b_.add(40, 40, 100);
  watch();
  set_target(b_.context, *b_.scene.find(100), SteeredBody::kOther, 0.5f, 0.0f);
  b_.other().body.position = SteeredBody::at(50, 60.1f);
  notify_voyeurs(b_.context, b_.other(), TargetStatus::Contained);
  EXPECT_EQ(b_.log(), "lost 99, lost 99");
  EXPECT_EQ(info().status, TargetStatus::Contained);
  EXPECT_EQ(info().interpolated_position, SteeredBody::at(50, 60.1f));
}

TEST_F(TargetingTest, tg_8_leaving_and_teleporting_clear_the_own_target_first) {
  set_target(b_.context, b_.other(), TestActor::kGuid, 0.5f, 0.0f);
  watch();
  teleport(b_.context, b_.other(), SteeredBody::at(1, 1));
  EXPECT_EQ(info().status, TargetStatus::Teleported);
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.actor()));
  set_target(b_.context, b_.other(), TestActor::kGuid, 0.5f, 0.0f);
  exit_world(b_.context, b_.other());
  EXPECT_FALSE(b_.has_target());
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.actor()));
}

TEST_F(TargetingTest, tg_9_move_and_stick_displace_each_others_target) {
  b_.add(50, 70, 100);
  b_.chase();
  EXPECT_EQ(info().quantum, 0.0f);
  EXPECT_EQ(info().radius, 0.5f);
  stick_to_object(b_.context, b_.actor(), 100);
  EXPECT_EQ(info().object, 100u);
  EXPECT_EQ(info().quantum, 0.5f);
  EXPECT_EQ(info().radius, 0.5f);
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.other()));
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));  // and gets no more updates of its target
}

// --- targets that the host updates

TargetSnapshot outside(float x, float y, Vec3 velocity = {}) {
  return {7, SteeredBody::at(x, y), {0.5f, 1.8f}, velocity};
}

TEST_F(TargetingTest, a_host_can_have_an_actor_chase_an_object_outside_the_scene) {
  move_to_object(b_.context, b_.actor(), outside(50, 60), {});
  EXPECT_EQ(b_.plays(), "WalkForward@1");
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 9.0f);
  update_target(b_.context, b_.actor(), outside(50, 65));
  EXPECT_EQ(b_.move().current_target_position, SteeredBody::at(50, 65));
  b_.stand({50, 64, 0});
  b_.use_time(0.1);
  EXPECT_EQ(b_.finished(), "0x0");
}

TEST_F(TargetingTest, a_host_can_have_an_actor_turn_to_an_object_outside_the_scene) {
  turn_to_object(b_.context, b_.actor(), outside(60, 50), {});
  EXPECT_EQ(b_.legs(), "turn 90");
}

TEST_F(TargetingTest, a_position_from_the_host_is_an_update_when_it_lies_farther_than_the_radius) {
  move_to_object(b_.context, b_.actor(), outside(50, 60), {});
  b_.scene.clock = 1.0;
  update_target(b_.context, b_.actor(), outside(50, 60.4f));
  EXPECT_EQ(info().last_update_time, 0.0);
  set_target_quantum(b_.context, b_.actor(), 2.0f);
  update_target(b_.context, b_.actor(), outside(50, 60.4f, {0, 1, 0}));
  EXPECT_EQ(info().last_update_time, 1.0);
  EXPECT_EQ(info().interpolated_position, SteeredBody::at(50, 62.4f));
  EXPECT_EQ(info().quantum, 2.0f);
}

TEST_F(TargetingTest, the_host_says_when_it_is_gone) {
  move_to_object(b_.context, b_.actor(), outside(50, 60), {});
  lose_target(b_.context, b_.actor(), 8, TargetStatus::ExitWorld);  // not the one
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
  lose_target(b_.context, b_.actor(), 7, TargetStatus::ExitWorld);
  EXPECT_EQ(b_.finished(), "0x37");
  EXPECT_FALSE(b_.has_target());
}

TEST_F(TargetingTest, the_host_cannot_update_an_actor_of_the_scene) {
  b_.chase();
  update_target(b_.context, b_.actor(), {SteeredBody::kOther, SteeredBody::at(1, 1), {}, {}});
  lose_target(b_.context, b_.actor(), SteeredBody::kOther, TargetStatus::ExitWorld);
  EXPECT_EQ(b_.move().current_target_position, SteeredBody::at(50, 60));
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
}

TEST_F(TargetingTest, sticking_to_an_object_outside_the_scene_follows_the_hosts_updates) {
  stick_to(b_.context, b_.actor(), 7, 0.5f);
  update_target(b_.context, b_.actor(), outside(50, 55));
  Frame offset;
  adjust_offset(b_.context, b_.actor(), offset, 0.1f);
  EXPECT_VEC_NEAR(offset.origin, {0, 2, 0});
}

}  // namespace
}  // namespace acm
