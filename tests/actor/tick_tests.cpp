// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/tick.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "support/fixture_f.h"
#include "support/test_actor.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

const SketchedTable& hooked_table() {
  static const SketchedTable table = [] {
    TableSketch sketch = fixture_f();
    add_falling(sketch);
    Animation& wave = sketch.animation("wave");
    add_hook(wave, 3, {hook_direction::kForward, EtherealHook{1}});
    add_hook(wave, 6, {hook_direction::kForward, NoDrawHook{1}});
    add_hook(wave, 9, {hook_direction::kForward, EtherealHook{0}});
    add_hook(wave, 12, {hook_direction::kForward, SetOmegaHook{{1.0f, 2.0f, 3.0f}}});
    return sketch.finish();
  }();
  return table;
}

class TickTest : public testing::Test {
 protected:
  TickTest() : a_(&hooked_table().bound()) {}

  Body& body() { return a_.actor().body; }
  // The quanta that take the body to now.
  std::vector<double> planned(double now) {
    const StepPlan steps = plan(a_.context, a_.actor(), now);
    return {steps.quanta, steps.quanta + steps.count};
  }
  // Lets time pass in ticks of this length.
  void run(double seconds, double dt = 1.0 / 30.0) {
    for (double t = 0.0; t < seconds - 1e-9; t += dt) a_.pass(dt);
  }
  void lift_off() {
    body().contact = body().on_walkable = false;
    update_acceleration(a_.actor());
  }

  SpawnedActor a_;
};

TEST_F(TickTest, core_13_66_long_times_are_split) {
  const std::vector<double> steps = planned(0.5);
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_EQ(steps[0], 0.2);
  EXPECT_EQ(steps[1], 0.2);
  EXPECT_NEAR(steps[2], 0.1, 1e-12);
}

TEST_F(TickTest, core_13_66_a_short_rest_is_carried) {
  a_.pass(0.41);
  EXPECT_NEAR(body().update_time, 0.4, 1e-12);
  const std::vector<double> steps = planned(0.44);
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_NEAR(steps[0], 0.04, 1e-12);
}

TEST_F(TickTest, core_13_66_a_short_time_alone_is_one_step) {
  const std::vector<double> steps = planned(0.01);
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_NEAR(steps[0], 0.01, 1e-12);
}

TEST_F(TickTest, core_13_66_a_huge_or_tiny_time_is_forgotten) {
  EXPECT_TRUE(planned(2.5).empty());
  EXPECT_EQ(body().update_time, 2.5);
  EXPECT_TRUE(planned(2.5001).empty());
  EXPECT_EQ(body().update_time, 2.5001);
}

TEST_F(TickTest, core_11_4_two_seconds_are_ten_steps_and_a_little_more_is_forgotten) {
  EXPECT_EQ(planned(2.0).size(), 10u);
  body().update_time = 0.0;
  EXPECT_TRUE(planned(2.0001).empty());
}

TEST_F(TickTest, core_11_4_time_that_is_nan_or_runs_back_simulates_nothing) {
  EXPECT_TRUE(planned(std::nan("")).empty());
  EXPECT_TRUE(planned(1.0).empty());
  EXPECT_TRUE(planned(0.5).empty());
  EXPECT_EQ(planned(0.6).size(), 1u);
}

TEST_F(TickTest, core_13_67_in_the_air_root_motion_only_turns) {
  lift_off();
  a_.seq().velocity = {0.0f, 3.0f, 0.0f};
  a_.seq().omega = {0.0f, 0.0f, 1.0f};
  Frame proposed;
  body().acceleration = {};
  ASSERT_TRUE(begin_step(a_.context, a_.actor(), 0.1, proposed));
  EXPECT_EQ(proposed.origin, Vec3{});
  EXPECT_NE(proposed.rotation, Quat{});
}

