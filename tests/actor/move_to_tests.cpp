// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/actor/move_to.h"

#include <gtest/gtest.h>

#include <cfloat>

#include "steered_body.h"

namespace acm {
namespace {

using namespace acm::test;
using P = MovementParameters;

SketchedTable table_without_walking() {
  TableSketch sketch(kNonCombat);
  sketch.style_default(kNonCombat, kReady);
  sketch.cycle(kNonCombat, kReady, {.anims = {sketch.anim("ready", 10)}});
  return sketch.finish();
}

class MoveToTest : public testing::Test {
 protected:
  static P with(std::initializer_list<P::Flag> flags) {
    P p;
    for (const P::Flag flag : flags) p.set(flag, true);
    return p;
  }
  static P without(std::initializer_list<P::Flag> flags) {
    P p;
    for (const P::Flag flag : flags) p.set(flag, false);
    return p;
  }
  // An object whose place the body cannot hear of: what carries it is not here.
  void add_unheard() { b_.add(50, 60).body.parent = kUnheard; }
  // Motions wait until the wave is over.
  void wave() { do_interpreted_motion(b_.lane, b_.actor(), kWave, {}); }

  static constexpr Guid kUnheard = 7;
  SteeredBody b_;
};

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
  cancel_moveto(b_.lane, b_.actor());
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
  set_motion_table(b_.lane, b_.actor(), nullptr);
  EXPECT_EQ(find_move_to(b_.scene, b_.actor()), nullptr);
  EXPECT_TRUE(b_.has_target());
  EXPECT_EQ(b_.finished(), "");
}

TEST_F(MoveToTest, mt_3_moving_means_having_a_type) {
  EXPECT_FALSE(is_moving_to(b_.lane, b_.actor()));
  b_.move_to({50, 60, 0});
  EXPECT_TRUE(is_moving_to(b_.lane, b_.actor()));
  cancel_moveto(b_.lane, b_.actor());
  EXPECT_FALSE(is_moving_to(b_.lane, b_.actor()));
}

TEST_F(MoveToTest, mt_4_failures_are_counted_and_nothing_comes_of_it) {
  b_.move_to({50, 60, 0});
  for (int i = 1; i <= 100; ++i) b_.use_time(1.0 + i);
  EXPECT_EQ(b_.move().fail_progress_count, 100u);
  EXPECT_TRUE(is_moving_to(b_.lane, b_.actor()));
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
  turn_to_heading(bare.lane, bare.actor(), {});
  EXPECT_TRUE(bare.interpreter().exists);
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

TEST_F(MoveToTest, mt_14_what_adjusting_does_to_the_motions_of_a_move) {
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
  stick_to_object(b_.lane, b_.actor(), SteeredBody::kOther);
  b_.events.clear();
  b_.move_to({50, 60, 0});
  EXPECT_EQ(b_.log(), "unstuck 99, Ready");
  b_.turn_to(90);
  EXPECT_EQ(b_.finished(), "0x36");
  EXPECT_EQ(b_.move().type, MovementType::TurnToHeading);
}

TEST_F(MoveToTest, mt_30_the_answer_is_none_whatever_becomes_of_it) {
  MovementRequest request{MovementType::MoveToPosition};
  request.position = SteeredBody::at(50, 60);
  EXPECT_EQ(perform_movement(b_.lane, b_.actor(), request), MotionError::None);
  const SketchedTable table = table_without_walking();
  SteeredBody refused(&table.bound());
  EXPECT_EQ(perform_movement(refused.lane, refused.actor(), request), MotionError::None);
  EXPECT_FALSE(is_moving_to(refused.lane, refused.actor()));
}

TEST_F(MoveToTest, mt_40_waits_for_the_first_news) {
  add_unheard();
  P p;
  p.speed = 1.5f;
  b_.chase(p);
  EXPECT_EQ(b_.log(), "Ready");  // a full stop
  const MoveTo& m = b_.move();
  EXPECT_EQ(m.type, MovementType::MoveToObject);
  EXPECT_EQ(m.starting_position, SteeredBody::at(50, 50));
  EXPECT_EQ(m.sought_object, 99u);
  EXPECT_EQ(m.top_level_object, kUnheard);
  EXPECT_EQ(m.sought_size.radius, 0.5f);  // its own, not that of what carries it
  EXPECT_EQ(m.sought_size.height, 1.8f);
  EXPECT_EQ(m.params, p);
  EXPECT_FALSE(m.initialized);
  EXPECT_EQ(b_.targeting().info.object, kUnheard);
  EXPECT_EQ(b_.targeting().info.radius, 0.5f);
  EXPECT_EQ(b_.targeting().info.quantum, 0.0f);
  EXPECT_EQ(b_.targeting().info.context_id, 0u);
}

TEST_F(MoveToTest, mt_41_the_bearing_is_of_where_it_will_be_and_the_distance_of_where_it_is) {
  add_unheard();
  P p = with({P::kUseFinalHeading});
  p.desired_heading = 300.0f;
  b_.chase(p);
  TargetInfo info;
  info.object = kUnheard;
  info.status = TargetStatus::Ok;
  info.target_position = SteeredBody::at(50, 60);
  info.interpolated_position = SteeredBody::at(60, 50);
  receive_target_update(b_.lane, b_.actor(), info);
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
  turn_to_object(b_.lane, b_.actor(), SteeredBody::kOther, without({P::kStopCompletely}));
  EXPECT_EQ(b_.log(), "");
  EXPECT_EQ(b_.move().type, MovementType::TurnToObject);
  EXPECT_EQ(b_.move().sought_size.radius, 0.0f);
  cancel_moveto(b_.lane, b_.actor());
  check_for_completed_motions(b_.lane, b_.actor());
  b_.events.clear();
  turn_to_object(b_.lane, b_.actor(), SteeredBody::kOther, {});
  EXPECT_EQ(b_.log(), "Ready");
}

TEST_F(MoveToTest, mt_43_it_may_end_in_sticking_with_no_radius) {
  b_.add(60, 50);
  turn_to_object(b_.lane, b_.actor(), SteeredBody::kOther, with({P::kSticky}));
  b_.face(91);
  b_.use_time(0.1);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0, stuck 99");
  EXPECT_EQ(b_.sticky().target_radius, 0.0f);
}

TEST_F(MoveToTest, mt_43_turning_to_oneself_ends_at_once) {
  turn_to_object(b_.lane, b_.actor(), TestActor::kGuid, {});
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x0");
}

TEST_F(MoveToTest, mt_44_the_goal_is_the_bearing_of_where_it_is) {
  add_unheard();
  P p;
  p.desired_heading = 45.0f;
  turn_to_object(b_.lane, b_.actor(), SteeredBody::kOther, p);
  TargetInfo info;
  info.object = kUnheard;
  info.status = TargetStatus::Ok;
  info.target_position = SteeredBody::at(40, 50);
  info.interpolated_position = SteeredBody::at(60, 50);
  receive_target_update(b_.lane, b_.actor(), info);
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
  do_interpreted_motion(b_.lane, b_.actor(), kWalk, {});
  b_.settle();
  b_.turn_to(90, without({P::kStopCompletely}));
  EXPECT_EQ(b_.plays(), "WalkForward@1 TurnRight@1");
}

// --- legs

TEST_F(MoveToTest, mt_50_a_leg_stays_in_the_list_while_it_lasts) {
  b_.face(90);
  b_.move_to({50, 60, 0});
  EXPECT_EQ(b_.legs(), "turn 0, walk");
  b_.face(0);
  b_.use_time(0.1);
  EXPECT_EQ(b_.legs(), "walk");
}

TEST_F(MoveToTest, mt_50_the_end_is_told_after_the_stop_and_before_sticking) {
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
  set_ground_contact(b_.lane, b_.actor(), false, false);
  EXPECT_EQ(b_.move().previous_distance_time, 0.0);
  set_ground_contact(b_.lane, b_.actor(), true, true);
  EXPECT_EQ(b_.move().previous_distance_time, 3.0);
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 4.5f);
}

TEST_F(MoveToTest, mt_52_landing_before_the_first_news_counts_as_arrival_and_sticks) {
  add_unheard();
  b_.chase(with({P::kSticky}));
  b_.events.clear();
  move_to_hit_ground(b_.lane, b_.actor());
  EXPECT_EQ(b_.log(), "Ready, finished 0x0, stuck 7");
}

TEST_F(MoveToTest, mt_53_leaving_the_ground_changes_nothing) {
  b_.move_to({50, 60, 0});
  const MoveTo before = b_.move();
  set_ground_contact(b_.lane, b_.actor(), false, false);
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
  b_.actor().interpreter.pending.clear(b_.pool());
  b_.use_time(0.1);
  EXPECT_EQ(b_.move().current_command, command::kWalkForward);
  b_.face(0);
  wave();
  move_to_hit_ground(b_.lane, b_.actor());
  EXPECT_EQ(b_.legs(), "walk");
  EXPECT_TRUE(is_moving_to(b_.lane, b_.actor()));
}

TEST_F(MoveToTest, mt_61_a_refused_motion_ends_the_move_with_its_code) {
  const SketchedTable table = table_without_walking();
  SteeredBody b(&table.bound());
  b.move_to({50, 60, 0});
  ASSERT_EQ(b.all<MoveFinished>().size(), 1u);
  EXPECT_EQ(b.all<MoveFinished>()[0].code, MotionError::NoMotionData);
  EXPECT_FALSE(is_moving_to(b.lane, b.actor()));
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

TEST_F(MoveToTest, mt_90_half_a_circle_or_more_in_one_step_is_no_progress) {
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

// --- news

TEST_F(MoveToTest, mt_120_news_of_others_are_not_heard) {
  b_.add(50, 60);
  b_.chase();
  TargetInfo info;
  info.object = 1234;
  info.status = TargetStatus::ExitWorld;
  move_to_target_updated(b_.lane, b_.actor(), info);
  EXPECT_TRUE(is_moving_to(b_.lane, b_.actor()));
}

TEST_F(MoveToTest, mt_120_a_target_lost_on_the_way_ends_the_move) {
  b_.add(50, 60);
  b_.chase();
  b_.tell(TargetStatus::Teleported);
  EXPECT_EQ(b_.finished(), "0x37");
}

TEST_F(MoveToTest, mt_120_a_target_lost_before_the_first_news) {
  add_unheard();
  b_.chase();
  TargetInfo info;
  info.object = kUnheard;
  info.status = TargetStatus::TimedOut;
  receive_target_update(b_.lane, b_.actor(), info);
  EXPECT_EQ(b_.finished(), "0x38");
}

TEST_F(MoveToTest, mt_120_turning_to_an_object_ignores_later_news) {
  b_.add(60, 50);
  turn_to_object(b_.lane, b_.actor(), SteeredBody::kOther, {});
  const Position before = b_.move().current_target_position;
  b_.tell(TargetStatus::Ok, SteeredBody::at(40, 50), SteeredBody::at(40, 50));
  EXPECT_EQ(b_.move().current_target_position, before);
  EXPECT_EQ(b_.legs(), "turn 90");
}

TEST_F(MoveToTest, mt_121_after_news_flight_makes_no_progress_until_the_next) {
  b_.add(50, 52);
  P p = without({P::kMoveTowards});
  p.set(P::kMoveAway, true);
  p.min_distance = 10.0f;
  b_.chase(p);
  b_.face(180);
  b_.tell(TargetStatus::Ok);
  b_.stand({50, 20, 0});
  for (const double time : {1.1, 2.0, 3.0}) b_.use_time(time);
  EXPECT_EQ(b_.move().fail_progress_count, 3u);
  b_.tell(TargetStatus::Ok);
  b_.use_time(3.5);
  EXPECT_EQ(b_.finished(), "0x0");
}

// --- ending

TEST_F(MoveToTest, mt_130_without_a_move_nothing_happens) {
  cancel_move(b_.lane, b_.actor(), MotionError::Teleported);
  b_.move_to({50, 60, 0});
  cancel_move(b_.lane, b_.actor(), MotionError::Teleported);
  b_.events.clear();
  cancel_move(b_.lane, b_.actor(), MotionError::Teleported);
  EXPECT_EQ(b_.log(), "");
}

TEST_F(MoveToTest, mt_130_a_cancelled_move_has_no_legs_and_tells_its_code_last) {
  b_.face(90);
  b_.move_to({50, 60, 0}, with({P::kUseFinalHeading}));
  ASSERT_EQ(b_.legs(), "turn 0, walk, turn 0");
  check_for_completed_motions(b_.lane, b_.actor());
  b_.events.clear();
  cancel_move(b_.lane, b_.actor(), MotionError::Teleported);
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x3C");
  EXPECT_EQ(b_.legs(), "");
}

TEST_F(MoveToTest, mt_131_stops_the_walk_then_the_turn_then_the_watching) {
  b_.add(50, 90);
  b_.chase();
  b_.face(90);
  b_.use_time(0.1);
  ASSERT_EQ(b_.plays(), "RunForward@1 TurnRight@-1.5");
  check_for_completed_motions(b_.lane, b_.actor());
  b_.events.clear();
  cancel_moveto(b_.lane, b_.actor());
  EXPECT_EQ(b_.log(), "Ready, Ready, Ready, finished 0x36");
  EXPECT_FALSE(b_.has_target());
  EXPECT_FALSE(has_voyeurs(b_.scene, b_.other()));
}

TEST_F(MoveToTest, mt_131_a_move_to_a_place_leaves_the_target_alone) {
  b_.add(50, 90);
  set_target(b_.lane, b_.actor(), SteeredBody::kOther, 0.5f, 0.0f);
  b_.move_to({50, 60, 0});
  cancel_moveto(b_.lane, b_.actor());
  EXPECT_TRUE(b_.has_target());
}

TEST_F(MoveToTest, mt_132_the_stop_at_the_end_of_a_move_cannot_end_it_again) {
  b_.move_to({50, 60, 0});
  stop_all(b_.lane, b_.actor());
  EXPECT_EQ(b_.finished(), "0x36");
  EXPECT_EQ(b_.lane.depth, 0);
}

}  // namespace
}  // namespace acm
