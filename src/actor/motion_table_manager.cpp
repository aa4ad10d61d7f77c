// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_table_manager.h"

#include "actor/movement.h"
#include "anim/playing.h"
#include "base/inlining.h"

#include <algorithm>
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

// The interpreter's entry of a queued motion, or null. The interpreter may have older ones, of the time
// before there was a table, so both are counted from the end.
PendingMotion* pending_entry(ListPool& pool, Actor& actor, unsigned queued) {
  auto& pending = actor.motion_interp.pending;
  const unsigned from_end = actor.motion_table_manager.pending.size() - queued;
  return from_end <= pending.size() ? &pending.at(pool, pending.size() - from_end) : nullptr;
}

void erase_from_queues(ListPool& pool, Actor& actor, unsigned queued) {
  auto& pending = actor.motion_interp.pending;
  if (const PendingMotion* entry = pending_entry(pool, actor, queued))
    pending.erase(pool, static_cast<unsigned>(entry - pending.data(pool)));
  actor.motion_table_manager.pending.erase(pool, queued);
}

// Takes the oldest motion that waits for no animation out of both queues; it would be completed as soon as it
// is the first. Actions stay: they end in order. False: there is none.
bool complete_early(StepContext& context, Actor& actor) {
  ListPool& pool = context.pool();
  const auto& queue = actor.motion_table_manager.pending;
  for (unsigned i = 0; i < queue.size(); ++i) {
    const QueuedMotion entry = queue.at(pool, i);
    if (entry.anims != 0 || is_action(entry.motion)) continue;
    erase_from_queues(pool, actor, i);
    report(context, actor,
           MotionDoneEvent{entry.motion, true, entry.ids.context_id, entry.ids.move_context_id});
    return true;
  }
  return false;
}

