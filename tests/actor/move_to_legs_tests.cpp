// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"

#include <gtest/gtest.h>

#include "move_to_fixture.h"
#include "scene_bits.h"

namespace acm {
namespace {

using namespace acm::test;

// --- legs

TEST_F(MoveToTest, mt_50_a_leg_stays_in_the_list_while_it_lasts) {
  b_.face(90);
  b_.move_to({50, 60, 0});
  EXPECT_EQ(b_.legs(), "turn 0, walk");
  b_.face(0);
  b_.use_time(0.1);
  EXPECT_EQ(b_.legs(), "walk");
}

TEST_F(MoveToTest, mt_50_the_end_is_reported_after_the_stop_and_before_sticking) {
  b_.add(50, 60);
  b_.chase(with({P::kSticky}));
  b_.stand({50, 59, 0});
  b_.use_time(0.1);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0, stuck 99");
}

TEST_F(MoveToTest, mt_51_no_leg_left_none_removed) {
  // Arrival removes the only leg; the full stop that follows finds an empty list.
  b_.move_to({50, 60, 0});
  b_.stand({50, 60, 0});
  b_.use_time(0.1);
  EXPECT_EQ(b_.legs(), "");
  b_.use_time(0.2);
  EXPECT_EQ(b_.log(), "");
}

TEST_F(MoveToTest, mt_52_landing_begins_the_leg_again) {
  b_.move_to({50, 60, 0});
  b_.stand({50, 55, 0});
  b_.scene.clock = 3.0;
  set_ground_contact(b_.context, b_.actor(), false, false);
  EXPECT_EQ(b_.move().previous_distance_time, 0.0);
  set_ground_contact(b_.context, b_.actor(), true, true);
  EXPECT_EQ(b_.move().previous_distance_time, 3.0);
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 4.5f);
}

TEST_F(MoveToTest, mt_52_landing_before_the_first_update_counts_as_arrival_and_sticks) {
  add_without_updates();
  b_.chase(with({P::kSticky}));
  b_.events.clear();
  move_to_hit_ground(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "Ready, finished 0x0, stuck 7");
}

TEST_F(MoveToTest, mt_53_leaving_the_ground_changes_nothing) {
  b_.move_to({50, 60, 0});
  const MoveTo before = b_.move();
  set_ground_contact(b_.context, b_.actor(), false, false);
  EXPECT_EQ(b_.move().type, before.type);
  EXPECT_EQ(b_.legs(), "walk");
  EXPECT_EQ(b_.move().current_command, before.current_command);
}

TEST_F(MoveToTest, mt_61_the_walk_notes_key_distance_and_time) {
  b_.scene.clock = 2.0;
  b_.move_to({50, 90, 0});
  EXPECT_EQ(b_.move().params.hold_key_to_apply, HoldKey::Run);
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 39.5f);
  EXPECT_FLOAT_EQ(b_.move().original_distance, 39.5f);
  EXPECT_EQ(b_.move().previous_distance_time, 2.0);
  EXPECT_EQ(b_.move().original_distance_time, 2.0);
}

TEST_F(MoveToTest, mt_61_does_not_wait_for_pending_motions) {
  wave();
  b_.move_to({50, 60, 0});
  EXPECT_EQ(b_.move().current_command, 0u);  // the turn of no degrees waits
  b_.actor().motion_interp.pending.clear(b_.pool());
  b_.use_time(0.1);
  EXPECT_EQ(b_.move().current_command, command::kWalkForward);
  b_.face(0);
  wave();
  move_to_hit_ground(b_.context, b_.actor());
  EXPECT_EQ(b_.legs(), "walk");
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
}

TEST_F(MoveToTest, mt_61_a_refused_motion_ends_the_move_with_its_code) {
  const SketchedTable table = bare_sketch().finish();
  SteeredBody b(&table.bound());
  b.move_to({50, 60, 0});
  ASSERT_EQ(b.all<MoveFinishedEvent>().size(), 1u);
  EXPECT_EQ(b.all<MoveFinishedEvent>()[0].code, MotionError::NoMotionData);
  EXPECT_FALSE(is_moving_to(b.context, b.actor()));
}

TEST_F(MoveToTest, mt_62_turns_wait_for_pending_motions) {
  wave();
  b_.turn_to(90);
  EXPECT_EQ(b_.move().current_command, 0u);
  EXPECT_EQ(b_.legs(), "turn 90");
  b_.settle();
  b_.use_time(0.1);
  EXPECT_EQ(b_.move().current_command, command::kTurnRight);
}

