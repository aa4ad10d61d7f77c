// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "world/world_state.h"

namespace acm {

namespace {

void report_missing(WorldState& world, Guid guid, ObjectId asset) {
  world.report(guid, AssetMissing{asset});
}

// What the body is shown and moved by; what is not at hand is left out and reported.
SpawnParameters find_assets(WorldState& world, Guid guid, const NewObject& p, ObjectRecord& record) {
  SpawnParameters spawned{.part_count = 0, .has_parts = p.setup != 0};
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
  record.takes_setup_tables = p.takes_setup_tables;
  if (!p.takes_setup_tables) spawned.table = nullptr;
  if (p.motion_table != 0) {
    const Result<const BoundTable*> bound =
        world.assets ? world.assets->bind(p.motion_table) : Result<const BoundTable*>(Error{});
    spawned.table = bound ? *bound : nullptr;
    if (!bound) report_missing(world, guid, p.motion_table);
  }
  record.motion_table = spawned.table ? spawned.table->table->id() : 0;
  return spawned;
}

void set_facts(WorldState& world, Actor& actor, const NewObject& p) {
  actor.weenie = p.weenie;
  Body& body = actor.body;
  body.position = p.position;
  body.state = p.state;
  body.scale = p.scale;
  body.in_cell = p.in_world;
  body.ground = world.options.ground;
  if (body.ground == Ground::LastKnown) body.ground_height = p.position.frame.origin.z;
}

}  // namespace

Actor& create_object(WorldState& world, Guid guid, const NewObject& p) {
  delete_object(world, guid);
  const ActorId id = world.scene.create(guid);
  if (world.records.size() <= id.index) world.records.resize(id.index + 1);
  world.make_event_room();
  ObjectRecord& record = world.records[id.index] = {};
  world.set_name(id, p.name);
  Actor& actor = *world.scene.find(id);
  set_facts(world, actor, p);
  world.report(guid, ObjectCreated{});
  spawn(world.context(), actor, find_assets(world, guid, p, record));
  // Without a table there is no interpreter, and movements are not listened to (managers MM-20).
  if (!actor.table) set_motion_table(world.context(), actor, nullptr);
  return actor;
}

bool delete_object(WorldState& world, Guid guid) {
  Actor* actor = world.find(guid);
  if (!actor) return false;
  exit_world(world.context(), *actor);
  world.scene.destroy(world.scene.id_of(guid));
  world.report(guid, ObjectDeleted{});
  return true;
}

}  // namespace acm
