// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_table_manager.h"

#include "actor/movement.h"
#include "base/inlining.h"

#include <cassert>

#include "report.h"

namespace acm {

namespace {

constexpr std::uint32_t kNoEntry = 0xFFFFFFFFu;

// What a motion has to add to the queues of table and interpreter once it has started.
unsigned blocks_for_queues(const Actor& actor) {
  return actor.motion_table_manager.pending.blocks_for() + actor.motion_interp.pending.blocks_for();
}

// A motion stands in both queues or in neither: they are popped together.
bool has_room(StepContext& context, const Actor& actor) {
  const ListPool& pool = context.pool();
  return actor.motion_table_manager.pending.fits(pool) && actor.motion_interp.pending.fits(pool) &&
         pool.has(blocks_for_queues(actor));
}

// Takes the oldest motion that waits for no animation out of both queues; it would be completed as soon as it
// is the first. Actions stay: they end in order. False: there is none.
bool complete_early(StepContext& context, Actor& actor) {
  ListPool& pool = context.pool();
  auto& queue = actor.motion_table_manager.pending;
  auto& pending = actor.motion_interp.pending;
  for (unsigned i = 0; i < queue.size(); ++i) {
    const QueuedMotion entry = queue.at(pool, i);
    if (entry.anims != 0 || is_action(entry.motion)) continue;
    // The interpreter may have older ones, of the time before there was a table.
    const unsigned from_end = queue.size() - i;
    queue.erase(pool, i);
    if (from_end <= pending.size()) pending.erase(pool, pending.size() - from_end);
    report(context, actor, MotionDone{entry.motion, true, entry.ids.context_id, entry.ids.move_context_id});
    return true;
  }
  return false;
}

// Retail's queues are unbounded. The newest motion must take effect, so older ones are ended: first those
// that wait for no animation; when there are none of these, all.
ACMOTION_NEVER_INLINE void abandon_older_motions(StepContext& context, Actor& actor) {
  report(context, actor, LimitReached{Limit::PendingMotions, 1});
  while (!has_room(context, actor))
    if (!complete_early(context, actor)) {
      remove_link_animations(context, actor);
      break;
    }
  while (!has_room(context, actor) && !actor.motion_interp.pending.empty())
    actor.motion_interp.pending.pop_front(context.pool());
}

// Separate from the rare case above, because every motion runs this check.
void make_room(StepContext& context, Actor& actor) {
  if (!has_room(context, actor)) abandon_older_motions(context, actor);
}

MotionBody motion_body(StepContext& context, Actor& actor, ContextIds ids) {
  return {*actor.table,
          actor.motion_table_manager.state,
          actor.sequence,
          context.pool(),
          context.scene.options.quirk_fixes,
          blocks_for_queues(actor),
          ids};
}

void report_limit(StepContext& context, Actor& actor, TransitionLimit limit) {
  switch (limit) {
    case TransitionLimit::None: break;
    case TransitionLimit::Nodes: report(context, actor, LimitReached{Limit::SequenceNodes, 1}); break;
    case TransitionLimit::Modifiers: report(context, actor, LimitReached{Limit::Modifiers, 1}); break;
    case TransitionLimit::Actions: report(context, actor, LimitReached{Limit::Actions, 1}); break;
  }
}

// retail: truncate_animation_list (core 6). The older equal motion plays on; all that was queued after it is
// dropped.
void truncate_after(StepContext& context, Actor& actor, unsigned kept) {
  ListPool& pool = context.pool();
  std::uint32_t anims = 0;
  for (QueuedMotion& entry : actor.motion_table_manager.pending.view(pool).subspan(kept + 1)) {
    anims += entry.anims;
    entry.anims = 0;
  }
  remove_link_animations(actor.sequence, pool, anims);
}

// The newest earlier entry of the same cycle; none when a style, modifier or action that plays lies between
// (core 6).
std::uint32_t find_same_cycle(std::span<const QueuedMotion> pending, unsigned newest) {
  constexpr std::uint32_t kBarrier = kStyleClass | kModifierClass | kActionClass;
  for (unsigned i = newest; i-- > 0;) {
    const QueuedMotion& entry = pending[i];
    if (entry.anims == 0) continue;
    if (entry.motion == pending[newest].motion) return i;
    if (entry.motion & kBarrier) return kNoEntry;
  }
  return kNoEntry;
}

std::uint32_t find_same_style(std::span<const QueuedMotion> pending, unsigned newest) {
  constexpr std::uint32_t kBarrier = kSubStateClass | kModifierClass | kActionClass;
  for (unsigned i = newest; i-- > 0;) {
    const QueuedMotion& entry = pending[i];
    if (entry.motion == pending[newest].motion) return i;
    if (entry.anims != 0 && (entry.motion & kBarrier)) return kNoEntry;
  }
  return kNoEntry;
}

// retail: remove_redundant_links (core 6). Only the newest entry that waits for animations is looked at.
void remove_redundant_links(StepContext& context, Actor& actor) {
  const std::span<const QueuedMotion> pending = actor.motion_table_manager.pending.view(context.pool());
  unsigned newest = actor.motion_table_manager.pending.size();
  while (newest > 0 && pending[newest - 1].anims == 0) --newest;
  if (newest == 0) return;
  --newest;
  const Command motion = pending[newest].motion;
  std::uint32_t same = kNoEntry;
  if (is_substate(motion) && !is_modifier(motion))
    same = find_same_cycle(pending, newest);
  else if (is_style(motion))
    same = find_same_style(pending, newest);
  if (same != kNoEntry) truncate_after(context, actor, same);
}

// Room was asked for before.
void append_to_queue(StepContext& context, Actor& actor, const QueuedMotion& motion) {
  [[maybe_unused]] const bool queued = actor.motion_table_manager.pending.push_back(context.pool(), motion);
  assert(queued);
  remove_redundant_links(context, actor);
}

// One entry is done: the action list, then the interpreter, are notified before it is unlinked. They may
// queue or complete others, so whatever is the head afterwards goes.
void complete_head(StepContext& context, Actor& actor, const QueuedMotion& head, bool success) {
  if (is_action(head.motion)) remove_action_head(actor.motion_table_manager.state, context.pool());
  motion_done(context, actor, head.motion, success, head.ids);
  actor.motion_table_manager.animation_counter -= head.anims;
  if (!actor.motion_table_manager.pending.empty())
    actor.motion_table_manager.pending.pop_front(context.pool());
}

// Whether a transition was refused only because older motions still play.
bool gives_way(const Actor& actor, const Transition& t) {
  const bool in_the_way = t.limit == TransitionLimit::Nodes || t.limit == TransitionLimit::Actions;
  return !t.ok && in_the_way && !actor.motion_table_manager.pending.empty();
}

// Carries out a transition; if the lists are too full for it, once more after the older ones have ended.
template <class Attempt>
Transition carry_out(StepContext& context, Actor& actor, Attempt attempt) {
  make_room(context, actor);
  const Transition t = attempt();
  if (t.limit == TransitionLimit::None) return t;
  report_limit(context, actor, t.limit);
  if (!gives_way(actor, t)) return t;
  remove_link_animations(context, actor);
  return attempt();
}

template <class Attempt>
MotionError queue_transition(StepContext& context, Actor& actor, Command queued_as, ContextIds ids,
                             Attempt attempt) {
  const Transition t = carry_out(context, actor, attempt);
  if (!t.ok)
    return t.limit == TransitionLimit::None ? MotionError::NoMotionData : MotionError::GeneralMovementFailure;
  append_to_queue(context, actor, {queued_as, t.anims, ids});
  return MotionError::None;
}

}  // namespace

MotionError queue_motion(StepContext& context, Actor& actor, Command motion, float speed, ContextIds ids) {
  if (!actor.table) return MotionError::NoAnimationTable;
  return queue_transition(context, actor, motion, ids,
                          [&] { return start_motion(motion_body(context, actor, ids), motion, speed); });
}

MotionError queue_stop(StepContext& context, Actor& actor, Command motion, ContextIds ids) {
  if (!actor.table) return MotionError::NoAnimationTable;
  return queue_transition(context, actor, command::kReady, ids,
                          [&] { return stop_motion(motion_body(context, actor, ids), motion); });
}

void queue_stop_completely(StepContext& context, Actor& actor, ContextIds ids) {
  if (!actor.table) return;
  const Transition t =
      carry_out(context, actor, [&] { return stop_all_motions(motion_body(context, actor, ids)); });
  append_to_queue(context, actor, {command::kReady, t.anims, ids});
}

void animation_done(StepContext& context, Actor& actor, bool success) {
  MotionTableManager& queue = actor.motion_table_manager;
  if (queue.pending.empty()) return;
  ++queue.animation_counter;
  while (!queue.pending.empty()) {
    const QueuedMotion head = queue.pending.at(context.pool(), 0);
    if (head.anims > queue.animation_counter) break;
    complete_head(context, actor, head, success);
  }
  if (queue.pending.empty()) queue.animation_counter = 0;
}

void complete_motions(StepContext& context, Actor& actor) {
  MotionTableManager& queue = actor.motion_table_manager;
  while (!queue.pending.empty()) {
    const QueuedMotion head = queue.pending.at(context.pool(), 0);
    if (head.anims != 0) break;
    complete_head(context, actor, head, true);
  }
}

void remove_link_animations(StepContext& context, Actor& actor) {
  if (!actor.table) return;
  remove_all_link_animations(actor.sequence, context.pool());
  abandon_queued_motions(context, actor);
}

void abandon_queued_motions(StepContext& context, Actor& actor) {
  while (!actor.motion_table_manager.pending.empty()) animation_done(context, actor, false);
}

void initialize_motion_table_manager(StepContext& context, Actor& actor) {
  if (!actor.table) return;
  make_room(context, actor);
  const Transition t = enter_default_state(motion_body(context, actor, {}));
  report_limit(context, actor, t.limit);
  append_to_queue(context, actor, {command::kReady, t.anims});
}

}  // namespace acm