// Retail's queues are unbounded. The newest motion must take effect, so older ones are ended: first those
// that wait for no animation; when there are none of these, all.
ACMOTION_NEVER_INLINE void abandon_older_motions(StepContext& context, Actor& actor) {
  report(context, actor, LimitReachedEvent{Limit::PendingMotions, 1});
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
    case TransitionLimit::Nodes: report(context, actor, LimitReachedEvent{Limit::SequenceNodes, 1}); break;
    case TransitionLimit::Modifiers: report(context, actor, LimitReachedEvent{Limit::Modifiers, 1}); break;
    case TransitionLimit::Actions: report(context, actor, LimitReachedEvent{Limit::Actions, 1}); break;
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

// The animations that a queued motion waits for, as links of the sequence. Motions are queued in the order of
// their links.
struct QueuedLinks {
  unsigned first = 0;
  unsigned count = 0;   // still to play
  unsigned played = 0;  // counted by animation_counter
};

QueuedLinks links_of(const ListPool& pool, const Actor& actor, unsigned queued) {
  const MotionTableManager& queue = actor.motion_table_manager;
  std::uint32_t before = 0;
  for (unsigned i = 0; i < queue.pending.size() && i < queued; ++i) before += queue.pending.at(pool, i).anims;
  const std::uint32_t anims = queue.pending.at(pool, queued).anims;
  const std::uint32_t played =
      queue.animation_counter > before ? std::min(queue.animation_counter - before, anims) : 0;
  const std::uint32_t begin = before + played - std::min(queue.animation_counter, before + played);
  return {static_cast<unsigned>(std::max<int>(actor.sequence.current, 0)) + begin, anims - played, played};
}

// Whether each link is waited for by one queued motion. Cycles of several animations break this (core 4.5).
bool links_match_queue(const ListPool& pool, const Actor& actor) {
  std::uint32_t waits = 0;
  for (const QueuedMotion& entry : actor.motion_table_manager.pending.view(pool)) waits += entry.anims;
  const int links = actor.sequence.first_cyclic - std::max<int>(actor.sequence.current, 0);
  return waits == actor.motion_table_manager.animation_counter + static_cast<unsigned>(std::max(links, 0));
}

template <class List>
void forget_last(ListPool& pool, List& actions, Command motion) {
  for (unsigned i = actions.size(); i-- > 0;)
    if (actions.at(pool, i).command == motion) return actions.erase(pool, i);
}

// Takes an action off the lists of those that are under way.
void forget_action(ListPool& pool, Actor& actor, unsigned queued) {
  const auto& queue = actor.motion_table_manager.pending;
  const Command motion = queue.at(pool, queued).motion;
  auto& playing = actor.motion_table_manager.state.actions;
  unsigned ordinal = 0;
  for (unsigned i = 0; i < queued; ++i) ordinal += is_action(queue.at(pool, i).motion) ? 1 : 0;
  if (ordinal < playing.size()) playing.erase(pool, ordinal);
  // What a client at level 0 has asked for is listed as the server's own, also among its keys (SV-13).
  auto& listed = actor.motion_interp.interpreted_actions;
  unsigned found = listed.size();
  for (unsigned i = listed.size(); i-- > 0;) {
    const MotionAction& action = listed.at(pool, i);
    if (action.command != motion || (found < listed.size() && !action.autonomous)) continue;
    found = i;
    if (action.autonomous) break;
  }
  if (found == listed.size()) return;
  if (!listed.at(pool, found).autonomous) forget_last(pool, actor.motion_interp.raw_actions, motion);
  listed.erase(pool, found);
}

double seconds_of(const ListPool& pool, const Sequence& seq, const QueuedLinks& links) {
  double seconds = 0.0;
  for (unsigned i = links.first; i < links.first + links.count; ++i) {
    const SequenceNode& node = seq.nodes.at(pool, i);
    seconds +=
        seconds_from(node, static_cast<int>(i) == seq.current ? seq.frame_number : node.starting_frame());
  }
  return seconds;
}

double seconds_until_actions(const ListPool& pool, const Actor& actor) {
  const auto& queue = actor.motion_table_manager.pending;
  double seconds = 0.0;
  for (unsigned i = 0; i < queue.size(); ++i)
    if (!is_action(queue.at(pool, i).motion))
      seconds += seconds_of(pool, actor.sequence, links_of(pool, actor, i));
  return seconds;
}

// The motion stays queued and waits for nothing, as after a truncation (core 6).
void cut_links(ListPool& pool, Actor& actor, unsigned queued) {
  MotionTableManager& queue = actor.motion_table_manager;
  const QueuedLinks links = links_of(pool, actor, queued);
  remove_links(actor.sequence, pool, links.first, links.count);
  queue.animation_counter -= links.played;
  queue.pending.at(pool, queued).anims = 0;
}

void cut_action(StepContext& context, Actor& actor, unsigned queued) {
  ListPool& pool = context.pool();
  MotionTableManager& queue = actor.motion_table_manager;
  const QueuedMotion entry = queue.pending.at(pool, queued);
  const QueuedLinks links = links_of(pool, actor, queued);
  remove_links(actor.sequence, pool, links.first, links.count);
  forget_action(pool, actor, queued);
  erase_from_queues(pool, actor, queued);
  queue.animation_counter = queue.pending.empty() ? 0 : queue.animation_counter - links.played;
  report(context, actor,
         MotionDoneEvent{entry.motion, false, entry.ids.context_id, entry.ids.move_context_id});
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

void mark_as_from_client(StepContext& context, Actor& actor) {
  auto& pending = actor.motion_interp.pending;
  if (!pending.empty()) pending.at(context.pool(), pending.size() - 1).is_from_client = true;
}

void cut_actions_from_client(StepContext& context, Actor& actor) {
  ListPool& pool = context.pool();
  const auto& queue = actor.motion_table_manager.pending;
  for (unsigned i = queue.size(); i-- > 0;) {
    const PendingMotion* entry = pending_entry(pool, actor, i);
    if (!entry || !entry->is_from_client) continue;
    if (!links_match_queue(pool, actor)) {
      remove_link_animations(context, actor);
      return;
    }
    cut_action(context, actor, i);
  }
}

void limit_wait_for_links(StepContext& context, Actor& actor, double seconds) {
  ListPool& pool = context.pool();
  if (!(seconds_of_links(actor.sequence, pool) > seconds)) return;
  if (!links_match_queue(pool, actor)) {
    remove_link_animations(context, actor);
    return;
  }
  if (!(seconds_until_actions(pool, actor) > seconds)) return;
  const auto& queue = actor.motion_table_manager.pending;
  for (unsigned i = queue.size(); i-- > 0;)
    if (!is_action(queue.at(pool, i).motion)) cut_links(pool, actor, i);
  check_for_completed_motions(context, actor);
}

void initialize_motion_table_manager(StepContext& context, Actor& actor) {
  if (!actor.table) return;
  make_room(context, actor);
  const Transition t = enter_default_state(motion_body(context, actor, {}));
  report_limit(context, actor, t.limit);
  append_to_queue(context, actor, {command::kReady, t.anims});
}

}  // namespace acm
