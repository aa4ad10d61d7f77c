// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "constraint.h"

#include "actor/position_manager.h"

#include "report.h"
#include "sticky.h"

namespace acm {

namespace {

constexpr float kFullyStretched = 0.9f;  // of the longest distance

void hold_back(const Constraint& c, const Actor& actor, Frame& offset) {
  if (!actor.body.contact) return;
  if (c.offset >= c.max_distance)
    offset.origin = {};
  else if (c.offset > c.start_distance)
    offset.origin = offset.origin * ((c.max_distance - c.offset) / (c.max_distance - c.start_distance));
}

}  // namespace

void constrain_to(StepContext& context, Actor& actor, const Position& position, float start, float max) {
  context.scene.prepare_pools();
  wake_position_manager(context, actor);
  if (actor.managers.constraint == ManagerHandles::kNone)
    actor.managers.constraint = context.scene.constraint.take();
  Constraint* c = context.scene.constraint.find(actor.managers.constraint);
  if (!c) {
    report(context, actor, LimitReachedEvent{Limit::ManagerBlocks, 1});
    return;
  }
  *c = {true, distance(position, actor.body.position), position, start, max};
}

void unconstrain(StepContext& context, Actor& actor) {
  if (Constraint* c = context.scene.constraint.find(actor.managers.constraint)) c->is_constrained = false;
}

bool is_fully_constrained(const Scene& scene, const Actor& actor) {
  const Constraint* c = scene.constraint.find(actor.managers.constraint);
  return c && c->max_distance * kFullyStretched < c->offset;
}

void constraint_adjust_offset(StepContext& context, Actor& actor, Frame& offset) {
  Constraint* c = context.scene.constraint.find(actor.managers.constraint);
  if (!c || !c->is_constrained) return;
  hold_back(*c, actor, offset);
  c->offset += length(offset.origin);
}

void constraint_preview_offset(const Scene& scene, const Actor& actor, Frame& offset) {
  const Constraint* c = scene.constraint.find(actor.managers.constraint);
  if (c && c->is_constrained) hold_back(*c, actor, offset);
}

}  // namespace acm
