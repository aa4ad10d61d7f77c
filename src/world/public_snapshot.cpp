// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/snapshot.hpp"
#include "world/snapshot.h"
#include "world/world_access.h"

namespace acm {

Vector<std::byte> write_snapshot(const World& world) {
  return write_snapshot(WorldAndRole(WorldAccess::state(world)));
}
Vector<std::byte> write_snapshot(const Client& c) {
  return write_snapshot(WorldAndRole(ClientAccess::state(c)));
}
Vector<std::byte> write_snapshot(const Server& s) {
  return write_snapshot(WorldAndRole(ServerAccess::state(s)));
}

Status read_snapshot(World& world, Bytes bytes) {
  return read_snapshot(WorldAccess::state(world), bytes);
}
Status read_snapshot(Client& client, Bytes bytes) {
  return read_snapshot(ClientAccess::state(client), bytes);
}
Status read_snapshot(Server& server, Bytes bytes) {
  return read_snapshot(ServerAccess::state(server), bytes);
}

std::uint64_t state_hash(const World& world) {
  return state_hash(WorldAndRole(WorldAccess::state(world)));
}
std::uint64_t state_hash(const Client& client) {
  return state_hash(WorldAndRole(ClientAccess::state(client)));
}
std::uint64_t state_hash(const Server& server) {
  return state_hash(WorldAndRole(ServerAccess::state(server)));
}

Difference first_difference(const World& a, const World& b) {
  return first_difference(WorldAccess::state(a), WorldAccess::state(b));
}
Difference first_difference(const Client& a, const Client& b) {
  return first_difference(ClientAccess::state(a), ClientAccess::state(b));
}
Difference first_difference(const Server& a, const Server& b) {
  return first_difference(ServerAccess::state(a), ServerAccess::state(b));
}

}  // namespace acm