TEST_F(TickTest, core_13_67_on_the_ground_scale_stretches_root_motion) {
  a_.seq().velocity = {0.0f, 3.0f, 0.0f};
  set_scale(a_.actor(), 2.0f);
  Frame proposed;
  ASSERT_TRUE(begin_step(a_.context, a_.actor(), 0.101, proposed));
  EXPECT_VEC_NEAR(proposed.origin, {0.0f, 0.6f, 0.0f});
}

TEST_F(TickTest, core_11_4_walking_moves_by_the_sequence_and_not_by_velocity) {
  do_motion(a_.context, a_.actor(), kWalk);
  run(1.0, 0.1);
  EXPECT_NEAR(body().position.frame.origin.y, 3.12f, 0.15f);
  EXPECT_EQ(body().velocity, Vec3{});
  EXPECT_NEAR(body().achieved_velocity.y, 3.12f, 1e-3f);
}

TEST_F(TickTest, core_11_4_no_step_without_cell_with_a_parent_or_frozen) {
  body().in_cell = false;
  EXPECT_TRUE(planned(0.1).empty());
  EXPECT_FALSE(body().active);
  body().in_cell = true;
  body().active = true;
  body().parent = 0x50000002;
  EXPECT_TRUE(planned(0.2).empty());
  EXPECT_FALSE(body().active);
  body().parent = 0;
  body().active = true;
  body().state |= physics_state::kFrozen;
  EXPECT_TRUE(planned(0.3).empty());
  EXPECT_FALSE(body().active);
}

TEST_F(TickTest, core_11_4_inactive_time_is_not_simulated) {
  do_motion(a_.context, a_.actor(), kWave);
  body().active = false;
  a_.pass(0.1);
  EXPECT_EQ(a_.seq().frame_number, 0.0);
  body().update_time = 0.0;
  a_.scene.clock = 1.5;
  set_active(a_.context, a_.actor());
  EXPECT_EQ(body().update_time, 1.5);
  a_.pass(0.1);
  EXPECT_NEAR(a_.seq().frame_number, 3.0, 1e-4);
}

TEST_F(TickTest, core_11_4_a_hidden_body_stands_still) {
  do_motion(a_.context, a_.actor(), kWalk);
  body().state |= physics_state::kHidden;
  body().velocity = {1.0f, 0.0f, 0.0f};
  run(0.5);
  EXPECT_EQ(a_.seq().frame_number, 0.0);
  EXPECT_EQ(body().position.frame.origin, Vec3{});
}

TEST_F(TickTest, core_11_4_a_jump_flag_lasts_until_the_next_step) {
  set_velocity(a_.context, a_.actor(), {0.0f, 1.0f, 0.0f});
  EXPECT_TRUE(body().jumped_this_frame);
  a_.pass(0.05);
  EXPECT_FALSE(body().jumped_this_frame);
}

TEST_F(TickTest, core_11_4_falling) {
  lift_off();
  set_velocity(a_.context, a_.actor(), {0.0f, 2.0f, 10.0f});
  a_.pass(0.1);
  EXPECT_VEC_NEAR(body().position.frame.origin, {0.0f, 0.2f, 1.0f - 0.5f * 9.8f * 0.01f});
  EXPECT_VEC_NEAR(body().velocity, {0.0f, 2.0f, 10.0f - 0.98f});
}

TEST_F(TickTest, core_11_4_a_body_at_rest_in_the_air_gains_speed_before_it_moves) {
  lift_off();
  a_.pass(0.1);
  EXPECT_EQ(body().position.frame.origin.z, 0.0f);
  EXPECT_FLOAT_EQ(body().velocity.z, -0.98f);
}

TEST_F(TickTest, core_11_4_friction_on_the_ground) {
  set_velocity(a_.context, a_.actor(), {10.0f, 0.0f, 0.1f});
  a_.pass(0.1);
  const float left = std::pow(0.05f, 0.1f);
  EXPECT_VEC_NEAR(body().velocity, {10.0f * left, 0.0f, 0.0f});
  EXPECT_NEAR(body().position.frame.origin.x, left, 1e-4f);
}

