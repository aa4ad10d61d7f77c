// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_interp.h"
#include "actor/position_manager.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"
#include "support/table_body.h"
#include "support/test_actor.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

constexpr MotionError kCantJump = MotionError::CantJumpFromThisPosition;

class InterpreterJumpTest : public testing::Test {
 protected:
  InterpreterJumpTest() : a_(&crouching_table_f().bound()) {}

  void run_at(float speed) {
    MovementParameters p;
    p.speed = speed;
    do_interpreted_motion(a_.context, a_.actor(), kRun, p);
  }
  void lift_off() { a_.actor().body.contact = a_.actor().body.on_walkable = false; }
  MotionInterp& in() { return a_.motion_interp(); }

  SpawnedActor a_;
};

TEST_F(InterpreterJumpTest, core_7_15_motions_that_allow_no_jump) {
  for (const Command c : {0x40000008u, 0x40000016u, 0x40000017u, 0x40000018u, 0x4000001Eu, 0x40000030u,
                          0x40000039u, 0x41000012u, 0x41000013u, 0x41000014u, 0x1000006Fu, 0x10000078u,
                          0x1000012Bu, 0x10000134u, 0x10000057u, 0x1000019Bu})
    EXPECT_EQ(motion_allows_jump(c), kCantJump) << std::hex << c;
  for (const Command c :
       {0x40000015u, 0x40000019u, 0x4000001Du, 0x4000003Au, 0x41000003u, 0x41000011u, 0x41000015u,
        0x1000006Eu, 0x10000079u, 0x10000128u, 0x1000012Au, 0x10000135u, 0x10000058u, 0x1000019Au})
    EXPECT_EQ(motion_allows_jump(c), MotionError::None) << std::hex << c;
}

TEST_F(InterpreterJumpTest, core_13_56_a_jump_while_running) {
  run_at(1.5f);
  EXPECT_EQ(jump(a_.context, a_.actor(), 0.5f), MotionError::None);
  ASSERT_EQ(a_.all<VelocitySetEvent>().size(), 1u);
  EXPECT_VEC_NEAR(a_.all<VelocitySetEvent>()[0].local_velocity, {0.0f, 6.0f, 7.0f});
  EXPECT_EQ(in().jump_extent, 0.0f);
  EXPECT_FALSE(in().standing_longjump);
  EXPECT_FALSE(a_.actor().body.on_walkable);
  EXPECT_TRUE(a_.actor().body.contact);
  EXPECT_VEC_NEAR(a_.actor().body.velocity, {0.0f, 6.0f, 7.0f});
  EXPECT_EQ(a_.actor().body.acceleration.z, -9.8f);
}

TEST_F(InterpreterJumpTest, core_13_57_refusals) {
  WeenieFacts& weenie = a_.actor().weenie;
  weenie.can_jump = false;
  EXPECT_EQ(charge_jump(a_.actor()), MotionError::CantJumpLoadedDown);
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::CantJumpLoadedDown);
  weenie.can_jump = true;
  weenie.knows_stamina_cost = false;
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::GeneralMovementFailure);
  weenie.knows_stamina_cost = true;
  a_.interpreted().forward_command = kCrouch;
  EXPECT_EQ(charge_jump(a_.actor()), kCantJump);
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), kCantJump);
  a_.interpreted().forward_command = kReady;
  lift_off();
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::NotInContact);
}

TEST_F(InterpreterJumpTest, core_13_57_a_pending_motion_that_forbids_it) {
  MovementParameters p;
  p.set(MovementParameters::kDisableJumpDuringLink, true);
  do_interpreted_motion(a_.context, a_.actor(), kWalk, p);
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), kCantJump);
  a_.settle();
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::None);
}

TEST_F(InterpreterJumpTest, core_7_15_only_the_oldest_pending_motion_counts) {
  do_interpreted_motion(a_.context, a_.actor(), kWalk, {});
  MovementParameters p;
  p.set(MovementParameters::kDisableJumpDuringLink, true);
  do_interpreted_motion(a_.context, a_.actor(), kRun, p);
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::None);

  SpawnedActor other(&crouching_table_f().bound());
  do_interpreted_motion(other.context, other.actor(), kRun, p);
  do_interpreted_motion(other.context, other.actor(), kWalk, {});
  EXPECT_EQ(jump(other.context, other.actor(), 1.0f), kCantJump);
}

TEST_F(InterpreterJumpTest, core_13_57_a_fully_stretched_constraint) {
  constrain_to(a_.context, a_.actor(), a_.actor().body.position, 1.0f, 2.0f);
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::None);
  a_.actor().body.on_walkable = true;
  a_.scene.constraint.find(a_.actor().managers.constraint)->offset = 1.9f;
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::GeneralMovementFailure);
}

