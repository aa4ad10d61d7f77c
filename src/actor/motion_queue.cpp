// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_queue.h"

#include "actor/movement.h"

#include <cassert>

#include "report.h"

namespace acm {

namespace {

constexpr std::uint32_t kNoEntry = 0xFFFFFFFFu;

// What a motion has to add to the queues of table and interpreter once it has started.
unsigned blocks_for_queues(const Actor& actor) {
  return actor.queue.pending.blocks_for() + actor.interpreter.pending.blocks_for();
}

// A motion stands in both queues or in neither: they are popped together.
bool has_room(Lane& lane, Actor& actor) {
  if (actor.queue.pending.fits() && actor.interpreter.pending.fits() &&
      blocks_for_queues(actor) <= lane.scene.pool.free_count())
    return true;
  report(lane, actor, LimitReached{Limit::PendingMotions, 1});
  return false;
}

MotionBody motion_body(Lane& lane, Actor& actor) {
  return {*actor.table,    actor.queue.state,          actor.sequence,
          lane.scene.pool, lane.scene.options.repairs, blocks_for_queues(actor)};
}

void report_limit(Lane& lane, Actor& actor, TransitionLimit limit) {
  switch (limit) {
    case TransitionLimit::None: break;
    case TransitionLimit::Nodes: report(lane, actor, LimitReached{Limit::SequenceNodes, 1}); break;
    case TransitionLimit::Modifiers: report(lane, actor, LimitReached{Limit::Modifiers, 1}); break;
    case TransitionLimit::Actions: report(lane, actor, LimitReached{Limit::Actions, 1}); break;
  }
}

// retail: truncate_animation_list (core 6). The older equal motion plays on; all that was queued after it is
// dropped.
void truncate_after(Lane& lane, Actor& actor, unsigned kept) {
  ListPool& pool = lane.scene.pool;
  std::uint32_t anims = 0;
  for (QueuedMotion& entry : actor.queue.pending.view(pool).subspan(kept + 1)) {
    anims += entry.anims;
    entry.anims = 0;
  }
  remove_link_animations(actor.sequence, pool, anims);
}

// The newest older entry that is the same cycle, or nothing when something stands between (core 6).
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
void remove_redundant_links(Lane& lane, Actor& actor) {
  const std::span<const QueuedMotion> pending = actor.queue.pending.view(lane.scene.pool);
  unsigned newest = actor.queue.pending.size();
  while (newest > 0 && pending[newest - 1].anims == 0) --newest;
  if (newest == 0) return;
  --newest;
  const Command motion = pending[newest].motion;
  std::uint32_t same = kNoEntry;
  if (is_substate(motion) && !is_modifier(motion))
    same = find_same_cycle(pending, newest);
  else if (is_style(motion))
    same = find_same_style(pending, newest);
  if (same != kNoEntry) truncate_after(lane, actor, same);
}

// Room was asked for before.
void add_to_queue(Lane& lane, Actor& actor, Command motion, std::uint32_t anims) {
  [[maybe_unused]] const bool queued = actor.queue.pending.push_back(lane.scene.pool, {motion, anims});
  assert(queued);
  remove_redundant_links(lane, actor);
}

// One entry is done: the action list, then the interpreter, hear of it before it is unlinked. They may queue
// or complete others, so whatever is the head afterwards goes.
void complete_head(Lane& lane, Actor& actor, Command motion, bool success, std::uint32_t used_anims) {
  if (is_action(motion)) remove_action_head(actor.queue.state, lane.scene.pool);
  motion_done(lane, actor, motion, success);
  actor.queue.animation_counter -= used_anims;
  if (!actor.queue.pending.empty()) actor.queue.pending.pop_front(lane.scene.pool);
}

MotionError queue_transition(Lane& lane, Actor& actor, Command queued_as, const Transition& t) {
  report_limit(lane, actor, t.limit);
  if (!t.ok)
    return t.limit == TransitionLimit::None ? MotionError::NoMotionData : MotionError::GeneralMovementFailure;
  add_to_queue(lane, actor, queued_as, t.anims);
  return MotionError::None;
}

}  // namespace

MotionError queue_motion(Lane& lane, Actor& actor, Command motion, float speed) {
  if (!actor.table) return MotionError::NoAnimationTable;
  if (!has_room(lane, actor)) return MotionError::GeneralMovementFailure;
  return queue_transition(lane, actor, motion, start_motion(motion_body(lane, actor), motion, speed));
}

MotionError queue_stop(Lane& lane, Actor& actor, Command motion) {
  if (!actor.table) return MotionError::NoAnimationTable;
  if (!has_room(lane, actor)) return MotionError::GeneralMovementFailure;
  return queue_transition(lane, actor, command::kReady, stop_motion(motion_body(lane, actor), motion));
}

bool queue_stop_all(Lane& lane, Actor& actor) {
  if (!actor.table) return true;
  const Transition t = stop_all_motions(motion_body(lane, actor));
  report_limit(lane, actor, t.limit);
  if (!has_room(lane, actor)) return false;
  add_to_queue(lane, actor, command::kReady, t.anims);
  return true;
}

void animation_done(Lane& lane, Actor& actor, bool success) {
  MotionQueue& queue = actor.queue;
  if (queue.pending.empty()) return;
  ++queue.animation_counter;
  while (!queue.pending.empty()) {
    const QueuedMotion head = queue.pending.at(lane.scene.pool, 0);
    if (head.anims > queue.animation_counter) break;
    complete_head(lane, actor, head.motion, success, head.anims);
  }
  if (queue.pending.empty()) queue.animation_counter = 0;
}

void check_for_completed_motions(Lane& lane, Actor& actor) {
  MotionQueue& queue = actor.queue;
  while (!queue.pending.empty()) {
    const QueuedMotion head = queue.pending.at(lane.scene.pool, 0);
    if (head.anims != 0) break;
    complete_head(lane, actor, head.motion, true, 0);
  }
}

void remove_link_animations(Lane& lane, Actor& actor) {
  if (!actor.table) return;
  remove_all_link_animations(actor.sequence, lane.scene.pool);
  abandon_queued_motions(lane, actor);
}

void abandon_queued_motions(Lane& lane, Actor& actor) {
  while (!actor.queue.pending.empty()) animation_done(lane, actor, false);
}

bool initialize_motion_queue(Lane& lane, Actor& actor) {
  if (!actor.table) return true;
  const Transition t = enter_default_state(motion_body(lane, actor));
  report_limit(lane, actor, t.limit);
  if (!has_room(lane, actor)) return false;
  add_to_queue(lane, actor, command::kReady, t.anims);
  return true;
}

}  // namespace acm
