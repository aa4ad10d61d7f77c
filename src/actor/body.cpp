// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"

#include "actor/interpreter.h"
#include "actor/motion_queue.h"
#include "actor/move_to.h"
#include "actor/position_control.h"
#include "actor/targeting.h"
#include "base/epsilon.h"

#include <cmath>

#include "report.h"

namespace acm {

namespace {

constexpr float kGravity = -9.8f;

bool differs(Vec3 a, Vec3 b) {
  return std::fabs(a.x - b.x) >= kEpsilon || std::fabs(a.y - b.y) >= kEpsilon ||
         std::fabs(a.z - b.z) >= kEpsilon;
}

Vec3 limited(Vec3 v) {
  const float size = length(v);
  return size > kMaxVelocity ? v * (kMaxVelocity / size) : v;
}

// New bodies rest.
void take_from_setup(Actor& actor, const Setup& setup) {
  actor.body.radius = setup.radius;
  actor.body.height = setup.height;
  actor.body.step_down_height = setup.step_down_height;
  set_placement(actor.sequence, setup, placement::kResting);
}

// What a body without any movement knows.
void forget_movement(Lane& lane, Actor& actor) {
  ListPool& pool = lane.scene.pool;
  actor.queue.pending.clear(pool);
  actor.queue.state.modifiers.clear(pool);
  actor.queue.state.actions.clear(pool);
  actor.queue = {};
  actor.interpreter.pending.clear(pool);
  actor.interpreter.raw_actions.clear(pool);
  actor.interpreter.interpreted_actions.clear(pool);
  actor.interpreter = {};
  lane.scene.move_to.give_back(actor.managers.move_to);
  actor.managers.move_to = ManagerHandles::kNone;
}

}  // namespace

Result<SpawnParameters> spawn_parameters(AssetStore& store, ObjectId setup_id) {
  const Result<const Setup*> setup = store.setup(setup_id);
  if (!setup) return setup.error();
  SpawnParameters p;
  p.setup = *setup;
  p.part_count = static_cast<std::uint16_t>(p.setup->parts.size());
  if (const Result<const BoundTable*> table = store.bind(p.setup->default_motion_table)) p.table = *table;
  if (const Result<const Animation*> animation = store.animation(p.setup->default_animation))
    p.default_animation = *animation;
  return p;
}

void spawn(Lane& lane, Actor& actor, const SpawnParameters& parameters) {
  actor.has_parts = parameters.has_parts;
  actor.part_count = parameters.part_count;
  actor.table = parameters.has_parts ? parameters.table : nullptr;
  actor.body.update_time = actor.body.physics_time = lane.scene.clock;
  if (parameters.setup) take_from_setup(actor, *parameters.setup);
  if (!parameters.has_parts) actor.body.radius = actor.body.height = 0.0f;
  if (parameters.default_animation)
    play_default_animation(actor.sequence, lane.scene.pool, parameters.default_animation);
  enter_default_movement(lane, actor);
  set_active(lane, actor);
  update_acceleration(actor);
}

void set_owner(Lane& lane, Actor& actor, const Owner& owner) {
  actor.owner = owner;
  apply_current_movement(lane, actor, true, false);
}

MotionError do_motion(Lane& lane, Actor& actor, Command motion, const MovementParameters& params) {
  actor.body.last_move_was_autonomous = true;
  return perform_movement(lane, actor, {MovementType::RawCommand, motion, params});
}

MotionError stop_motion(Lane& lane, Actor& actor, Command motion, const MovementParameters& params) {
  actor.body.last_move_was_autonomous = true;
  return perform_movement(lane, actor, {MovementType::StopRawCommand, motion, params});
}

void stop_all(Lane& lane, Actor& actor) {
  stop_body_completely(lane, actor);
}

void apply_raw(Lane& lane, Actor& actor, const RawMovement& raw) {
  ensure_interpreter(lane, actor);
  const bool disallow_jump =
      motion_allows_jump(actor.interpreter.interpreted.forward_command) != MotionError::None;
  actor.interpreter.raw = raw;
  apply_raw_movement(lane, actor, true, disallow_jump);
}

void apply_interpreted(Lane& lane, Actor& actor, const InterpretedMovement& movement,
                       std::span<const MotionAction> actions) {
  ensure_interpreter(lane, actor);
  move_to_interpreted_state(lane, actor, movement, actions);
}

MotionError jump(Lane& lane, Actor& actor, float extent) {
  std::int32_t stamina_cost = 0;
  ensure_interpreter(lane, actor);
  return jump(lane, actor, extent, stamina_cost);
}

void set_ground_contact(Lane& lane, Actor& actor, bool contact, bool walkable) {
  actor.body.contact = contact;
  set_on_walkable(lane, actor, walkable);
}

void set_on_walkable(Lane& lane, Actor& actor, bool on) {
  const bool was_on = actor.body.on_walkable;
  actor.body.on_walkable = on;
  if (was_on && !on) {
    report(lane, actor, GroundLeft{});
    if (actor.interpreter.exists) leave_ground(lane, actor);
  } else if (!was_on && on) {
    report(lane, actor, GroundHit{});
    if (actor.interpreter.exists) hit_ground(lane, actor);
    move_to_hit_ground(lane, actor);
  }
  update_acceleration(actor);
}

void set_local_velocity(Lane& lane, Actor& actor, Vec3 velocity) {
  report(lane, actor, VelocitySet{velocity});
  set_velocity(lane, actor, rotate_to_global(actor.body.position.frame.rotation, velocity));
}

void set_velocity(Lane& lane, Actor& actor, Vec3 velocity) {
  if (differs(velocity, actor.body.velocity)) {
    actor.body.velocity = limited(velocity);
    actor.body.jumped_this_frame = true;
  }
  set_active(lane, actor);
}

void set_omega(Actor& actor, Vec3 omega) {
  actor.body.omega = omega;
}

void set_scale(Actor& actor, float scale) {
  actor.body.scale = scale;
}

void set_active(Lane& lane, Actor& actor) {
  Body& body = actor.body;
  if (body.active || body.has(physics_state::kStatic)) return;
  body.active = true;
  body.update_time = lane.scene.clock;
}

void enter_world(Lane& lane, Actor& actor) {
  actor.body.in_cell = true;
  remove_link_animations(lane, actor);
  set_active(lane, actor);
}

void exit_world(Lane& lane, Actor& actor) {
  abandon_queued_motions(lane, actor);
  abandon_pending_motions(lane, actor);
  unstick_from_object(lane, actor);
  clear_target(lane, actor);
  notify_voyeurs(lane, actor, TargetStatus::ExitWorld);
  actor.body.in_cell = false;
}

void teleport(Lane& lane, Actor& actor, const Position& position) {
  cancel_move(lane, actor, MotionError::Teleported);
  unstick_from_object(lane, actor);
  stop_interpolating(lane, actor);
  unconstrain(lane, actor);
  clear_target(lane, actor);
  notify_voyeurs(lane, actor, TargetStatus::Teleported);
  actor.body.position = position;
}

void set_motion_table(Lane& lane, Actor& actor, const BoundTable* table) {
  forget_movement(lane, actor);
  actor.table = actor.has_parts ? table : nullptr;
  if (actor.table) enter_default_movement(lane, actor);
}

void update_acceleration(Actor& actor) {
  Body& body = actor.body;
  body.acceleration = {};
  if (body.grounded())
    body.omega = {};
  else if (body.has(physics_state::kGravity))
    body.acceleration.z = kGravity;
}

}  // namespace acm