TEST_F(InterpreterJumpTest, core_7_15_a_refused_jump_ends_the_long_jump) {
  charge_jump(a_.actor());
  EXPECT_TRUE(in().standing_longjump);
  lift_off();
  jump(a_.context, a_.actor(), 1.0f);
  EXPECT_FALSE(in().standing_longjump);
}

TEST_F(InterpreterJumpTest, core_7_15_stamina_is_returned_only_when_asked) {
  a_.actor().weenie.stamina_cost = 9;
  std::int32_t cost = 0;
  a_.interpreted().forward_command = kCrouch;
  EXPECT_EQ(jump_is_allowed(a_.context, a_.actor(), 1.0f, cost), kCantJump);
  EXPECT_EQ(cost, 0);
  a_.interpreted().forward_command = kReady;
  EXPECT_EQ(jump_is_allowed(a_.context, a_.actor(), 1.0f, cost), MotionError::None);
  EXPECT_EQ(cost, 9);
}

TEST_F(InterpreterJumpTest, core_7_15_the_weightless_and_other_objects_than_creatures_jump_without_ground) {
  lift_off();
  std::int32_t cost = 0;
  EXPECT_EQ(jump_is_allowed(a_.context, a_.actor(), 1.0f, cost), MotionError::NotInContact);
  a_.actor().weenie.is_creature = false;
  EXPECT_EQ(jump_is_allowed(a_.context, a_.actor(), 1.0f, cost), MotionError::None);
  a_.actor().weenie.is_creature = true;
  a_.actor().body.state &= ~physics_state::kGravity;
  EXPECT_EQ(jump_is_allowed(a_.context, a_.actor(), 1.0f, cost), MotionError::None);
}

TEST_F(InterpreterJumpTest, core_13_58_a_standing_long_jump) {
  EXPECT_EQ(charge_jump(a_.actor()), MotionError::None);
  EXPECT_TRUE(in().standing_longjump);
  EXPECT_EQ(do_interpreted_motion(a_.context, a_.actor(), kWalk, {}), MotionError::None);
  EXPECT_EQ(a_.interpreted().forward_command, kWalk);
  EXPECT_EQ(a_.state().substate, kReady);
  a_.actor().weenie.jump_velocity = 7.0f;
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::None);
  EXPECT_VEC_NEAR(a_.all<VelocitySetEvent>().back().local_velocity, {0.0f, 3.12f, 7.0f});
  EXPECT_FALSE(in().standing_longjump);
}

TEST_F(InterpreterJumpTest, core_7_15_charging_in_motion_is_not_a_long_jump) {
  run_at(1.0f);
  EXPECT_EQ(charge_jump(a_.actor()), MotionError::None);
  EXPECT_FALSE(in().standing_longjump);
}

TEST_F(InterpreterJumpTest, core_7_15_sanctuary_cannot_be_charged_from) {
  a_.interpreted().forward_command = command::kSanctuary;
  EXPECT_EQ(jump_charge_is_allowed(a_.actor()), kCantJump);
  a_.interpreted().forward_command = kAim;  // no charging ban, though no jump either
  EXPECT_EQ(jump_charge_is_allowed(a_.actor()), MotionError::None);
}

TEST_F(InterpreterJumpTest, core_7_15_height_of_a_jump) {
  in().jump_extent = 0.0001f;
  EXPECT_EQ(jump_velocity_z(a_.actor()), 0.0f);
  in().jump_extent = 0.5f;
  EXPECT_EQ(jump_velocity_z(a_.actor()), 7.0f);
  in().jump_extent = 5.0f;
  EXPECT_EQ(jump_velocity_z(a_.actor()), 14.0f);
  a_.actor().weenie.jump_model = JumpModel::Refuses;
  EXPECT_EQ(jump_velocity_z(a_.actor()), 0.0f);
  a_.actor().weenie.present = false;
  EXPECT_EQ(jump_velocity_z(a_.actor()), 10.0f);
}

TEST_F(InterpreterJumpTest, core_11_3_the_formula_answers_for_the_weenie) {
  WeenieFacts& weenie = a_.actor().weenie;
  weenie.jump_model = JumpModel::Formula;
  weenie.jump_skill = 1300.0f;
  in().jump_extent = 1.0f;
  EXPECT_NEAR(jump_velocity_z(a_.actor()), 14.783097f, 1e-4f);  // 11.15 m
  weenie.stamina = 0;
  EXPECT_NEAR(jump_velocity_z(a_.actor()), 2.6191601f, 1e-4f);  // 0.35 m
  std::int32_t cost = 0;
  weenie.load = 0.5f;
  EXPECT_EQ(jump_is_allowed(a_.context, a_.actor(), 1.0f, cost), MotionError::None);
  EXPECT_EQ(cost, 10);
  weenie.load = 2.0f;
  EXPECT_EQ(jump_is_allowed(a_.context, a_.actor(), 1.0f, cost), MotionError::CantJumpLoadedDown);
}

