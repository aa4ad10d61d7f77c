// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The fourteen conformance cases that the project began with, by number.
#include <gtest/gtest.h>

#include "support/fixture_f.h"
#include "support/table_body.h"
#include "support/test_actor.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

const SketchedTable& fighting_table() {
  static const SketchedTable table = [] {
    TableSketch sketch = fixture_f();
    add_slash(sketch);
    add_crouch(sketch);
    return sketch.finish();
  }();
  return table;
}

AdjustedMotion adjusted(Actor& actor, Command motion, HoldKey key) {
  return adjust_motion(motion, 1.0f, key, adjust_facts(actor));
}

class SeedCases : public testing::Test {
 protected:
  SeedCases() : a_(&fighting_table().bound()) {}
  SpawnedActor a_;
};

TEST_F(SeedCases, seed_14_case_01_key_of_walking) {
  EXPECT_EQ(motion_key(kNonCombat, kWalk), 0x003D0005u);
}

TEST_F(SeedCases, seed_14_case_02_key_of_meditating) {
  EXPECT_EQ(motion_key(0x80000049, 0x4300011C), 0x0049011Cu);
}

TEST_F(SeedCases, seed_14_case_03_left_is_right_the_other_way) {
  const AdjustedMotion m = adjusted(a_.actor(), command::kTurnLeft, HoldKey::None);
  EXPECT_EQ(m.motion, kTurn);
  EXPECT_EQ(m.speed, -1.0f);
}

TEST_F(SeedCases, seed_14_case_04_backwards_is_forwards_at_minus_065) {
  const AdjustedMotion m = adjusted(a_.actor(), command::kWalkBackwards, HoldKey::None);
  EXPECT_EQ(m.motion, kWalk);
  EXPECT_EQ(m.speed, -0.65f);
}

TEST_F(SeedCases, seed_14_case_05_the_run_key_uses_the_rate_last_received_when_the_weenie_refuses) {
  a_.actor().weenie.knows_run_rate = false;
  a_.motion_interp().my_run_rate = 1.5f;
  const AdjustedMotion m = adjusted(a_.actor(), kWalk, HoldKey::Run);
  EXPECT_EQ(m.motion, kRun);
  EXPECT_FLOAT_EQ(m.speed, 1.5f);
}

TEST_F(SeedCases, seed_14_case_06_sidestep_factor) {
  EXPECT_NEAR(adjusted(a_.actor(), kSide, HoldKey::None).speed, 1.248f, 1e-3f);
}

TEST_F(SeedCases, seed_14_case_07_the_seventh_action_is_too_many) {
  do_motion(a_.context, a_.actor(), kSwordCombat);
  for (int i = 0; i < 6; ++i) EXPECT_EQ(do_motion(a_.context, a_.actor(), kSlashHigh), MotionError::None);
  EXPECT_EQ(do_motion(a_.context, a_.actor(), kSlashHigh), MotionError::TooManyActions);
}

TEST_F(SeedCases, seed_14_case_08_no_crouching_with_a_sword) {
  a_.interpreted().current_style = kSwordCombat;
  EXPECT_EQ(do_motion(a_.context, a_.actor(), kCrouch), MotionError::CantCrouchInCombat);
  EXPECT_EQ(a_.interpreted().forward_command, kReady);
  EXPECT_EQ(a_.pending(), "");
}

TEST_F(SeedCases, seed_14_case_09_no_jump_from_the_air) {
  a_.actor().body.on_walkable = false;
  EXPECT_EQ(jump(a_.context, a_.actor(), 1.0f), MotionError::NotInContact);
  EXPECT_EQ(a_.actor().body.velocity, Vec3{});
  EXPECT_TRUE(a_.all<VelocitySetEvent>().empty());
}

TEST_F(SeedCases, seed_14_case_10_waving_in_peace) {
  const unsigned nodes = a_.actor().sequence.nodes.size();
  EXPECT_EQ(do_motion(a_.context, a_.actor(), kWave), MotionError::None);
  const auto pending = a_.actor().motion_table_manager.pending.view(a_.context.scene.pool);
  ASSERT_FALSE(pending.empty());
  EXPECT_EQ(pending.back().motion, kWave);
  EXPECT_GT(a_.actor().sequence.nodes.size(), nodes) << "nothing is played";
}

TEST_F(SeedCases, seed_14_case_11_speed_0_stands_still) {
  TableBody b = TableBody::fresh(fighting_table());
  b.start(kRun, 0.0f);
  b.settle();
  std::vector<QueuedHook> memory(4);
  HookQueue hooks(memory);
  update(b.seq, b.pool, 0.016, nullptr, hooks);
  const double before = b.seq.frame_number;
  const Frame pose = current_parts(b.seq, b.pool)[0];
  update(b.seq, b.pool, 0.016, nullptr, hooks);
  EXPECT_EQ(b.seq.frame_number, before);
  EXPECT_EQ(current_parts(b.seq, b.pool)[0], pose);
}

TEST_F(SeedCases, seed_14_case_12_backwards_begins_at_the_end) {
  const SequenceNode node{&fighting_table().animation("wave"), 0, 10, -30.0f};
  EXPECT_GT(node.starting_frame(), 11.0 - 1e-3);
  EXPECT_LT(node.starting_frame(), 11.0);
}

TEST_F(SeedCases, seed_14_case_13_velocity_scales_with_speed) {
  TableBody b = TableBody::fresh(fighting_table());
  b.start(kRun, 0.5f);
  EXPECT_EQ(b.seq.velocity, (Vec3{0.0f, 2.0f, 0.0f}));
}

TEST_F(SeedCases, seed_14_case_14_a_slash_hits_once) {
  do_motion(a_.context, a_.actor(), kSwordCombat);
  a_.settle();
  do_motion(a_.context, a_.actor(), kSlashHigh);
  for (int i = 0; i < 100; ++i) a_.pass(0.016);
  int hits = 0;
  for (const HookEvent& fired : a_.all<HookEvent>()) hits += fired.type == HookType::Attack;
  EXPECT_EQ(hits, 1);
}

}  // namespace
}  // namespace acm
