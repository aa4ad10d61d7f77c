// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/islands.h"

#include "actor/tick.h"

#include <algorithm>
#include <numeric>

#include "tick_actor.h"

namespace acm {

namespace {

/// Calls `visit` with the guid of everyone whom the actor can reach in a tick. Who watches the actor is found
/// from the watcher's side.
template <class Visit>
void for_each_link(const Scene& scene, const Actor& actor, Visit visit) {
  if (const Targeting* t = scene.targeting.find(actor.managers.targeting)) {
    if (t->has_target) visit(t->info.object);
    if (t->watched != 0) visit(t->watched);
  }
  if (const Sticky* s = scene.sticky.find(actor.managers.sticky); s && s->target != 0) visit(s->target);
  if (const MoveTo* m = scene.move_to.find(actor.managers.move_to); m && m->top_level_object != 0)
    visit(m->top_level_object);
}

}  // namespace

std::uint32_t TickPlan::root_of(std::uint32_t actor) {
  while (joined_to_[actor] != actor) actor = joined_to_[actor] = joined_to_[joined_to_[actor]];
  return actor;
}

// The first of an island is its root, so that the order of islands is that of their first actors.
void TickPlan::join(std::uint32_t a, std::uint32_t b) {
  a = root_of(a);
  b = root_of(b);
  if (a < b)
    joined_to_[b] = a;
  else
    joined_to_[a] = b;
}

void TickPlan::find_islands(const WorldState& world) {
  const Scene& scene = world.scene;
  const auto count = static_cast<std::uint32_t>(scene.size());
  joined_to_.resize(count);
  std::iota(joined_to_.begin(), joined_to_.end(), 0u);
  // Everyone asks where the viewer is, who moves among them.
  if (scene.options.sleep_when_far && scene.find(scene.options.viewer)) {
    std::fill(joined_to_.begin(), joined_to_.end(), 0u);
    return;
  }
  for (std::uint32_t i = 0; i < count; ++i) {
    const Actor& actor = scene.in_order(i);
    if (!actor.managers.has_any()) continue;
    for_each_link(scene, actor, [&](Guid guid) {
      const std::size_t other = scene.place_in_order(guid);
      if (other < count) join(i, static_cast<std::uint32_t>(other));
    });
  }
}

void TickPlan::divide(std::uint32_t grain) {
  const auto count = static_cast<std::uint32_t>(joined_to_.size());
  range_of_.resize(count);
  events_of_.resize(count);
  members_.resize(count);
  // How many actors each island has, at its root.
  std::vector<std::uint32_t>& size_of = events_of_;
  std::fill(size_of.begin(), size_of.end(), 0u);
  for (std::uint32_t i = 0; i < count; ++i) ++size_of[root_of(i)];
  ranges_.clear();
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t root = root_of(i);
    if (root == i) {
      const std::uint32_t end = ranges_.empty() ? 0 : ranges_.back().end;
      if (ranges_.empty() || end - ranges_.back().begin >= grain) ranges_.push_back({end, end});
      ranges_.back().end += size_of[i];
    }
    range_of_[i] = root == i ? static_cast<std::uint32_t>(ranges_.size() - 1) : range_of_[root];
  }
  for (Range& range : ranges_) range.end = range.begin;
  for (std::uint32_t i = 0; i < count; ++i) members_[ranges_[range_of_[i]].end++] = i;
}

bool plan_tick(WorldState& world, double seconds, TickPlan& plan, std::uint32_t grain) {
  if (!begin_pass(world.scene, world.scene.clock + seconds)) return false;
  plan.find_islands(world);
  plan.divide(grain);
  return true;
}

void run_range(WorldState& world, TickPlan& plan, std::size_t number, WorkerContext& context) {
  TickPlan::Range& range = plan.ranges_[number];
  range.context = &context;
  range.first_event = static_cast<std::uint32_t>(context.events.view().size());
  const auto at = [&](std::size_t m) -> Actor& { return world.scene.in_order(plan.members_[m]); };
  for (std::uint32_t m = range.begin; m < range.end; ++m) {
    const std::uint32_t actor = plan.members_[m];
    prefetch_ahead(world.scene, m, range.end, at);
    const std::size_t before = context.events.view().size();
    tick_actor(context.context, at(m));
    plan.events_of_[actor] = static_cast<std::uint32_t>(context.events.view().size() - before);
  }
}

void finish_tick(WorldState& world, TickPlan& plan) {
  for (std::size_t i = 0; i < plan.range_of_.size(); ++i) {
    TickPlan::Range& range = plan.ranges_[plan.range_of_[i]];
    for (std::uint32_t k = 0; k < plan.events_of_[i]; ++k)
      world.event_buffer().push(range.context->events.view()[range.first_event++]);
  }
  for (const TickPlan::Range& range : plan.ranges_) {
    world.event_buffer().count_dropped(range.context->events.dropped());
    range.context->events.clear();
  }
  finish_pass(world);
}

}  // namespace acm
