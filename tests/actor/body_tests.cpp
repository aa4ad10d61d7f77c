// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"
#include "support/test_actor.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

constexpr float kQuarterTurn = 1.57079633f;

const SketchedTable& table_f() {
  static const SketchedTable table = [] {
    TableSketch sketch = fixture_f();
    add_falling(sketch);
    return sketch.finish();
  }();
  return table;
}

class BodyTest : public testing::Test {
 protected:
  BodyTest() : a_(&table_f().bound()) {}

  Body& body() { return a_.actor().body; }
  std::string playing() { return table_f().names(a_.seq(), a_.pool()); }

  SpawnedActor a_;
};

TEST_F(BodyTest, core_11_1_grounded_means_contact_with_something_walkable) {
  EXPECT_TRUE(body().grounded());
  body().on_walkable = false;
  EXPECT_FALSE(body().grounded());
  body().on_walkable = true;
  body().contact = false;
  EXPECT_FALSE(body().grounded());
}

TEST_F(BodyTest, core_11_1_state_bits) {
  EXPECT_EQ(physics_state::kDefault & physics_state::kGravity, 0x400u);
  EXPECT_TRUE(body().has(physics_state::kGravity));
  EXPECT_FALSE(body().has(physics_state::kHidden));
  EXPECT_EQ(physics_state::kHidden, 0x4000u);
  EXPECT_EQ(physics_state::kStatic, 0x1u);
  EXPECT_EQ(physics_state::kFrozen, 0x1000000u);
}

TEST_F(BodyTest, a_velocity_whose_square_overflows_is_limited_to_50_too) {
  set_velocity(a_.context, a_.actor(), {0.0f, 0.0f, 1e30f});
  EXPECT_VEC_NEAR(body().velocity, {0.0f, 0.0f, 50.0f});
  set_velocity(a_.context, a_.actor(), {3e38f, -3e38f, 0.0f});
  EXPECT_VEC_NEAR(body().velocity, {35.355339f, -35.355339f, 0.0f});
}

TEST_F(BodyTest, core_11_2_velocity_is_limited_to_50) {
  set_velocity(a_.context, a_.actor(), {0.0f, 120.0f, 0.0f});
  EXPECT_VEC_NEAR(body().velocity, {0.0f, 50.0f, 0.0f});
  EXPECT_TRUE(body().jumped_this_frame);
}

TEST_F(BodyTest, core_11_2_the_same_velocity_changes_nothing) {
  set_velocity(a_.context, a_.actor(), {0.00015f, 0.0f, 0.0f});
  EXPECT_EQ(body().velocity, Vec3{});
  EXPECT_FALSE(body().jumped_this_frame);
}

TEST_F(BodyTest, core_11_2_a_local_velocity_is_turned_into_the_world) {
  body().position.frame.rotation = from_rotation_vector({0.0f, 0.0f, kQuarterTurn});
  set_local_velocity(a_.context, a_.actor(), {0.0f, 2.0f, 1.0f});
  EXPECT_VEC_NEAR(body().velocity, {-2.0f, 0.0f, 1.0f});
  ASSERT_EQ(a_.all<VelocitySetEvent>().size(), 1u);
  EXPECT_VEC_NEAR(a_.all<VelocitySetEvent>()[0].local_velocity, {0.0f, 2.0f, 1.0f});
}

TEST_F(BodyTest, core_11_2_a_velocity_wakes_the_body) {
  body().active = false;
  a_.scene.clock = 7.0;
  set_velocity(a_.context, a_.actor(), {});
  EXPECT_TRUE(body().active);
  EXPECT_EQ(body().update_time, 7.0);
}

TEST_F(BodyTest, core_11_2_a_static_body_is_never_active) {
  body().active = false;
  body().state |= physics_state::kStatic;
  set_active(a_.context, a_.actor());
  EXPECT_FALSE(body().active);
}

TEST_F(BodyTest, core_11_2_waking_an_active_body_keeps_its_time) {
  a_.scene.clock = 7.0;
  set_active(a_.context, a_.actor());
  EXPECT_EQ(body().update_time, 0.0);
}

TEST_F(BodyTest, core_11_2_edges_of_walkable_ground) {
  set_on_walkable(a_.context, a_.actor(), true);
  EXPECT_TRUE(a_.events.view().empty());
  body().contact = false;
  set_on_walkable(a_.context, a_.actor(), false);
  EXPECT_EQ(a_.all(EventType::GroundLeft).size(), 1u);
  EXPECT_EQ(a_.interpreter_pending(), "Falling");
  EXPECT_EQ(body().acceleration, (Vec3{0.0f, 0.0f, -9.8f}));
  set_on_walkable(a_.context, a_.actor(), false);
  EXPECT_EQ(a_.all(EventType::GroundLeft).size(), 1u);
  set_ground_contact(a_.context, a_.actor(), true, true);
  EXPECT_EQ(a_.all(EventType::GroundHit).size(), 1u);
  EXPECT_EQ(a_.state().substate, kReady);
  EXPECT_EQ(body().acceleration, Vec3{});
}

