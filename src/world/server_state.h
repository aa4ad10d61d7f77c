// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire_movement.hpp"
#include "world/role_table.h"
#include "world/server_role.h"
#include "world/world_state.h"

namespace acm {

/// What a server keeps of an object.
struct ServerRecord {
  wire::TimestampTable timestamps;  ///< of the last messages sent
  ServerObjectState state;
};

/// The server's side of a world. Data; the world it is about must outlive it.
struct ServerState {
  explicit ServerState(WorldState& world_in, const ServerRules& rules_in = {})
      : world(world_in), rules(rules_in) {}
  /// The same state over another world, a copy of the first.
  ServerState(WorldState& world_in, const ServerState& other) : ServerState(world_in) { assign(other); }
  ServerState(const ServerState&) = delete;
  ServerState& operator=(const ServerState&) = delete;
  /// Takes over everything but the world.
  void assign(const ServerState& other) {
    rules = other.rules;
    objects = other.objects;
  }
  /// Of an object that is there.
  [[nodiscard]] ServerRecord& record(Guid guid) { return objects[world.scene.id_of(guid)]; }

  WorldState& world;
  ServerRules rules;
  RoleTable<ServerRecord> objects;
};

}  // namespace acm
