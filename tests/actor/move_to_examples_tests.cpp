// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The worked examples of moves, by number. Where an example speaks of do(motion, speed), the test looks at
// what plays; a stop and a full stop each complete one Ready.
#include <gtest/gtest.h>

#include <cfloat>

#include "steered_body.h"

namespace acm {
namespace {

using namespace acm::test;
using P = MovementParameters;

class MoveToExamples : public testing::Test {
 protected:
  // 30 m to the north, at a run.
  void run_north() { b_.move_to({50, 80, 0}); }
  // The target lies that many degrees to the right of where the body looks.
  void look_off_course(float degrees) { b_.face(360.0f - degrees); }

  SteeredBody b_;
};

TEST_F(MoveToExamples, managers_8_14_walks_straight_ahead) {
  b_.move_to({50, 60, 0});
  EXPECT_EQ(b_.log(), "Ready");  // one full stop
  EXPECT_EQ(b_.plays(), "WalkForward@1");
  EXPECT_EQ(b_.legs(), "walk");
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 9.5f);
  EXPECT_EQ(b_.move().params.hold_key_to_apply, HoldKey::None);
}

TEST_F(MoveToExamples, managers_8_15_arrives) {
  b_.move_to({50, 60, 0});
  b_.stand({50, 58.9001f, 0});
  b_.use_time(0.5);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0");
  EXPECT_EQ(b_.plays(), "Ready@1");
  EXPECT_EQ(b_.move().type, MovementType::Invalid);
}

TEST_F(MoveToExamples, managers_8_16_half_a_circle_turns_right) {
  b_.move_to({50, 40, 0});
  EXPECT_EQ(b_.plays(), "TurnRight@1");
  EXPECT_EQ(b_.move().current_command, command::kTurnRight);
}

TEST_F(MoveToExamples, managers_8_17_a_left_turn_with_the_run_key) {
  P p;
  p.speed = 1.5f;
  p.hold_key_to_apply = HoldKey::Run;
  b_.move_to({40, 50, 0}, p);
  EXPECT_EQ(b_.plays(), "TurnRight@-2.25");
  EXPECT_EQ(b_.move().current_command, command::kTurnLeft);
  EXPECT_NEAR(b_.move().previous_heading, 270.0f, 1e-3f);
}

TEST_F(MoveToExamples, managers_8_18_queued_by_centres_but_already_there_by_surfaces) {
  b_.move_to({50, 50.9f, 0});
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0");
}

TEST_F(MoveToExamples, managers_8_19_only_the_final_heading) {
  P p = with({P::kUseFinalHeading});
  p.desired_heading = 90.0f;
  b_.move_to({50, 50.5f, 0}, p);
  EXPECT_EQ(b_.plays(), "TurnRight@1");
  b_.face(89);
  b_.use_time(0.5);
  EXPECT_EQ(b_.log(), "");
  b_.face(91);
  b_.use_time(0.6);
  EXPECT_NEAR(b_.heading(), 90.0f, 1e-3f);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0");
}

TEST_F(MoveToExamples, managers_8_20_steering_while_running) {
  const auto plays_off_course = [](float degrees) {
    SteeredBody b;
    b.move_to({50, 80, 0});
    b.face(360.0f - degrees);
    b.use_time(0.1);
    return b.plays();
  };
  EXPECT_EQ(plays_off_course(19.9f), "RunForward@1");
  EXPECT_EQ(plays_off_course(20.1f), "RunForward@1 TurnRight@1.5");
  EXPECT_EQ(plays_off_course(270.0f), "RunForward@1 TurnRight@-1.5");
  EXPECT_EQ(plays_off_course(339.9f), "RunForward@1 TurnRight@-1.5");
  EXPECT_EQ(plays_off_course(340.1f), "RunForward@1");
  run_north();
  b_.stand({50, 110, 0});
  b_.use_time(0.1);
  EXPECT_EQ(b_.plays(), "RunForward@1 TurnRight@-1.5");
  EXPECT_EQ(b_.move().aux_command, command::kTurnLeft);
}

TEST_F(MoveToExamples, managers_8_21_back_on_course_the_turn_ends) {
  run_north();
  look_off_course(90.0f);
  b_.use_time(0.1);
  ASSERT_EQ(b_.plays(), "RunForward@1 TurnRight@1.5");
  look_off_course(10.0f);
  b_.use_time(0.2);
  EXPECT_EQ(b_.plays(), "RunForward@1");
  EXPECT_EQ(b_.move().aux_command, 0u);
}

TEST_F(MoveToExamples, managers_8_21_so_it_does_while_a_motion_is_pending) {
  run_north();
  look_off_course(90.0f);
  b_.use_time(0.1);
  ASSERT_FALSE(b_.motion_interp().pending.empty());  // the turn itself
  look_off_course(90.0f);
  move_to_use_time(b_.context, b_.actor());
  EXPECT_EQ(b_.plays(), "RunForward@1");
  EXPECT_EQ(b_.move().aux_command, 0u);
}

TEST_F(MoveToExamples, managers_8_22_too_far_from_where_it_began) {
  P p;
  p.fail_distance = 50.0f;
  b_.move_to({50, 150, 0}, p);
  EXPECT_EQ(b_.plays(), "RunForward@1");
  b_.stand({50, 100.1f, 0});
  b_.use_time(0.9);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x3D");
}

TEST_F(MoveToExamples, managers_8_22_arrival_goes_before_failure) {
  P p;
  p.fail_distance = 50.0f;
  b_.move_to({50, 101, 0}, p);
  b_.stand({50, 100.2f, 0});
  b_.use_time(0.9);
  EXPECT_EQ(b_.finished(), "0x0");
}

TEST_F(MoveToExamples, managers_8_23_progress) {
  b_.move_to({50, 60, 0});
  b_.stand({50, 50.1f, 0});
  b_.use_time(1.0);
  EXPECT_EQ(b_.move().fail_progress_count, 0u);
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 9.5f);
  b_.use_time(1.01);
  EXPECT_EQ(b_.move().fail_progress_count, 1u);
  b_.stand({50, 50.3f, 0});
  b_.use_time(1.1);
  EXPECT_EQ(b_.move().fail_progress_count, 0u);
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 9.2f);
  EXPECT_DOUBLE_EQ(b_.move().previous_distance_time, 1.1);
  interpolate_to(b_.context, b_.actor(), SteeredBody::at(55, 55), true);
  b_.use_time(2.2);
  EXPECT_EQ(b_.move().fail_progress_count, 0u);
}

