// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/children.h"
#include "world/object_effects.h"
#include "world/world_state.h"

namespace acm {

namespace {

void report_missing(WorldState& world, Guid guid, ObjectId asset) {
  world.report(guid, AssetMissingEvent{asset});
}

// What the body is shown and moved by; what is not loaded is left out and reported.
SpawnParameters find_assets(WorldState& world, Guid guid, const NewObject& p, ObjectRecord& record) {
  SpawnParameters spawned;
  spawned.part_count = 0;
  spawned.has_parts = p.setup != 0;
  record.setup = p.setup;
  record.wanted_table = p.motion_table;
  if (p.setup != 0) {
    const Result<SpawnParameters> found =
        world.assets ? spawn_parameters(*world.assets, p.setup) : Result<SpawnParameters>(Error{});
    if (found)
      spawned = *found;
    else
      report_missing(world, guid, p.setup);
  }
  record.effects = p.effects;
  record.is_described = p.is_described;
  if (p.is_described) spawned.table = nullptr;
  if (p.motion_table != 0) {
    const Result<const BoundTable*> bound =
        world.assets ? world.assets->bind(p.motion_table) : Result<const BoundTable*>(Error{});
    spawned.table = bound ? *bound : nullptr;
    if (!bound) report_missing(world, guid, p.motion_table);
  }
  record.motion_table = spawned.table ? spawned.table->table->id() : 0;
  const ObjectEffects effects = effects_of(record, spawned.setup);
  spawned.sound_table = find_asset<SoundTable>(world.assets, effects.sound_table);
  spawned.script_table = find_asset<PhysicsScriptTable>(world.assets, effects.script_table);
  spawned.default_script_type = effects.default_script;
  spawned.default_script_intensity = effects.script_intensity;
  spawned.translucency = effects.translucency;
  if (p.is_described) spawned.described_state = p.facts.state;
  return spawned;
}

void set_facts(WorldState& world, Actor& actor, const NewObject& p) {
  actor.weenie = p.facts.weenie;
  Body& body = actor.body;
  set_body_facts(body, p.facts);
  body.position = p.position;
  if (!p.is_described) body.state = p.facts.state;
  body.in_cell = p.in_world;
  if (!p.has_all_facts) body.ground = world.options.ground;
  if (body.ground == Ground::LastKnown) body.ground_height = p.position.frame.origin.z;
}

}  // namespace

void set_body_facts(Body& body, const ObjectFacts& f) {
  body.scale = f.scale;
  body.ground = f.ground;
  body.ground_height = f.ground_height;
  body.step_down_height = f.step_down_height;
  body.placement_refused = f.placement_blocked;
  body.is_blocked = f.blocked;
}

Actor& create_object(WorldState& world, Guid guid, const NewObject& p) {
  delete_object(world, guid);
  const ActorId id = world.scene.create(guid);
  if (world.records.size() <= id.index) world.records.resize(id.index + 1);
  world.make_event_room();
  ObjectRecord& record = world.records[id.index] = {};
  world.set_name(id, p.name);
  world.set_appearance(id, {});
  Actor& actor = *world.scene.find(id);
  set_facts(world, actor, p);
  world.report(guid, EventType::ObjectCreated);
  spawn(world.context(), actor, find_assets(world, guid, p, record));
  if (p.has_all_facts) actor.body.step_down_height = p.facts.step_down_height;  // and not that of the Setup
  adopt_orphans(world.context(), actor);
  return actor;
}

bool delete_object(WorldState& world, Guid guid) {
  Actor* actor = world.find(guid);
  if (!actor) return false;
  exit_world(world.context(), *actor);
  remove_child(world.scene, *actor);
  world.report(guid, EventType::ObjectDeleted);
  const ActorId id = world.scene.id_of(guid);
  world.set_appearance(id, {});
  world.scene.destroy(id);
  return true;
}

}  // namespace acm
