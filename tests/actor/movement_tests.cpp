// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/movement.h"
#include "actor/tick.h"

#include <gtest/gtest.h>

#include <array>

#include "steered_body.h"

namespace acm {
namespace {

using namespace acm::test;

class MovementTest : public testing::Test {
 protected:
  MotionError perform(MovementType type, Command motion = 0) {
    return perform_movement(b_.context, b_.actor(), {type, motion});
  }

  SteeredBody b_;
};

TEST_F(MovementTest, mm_1_interpreter_and_move_are_made_when_first_needed) {
  TestActor bare(&quiet_table().bound());
  EXPECT_FALSE(bare.motion_interp().exists);
  EXPECT_FALSE(bare.actor().managers.has_any());
  turn_to_heading(bare.context, bare.actor(), {});
  EXPECT_TRUE(bare.motion_interp().exists);
  EXPECT_NE(find_move_to(bare.scene, bare.actor()), nullptr);
}

TEST_F(MovementTest, mm_1_the_interpreter_is_notified_of_another_weenie) {
  b_.motion_interp().raw.forward_command = command::kWalkForward;
  WeenieFacts player;
  player.present = player.is_local_player = true;
  set_weenie(b_.context, b_.actor(), player);
  EXPECT_EQ(b_.plays(), "WalkForward@1");
}

TEST_F(MovementTest, mm_2_the_interpreter_is_made_in_its_default_state) {
  TestActor bare(nullptr);
  bare.motion_interp().raw.forward_command = command::kWalkForward;
  ensure_motion_interp(bare.context, bare.actor());
  EXPECT_EQ(bare.motion_interp().raw.forward_command, command::kReady);
  EXPECT_EQ(bare.interpreter_pending(), "Ready Ready") << "with its manager, it enters it twice (AU-14)";
  ensure_motion_interp(bare.context, bare.actor());
  EXPECT_EQ(bare.interpreter_pending(), "Ready Ready");
}

TEST_F(MovementTest, mm_3_the_first_time_the_default_state_is_entered_twice) {
  TestActor bare(nullptr);
  enter_default_movement(bare.context, bare.actor());
  EXPECT_EQ(bare.interpreter_pending(), "Ready Ready");
  enter_default_movement(bare.context, bare.actor());
  EXPECT_EQ(bare.interpreter_pending(), "Ready Ready Ready");
}

TEST_F(MovementTest, mm_4_requests_wake_the_body) {
  for (const MovementType type : {MovementType::StopCompletely, MovementType::TurnToHeading,
                                  MovementType::MoveToPosition, MovementType::Invalid}) {
    b_.body().active = false;
    b_.scene.clock += 1.0;
    perform(type);
    EXPECT_TRUE(b_.body().active) << static_cast<int>(type);
    EXPECT_EQ(b_.body().update_time, b_.scene.clock);
  }
}

TEST_F(MovementTest, mm_4_motions_that_complete_at_once_are_completed) {
  EXPECT_EQ(perform(MovementType::InterpretedCommand, kWalk), MotionError::None);
  EXPECT_EQ(b_.log(), "WalkForward");
  EXPECT_EQ(perform(MovementType::StopCompletely), MotionError::None);
  EXPECT_EQ(b_.interpreter_pending(), "");
}

TEST_F(MovementTest, mm_4_other_types_are_refused) {
  EXPECT_EQ(perform(MovementType::Invalid), MotionError::GeneralMovementFailure);
  EXPECT_EQ(perform(static_cast<MovementType>(10)), MotionError::GeneralMovementFailure);
}

TEST_F(MovementTest, mm_5_landing_reaches_the_interpreter_and_then_the_move) {
  b_.move_to({50, 60, 0});
  set_ground_contact(b_.context, b_.actor(), false, false);
  b_.settle();
  set_ground_contact(b_.context, b_.actor(), true, true);
  // The state of the keys is issued anew, then the leg on top of it.
  EXPECT_EQ(b_.interpreter_pending(), "NonCombat Ready WalkForward");
}

TEST_F(MovementTest, mm_5_leaving_the_world_does_not_end_a_move) {
  b_.move_to({50, 60, 0});
  exit_world(b_.context, b_.actor());
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
  EXPECT_EQ(b_.finished(), "");
}

TEST_F(MovementTest, mm_5_a_completed_motion_unlinks_the_head_whatever_its_name) {
  do_interpreted_motion(b_.context, b_.actor(), kWave, {});
  motion_done(b_.context, b_.actor(), kWalk, true);
  EXPECT_EQ(b_.interpreter_pending(), "");
  EXPECT_EQ(b_.log(), "WalkForward");
}

TEST_F(MovementTest, mm_5_without_a_move_there_is_nothing_to_cancel_or_to_go_on_with) {
  cancel_move(b_.context, b_.actor());
  move_to_use_time(b_.context, b_.actor());
  move_to_hit_ground(b_.context, b_.actor());
  move_to_target_updated(b_.context, b_.actor(), {});
  EXPECT_FALSE(is_moving_to(b_.context, b_.actor()));
  EXPECT_EQ(b_.log(), "");
}

TEST_F(MovementTest, mm_5_exhaustion_issues_the_movement_anew) {
  b_.motion_interp().raw.forward_command = kWalk;
  report_exhaustion(b_.context, b_.actor());
  EXPECT_EQ(b_.plays(), "WalkForward@1");
}

TEST_F(MovementTest, mm_6_a_finished_action_ends_a_stick_and_a_move) {
  b_.add(50, 55);
  do_interpreted_motion(b_.context, b_.actor(), kWave, {});
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  begin_move_to_position(b_.context, b_.actor(), SteeredBody::at(50, 90), {});
  b_.events.clear();
  animation_done(b_.context, b_.actor(), true);
  EXPECT_EQ(b_.all(EventType::Unstuck).size(), 1u);
  EXPECT_EQ(b_.finished(), "0x36");
}

TEST_F(MovementTest, mm_6_other_motions_do_not) {
  b_.add(50, 55);
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  do_interpreted_motion(b_.context, b_.actor(), kWalk, {});
  check_for_completed_motions(b_.context, b_.actor());
  EXPECT_EQ(b_.done(), "WalkForward+");
  EXPECT_EQ(sticky_object(b_.scene, b_.actor()), 99u);
}

TEST_F(MovementTest, mm_7_a_state_of_the_network) {
  b_.actor().weenie.present = true;  // somebody else's
  b_.body().last_move_was_autonomous = false;
  b_.move_to({50, 60, 0});
  InterpretedMotionState state;
  state.forward_command = kRun;
  state.forward_speed = 1.5f;
  const std::array<MotionAction, 3> actions{
      {{kWave, 1.25f, 1, true}, {kWave, 1.0f, 1, false}, {kWave, 0.5f, 2, false}}};
  apply_interpreted(b_.context, b_.actor(), state, actions);
  EXPECT_EQ(b_.finished(), "0x36");
  EXPECT_EQ(b_.plays(), "RunForward@1.5");
  EXPECT_EQ(b_.motion_interp().server_action_stamp, 2);
  const auto waiting = b_.motion_interp().interpreted_actions.view(b_.pool());
  ASSERT_EQ(waiting.size(), 2u);  // the second is not newer than the first
  EXPECT_EQ(waiting[0].speed, 1.25f);
  EXPECT_EQ(waiting[1].speed, 0.5f);
}

TEST_F(MovementTest, mm_7_own_actions_come_back_in_vain) {
  b_.actor().weenie.present = b_.actor().weenie.is_local_player = true;
  const std::array<MotionAction, 2> actions{{{kWave, 1.0f, 1, true}, {kWave, 2.0f, 2, false}}};
  apply_interpreted(b_.context, b_.actor(), {}, actions);
  ASSERT_EQ(b_.motion_interp().interpreted_actions.size(), 1u);
  EXPECT_EQ(b_.motion_interp().interpreted_actions.at(b_.scene.pool, 0),
            (MotionAction{kWave, 2.0f, 0, false}));
}

TEST_F(MovementTest, managers_6_3_an_object_that_is_carried_is_found_where_its_carrier_is) {
  b_.add(50, 70, 200).body.radius = 3.0f;
  b_.add(50, 60).body.parent = 200;
  b_.chase();
  EXPECT_EQ(b_.move().sought_object, 99u);
  EXPECT_EQ(b_.move().top_level_object, 200u);
  EXPECT_EQ(b_.move().sought_size.radius, 0.5f);
  EXPECT_EQ(b_.move().current_target_position, SteeredBody::at(50, 70));
}

TEST_F(MovementTest, managers_6_3_an_unknown_object_is_not_even_noticed) {
  b_.move_to({50, 60, 0});
  b_.body().active = false;
  b_.events.clear();
  MovementStruct request{MovementType::MoveToObject};
  request.object = 1234;
  EXPECT_EQ(perform_movement(b_.context, b_.actor(), request), MotionError::None);
  request.type = MovementType::TurnToObject;
  perform_movement(b_.context, b_.actor(), request);
  EXPECT_EQ(b_.log(), "");
  EXPECT_FALSE(b_.body().active);
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
}

TEST_F(MovementTest, managers_6_3_without_parts_there_is_no_size) {
  Actor& other = b_.add(50, 60);
  spawn(b_.context, other, {nullptr, 0, false});
  b_.chase();
  EXPECT_EQ(b_.move().sought_size.radius, 0.0f);
  EXPECT_EQ(b_.move().sought_size.height, 0.0f);
  EXPECT_FLOAT_EQ(b_.move().previous_distance, 9.5f);
}

TEST_F(MovementTest, managers_6_3_things_that_a_teleport_ends) {
  b_.add(50, 60);
  b_.add(40, 40, 100);
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  begin_move_to_position(b_.context, b_.actor(), SteeredBody::at(50, 90), {});
  interpolate_to(b_.context, b_.actor(), SteeredBody::at(50, 51), true);
  constrain_to(b_.context, b_.actor(), b_.body().position, 1.0f, 2.0f);
  set_target(b_.context, *b_.scene.find(100), TestActor::kGuid, 0.5f, 0.0f);
  check_for_completed_motions(b_.context, b_.actor());
  b_.events.clear();
  teleport(b_.context, b_.actor(), SteeredBody::at(9, 9));
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x3C, unstuck 99, lost " + std::to_string(TestActor::kGuid));
  EXPECT_FALSE(is_interpolating(b_.scene, b_.actor()));
  EXPECT_FALSE(b_.constraint().is_constrained);
  EXPECT_FALSE(b_.has_target());
  EXPECT_EQ(b_.body().position, SteeredBody::at(9, 9));
}

TEST_F(MovementTest, managers_6_3_leaving_the_world_ends_motions_then_the_stick_then_notifies) {
  b_.add(50, 60);
  b_.add(40, 40, 100);
  set_target(b_.context, *b_.scene.find(100), TestActor::kGuid, 0.5f, 0.0f);
  do_interpreted_motion(b_.context, b_.actor(), kWalk, {});
  stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
  b_.events.clear();
  exit_world(b_.context, b_.actor());
  EXPECT_EQ(b_.log(), "WalkForward, unstuck 99, lost " + std::to_string(TestActor::kGuid));
  EXPECT_FALSE(b_.body().in_cell);
}

}  // namespace
}  // namespace acm
