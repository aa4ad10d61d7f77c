// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"

#include "actor/children.h"
#include "actor/hook_effects.h"
#include "actor/motion_interp.h"
#include "actor/motion_table_manager.h"
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "actor/scripts.h"
#include "actor/targeting.h"
#include "assets/asset_store.h"
#include "base/finite.h"
#include "base/nearly_equal.h"

#include <cmath>

#include "report.h"

namespace acm {

namespace {

constexpr float kGravity = -9.8f;

// Resets all movement of a body. With the same motion table the motion table manager is kept (AU-16).
void forget_movement(StepContext& context, Actor& actor, bool keeps_table) {
  ListPool& pool = context.pool();
  if (!keeps_table) {
    actor.motion_table_manager.pending.clear(pool);
    actor.motion_table_manager.state.modifiers.clear(pool);
    actor.motion_table_manager.state.actions.clear(pool);
    actor.motion_table_manager = {};
  }
  actor.motion_interp.pending.clear(pool);
  actor.motion_interp.raw_actions.clear(pool);
  actor.motion_interp.interpreted_actions.clear(pool);
  actor.motion_interp = {};
  actor.movement_manager_exists = false;
  context.scene.move_to.give_back(actor.managers.move_to);
  actor.managers.move_to = ManagerHandles::kNone;
  context.scene.links_changed(actor);
}

void animate_in_place(Body& body, bool has_animation, bool has_script) {
  if (!body.was_made_static) return;
  if (has_animation) body.state |= physics_state::kHasDefaultAnimation;
  if (has_script) body.state |= physics_state::kHasDefaultScript;
  body.animates_in_place = has_animation || has_script;
}

// A length of a Setup, if it makes sense.
float sound_size(float metres) {
  return is_within(metres, limits::kSize) ? metres : 0.0f;
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
  p.default_script = p.setup->default_script;
  if (const Result<const SoundTable*> table = store.sound_table(p.setup->default_sound_table))
    p.sound_table = *table;
  if (const auto table = store.get<PhysicsScriptTable>(p.setup->default_script_table))
    p.script_table = *table;
  return p;
}

void spawn(StepContext& context, Actor& actor, const SpawnParameters& parameters) {
  actor.has_parts = parameters.has_parts;
  actor.part_count = parameters.part_count;
  actor.table = parameters.has_parts ? parameters.table : nullptr;
  actor.body.update_time = actor.body.physics_time = context.scene.clock;
  if (parameters.setup) take_from_setup(actor, *parameters.setup);
  if (!parameters.has_parts) actor.body.radius = actor.body.height = 0.0f;
  actor.body.was_made_static = actor.body.has(physics_state::kStatic);
  // By the id: an animation that is not loaded may arrive (ST-1).
  const bool has_animation = parameters.default_animation || parameters.names_default_animation ||
                             (parameters.setup && parameters.setup->default_animation != 0);
  animate_in_place(actor.body, has_animation, parameters.default_script != 0);
  if (parameters.default_animation && parameters.has_parts)
    play_default_animation(actor.sequence, context.pool(), parameters.default_animation);
  queue_default_script(context, actor, parameters.default_script);
  if (actor.table || parameters.has_interpreter) enter_default_movement(context, actor);
  take_effects(context, actor, parameters);
  prepare_effects(context, actor);
  if (actor.body.in_cell) set_active(context, actor);
  update_acceleration(actor);
}

void take_effects(StepContext& context, Actor& actor, const SpawnParameters& parameters) {
  actor.sound_table = parameters.sound_table;
  actor.script_table = parameters.script_table;
  actor.default_script = parameters.default_script_type;
  actor.default_script_intensity = parameters.default_script_intensity;
  set_original_translucency(context, actor, parameters.translucency);
  if (!parameters.described_state) return;
  set_physics_state(context, actor, *parameters.described_state);
  if (actor.body.has(physics_state::kNoDraw)) draw_parts(context.scene, actor, false);
}

void take_from_setup(Actor& actor, const Setup& setup) {
  actor.setup = &setup;
  actor.body.radius = sound_size(setup.radius);
  actor.body.height = sound_size(setup.height);
  actor.body.step_down_height = sound_size(setup.step_down_height);
  set_placement(actor.sequence, setup, placement::kResting);
}

void animate_in_place(Body& body, const Setup& setup) {
  animate_in_place(body, setup.default_animation != 0, setup.default_script != 0);
}

void set_weenie(StepContext& context, Actor& actor, const WeenieFacts& weenie) {
  actor.weenie = weenie;
  apply_current_movement(context, actor, true, false);
}

MotionError do_motion(StepContext& context, Actor& actor, Command motion, const MovementParameters& params) {
  actor.body.last_move_was_autonomous = true;
  if (!actor.movement_manager_exists) return MotionError::NoAnimationTable;
  return perform_movement(context, actor, {MovementType::RawCommand, motion, params});
}

MotionError stop_motion(StepContext& context, Actor& actor, Command motion,
                        const MovementParameters& params) {
  actor.body.last_move_was_autonomous = true;
  if (!actor.movement_manager_exists) return MotionError::NoAnimationTable;
  return perform_movement(context, actor, {MovementType::StopRawCommand, motion, params});
}

void apply_raw(StepContext& context, Actor& actor, const RawMotionState& raw) {
  ensure_motion_interp(context, actor);
  const bool disallow_jump =
      motion_allows_jump(actor.motion_interp.interpreted.forward_command) != MotionError::None;
  actor.motion_interp.raw = raw;
  apply_raw_movement(context, actor, true, disallow_jump);
}

void apply_interpreted(StepContext& context, Actor& actor, const InterpretedMotionState& movement,
                       std::span<const MotionAction> actions) {
  ensure_motion_interp(context, actor);
  move_to_interpreted_state(context, actor, movement, actions);
}

MotionError jump(StepContext& context, Actor& actor, float extent) {
  std::int32_t stamina_cost = 0;
  ensure_motion_interp(context, actor);
  return jump(context, actor, extent, stamina_cost);
}

void set_ground_contact(StepContext& context, Actor& actor, bool contact, bool walkable) {
  actor.body.contact = contact;
  set_on_walkable(context, actor, walkable);
}

void set_on_walkable(StepContext& context, Actor& actor, bool on) {
  const bool was_on = actor.body.on_walkable;
  actor.body.on_walkable = on;
  if (was_on && !on) {
    report(context, actor, EventType::GroundLeft);
    if (actor.motion_interp.exists) leave_ground(context, actor);
  } else if (!was_on && on) {
    report(context, actor, EventType::GroundHit);
    if (actor.motion_interp.exists) hit_ground(context, actor);
    move_to_hit_ground(context, actor);
  }
  update_acceleration(actor);
}

void set_parent(StepContext& context, Actor& actor, Guid parent, std::uint32_t location, std::uint32_t part) {
  Body& body = actor.body;
  if (body.parent == parent && body.hold_location == location && body.held_at_part == part) return;
  remove_child(context.scene, actor);
  body.parent = parent;
  body.hold_location = location;
  body.held_at_part = part;
  context.scene.links_changed(actor);
  add_child(context, actor);
}

bool is_in_cell(const Scene& scene, const Actor& actor) {
  const Actor* holder = &actor;
  for (int depth = 0; depth < kMaxHoldDepth && holder && !holder->body.in_cell; ++depth)
    holder = holder->body.parent != 0 ? scene.find(holder->body.parent) : nullptr;
  return holder && holder->body.in_cell;
}

void set_local_velocity(StepContext& context, Actor& actor, Vec3 velocity) {
  report(context, actor, VelocitySetEvent{velocity});
  set_velocity(context, actor, rotate_to_global(actor.body.position.frame.rotation, velocity));
}

void set_velocity(StepContext& context, Actor& actor, Vec3 velocity) {
  if (differs(velocity, actor.body.velocity)) {
    actor.body.velocity = within_max_velocity(velocity);
    actor.body.jumped_this_frame = true;
  }
  set_active(context, actor);
}

void set_omega(Actor& actor, Vec3 omega) {
  actor.body.omega = omega;
  actor.effects_in_use.set(EffectsInUse::kOmega, omega != Vec3{});
}

void set_scale(Actor& actor, float scale) {
  actor.body.scale = scale;
}

void set_active(StepContext& context, Actor& actor) {
  Body& body = actor.body;
  if (body.active || body.has(physics_state::kStatic)) return;
  body.active = true;
  body.update_time = context.scene.clock;
}

void enter_world(StepContext& context, Actor& actor) {
  actor.body.in_cell = true;
  remove_link_animations(context, actor);
  set_active(context, actor);
}

void exit_world(StepContext& context, Actor& actor) {
  abandon_queued_motions(context, actor);
  abandon_pending_motions(context, actor);
  unstick_from_object(context, actor);
  clear_target(context, actor);
  notify_voyeurs(context, actor, TargetStatus::ExitWorld);
  actor.body.in_cell = false;
  actor.body.active = false;
}

void teleport(StepContext& context, Actor& actor, const Position& position) {
  cancel_move(context, actor, MotionError::Teleported);
  unstick_from_object(context, actor);
  stop_interpolating(context, actor);
  unconstrain(context, actor);
  clear_target(context, actor);
  notify_voyeurs(context, actor, TargetStatus::Teleported);
  actor.body.position = position;
  // The height where it stood last says nothing of the new place: a body in the air would be put there.
  if (actor.body.ground == Ground::LastKnown) actor.body.ground_height = position.frame.origin.z;
}

void set_motion_table(StepContext& context, Actor& actor, const BoundTable* table) {
  const BoundTable* next = actor.has_parts ? table : nullptr;
  forget_movement(context, actor, next == actor.table && next);
  actor.table = next;
  if (!actor.table) return;
  enter_default_movement(context, actor);
  prepare_effects(context, actor);
}

void update_acceleration(Actor& actor) {
  Body& body = actor.body;
  body.acceleration = {};
  if (!body.grounded()) {
    if (body.has(physics_state::kGravity)) body.acceleration.z = kGravity;
  } else if (!body.has(physics_state::kSledding)) {
    set_omega(actor, {});  // HK-11
  }
}

}  // namespace acm
