// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Properties of every script, tried on random ones.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "random_script.h"
#include "scene_bits.h"
#include "support/allocation_counter.h"

namespace acm {
namespace {

using namespace acm::test;

const SketchedTable& scripted() {
  static const SketchedTable table = script_table();
  return table;
}

// The queues of the table and of the interpreter hold the same motions in the same order.
bool queues_agree(TestActor& a) {
  const auto queued = a.actor().motion_table_manager.pending.view(a.pool());
  const auto pending = a.motion_interp().pending.view(a.pool());
  return std::ranges::equal(queued, pending, {}, &QueuedMotion::motion, &PendingMotion::motion);
}

bool reports_a_limit(const EventBuffer& events) {
  return !events_of(events.view(), EventType::LimitReached).empty();
}

RC_GTEST_PROP(Properties, core_6_no_motion_waits_for_ever_and_the_queues_stay_alike, ()) {
  const std::vector<Step> script = *tame_script();
  SpawnedActor a(&scripted().bound());
  for (const Step& step : script) {
    run_step(a.context, a.actor(), step);
    RC_ASSERT(queues_agree(a));
    a.events.clear();
  }
  set_ground_contact(a.context, a.actor(), true, true);
  // 64 links of 20 frames at the slowest rate.
  for (int i = 0; i < 3000 && !a.motion_interp().pending.empty(); ++i) a.pass(0.2);
  RC_ASSERT(a.pending() == "");
  RC_ASSERT(a.interpreter_pending() == "");
  RC_ASSERT(a.state().actions.empty());
}

RC_GTEST_PROP(Properties, hostile_scripts_neither_hang_nor_allocate_nor_pass_a_limit_in_silence, ()) {
  const std::vector<Step> script = *hostile_script(Operation::kAloneCount);
  const bool has_weenie = *rc::gen::arbitrary<bool>();
  const SketchedTable table = random_table(*rc::gen::arbitrary<std::uint64_t>());
  SpawnedActor a(&table.bound(), has_weenie ? creature() : WeenieFacts{});
  a.actor().body.ground = *rc::gen::element(Ground::None, Ground::Flat);
  a.pool().reserve_free(8);
  a.pool().set_growth(ListPool::Growth::WhenAsked);  // as within a tick
  a.events.set_trace(nullptr);                       // worlds of hosts have none, and it allocates
  for (const Step& step : script) {
    a.events.clear();
    const AllocationCounter count;
    const MotionError error = run_step(a.context, a.actor(), step);
    const std::uint64_t allocations = count.allocations();  // the macro below makes some of its own
    RC_ASSERT(allocations == 0u);
    RC_ASSERT(queues_agree(a));
    // With parts and a table, motions fail in this way only for want of room.
    if (error == MotionError::GeneralMovementFailure) RC_ASSERT(reports_a_limit(a.events));
    RC_ASSERT(a.context.hooks.size() == 0u);
    RC_ASSERT(a.seq().current < static_cast<int>(a.seq().nodes.size()));
  }
}

// Moves that end in the middle of completions, which complete more, and so on.
RC_GTEST_PROP(Properties, core_6_re_entered_completion_keeps_the_queues_alike, ()) {
  const std::vector<Step> script = *hostile_script();
  SpawnedActor a(&scripted().bound());
  spawn(a.context, *a.scene.find(a.scene.create(kOtherGuid)), {&scripted().bound(), 1, true});
  for (const Step& step : script) {
    run_step(a.context, a.actor(), step);
    RC_ASSERT(queues_agree(a));
    a.events.clear();
  }
  unstick_from_object(a.context, a.actor());  // leaving lets go last, and the stop of that would still wait
  exit_world(a.context, a.actor());
  RC_ASSERT(a.pending() == "");
  RC_ASSERT(a.interpreter_pending() == "");
  RC_ASSERT(a.actor().motion_table_manager.animation_counter == 0u);
  RC_ASSERT(a.context.depth == 0);
  RC_ASSERT(2 * a.context.max_depth_seen <= StepContext::kMaxDepth);
}

// The same with a pool that has (almost) no room, so that every list is at its limit most of the time.
RC_GTEST_PROP(Properties, a_starved_pool_breaks_nothing, ()) {
  const std::vector<Step> script = *tame_script();
  const auto blocks = *rc::gen::inRange<std::size_t>(0, 4);
  SpawnedActor a(&scripted().bound());
  a.pool().set_growth(ListPool::Growth::WhenAsked);
  while (a.pool().free_count() > blocks) (void)a.pool().take();
  for (const Step& step : script) {
    a.events.clear();
    const MotionError error = run_step(a.context, a.actor(), step);
    RC_ASSERT(queues_agree(a));
    if (error == MotionError::GeneralMovementFailure) RC_ASSERT(reports_a_limit(a.events));
  }
  exit_world(a.context, a.actor());
  set_motion_table(a.context, a.actor(), nullptr);
  clear_animations(a.seq(), a.pool());
  RC_ASSERT(a.pool().free_count() == blocks);  // nothing was lost
}

// Rates and times that are sums of powers of two, so that no sum is rounded.
RC_GTEST_PROP(Properties, core_2_5_splitting_time_changes_neither_frames_nor_hooks, ()) {
  const auto frames = *rc::gen::inRange<std::uint32_t>(1, 12);
  const auto speed = *rc::gen::element(1.0f, 0.5f, 2.0f, 0.25f, -1.0f, -0.5f, -2.0f);
  const auto parts = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 40));