TEST_F(MoveToExamples, managers_8_24_charges_an_object_and_sticks_to_it) {
  b_.add(50, 60);
  b_.chase(with({P::kSticky, P::kCanCharge}));
  EXPECT_EQ(b_.log(), "Ready");
  EXPECT_EQ(b_.targeting().info.object, 99u);
  EXPECT_EQ(b_.targeting().info.radius, 0.5f);
  EXPECT_EQ(b_.targeting().info.quantum, 0.0f);
  EXPECT_EQ(b_.plays(), "RunForward@1");
  b_.stand({50, 58.7f, 0});
  b_.use_time(0.5);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0, stuck 99");
  EXPECT_EQ(b_.sticky().target_radius, 0.5f);
}

TEST_F(MoveToExamples, managers_8_25_to_oneself) {
  b_.chase({}, TestActor::kGuid);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0");
  EXPECT_FALSE(b_.has_target());
  EXPECT_EQ(b_.move().type, MovementType::Invalid);
}

TEST_F(MoveToExamples, managers_8_26_an_object_that_nobody_knows_times_out) {
  b_.add(50, 60).body.parent = 7;  // what carries it is not here
  b_.chase();
  EXPECT_EQ(b_.legs(), "");
  b_.use_time(5.0);
  EXPECT_EQ(b_.log(), "");
  b_.scene.clock = b_.body().physics_time = 10.0;
  handle_targeting(b_.context, b_.actor());
  EXPECT_EQ(b_.finished(), "");
  b_.scene.clock = b_.body().physics_time = 10.6;
  handle_targeting(b_.context, b_.actor());
  EXPECT_EQ(b_.finished(), "0x38");
}

TEST_F(MoveToExamples, managers_8_27_the_target_leaves_the_world) {
  b_.add(50, 60);
  b_.chase();
  check_for_completed_motions(b_.context, b_.actor());
  b_.events.clear();
  exit_world(b_.context, b_.other());
  EXPECT_EQ(b_.log(), "lost 99, Ready, Ready, finished 0x37");
  EXPECT_FALSE(b_.has_target());
}

TEST_F(MoveToExamples, managers_8_28_how_far_the_target_looks_ahead) {
  b_.add(50, 59);
  b_.chase();
  b_.body().achieved_velocity = {0, 4, 0};
  b_.use_time(0.1);
  EXPECT_FLOAT_EQ(target_quantum(b_.scene, b_.actor()), 2.0f);
  b_.stand({50, 54, 0});
  b_.use_time(0.2);
  EXPECT_FLOAT_EQ(target_quantum(b_.scene, b_.actor()), 2.0f);
  b_.stand({50, 55, 0});
  b_.use_time(0.3);
  EXPECT_FLOAT_EQ(target_quantum(b_.scene, b_.actor()), 0.75f);
}

TEST_F(MoveToExamples, managers_8_29_an_update_in_mid_chase) {
  b_.add(50, 60);
  b_.chase();
  b_.scene.clock = 0.7;
  b_.send_target_update(TargetStatus::Ok, SteeredBody::at(50, 70), SteeredBody::at(52, 70));
  EXPECT_EQ(b_.move().current_target_position, SteeredBody::at(50, 70));
  EXPECT_EQ(b_.move().sought_position, SteeredBody::at(52, 70));
  EXPECT_EQ(b_.move().previous_distance, FLT_MAX);
  EXPECT_EQ(b_.move().original_distance, FLT_MAX);
  EXPECT_DOUBLE_EQ(b_.move().previous_distance_time, 0.7);
  EXPECT_DOUBLE_EQ(b_.move().original_distance_time, 0.7);
  EXPECT_EQ(b_.legs(), "walk");
}

