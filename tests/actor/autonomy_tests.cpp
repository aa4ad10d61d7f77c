// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "actor/movement_message.h"
#include "actor/position_manager.h"
#include "actor/tick.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "scripted_body.h"

namespace acm {
namespace {

using namespace acm::test;

wire::MovementBody event_of(Command forward, float speed = 1.0f) {
  InterpretedMotionState state;
  state.forward_command = forward;
  state.forward_speed = speed;
  wire::MovementBody body;
  body.content = wire::pack(state);
  return body;
}

InterpretedMotionState state_to(Command forward, float speed) {
  InterpretedMotionState state;
  state.forward_command = forward;
  state.forward_speed = speed;
  return state;
}

// Verbs of a body by their names, so that a test can go through them.
struct NamedVerb {
  const char* name;
  std::function<void(StepContext&, Actor&)> run;
};

class AutonomyTest : public testing::Test {
 protected:
  AutonomyTest() { body().last_move_was_autonomous = false; }

  Actor& actor() { return b_.actor(); }
  Body& body() { return b_.actor().body; }
  void fall_asleep() { body().active = false; }

  ScriptedBody b_;
};

// A body without motion table, so without MovementManager and interpreter, that stands on the ground.
class TablelessTest : public testing::Test {
 protected:
  TablelessTest() : a_(nullptr) {
    spawn(a_.context, a_.actor(), {nullptr, 1, true});
    body().last_move_was_autonomous = false;
    a_.events.clear();
  }

  Body& body() { return a_.actor().body; }