  TableSketch sketch(kNonCombat);
  const AnimData link = sketch.anim("link", frames, 32.0f * speed);
  const AnimData cycle = sketch.anim("cycle", 5, 32.0f * speed);
  for (const char* name : {"link", "cycle"})
    for (std::uint32_t f = 0; f < sketch.animation(name).frame_count; ++f) {
      add_hook(sketch.animation(name), f, {hook_direction::kBoth, NoOpHook{}});
      add_hook(sketch.animation(name), f, {hook_direction::kBackward, NoOpHook{}});
    }
  const SketchedTable table = sketch.finish();
  const auto play = [&](std::span<const int> sixty_fourths, std::vector<const Hook*>& fired) {
    Sequence seq;
    ListPool pool;
    std::vector<QueuedHook> memory(8192);
    append_animation(seq, pool, bind_anim(link, &table.animation("link")));
    append_animation(seq, pool, bind_anim(cycle, &table.animation("cycle")));
    for (const int n : sixty_fourths) {
      HookQueue hooks(memory);
      update(seq, pool, n / 64.0, nullptr, hooks);
      // The end of a link that wraps its cycle in the same update is reported more than once (core 2.5), so
      // ends are left out.
      for (std::uint32_t i = 0; i < hooks.size(); ++i)
        if (!hooks[i].is_anim_done()) fired.push_back(&hooks[i].hook());
    }
    return std::pair(table.names(seq, pool), seq.frame_number);
  };
  int sum = 0;
  for (const int n : parts) sum += n;
  std::vector<const Hook*> split, whole;
  RC_ASSERT(play(parts, split) == play(std::array{sum}, whole));
  RC_ASSERT(split == whole);
}

// Hooks on every frame.
const SketchedTable& hooked() {
  static const SketchedTable table = [] {
    TableSketch sketch = fixture_f();
    for (const char* name : {"ready", "walk", "run", "turn", "side", "r>w", "r>R", "wave"})
      for (std::uint32_t f = 0; f < sketch.animation(name).frame_count; ++f)
        add_hook(sketch.animation(name), f, {hook_direction::kBoth, NoOpHook{}});
    return sketch.finish();
  }();
  return table;
}

RC_GTEST_PROP(Properties, core_11_4_splitting_a_tick_changes_neither_frames_nor_hooks, ()) {
  const auto motion = *rc::gen::element(kWalk, kRun, kWave, kTurn, kSide);
  const auto parts = *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 12));  // up to 0.19 s each
  const auto play = [&](std::span<const int> sixty_fourths, std::string& fired) {
    SpawnedActor a(&hooked().bound());
    do_motion(a.context, a.actor(), motion);
    // 32 frames per second, so that no sum is rounded.
    for (SequenceNode& node : a.seq().nodes.view(a.pool())) node.framerate = 32.0f;
    for (const int n : sixty_fourths) a.pass(n / 64.0);
    for (const TracedEvent& hook : a.animation_hooks()) fired += hook.hook ? 'h' : '!';
    return std::pair(hooked().names(a.seq(), a.pool()), a.seq().frame_number);
  };
  std::vector<int> single;
  for (const int n : parts) single.insert(single.end(), static_cast<std::size_t>(n), 1);
  std::string split, whole;
  RC_ASSERT(play(single, split) == play(parts, whole));
  RC_ASSERT(split == whole);
}

// Runs a script on one scene, or on a new copy of the scene after every step, and returns what happened.
std::string run_on_copies(const std::vector<Step>& script, bool copies) {
  SpawnedActor a(&scripted().bound());
  spawn(a.context, *a.scene.find(a.scene.create(kOtherGuid)), {&scripted().bound(), 1, true});
  auto scene = std::make_unique<Scene>(a.scene);
  std::vector<Event> memory(8192);
  EventBuffer events(memory);
  auto context = std::make_unique<StepContext>(*scene, events);
  std::string trace;
  for (const Step& step : script) {
    run_step(*context, *scene->find(TestActor::kGuid), step);
    append_bits(trace, events);
    append_bits(trace, *scene);
    events.clear();
    if (!copies) continue;
    auto copy = std::make_unique<Scene>(*scene);
    context = std::make_unique<StepContext>(*copy, events);
    scene = std::move(copy);
  }
  return trace;
}

RC_GTEST_PROP(Properties, a_snapshot_restored_at_every_step_gives_the_same_trace, ()) {
  const std::vector<Step> script = *hostile_script();
  RC_ASSERT(run_on_copies(script, false) == run_on_copies(script, true));
}

RC_GTEST_PROP(Properties, a_copy_runs_on_without_touching_the_original, ()) {
  const std::vector<Step> script = *tame_script();
  SpawnedActor a(&scripted().bound());
  std::string before, after;
  append_bits(before, a.scene);
  Scene copy = a.scene;
  std::vector<Event> memory(8192);
  EventBuffer events(memory);
  StepContext context(copy, events);
  for (const Step& step : script) run_step(context, *copy.find(TestActor::kGuid), step);
  append_bits(after, a.scene);
  RC_ASSERT(before == after);
}

}  // namespace
}  // namespace acm
