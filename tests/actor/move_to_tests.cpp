// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"

#include <gtest/gtest.h>

#include <cfloat>

#include "move_to_fixture.h"

namespace acm {
namespace {

using namespace acm::test;

// --- state

TEST_F(MoveToTest, mt_1_a_move_that_has_ended_keeps_its_parameters_but_not_its_flags) {
  b_.add(50, 60);
  P p = with({P::kUseFinalHeading});
  p.context_id = 5;
  p.distance_to_object = 3.0f;
  p.min_distance = 2.0f;
  p.speed = 1.5f;
  b_.chase(p);
  b_.scene.clock = 4.0;
  cancel_move(b_.context, b_.actor());
  const MoveTo& m = b_.move();
  EXPECT_EQ(m.type, MovementType::Invalid);
  EXPECT_EQ(m.params.flags, 0u);
  EXPECT_EQ(m.params.context_id, 0u);
  EXPECT_EQ(m.params.distance_to_object, 3.0f);
  EXPECT_EQ(m.params.min_distance, 2.0f);
  EXPECT_EQ(m.params.speed, 1.5f);
  EXPECT_EQ(m.previous_distance, FLT_MAX);
  EXPECT_EQ(m.original_distance, FLT_MAX);
  EXPECT_EQ(m.previous_distance_time, 4.0);
  EXPECT_EQ(m.original_distance_time, 4.0);
  EXPECT_EQ(m.previous_heading, 0.0f);
  EXPECT_EQ(m.fail_progress_count, 0u);
  EXPECT_EQ(m.current_command, 0u);
  EXPECT_EQ(m.aux_command, 0u);
  EXPECT_FALSE(m.moving_away);
  EXPECT_FALSE(m.initialized);
  EXPECT_EQ(m.sought_position, Position{});
  EXPECT_EQ(m.current_target_position, Position{});
  EXPECT_EQ(m.sought_object, 0u);
  EXPECT_EQ(m.top_level_object, 0u);
  EXPECT_EQ(m.sought_size.radius, 0.0f);
  EXPECT_EQ(m.sought_size.height, 0.0f);
  EXPECT_EQ(m.starting_position, SteeredBody::at(50, 50));  // stays
}

TEST_F(MoveToTest, mt_2_made_when_first_needed) {
  EXPECT_EQ(find_move_to(b_.scene, b_.actor()), nullptr);
  b_.scene.clock = 7.0;
  b_.turn_to(90);
  ASSERT_NE(find_move_to(b_.scene, b_.actor()), nullptr);
  EXPECT_EQ(b_.move().previous_distance_time, 7.0);
  EXPECT_EQ(b_.move().previous_distance, FLT_MAX);
}

TEST_F(MoveToTest, mt_2_when_it_is_dropped_no_target_is_cleared) {
  b_.add(50, 60);
  b_.chase();
  b_.events.clear();
  set_motion_table(b_.context, b_.actor(), nullptr);
  EXPECT_EQ(find_move_to(b_.scene, b_.actor()), nullptr);
  EXPECT_TRUE(b_.has_target());
  EXPECT_EQ(b_.finished(), "");
}

TEST_F(MoveToTest, mt_3_moving_means_having_a_type) {
  EXPECT_FALSE(is_moving_to(b_.context, b_.actor()));
  b_.move_to({50, 60, 0});
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
  cancel_move(b_.context, b_.actor());
  EXPECT_FALSE(is_moving_to(b_.context, b_.actor()));
}

TEST_F(MoveToTest, mt_4_failures_are_counted_and_nothing_comes_of_it) {
  b_.move_to({50, 60, 0});
  for (int i = 1; i <= 100; ++i) b_.use_time(1.0 + i);
  EXPECT_EQ(b_.move().fail_progress_count, 100u);
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
}

// --- motions

TEST_F(MoveToTest, mt_10_legs_are_adjusted_and_then_played) {
  P p;
  p.speed = 1.25f;
  p.walk_run_threshold = 5.0f;
  b_.move_to({50, 60, 0}, p);
  EXPECT_EQ(b_.plays(), "RunForward@1.25");
  EXPECT_EQ(b_.interpreted().forward_command, command::kRunForward);
}

TEST_F(MoveToTest, mt_10_makes_the_interpreter) {
  TestActor bare(&quiet_table().bound());
  turn_to_heading(bare.context, bare.actor(), {});
  EXPECT_TRUE(bare.motion_interp().exists);
}

TEST_F(MoveToTest, mt_11_so_they_are_when_they_stop) {
  P p;
  p.walk_run_threshold = 5.0f;
  b_.move_to({50, 60, 0}, p);
  ASSERT_EQ(b_.plays(), "RunForward@1");
  b_.stand({50, 59.5f, 0});
  b_.use_time(0.1);
  EXPECT_EQ(b_.interpreted().forward_command, command::kReady);
}

TEST_F(MoveToTest, mt_12_speeds_add_up_within_a_step_so_that_the_running_goes_on) {
  P p = with({P::kUseFinalHeading});
  p.desired_heading = 90.0f;
  b_.move_to({50, 80, 0}, p);
  b_.stand({50, 79.5f, 0});
  b_.face(90);  // to the left, and there
  b_.use_time(0.1);
  EXPECT_EQ(b_.legs(), "turn 90");
  EXPECT_EQ(b_.plays(), "RunForward@1");
}

TEST_F(MoveToTest, mt_13_commands_are_kept_as_they_were_given) {
  b_.move_to({50, 80, 0});
  EXPECT_EQ(b_.move().current_command, command::kWalkForward);  // though it runs
  b_.face(90);
  b_.use_time(0.1);
  EXPECT_EQ(b_.move().aux_command, command::kTurnLeft);  // though TurnRight plays
  P p = with({P::kMoveAway});
  p.min_distance = 5.0f;
  p.distance_to_object = 100.0f;
  b_.move_to({50, 52, 0}, p);
  b_.face(0);
  b_.settle();
  b_.use_time(0.2);
  EXPECT_EQ(b_.move().current_command, command::kWalkBackwards);  // though WalkForward plays
}

TEST_F(MoveToTest, mt_14_adjusted_motions_of_a_move) {
  const auto adjusted = [](Command motion, HoldKey key, AdjustFacts facts = {true, 1.5f, HoldKey::None}) {
    const AdjustedMotion m = adjust_motion(motion, 2.0f, key, facts);
    return motion_text({m.motion, m.speed});
  };
  EXPECT_EQ(adjusted(command::kRunForward, HoldKey::Run), "RunForward@2");
  EXPECT_EQ(adjusted(command::kWalkBackwards, HoldKey::None), "WalkForward@-1.3");
  EXPECT_EQ(adjusted(command::kTurnLeft, HoldKey::None), "TurnRight@-2");
  EXPECT_EQ(adjusted(command::kSideStepLeft, HoldKey::None), "SideStepRight@-2.496");
  EXPECT_EQ(adjusted(command::kSideStepRight, HoldKey::None), "SideStepRight@2.496");
  EXPECT_EQ(adjusted(command::kWalkForward, HoldKey::Run), "RunForward@3");
  EXPECT_EQ(adjusted(command::kWalkBackwards, HoldKey::Run), "WalkForward@-1.95");
  EXPECT_EQ(adjusted(command::kTurnRight, HoldKey::Run), "TurnRight@3");
  EXPECT_EQ(adjusted(command::kSideStepLeft, HoldKey::Run), "SideStepRight@-3");
  EXPECT_EQ(adjusted(command::kWalkForward, HoldKey::Invalid, {true, 1.5f, HoldKey::Run}), "RunForward@3");
  EXPECT_EQ(adjusted(command::kTurnLeft, HoldKey::Run, {false, 1.5f, HoldKey::Run}), "TurnLeft@2");
}

// --- beginning

TEST_F(MoveToTest, mt_30_a_move_ends_the_one_before_and_lets_go) {
  b_.add(50, 60);
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  b_.events.clear();
  b_.move_to({50, 60, 0});
  EXPECT_EQ(b_.log(), "unstuck 99, Ready");
  b_.turn_to(90);
  EXPECT_EQ(b_.finished(), "0x36");
  EXPECT_EQ(b_.move().type, MovementType::TurnToHeading);
}

TEST_F(MoveToTest, mt_30_the_answer_is_none_whatever_becomes_of_it) {
  MovementStruct request{MovementType::MoveToPosition};
  request.position = SteeredBody::at(50, 60);
  EXPECT_EQ(perform_movement(b_.context, b_.actor(), request), MotionError::None);
  const SketchedTable table = bare_sketch().finish();
  SteeredBody refused(&table.bound());
  EXPECT_EQ(perform_movement(refused.context, refused.actor(), request), MotionError::None);
  EXPECT_FALSE(is_moving_to(refused.context, refused.actor()));
}

TEST_F(MoveToTest, mt_40_waits_for_the_first_update) {
  add_without_updates();
  P p;
  p.speed = 1.5f;
  b_.chase(p);
  EXPECT_EQ(b_.log(), "Ready");  // a full stop
  const MoveTo& m = b_.move();
  EXPECT_EQ(m.type, MovementType::MoveToObject);
  EXPECT_EQ(m.starting_position, SteeredBody::at(50, 50));
  EXPECT_EQ(m.sought_object, 99u);
  EXPECT_EQ(m.top_level_object, kWithoutUpdates);
  EXPECT_EQ(m.sought_size.radius, 0.5f);  // its own, not that of what carries it
  EXPECT_EQ(m.sought_size.height, 1.8f);
  EXPECT_EQ(m.params, p);
  EXPECT_FALSE(m.initialized);
  EXPECT_EQ(b_.targeting().info.object, kWithoutUpdates);
  EXPECT_EQ(b_.targeting().info.radius, 0.5f);
  EXPECT_EQ(b_.targeting().info.quantum, 0.0f);
  EXPECT_EQ(b_.targeting().info.context_id, 0u);
}

TEST_F(MoveToTest, mt_41_the_bearing_is_of_where_it_will_be_and_the_distance_of_where_it_is) {
  add_without_updates();
  P p = with({P::kUseFinalHeading});
  p.desired_heading = 300.0f;
  b_.chase(p);
  TargetInfo info;
  info.object = kWithoutUpdates;
  info.status = TargetStatus::Ok;
  info.target_position = SteeredBody::at(50, 60);
  info.interpolated_position = SteeredBody::at(60, 50);
  receive_target_update(b_.context, b_.actor(), info);
  EXPECT_EQ(b_.legs(), "turn 90, walk, turn 30");
  EXPECT_EQ(b_.move().sought_position, info.interpolated_position);
  EXPECT_EQ(b_.move().current_target_position, info.target_position);
  EXPECT_TRUE(b_.move().initialized);
  EXPECT_EQ(b_.plays(), "TurnRight@1");
}

TEST_F(MoveToTest, mt_41_near_enough_there_is_only_the_final_heading) {
  b_.add(50, 51);
  P p = with({P::kUseFinalHeading});
  p.desired_heading = 45.0f;
  b_.chase(p);
  EXPECT_EQ(b_.legs(), "turn 45");
}

TEST_F(MoveToTest, mt_42_measured_from_centre_to_centre) {
  P p = with({P::kUseFinalHeading});
  p.desired_heading = 200.0f;
  b_.face(90);
  b_.move_to({50, 51, 0}, p);  // 1 m by centres; 0.5 by surfaces, which would be near enough
  EXPECT_EQ(b_.legs(), "turn 0, walk, turn 200");
  EXPECT_EQ(b_.move().type, MovementType::MoveToPosition);
  EXPECT_EQ(b_.move().sought_position, SteeredBody::at(50, 51));
  EXPECT_EQ(b_.move().starting_position, b_.body().position);
}

TEST_F(MoveToTest, mt_42_never_sticks) {
  b_.move_to({50, 60, 0}, with({P::kSticky}));
  EXPECT_FALSE(b_.move().params.has(P::kSticky));
}

TEST_F(MoveToTest, mt_43_turning_to_an_object_stops_the_body_only_if_asked) {
  b_.add(60, 50);
  turn_to_object(b_.context, b_.actor(), SteeredBody::kOther, without({P::kStopCompletely}));
  EXPECT_EQ(b_.log(), "");
  EXPECT_EQ(b_.move().type, MovementType::TurnToObject);
  EXPECT_EQ(b_.move().sought_size.radius, 0.0f);
  cancel_move(b_.context, b_.actor());
  check_for_completed_motions(b_.context, b_.actor());
  b_.events.clear();
  turn_to_object(b_.context, b_.actor(), SteeredBody::kOther, {});
  EXPECT_EQ(b_.log(), "Ready");
}

TEST_F(MoveToTest, mt_43_it_may_end_in_sticking_with_no_radius) {
  b_.add(60, 50);
  turn_to_object(b_.context, b_.actor(), SteeredBody::kOther, with({P::kSticky}));
  b_.face(91);
  b_.use_time(0.1);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0, stuck 99");
  EXPECT_EQ(b_.sticky().target_radius, 0.0f);
}

TEST_F(MoveToTest, mt_43_turning_to_oneself_ends_at_once) {
  turn_to_object(b_.context, b_.actor(), TestActor::kGuid, {});
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0");
}

TEST_F(MoveToTest, mt_44_the_goal_is_the_bearing_of_where_it_is) {
  add_without_updates();
  P p;
  p.desired_heading = 45.0f;
  turn_to_object(b_.context, b_.actor(), SteeredBody::kOther, p);
  TargetInfo info;
  info.object = kWithoutUpdates;
  info.status = TargetStatus::Ok;
  info.target_position = SteeredBody::at(40, 50);
  info.interpolated_position = SteeredBody::at(60, 50);
  receive_target_update(b_.context, b_.actor(), info);
  EXPECT_EQ(b_.legs(), "turn 270");
  EXPECT_NEAR(heading_of(b_.move().sought_position.frame), 270.0f, 1e-3f);
  EXPECT_EQ(b_.move().current_target_position, info.target_position);
}

TEST_F(MoveToTest, mt_45_turning_to_a_heading_begins_at_once) {
  P p = with({P::kSticky});
  b_.turn_to(90, p);
  EXPECT_EQ(b_.plays(), "TurnRight@1");
  EXPECT_EQ(b_.legs(), "turn 90");
  EXPECT_FALSE(b_.move().params.has(P::kSticky));
  EXPECT_NEAR(heading_of(b_.move().sought_position.frame), 90.0f, 1e-3f);
}

TEST_F(MoveToTest, mt_45_and_stops_the_body_only_if_asked) {
  do_interpreted_motion(b_.context, b_.actor(), kWalk, {});
  b_.settle();
  b_.turn_to(90, without({P::kStopCompletely}));
  EXPECT_EQ(b_.plays(), "WalkForward@1 TurnRight@1");

  SteeredBody stopped;
  do_interpreted_motion(stopped.context, stopped.actor(), kWalk, {});
  stopped.settle();
  stopped.turn_to(90, with({P::kStopCompletely}));
  EXPECT_EQ(stopped.plays(), "TurnRight@1");
}

// --- ending

TEST_F(MoveToTest, mt_130_without_a_move_nothing_happens) {
  cancel_move(b_.context, b_.actor(), MotionError::Teleported);
  b_.move_to({50, 60, 0});
  cancel_move(b_.context, b_.actor(), MotionError::Teleported);
  b_.events.clear();
  cancel_move(b_.context, b_.actor(), MotionError::Teleported);
  EXPECT_EQ(b_.log(), "");
}

TEST_F(MoveToTest, mt_130_a_cancelled_move_has_no_legs_and_reports_its_code_last) {
  b_.face(90);
  b_.move_to({50, 60, 0}, with({P::kUseFinalHeading}));
  ASSERT_EQ(b_.legs(), "turn 0, walk, turn 0");
  check_for_completed_motions(b_.context, b_.actor());
  b_.events.clear();
  cancel_move(b_.context, b_.actor(), MotionError::Teleported);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x3C");
  EXPECT_EQ(b_.legs(), "");
}

TEST_F(MoveToTest, mt_131_stops_the_walk_then_the_turn_then_the_watching) {
  b_.add(50, 90);
  b_.chase();
  b_.face(90);
  b_.use_time(0.1);
  ASSERT_EQ(b_.plays(), "RunForward@1 TurnRight@-1.5");
  check_for_completed_motions(b_.context, b_.actor());
  b_.events.clear();
  cancel_move(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "Ready, Ready, Ready, finished 0x36");
  EXPECT_FALSE(b_.has_target());
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.other()));
}

TEST_F(MoveToTest, mt_131_a_move_to_a_place_leaves_the_target_alone) {
  b_.add(50, 90);
  set_target(b_.context, b_.actor(), SteeredBody::kOther, 0.5f, 0.0f);
  b_.move_to({50, 60, 0});
  cancel_move(b_.context, b_.actor());
  ASSERT_TRUE(b_.has_target());
  EXPECT_EQ(b_.targeting().info.object, SteeredBody::kOther);
}

TEST_F(MoveToTest, mt_132_the_stop_at_the_end_of_a_move_cannot_end_it_again) {
  b_.move_to({50, 60, 0});
  stop_completely(b_.context, b_.actor());
  EXPECT_EQ(b_.finished(), "0x36");
  EXPECT_EQ(b_.context.depth, 0);
}

}  // namespace
}  // namespace acm