  TestActor a_;
};

TEST(Autonomy, au_1_a_new_body_has_not_moved_by_itself) {
  Scene scene;
  EXPECT_FALSE(scene.find(scene.create(1))->body.last_move_was_autonomous);
}

TEST_F(AutonomyTest, au_2_motions_that_are_asked_of_the_body_are_its_own) {
  do_motion(b_.context, actor(), kWalk);
  EXPECT_TRUE(body().last_move_was_autonomous);
  body().last_move_was_autonomous = false;
  stop_motion(b_.context, actor(), kWalk);
  EXPECT_TRUE(body().last_move_was_autonomous);
}

TEST_F(TablelessTest, au_2_also_when_there_is_no_movement_manager_and_the_motion_is_refused) {
  EXPECT_EQ(do_motion(a_.context, a_.actor(), kWalk), MotionError::NoAnimationTable);
  EXPECT_EQ(static_cast<int>(MotionError::NoAnimationTable), 7);
  EXPECT_TRUE(body().last_move_was_autonomous);
  body().last_move_was_autonomous = false;
  EXPECT_EQ(stop_motion(a_.context, a_.actor(), kWalk), MotionError::NoAnimationTable);
  EXPECT_TRUE(body().last_move_was_autonomous);
  EXPECT_FALSE(a_.actor().movement_manager_exists);
}

TEST_F(AutonomyTest, au_3_nothing_else_writes_it) {
  const std::vector<NamedVerb> verbs = {
      {"stop_completely", [](StepContext& c, Actor& a) { stop_completely(c, a); }},
      {"jump", [](StepContext& c, Actor& a) { jump(c, a, 0.5f); }},
      {"move_to_position", [](StepContext& c, Actor& a) { move_to_position(c, a, {}, {}); }},
      {"move_to_object", [](StepContext& c, Actor& a) { move_to_object(c, a, a.guid, {}); }},
      {"turn_to_heading", [](StepContext& c, Actor& a) { turn_to_heading(c, a, {}); }},
      {"do_raw_motion", [](StepContext& c, Actor& a) { do_raw_motion(c, a, kWalk, {}); }},
      {"do_interpreted_motion", [](StepContext& c, Actor& a) { do_interpreted_motion(c, a, kWalk, {}); }},
      {"move_to_interpreted_state",
       [](StepContext& c, Actor& a) { move_to_interpreted_state(c, a, state_to(kRun, 1.5f), {}); }},
      {"apply_movement", [](StepContext& c, Actor& a) { apply_movement(c, a, event_of(kRun)); }},
      {"set_velocity", [](StepContext& c, Actor& a) { set_velocity(c, a, {1, 0, 0}); }},
      {"teleport", [](StepContext& c, Actor& a) { teleport(c, a, {}); }},
      {"exit_world", [](StepContext& c, Actor& a) { exit_world(c, a); }},
      {"enter_world", [](StepContext& c, Actor& a) { enter_world(c, a); }},
      {"set_physics_state", [](StepContext& c, Actor& a) { set_physics_state(c, a, 0); }},
      {"set_motion_table", [](StepContext& c, Actor& a) { set_motion_table(c, a, a.table); }},
  };
  for (const bool flag : {false, true}) {
    for (const NamedVerb& verb : verbs) {
      body().last_move_was_autonomous = flag;
      verb.run(b_.context, actor());
      EXPECT_EQ(body().last_move_was_autonomous, flag) << verb.name;
    }
  }
}

TEST_F(AutonomyTest, au_5_the_flag_decides_which_state_is_issued_anew) {
  actor().weenie = {};  // without a weenie
  b_.motion_interp().raw.forward_command = kWalk;
  b_.interpreted() = state_to(kRun, 1.5f);
  apply_current_movement(b_.context, actor(), true, false);
  EXPECT_EQ(b_.interpreted().forward_command, kRun);
  body().last_move_was_autonomous = true;
  apply_current_movement(b_.context, actor(), true, false);
  EXPECT_EQ(b_.interpreted().forward_command, kWalk) << "worked out from the raw state";
}

TEST_F(AutonomyTest, au_5_exhaustion_reads_it_too) {
  actor().weenie = {};
  b_.motion_interp().raw.forward_command = kWalk;
  b_.interpreted() = state_to(kRun, 1.5f);
  report_exhaustion(b_.context, actor());
  EXPECT_EQ(b_.interpreted().forward_command, kRun);
  body().last_move_was_autonomous = true;
  report_exhaustion(b_.context, actor());
  EXPECT_EQ(b_.interpreted().forward_command, kWalk);
}

TEST_F(AutonomyTest, e18_a_new_body_without_weenie_follows_the_network_until_it_moves_by_itself) {
  actor().weenie = {};
  apply_interpreted(b_.context, actor(), state_to(kRun, 1.5f));
  EXPECT_EQ(b_.state().substate, kRun);
  EXPECT_EQ(b_.state().substate_speed, 1.5f);
  do_motion(b_.context, actor(), kWalk);
  apply_interpreted(b_.context, actor(), state_to(kRun, 1.5f));
  EXPECT_TRUE(body().last_move_was_autonomous);
  EXPECT_EQ(b_.state().substate, kWalk) << "its raw state rules";
}

TEST_F(AutonomyTest, au_10_waking_begins_at_now_and_a_static_body_cannot_be_woken) {
  fall_asleep();
  b_.scene.clock = 3;
  set_active(b_.context, actor());
  EXPECT_TRUE(body().active);
  EXPECT_EQ(body().update_time, 3.0);
  b_.scene.clock = 4;
  set_active(b_.context, actor());
  EXPECT_EQ(body().update_time, 3.0) << "it was awake";
  fall_asleep();
  body().state |= physics_state::kStatic;
  set_active(b_.context, actor());
  EXPECT_FALSE(body().active);
  EXPECT_EQ(body().update_time, 3.0);
}

TEST_F(AutonomyTest, au_11_what_wakes_a_body_every_time) {
  const std::vector<NamedVerb> verbs = {
      {"do_motion", [](StepContext& c, Actor& a) { do_motion(c, a, kWalk); }},
      {"stop_completely", [](StepContext& c, Actor& a) { stop_completely(c, a); }},
      {"perform_movement, of no type", [](StepContext& c, Actor& a) { perform_movement(c, a, {}); }},
      {"turn_to_heading", [](StepContext& c, Actor& a) { turn_to_heading(c, a, {}); }},
      {"set_velocity", [](StepContext& c, Actor& a) { set_velocity(c, a, a.body.velocity); }},
      {"interpolate_to", [](StepContext& c, Actor& a) { interpolate_to(c, a, {}, false); }},
      {"constrain_to", [](StepContext& c, Actor& a) { constrain_to(c, a, {}, 1, 2); }},
      {"stick_to_object", [](StepContext& c, Actor& a) { stick_to_object(c, a, 7); }},
      {"set_motion_table", [](StepContext& c, Actor& a) { set_motion_table(c, a, a.table); }},
      {"enter_world", [](StepContext& c, Actor& a) { enter_world(c, a); }},
  };
  for (int time = 1; time <= 2; ++time) {
    for (const NamedVerb& verb : verbs) {
      fall_asleep();
      b_.scene.clock += 1.0;
      verb.run(b_.context, actor());
      EXPECT_TRUE(body().active) << verb.name;
      EXPECT_EQ(body().update_time, b_.scene.clock) << verb.name;
    }
  }
}

TEST_F(AutonomyTest, au_11_what_does_not_wake_a_body) {
  b_.define(kScriptA, {plays(0, 1), {0, {hook_direction::kBoth, SetOmegaHook{{0, 0, 1}}}}});
  const std::vector<NamedVerb> verbs = {
      {"set_omega", [](StepContext&, Actor& a) { set_omega(a, {0, 0, 1}); }},
      {"a hook", [](StepContext& c, Actor& a) { execute_hook(c, a, {0, ScaleHook{2, 0}}); }},
      {"a script", [](StepContext& c, Actor& a) { play_script(c, a, kScriptA); }},
      {"its hooks", [](StepContext& c, Actor& a) { update_scripts(c, a); }},
      {"another state", [](StepContext& c, Actor& a) { set_physics_state(c, a, 0); }},
      {"an event for a body with a manager",
       [](StepContext& c, Actor& a) {
         a.motion_interp.exists = false;
         EXPECT_FALSE(apply_movement(c, a, event_of(kWalk)));
       }},
  };
  for (const NamedVerb& verb : verbs) {
    fall_asleep();
    verb.run(b_.context, actor());
    EXPECT_FALSE(body().active) << verb.name;
  }
}

TEST_F(AutonomyTest, au_11_a_pass_wakes_what_is_near_the_player) {
  b_.scene.options.player_is_near = true;
  b_.begin_at(1);
  fall_asleep();
  b_.tick_at(1.5);
  EXPECT_TRUE(body().active);
  EXPECT_EQ(body().update_time, 1.5) << "the time that it slept is lost";
}

TEST_F(AutonomyTest, au_12_a_body_sleeps_without_cell_held_or_frozen_and_far_from_the_player) {
  b_.begin_at(0);
  body().in_cell = false;
  b_.tick_at(0.1);
  EXPECT_FALSE(body().active);
  body().in_cell = body().active = true;
  body().parent = 7;
  b_.tick_at(0.2);
  EXPECT_FALSE(body().active);
  body().parent = 0;
  body().active = true;
  body().state |= physics_state::kFrozen;
  b_.tick_at(0.3);
  EXPECT_FALSE(body().active);
  body().state &= ~physics_state::kFrozen;
  body().active = true;
  const Guid viewer = 0x50000002;
  b_.scene.find(b_.scene.create(viewer))->body.position.frame.origin = {97, 0, 0};
  b_.scene.options.sleep_when_far = true;
  b_.scene.options.viewer = viewer;
  b_.tick_at(0.4);
  EXPECT_FALSE(body().active);
  b_.scene.find(viewer)->body.position.frame.origin = {95, 0, 0};
  b_.tick_at(0.5);
  EXPECT_TRUE(body().active);
}

TEST_F(AutonomyTest, au_12_leaving_the_world_puts_it_to_sleep_at_once) {
  b_.begin_at(1);
  exit_world(b_.context, actor());
  EXPECT_FALSE(body().active);
  b_.scene.clock = 2;  // without an update between
  enter_world(b_.context, actor());
  EXPECT_EQ(body().update_time, 2.0) << "the time outside is not simulated";
}

TEST_F(TablelessTest, au_12_a_body_that_stands_and_that_nothing_can_move_falls_asleep) {
  EXPECT_TRUE(body().active);
  a_.pass(0.1);
  EXPECT_FALSE(body().active);
  EXPECT_NEAR(body().update_time, 0.1, 1e-12) << "the step was finished";
}

TEST_F(TablelessTest, au_12_not_while_it_moves_is_off_the_ground_or_could_be_moved) {
  set_velocity(a_.context, a_.actor(), {1, 0, 0});
  a_.pass(0.1);
  EXPECT_TRUE(body().active);
  body().velocity = {};
  body().on_walkable = false;
  a_.pass(0.1);
  EXPECT_TRUE(body().active);
  body().velocity = {};
  body().on_walkable = true;
  ensure_movement_manager(a_.context, a_.actor());
  a_.pass(0.1);
  EXPECT_TRUE(body().active);
}

TEST_F(TablelessTest, au_12_one_without_spheres_whatever_its_velocity) {
  acm::Setup setup;
  setup.spheres.push_back({});
  a_.actor().setup = &setup;
  set_velocity(a_.context, a_.actor(), {1, 0, 0});
  a_.pass(0.1);
  EXPECT_TRUE(body().active);
  setup.spheres.clear();
  a_.pass(0.1);
  EXPECT_FALSE(body().active);
}

TEST_F(TablelessTest, au_12_near_a_player_such_a_body_is_stepped_in_every_second_pass) {
  a_.scene.options.player_is_near = true;
  std::string steps;
  for (int i = 0; i < 6; ++i) {
    const double before = body().physics_time;
    a_.pass(0.1);
    const bool was_stepped = !body().active;  // and fell asleep again
    steps += was_stepped ? 's' : '-';
    EXPECT_GT(body().physics_time, before);
  }
  EXPECT_EQ(steps, "s-s-s-");
}

TEST_F(TablelessTest, au_13_a_movement_event_makes_a_manager_wakes_the_body_and_is_dropped) {
  Actor& actor = a_.actor();
  body().active = false;
  a_.scene.clock = 5;
  EXPECT_FALSE(apply_movement(a_.context, actor, event_of(kWalk)));
  EXPECT_TRUE(actor.movement_manager_exists);
  EXPECT_FALSE(actor.motion_interp.exists);
  EXPECT_TRUE(body().active);
  EXPECT_EQ(body().update_time, 5.0);
  body().active = false;
  EXPECT_FALSE(apply_movement(a_.context, actor, event_of(kWalk))) << "all later ones are dropped too";
  EXPECT_FALSE(body().active) << "and do not wake it";
}

TEST_F(TablelessTest, au_13_until_something_makes_an_interpreter) {
  Actor& actor = a_.actor();
  apply_movement(a_.context, actor, event_of(kWalk));
  stop_completely(a_.context, actor);
  EXPECT_TRUE(actor.motion_interp.exists);
  EXPECT_TRUE(apply_movement(a_.context, actor, event_of(kWalk)));
  EXPECT_EQ(a_.interpreted().forward_command, kWalk);
}

TEST_F(TablelessTest, au_13_a_dropped_event_ends_no_stick) {
  a_.scene.create(0x50000002);
  stick_to_object(a_.context, a_.actor(), 0x50000002);
  ASSERT_EQ(sticky_object(a_.scene, a_.actor()), 0x50000002u);
  EXPECT_FALSE(apply_movement(a_.context, a_.actor(), event_of(kWalk)));
  EXPECT_EQ(sticky_object(a_.scene, a_.actor()), 0x50000002u);
}

TEST_F(TablelessTest, au_14_a_new_manager_with_its_interpreter_enters_the_default_state_twice_and_wakes) {
  body().active = false;
  ensure_motion_interp(a_.context, a_.actor());
  EXPECT_TRUE(a_.actor().movement_manager_exists);
  EXPECT_EQ(a_.interpreter_pending(), "Ready Ready");
  EXPECT_TRUE(body().active);
}

TEST_F(TablelessTest, au_14_where_a_manager_exists_it_enters_it_once) {
  EXPECT_TRUE(ensure_movement_manager(a_.context, a_.actor()));
  EXPECT_FALSE(ensure_movement_manager(a_.context, a_.actor()));
  EXPECT_FALSE(a_.actor().motion_interp.exists);
  ensure_motion_interp(a_.context, a_.actor());
  EXPECT_EQ(a_.interpreter_pending(), "Ready");
}

TEST_F(AutonomyTest, au_15_an_event_that_carries_nothing_ends_the_move_takes_the_style_and_fails) {
  move_to_position(b_.context, actor(), {0, {{0, 50, 0}, {}}}, {});
  b_.events.clear();
  wire::MovementBody event;
  event.style = wire::command_index(kSwordCombat);
  event.content = wire::BareMovement{MovementType::StopRawCommand};
  EXPECT_FALSE(apply_movement(b_.context, actor(), event));
  EXPECT_FALSE(b_.all<MoveFinishedEvent>().empty());
  EXPECT_EQ(b_.interpreted().current_style, kSwordCombat);
}

TEST_F(AutonomyTest, au_16_the_same_table_again_makes_the_movement_anew_and_keeps_the_tables_manager) {
  do_motion(b_.context, actor(), kWave);
  ASSERT_NE(b_.pending(), "");
  b_.motion_interp().raw.forward_command = kWalk;
  move_to_position(b_.context, actor(), {0, {{0, 50, 0}, {}}}, {});
  fall_asleep();
  b_.scene.clock = 9;
  b_.events.clear();
  set_motion_table(b_.context, actor(), actor().table);
  EXPECT_TRUE(actor().movement_manager_exists);
  EXPECT_EQ(b_.motion_interp().raw.forward_command, kReady);
  EXPECT_EQ(find_move_to(b_.scene, actor()), nullptr);
  EXPECT_EQ(b_.done().substr(0, 5), "Wave-") << "it waited on, until the default state abandoned it";
  EXPECT_EQ(b_.state().substate, kReady);
  EXPECT_TRUE(body().active);
  EXPECT_EQ(body().update_time, 9.0);
}

TEST_F(AutonomyTest, au_16_no_table_ends_the_movement_and_the_sequence_plays_on) {
  do_motion(b_.context, actor(), kWalk);
  b_.settle();
  const std::string plays_before = test::table_f().names(b_.seq(), b_.pool());
  set_motion_table(b_.context, actor(), nullptr);
  EXPECT_FALSE(actor().movement_manager_exists);
  EXPECT_FALSE(b_.motion_interp().exists);
  EXPECT_EQ(b_.pending(), "");
  EXPECT_EQ(test::table_f().names(b_.seq(), b_.pool()), plays_before);
  EXPECT_EQ(do_motion(b_.context, actor(), kWalk), MotionError::NoAnimationTable);
}

}  // namespace
}  // namespace acm