TEST_F(TickTest, core_11_4_a_rising_body_knows_no_friction) {
  set_velocity(a_.context, a_.actor(), {10.0f, 0.0f, 0.3f});
  a_.pass(0.1);
  EXPECT_VEC_NEAR(body().velocity, {10.0f, 0.0f, 0.3f});
}

TEST_F(TickTest, core_11_4_a_slow_body_stops) {
  lift_off();
  body().acceleration = {};
  body().velocity = {0.2503f, 0.0f, 0.0f};  // 0.0626502: less than epsilon above 0.0625
  a_.pass(0.1);
  EXPECT_EQ(body().velocity, Vec3{});
  EXPECT_EQ(body().position.frame.origin, Vec3{});
  body().velocity = {0.2505f, 0.0f, 0.0f};
  a_.pass(0.1);
  EXPECT_GT(body().velocity.x, 0.0f);
}

TEST_F(TickTest, core_11_4_speed_is_limited_to_50) {
  lift_off();
  body().velocity = {0.0f, 80.0f, 0.0f};
  a_.pass(0.1);
  EXPECT_NEAR(body().position.frame.origin.y, 5.0f, 1e-4f);
}

TEST_F(TickTest, core_11_4_omega_turns_about_the_worlds_axes) {
  lift_off();
  body().acceleration = {};
  body().position.frame.rotation = from_rotation_vector({1.57079633f, 0.0f, 0.0f});
  set_omega(a_.actor(), {0.0f, 0.0f, 15.7079633f});
  a_.pass(0.1);
  EXPECT_VEC_NEAR(rotate_to_global(body().position.frame.rotation, {1.0f, 0.0f, 0.0f}), {0.0f, 1.0f, 0.0f});
}

TEST_F(TickTest, core_11_4_tiny_displacements_are_dropped_and_turns_kept) {
  Frame frame = body().position.frame;
  Frame proposed;
  begin_step(a_.context, a_.actor(), 0.1, proposed);
  frame.origin = {0.00019f, -0.00019f, 0.0f};
  frame.rotation = from_rotation_vector({0.0f, 0.0f, 0.5f});
  end_step(a_.context, a_.actor(), frame, true, true);
  EXPECT_EQ(body().position.frame.origin, Vec3{});
  EXPECT_EQ(body().position.frame.rotation, frame.rotation);
  EXPECT_EQ(body().achieved_velocity, Vec3{});
  begin_step(a_.context, a_.actor(), 0.1, proposed);
  frame.origin = {0.00019f, 0.00021f, 0.0f};
  end_step(a_.context, a_.actor(), frame, true, true);
  EXPECT_EQ(body().position.frame.origin, frame.origin);
  EXPECT_NEAR(body().achieved_velocity.y, 0.0021f, 1e-6f);
}

TEST_F(TickTest, core_11_4_hooks_run_before_the_ground_is_asked) {
  do_motion(a_.context, a_.actor(), kWave);
  a_.events.clear();
  Frame proposed;
  for (int i = 0; i < 4; ++i) {
    ASSERT_TRUE(begin_step(a_.context, a_.actor(), 0.2, proposed));
    if (i < 3) end_step(a_.context, a_.actor(), proposed, true, true);
  }
  // The wave has ended in this very step.
  EXPECT_EQ(a_.done(), "Wave+");
  end_step(a_.context, a_.actor(), proposed, true, true);
}

TEST_F(TickTest, core_11_4_effects_of_hooks_on_the_body) {
  do_motion(a_.context, a_.actor(), kWave);
  run(0.15);
  EXPECT_TRUE(body().has(physics_state::kEthereal));
  EXPECT_FALSE(body().has(physics_state::kNoDraw));
  run(0.1);
  EXPECT_TRUE(body().has(physics_state::kNoDraw));
  run(0.3);
  EXPECT_FALSE(body().has(physics_state::kEthereal));
  EXPECT_TRUE(body().has(physics_state::kNoDraw));
  EXPECT_EQ(body().omega, (Vec3{1, 2, 3})) << "a body that stands keeps it (effects HK-11)";
  ASSERT_EQ(a_.all<HookEvent>().size(), 4u);
  EXPECT_EQ(a_.all<HookEvent>()[3].type, HookType::SetOmega);
}