TEST_F(InterpreterJumpTest, core_13_59_the_velocity_of_a_state_is_limited_to_the_run_rate) {
  a_.interpreted().forward_command = kRun;
  a_.interpreted().forward_speed = 1.5f;
  a_.interpreted().sidestep_command = kSide;
  a_.interpreted().sidestep_speed = 1.248f;
  const Vec3 v = state_velocity(a_.actor());
  EXPECT_VEC_NEAR(v, {1.5098f, 5.8069f, 0.0f});
  EXPECT_NEAR(length(v), 6.0f, 1e-4f);
  a_.interpreted() = {};
  a_.interpreted().forward_command = kWalk;
  a_.interpreted().forward_speed = -0.975f;
  EXPECT_VEC_NEAR(state_velocity(a_.actor()), {0.0f, -3.042f, 0.0f});
}

TEST_F(InterpreterJumpTest, a_state_velocity_whose_square_overflows_is_limited_too) {
  a_.interpreted().forward_command = kRun;
  a_.interpreted().forward_speed = 1e30f;
  EXPECT_VEC_NEAR(state_velocity(a_.actor()), {0.0f, 6.0f, 0.0f});
}

TEST_F(InterpreterJumpTest, core_7_15_a_negative_run_rate_reverses_the_velocity_and_spares_zero) {
  a_.actor().weenie.run_rate = -1.0f;
  EXPECT_EQ(state_velocity(a_.actor()), Vec3{});
  a_.interpreted().forward_command = kWalk;
  EXPECT_VEC_NEAR(state_velocity(a_.actor()), {0.0f, -4.0f, 0.0f});
}

TEST_F(InterpreterJumpTest, core_7_15_a_standing_body_leaves_the_ground_with_the_velocity_it_has) {
  a_.actor().body.velocity = {3.0f, 0.0f, 0.0f};
  a_.actor().body.position.frame.rotation = from_rotation_vector({0.0f, 0.0f, 1.57079633f});
  EXPECT_VEC_NEAR(leave_ground_velocity(a_.actor()), {0.0f, -3.0f, 0.0f});
  in().jump_extent = 1.0f;
  EXPECT_VEC_NEAR(leave_ground_velocity(a_.actor()), {0.0f, 0.0f, 14.0f});
}

TEST_F(InterpreterJumpTest, core_7_15_leaving_the_ground_drops_links_and_falls) {
  run_at(1.0f);
  lift_off();
  leave_ground(a_.context, a_.actor());
  EXPECT_EQ(a_.done(), "RunForward-");
  EXPECT_EQ(a_.interpreter_pending(), "Falling");
}

TEST_F(InterpreterJumpTest, core_7_15_hitting_the_ground_resumes_and_leaves_the_velocity_alone) {
  run_at(1.0f);
  lift_off();
  leave_ground(a_.context, a_.actor());
  const Vec3 velocity = a_.actor().body.velocity;
  a_.actor().body.contact = a_.actor().body.on_walkable = true;
  a_.events.clear();
  hit_ground(a_.context, a_.actor());
  EXPECT_EQ(a_.state().substate, kRun);
  EXPECT_EQ(a_.actor().body.velocity, velocity);
  EXPECT_TRUE(a_.all<VelocitySetEvent>().empty());
}

TEST_F(InterpreterJumpTest,
       core_7_15_ground_changes_nothing_for_the_weightless_and_for_other_objects_than_creatures) {
  a_.actor().weenie.is_creature = false;
  leave_ground(a_.context, a_.actor());
  hit_ground(a_.context, a_.actor());
  a_.actor().weenie.is_creature = true;
  a_.actor().body.state &= ~physics_state::kGravity;
  leave_ground(a_.context, a_.actor());
  hit_ground(a_.context, a_.actor());
  EXPECT_TRUE(a_.all<VelocitySetEvent>().empty());
  EXPECT_EQ(a_.interpreter_pending(), "");
}

TEST_F(InterpreterJumpTest, core_7_15_top_speeds) {
  EXPECT_FLOAT_EQ(max_speed(a_.actor()), 6.0f);
  EXPECT_FLOAT_EQ(adjusted_max_speed(a_.actor()), 6.0f);
  a_.interpreted().forward_command = kRun;
  a_.interpreted().forward_speed = 3.0f;
  in().current_speed_factor = 2.0f;
  EXPECT_FLOAT_EQ(max_speed(a_.actor()), 6.0f);
  EXPECT_FLOAT_EQ(adjusted_max_speed(a_.actor()), 6.0f);
  in().current_speed_factor = 1.0f;
  EXPECT_FLOAT_EQ(adjusted_max_speed(a_.actor()), 12.0f);
}

}  // namespace
}  // namespace acm
