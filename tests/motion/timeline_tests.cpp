// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/animation_queries.h"
#include "motion/timeline.h"

#include <gtest/gtest.h>

#include "support/allocation_counter.h"
#include "support/fixture_f.h"
#include "support/human_table.h"
#include "support/table_body.h"
#include "support/vec_near.h"

namespace acm::test {
namespace {

const AttackHook kSwing = {3, -0.2f, 1.5f, 0.2f, 1.5f, 1.0f, 0.8f};

/// "r>w walk": what plays, by name.
std::string names(const SketchedTable& table, const Timeline& t) {
  std::string text;
  for (const TimelineSegment& s : t.segments)
    text += (text.empty() ? "" : " ") + table.name_of(*s.node.animation);
  return text;
}

std::string roles(const Timeline& t) {
  std::string text;
  for (const TimelineSegment& s : t.segments)
    text += std::string(text.empty() ? "" : ", ") + to_string(s.node.role);
  return text;
}

TEST(Timeline, an_action_is_one_segment_and_the_cycle_goes_on) {
  const SketchedTable table = fixture_f().finish();
  const Timeline t = timeline(table.bound(), {.motion = kWave});
  ASSERT_TRUE(t.ok());
  EXPECT_EQ(names(table, t), "wave ready");
  EXPECT_EQ(roles(t), "action, cycle");
  EXPECT_DOUBLE_EQ(t.done, 20.0 / 30.0);
  EXPECT_DOUBLE_EQ(t.steady, 20.0 / 30.0);
  EXPECT_DOUBLE_EQ(t.period, 10.0 / 30.0);
  EXPECT_EQ(t.substate, kReady);
  EXPECT_EQ(t.anims, 1u);
}

TEST(Timeline, core_13_34_an_action_from_afar_goes_there_and_back) {
  const SketchedTable table = fixture_f().finish();
  const Timeline t = timeline(table.bound(), {.motion = kWave, .speed = 2.0f, .from = kWalk});
  EXPECT_EQ(names(table, t), "w>r wave r>w walk");
  EXPECT_EQ(roles(t), "link, action, back link, cycle");
  // Only the action itself plays at the speed that was asked for.
  EXPECT_DOUBLE_EQ(t.segments[1].start, 5.0 / 30.0);
  EXPECT_DOUBLE_EQ(t.segments[1].end, 5.0 / 30.0 + 20.0 / 60.0);
  EXPECT_DOUBLE_EQ(t.done, 10.0 / 30.0 + 20.0 / 60.0);
  EXPECT_EQ(t.anims, 3u);
}

TEST(Timeline, core_13_37_a_style_is_reached_through_the_default_style) {
  TableSketch sketch = fixture_f();
  add_bow(sketch);
  const SketchedTable table = sketch.finish();
  const Timeline t = timeline(table.bound(), {.motion = kBowCombat, .style = kSwordCombat});
  EXPECT_EQ(names(table, t), "sheath bowdraw bowaim");
  EXPECT_EQ(roles(t), "link, link, cycle");
  EXPECT_EQ(t.style, kBowCombat);
  EXPECT_EQ(t.substate, kAim);
  EXPECT_DOUBLE_EQ(t.done, 10.0 / 30.0);
}

TEST(Timeline, core_13_23_turning_round_in_mid_walk_plays_the_link_to_the_default_state) {
  const SketchedTable table = fixture_f().finish();
  const Timeline t = timeline(table.bound(), {.motion = kWalk, .speed = -0.65f, .from = kWalk});
  EXPECT_EQ(names(table, t), "w>r w>r walk");
  const double rate = static_cast<double>(0.65f * 30.0f);
  const double eps = static_cast<double>(0.0002f);
  EXPECT_DOUBLE_EQ(t.steady, 5.0 / 30.0 + (5.0 - eps) / rate);
  EXPECT_DOUBLE_EQ(t.period, (10.0 - eps) / rate);
  EXPECT_NEAR(t.velocity.y, -2.028, 1e-4);
}

TEST(Timeline, core_13_28_a_modifier_only_changes_the_velocities) {
  const SketchedTable table = fixture_f().finish();
  const ActiveMotion side = {kSide, 1.0f};
  const Timeline t = timeline(
      table.bound(), {.motion = kTurn, .speed = 2.0f, .from = kRun, .modifiers = std::span(&side, 1)});
  ASSERT_TRUE(t.ok());
  EXPECT_EQ(names(table, t), "run");
  EXPECT_VEC_NEAR(t.velocity, {1.25f, 4.0f, 0});
  EXPECT_VEC_NEAR(t.omega, {0, 0, -3.0f});
  EXPECT_EQ(t.done, 0.0);
  EXPECT_EQ(t.steady, 0.0);
  EXPECT_EQ(t.substate, kRun);
}

TEST(Timeline, core_2_1_of_a_cycle_in_several_parts_only_the_last_repeats) {
  TableSketch sketch = fixture_f();
  sketch.cycle(kNonCombat, kCrouch, {{sketch.anim("bend", 6), sketch.anim("bob", 3)}});
  const SketchedTable table = sketch.finish();
  const Timeline t = timeline(table.bound(), {.motion = kCrouch});
  EXPECT_EQ(names(table, t), "bend bob");
  EXPECT_EQ(roles(t), "cycle, cycle");
  EXPECT_FALSE(t.segments[0].cyclic);
  EXPECT_TRUE(t.segments[1].cyclic);
  EXPECT_DOUBLE_EQ(t.steady, 0.2);
  EXPECT_DOUBLE_EQ(t.period, 0.1);
  // In the state for long, the first part is over.
  EXPECT_EQ(names(table, timeline(table.bound(), {.motion = kCrouch, .speed = 2, .from = kCrouch})), "bob");
}

TEST(Timeline, core_6_refusals_have_retails_code) {
  const SketchedTable table = fixture_f().finish();
  const Timeline unknown = timeline(table.bound(), {.motion = 0x40000029});
  EXPECT_EQ(unknown.error, MotionError::NoMotionData);
  EXPECT_EQ(timeline(table.bound(), {.motion = kWalk, .style = kBowCombat}).error, MotionError::NoMotionData);
  EXPECT_EQ(timeline(table.bound(), {.motion = kWalk, .from = kAim}).error, MotionError::NoMotionData);
  const ActiveMotion nothing = {0x20000029, 1.0f};
  EXPECT_EQ(timeline(table.bound(), {.motion = kWalk, .modifiers = std::span(&nothing, 1)}).error,
            MotionError::NoMotionData);
}

TEST(Timeline, a_motion_with_too_many_animations_is_refused_as_the_engine_does) {
  TableSketch sketch = fixture_f();
  TableSketch::Motion long_dance;
  for (int i = 0; i < 70; ++i) long_dance.anims.push_back(sketch.anim("step", 3));
  sketch.link(kNonCombat, kReady, kSlashHigh, long_dance);
  const SketchedTable table = sketch.finish();
  EXPECT_EQ(timeline(table.bound(), {.motion = kSlashHigh}).error, MotionError::GeneralMovementFailure);
}

/// SlashHigh of 20 frames from the sword's Ready, with hooks to say something about.
SketchedTable table_with_hooks(float framerate = 30.0f) {
  TableSketch sketch = fixture_f();
  sketch.link(kSwordCombat, kReady, kSlashHigh, {{sketch.anim("slash", 20, framerate)}});
  Animation& slash = sketch.animation("slash");
  add_hook(slash, 0, {hook_direction::kBackward, NoOpHook{}});
  add_hook(slash, 12, {hook_direction::kForward, kSwing});
  add_hook(slash, 12, {hook_direction::kBoth, AnimationDoneHook{}});
  add_hook(slash, 19, {hook_direction::kBoth, SoundHook{0x0A000001}});
  return sketch.finish();
}

TEST(Timeline, core_2_5_a_hook_fires_when_its_frame_is_left) {
  const SketchedTable table = table_with_hooks();
  const Timeline t = timeline(table.bound(), {.motion = kSlashHigh, .speed = 1.5f, .style = kSwordCombat});
  ASSERT_EQ(t.hooks.size(), 4u);
  const TimelineHook& swing = t.hooks[1];
  EXPECT_TRUE(swing.fires());
  EXPECT_DOUBLE_EQ(swing.time, 13.0 / 45.0);
  EXPECT_EQ(std::get<AttackHook>(swing.hook().payload).part, kSwing.part);
  EXPECT_EQ(std::get<AttackHook>(swing.hook().payload).radius, kSwing.radius);
  // The look-up beside it says the same of its animation.
  BoundAnim bound = bind_anim({1, 0, -1, 45.0f}, &table.animation("slash"));
  EXPECT_DOUBLE_EQ(swing.time, exact_hook_time(bound, 12));
  EXPECT_DOUBLE_EQ(t.done, exact_length(bound));
}

TEST(Timeline, core_2_5_why_a_hook_never_fires) {
  const SketchedTable table = table_with_hooks();
  const Timeline t = timeline(table.bound(), {.motion = kSlashHigh, .style = kSwordCombat});
  EXPECT_EQ(t.hooks[0].status, HookStatus::OtherDirection);
  EXPECT_EQ(t.hooks[2].status, HookStatus::AnimDone);
  EXPECT_EQ(t.hooks[3].status, HookStatus::LastFrame);
  EXPECT_DOUBLE_EQ(t.hooks[3].time, t.segments[0].end);
  // The one hook that fires, the end of the slash, and of the cycle.
  EXPECT_EQ(t.events.size(), 3u);
}

TEST(Timeline, core_2_9_played_backwards_the_other_hooks_fire) {
  const SketchedTable table = table_with_hooks(-30.0f);
  const Timeline t = timeline(table.bound(), {.motion = kSlashHigh, .style = kSwordCombat});
  ASSERT_EQ(t.hooks.size(), 4u);
  EXPECT_EQ(t.hooks[0].frame, 19u);
  EXPECT_TRUE(t.hooks[0].fires());
  EXPECT_DOUBLE_EQ(t.hooks[0].time, (1.0 - static_cast<double>(0.0002f)) / 30.0);
  EXPECT_EQ(t.hooks[1].status, HookStatus::OtherDirection);
  EXPECT_EQ(t.hooks[3].status, HookStatus::LastFrame);  // backwards frame 0 is the last
}

TEST(Timeline, core_2_5_a_link_that_stands_still_is_never_over) {
  const SketchedTable table = table_with_hooks(0.0f);
  const Timeline t = timeline(table.bound(), {.motion = kSlashHigh, .style = kSwordCombat});
  EXPECT_EQ(t.done, kNever);
  EXPECT_EQ(t.steady, kNever);
  EXPECT_EQ(t.hooks[1].status, HookStatus::NotReached);
  EXPECT_EQ(t.segments[1].start, kNever);
  EXPECT_TRUE(t.events.empty());
  EXPECT_FALSE(t.has_event(0));
  EXPECT_EQ(t.end_pose().data(), table.animation("slash").parts(0).data());
}

/// A cycle is held for ever: its one segment has no end, and the motion is done at once.
void expect_held(const SketchedTable& table, Command pose, double frame) {
  const Timeline t = timeline(table.bound(), {.motion = pose});
  ASSERT_TRUE(t.ok());
  ASSERT_EQ(t.segments.size(), 1u);
  EXPECT_EQ(t.segments[0].first_frame, frame);
  EXPECT_EQ(t.segments[0].end, kNever);
  EXPECT_EQ(t.period, kNever);
  EXPECT_EQ(t.done, 0.0);
  EXPECT_EQ(t.steady, 0.0);
  EXPECT_TRUE(t.events.empty());
  EXPECT_FALSE(t.has_event(0));
  for (const TimelineHook& hook : t.hooks) EXPECT_EQ(hook.time, kNever);
}

TEST(Timeline, core_3_a_cycle_at_rate_0_is_held_for_ever) {
  TableSketch sketch = human_table();
  sketch.cycle(kNonCombat, command::kDead, {.anims = {sketch.anim("dead", 33, 0.0f)}});
  add_hook(sketch.animation("dead"), 0, {hook_direction::kBoth, NoOpHook{}});
  const SketchedTable table = sketch.finish();
  expect_held(table, command::kReload, 0.0);
  expect_held(table, command::kDead, 0.0);
}

TEST(Timeline, core_3_at_rate_0_a_first_frame_above_the_last_is_held_for_ever) {
  const SketchedTable table = human_table().finish();
  expect_held(table, command::kPickup, 12.0);
}

TEST(Timeline, core_3_at_rate_0_a_range_past_the_last_frame_is_held_for_ever) {
  TableSketch sketch = human_table();
  AnimData dead = sketch.anim("dead", 20, 0.0f);
  dead.low_frame = 30;
  dead.high_frame = 40;
  sketch.cycle(kNonCombat, command::kDead, {.anims = {dead}});
  expect_held(sketch.finish(), command::kDead, 19.0);
}

TEST(Timeline, core_3_a_cycle_without_animation_has_nothing_to_repeat) {
  const SketchedTable table = human_table().finish();
  const Timeline t = timeline(table.bound(), {.motion = command::kSitting});
  ASSERT_TRUE(t.ok());
  EXPECT_TRUE(t.segments.empty());
  EXPECT_EQ(t.period, 0.0);
  EXPECT_EQ(t.done, 0.0);
  EXPECT_EQ(t.substate, command::kSitting);
}

TEST(Timeline, core_4_5_a_missing_animation_is_waited_for) {
  TableSketch sketch = fixture_f();
  sketch.link(kSwordCombat, kReady, kSlashHigh, {{sketch.anim("slash", 20), {0x03FFFFFF, 0, -1, 30.0f}}});
  const SketchedTable table = sketch.finish();
  const Timeline t = timeline(table.bound(), {.motion = kSlashHigh, .style = kSwordCombat});
  EXPECT_EQ(t.anims, 2u);
  EXPECT_DOUBLE_EQ(t.steady, 20.0 / 30.0);
  EXPECT_EQ(t.done, kNever);
}

TEST(Timeline, events_of_the_cycle_come_again) {
  TableSketch sketch = fixture_f();
  add_hook(sketch.animation("walk"), 4, {hook_direction::kForward, SoundTableHook{0x37}});
  const SketchedTable table = sketch.finish();
  const Timeline t = timeline(table.bound(), {.motion = kWalk});
  ASSERT_EQ(t.events.size(), 3u);  // the link ends; a step; the walk ends
  EXPECT_EQ(t.first_repeated, 1u);
  EXPECT_EQ(t.event(5).kind, TimelineEvent::Kind::Hook);
  EXPECT_NEAR(t.event(5).time, 5.0 / 30.0 + 2 * 10.0 / 30.0 + 5.0 / 30.0, 1e-12);
}

TEST(Timeline, core_2_6_the_way_of_the_body_by_animation_and_by_velocity) {
  TableSketch sketch = fixture_f();
  Animation& link = sketch.animation("r>w");
  for (std::uint32_t f = 0; f < link.frame_count; ++f)
    link.position_frames.push_back({{0.1f * static_cast<float>(f + 1), 0, 0}, {}});
  const SketchedTable table = sketch.finish();
  const Timeline t = timeline(table.bound(), {.motion = kWalk});
  // Frames 0 to 3 are left; the walk has no steps of its own. Its velocity drives the body for these four and
  // for the first of the walk.
  EXPECT_VEC_NEAR(t.animated.origin, {1.0f, 0, 0});
  EXPECT_VEC_NEAR(t.driven.origin, {0, 3.12f * 5 / 30, 0});
  EXPECT_VEC_NEAR(t.moved.origin, {1.0f, 3.12f * 5 / 30, 0});
  EXPECT_VEC_NEAR(t.segments[1].moved.origin, {0, 3.12f / 3, 0});
}

TEST(Timeline, the_end_pose_is_the_first_of_the_cycle) {
  const SketchedTable table = fixture_f().finish();
  const Timeline forward = timeline(table.bound(), {.motion = kWalk});
  EXPECT_EQ(forward.end_pose().data(), table.animation("walk").parts(0).data());
  const Timeline backward = timeline(table.bound(), {.motion = kWalk, .speed = -1.0f});
  EXPECT_EQ(backward.end_pose().data(), table.animation("walk").parts(9).data());
}

TEST(Timeline, a_sequence_in_mid_play_gives_the_rest_of_its_timeline) {
  const SketchedTable table = table_with_hooks();
  TableBody body(table);
  enter_steady_state(body.borrow(), kSwordCombat, {kReady, 1.0f});
  body.start(kSlashHigh);
  std::array<QueuedHook, 64> memory;
  HookQueue hooks(memory);
  update(body.seq, body.pool, 0.3, nullptr, hooks);
  TimelineBuilder maker;
  const Timeline& slashing = maker.follow(body.seq, body.pool);
  EXPECT_EQ(names(table, slashing), "slash sready");
  EXPECT_NEAR(slashing.hooks[0].time, 13.0 / 30.0 - 0.3, 1e-12);
  EXPECT_NEAR(slashing.done, 20.0 / 30.0 - 0.3, 1e-12);
  // In the cycle: the rest of this pass, and a whole one.
  update(body.seq, body.pool, 0.5, nullptr, hooks);
  const Timeline& ready = maker.follow(body.seq, body.pool);
  EXPECT_EQ(names(table, ready), "sready sready");
  EXPECT_EQ(ready.done, 0.0);
  EXPECT_NEAR(ready.segments[1].start, 1.0 / 3.0 - (0.8 - 2.0 / 3.0), 1e-12);
  EXPECT_NEAR(ready.period, 1.0 / 3.0, 1e-12);
}

TEST(Timeline, an_empty_sequence_has_an_empty_timeline) {
  TimelineBuilder maker;
  const Timeline& t = maker.follow({}, {});
  EXPECT_TRUE(t.segments.empty());
  EXPECT_TRUE(t.end_pose().empty());
  EXPECT_EQ(t.period, 0.0);
}

TEST(Timeline, a_maker_at_work_allocates_nothing) {
  const SketchedTable table = table_with_hooks();
  TimelineBuilder maker;
  const auto ask = [&] {
    maker.make(table.bound(), {.motion = kSlashHigh, .style = kSwordCombat});
    maker.make(table.bound(), {.motion = kWave, .from = kWalk});
    maker.make(table.bound(), {.motion = 0x40000029});
  };
  ask();
  const AllocationCounter counter;
  ask();
  EXPECT_EQ(counter.allocations(), 0u);
}

}  // namespace
}  // namespace acm::test
