// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/world.h"

#include "actor/tick.h"

namespace acm {

World::World(AssetStore* assets_in, const WorldOptions& options_in)
    : options(options_in),
      assets(assets_in),
      scene(options_in.scene),
      waiting(options_in.waiting),
      event_memory_(options_in.event_capacity),
      events_(event_memory_),
      context_(scene, events_) {
  viewer.expects_player = options.expects_player;
}

World::World(const World& other) : World(other.assets, other.options) {
  *this = other;
}

World& World::operator=(const World& other) {
  options = other.options;
  assets = other.assets;
  scene = other.scene;
  records = other.records;
  waiting = other.waiting;
  viewer = other.viewer;
  player = other.player;
  player_updates = other.player_updates;
  waits_for_teleport = other.waits_for_teleport;
  ticks = other.ticks;
  return *this;
}

ObjectRecord* World::record(Guid guid) {
  const ActorId id = scene.id_of(guid);
  return id == ActorId{} ? nullptr : &records[id.index];
}

const ObjectRecord* World::record(Guid guid) const {
  const ActorId id = scene.id_of(guid);
  return id == ActorId{} ? nullptr : &records[id.index];
}

void tick(World& world, double seconds) {
  if (!tick_all(world.context(), world.scene.clock + seconds)) return;
  ++world.ticks;
  detect_stalls(world);
}

}  // namespace acm
