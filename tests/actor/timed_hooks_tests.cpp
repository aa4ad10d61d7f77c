// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// Changes over time and delayed scripts (effects HK-1 to HK-7, HK-9, HK-17).
#include "actor/timed_hooks.h"
#include "base/counter_random.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "hooked_body.h"

namespace acm {
namespace {

using namespace acm::test;

constexpr ObjectId kDelayed = 0x33000011;
constexpr Guid kHolder = 0x50000007;

class TimedHooks : public testing::Test {
 protected:
  TimedHooks() { b_.scripts.add(kDelayed, {{0.0, SoundHook{'a'}}, {1.5, SoundHook{'b'}}}); }

  float scale() { return b_.body().scale; }
  unsigned reported(Limit limit) {
    unsigned count = 0;
    for (const LimitReachedEvent& reached : b_.all<LimitReachedEvent>())
      count += reached.limit == limit ? 1 : 0;
    return count;
  }

  HookedBody b_;
};

// --- HK-1

TEST_F(TimedHooks, hk_1_ramps_go_first_then_the_queue_in_order) {
  b_.set_time(1.0);
  b_.execute(ScaleHook{2.0f, 1.0f});
  b_.queue(AttackHook{});
  b_.queue(ScaleHook{5.0f, 0.0f});
  b_.queue(AttackHook{});
  b_.pass_at(1.5);
  const std::vector<HookEvent> fired = b_.all<HookEvent>();
  ASSERT_EQ(fired.size(), 3u);
  EXPECT_EQ(fired[0].scale, 1.5f) << "what the ramp gave";
  EXPECT_EQ(fired[2].scale, 5.0f);
  EXPECT_EQ(fired[2].order, 2u);
  EXPECT_EQ(scale(), 5.0f) << "the queue has the last word of this step";
}

TEST_F(TimedHooks, hk_1_the_queue_is_emptied) {
  b_.queue(AttackHook{});
  b_.pass(0.1);
  b_.pass(0.1);
  EXPECT_EQ(b_.all<HookEvent>().size(), 1u);
}

TEST_F(TimedHooks, hk_1_a_hidden_body_processes_hooks_too) {
  b_.body().state |= physics_state::kHidden;
  b_.set_time(1.0);
  b_.execute(ScaleHook{2.0f, 1.0f});
  b_.queue(SetLightHook{0});
  b_.pass_at(1.25);
  EXPECT_EQ(scale(), 1.25f);
  EXPECT_FALSE(b_.body().has(physics_state::kLighting));
}

TEST_F(TimedHooks, hk_1_every_step_of_a_long_pass_processes_hooks) {
  b_.set_time(0.0);
  b_.execute(ScaleHook{2.0f, 0.3f});
  b_.execute(ScaleHook{9.0f, 0.45f});
  tick(b_.context, b_.actor(), 0.5);  // steps to 0.2, 0.4 and 0.5
  EXPECT_EQ(scale(), 9.0f) << "the older has ended in the second step";
}

// --- HK-2, HK-6

TEST_F(TimedHooks, hk_2_a_ramp_keeps_kind_times_bounds_and_part) {
  b_.set_time(3.0);
  b_.execute(TransparentPartHook{2, 0.25f, 0.75f, 2.0f});
  ASSERT_EQ(b_.ramps(), 1u);
  const TimedHook& ramp = b_.effects()->timed[0];
  EXPECT_EQ(ramp.kind, TimedHook::Kind::TransparentPart);
  EXPECT_EQ(ramp.datum, 2u);
  EXPECT_EQ(ramp.created, 3.0);
  EXPECT_EQ(ramp.duration, 2.0);
  EXPECT_EQ(ramp.start, 0.25f);
  EXPECT_EQ(ramp.end, 0.75f);
}

TEST_F(TimedHooks, hk_2_the_newest_is_evaluated_first_and_the_oldest_last) {
  b_.set_time(0.0);
  b_.scripts.add(0x33000012, {{0.0, SoundHook{'B'}}});
  HandNumbers numbers;
  numbers.numbers = {0.5, 0.25};
  b_.scene.random = &numbers;
  b_.execute(CallScriptHook{kDelayed, 1.0f});
  b_.execute(CallScriptHook{0x33000012, 1.0f});
  b_.pass_at(1.0);
  ASSERT_EQ(b_.queued_scripts(), 1u) << "the first has played in this very step";
  EXPECT_EQ(b_.heard_of_scripts(), "B a") << "the newer hook has queued its script first";
}

TEST_F(TimedHooks, hk_6_the_older_ramp_is_seen_while_two_run) {
  b_.set_time(0.0);
  b_.execute(LuminousHook{0.0f, 1.0f, 1.0f});
  b_.set_time(0.5);
  b_.execute(LuminousHook{10.0f, 20.0f, 1.0f});
  b_.pass_at(0.75);
  EXPECT_EQ(b_.look(0).luminosity, 0.75f);
  b_.pass_at(1.0);
  EXPECT_EQ(b_.look(0).luminosity, 1.0f);
  EXPECT_EQ(b_.ramps(), 1u);
  b_.pass_at(1.25);
  EXPECT_EQ(b_.look(0).luminosity, 17.5f) << "a jump";
}

TEST_F(TimedHooks, hk_6_a_value_that_applies_at_once_stops_no_ramp) {
  b_.set_time(0.0);
  b_.execute(DiffuseHook{0.0f, 1.0f, 1.0f});
  b_.execute(DiffuseHook{0.0f, 9.0f, 0.0f});
  EXPECT_EQ(b_.look(0).diffuse, 9.0f);
  b_.pass_at(0.5);
  EXPECT_EQ(b_.look(0).diffuse, 0.5f);
}

TEST_F(TimedHooks, hk_6_ramps_of_different_kinds_do_not_touch_each_other) {
  b_.set_time(0.0);
  b_.execute(LuminousHook{0.0f, 1.0f, 1.0f});
  b_.execute(DiffuseHook{1.0f, 0.0f, 1.0f});
  b_.execute(LuminousPartHook{1, 4.0f, 8.0f, 1.0f});
  b_.pass_at(0.25);
  EXPECT_EQ(b_.look(0).luminosity, 0.25f);
  EXPECT_EQ(b_.look(1).luminosity, 0.25f) << "of all parts, which is older";
  EXPECT_EQ(b_.look(0).diffuse, 0.75f);
}

TEST_F(TimedHooks, e03_two_ramps_of_scale) {
  b_.set_time(0.0);
  b_.execute(ScaleHook{2.0f, 1.0f});
  b_.pass_at(0.5);
  EXPECT_EQ(scale(), 1.5f);
  b_.execute(ScaleHook{0.5f, 1.0f});
  b_.pass_at(0.75);
  EXPECT_EQ(scale(), 1.75f);
  b_.pass_at(1.0);
  EXPECT_EQ(scale(), 2.0f);
  EXPECT_EQ(b_.ramps(), 1u);
  b_.pass_at(1.25);
  EXPECT_EQ(scale(), 0.75f);
  b_.pass_at(1.5);
  EXPECT_EQ(scale(), 0.5f);
  EXPECT_EQ(b_.ramps(), 0u);
}

// --- HK-3, HK-4, HK-5

TEST_F(TimedHooks, hk_3_before_its_beginning_a_ramp_shows_its_start_and_after_its_end_the_end) {
  b_.set_time(5.0);
  b_.execute(LuminousHook{2.0f, 4.0f, 1.0f});
  b_.pass_at(4.5);
  EXPECT_EQ(b_.look(0).luminosity, 2.0f);
  EXPECT_EQ(b_.ramps(), 1u);
  b_.pass_at(9.0);
  EXPECT_EQ(b_.look(0).luminosity, 4.0f);
  EXPECT_EQ(b_.ramps(), 0u);
}

TEST_F(TimedHooks, hk_3_the_share_is_a_single_so_a_ramp_may_end_a_hair_early) {
  b_.set_time(0.0);
  b_.execute(LuminousHook{0.0f, 1.0f, 1.0f});
  b_.pass_at(1.0 - 1e-9);
  EXPECT_EQ(b_.look(0).luminosity, 1.0f);
  EXPECT_EQ(b_.ramps(), 0u);
}

TEST_F(TimedHooks, hk_3_the_last_value_is_the_end_though_the_sum_would_miss_it) {
  b_.set_time(0.0);
  b_.execute(LuminousHook{1e8f, 0.3f, 1.0f});
  b_.pass_at(1.0);
  EXPECT_EQ(b_.look(0).luminosity, 0.3f);
  EXPECT_EQ(b_.ramps(), 0u);
}

TEST_F(TimedHooks, e02_a_scale_grows_over_a_second) {
  b_.set_time(10.0);
  b_.queue(ScaleHook{3.0f, 1.0f});
  b_.pass_at(10.0);
  EXPECT_EQ(scale(), 1.0f);
  b_.pass_at(10.1);
  EXPECT_NEAR(scale(), 1.2f, 1e-6f);
  b_.pass_at(10.5);
  EXPECT_EQ(scale(), 2.0f);
  EXPECT_EQ(b_.ramps(), 1u);
  b_.pass_at(11.0);
  EXPECT_EQ(scale(), 3.0f);
  EXPECT_EQ(b_.ramps(), 0u);
}

TEST_F(TimedHooks, hk_4_a_time_below_eps_applies_the_end_at_once) {
  for (const float time : {0.0f, -1.0f, 0.00019f, std::numeric_limits<float>::quiet_NaN()}) {
    b_.execute(LuminousHook{7.0f, 0.5f, 0.0f});
    b_.execute(LuminousHook{7.0f, 3.0f, time});
    EXPECT_EQ(b_.look(0).luminosity, 3.0f) << time;
    EXPECT_EQ(b_.ramps(), 0u) << time;
  }
  b_.execute(LuminousHook{7.0f, 4.0f, 0.0002f});
  EXPECT_EQ(b_.look(0).luminosity, 3.0f);
  EXPECT_EQ(b_.ramps(), 1u);
}

TEST_F(TimedHooks, hk_4_numbers_that_are_not_finite_make_no_ramp) {
  const float endless = std::numeric_limits<float>::infinity();
  b_.execute(LuminousHook{0.0f, 0.5f, endless});
  EXPECT_EQ(b_.look(0).luminosity, 0.5f) << "GUARD: the end at once";
  b_.execute(LuminousHook{-endless, 0.25f, 1.0f});
  EXPECT_EQ(b_.look(0).luminosity, 0.25f);
  b_.execute(LuminousHook{0.0f, endless, 1.0f});
  b_.execute(LuminousHook{0.0f, endless, 0.0f});
  EXPECT_EQ(b_.look(0).luminosity, 0.25f);
  EXPECT_EQ(b_.ramps(), 0u);
}

TEST_F(TimedHooks, hk_5_a_ramp_of_the_queue_or_of_a_script_begins_with_the_next_step) {
  b_.set_time(1.0);
  b_.queue(LuminousHook{5.0f, 9.0f, 1.0f});
  b_.scripts.add(0x33000012, {{0.0, DiffuseHook{5.0f, 9.0f, 1.0f}}});
  play_script(b_.context, b_.actor(), 0x33000012);
  b_.pass_at(1.0);
  EXPECT_EQ(b_.ramps(), 2u);
  EXPECT_EQ(b_.look(0).luminosity, 0.0f);
  EXPECT_EQ(b_.look(0).diffuse, 1.0f);
  b_.pass_at(1.25);
  EXPECT_EQ(b_.look(0).luminosity, 6.0f);
  EXPECT_EQ(b_.look(0).diffuse, 6.0f);
}

// --- HK-7, HK-9

TEST_F(TimedHooks, hk_7_ramps_stand_still_while_a_body_sleeps_and_then_jump) {
  b_.set_time(0.0);
  b_.execute(ScaleHook{2.0f, 1.0f});
  b_.body().active = false;
  b_.pass_at(0.5);
  EXPECT_EQ(scale(), 1.0f);
  b_.body().active = true;
  b_.pass_at(0.75);
  EXPECT_EQ(scale(), 1.75f);
}

TEST_F(TimedHooks, hk_7_without_a_cell_frozen_or_held_nothing_is_processed) {
  b_.set_time(0.0);
  b_.execute(ScaleHook{2.0f, 1.0f});
  Body& body = b_.body();
  body.in_cell = false;
  b_.pass_at(0.25);
  body.in_cell = true;
  body.active = true;
  body.state |= physics_state::kFrozen;
  b_.pass_at(0.375);
  body.state &= ~physics_state::kFrozen;
  body.active = true;
  body.parent = kHolder;
  b_.pass_at(0.5);
  EXPECT_EQ(scale(), 1.0f);
  EXPECT_EQ(b_.ramps(), 1u);
}

TEST_F(TimedHooks, hk_7_the_ramps_of_a_child_stay_pending_although_its_scripts_run) {
  Actor& holder = *b_.scene.find(b_.scene.create(kHolder));
  spawn(b_.context, holder, {.table = &crouching_table_f().bound(), .part_count = 1});
  b_.scripts.add(0x33000012, {{0.0, ScaleHook{2.0f, 0.5f}}, {0.0, SoundHook{'x'}}});
  b_.body().in_cell = false;
  set_parent(b_.context, b_.actor(), kHolder, 1, 0);
  EXPECT_TRUE(play_script(b_.context, b_.actor(), 0x33000012));
  for (int i = 1; i <= 10; ++i) {
    Actor& above = *b_.scene.find(kHolder);
    tick(b_.context, above, i * 0.1);
  }
  EXPECT_EQ(b_.heard_of_scripts(), "x");
  EXPECT_EQ(b_.ramps(), 1u);
  EXPECT_EQ(scale(), 1.0f);
}

TEST_F(TimedHooks, hk_9_leaving_the_world_or_a_new_motion_ends_no_ramp) {
  b_.set_time(0.0);
  b_.execute(ScaleHook{2.0f, 1.0f});
  play_script(b_.context, b_.actor(), kDelayed);
  exit_world(b_.context, b_.actor());
  enter_world(b_.context, b_.actor());
  do_motion(b_.context, b_.actor(), kWalk);
  set_motion_table(b_.context, b_.actor(), &crouching_table_f().bound());
  EXPECT_EQ(b_.ramps(), 1u);
  EXPECT_EQ(b_.queued_scripts(), 1u);
  b_.pass_at(0.5);
  EXPECT_EQ(scale(), 1.5f);
}

TEST_F(TimedHooks, hk_9_they_die_with_the_body) {
  b_.execute(ScaleHook{2.0f, 1.0f});
  EXPECT_EQ(b_.scene.effects.used(), 1u);
  b_.scene.destroy(b_.scene.id_of(TestActor::kGuid));
  EXPECT_EQ(b_.scene.effects.used(), 0u);
}

// --- HK-13 over time

TEST_F(TimedHooks, e04_a_body_that_began_translucent_fades_and_comes_back) {
  HookedBody ghost(0.3f);
  ghost.set_time(0.0);
  ghost.execute(TransparentHook{0.0f, 1.0f, 0.5f});
  ghost.pass_at(0.05);
  EXPECT_EQ(ghost.translucency(), 0.3f);
  ghost.pass_at(0.25);
  EXPECT_EQ(ghost.translucency(), 0.5f);
  EXPECT_EQ(ghost.look(0).translucency, 0.5f);
  ghost.pass_at(0.5);
  EXPECT_EQ(ghost.translucency(), 1.0f);
  EXPECT_FALSE(ghost.look(0).is_drawn);
  ghost.execute(TransparentHook{1.0f, 0.0f, 0.0f});
  EXPECT_EQ(ghost.translucency(), 0.3f);
  EXPECT_TRUE(ghost.look(0).is_drawn);
}

TEST_F(TimedHooks, hk_13_a_ramp_for_a_missing_part_is_made_and_applies_nothing) {
  b_.set_time(0.0);
  b_.execute(TransparentPartHook{3, 0.0f, 1.0f, 0.5f});
  EXPECT_EQ(b_.ramps(), 1u);
  b_.pass_at(0.5);
  EXPECT_EQ(b_.ramps(), 0u);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(b_.look(i), PartLook{});
}

// --- HK-17

TEST_F(TimedHooks, e06_a_pause_is_the_longest_wait) {
  HandNumbers numbers;
  numbers.numbers = {0.5};
  b_.scene.random = &numbers;
  b_.set_time(10.0);
  b_.execute(CallScriptHook{kDelayed, 4.0f});
  b_.pass_at(11.9);
  EXPECT_EQ(b_.queued_scripts(), 0u);
  EXPECT_EQ(b_.ramps(), 1u);
  b_.pass_at(12.0);
  ASSERT_EQ(b_.queued_scripts(), 1u);
  EXPECT_EQ(b_.effects()->scripts.front().start, 12.0);
  EXPECT_EQ(b_.ramps(), 0u);
}

TEST_F(TimedHooks, e06_without_a_cell_at_that_moment_the_script_is_lost) {
  b_.set_time(10.0);
  HandNumbers numbers;
  numbers.numbers = {0.5};
  b_.scene.random = &numbers;
  b_.execute(CallScriptHook{kDelayed, 4.0f});
  b_.body().in_cell = false;
  b_.body().physics_time = 12.0;
  run_timed_hooks(b_.context, b_.actor(), *b_.effects());  // as a host does that steps bodies itself
  EXPECT_EQ(b_.ramps(), 0u);
  EXPECT_EQ(b_.queued_scripts(), 0u);
}

TEST_F(TimedHooks, hk_17_a_body_that_is_back_in_a_cell_plays_what_came_due_meanwhile) {
  b_.set_time(10.0);
  b_.execute(CallScriptHook{kDelayed, 1.0f});
  b_.body().in_cell = false;
  b_.pass_at(12.0);
  EXPECT_EQ(b_.ramps(), 1u) << "no pass evaluates it (HK-7)";
  b_.body().in_cell = b_.body().active = true;
  b_.pass_at(13.0);
  ASSERT_EQ(b_.queued_scripts(), 1u);
  EXPECT_EQ(b_.effects()->scripts.front().start, 13.0);
}

TEST_F(TimedHooks, e07_a_script_called_by_a_hook_begins_in_the_same_step) {
  b_.set_time(1.0);
  b_.queue(CallScriptHook{kDelayed, 0.0f});
  b_.pass_at(1.125);
  EXPECT_EQ(b_.heard_of_scripts(), "a");
  b_.pass_at(2.5);
  EXPECT_EQ(b_.heard_of_scripts(), "a");
  b_.pass_at(2.625);
  EXPECT_EQ(b_.heard_of_scripts(), "a b");
}

TEST_F(TimedHooks, hk_17_a_number_is_drawn_only_for_a_pause) {
  for (const float pause : {0.0f, -1.0f, 0.00019f, std::numeric_limits<float>::quiet_NaN()})
    b_.execute(CallScriptHook{kDelayed, pause});
  EXPECT_EQ(b_.actor().random_count, 0u);
  EXPECT_EQ(b_.queued_scripts(), 4u);
  b_.execute(CallScriptHook{kDelayed, 0.0002f});
  EXPECT_EQ(b_.actor().random_count, 1u);
  b_.execute(CallScriptHook{kDelayed, 4.0f});
  EXPECT_EQ(b_.actor().random_count, 2u);
  EXPECT_EQ(b_.ramps(), 2u) << "the second does not replace the first";
}

// Delays that a body of this guid rolls for a pause of 8 seconds.
std::vector<double> delays_of(std::uint64_t seed, Guid guid) {
  HookedBody b;
  b.scene.options.random_seed = seed;
  b.actor().guid = guid;
  for (int i = 0; i < 20; ++i) b.execute(CallScriptHook{kDelayed, 8.0f});
  std::vector<double> delays;
  for (const TimedHook& hook : b.effects()->timed.view()) delays.push_back(hook.duration);
  return delays;
}

TEST_F(TimedHooks, hk_17_seed_guid_and_count_decide_the_delay) {
  const std::vector<double> delays = delays_of(3, 0x50000001);
  EXPECT_EQ(delays_of(3, 0x50000001), delays);
  EXPECT_NE(delays_of(4, 0x50000001), delays);
  EXPECT_NE(delays_of(3, 0x50000002), delays);
  const CounterRandom row(3, 0x50000001);
  for (std::uint32_t i = 0; i < delays.size(); ++i) {
    EXPECT_EQ(delays[i], row.unit(i) * 8.0f);
    EXPECT_GE(delays[i], 0.0);
    EXPECT_LT(delays[i], 8.0);
  }
}

TEST_F(TimedHooks, hk_17_without_a_cell_a_call_without_pause_is_lost) {
  b_.body().in_cell = false;
  b_.execute(CallScriptHook{kDelayed, 0.0f});
  EXPECT_EQ(b_.queued_scripts(), 0u);
  EXPECT_EQ(b_.ramps(), 0u);
}

// --- Limits

TEST_F(TimedHooks, hk_2_between_ticks_1024_fit_and_the_newest_takes_the_place_of_the_oldest) {
  b_.execute(DiffuseHook{0.0f, 1.0f, 1.0f});
  for (int i = 1; i < 1024; ++i) b_.execute(LuminousHook{0.0f, 1.0f, 1.0f});
  EXPECT_EQ(reported(Limit::Ramps), 0u);
  b_.execute(ScaleHook{2.0f, 1.0f});
  EXPECT_EQ(reported(Limit::Ramps), 1u);
  EXPECT_EQ(b_.ramps(), 1024u);
  EXPECT_EQ(b_.effects()->timed.front().kind, TimedHook::Kind::Luminous);
  EXPECT_EQ(b_.effects()->timed.back().kind, TimedHook::Kind::Scale);
  b_.execute(ScaleHook{2.0f, 0.0f});
  EXPECT_EQ(scale(), 2.0f) << "what applies at once still does";
}

TEST_F(TimedHooks, animations_with_lasting_hooks_find_their_memory_in_a_pass) {
  TableSketch sketch = fixture_f();
  add_hook(sketch.animation("ready"), 1, {hook_direction::kBoth, LuminousHook{0.0f, 1.0f, 1.0f}});
  const SketchedTable table = sketch.finish();
  SpawnedActor glowing(&table.bound());
  for (int i = 1; i <= 10; ++i) ASSERT_TRUE(tick_all(glowing.context, i * 0.05));
  const Effects* effects = glowing.scene.effects.find(glowing.actor().managers.effects);
  ASSERT_NE(effects, nullptr);
  EXPECT_GT(effects->looks[0].luminosity, 0.0f);
  EXPECT_TRUE(glowing.all<LimitReachedEvent>().empty());
}

}  // namespace
}  // namespace acm
