// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/client_state.h"
#include "world/server_state.h"
#include "world/snapshot.h"
#include "world/world_state.h"

namespace acm {

/// A client whose player nobody has to name, in a world that messages may fill.
inline constexpr ClientOptions kUnboundedSpectator{.expects_player = false, .max_objects = ~0u};

/// A world and its client in one, copied together.
struct ClientWorld : WorldState {
  explicit ClientWorld(AssetStore* store = nullptr, const WorldStateOptions& world_options = {},
                       const ClientOptions& client_options = kUnboundedSpectator)
      : WorldState(store, world_options), client(*this, client_options) {}
  ClientWorld(const ClientWorld& other) : WorldState(other), client(*this, other.client) {}
  ClientWorld& operator=(const ClientWorld& other) {
    WorldState::operator=(other);
    client.assign(other.client);
    return *this;
  }
  operator ClientState&() { return client; }
  operator const ClientState&() const { return client; }

  ClientState client;
};

/// A world and its server in one, copied together.
struct ServerWorld : WorldState {
  explicit ServerWorld(AssetStore* store = nullptr, const WorldStateOptions& world_options = {},
                       const ServerRules& rules = {})
      : WorldState(store, world_options), server(*this, rules) {}
  ServerWorld(const ServerWorld& other) : WorldState(other), server(*this, other.server) {}
  ServerWorld& operator=(const ServerWorld& other) {
    WorldState::operator=(other);
    server.assign(other.server);
    return *this;
  }
  operator ServerState&() { return server; }
  operator const ServerState&() const { return server; }

  ServerState server;
};

inline Vector<std::byte> write_snapshot(const ClientWorld& world) {
  return write_snapshot(world.client);
}
inline Vector<std::byte> write_snapshot(const ServerWorld& world) {
  return write_snapshot(world.server);
}
inline Status read_snapshot(ClientWorld& world, Bytes bytes) {
  return read_snapshot(world.client, bytes);
}
inline Status read_snapshot(ServerWorld& world, Bytes bytes) {
  return read_snapshot(world.server, bytes);
}
inline std::uint64_t state_hash(const ClientWorld& world) {
  return state_hash(world.client);
}
inline std::uint64_t state_hash(const ServerWorld& world) {
  return state_hash(world.server);
}
inline Difference first_difference(const ClientWorld& a, const ClientWorld& b) {
  return first_difference(a.client, b.client);
}
inline Difference first_difference(const ServerWorld& a, const ServerWorld& b) {
  return first_difference(a.server, b.server);
}

}  // namespace acm
