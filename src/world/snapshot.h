// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/snapshot.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"
#include "world/client_state.h"
#include "world/server_state.h"
#include "world/world_state.h"

#include <cstdint>

namespace acm {

// Within a program a copy of a WorldState is a snapshot, and assigning it restores it. These are for keeping
// one elsewhere, for sending it, and for comparing two. Objects are named by their guids, assets by their
// ids: ActorIds and the places of blocks in pools are not kept. Bytes are the same on every machine.

inline constexpr std::uint32_t kSnapshotMagic = 0x574D4341;  ///< "ACMW"
inline constexpr std::uint16_t kSnapshotVersion = 5;
/// The same, and after everything else what objects wear: only of a world in which one wears something.
inline constexpr std::uint16_t kSnapshotVersionWithLooks = 6;

/// A world and the role over it, if any. A world has one role at the most.
struct WorldAndRole {
  WorldAndRole(const WorldState& world_in) : world(world_in) {}
  WorldAndRole(const ClientState& client_in) : world(client_in.world), client(&client_in) {}
  WorldAndRole(const ServerState& server_in) : world(server_in.world), server(&server_in) {}

  const WorldState& world;
  const ClientState* client = nullptr;
  const ServerState* server = nullptr;
};

/// The whole state, without events and options. Equal worlds give equal bytes.
Vector<std::byte> write_snapshot(const WorldAndRole& state);

/// Puts the world, and the role that is given, into the state that was written. The world keeps its assets
/// and options; the assets that the objects use must be at hand (NotFound, with the id, otherwise). Bytes
/// that were not written by write_snapshot are refused, and then everything is as it was.
Status read_snapshot(WorldState& world, Bytes bytes);
Status read_snapshot(ClientState& client, Bytes bytes);
Status read_snapshot(ServerState& server, Bytes bytes);

/// A number that is the same for equal states and, almost certainly, for no others. Context ids, which the
/// host chooses, are not part of it.
std::uint64_t state_hash(const WorldAndRole& state);

/// The struct or vector with the first number that is not finite; null when all are.
[[nodiscard]] const char* first_not_finite(const WorldAndRole& state);

/// The first field in which two states differ.
Difference first_difference(const WorldAndRole& a, const WorldAndRole& b);

}  // namespace acm
