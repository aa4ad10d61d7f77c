// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/client_state.h"

namespace acm {

ClientState::ClientState(WorldState& world_in, const ClientOptions& options_in)
    : world(world_in),
      options(options_in),
      viewer{.player = 0, .expects_player = options_in.expects_player},
      deferred({.messages = options_in.max_deferred_messages, .bytes = options_in.max_deferred_bytes}) {
  player.options = {.run_key_sends = options.run_key_sends,
                    .resuming_sends = options.resuming_sends,
                    .silent_in_portal = options.silent_in_portal,
                    .run_as_default = options.run_as_default};
}

void ClientState::assign(const ClientState& other) {
  options = other.options;
  viewer = other.viewer;
  timestamps = other.timestamps;
  deferred = other.deferred;
  player = other.player;
  player_updates = other.player_updates;
  waits_for_teleport = other.waits_for_teleport;
}

void ClientState::set_player(Guid guid) {
  if (Actor* before = local_player()) before->weenie.is_local_player = false;
  viewer.player = guid;
  see_from_player();
  if (Actor* actor = local_player()) actor->weenie.is_local_player = true;
}

void ClientState::see_from_player() {
  world.scene.options.viewer = viewer.player != 0 ? viewer.player : world.options.scene.viewer;
}

}  // namespace acm
