// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Doing and stopping motions.
#include "actor/motion_interp.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"
#include "support/table_body.h"
#include "support/test_actor.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

const SketchedTable& mortal_table() {
  static const SketchedTable table = [] {
    TableSketch sketch = fixture_f();
    add_crouch(sketch);
    add_falling(sketch);
    sketch.cycle(kNonCombat, command::kDead, {.anims = {sketch.anim("dead", 10)}});
    return sketch.finish();
  }();
  return table;
}

MovementParameters with_key(HoldKey key, bool sets_key) {
  MovementParameters p;
  p.hold_key_to_apply = key;
  p.set(MovementParameters::kSetHoldKey, sets_key);
  return p;
}

class InterpreterTest : public testing::Test {
 protected:
  InterpreterTest() : a_(&mortal_table().bound()) {}

  MotionError do_raw(Command motion, const MovementParameters& p = {}) {
    return do_raw_motion(a_.context, a_.actor(), motion, p);
  }
  MotionError do_interpreted(Command motion, const MovementParameters& p = {}) {
    return do_interpreted_motion(a_.context, a_.actor(), motion, p);
  }
  void lift_off() { a_.actor().body.contact = a_.actor().body.on_walkable = false; }
  std::string playing() { return mortal_table().names(a_.seq(), a_.pool()); }

  SpawnedActor a_;
};

TEST_F(InterpreterTest, core_7_1_begins_like_this) {
  const MotionInterp in;
  EXPECT_FALSE(in.initted);
  EXPECT_FALSE(in.standing_longjump);
  EXPECT_EQ(in.jump_extent, 0.0f);
  EXPECT_EQ(in.server_action_stamp, 0);
  EXPECT_EQ(in.my_run_rate, 1.0f);
  EXPECT_EQ(in.current_speed_factor, 1.0f);
}

TEST_F(InterpreterTest, core_7_1_run_rate_is_the_weenies_else_the_last_one_received_else_1) {
  a_.motion_interp().my_run_rate = 2.0f;
  EXPECT_EQ(run_rate(a_.actor()), 1.5f);
  a_.actor().weenie.knows_run_rate = false;
  EXPECT_EQ(run_rate(a_.actor()), 2.0f);
  a_.actor().weenie.present = false;
  EXPECT_EQ(run_rate(a_.actor()), 1.0f);
}

TEST_F(InterpreterTest, core_13_50_the_facts_that_adjust_a_motion) {
  EXPECT_TRUE(adjust_facts(a_.actor()).adjusts);
  a_.actor().weenie.is_creature = false;
  EXPECT_FALSE(adjust_facts(a_.actor()).adjusts);
  a_.actor().weenie.present = false;
  EXPECT_TRUE(adjust_facts(a_.actor()).adjusts);
  EXPECT_EQ(adjust_facts(a_.actor()).run_rate, 1.0f);
}

