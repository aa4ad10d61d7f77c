// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/client.hpp"
#include "acmotion/host.hpp"
#include "acmotion/server.hpp"
#include "acmotion/world.hpp"
#include "base/host_memory.h"
#include "world/client_state.h"
#include "world/islands.h"
#include "world/outbox.h"
#include "world/server_state.h"
#include "world/world_state.h"

namespace acm {

// What stands behind the public classes, for the modules that look inside.

struct World::Impl : HostAllocated {
  /// `store` may be null.
  Impl(AssetStore* store, const WorldOptions& options);
  /// Everything but the events.
  Impl(const Impl& other);

  std::uint64_t assets_generation = 0;  ///< that refresh has seen
  WorldState state;
  TickPlan plan;
  bool has_plan = false;  ///< between plan_tick and finish_tick
};

struct TickWorker::Impl : HostAllocated {
  explicit Impl(WorldState& world) : context(world) {}

  WorkerContext context;
};

struct Client::Impl : HostAllocated {
  Impl(WorldState& world, const ClientOptions& options) : state(world, options) {}
  Impl(WorldState& world, const ClientState& other) : state(world, other) {}

  ClientState state;
  Outbox out = Outbox::growing();
};

struct Server::Impl : HostAllocated {
  Impl(WorldState& world, const ServerRules& rules) : state(world, rules) {}
  Impl(WorldState& world, const ServerState& other) : state(world, other) {}

  ServerState state;
  Outbox out = Outbox::growing();
};

struct WorldAccess {
  static WorldState& state(World& world) { return world.impl_->state; }
  static const WorldState& state(const World& world) { return world.impl_->state; }
};
struct ClientAccess {
  static ClientState& state(Client& client) { return client.impl_->state; }
  static const ClientState& state(const Client& client) { return client.impl_->state; }
};
struct ServerAccess {
  static ServerState& state(Server& server) { return server.impl_->state; }
  static const ServerState& state(const Server& server) { return server.impl_->state; }
};

}  // namespace acm