P flight() {
  P p;
  p.set(P::kMoveTowards, false);
  p.set(P::kMoveAway, true);
  p.min_distance = 10.0f;
  return p;
}

TEST_F(MoveToExamples, managers_8_30_flight_begins_towards_the_enemy) {
  b_.add(50, 55);
  b_.chase(flight());
  EXPECT_EQ(b_.plays(), "WalkForward@1");
  b_.use_time(0.1);
  EXPECT_EQ(b_.plays(), "WalkForward@1 TurnRight@-1");
  EXPECT_EQ(b_.move().aux_command, command::kTurnLeft);
}

TEST_F(MoveToExamples, managers_8_31_a_second_after_an_update_flight_does_not_arrive) {
  for (const double time : {1.4, 1.6}) {
    SteeredBody b;
    b.add(50, 55);
    b.chase(flight());
    b.scene.clock = 0.5;
    b.send_target_update(TargetStatus::Ok);
    b.stand({50, 43.9f, 0});
    b.face(180);
    b.use_time(time);
    EXPECT_EQ(b.finished(), time < 1.5 ? "0x0" : "");
    EXPECT_EQ(b.move().fail_progress_count, time < 1.5 ? 0u : 1u);
  }
}

TEST_F(MoveToExamples, managers_8_32_a_right_turn) {
  b_.turn_to(90);
  EXPECT_EQ(b_.plays(), "TurnRight@1");
  b_.face(30);
  b_.use_time(0.1);
  EXPECT_EQ(b_.move().fail_progress_count, 1u);  // the first heading is compared with the way to go
  b_.use_time(0.2);
  EXPECT_EQ(b_.move().fail_progress_count, 2u);
  b_.face(60);
  b_.use_time(0.3);
  EXPECT_EQ(b_.move().fail_progress_count, 0u);
  b_.body().position.frame.rotation = {0.70710677f, 0.0f, 0.0f, -0.70710677f};
  ASSERT_EQ(b_.heading(), 90.0f);
  b_.use_time(0.4);
  EXPECT_EQ(b_.finished(), "");
  b_.face(90.5f);
  b_.use_time(0.5);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0");
  EXPECT_NEAR(b_.heading(), 90.0f, 1e-3f);
}

TEST_F(MoveToExamples, managers_8_33_a_left_turn) {
  for (const float reached : {0.0f, 359.0f}) {
    SteeredBody b;
    b.face(90);
    b.turn_to(0);
    EXPECT_EQ(b.plays(), "TurnRight@-1");
    b.face(reached);
    b.use_time(0.1);
    EXPECT_EQ(b.finished(), "0x0") << reached;
    EXPECT_NEAR(b.heading(), 0.0f, 1e-3f) << reached;
  }
}

TEST_F(MoveToExamples, managers_8_34_turning_to_an_object_ignores_the_desired_heading) {
  b_.add(60, 50);
  P p;
  p.desired_heading = 45.0f;
  turn_to_object(b_.context, b_.actor(), SteeredBody::kOther, p);
  EXPECT_EQ(b_.legs(), "turn 90");
}

TEST_F(MoveToExamples, managers_8_35_the_final_heading_is_relative_to_the_bearing_of_an_object) {
  b_.add(60, 50);
  P p = with({P::kUseFinalHeading});
  p.desired_heading = 350.0f;
  b_.chase(p);
  EXPECT_EQ(b_.legs(), "turn 90, walk, turn 80");
}

TEST_F(MoveToExamples, managers_8_36_in_the_air_nothing_goes_on) {
  b_.move_to({50, 60, 0});
  b_.stand({50, 59.9f, 0});
  b_.body().contact = false;
  b_.use_time(0.1);
  EXPECT_EQ(b_.log(), "");
}

TEST_F(MoveToExamples, managers_8_36_touching_ground_while_waiting_for_an_update_ends_the_move) {
  b_.add(50, 60).body.parent = 7;
  b_.chase();
  b_.events.clear();
  move_to_hit_ground(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "Ready, finished 0x0");
  EXPECT_FALSE(b_.has_target());
}

TEST_F(MoveToExamples, managers_8_37_a_left_turn_on_arrival_stops_the_wrong_motion) {
  run_north();
  b_.stand({50, 79, 0});
  look_off_course(270.0f);
  b_.use_time(0.1);
  // The turn begins and ends; stopping WalkForward at -1.5 finds nothing, as the body runs; the full stop.
  EXPECT_EQ(b_.log(), "TurnRight, Ready, Ready, finished 0x0");
}

}  // namespace
}  // namespace acm