TEST_F(BodyTest, core_11_4_acceleration) {
  body().omega = {0.0f, 0.0f, 1.0f};
  update_acceleration(a_.actor());
  EXPECT_EQ(body().omega, Vec3{});
  body().omega = {0.0f, 0.0f, 1.0f};
  body().on_walkable = false;
  update_acceleration(a_.actor());
  EXPECT_EQ(body().acceleration.z, -9.8f);
  EXPECT_EQ(body().omega.z, 1.0f);
  body().state &= ~physics_state::kGravity;
  update_acceleration(a_.actor());
  EXPECT_EQ(body().acceleration, Vec3{});
}

TEST_F(BodyTest, core_11_2_key_presses_are_the_weenies_own) {
  body().last_move_was_autonomous = false;
  do_motion(a_.context, a_.actor(), kWalk);
  EXPECT_TRUE(body().last_move_was_autonomous);
  body().last_move_was_autonomous = false;
  stop_motion(a_.context, a_.actor(), kWalk);
  EXPECT_TRUE(body().last_move_was_autonomous);
  body().last_move_was_autonomous = false;
  apply_interpreted(a_.context, a_.actor(), {});
  EXPECT_FALSE(body().last_move_was_autonomous);
}

TEST_F(BodyTest, core_7_11_all_keys_at_once) {
  RawMotionState raw;
  raw.current_hold_key = HoldKey::Run;
  raw.forward_command = kWalk;
  apply_raw(a_.context, a_.actor(), raw);
  EXPECT_EQ(a_.interpreted().forward_command, kRun);
  EXPECT_EQ(a_.state().substate, kRun);
}

TEST_F(BodyTest, core_6_entering_the_world_drops_links_and_wakes) {
  do_motion(a_.context, a_.actor(), kWalk);
  exit_world(a_.context, a_.actor());
  EXPECT_FALSE(body().in_cell);
  EXPECT_EQ(a_.pending(), "");
  EXPECT_EQ(a_.interpreter_pending(), "");
  EXPECT_EQ(playing(), "r>w walk");
  body().active = false;
  enter_world(a_.context, a_.actor());
  EXPECT_TRUE(body().in_cell);
  EXPECT_TRUE(body().active);
  EXPECT_EQ(playing(), "walk");
}

TEST_F(BodyTest, core_6_another_motion_table_begins_in_its_default_state) {
  TableSketch other(kSwordCombat);
  other.style_default(kSwordCombat, kReady);
  other.cycle(kSwordCombat, kReady, {.anims = {other.anim("other", 4)}});
  const SketchedTable table = other.finish();
  do_motion(a_.context, a_.actor(), kWave);
  set_motion_table(a_.context, a_.actor(), &table.bound());
  EXPECT_EQ(a_.state().style, kSwordCombat);
  EXPECT_EQ(a_.state().actions.size(), 0u);
  EXPECT_EQ(table.names(a_.seq(), a_.pool()), "other");
  EXPECT_TRUE(a_.motion_interp().initted);
  EXPECT_EQ(a_.motion_interp().raw_actions.size(), 0u);
}

TEST_F(BodyTest, core_6_no_motion_table_no_movement) {
  do_motion(a_.context, a_.actor(), kWave);
  set_motion_table(a_.context, a_.actor(), nullptr);
  EXPECT_FALSE(a_.motion_interp().exists);
  EXPECT_EQ(a_.pending(), "");
  EXPECT_EQ(do_motion(a_.context, a_.actor(), kWalk), MotionError::NoAnimationTable);
}

TEST_F(BodyTest, core_6_changing_the_table_gives_all_blocks_back) {
  const std::size_t free = a_.pool().free_count();
  for (int i = 0; i < 6; ++i) do_motion(a_.context, a_.actor(), kWave);
  EXPECT_LT(a_.pool().free_count(), free);
  set_motion_table(a_.context, a_.actor(), nullptr);
  clear_animations(a_.seq(), a_.pool());
  EXPECT_EQ(a_.pool().free_count(), free);
}

TEST_F(BodyTest, core_2_10_a_setups_default_animation_plays_alone_for_ever) {
  do_motion(a_.context, a_.actor(), kWalk);
  const Animation& wave = table_f().animation("wave");
  play_default_animation(a_.seq(), a_.pool(), &wave);
  ASSERT_EQ(a_.seq().nodes.size(), 1u);
  const SequenceNode& node = a_.seq().nodes.at(a_.pool(), 0);
  EXPECT_EQ(node.animation, &wave);
  EXPECT_EQ(node.low_frame, 0);
  EXPECT_EQ(node.high_frame, 19);
  EXPECT_EQ(node.framerate, 30.0f);
  play_default_animation(a_.seq(), a_.pool(), nullptr);
  EXPECT_FALSE(a_.seq().has_anims());
}

TEST_F(BodyTest, core_2_10_a_body_begins_with_the_resting_placement) {
  acm::Setup setup;
  setup.placements.push_back({placement::kResting, {{}}, {}});
  TestActor fresh(nullptr);
  spawn(fresh.context, fresh.actor(), {nullptr, 1, true, &setup});
  EXPECT_EQ(fresh.seq().placement, &setup.placements[0]);
}

TEST_F(BodyTest, a_spawned_body_is_ready_and_awake) {
  TestActor fresh(&table_f().bound());
  fresh.scene.clock = 3.0;
  spawn(fresh.context, fresh.actor(), {&table_f().bound(), 1, true});
  EXPECT_EQ(fresh.state().substate, kReady);
  EXPECT_TRUE(fresh.actor().body.active);
  EXPECT_EQ(fresh.actor().body.update_time, 3.0);
}

}  // namespace
}  // namespace acm