TEST_F(TickTest, core_11_4_hooks_are_reported_before_they_take_effect) {
  do_motion(a_.context, a_.actor(), kWave);
  a_.events.clear();
  a_.pass(0.8);
  std::string order;
  for (const TracedEvent& traced : a_.trace()) {
    if (traced.event.type == EventType::Hook) order += traced.hook ? 'h' : '!';
    if (traced.event.type == EventType::MotionDone) order += 'd';
  }
  EXPECT_EQ(order, "hhhh!d");
}

TEST_F(TickTest, core_11_4_motions_that_wait_for_nothing_end_with_the_step) {
  do_interpreted_motion(a_.context, a_.actor(), kNonCombat, {});
  EXPECT_EQ(a_.done(), "");
  a_.pass(0.05);
  EXPECT_EQ(a_.done(), "NonCombat+");
}

TEST_F(TickTest, core_11_4_events_carry_the_physics_clock) {
  do_motion(a_.context, a_.actor(), kWave);
  a_.events.clear();
  a_.pass(0.5);
  ASSERT_FALSE(a_.events.view().empty());
  EXPECT_NEAR(a_.events.view()[0].time, 0.2, 1e-9);  // frame 3 is left within the first 0.2 seconds
  EXPECT_EQ(a_.events.view()[0].object, TestActor::kGuid);
}

TEST_F(TickTest, core_11_4_static_bodies_only_animate) {
  body().state |= physics_state::kStatic | physics_state::kHasDefaultAnimation;
  body().was_made_static = body().animates_in_place = true;
  play_default_animation(a_.seq(), a_.pool(), &hooked_table().animation("wave"));
  a_.seq().velocity = {0.0f, 1.0f, 0.0f};
  tick(a_.context, a_.actor(), 0.03);
  EXPECT_EQ(a_.seq().frame_number, 0.0);  // less than 1/30 s: waits
  tick(a_.context, a_.actor(), 0.2);
  EXPECT_NEAR(a_.seq().frame_number, 6.0, 1e-6);
  EXPECT_EQ(body().position.frame.origin, Vec3{});
  EXPECT_TRUE(body().has(physics_state::kEthereal));
  tick(a_.context, a_.actor(), 2.5);
  EXPECT_NEAR(a_.seq().frame_number, 6.0, 1e-6);  // more than 2 s: forgotten
  tick(a_.context, a_.actor(), 4.5);
  EXPECT_NEAR(a_.seq().frame_number, 6.0, 1e-6);  // 2 s at once: three wraps
}

TEST_F(TickTest, core_11_4_passes_may_wait_for_a_thirtieth_of_a_second) {
  a_.scene.options.gate_passes = true;
  do_motion(a_.context, a_.actor(), kWave);
  tick_all(a_.context, 0.02);
  EXPECT_EQ(a_.seq().frame_number, 0.0);
  tick_all(a_.context, 0.04);
  EXPECT_NEAR(a_.seq().frame_number, 1.2, 1e-5);
  tick_all(a_.context, 0.07);
  EXPECT_NEAR(a_.seq().frame_number, 1.2, 1e-5);
}

// Ticks of a host at this rate, as many as there are in three seconds; the passes that ran.
std::vector<int> ticks_between_passes(SpawnedActor& a, double rate, double tolerance) {
  a.scene.options.gate_passes = true;
  a.scene.options.pass_tolerance = tolerance;
  std::vector<int> waits;
  int wait = 0;
  double now = 0.0;
  for (int i = 0; i < static_cast<int>(3.0 * rate); ++i) {
    now += 1.0 / rate;
    ++wait;
    if (tick_all(a.context, now)) waits.push_back(std::exchange(wait, 0));
  }
  return waits;
}

