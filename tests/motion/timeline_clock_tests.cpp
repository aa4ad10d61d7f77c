// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/timeline_clock.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"

namespace acm::test {
namespace {

constexpr double kTick = 1.0 / 30.0;

SketchedTable slashing_table() {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  return sketch.finish();
}

Timeline slash(const SketchedTable& table, float speed = 1.0f) {
  return timeline(table.bound(), {.motion = kSlashHigh, .speed = speed, .style = kSwordCombat});
}

TEST(TimelineClock, a_hook_and_the_end_fall_in_the_tick_that_reaches_their_time) {
  const SketchedTable table = slashing_table();
  const Timeline t = slash(table, 1.1f);  // 13 frames at 33 a second: 0.39 s; 20: 0.61 s
  EXPECT_EQ(tick_of_hook(t, 0, kTick), 12u);
  EXPECT_EQ(tick_of_done(t, kTick), 19u);
  EXPECT_EQ(tick_of_hook(t, 0, 0.25), 2u);
  EXPECT_EQ(tick_of_done(t, 0.25), 3u);
}

TEST(TimelineClock, where_a_time_is_a_whole_number_of_ticks_the_engines_rounding_decides) {
  const SketchedTable table = slashing_table();
  const Timeline t = slash(table);
  // One frame a tick, as far as the numbers go: 30 * (1/30) is exactly 1, and sums of ones are exact.
  EXPECT_EQ(tick_of_hook(t, 0, kTick), 13u);
  // 30 * 0.1 is 3.0000000000000004 with the 0.1 of doubles rounded up... and 3 exactly as a product.
  EXPECT_EQ(tick_of_done(t, 0.1), 7u);
  // A tick of 1/90: the third part of a frame, three of which do not make up a whole one.
  EXPECT_EQ(tick_of_hook(t, 0, 1.0 / 90.0), 39u);
}

TEST(TimelineClock, core_2_5_a_long_tick_queues_an_anim_done_for_every_wrap) {
  const SketchedTable table = slashing_table();
  const Timeline t = slash(table);
  TimelineClock clock(t);
  // 20 frames of the slash, then the 10 of the cycle three times and a bit.
  const TimelineClock::Tick tick = clock.advance(51.5 / 30.0);
  EXPECT_EQ(tick.anim_dones, 4u);
  EXPECT_EQ(tick.end_event, 5u);  // with the hook
  EXPECT_NEAR(clock.frame_number(), 1.5, 1e-9);
  EXPECT_EQ(clock.advance(1.0).anim_dones, 0u);
}

TEST(TimelineClock, core_2_5_a_long_tick_makes_up_for_a_missing_animation) {
  TableSketch sketch = fixture_f();
  sketch.link(kNonCombat, kReady, kWave, {{sketch.anim("wave", 20), {0x03FFFFFF, 0, -1, 30.0f}}});
  const SketchedTable table = sketch.finish();
  const Timeline t = timeline(table.bound(), {.motion = kWave});
  EXPECT_EQ(tick_of_done(t, kTick), kNoTick);
  EXPECT_EQ(tick_of_done(t, 1.1), 1u);
}

TEST(TimelineClock, core_6_a_motion_that_waits_for_nothing_is_done_in_the_first_tick) {
  const SketchedTable table = slashing_table();
  const Timeline t = timeline(table.bound(), {.motion = kTurn, .from = kRun});
  EXPECT_FALSE(TimelineClock(t).done());
  EXPECT_EQ(tick_of_done(t, kTick), 1u);
}

TEST(TimelineClock, events_are_numbered_on_through_the_repetitions) {
  const SketchedTable table = slashing_table();
  const Timeline t = slash(table);
  EXPECT_EQ(tick_of_event(t, 1, kTick), 20u);    // the slash ends
  EXPECT_EQ(tick_of_event(t, 11, kTick), 120u);  // and the cycle for the tenth time
}

TEST(TimelineClock, events_that_do_not_come_have_no_tick) {
  const SketchedTable table = slashing_table();
  const Timeline t = slash(table);
  EXPECT_EQ(tick_of_hook(t, 99, kTick), kNoTick);
  EXPECT_EQ(tick_of_hook(t, 0, 0.0), kNoTick);
  EXPECT_EQ(tick_of_done(t, -1.0), kNoTick);
  const Timeline still = slash(table, 0.0f);
  EXPECT_EQ(tick_of_hook(still, 0, kTick), kNoTick);
  EXPECT_EQ(tick_of_done(still, kTick), kNoTick);
}

TEST(TimelineClock, core_2_5_hostile_speeds_end) {
  const SketchedTable table = slashing_table();
  const Timeline fast = timeline(table.bound(), {.motion = kWalk, .speed = 3e4f});
  TimelineClock clock(fast);
  EXPECT_EQ(clock.advance(1e6).end_event, static_cast<std::uint64_t>(Sequence::kMaxWraps));
  const Timeline faster = timeline(table.bound(), {.motion = kWalk, .speed = 1e20f});
  EXPECT_EQ(TimelineClock(faster).advance(1.0).end_event, 0u);
}

TEST(TimelineClock, an_empty_timeline_passes_in_silence) {
  const Timeline t;
  TimelineClock clock(t);
  EXPECT_EQ(clock.advance(1.0).end_event, 0u);
  EXPECT_TRUE(clock.steady());
}

}  // namespace
}  // namespace acm::test
