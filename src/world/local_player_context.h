// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/motion_interp.h"
#include "world/client_state.h"
#include "world/local_player.h"
#include "world/outbox.h"
#include "world/world_state.h"

namespace acm {

/// What the functions of the local player work on, looked up once a call.
struct LocalPlayerContext {
  ClientState& client;
  Outbox& out;
  LocalPlayer& player;
  Actor* actor;                      ///< null as long as there is none
  wire::TimestampTable* timestamps;  ///< as last received; null with the actor

  LocalPlayerContext(ClientState& client_in, Outbox& out_in)
      : client(client_in),
        out(out_in),
        player(client_in.player),
        actor(client_in.local_player()),
        timestamps(nullptr) {
    if (actor) timestamps = &client.timestamps[client.world.scene.id_of(actor->guid)];
  }

  [[nodiscard]] StepContext& context() const { return client.world.context(); }
  [[nodiscard]] double now() const { return client.world.scene.clock; }
  [[nodiscard]] bool active() const { return player.enabled && actor != nullptr; }
  [[nodiscard]] std::uint8_t level() const { return client.viewer.autonomy_level; }
  /// Whether keys move the body here, and not only at the server.
  [[nodiscard]] bool simulates() const { return level() != autonomy::kServer; }
  [[nodiscard]] bool dead() const { return actor && is_dead(*actor); }
  template <class M>
  void send(const M& message) const {
    out.push(Audience::Server, client.viewer.player, message);
  }
};

/// Acts on what messages have done to the body since it was last asked.
void process_player_updates(const LocalPlayerContext& own);

bool send_movement(const LocalPlayerContext& own);
bool send_position(const LocalPlayerContext& own);
void apply_held_keys(const LocalPlayerContext& own);
void take_control(const LocalPlayerContext& own);

}  // namespace acm