TEST_F(TickTest, core_11_4_with_a_tolerance_passes_are_regular) {
  for (const int ticks : {2, 4}) {
    const std::vector<int> waits = ticks_between_passes(a_, 30.0 * ticks, 0.002);
    EXPECT_EQ(waits, std::vector<int>(90, ticks)) << ticks;
    a_.scene.last_pass = a_.scene.clock = 0.0;
  }
}

TEST_F(TickTest, core_11_4_without_a_tolerance_sums_of_ticks_fall_short_now_and_then) {
  for (const int ticks : {2, 4}) {
    const std::vector<int> waits = ticks_between_passes(a_, 30.0 * ticks, 0.0);
    EXPECT_GT(std::ranges::count(waits, ticks), 0) << ticks;
    EXPECT_GT(std::ranges::count(waits, ticks + 1), 0) << "one tick late";
    a_.scene.last_pass = a_.scene.clock = 0.0;
  }
}

TEST_F(TickTest, core_11_4_the_tolerance_counts_for_static_bodies_too) {
  body().state |= physics_state::kStatic | physics_state::kHasDefaultAnimation;
  body().was_made_static = body().animates_in_place = true;
  play_default_animation(a_.seq(), a_.pool(), &hooked_table().animation("wave"));
  a_.scene.options.pass_tolerance = 0.002;
  tick(a_.context, a_.actor(), 0.032);
  EXPECT_EQ(a_.seq().frame_number, 0.0) << "only with gate_passes";
  a_.scene.options.gate_passes = true;
  tick(a_.context, a_.actor(), 0.032);
  EXPECT_GT(a_.seq().frame_number, 0.5);
}

TEST_F(TickTest, core_11_4_far_bodies_may_sleep) {
  a_.scene.options.sleep_when_far = true;
  a_.scene.options.viewer = 0x50000009;
  const ActorId viewer = a_.scene.create(0x50000009);
  Actor& eye = *a_.scene.find(viewer);
  eye.body.position = body().position;
  eye.body.position.frame.origin.x = 97.0f;
  a_.pass(0.1);
  EXPECT_FALSE(body().active);
  a_.scene.find(viewer)->body.position.frame.origin.x = 95.0f;
  a_.pass(0.1);
  EXPECT_TRUE(body().active);
}

TEST_F(TickTest, flat_ground_catches_a_jump) {
  body().ground = Ground::Flat;
  a_.pass(0.05);
  EXPECT_TRUE(body().grounded());
  a_.actor().weenie.jump_velocity = 4.9f;
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::None);
  run(0.5);
  EXPECT_FALSE(body().on_walkable);
  EXPECT_GT(body().position.frame.origin.z, 1.0f);
  run(0.7);
  EXPECT_TRUE(body().grounded());
  EXPECT_EQ(body().position.frame.origin.z, 0.0f);
  EXPECT_EQ(a_.all(EventType::GroundHit).size(), 1u);
  EXPECT_EQ(a_.state().substate, kReady);
}

TEST_F(TickTest, flat_ground_lets_a_high_body_fall_and_sets_a_low_one_down) {
  body().ground = Ground::Flat;
  body().position.frame.origin.z = 0.5f;  // less than a step
  a_.pass(0.05);
  EXPECT_EQ(body().position.frame.origin.z, 0.0f);
  body().position.frame.origin.z = 3.0f;
  a_.pass(0.05);
  EXPECT_FALSE(body().contact);
  EXPECT_EQ(a_.all(EventType::GroundLeft).size(), 1u);
  run(1.5);
  EXPECT_TRUE(body().grounded());
}

TEST_F(TickTest, a_host_answers_steps_with_its_own_ground) {
  do_motion(a_.context, a_.actor(), kRun);
  Frame proposed;
  for (const double q : planned(0.3)) {
    if (!begin_step(a_.context, a_.actor(), q, proposed)) continue;
    proposed.origin.z = 0.25f;  // uphill
    end_step(a_.context, a_.actor(), proposed, true, true);
  }
  EXPECT_EQ(body().position.frame.origin.z, 0.25f);
  EXPECT_GT(body().position.frame.origin.y, 0.5f);
}

}  // namespace
}  // namespace acm