TEST_F(InterpreterTest, core_13_51_backwards_with_a_run_key_of_its_own) {
  EXPECT_EQ(do_raw(command::kWalkBackwards, with_key(HoldKey::Run, false)), MotionError::None);
  EXPECT_EQ(a_.interpreted().forward_command, kWalk);
  EXPECT_FLOAT_EQ(a_.interpreted().forward_speed, -0.975f);
  const RawMotionState& raw = a_.motion_interp().raw;
  EXPECT_EQ(raw.forward_command, command::kWalkBackwards);
  EXPECT_EQ(raw.forward_speed, 1.0f);
  EXPECT_EQ(raw.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(raw.current_hold_key, HoldKey::None);
}

TEST_F(InterpreterTest, core_13_52_a_motion_that_sets_the_run_key_first_issues_all_anew) {
  a_.actor().weenie.is_local_player = true;
  EXPECT_EQ(do_raw(kWalk, with_key(HoldKey::Run, true)), MotionError::None);
  // Style and Ready anew; there was no sidestep and no turn to stop; then the run.
  EXPECT_EQ(a_.interpreter_pending(), "NonCombat Ready RunForward");
  const RawMotionState& raw = a_.motion_interp().raw;
  EXPECT_EQ(raw.current_hold_key, HoldKey::Run);
  EXPECT_EQ(raw.forward_command, kWalk);
  EXPECT_EQ(raw.forward_speed, 1.0f);
  EXPECT_EQ(raw.forward_hold_key, HoldKey::Invalid);
  EXPECT_EQ(a_.interpreted().forward_command, kRun);
  EXPECT_FLOAT_EQ(a_.interpreted().forward_speed, 1.5f);

  set_hold_key(a_.context, a_.actor(), HoldKey::None, true);
  EXPECT_EQ(raw.current_hold_key, HoldKey::None);
  EXPECT_EQ(a_.interpreted().forward_command, kWalk);
  EXPECT_EQ(a_.interpreted().forward_speed, 1.0f);
}

TEST_F(InterpreterTest, core_13_53_no_resting_and_no_emotes_in_combat) {
  do_raw(kSwordCombat);
  EXPECT_EQ(do_raw(kCrouch), MotionError::CantCrouchInCombat);
  EXPECT_EQ(do_raw(command::kSitting), MotionError::CantSitInCombat);
  EXPECT_EQ(do_raw(command::kSleeping), MotionError::CantLieDownInCombat);
  EXPECT_EQ(do_raw(kWave), MotionError::CantChatEmoteInCombat);
  EXPECT_EQ(do_raw(0x43000118), MotionError::CantChatEmoteInCombat);
  EXPECT_EQ(do_interpreted(kCrouch), MotionError::None);  // keys are asked, messages are not
}

TEST_F(InterpreterTest, core_7_4_a_refused_motion_has_still_set_the_key) {
  do_raw(kSwordCombat);
  EXPECT_EQ(do_raw(kCrouch, with_key(HoldKey::Run, true)), MotionError::CantCrouchInCombat);
  EXPECT_EQ(a_.motion_interp().raw.current_hold_key, HoldKey::Run);
  EXPECT_EQ(a_.motion_interp().raw.forward_command, kReady);
}

TEST_F(InterpreterTest, core_13_54_six_actions_wait_and_the_seventh_is_refused) {
  for (int i = 0; i < 6; ++i) EXPECT_EQ(do_raw(kWave), MotionError::None);
  EXPECT_EQ(do_raw(kWave), MotionError::TooManyActions);
  EXPECT_EQ(a_.actor().motion_table_manager.pending.size(), 6u);
  EXPECT_EQ(a_.motion_interp().pending.size(), 6u);
  EXPECT_EQ(a_.motion_interp().raw_actions.size(), 6u);
  EXPECT_EQ(a_.motion_interp().interpreted_actions.size(), 6u);
}

TEST_F(InterpreterTest, core_7_4_without_modify_raw_state_the_keys_are_not_noted) {
  MovementParameters p;
  p.set(MovementParameters::kModifyRawState, false);
  do_raw(kWalk, p);
  EXPECT_EQ(a_.motion_interp().raw.forward_command, kReady);
  EXPECT_EQ(a_.interpreted().forward_command, kWalk);
}

TEST_F(InterpreterTest, core_13_55_in_the_air_motions_are_noted_actions_refused_and_turns_played) {
  lift_off();
  EXPECT_EQ(do_interpreted(kWalk), MotionError::None);
  EXPECT_EQ(a_.interpreted().forward_command, kWalk);
  EXPECT_EQ(playing(), "ready");
  EXPECT_EQ(a_.interpreter_pending(), "");
  EXPECT_EQ(do_interpreted(kWave), MotionError::NotInContact);
  EXPECT_EQ(do_interpreted(kTurn), MotionError::None);
  EXPECT_EQ(playing(), "turn");
  EXPECT_EQ(a_.interpreter_pending(), "TurnRight");
}

TEST_F(InterpreterTest, core_7_14_motions_that_need_no_ground) {
  lift_off();
  for (const Command c : {command::kFalling, command::kDead, command::kTurnRight, command::kTurnLeft})
    EXPECT_TRUE(contact_allows_move(a_.actor(), c));
  for (const Command c : {kReady, kWalk, kSide, kNonCombat, kWave})
    EXPECT_FALSE(contact_allows_move(a_.actor(), c));
  a_.actor().body.contact = true;  // touching, but nothing one could walk on
  EXPECT_FALSE(contact_allows_move(a_.actor(), kWalk));
  a_.actor().body.state &= ~physics_state::kGravity;
  EXPECT_TRUE(contact_allows_move(a_.actor(), kWalk));
}

TEST_F(InterpreterTest, core_7_14_only_creatures_need_ground) {
  lift_off();
  a_.actor().weenie.is_creature = false;
  EXPECT_TRUE(contact_allows_move(a_.actor(), kWalk));
  a_.actor().weenie.present = false;  // without a weenie it counts as one
  EXPECT_FALSE(contact_allows_move(a_.actor(), kWalk));
}

TEST_F(InterpreterTest, core_7_5_refused_by_the_table_nothing_is_noted) {
  EXPECT_EQ(do_interpreted(0x40000029), MotionError::NoMotionData);
  EXPECT_EQ(a_.interpreted().forward_command, kReady);
  EXPECT_EQ(a_.interpreter_pending(), "");
}

TEST_F(InterpreterTest, core_7_5_without_parts_or_table) {
  TestActor no_table(nullptr);
  EXPECT_EQ(do_interpreted_motion(no_table.context, no_table.actor(), kWalk, {}),
            MotionError::NoAnimationTable);
  no_table.actor().has_parts = false;
  EXPECT_EQ(do_interpreted_motion(no_table.context, no_table.actor(), kWalk, {}),
            MotionError::GeneralMovementFailure);
}

TEST_F(InterpreterTest, core_7_5_death_ends_what_is_under_way) {
  do_interpreted(kWave);
  do_interpreted(kWalk);
  EXPECT_EQ(do_interpreted(command::kDead), MotionError::None);
  EXPECT_EQ(a_.done(), "Wave- WalkForward-");
  EXPECT_EQ(a_.interpreter_pending(), "Dead");
}

TEST_F(InterpreterTest, core_7_5_jump_codes_of_pending_motions) {
  const auto code_of_last = [&] {
    return a_.motion_interp().pending.at(a_.pool(), a_.motion_interp().pending.size() - 1).jump_error;
  };
  MovementParameters no_jump;
  no_jump.set(MovementParameters::kDisableJumpDuringLink, true);
  do_interpreted(kWalk, no_jump);
  EXPECT_EQ(code_of_last(), MotionError::CantJumpFromThisPosition);
  do_interpreted(kCrouch);
  EXPECT_EQ(code_of_last(), MotionError::CantJumpFromThisPosition);
  // Standing up: the forward command before it is still Crouch.
  do_interpreted(kReady);
  EXPECT_EQ(code_of_last(), MotionError::CantJumpFromThisPosition);
  do_interpreted(kWalk);
  EXPECT_EQ(code_of_last(), MotionError::None);
}

TEST_F(InterpreterTest, core_7_5_for_an_action_the_forward_command_does_not_count) {
  do_interpreted(kCrouch);
  do_interpreted(kReady);
  a_.interpreted().forward_command = kCrouch;
  do_interpreted(kWave);
  const PendingMotion last = a_.motion_interp().pending.at(a_.pool(), a_.motion_interp().pending.size() - 1);
  EXPECT_EQ(last.motion, kWave);
  EXPECT_EQ(last.jump_error, MotionError::None);
}

TEST_F(InterpreterTest, core_13_64_without_a_cell_links_end_at_once) {
  a_.actor().body.in_cell = false;
  EXPECT_EQ(do_interpreted(kWalk), MotionError::None);
  EXPECT_EQ(playing(), "walk");
  EXPECT_EQ(a_.pending(), "");
  EXPECT_EQ(a_.interpreter_pending(), "");
}

TEST_F(InterpreterTest, core_7_6_stopping_what_is_not_active_leaves_the_states_untouched) {
  a_.interpreted().sidestep_command = kSide;
  const InterpretedMotionState interpreted = a_.interpreted();
  const RawMotionState raw = a_.motion_interp().raw;
  EXPECT_EQ(stop_interpreted_motion(a_.context, a_.actor(), kSide, {}), MotionError::NoMotionData);
  EXPECT_EQ(a_.interpreted(), interpreted);
  EXPECT_EQ(a_.motion_interp().raw, raw);
  EXPECT_EQ(a_.interpreter_pending(), "");
}

TEST_F(InterpreterTest, core_7_6_a_stop_is_pending_as_ready_without_jump_code) {
  MovementParameters p;
  p.context_id = 7;
  do_interpreted(kWalk);
  a_.settle();
  EXPECT_EQ(stop_interpreted_motion(a_.context, a_.actor(), kWalk, p), MotionError::None);
  ASSERT_EQ(a_.interpreter_pending(), "Ready");
  EXPECT_EQ(a_.motion_interp().pending.at(a_.pool(), 0).context_id, 7u);
  EXPECT_EQ(a_.motion_interp().pending.at(a_.pool(), 0).jump_error, MotionError::None);
  EXPECT_EQ(a_.interpreted().forward_command, kReady);
}

TEST_F(InterpreterTest, core_7_6_in_the_air_a_stop_is_only_noted) {
  do_interpreted(kWalk);
  a_.settle();
  lift_off();
  EXPECT_EQ(stop_interpreted_motion(a_.context, a_.actor(), kWalk, {}), MotionError::None);
  EXPECT_EQ(a_.interpreted().forward_command, kReady);
  EXPECT_EQ(playing(), "walk");
}

TEST_F(InterpreterTest, core_7_7_a_key_release_stops_what_the_press_began) {
  do_raw(command::kTurnLeft);
  do_raw(command::kWalkBackwards);
  a_.settle();
  EXPECT_EQ(stop_raw_motion(a_.context, a_.actor(), command::kTurnLeft, {}), MotionError::None);
  EXPECT_EQ(a_.motion_interp().raw.turn_command, 0u);
  EXPECT_EQ(a_.interpreted().turn_command, 0u);
  EXPECT_EQ(stop_raw_motion(a_.context, a_.actor(), command::kWalkBackwards, {}), MotionError::None);
  EXPECT_EQ(a_.motion_interp().raw.forward_command, kReady);
  EXPECT_EQ(a_.interpreted().forward_command, kReady);
}

TEST_F(InterpreterTest, core_7_7_a_release_does_not_set_the_key) {
  do_raw(kWalk);
  stop_raw_motion(a_.context, a_.actor(), kWalk, with_key(HoldKey::Run, true));
  EXPECT_EQ(a_.motion_interp().raw.current_hold_key, HoldKey::None);
}

TEST_F(InterpreterTest, core_7_7_stopping_another_gait_than_the_one_that_plays_fails) {
  do_raw(kWalk, with_key(HoldKey::Run, false));
  // Without the run key the release is of walking, but it runs.
  EXPECT_EQ(stop_raw_motion(a_.context, a_.actor(), kWalk, with_key(HoldKey::None, false)),
            MotionError::NoMotionData);
}

TEST_F(InterpreterTest, core_7_8_a_full_stop_resets_the_axes_and_keeps_the_rest) {
  do_raw(kWalk, with_key(HoldKey::Run, true));
  MovementParameters fast;
  fast.speed = 2.0f;
  do_raw(kTurn, fast);
  do_raw(kSide);
  a_.motion_interp().raw.current_style = a_.interpreted().current_style = kSwordCombat;
  motion_interp_stop_completely(a_.context, a_.actor());
  const RawMotionState& raw = a_.motion_interp().raw;
  const InterpretedMotionState& state = a_.interpreted();
  EXPECT_EQ(raw.forward_command, kReady);
  EXPECT_EQ(raw.turn_command, 0u);
  EXPECT_EQ(raw.sidestep_command, 0u);
  EXPECT_EQ(raw.turn_speed, 2.0f);
  EXPECT_EQ(raw.current_hold_key, HoldKey::Run);
  EXPECT_EQ(raw.current_style, kSwordCombat);
  EXPECT_EQ(state.forward_command, kReady);
  EXPECT_EQ(state.forward_speed, 1.0f);
  EXPECT_EQ(state.turn_command, 0u);
  EXPECT_EQ(state.sidestep_command, 0u);
  EXPECT_EQ(state.current_style, kSwordCombat);
  EXPECT_VEC_NEAR(a_.seq().velocity, {0.0f, 0.0f, 0.0f});
}

TEST_F(InterpreterTest, core_7_8_a_full_stop_is_pending_with_the_jump_code_of_before) {
  do_interpreted(kCrouch);
  a_.settle();
  motion_interp_stop_completely(a_.context, a_.actor());
  ASSERT_EQ(a_.interpreter_pending(), "Ready");
  EXPECT_EQ(a_.motion_interp().pending.at(a_.pool(), 0).jump_error, MotionError::CantJumpFromThisPosition);
}

TEST_F(InterpreterTest, core_7_3_requests_complete_what_waits_for_nothing) {
  EXPECT_EQ(perform_movement(a_.context, a_.actor(), {MovementType::InterpretedCommand, kNonCombat, {}}),
            MotionError::None);
  EXPECT_EQ(a_.pending(), "");
  EXPECT_EQ(a_.interpreter_pending(), "");
  EXPECT_EQ(a_.done(), "NonCombat+");
}

TEST_F(InterpreterTest, core_7_3_unknown_requests_are_refused) {
  for (const int type : {0, 10, 200})
    EXPECT_EQ(perform_movement(a_.context, a_.actor(), {static_cast<MovementType>(type), kWalk, {}}),
              MotionError::GeneralMovementFailure);
}

TEST_F(InterpreterTest, core_7_3_a_full_stop_always_succeeds) {
  TestActor bare(nullptr);
  EXPECT_EQ(perform_movement(bare.context, bare.actor(), {MovementType::StopCompletely}), MotionError::None);
}

TEST_F(InterpreterTest, core_7_3_the_first_request_makes_the_interpreter) {
  TestActor fresh(&mortal_table().bound());
  EXPECT_FALSE(fresh.motion_interp().exists);
  perform_movement(fresh.context, fresh.actor(), {MovementType::RawCommand, kWalk, {}});
  EXPECT_TRUE(fresh.motion_interp().exists);
  EXPECT_TRUE(fresh.motion_interp().initted);
  EXPECT_TRUE(fresh.actor().body.active);
}

TEST_F(InterpreterTest, core_7_17_completion_is_strictly_first_in_first_out) {
  do_raw(kWave);
  do_raw(kWalk);
  // Whichever motion was completed below: the oldest is removed, and it was an action.
  motion_done(a_.context, a_.actor(), kRun, false);
  EXPECT_EQ(a_.interpreter_pending(), "WalkForward");
  EXPECT_EQ(a_.motion_interp().interpreted_actions.size(), 0u);
  EXPECT_EQ(a_.motion_interp().raw_actions.size(), 0u);
  motion_done(a_.context, a_.actor(), kWave, true);
  EXPECT_EQ(a_.interpreter_pending(), "");
  motion_done(a_.context, a_.actor(), kWave, true);
  EXPECT_EQ(a_.interpreter_pending(), "");
}

TEST_F(InterpreterTest, core_7_17_leaving_the_world_completes_all) {
  do_raw(kWave);
  do_raw(kWave);
  do_raw(kWalk);
  abandon_pending_motions(a_.context, a_.actor());
  EXPECT_EQ(a_.interpreter_pending(), "");
  EXPECT_EQ(a_.motion_interp().raw_actions.size(), 0u);
  EXPECT_EQ(a_.motion_interp().interpreted_actions.size(), 0u);
}

TEST_F(InterpreterTest, core_7_17_the_default_state_keeps_what_is_pending) {
  do_raw(kWave);
  a_.actor().body.state &= ~physics_state::kGravity;  // so that leaving the ground does nothing
  enter_default_state(a_.context, a_.actor());
  EXPECT_EQ(a_.interpreter_pending(), "Wave Ready");
  EXPECT_EQ(a_.pending(), "Wave:1 Ready:0");
  EXPECT_EQ(a_.motion_interp().raw, RawMotionState{});
  EXPECT_EQ(a_.motion_interp().raw_actions.size(), 0u);
}

TEST_F(InterpreterTest, core_7_17_a_first_default_state_is_entered_twice) {
  TestActor fresh(&mortal_table().bound());
  enter_default_movement(fresh.context, fresh.actor());
  EXPECT_EQ(fresh.all<VelocitySetEvent>().size(), 2u);
  fresh.events.clear();
  enter_default_movement(fresh.context, fresh.actor());
  EXPECT_EQ(fresh.all<VelocitySetEvent>().size(), 1u);
}

TEST_F(InterpreterTest, core_7_17_standing_still) {
  EXPECT_TRUE(is_standing_still(a_.actor()));
  a_.interpreted().turn_command = kTurn;
  EXPECT_FALSE(is_standing_still(a_.actor()));
  a_.interpreted() = {};
  a_.interpreted().sidestep_command = kSide;
  EXPECT_FALSE(is_standing_still(a_.actor()));
  a_.interpreted() = {};
  a_.interpreted().forward_command = kWalk;
  EXPECT_FALSE(is_standing_still(a_.actor()));
  a_.interpreted() = {};
  lift_off();
  EXPECT_FALSE(is_standing_still(a_.actor()));
}

}  // namespace
}  // namespace acm
