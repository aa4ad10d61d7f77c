// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/epsilon.h"

#include "apply_parts.h"

namespace acm {

namespace {

using Physics = wire::PhysicsDescription;

constexpr std::uint32_t kCreatureType = 0x10;  // of a weenie's item types

// Who owns the body. Without a readable weenie it counts as a creature.
WeenieFacts weenie_of(const World& world, const wire::ObjectDescription& d) {
  WeenieFacts weenie;
  weenie.present = true;
  weenie.is_local_player = d.guid == world.viewer.player;
  if (const Result<wire::WeenieHead> head = wire::decode_weenie_head(d.tail))
    weenie.is_creature = (head->item_type & kCreatureType) != 0;
  return weenie;
}

void note_missing(World& world, Guid guid, ObjectId asset) {
  world.report(guid, AssetMissing{asset});
}

// What the body is shown and moved by; what is not at hand is left out and reported.
SpawnParameters find_assets(World& world, Guid guid, const ObjectParameters& p, ObjectRecord& record) {
  SpawnParameters spawned{.part_count = 0, .has_parts = p.setup != 0};
  record.setup = p.setup;
  if (p.setup != 0) {
    const Result<SpawnParameters> found =
        world.assets ? spawn_parameters(*world.assets, p.setup) : Result<SpawnParameters>(Error{});
    if (found)
      spawned = *found;
    else
      note_missing(world, guid, p.setup);
  }
  if (p.motion_table != 0) {
    const Result<const BoundTable*> bound =
        world.assets ? world.assets->bind(p.motion_table) : Result<const BoundTable*>(Error{});
    spawned.table = bound ? *bound : nullptr;
    if (!bound) note_missing(world, guid, p.motion_table);
  }
  record.motion_table = spawned.table ? spawned.table->table->id() : 0;
  return spawned;
}

void set_facts(World& world, Actor& actor, const ObjectParameters& p) {
  actor.weenie = p.weenie;
  Body& body = actor.body;
  body.position = p.position;
  body.state = p.state;
  body.scale = p.scale;
  body.in_cell = p.in_world;
  body.ground = world.options.ground;
  if (body.ground == Ground::LastKnown) body.ground_height = p.position.frame.origin.z;
}

void attach_silently(Actor& actor, Guid parent, std::uint32_t location) {
  actor.body.parent = parent;
  actor.body.hold_location = location;
  actor.body.in_cell = false;
}

ReceivedPosition described_position(const Physics& p) {
  return {p.position, true, false, {}, false, 0};
}

}  // namespace

Actor& create_object(World& world, Guid guid, const ObjectParameters& p) {
  delete_object(world, guid);
  const ActorId id = world.scene.create(guid);
  if (world.records.size() <= id.index) world.records.resize(id.index + 1);
  ObjectRecord& record = world.records[id.index] = {};
  record.timestamps = p.timestamps;
  Actor& actor = *world.scene.find(id);
  set_facts(world, actor, p);
  world.report(guid, ObjectCreated{});
  spawn(world.context(), actor, find_assets(world, guid, p, record));
  // Without a table there is no interpreter, and movements are not listened to (managers MM-20).
  if (!actor.table) set_motion_table(world.context(), actor, nullptr);
  return actor;
}

bool delete_object(World& world, Guid guid) {
  Actor* actor = world.find(guid);
  if (!actor) return false;
  exit_world(world.context(), *actor);
  world.scene.destroy(world.scene.id_of(guid));
  world.report(guid, ObjectDeleted{});
  return true;
}

void apply_placement(World& world, Actor& actor, std::uint32_t placement) {
  if (actor.sequence.has_anims() || !world.assets) return;
  const ObjectRecord* record = world.record(actor.guid);
  if (const Result<const Setup*> setup = world.assets->setup(record->setup))
    set_placement(actor.sequence, **setup, placement);
}

void apply_state(World& world, Actor& actor, std::uint32_t state) {
  actor.body.state = state;
  update_acceleration(actor);
  set_active(world.context(), actor);
  const bool is_player = actor.guid == world.viewer.player;
  if (is_player && !actor.body.has(physics_state::kHidden)) world.waits_for_teleport = false;
}

void attach(World& world, Actor& actor, Guid parent, std::uint32_t location) {
  exit_world(world.context(), actor);
  attach_silently(actor, parent == actor.guid ? 0 : parent, location);
}

void create_from(World& world, const wire::ObjectDescription& d) {
  const Physics& p = d.physics;
  ObjectParameters parameters;
  parameters.setup = p.setup;
  parameters.motion_table = p.motion_table;
  parameters.position = p.position;
  parameters.in_world = p.has(Physics::kPosition) && !p.has(Physics::kParent);
  parameters.state = p.state;
  parameters.scale = p.scale;
  parameters.weenie = weenie_of(world, d);
  parameters.timestamps = p.timestamps;
  Actor& actor = create_object(world, d.guid, parameters);
  if (p.has(Physics::kParent)) attach_silently(actor, p.parent == d.guid ? 0 : p.parent, p.parent_location);
  if (p.has(Physics::kPlacement)) apply_placement(world, actor, p.placement);
  if (length(p.velocity) > kEpsilon || length(p.omega) > kEpsilon)
    apply_vector(world, actor, p.velocity, p.omega);
  if (p.has_body) follow(world, actor, p.body, p.autonomous != 0);
  if (d.guid == world.viewer.player) {
    world.player_updates.created = true;
    world.player_updates.control_lost = p.autonomous == 0;  // LP-52
  }
}

void merge(World& world, Actor& actor, const wire::ObjectDescription& d,
           const wire::ObjectCheckResult& checked) {
  const Physics& p = d.physics;
  if (checked.state.applies()) apply_state(world, actor, p.state);
  if (checked.position.applies()) {
    if (p.has(Physics::kParent))
      attach(world, actor, p.parent, p.parent_location);
    else if (p.has(Physics::kPosition))
      apply_position(world, actor, described_position(p), checked.position.effect);
  }
  if (checked.vector.applies() && (p.has(Physics::kVelocity) || p.has(Physics::kOmega)))
    apply_vector(world, actor, p.velocity, p.omega);
  if (!checked.movement.applies() || !p.has_body) return;
  // QUIRK: no control is lost this way (managers LP-52).
  const bool control_lost = world.player_updates.control_lost;
  follow(world, actor, p.body, p.autonomous != 0);
  world.player_updates.control_lost = control_lost;
}

}  // namespace acm
