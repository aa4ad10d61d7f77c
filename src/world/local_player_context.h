// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/motion_interp.h"
#include "world/local_player.h"
#include "world/outbox.h"
#include "world/world.h"

namespace acm {

/// What the functions of the local player work on, looked up once a call.
struct LocalPlayerContext {
  World& world;
  Outbox& out;
  LocalPlayer& player;
  Actor* actor;                      ///< null as long as there is none
  wire::TimestampTable* timestamps;  ///< as last heard; null with the actor

  LocalPlayerContext(World& world_in, Outbox& out_in)
      : world(world_in),
        out(out_in),
        player(world_in.player),
        actor(world_in.local_player()),
        timestamps(nullptr) {
    if (actor) timestamps = &world_in.record(actor->guid)->timestamps;
  }

  [[nodiscard]] StepContext& context() const { return world.context(); }
  [[nodiscard]] double now() const { return world.scene.clock; }
  [[nodiscard]] bool active() const { return player.enabled && actor != nullptr; }
  [[nodiscard]] std::uint8_t level() const { return world.viewer.autonomy_level; }
  /// Whether keys move the body here, and not only at the server.
  [[nodiscard]] bool simulates() const { return level() != autonomy::kServer; }
  [[nodiscard]] bool dead() const { return actor && is_dead(*actor); }
  template <class M>
  void send(const M& message) const {
    out.push(Audience::Server, world.viewer.player, message);
  }
};

/// Acts on what messages have done to the body since it was last asked.
void process_player_updates(const LocalPlayerContext& own);

bool send_movement(const LocalPlayerContext& own);
bool send_position(const LocalPlayerContext& own);
void apply_held_keys(const LocalPlayerContext& own);
void take_control(const LocalPlayerContext& own);

}  // namespace acm
