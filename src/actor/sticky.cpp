// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "sticky.h"

#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "actor/targeting.h"
#include "base/epsilon.h"
#include "base/heading.h"
#include "motion/steering.h"

#include <cmath>

#include "report.h"

namespace acm {

namespace {

constexpr double kStandOff = 0.3;            // metres between the two surfaces
constexpr double kLifetime = 1.0;            // seconds
constexpr double kSpeedFactor = 5.0;         // of the body's own top speed
constexpr double kSpeedFallback = 15.0;      // metres per second
constexpr float kStickyTargetRadius = 0.5f;  // metres that the target moves between two updates
constexpr float kTargetQuantum = 0.5f;       // seconds that the target looks ahead

Sticky* sticky_block(Scene& scene, const Actor& actor) {
  return scene.sticky.find(actor.managers.sticky);
}

// retail: the clearing shared by UnStick, UseTime, StickTo and updates of a lost target (SK-1)
void clear(StepContext& context, Actor& actor, Sticky& sticky) {
  if (sticky.target == 0) return;
  report(context, actor, StickChange{EventType::Unstuck, sticky.target});
  sticky.target = 0;
  context.scene.links_changed(actor);
  sticky.initialized = false;
  clear_target(context, actor);
  cancel_move(context, actor);
}

double sticky_speed(const Actor& actor) {
  const double speed = actor.motion_interp.exists ? kSpeedFactor * max_speed(actor) : 0.0;
  return speed < kEpsilon ? kSpeedFallback : speed;
}

// The direction to the target on the ground plan, in the body's axes; zero when it stands on the same spot.
Vec3 direction_to(const Body& body, const Position& target) {
  Vec3 towards = rotate_to_local(body.position.frame.rotation, offset(body.position, target));
  towards.z = 0.0f;
  const float size = length(towards);
  return size < kEpsilon ? Vec3{} : towards * (1.0f / size);
}

}  // namespace

void stick_to(StepContext& context, Actor& actor, Guid target, float target_radius) {
  wake_position_manager(context, actor);
  if (actor.managers.sticky == ManagerHandles::kNone) actor.managers.sticky = context.take_sticky();
  Sticky* sticky = sticky_block(context.scene, actor);
  if (!sticky) {
    report(context, actor, LimitReachedEvent{Limit::ManagerBlocks, 1});
    return;
  }
  clear(context, actor, *sticky);
  sticky->target_radius = target_radius;
  sticky->target = target;
  context.scene.links_changed(actor);
  sticky->initialized = false;
  sticky->timeout = context.scene.clock + kLifetime;
  report(context, actor, StickChange{EventType::Stuck, target});
  set_target(context, actor, target, kStickyTargetRadius, kTargetQuantum);
}

void stick_to_object(StepContext& context, Actor& actor, Guid object) {
  context.scene.prepare_pools();
  wake_position_manager(context, actor);
  const Actor* target = context.scene.find(object);
  if (target && target->body.parent != 0) target = context.scene.find(target->body.parent);
  if (target) stick_to(context, actor, target->guid, target->body.radius * target->body.scale);
}

void unstick_from_object(StepContext& context, Actor& actor) {
  if (Sticky* sticky = sticky_block(context.scene, actor)) clear(context, actor, *sticky);
}

Guid sticky_object(const Scene& scene, const Actor& actor) {
  const Sticky* sticky = scene.sticky.find(actor.managers.sticky);
  return sticky ? sticky->target : 0;
}

void sticky_target_updated(StepContext& context, Actor& actor, const TargetInfo& info) {
  Sticky* sticky = sticky_block(context.scene, actor);
  if (!sticky || sticky->target == 0 || info.object != sticky->target) return;
  if (info.status != TargetStatus::Ok) {
    clear(context, actor, *sticky);
    return;
  }
  sticky->initialized = true;
  sticky->target_position = info.target_position;
}

void sticky_use_time(StepContext& context, Actor& actor) {
  Sticky* sticky = sticky_block(context.scene, actor);
  if (sticky && sticky->target != 0 && context.scene.clock > sticky->timeout) clear(context, actor, *sticky);
}

void sticky_adjust_offset(const Scene& scene, const Actor& actor, Frame& offset, float quantum) {
  const Sticky* sticky = scene.sticky.find(actor.managers.sticky);
  if (!sticky || sticky->target == 0 || !sticky->initialized) return;
  const Body& body = actor.body;
  const Actor* target = scene.find(sticky->target);
  const Position& place = target ? target->body.position : sticky->target_position;
  // QUIRK: the gap includes the difference in z, although the step stays in the ground plane (SK-5 6).
  const double gap =
      cylinder_distance_no_z(body.position, body.radius * body.scale, place, sticky->target_radius) -
      kStandOff;
  const double reach = sticky_speed(actor) * quantum;
  offset.origin = direction_to(body, place) * static_cast<float>(reach >= std::fabs(gap) ? gap : reach);
  const double turn = heading_change(heading_between(body.position, place), heading_of(body.position.frame));
  set_heading(offset, static_cast<float>(turn));
}

}  // namespace acm