TEST_F(MoveToTest, mt_62_the_shorter_way_and_half_a_circle_to_the_right) {
  const auto turn_from = [](float heading) {
    SteeredBody b;
    b.face(heading);
    b.turn_to(0);
    return b.move().current_command;
  };
  EXPECT_EQ(turn_from(181), command::kTurnRight);
  EXPECT_EQ(turn_from(180), command::kTurnRight);
  EXPECT_EQ(turn_from(179), command::kTurnLeft);
  EXPECT_EQ(turn_from(0.001f), command::kTurnLeft);
  EXPECT_EQ(turn_from(359.999f), command::kTurnRight);
}

TEST_F(MoveToTest, mt_62_a_turn_of_less_than_epsilon_is_left_out) {
  b_.turn_to(0.0001f);
  EXPECT_EQ(b_.finished(), "0x0");
  b_.events.clear();
  b_.turn_to(359.9999f);
  EXPECT_EQ(b_.finished(), "0x0");
}

TEST_F(MoveToTest, mt_62_remembers_the_difference_and_not_the_heading) {
  b_.face(10);
  b_.turn_to(50);
  EXPECT_NEAR(b_.move().previous_heading, 40.0f, 1e-3f);
}

TEST_F(MoveToTest, mt_70_needs_contact) {
  b_.move_to({50, 60, 0});
  b_.stand({50, 60, 0});
  b_.body().contact = false;
  b_.use_time(0.1);
  EXPECT_EQ(b_.finished(), "");
  b_.body().contact = true;
  b_.use_time(0.2);
  EXPECT_EQ(b_.finished(), "0x0");
}

TEST_F(MoveToTest, mt_70_waits_while_the_place_of_the_target_is_not_known) {
  b_.add(50, 60);
  b_.chase();
  b_.stand({50, 59, 0});
  b_.move().initialized = false;
  b_.use_time(0.1);
  EXPECT_EQ(b_.finished(), "");
  b_.move().initialized = true;
  b_.use_time(0.2);
  EXPECT_EQ(b_.finished(), "0x0");
}

// --- on the way

TEST_F(MoveToTest, mt_80_a_turn_the_other_way_does_not_stop_the_first) {
  b_.move_to({50, 80, 0});
  b_.face(300);
  b_.use_time(0.1);
  ASSERT_EQ(b_.plays(), "RunForward@1 TurnRight@1.5");
  b_.face(60);
  b_.use_time(0.2);
  EXPECT_EQ(b_.plays(), "RunForward@1 TurnRight@-1.5");
  EXPECT_EQ(b_.log(), "");  // nothing was stopped
}

TEST_F(MoveToTest, mt_80_without_progress_neither_arrival_nor_failure_is_looked_at) {
  P p;
  p.fail_distance = 1.0f;
  b_.move_to({50, 60, 0}, p);
  b_.use_time(1.5);  // no progress
  b_.move().params.distance_to_object = 100.0f;
  b_.use_time(2.5);
  EXPECT_EQ(b_.finished(), "");
  EXPECT_EQ(b_.move().fail_progress_count, 2u);
}

TEST_F(MoveToTest, mt_80_arrived_at_the_very_distance) {
  P p = without({P::kUseSpheres});
  p.distance_to_object = 2.0f;
  b_.move_to({50, 60, 0}, p);
  b_.stand({50, 58, 0});
  b_.use_time(0.1);
  EXPECT_EQ(b_.finished(), "0x0");
}

TEST_F(MoveToTest, mt_80_the_distance_from_the_start_counts_height_too) {
  P p;
  p.fail_distance = 5.0f;
  b_.move_to({50, 90, 0}, p);
  b_.stand({50, 53, 4.0f});
  b_.use_time(0.1);
  EXPECT_EQ(b_.finished(), "");  // exactly 5 m
  b_.stand({50, 53, 4.1f});
  b_.use_time(0.2);
  EXPECT_EQ(b_.finished(), "0x3D");
}

TEST_F(MoveToTest, mt_80_too_slow_to_ask_for_prediction) {
  b_.add(50, 59);
  b_.chase();
  b_.body().achieved_velocity = {0, 0.09f, 0};
  b_.use_time(0.1);
  EXPECT_EQ(target_quantum(b_.scene, b_.actor()), 0.0f);
}

TEST_F(MoveToTest, mt_90_faces_the_goal_exactly_and_stops_at_normal_speed) {
  P p;
  p.speed = 2.0f;
  b_.turn_to(90, p);
  ASSERT_EQ(b_.plays(), "TurnRight@2");
  b_.face(95);
  b_.use_time(0.1);
  EXPECT_NEAR(b_.heading(), 90.0f, 1e-3f);
  EXPECT_EQ(b_.plays(), "Ready@1");
}

