// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/scripts.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "scripted_body.h"

namespace acm {
namespace {

using namespace acm::test;

constexpr double kNotFinite = std::numeric_limits<double>::infinity();

class ScriptQueueTest : public testing::Test {
 protected:
  Actor& actor() { return b_.actor(); }
  Body& body() { return b_.actor().body; }
  void give_table(std::uint32_t type, std::initializer_list<PhysicsScriptTable::Choice> choices) {
    actor().script_table = &b_.table_of(type, choices);
  }

  ScriptedBody b_;
};

TEST_F(ScriptQueueTest, ps_1_hooks_of_one_time_play_in_stored_order_and_others_by_time) {
  b_.define(kScriptA,
            {plays(1, 13), plays(0, 1), plays(0, 2), plays(0, 3), plays(0, 4), plays(0, 5), plays(0, 6),
             plays(0, 7), plays(0, 8), plays(0, 9), plays(0, 10), plays(0.5, 12), plays(0, 11)});
  b_.queue(kScriptA);
  EXPECT_EQ(b_.update_at(1), "1 2 3 4 5 6 7 8 9 10 11 12 13");
}

TEST_F(ScriptQueueTest, ps_1_a_script_that_is_empty_or_has_a_time_that_is_not_finite_is_not_queued) {
  b_.define(kScriptA, {});
  b_.define(kScriptB, {plays(0, 1), plays(kNotFinite, 2)});
  b_.define(kScriptC, {plays(std::numeric_limits<double>::quiet_NaN(), 1)});
  for (const ObjectId script : {kScriptA, kScriptB, kScriptC}) {
    EXPECT_FALSE(b_.queue(script)) << script;
    EXPECT_FALSE(play_script(b_.context, actor(), script)) << script;
  }
  EXPECT_EQ(b_.queued(), "");
}

TEST_F(ScriptQueueTest, ps_1_nor_is_one_that_would_end_beyond_all_numbers) {
  b_.define(kScriptA, {plays(0, 1), plays(1e308, 2)});
  EXPECT_TRUE(b_.queue(kScriptA));
  EXPECT_FALSE(b_.queue(kScriptA));
  EXPECT_EQ(b_.queued(), "33000001@0");
  EXPECT_EQ(b_.update_at(1), "1");
}

TEST_F(ScriptQueueTest, ps_2_scripts_play_one_after_the_other_from_the_end_of_the_last) {
  b_.define(kScriptA, {plays(0, 1), plays(1.5, 2)});
  b_.define(kScriptB, {plays(0, 3), plays(2, 4)});
  b_.scene.clock = 10;
  b_.queue(kScriptA);
  b_.queue(kScriptB);
  b_.scene.clock = 11;
  b_.queue(kScriptA);
  EXPECT_EQ(b_.queued(), "33000001@10 33000002@11.5 33000001@13.5") << "none is replaced or merged";
  EXPECT_EQ(b_.update_at(11), "1");
  EXPECT_EQ(b_.update_at(11.5), "2 3");
  EXPECT_EQ(b_.update_at(13.5), "4 1");
  EXPECT_EQ(b_.update_at(15), "2");
  EXPECT_EQ(b_.update_at(100), "") << "each plays once";
}

TEST_F(ScriptQueueTest, ps_3_all_that_is_due_runs_in_one_update_however_late) {
  b_.define(kScriptA, {plays(0.5, 1), plays(1, 2)});
  b_.define(kScriptB, {plays(0.25, 3)});
  b_.queue(kScriptA);
  b_.queue(kScriptB);
  EXPECT_EQ(b_.update_at(0.49), "");
  EXPECT_EQ(b_.update_at(0.5), "1") << "at the very time";
  EXPECT_EQ(b_.update_at(1000), "2 3");
  EXPECT_EQ(b_.queued(), "");
}

TEST_F(ScriptQueueTest, ps_3_a_script_behind_another_waits_for_its_own_first_time) {
  b_.define(kScriptA, {plays(0, 1), plays(1, 2)});
  b_.define(kScriptB, {plays(0.5, 3)});
  b_.queue(kScriptA);
  b_.queue(kScriptB);
  EXPECT_EQ(b_.update_at(1.4), "1 2");
  EXPECT_EQ(b_.update_at(1.5), "3");
}

TEST_F(ScriptQueueTest, ps_3_a_script_leaves_the_queue_with_its_last_hook) {
  b_.define(kScriptA, {plays(0, 1), plays(1, 2)});
  b_.queue(kScriptA);
  EXPECT_EQ(b_.update_at(0.5), "1");
  EXPECT_EQ(b_.queued(), "33000001@0");
  EXPECT_EQ(b_.update_at(1), "2");
  EXPECT_EQ(b_.queued(), "");
}

TEST_F(ScriptQueueTest, ps_4_directions_do_not_matter_and_hooks_act_at_once) {
  b_.define(kScriptA, {{0, {hook_direction::kBackward, NoDrawHook{1}}},
                       {0, {hook_direction::kForward, EtherealHook{1}}},
                       {0, {12345, SetOmegaHook{{0, 0, 2}}}}});
  b_.queue(kScriptA);
  b_.update_at(0);
  EXPECT_TRUE(body().has(physics_state::kNoDraw));
  EXPECT_TRUE(body().has(physics_state::kEthereal));
  EXPECT_EQ(body().omega.z, 2.0f);
  EXPECT_EQ(b_.context.hooks.size(), 0u) << "not through the queue of animation hooks";
}

TEST_F(ScriptQueueTest, ps_4_a_hook_that_the_reader_makes_nothing_of_ends_its_script) {
  b_.define(kScriptA, {plays(0, 1), {1, {hook_direction::kBoth, AnimationDoneHook{}}}, plays(2, 2)});
  b_.define(kScriptB, {plays(0.5, 3)});
  do_motion(b_.context, actor(), kWave);
  const std::string pending = b_.pending();
  b_.queue(kScriptA);
  b_.queue(kScriptB);
  EXPECT_EQ(b_.update_at(0.99), "1");
  EXPECT_EQ(b_.update_at(1), "");
  EXPECT_EQ(b_.queued(), "33000002@2") << "the next keeps its start";
  EXPECT_EQ(b_.update_at(2.4), "") << "and its first time";
  EXPECT_EQ(b_.update_at(2.5), "3");
  EXPECT_EQ(b_.pending(), pending) << "no animation is done";
}

TEST_F(ScriptQueueTest, ps_5_a_call_begins_at_the_authored_end_and_not_now) {
  b_.define(kScriptA, {plays(0, 1), calls(1, kScriptB)});
  b_.define(kScriptB, {plays(0, 2), plays(1, 3)});
  b_.queue(kScriptA);
  EXPECT_EQ(b_.update_at(1.75), "1 2");
  EXPECT_EQ(b_.queued(), "33000002@1");
  EXPECT_EQ(b_.update_at(2), "3");
}

TEST_F(ScriptQueueTest, ps_5_a_call_with_a_pause_begins_at_the_pass_that_ends_the_delay) {
  b_.define(kScriptA, {plays(0, 1), calls(0, kScriptA, 1.0f)});
  b_.begin_at(0);
  b_.queue(kScriptA);
  EXPECT_EQ(b_.tick_at(0.1), "1");
  double last = 0.1;
  for (int i = 2; i <= 30; ++i) {
    const double now = 0.1 * i;
    if (b_.tick_at(now).empty()) continue;
    EXPECT_LE(now - last, 1.0 + 0.1 + 1e-9) << "the pause is the longest wait";
    last = now;
    EXPECT_EQ(b_.queued(), "");
  }
  EXPECT_GT(last, 0.1) << "it has come again";
}

TEST_F(ScriptQueueTest, e08_a_script_that_calls_itself_repeats_with_its_length_and_catches_up) {
  b_.define(kScriptA, {plays(0, 1), calls(2, kScriptA)});
  b_.scene.clock = 100;
  b_.queue(kScriptA);
  EXPECT_EQ(b_.update_at(100), "1");
  EXPECT_EQ(b_.update_at(101.9), "");
  EXPECT_EQ(b_.update_at(102.3), "1");
  EXPECT_EQ(b_.queued(), "33000001@102");
  EXPECT_EQ(b_.update_at(104), "1");
  EXPECT_EQ(b_.queued(), "33000001@104");
}

TEST_F(ScriptQueueTest, e10_a_script_called_from_the_middle_waits_for_the_end) {
  b_.define(kScriptA, {calls(0, kScriptB), plays(1, 1)});
  b_.define(kScriptB, {plays(0, 2)});
  b_.queue(kScriptA);
  EXPECT_EQ(b_.update_at(0.9), "");
  EXPECT_EQ(b_.update_at(1), "1 2");
}

TEST_F(ScriptQueueTest, ps_6_a_sleeping_body_plays_its_scripts_and_does_nothing_else) {
  b_.define(kScriptA, {plays(0, 1), plays(0.1, 2)});
  do_motion(b_.context, actor(), kWave);
  b_.begin_at(0);
  body().active = false;
  b_.queue(kScriptA);
  b_.add_animation_hook(NoDrawHook{1});
  EXPECT_EQ(b_.tick_at(0.05), "1");
  EXPECT_EQ(b_.tick_at(0.1), "2");
  EXPECT_FALSE(body().active);
  EXPECT_FALSE(body().has(physics_state::kNoDraw));
  EXPECT_EQ(b_.seq().frame_number, 0.0);
}

TEST_F(ScriptQueueTest, ps_6_a_sleeping_body_that_the_host_steps_plays_them_too) {
  b_.define(kScriptA, {plays(0, 1)});
  b_.begin_at(0);
  body().active = false;
  b_.queue(kScriptA);
  Frame proposed;
  EXPECT_FALSE(begin_step(b_.context, actor(), 0.1, proposed));
  EXPECT_EQ(b_.heard(), "1");
}

TEST_F(ScriptQueueTest, ps_6_not_without_a_cell_not_frozen_and_not_held_by_something_that_stands_still) {
  b_.define(kScriptA, {plays(0, 1)});
  b_.queue(kScriptA);
  body().in_cell = false;
  EXPECT_EQ(b_.tick_at(0.1), "");
  body().in_cell = true;
  body().state |= physics_state::kFrozen;
  EXPECT_EQ(b_.tick_at(0.2), "");
  body().state &= ~physics_state::kFrozen;
  body().parent = 0x50000002;
  EXPECT_EQ(b_.tick_at(0.3), "");
  body().parent = 0;
  EXPECT_EQ(b_.tick_at(0.4), "1");
}

TEST_F(ScriptQueueTest, ps_6_time_that_is_dropped_updates_nothing_and_nothing_is_lost) {
  b_.define(kScriptA, {plays(0, 1), plays(1, 2)});
  b_.begin_at(0);
  b_.queue(kScriptA);
  EXPECT_EQ(b_.tick_at(0.0001), "") << "too short";
  EXPECT_EQ(b_.tick_at(5), "") << "too long";
  EXPECT_EQ(b_.tick_at(5.1), "1 2");
}

TEST_F(ScriptQueueTest, ps_6_all_steps_of_a_pass_have_the_clock_of_the_pass) {
  b_.define(kScriptA, {plays(0, 1), plays(0.35, 2)});
  b_.begin_at(0);
  b_.queue(kScriptA);
  tick(b_.context, actor(), 0.4);
  std::vector<double> times;
  for (const TracedEvent& fired : b_.script_hooks()) times.push_back(fired.event.time);
  EXPECT_EQ(times, (std::vector<double>{0.2, 0.2})) << "both in the first of two steps";
}

TEST_F(ScriptQueueTest, ps_7_a_script_of_an_animation_hook_begins_in_the_same_step) {
  b_.define(kScriptA, {plays(0, 1), {0, {hook_direction::kBoth, ScaleHook{2.0f, 1.0f}}}, plays(0.1, 2)});
  (void)ensure_effects(b_.context, actor());
  b_.begin_at(0);
  b_.add_animation_hook(CallScriptHook{kScriptA, 0.0f});
  EXPECT_EQ(b_.tick_at(0.1), "1");
  EXPECT_EQ(body().scale, 1.0f) << "a ramp that it makes is evaluated in the next step";
  EXPECT_EQ(b_.tick_at(0.2), "2");
  EXPECT_NEAR(body().scale, 1.1f, 1e-6f);
}

TEST_F(ScriptQueueTest, a_ramp_between_numbers_too_far_apart_for_a_float_applies_its_end) {
  constexpr float kMax = std::numeric_limits<float>::max();
  b_.define(kScriptA, {{0, {hook_direction::kBoth, LuminousHook{-kMax, kMax, 1.0f}}}});
  b_.begin_at(0);
  b_.queue(kScriptA);
  b_.tick_at(0.1);
  b_.tick_at(0.2);
  EXPECT_EQ(b_.scene.effects[actor().managers.effects].looks[0].luminosity, kMax);
}

TEST_F(ScriptQueueTest, ps_8_scripts_that_call_one_another_without_end_are_ended_and_reported) {
  b_.define(kScriptA, {calls(0, kScriptB)});
  b_.define(kScriptB, {calls(0, kScriptA)});
  std::vector<Event> memory(3 * kMaxScriptHooks);
  EventBuffer events(memory);
  StepContext context(b_.scene, events);
  ASSERT_TRUE(queue_script(context, actor(), kScriptA));
  update_scripts(context, actor());
  EXPECT_EQ(b_.queued(), "");
  EXPECT_EQ(events_of(events.view(), EventType::Hook).size(), kMaxScriptHooks);
  const std::vector<LimitReachedEvent> reached = events_of<LimitReachedEvent>(events.view());
  ASSERT_EQ(reached.size(), 1u);
  EXPECT_EQ(reached[0].limit, Limit::ScriptHooks);
  EXPECT_EQ(reached[0].count, kMaxScriptHooks);
  b_.define(kScriptC, {plays(0, 1)});
  b_.queue(kScriptC);
  EXPECT_EQ(b_.update_at(1), "1") << "it plays what comes later";
}

TEST_F(ScriptQueueTest, hooks_of_a_script_carry_the_ids_of_the_motion_that_called_it) {
  b_.define(kScriptA, {calls(0, kScriptB)});
  b_.define(kScriptB, {plays(0, 1)});
  for (const float pause : {0.0f, 0.5f}) {
    execute_hook(b_.context, actor(), {hook_direction::kBoth, CallScriptHook{kScriptA, pause}}, {7, 9});
    for (int i = 1; i <= 10; ++i) tick(b_.context, actor(), b_.scene.clock + 0.1);
    const std::vector<TracedEvent> fired = b_.script_hooks();
    ASSERT_EQ(fired.size(), 2u) << pause;
    for (const TracedEvent& hook : fired) {
      EXPECT_EQ(hook.event.hook.context_id, 7u) << pause;
      EXPECT_EQ(hook.event.hook.move_context_id, 9u) << pause;
    }
    b_.events.clear();
  }
}

TEST_F(ScriptQueueTest, ps_8_so_many_hooks_as_may_be_are_not_too_many) {
  PhysicsScript script;
  script.id = kScriptA;
  script.entries.assign(kMaxScriptHooks, plays(0, 1));
  b_.store.add(script);
  std::vector<Event> memory(3 * kMaxScriptHooks);
  EventBuffer events(memory);
  StepContext context(b_.scene, events);
  queue_script(context, actor(), kScriptA);
  update_scripts(context, actor());
  EXPECT_EQ(events_of(events.view(), EventType::Hook).size(), kMaxScriptHooks);
  EXPECT_TRUE(events_of<LimitReachedEvent>(events.view()).empty());
}

TEST_F(ScriptQueueTest, ps_2_between_ticks_the_queue_grows_and_the_newest_takes_effect) {
  for (const ObjectId id : {kScriptA, kScriptB, kScriptC}) b_.define(id, {plays(1, 1)});
  EXPECT_TRUE(b_.queue(kScriptA));
  EXPECT_TRUE(b_.queue(kScriptB));
  for (unsigned i = 2; i < 1024; ++i) EXPECT_TRUE(b_.queue(kScriptA)) << i;
  EXPECT_EQ(b_.limits_reached(Limit::Scripts), 0u);
  EXPECT_TRUE(b_.queue(kScriptC));
  EXPECT_EQ(b_.limits_reached(Limit::Scripts), 1u);
  const auto& scripts = b_.scene.effects.find(b_.actor().managers.effects)->scripts;
  EXPECT_EQ(scripts.size(), 1024u);
  EXPECT_EQ(scripts.back().script->id, kScriptC);
  EXPECT_EQ(scripts[1].script->id, kScriptA) << "the oldest that waits has made room";
  EXPECT_EQ(scripts.front().start, 0.0) << "the one that plays goes on";
}

TEST_F(ScriptQueueTest, e11_the_first_choice_whose_mod_is_not_below_wins) {
  const PhysicsScriptTable& table = b_.table_of(0x4B, {{0, kScriptA}, {0.5f, kScriptB}, {1, kScriptC}});
  EXPECT_EQ(table.select(0x4B, 0.0f), kScriptA);
  for (const float mod : {0.05f, 0.2f, 0.5f}) EXPECT_EQ(table.select(0x4B, mod), kScriptB) << mod;
  EXPECT_EQ(table.select(0x4B, 1.0f), kScriptC);
  EXPECT_EQ(table.select(0x4B, 1.01f), 0u);
  EXPECT_EQ(table.select(0x4B, -1.0f), kScriptA);
}

TEST_F(ScriptQueueTest, ps_9_choices_are_looked_through_in_stored_order) {
  const PhysicsScriptTable& table = b_.table_of(0x4B, {{1, kScriptC}, {0, kScriptA}, {0.5f, kScriptB}});
  EXPECT_EQ(table.select(0x4B, 0.0f), kScriptC);
  EXPECT_EQ(table.select(0x4C, 0.0f), 0u) << "another type";
  EXPECT_EQ(table.select(0x4B, std::numeric_limits<float>::quiet_NaN()), 0u);
}

TEST_F(ScriptQueueTest, ps_10_what_can_be_queued) {
  b_.define(kScriptA, {plays(0, 1)});
  EXPECT_FALSE(b_.queue(0));
  EXPECT_FALSE(b_.queue(kScriptB)) << "not loaded";
  EXPECT_FALSE(queue_script_type(b_.context, actor(), 0x4B, 1.0f)) << "no table";
  EXPECT_FALSE(play_script_type(b_.context, actor(), 0x4B, 1.0f));
  give_table(0x4B, {{1, kScriptA}, {2, kScriptB}});
  EXPECT_TRUE(play_script_type(b_.context, actor(), 0x4B, 1.0f));
  EXPECT_FALSE(play_script_type(b_.context, actor(), 0x4B, 2.0f)) << "not loaded";
  EXPECT_FALSE(play_script_type(b_.context, actor(), 0x4B, 3.0f)) << "no entry";
  EXPECT_EQ(b_.queued(), "33000001@0");
}

TEST_F(ScriptQueueTest, ps_10_without_a_cell_playing_succeeds_and_plays_nothing) {
  b_.define(kScriptA, {plays(0, 1)});
  body().in_cell = false;
  EXPECT_TRUE(play_script(b_.context, actor(), kScriptA));
  EXPECT_TRUE(play_script(b_.context, actor(), 0));
  EXPECT_TRUE(play_script_type(b_.context, actor(), 0x4B, 1.0f)) << "no table is asked for";
  EXPECT_EQ(b_.queued(), "");
  EXPECT_TRUE(b_.queue(kScriptA)) << "queueing itself asks for no cell";
}

TEST_F(ScriptQueueTest, ps_11_the_default_script_is_a_type_of_the_bodys_table) {
  b_.define(kScriptA, {plays(0, 1)});
  b_.define(kScriptB, {plays(0, 2)});
  give_table(0x4B, {{0.5f, kScriptA}, {1, kScriptB}});
  EXPECT_FALSE(play_default_script(b_.context, actor())) << "none was described: type 0";
  actor().default_script = 0x4B;
  actor().default_script_intensity = 0.75f;
  (void)ensure_effects(b_.context, actor());
  b_.begin_at(0);
  b_.add_animation_hook(DefaultScriptHook{});
  EXPECT_EQ(b_.tick_at(0.1), "2");
}

TEST_F(ScriptQueueTest, e22_a_hook_plays_the_default_script_of_what_is_held_at_its_part) {
  b_.define(kScriptA, {plays(0, 1)});
  b_.define(kScriptB, {plays(0, 2)});
  give_table(0x4B, {{1, kScriptA}});
  actor().default_script = 0x4B;
  Actor& held = b_.hold(kHeld, 3);
  held.script_table = &b_.table_of(0x51, {{0.5f, kScriptA}, {1, kScriptB}});
  held.default_script = 0x51;
  held.default_script_intensity = 1.0f;
  execute_hook(b_.context, actor(), {hook_direction::kBoth, DefaultScriptPartHook{4}});
  EXPECT_EQ(b_.queued(kHeld), "");
  execute_hook(b_.context, actor(), {hook_direction::kBoth, DefaultScriptPartHook{3}});
  EXPECT_EQ(b_.queued(kHeld), "33000002@0");
  EXPECT_EQ(b_.queued(), "") << "the holder plays nothing";
}

TEST_F(ScriptQueueTest, ps_11_of_two_at_one_part_the_one_attached_first_plays) {
  b_.define(kScriptA, {plays(0, 1)});
  const PhysicsScriptTable& table = b_.table_of(0x51, {{1, kScriptA}});
  for (const Guid guid : {kHeld + 1, kHeld}) {
    Actor& held = b_.hold(guid, 3);
    held.script_table = &table;
    held.default_script = 0x51;
  }
  execute_hook(b_.context, actor(), {hook_direction::kBoth, DefaultScriptPartHook{3}});
  EXPECT_EQ(b_.queued(kHeld + 1), "33000001@0");
  EXPECT_EQ(b_.queued(kHeld), "");
}

TEST_F(ScriptQueueTest, ps_12_a_setups_default_script_is_queued_at_once_and_without_a_cell) {
  b_.define(kScriptA, {plays(0, 1)});
  b_.scene.clock = 7;
  Actor& thing = *b_.scene.find(b_.scene.create(kHeld));
  thing.body.in_cell = false;
  SpawnParameters made;
  made.default_script = kScriptA;
  spawn(b_.context, thing, made);
  EXPECT_EQ(b_.queued(kHeld), "33000001@7");
  EXPECT_EQ(thing.default_script, 0u) << "it is not the default script that hooks play (PS-11)";
}

TEST_F(ScriptQueueTest, ps_12_a_default_script_that_is_not_loaded_is_remembered) {
  Actor& thing = *b_.scene.find(b_.scene.create(kHeld));
  SpawnParameters made;
  made.default_script = kScriptA;
  spawn(b_.context, thing, made);
  EXPECT_TRUE(thing.lacks_default_script);
  b_.define(kScriptA, {plays(0, 1)});
  queue_default_script(b_.context, thing, kScriptA);
  EXPECT_FALSE(thing.lacks_default_script);
  EXPECT_EQ(b_.queued(kHeld), "33000001@0");
}

TEST_F(ScriptQueueTest, ps_13_hiding_and_showing_queue_a_script_also_without_a_cell) {
  b_.define(kScriptA, {plays(0, 1)});
  b_.define(kScriptB, {plays(0, 2)});
  PhysicsScriptTable both = b_.table_of(0x76, {{1, kScriptA}});
  both.effects.push_back({0x75, {{1, kScriptB}}});
  actor().script_table = &both;
  body().in_cell = false;
  const std::uint32_t shown = body().state;
  set_physics_state(b_.context, actor(), shown | physics_state::kHidden);
  EXPECT_EQ(b_.queued(), "33000001@0");
  set_physics_state(b_.context, actor(), shown | physics_state::kHidden | physics_state::kNoDraw);
  EXPECT_EQ(b_.queued(), "33000001@0") << "another bit";
  set_physics_state(b_.context, actor(), shown);
  EXPECT_EQ(b_.queued(), "33000001@0 33000002@0");
}

TEST_F(ScriptQueueTest, ps_13_without_a_table_nothing_is_queued) {
  set_physics_state(b_.context, actor(), body().state | physics_state::kHidden);
  EXPECT_TRUE(body().has(physics_state::kHidden));
  EXPECT_EQ(b_.queued(), "");
}

TEST_F(ScriptQueueTest, ps_14_a_host_that_collides_plays_the_default_script_itself) {
  constexpr std::uint32_t kScriptedCollision = 0x8000;
  b_.define(kScriptA, {plays(0, 1)});
  give_table(0x4B, {{1, kScriptA}});
  actor().default_script = 0x4B;
  body().state |= kScriptedCollision;
  set_ground_contact(b_.context, actor(), false, false);
  set_ground_contact(b_.context, actor(), true, true);
  EXPECT_EQ(b_.queued(), "") << "the library does not collide";
  EXPECT_TRUE(play_default_script(b_.context, actor()));
  EXPECT_EQ(b_.queued(), "33000001@0");
}

}  // namespace
}  // namespace acm
