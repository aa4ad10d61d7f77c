// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/client.hpp"
#include "acmotion/wire_movement.hpp"
#include "wire/check.h"
#include "wire/deferred_messages.h"
#include "world/local_player.h"
#include "world/role_table.h"
#include "world/world_state.h"

namespace acm {

/// What messages have done to the local player since its controller last looked (managers LP-51 to LP-66).
struct PlayerUpdates {
  bool created = false;       ///< it stands in the world from now on
  bool control_lost = false;  ///< a motion of the server's own has arrived
  bool forced = false;        ///< it was put somewhere, keeping its heading
  bool teleported = false;
};

/// The client's side of a world: who the local player is, which timestamps were received, which messages are
/// deferred. Data; the world it is about must outlive it.
struct ClientState {
  ClientState(WorldState& world_in, const ClientOptions& options_in);
  /// The same state over another world, a copy of the first.
  ClientState(WorldState& world_in, const ClientState& other) : ClientState(world_in, other.options) {
    assign(other);
  }
  ClientState(const ClientState&) = delete;
  ClientState& operator=(const ClientState&) = delete;
  /// Takes over everything but the world.
  void assign(const ClientState& other);

  [[nodiscard]] Actor* local_player() { return viewer.player == 0 ? nullptr : world.find(viewer.player); }
  [[nodiscard]] const Actor* local_player() const {
    return viewer.player == 0 ? nullptr : std::as_const(world).find(viewer.player);
  }

  WorldState& world;
  /// Names the local player; 0: none.
  void set_player(Guid player);
  [[nodiscard]] bool is_player(Guid guid) const { return viewer.is_player(guid); }
  /// Passes wake what is near the local player, or the viewer that the host has chosen.
  void see_from_player();

  ClientOptions options;
  wire::Viewer viewer;                         ///< the local player, if any, and its autonomy level
  RoleTable<wire::TimestampTable> timestamps;  ///< of the last messages applied
  wire::DeferredMessages deferred;             ///< messages about objects that are not there yet
  LocalPlayer player;                          ///< its keys
  PlayerUpdates player_updates;
  bool waits_for_teleport = false;  ///< a teleport of the local player has been announced (managers LP-65)
};

}  // namespace acm