TEST_F(MoveToTest, mt_90_half_a_turn_or_more_in_one_step_is_not_progress) {
  b_.face(90);
  b_.turn_to(80);  // to the left
  b_.face(89);
  b_.use_time(0.1);
  b_.use_time(0.2);
  EXPECT_GT(b_.move().fail_progress_count, 0u);
  b_.face(88);
  b_.use_time(0.3);
  EXPECT_EQ(b_.move().fail_progress_count, 0u);
  b_.face(89);  // back: 359 degrees to the left
  b_.use_time(0.4);
  EXPECT_EQ(b_.move().fail_progress_count, 1u);
}

TEST_F(MoveToTest, mt_100_a_quarter_of_a_metre_a_second_is_enough) {
  P p = without({P::kUseSpheres});
  b_.move_to({50, 60, 0}, p);
  b_.stand({50, 50.5f, 0});
  b_.use_time(2.0);  // 0.5 m in 2 s
  EXPECT_EQ(b_.move().fail_progress_count, 0u);
  EXPECT_EQ(b_.move().previous_distance_time, 2.0);
  b_.stand({50, 50.9f, 0});
  b_.use_time(4.0);  // 0.4 m in 2 s
  EXPECT_EQ(b_.move().fail_progress_count, 1u);
  EXPECT_EQ(b_.move().previous_distance_time, 2.0);
}

TEST_F(MoveToTest, mt_100_both_windows_must_pass) {
  b_.move_to({50, 60, 0});
  b_.move().original_distance = 9.0f;
  b_.stand({50, 50.5f, 0});
  b_.use_time(1.5);  // 0.5 m since the last, 0 since the first
  EXPECT_EQ(b_.move().fail_progress_count, 1u);
  EXPECT_EQ(b_.move().previous_distance_time, 1.5);
}

TEST_F(MoveToTest, mt_110_surfaces_or_centres) {
  b_.add(50, 60);
  b_.chase();
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 9.0f);
  b_.chase(without({P::kUseSpheres}));
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 10.0f);
  set_scale(b_.actor(), 2.0f);
  b_.chase();
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 8.5f);
}

// --- target updates

TEST_F(MoveToTest, mt_120_updates_of_other_objects_change_nothing) {
  b_.add(50, 60);
  b_.chase();
  TargetInfo info;
  info.object = 1234;
  info.status = TargetStatus::ExitWorld;
  std::string before, after;
  append_bits(before, b_.scene);
  b_.events.clear();
  move_to_target_updated(b_.context, b_.actor(), info);
  append_bits(after, b_.scene);
  EXPECT_TRUE(before == after);
  EXPECT_EQ(b_.log(), "");
}

TEST_F(MoveToTest, mt_120_a_target_lost_on_the_way_ends_the_move) {
  b_.add(50, 60);
  b_.chase();
  b_.send_target_update(TargetStatus::Teleported);
  EXPECT_EQ(b_.finished(), "0x37");
}

TEST_F(MoveToTest, mt_120_a_target_lost_before_the_first_update) {
  add_without_updates();
  b_.chase();
  TargetInfo info;
  info.object = kWithoutUpdates;
  info.status = TargetStatus::TimedOut;
  receive_target_update(b_.context, b_.actor(), info);
  EXPECT_EQ(b_.finished(), "0x38");
}

TEST_F(MoveToTest, mt_120_turning_to_an_object_ignores_later_updates) {
  b_.add(60, 50);
  turn_to_object(b_.context, b_.actor(), SteeredBody::kOther, {});
  const Position before = b_.move().current_target_position;
  b_.send_target_update(TargetStatus::Ok, SteeredBody::at(40, 50), SteeredBody::at(40, 50));
  EXPECT_EQ(b_.move().current_target_position, before);
  EXPECT_EQ(b_.legs(), "turn 90");
}

TEST_F(MoveToTest, mt_121_after_an_update_flight_makes_no_progress_until_the_next) {
  b_.add(50, 52);
  P p = without({P::kMoveTowards});
  p.set(P::kMoveAway, true);
  p.min_distance = 10.0f;
  b_.chase(p);
  b_.face(180);
  b_.send_target_update(TargetStatus::Ok);
  b_.stand({50, 20, 0});
  for (const double time : {1.1, 2.0, 3.0}) b_.use_time(time);
  EXPECT_EQ(b_.move().fail_progress_count, 3u);
  b_.send_target_update(TargetStatus::Ok);
  b_.use_time(3.5);
  EXPECT_EQ(b_.finished(), "0x0");
}

}  // namespace
}  // namespace acm
