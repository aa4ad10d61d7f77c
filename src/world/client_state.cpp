// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/client_state.h"

namespace acm {

void ClientState::assign(const ClientState& other) {
  options = other.options;
  viewer = other.viewer;
  timestamps = other.timestamps;
  deferred = other.deferred;
  player = other.player;
  player_updates = other.player_updates;
  waits_for_teleport = other.waits_for_teleport;
}

}  // namespace acm
