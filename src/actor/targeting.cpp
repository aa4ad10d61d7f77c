// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/targeting.h"

#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "base/epsilon.h"
#include "base/finite.h"

#include <cmath>

#include "call_depth_guard.h"
#include "report.h"

namespace acm {

namespace {

constexpr double kLookInterval = 0.5;   // seconds between looks at the voyeurs
constexpr double kSilenceLimit = 10.0;  // seconds without any update until a target counts as lost

Targeting* targeting_block(Scene& scene, const Actor& actor) {
  return scene.targeting.find(actor.managers.targeting);
}

// Null when the pool is used up.
Targeting* ensure_targeting_block(StepContext& context, Actor& actor) {
  if (actor.managers.targeting == ManagerHandles::kNone) {
    actor.managers.targeting = context.take_targeting();
    if (actor.managers.targeting == ManagerHandles::kNone) {
      report(context, actor, LimitReachedEvent{Limit::ManagerBlocks, 1});
      return nullptr;
    }
    context.scene.targeting[actor.managers.targeting].watcher = actor.guid;
    context.scene.links_changed(actor);
  }
  return targeting_block(context.scene, actor);
}

// Adds a watcher's entry at the end of its target's table.
void link_voyeur(Scene& scene, Actor& target, Actor& watcher) {
  Targeting& table = *targeting_block(scene, target);
  Targeting& entry = *targeting_block(scene, watcher);
  entry.watched = target.guid;
  scene.links_changed(watcher);
  entry.previous_voyeur = table.last_voyeur;
  entry.next_voyeur = Targeting::kNone;
  if (table.last_voyeur != Targeting::kNone)
    scene.targeting[table.last_voyeur].next_voyeur = watcher.managers.targeting;
  else
    table.first_voyeur = watcher.managers.targeting;
  table.last_voyeur = watcher.managers.targeting;
}

void unlink_voyeur(Scene& scene, Actor& target, Actor& watcher) {
  Targeting& table = *targeting_block(scene, target);
  Targeting& entry = *targeting_block(scene, watcher);
  std::uint32_t& before = entry.previous_voyeur == Targeting::kNone
                              ? table.first_voyeur
                              : scene.targeting[entry.previous_voyeur].next_voyeur;
  std::uint32_t& after = entry.next_voyeur == Targeting::kNone
                             ? table.last_voyeur
                             : scene.targeting[entry.next_voyeur].previous_voyeur;
  before = entry.next_voyeur;
  after = entry.previous_voyeur;
  entry.watched = 0;
  scene.links_changed(watcher);
  entry.next_voyeur = entry.previous_voyeur = Targeting::kNone;
}

// retail: body.HandleUpdateTarget (TG-5)
void target_updated(StepContext& context, Actor& actor, const TargetInfo& info) {
  if (info.status != TargetStatus::Ok) report(context, actor, TargetLostEvent{info.object, info.status});
  if (info.context_id != 0) return;
  move_to_target_updated(context, actor, info);
  sticky_target_updated(context, actor, info);
}

// retail: SendVoyeurUpdate (TG-3)
void send_update(StepContext& context, Actor& target, Actor& watcher, const Position& predicted,
                 TargetStatus status) {
  Targeting& entry = *targeting_block(context.scene, watcher);
  entry.last_sent_position = predicted;
  TargetInfo info;
  info.object = target.guid;
  info.radius = entry.voyeur_radius;
  info.quantum = entry.voyeur_quantum;
  info.target_position = target.body.position;
  info.interpolated_position = predicted;
  info.velocity = target.body.achieved_velocity;
  info.status = status;
  receive_target_update(context, watcher, info);
}

// retail: AddVoyeur (TG-2)
void add_voyeur(StepContext& context, Actor& target, Actor& watcher, float radius, float quantum) {
  Targeting* entry = targeting_block(context.scene, watcher);
  if (!ensure_targeting_block(context, target)) return;
  const bool is_known = entry->watched == target.guid;
  entry->voyeur_radius = radius;
  entry->voyeur_quantum = quantum;
  if (is_known) return;
  link_voyeur(context.scene, target, watcher);
  send_update(context, target, watcher, target.body.position, TargetStatus::Ok);
}

// Where a body will be after some seconds at this velocity; may lie outside its landblock.
Position predicted_position(Position p, Vec3 velocity, float seconds) {
  const Vec3 origin = p.frame.origin + velocity * seconds;
  if (is_reachable(origin)) p.frame.origin = origin;
  return p;
}

// The target, when the actor watches this object and only the host knows of it.
Targeting* find_outside_target(Scene& scene, const Actor& actor, Guid object) {
  Targeting* block = targeting_block(scene, actor);
  const bool watches = block && block->has_target && block->info.object == object;
  return watches && !scene.find(object) ? block : nullptr;
}

// Calls `visit` for each watcher. It may leave the table, or come back at its end, during the call.
template <class Visit>
void for_each_voyeur(StepContext& context, Actor& actor, Visit visit) {
  const Targeting* table = targeting_block(context.scene, actor);
  std::uint32_t at = table ? table->first_voyeur : Targeting::kNone;
  while (at != Targeting::kNone) {
    const Targeting& entry = context.scene.targeting[at];
    const std::uint32_t next = entry.next_voyeur;
    if (Actor* watcher = context.scene.find(entry.watcher)) visit(*watcher, entry);
    at = next;
  }
}

}  // namespace

void set_target(StepContext& context, Actor& actor, Guid object, float radius, float quantum,
                std::uint32_t context_id) {
  clear_target(context, actor);
  if (object == 0) {
    TargetInfo nobody;
    nobody.context_id = context_id;
    nobody.status = TargetStatus::TimedOut;
    target_updated(context, actor, nobody);
    return;
  }
  Targeting* block = ensure_targeting_block(context, actor);
  if (!block) return;
  block->has_target = true;
  block->info = TargetInfo{};
  block->info.context_id = context_id;
  block->info.object = object;
  block->info.radius = radius;
  block->info.quantum = quantum;
  block->info.last_update_time = context.scene.clock;
  context.scene.links_changed(actor);
  if (Actor* target = context.scene.find(object)) add_voyeur(context, *target, actor, radius, quantum);
}

void clear_target(StepContext& context, Actor& actor) {
  Targeting* block = targeting_block(context.scene, actor);
  if (!block || !block->has_target) return;
  block->has_target = false;
  context.scene.links_changed(actor);
  if (block->watched == 0) return;
  if (Actor* target = context.scene.find(block->watched)) unlink_voyeur(context.scene, *target, actor);
}

void set_target_quantum(StepContext& context, Actor& actor, float quantum) {
  Targeting* block = targeting_block(context.scene, actor);
  if (!block || !block->has_target) return;
  block->info.quantum = quantum;
  if (Actor* target = context.scene.find(block->info.object))
    add_voyeur(context, *target, actor, block->info.radius, quantum);
}

float target_quantum(const Scene& scene, const Actor& actor) {
  const Targeting* block = scene.targeting.find(actor.managers.targeting);
  return block && block->has_target ? block->info.quantum : 0.0f;
}

void receive_target_update(StepContext& context, Actor& actor, const TargetInfo& info) {
  Targeting* block = targeting_block(context.scene, actor);
  if (!block || !block->has_target || block->info.object != info.object) return;
  const CallDepthGuard reentry(context);
  const std::uint32_t context_id = block->info.context_id;
  block->info = info;
  block->info.context_id = context_id;
  block->info.last_update_time = context.scene.clock;
  const Vec3 towards = offset(actor.body.position, info.interpolated_position);
  const float distance = length(towards);
  block->info.interpolated_heading =
      distance < kEpsilon ? Vec3{0.0f, 0.0f, 1.0f} : towards * (1.0f / distance);
  const TargetInfo copy = block->info;  // the handlers may take another target
  target_updated(context, actor, copy);
  if (copy.status == TargetStatus::ExitWorld) clear_target(context, actor);
}

void update_target(StepContext& context, Actor& actor, const TargetSnapshot& target) {
  Targeting* block = find_outside_target(context.scene, actor, target.guid);
  if (!block) return;
  TargetInfo info = block->info;
  info.target_position = target.position;
  info.interpolated_position = predicted_position(target.position, target.velocity, info.quantum);
  info.velocity = target.velocity;
  const bool is_first = info.status != TargetStatus::Ok;
  // TG-2 sends the first update without looking ahead, TG-6 later ones.
  if (is_first) info.interpolated_position = target.position;
  info.status = TargetStatus::Ok;
  if (!is_first && !(distance(info.interpolated_position, block->last_sent_position) > info.radius)) return;
  block->last_sent_position = info.interpolated_position;
  receive_target_update(context, actor, info);
}

void lose_target(StepContext& context, Actor& actor, Guid object, TargetStatus status) {
  const Targeting* block = find_outside_target(context.scene, actor, object);
  if (!block) return;
  TargetInfo info = block->info;
  info.interpolated_position = info.target_position;
  info.status = status;
  receive_target_update(context, actor, info);
}

void notify_voyeurs(StepContext& context, Actor& actor, TargetStatus status) {
  for_each_voyeur(context, actor, [&](Actor& watcher, const Targeting&) {
    send_update(context, actor, watcher, actor.body.position, status);
  });
}

void handle_targeting(StepContext& context, Actor& actor, Throttle throttle) {
  Targeting* block = targeting_block(context.scene, actor);
  if (!block) return;
  const double now = actor.body.physics_time;
  if (throttle == Throttle::Obey && now - block->last_update_time < kLookInterval) return;
  const bool is_silent = block->has_target && block->info.status == TargetStatus::Undefined &&
                         block->info.last_update_time + kSilenceLimit < context.scene.clock;
  if (is_silent) {
    block->info.status = TargetStatus::TimedOut;
    const TargetInfo copy = block->info;
    target_updated(context, actor, copy);
  }
  for_each_voyeur(context, actor, [&](Actor& watcher, const Targeting& entry) {
    const Position predicted =
        predicted_position(actor.body.position, actor.body.achieved_velocity, entry.voyeur_quantum);
    if (distance(predicted, entry.last_sent_position) > entry.voyeur_radius)
      send_update(context, actor, watcher, predicted, TargetStatus::Ok);
  });
  block->last_update_time = now;
}

bool has_voyeurs(const Scene& scene, const Actor& actor) {
  const Targeting* block = scene.targeting.find(actor.managers.targeting);
  return block && block->first_voyeur != Targeting::kNone;
}

void forget_targets(Scene& scene, Actor& actor) {
  Targeting* block = targeting_block(scene, actor);
  if (!block) return;
  while (block->first_voyeur != Targeting::kNone) {
    Targeting& entry = scene.targeting[block->first_voyeur];
    block->first_voyeur = entry.next_voyeur;
    entry.watched = 0;
    entry.next_voyeur = entry.previous_voyeur = Targeting::kNone;
  }
  block->last_voyeur = Targeting::kNone;
  if (block->watched != 0)
    if (Actor* target = scene.find(block->watched)) unlink_voyeur(scene, *target, actor);
}

}  // namespace acm
