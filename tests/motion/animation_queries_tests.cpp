// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/animation_queries.h"

#include <gtest/gtest.h>

#include <vector>

#include "support/fixture_f.h"

namespace acm {
namespace {

using namespace acm::test;

SketchedTable with_slash() {
  TableSketch t = fixture_f();
  add_slash(t);
  return t.finish();
}

const Animation& wave() {
  static const SketchedTable table = fixture_f().finish();
  return table.animation("wave");
}

TEST(AnimationQueries, core_10_link_falls_back_to_the_style_only_where_links_begin) {
  TableSketch t = fixture_f();
  add_crouch(t);
  t.style_link(kNonCombat, kSlashHigh, {.anims = {t.anim("any", 3)}});
  const SketchedTable table = t.finish();
  EXPECT_NE(estimated_link(table.bound(), {.motion = kWave, .style = kNonCombat, .from = kReady}), nullptr);
  EXPECT_NE(estimated_link(table.bound(), {.motion = kSlashHigh, .style = kNonCombat, .from = kWalk}),
            nullptr);
  EXPECT_EQ(estimated_link(table.bound(), {.motion = kWave, .style = kNonCombat, .from = kWalk}), nullptr);
  EXPECT_EQ(estimated_link(table.bound(), {.motion = kSlashHigh, .style = kNonCombat, .from = kCrouch}),
            nullptr);  // no link leaves Crouch
}

TEST(AnimationQueries, core_10_an_explicit_range_is_estimated_one_frame_short) {
  EXPECT_DOUBLE_EQ(estimated_length({1, 0, -1, 30.0f}, &wave()), 20.0 / 30);
  EXPECT_DOUBLE_EQ(estimated_length({1, 0, 99, 30.0f}, &wave()), 20.0 / 30);
  EXPECT_DOUBLE_EQ(estimated_length({1, 5, 9, 30.0f}, &wave()), 4.0 / 30);
  EXPECT_DOUBLE_EQ(estimated_length({1, 5, 9, -30.0f}, &wave()), 4.0 / 30);
  EXPECT_EQ(estimated_length({1, 0, -1, 30.0f}, nullptr), 0.0);
  EXPECT_DOUBLE_EQ(exact_length(bind_anim({1, 5, 9, 30.0f}, &wave())), 5.0 / 30);
  EXPECT_NEAR(exact_length(bind_anim({1, 5, 9, -30.0f}, &wave())), 4.9998 / 30, 1e-9);
}

TEST(AnimationQueries, core_10_lengths_of_motions) {
  const SketchedTable table = with_slash();
  EXPECT_DOUBLE_EQ(estimated_motion_length(table.bound(), {.motion = kWave, .style = kNonCombat}), 20.0 / 30);
  EXPECT_DOUBLE_EQ(estimated_motion_length(
                       table.bound(), {.motion = kWave, .speed = 2.0f, .style = kNonCombat, .from = kReady}),
                   10.0 / 30);
  EXPECT_DOUBLE_EQ(
      estimated_motion_length(table.bound(), {.motion = kRun, .style = kNonCombat, .from = kWalk}), 5.0 / 30);
  EXPECT_EQ(estimated_motion_length(table.bound(), {.motion = kWave, .style = kNonCombat, .from = kWalk}),
            0.0);
  // From walking, a change of style first goes back to Ready.
  EXPECT_DOUBLE_EQ(estimated_motion_length(table.bound(), {.motion = kSwordCombat, .style = kNonCombat}),
                   5.0 / 30);
  EXPECT_DOUBLE_EQ(
      estimated_motion_length(table.bound(), {.motion = kSwordCombat, .style = kNonCombat, .from = kWalk}),
      10.0 / 30);
}

TEST(AnimationQueries, without_a_style_the_default_one_of_the_table_is_meant) {
  const SketchedTable table = with_slash();
  EXPECT_DOUBLE_EQ(estimated_motion_length(table.bound(), {.motion = kWave}), 20.0 / 30);
  EXPECT_DOUBLE_EQ(estimated_cycle_length(table.bound(), {.motion = kWalk}), 10.0 / 30);
}

TEST(AnimationQueries, core_10_lengths_of_cycles) {
  const SketchedTable table = with_slash();
  EXPECT_DOUBLE_EQ(estimated_cycle_length(table.bound(), {.motion = kWalk, .style = kNonCombat}), 10.0 / 30);
  EXPECT_EQ(estimated_cycle_length(table.bound(), {.motion = kWalk, .style = kSwordCombat}), 0.0);
}

TEST(AnimationQueries, core_10_attack_times_are_fractions_of_all_frames) {
  const SketchedTable table = with_slash();
  const Vector<double> times =
      estimated_attack_times(table.bound(), {.motion = kSlashHigh, .style = kSwordCombat});
  ASSERT_EQ(times.size(), 1u);
  EXPECT_DOUBLE_EQ(times[0], 12.0 / 20);
  EXPECT_TRUE(estimated_attack_times(table.bound(), {.motion = kWave, .style = kSwordCombat}).empty());
}

TEST(AnimationQueries, core_10_a_hook_fires_when_its_frame_is_left_and_never_on_the_last) {
  const BoundAnim forwards = bind_anim({1, 2, 9, 30.0f}, &wave());
  EXPECT_DOUBLE_EQ(exact_hook_time(forwards, 2), 1.0 / 30);
  EXPECT_DOUBLE_EQ(exact_hook_time(forwards, 8), 7.0 / 30);
  EXPECT_EQ(exact_hook_time(forwards, 9), kNever);
  EXPECT_EQ(exact_hook_time(forwards, 1), kNever);
  const BoundAnim backwards = bind_anim({1, 2, 9, -30.0f}, &wave());
  EXPECT_NEAR(exact_hook_time(backwards, 9), 0.9998 / 30, 1e-9);
  EXPECT_EQ(exact_hook_time(backwards, 2), kNever);
}

TEST(AnimationQueries, core_10_speeds) {
  TableSketch t = fixture_f();
  Animation& run = t.animation("run");
  run.flags = Animation::kHasPositionFrames;
  run.position_frames.assign(10, {{0.0f, 0.2f, 0.0f}, {}});
  const SketchedTable table = t.finish();
  EXPECT_NEAR(estimated_run_speed(table.bound()), 6.0, 1e-6);
  EXPECT_DOUBLE_EQ(estimated_turn_speed(table.bound()), 1.5);
}

}  // namespace
}  // namespace acm
