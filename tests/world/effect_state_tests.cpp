// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Effects are part of a world's state: copies, snapshots and threads agree about them.
#include "actor/body.h"
#include "actor/scripts.h"
#include "world/effect_assets.h"
#include "world/islands.h"
#include "world/snapshot.h"
#include "world/test_world.h"
#include "world/threads.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "support/allocation_counter.h"
#include "support/event_lines.h"

namespace acm {
namespace {

using namespace test;

constexpr Guid kGroupSize = 6;
// Far from its holder in the order of guids.
constexpr Guid held_by(Guid holder) {
  return holder + 0x20000000;
}

AssetStore& effect_store() {
  static AssetStore made = [] {
    AssetStore out;
    for (const SampleObject& object : sample_creatures()) EXPECT_TRUE(out.add(object.id, object.bytes).ok());
    EffectAssets().add_to(out);
    return out;
  }();
  return made;
}

Actor& create_thing(WorldState& world, Guid guid, ObjectId setup, std::uint32_t more_state = 0) {
  NewObject object;
  object.setup = setup;
  object.position = at(50.0f, 50.0f);
  object.facts.state = physics_state::kDefault | more_state;
  object.effects.default_script = 0x4B;
  object.effects.script_intensity = 0.5f;
  return create_object(world, guid, object);
}

void attach_thing(WorldState& world, Guid child, Guid holder) {
  Actor& held = create_thing(world, child, kLantern);
  held.body.in_cell = false;
  set_parent(world.context(), held, holder, parent_location::kRightHand, 1);
  ASSERT_TRUE(play_script(world.context(), *world.find(child), kRandom));
}

// One that walks with a lantern in its hand, one that flashes the lantern that it holds, and four more.
void add_group(WorldState& world, Guid first) {
  create_thing(world, first, kSampleMannequin);
  attach_thing(world, held_by(first), first);
  create_thing(world, first + 1, kFlasher, physics_state::kStatic);
  attach_thing(world, held_by(first + 1), first + 1);
  create_thing(world, first + 2, kShrine, physics_state::kStatic);
  create_thing(world, first + 3, kTorch, physics_state::kStatic);
  create_thing(world, first + 4, kSpinner, physics_state::kStatic);
  create_thing(world, first + 5, kSampleBeast);
  StepContext& context = world.context();
  do_motion(context, *world.find(first), command::kWalkForward, {});
  for (const ObjectId script : {kLoop, kGrow, kRandom}) {
    ASSERT_TRUE(play_script(context, *world.find(first), script));
    ASSERT_TRUE(play_script(context, *world.find(first + 5), script));
  }
}

ClientWorld world_of_effects(Guid groups, const WorldStateOptions& options = {}) {
  ClientWorld world(&effect_store(), options);
  for (Guid i = 0; i < groups; ++i) add_group(world, kFirst + i * kGroupSize);
  return world;
}

Effects& effects_in(WorldState& world, Guid guid) {
  return world.scene.effects[world.find(guid)->managers.effects];
}

// --- Copies and snapshots

TEST(EffectState, a_snapshot_in_the_middle_of_effects_has_the_same_state_and_future) {
  ClientWorld world = world_of_effects(3);
  for (int i = 0; i < 13; ++i) tick(world, 0.05);
  const Effects& walker = effects_in(world, kFirst);
  ASSERT_FALSE(walker.timed.empty());
  ASSERT_FALSE(walker.scripts.empty());
  ASSERT_FALSE(walker.children.empty());
  ASSERT_FALSE(effects_in(world, held_by(kFirst)).timed.empty()) << "of a child: they stay pending (HK-7)";
  ASSERT_NE(effects_in(world, kFirst + 3).looks[0], PartLook{});
  const Vector<std::byte> bytes = write_snapshot(world);
  ClientWorld loaded(&effect_store()), copy = world;
  const Status status = read_snapshot(loaded, bytes);
  ASSERT_TRUE(status.ok()) << status.error().what;
  EXPECT_EQ(write_snapshot(loaded), bytes);
  world.clear_events();
  for (int i = 0; i < 200; ++i) {
    for (ClientWorld* each : {&world, &copy, &loaded}) {
      each->clear_events();
      tick(*each, 0.05);
    }
    ASSERT_EQ(first_difference(world, loaded).field, "") << "tick " << i;
    ASSERT_EQ(first_difference(world, copy).field, "") << "tick " << i;
    ASSERT_EQ(event_lines(world.events()), event_lines(loaded.events())) << "tick " << i;
    ASSERT_EQ(event_lines(world.events()), event_lines(copy.events())) << "tick " << i;
  }
}

TEST(EffectState, things_whose_holder_is_not_there_are_adopted_in_the_same_order_after_a_snapshot) {
  ClientWorld world(&effect_store());
  for (const Guid child : {kFirst + 5, kFirst + 2, kFirst + 9}) attach_thing(world, child, kFirst);
  ClientWorld loaded(&effect_store());
  ASSERT_TRUE(read_snapshot(loaded, write_snapshot(world)).ok());
  for (ClientWorld* each : {&world, &loaded}) {
    create_thing(*each, kFirst, kSampleMannequin);
    ASSERT_EQ(effects_in(*each, kFirst).children.size(), 3u);
  }
  EXPECT_EQ(first_difference(world, loaded).field, "");
}

using EffectChange = std::function<void(WorldState&, Actor&, Effects&)>;

// The result of loading a snapshot of a changed world: "loaded", or the field that was refused.
std::string outcome_after_change(const EffectChange& change) {
  ClientWorld world = world_of_effects(1);
  for (int i = 0; i < 13; ++i) tick(world, 0.05);
  change(world, *world.find(kFirst), effects_in(world, kFirst));
  ClientWorld other(&effect_store());
  const Status status = read_snapshot(other, write_snapshot(world));
  return status.ok() ? "loaded" : status.error().what;
}

TEST(EffectState, children_that_are_not_held_by_who_lists_them_are_refused) {
  EXPECT_EQ(outcome_after_change([](WorldState&, Actor&, Effects&) {}), "loaded");
  EXPECT_EQ(outcome_after_change([](WorldState&, Actor&, Effects& e) {
              (void)e.children.push_back(held_by(kFirst + 1), true);
            }),
            "children")
      << "held by another";
  EXPECT_EQ(outcome_after_change(
                [](WorldState&, Actor&, Effects& e) { (void)e.children.push_back(kFirst + 4, true); }),
            "children")
      << "held by nobody";
  EXPECT_EQ(outcome_after_change(
                [](WorldState&, Actor&, Effects& e) { (void)e.children.push_back(held_by(kFirst), true); }),
            "children")
      << "twice";
  EXPECT_EQ(outcome_after_change(
                [](WorldState&, Actor&, Effects& e) { (void)e.children.push_back(0x60000000, true); }),
            "children")
      << "not there";
  EXPECT_EQ(outcome_after_change(
                [](WorldState&, Actor& a, Effects& e) { (void)e.children.push_back(a.guid, true); }),
            "children");
}

TEST(EffectState, states_of_effects_that_would_break_a_world_are_refused) {
  EXPECT_EQ(outcome_after_change([](WorldState&, Actor&, Effects& e) { e.scripts[0].taken = 99; }),
            "effects.scripts.taken");
  EXPECT_EQ(outcome_after_change([](WorldState&, Actor&, Effects& e) { e.looks.pop_back(); }),
            "effects.looks");
  EXPECT_EQ(outcome_after_change([](WorldState&, Actor&, Effects& e) {
              e.scripts[0].script = effect_store().find_script(kSilent);
            }),
            "effects.scripts.script");
  EXPECT_EQ(
      outcome_after_change([](WorldState&, Actor&, Effects& e) { e.timed[0].kind = TimedHook::Kind{99}; }),
      "kind");
  EXPECT_EQ(outcome_after_change([](WorldState&, Actor&, Effects& e) {
              e.timed[0].duration = std::numeric_limits<double>::infinity();
            }),
            "duration");
}

TEST(EffectState, every_field_of_effects_changes_the_hash) {
  ClientWorld world = world_of_effects(1);
  for (int i = 0; i < 13; ++i) tick(world, 0.05);
  const BoundScript* other_script = effect_store().find_script(kHide);
  ASSERT_NE(other_script, nullptr);
  const std::vector<EffectChange> changes = {
      [](WorldState&, Actor&, Effects&) {},
      [](WorldState&, Actor&, Effects& e) { e.translucency += 0.1f; },
      [](WorldState&, Actor&, Effects& e) { e.original_translucency += 0.1f; },
      [](WorldState&, Actor&, Effects& e) { e.next_cue += 0.1; },
      [](WorldState&, Actor&, Effects& e) { e.timed[0].kind = TimedHook::Kind::Diffuse; },
      [](WorldState&, Actor&, Effects& e) { e.timed[0].datum += 1; },
      [](WorldState&, Actor&, Effects& e) { e.timed[0].created += 0.1; },
      [](WorldState&, Actor&, Effects& e) { e.timed[0].duration += 0.1; },
      [](WorldState&, Actor&, Effects& e) { e.timed[0].start += 0.1f; },
      [](WorldState&, Actor&, Effects& e) { e.timed[0].end += 0.1f; },
      [](WorldState&, Actor&, Effects& e) { (void)e.timed.push_back({}, true); },
      [&](WorldState&, Actor&, Effects& e) { e.scripts[0].script = other_script; },
      [](WorldState&, Actor&, Effects& e) { e.scripts[0].start += 0.1; },
      [](WorldState&, Actor&, Effects& e) { e.scripts[0].taken += 1; },
      [](WorldState&, Actor&, Effects& e) { e.scripts.pop_front(); },
      [](WorldState&, Actor&, Effects& e) { (void)e.children.push_back(kFirst + 4, true); },
      [](WorldState&, Actor&, Effects& e) { e.looks[1].translucency += 0.1f; },
      [](WorldState&, Actor&, Effects& e) { e.looks[1].luminosity += 0.1f; },
      [](WorldState&, Actor&, Effects& e) { e.looks[1].diffuse += 0.1f; },
      [](WorldState&, Actor&, Effects& e) { e.looks[1].is_drawn = !e.looks[1].is_drawn; },
      [](WorldState&, Actor& a, Effects&) { a.sound_table = nullptr; },
      [](WorldState&, Actor& a, Effects&) { a.script_table = nullptr; },
      [](WorldState&, Actor& a, Effects&) { a.default_script += 1; },
      [](WorldState&, Actor& a, Effects&) { a.default_script_intensity += 0.1f; },
      [](WorldState&, Actor& a, Effects&) { a.lacks_default_script = !a.lacks_default_script; },
      [](WorldState&, Actor& a, Effects&) { a.random_count += 1; },
      [](WorldState&, Actor& a, Effects&) { a.movement_manager_exists = !a.movement_manager_exists; },
      [](WorldState&, Actor& a, Effects&) { a.body.is_blocked = !a.body.is_blocked; },
      [](WorldState&, Actor& a, Effects&) { a.body.is_leaving_ethereal = !a.body.is_leaving_ethereal; },
      [](WorldState&, Actor& a, Effects&) { a.body.was_made_static = !a.body.was_made_static; },
      [](WorldState&, Actor& a, Effects&) { a.body.animates_in_place = !a.body.animates_in_place; },
      [](WorldState&, Actor& a, Effects&) { a.body.held_at_part += 1; },
      [](WorldState& w, Actor& a, Effects&) { w.record(a.guid)->effects.sound_table += 1; },
      [](WorldState& w, Actor& a, Effects&) { w.record(a.guid)->effects.script_table += 1; },
      [](WorldState& w, Actor& a, Effects&) { w.record(a.guid)->effects.default_script += 1; },
      [](WorldState& w, Actor& a, Effects&) { w.record(a.guid)->effects.script_intensity += 1.0f; },
      [](WorldState& w, Actor& a, Effects&) { w.record(a.guid)->effects.translucency += 0.1f; },
      [](WorldState& w, Actor& a, Effects&) { w.record(a.guid)->is_described = true; },
  };
  std::set<std::uint64_t> hashes;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    ClientWorld changed = world;
    changes[i](changed, *changed.find(kFirst), effects_in(changed, kFirst));
    EXPECT_TRUE(hashes.insert(state_hash(changed)).second) << "change " << i;
    EXPECT_EQ(first_difference(world, changed).found, i != 0) << "change " << i;
  }
}

// --- Threads

WorldStateOptions small_ranges() {
  WorldStateOptions options;
  options.scene.range_size = 8;
  options.scene.random_seed = 77;
  options.event_capacity = 1u << 16;
  return options;
}

void expect_same_by(std::size_t thread_count) {
  ClientWorld plain = world_of_effects(30, small_ranges());
  ClientWorld threaded = plain;
  Threads threads(threaded, thread_count);
  std::size_t script_hooks = 0;
  for (int i = 0; i < 80; ++i) {
    plain.clear_events();
    threaded.clear_events();
    tick(plain, 0.05);
    threads.tick(0.05);
    ASSERT_EQ(state_hash(plain), state_hash(threaded))
        << "tick " << i << ": " << first_difference(plain, threaded).field;
    ASSERT_EQ(event_lines(plain.events()), event_lines(threaded.events())) << "tick " << i;
    script_hooks += std::ranges::count_if(plain.events(), is_script_hook);
    ASSERT_TRUE(all<LimitReachedEvent>(plain).empty()) << "tick " << i;
  }
  EXPECT_GT(script_hooks, 1000u);
  EXPECT_GT(threads.plan().range_count(), 4u);
}

TEST(EffectStateThreads, a_world_of_effects_is_the_same_by_one_thread) {
  expect_same_by(1);
}
TEST(EffectStateThreads, a_world_of_effects_is_the_same_by_two_threads) {
  expect_same_by(2);
}
TEST(EffectStateThreads, a_world_of_effects_is_the_same_by_four_threads) {
  expect_same_by(4);
}

TEST(EffectStateThreads, what_is_held_runs_with_its_holder) {
  ClientWorld world = world_of_effects(10, small_ranges());
  TickPlan plan;
  ASSERT_TRUE(plan_tick(world, kTick, plan));
  const auto range_of = [&](Guid guid) {
    for (std::uint32_t i = 0; i < world.scene.size(); ++i)
      if (world.scene.in_pass(i).guid == guid) return world.scene.islands().range_of(i);
    return ~0u;
  };
  for (Guid guid = kFirst; guid < kFirst + 10 * kGroupSize; guid += kGroupSize) {
    EXPECT_EQ(range_of(held_by(guid)), range_of(guid));
    EXPECT_EQ(range_of(held_by(guid + 1)), range_of(guid + 1));
  }
  EXPECT_GT(plan.range_count(), 4u);
}

// --- Memory

TEST(EffectState, a_tick_with_effects_allocates_nothing) {
  ClientWorld world = world_of_effects(10, small_ranges());
  TickPlan plan;
  WorkerContext context(world);
  const auto tick_in_ranges = [&] {
    ASSERT_TRUE(plan_tick(world, 0.05, plan));
    for (std::size_t r = 0; r < plan.range_count(); ++r) run_range(world, plan, r, context);
    finish_tick(world, plan);
  };
  tick_in_ranges();
  std::size_t script_hooks = 0;
  std::uint64_t allocations = 0;
  for (int i = 0; i < 100; ++i) {
    world.clear_events();
    const AllocationCounter count;
    tick(world, 0.05);
    tick_in_ranges();
    allocations += count.allocations();
    script_hooks += std::ranges::count_if(world.events(), is_script_hook);
  }
  EXPECT_EQ(allocations, 0u);
  EXPECT_GT(script_hooks, 1000u);
}

}  // namespace
}  // namespace acm
