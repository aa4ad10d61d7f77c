// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "actor/position_manager.h"

#include <utility>

#include "local_player_context.h"

namespace acm {

namespace {

bool holds_any_key(const LocalPlayer& player) {
  return !player.substates.empty() || !player.turns.empty() || !player.sidesteps.empty() ||
         player.look.turn.motion != 0;
}

// retail: CommandInterpreter::NewPlayer (LP-52)
void player_created(const LocalPlayerContext& own, bool autonomous) {
  if (autonomous) {
    own.player.controlled_by_server = false;
    if (own.player.runs()) assert_hold_run(own);
    if (own.simulates()) apply_held_keys(own);
  } else {
    lose_control_to_server(own.client);
  }
  send_movement(own);
}

// retail: CommandInterpreter::PlayerTeleported (LP-62). Sent even while the portal is on screen: this is how
// the server learns that its new timestamp has arrived.
void player_teleported(const LocalPlayerContext& own) {
  if (std::exchange(own.player.auto_run, false)) apply_held_keys(own);
  const bool waits = std::exchange(own.client.waits_for_teleport, false);
  send_movement(own);
  own.client.waits_for_teleport = waits;
}

}  // namespace

bool is_active(const ClientState& client) {
  return client.player.enabled && client.viewer.player != 0 &&
         client.world.find(client.viewer.player) != nullptr;
}

void lose_control_to_server(ClientState& client) {
  if (client.viewer.autonomy_level == autonomy::kServer) return;
  LocalPlayer& player = client.player;
  const bool had_control = !player.controlled_by_server;
  player.controlled_by_server = true;
  player.auto_run = false;
  Actor* actor = client.local_player();
  if (std::exchange(player.charging_jump, false) && actor) actor->motion_interp.standing_longjump = false;
  if (had_control) client.world.report(client.viewer.player, EventType::ControlLost);
}

void take_control(const LocalPlayerContext& own) {
  LocalPlayer& player = own.player;
  if (!player.controlled_by_server || !own.simulates() || !own.actor || own.dead()) return;
  own.client.world.report(own.actor->guid, EventType::ControlRegained);
  player.controlled_by_server = false;
  own.actor->body.last_move_was_autonomous = true;
  stop_completely(own.context(), *own.actor);
  stop_interpolating(own.context(), *own.actor);
  assert_hold_run(own);
  apply_held_keys(own);
}

void take_control_from_server(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  take_control(own);
}

void process_player_updates(const LocalPlayerContext& own) {
  const PlayerUpdates updates = std::exchange(own.client.player_updates, {});
  if (!own.actor) return;
  if (updates.created)
    player_created(own, !updates.control_lost);
  else if (updates.control_lost)
    lose_control_to_server(own.client);
  if (updates.teleported) player_teleported(own);
  if (updates.forced) send_position(own);
}

bool set_autonomy_level(ClientState& client, Outbox& out, std::uint32_t level) {
  if (!autonomy::is_level(level)) return false;
  client.viewer.autonomy_level = static_cast<std::uint8_t>(level);
  // The level alone: it may be set before the updates are processed.
  out.push(Audience::Server, client.viewer.player, wire::AutonomyLevel{++client.player.action_number, level});
  return true;
}

void update(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  const LocalPlayer& player = own.player;
  const bool may_resume = own.active() && player.controlled_by_server &&
                          own.actor->motion_interp.pending.empty() &&
                          !is_moving_to(own.context(), *own.actor);
  if (may_resume && (holds_any_key(player) || player.auto_run)) {
    take_control(own);
    if (player.options.resuming_sends && !player.controlled_by_server) send_movement(own);
  }
  send_mouse_turn(own);
  if (should_send_position(client)) send_position(own);
}

}  // namespace acm
