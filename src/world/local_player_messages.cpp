// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "actor/body.h"
#include "actor/motion_interp.h"

#include <algorithm>
#include <utility>

#include "local_player_context.h"
#include "place.h"

namespace acm {

namespace {

constexpr double kChargeTime = 1.0;           // seconds to a full jump
constexpr double kDualWieldChargeTime = 0.8;  // with a weapon in each hand
constexpr float kMinExtent = 0.001f;

// The timestamps of the server that are sent back, in their order on the wire.
wire::ClientTimestamps client_timestamps(const wire::TimestampTable& timestamps) {
  return {timestamps[wire::Timestamp::Instance], timestamps[wire::Timestamp::ServerControl],
          timestamps[wire::Timestamp::Teleport], timestamps[wire::Timestamp::ForcePosition]};
}

ContactPlane plane_under(const LocalPlayer& player, const Actor& actor) {
  if (player.knows_contact_plane) return player.contact_plane;
  return {{0.0f, 0.0f, 1.0f}, -actor.body.ground_height};
}

bool same_plane(const ContactPlane& a, const ContactPlane& b) {
  return nearly_equal(a.normal, b.normal) && nearly_equal(a.d, b.d);
}

bool is_silent(const LocalPlayerContext& own) {
  return own.client.waits_for_teleport && own.player.options.silent_in_portal;
}

void send_jump(const LocalPlayerContext& own, float extent) {
  const Body& body = own.actor->body;
  wire::Jump m;
  m.action = ++own.player.action_number;
  m.extent = extent;
  m.velocity = rotate_to_local(body.position.frame.rotation, body.velocity);
  m.position = place_of(*own.actor);
  m.timestamps = client_timestamps(*own.timestamps);
  own.send(m);
}

}  // namespace

void end_charge(const LocalPlayerContext& own) {
  if (std::exchange(own.player.charging_jump, false) && own.actor)
    own.actor->motion_interp.standing_longjump = false;
}

// retail: CommandInterpreter::SendMovementEvent (LP-20)
bool send_movement(const LocalPlayerContext& own) {
  if (!own.actor || !own.timestamps || !own.actor->motion_interp.exists) return false;
  if (!own.simulates() || is_silent(own)) return false;
  const MotionInterp& in = own.actor->motion_interp;
  wire::MoveToState m;
  m.action = ++own.player.action_number;
  m.raw = wire::pack(in.raw, in.raw_actions.view(own.context().scene.pool));
  m.position = place_of(*own.actor);
  m.timestamps = client_timestamps(*own.timestamps);
  if (own.actor->body.grounded()) m.contact |= wire::MoveToState::kContact;
  if (in.standing_longjump) m.contact |= wire::MoveToState::kStandingLongJump;
  own.send(m);
  own.player.last_sent_time = own.now();
  return true;
}

// retail: CommandInterpreter::ShouldSendPositionEvent (LP-30)
bool should_send_position(const ClientState& client) {
  if (!is_active(client) || client.viewer.autonomy_level != autonomy::kClient) return false;
  const LocalPlayer& player = client.player;
  const Actor& actor = *client.world.find(client.viewer.player);
  const Position place = place_of(actor);
  if (place.cell != player.last_sent_position.cell) return true;
  if (player.last_sent_time + LocalPlayer::kPositionInterval < client.world.scene.clock)
    return !nearly_equal(place.frame, player.last_sent_position.frame);
  return !same_plane(plane_under(player, actor), player.last_sent_plane);
}

// retail: CommandInterpreter::SendPositionEvent (LP-32)
bool send_position(const LocalPlayerContext& own) {
  if (!own.actor || !own.timestamps || !own.actor->body.grounded() || is_silent(own)) return false;
  const Position place = place_of(*own.actor);
  if (!is_valid_place(place)) return false;
  wire::AutonomousPosition m;
  m.action = ++own.player.action_number;
  m.position = place;
  m.timestamps = client_timestamps(*own.timestamps);
  m.contact = 1;
  own.send(m);
  own.player.last_sent_time = own.now();
  own.player.last_sent_position = place;
  own.player.last_sent_plane = plane_under(own.player, *own.actor);
  return true;
}

bool send_movement(ClientState& client, Outbox& out) {
  return send_movement(LocalPlayerContext(client, out));
}

bool send_position(ClientState& client, Outbox& out) {
  return send_position(LocalPlayerContext(client, out));
}

MotionError press_jump(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  if (!own.active() || own.player.charging_jump) return MotionError::None;
  take_control(own);
  if (const MotionError error = charge_jump(*own.actor); error != MotionError::None) return error;
  own.player.charging_jump = true;
  own.player.charge_began = own.now();
  send_movement(own);
  return MotionError::None;
}

float jump_level(const ClientState& client) {
  if (!is_active(client) || !client.player.charging_jump) return 0.0f;
  const MotionInterp& in = client.world.find(client.viewer.player)->motion_interp;
  const bool dual_wields = in.interpreted.current_style == command::kDualWieldCombat;
  const double elapsed = client.world.scene.clock - client.player.charge_began;
  return static_cast<float>(
      std::clamp(elapsed / (dual_wields ? kDualWieldChargeTime : kChargeTime), 0.0, 1.0));
}

MotionError release_jump(ClientState& client, Outbox& out) {
  const LocalPlayerContext own(client, out);
  if (!own.actor || !own.player.charging_jump) return MotionError::None;
  const float extent = std::max(jump_level(client), kMinExtent);
  end_charge(own);
  if (!own.simulates()) {
    // QUIRK: the charge has ended already, so its level is read as 0 (LP-43).
    own.send(wire::JumpNonAutonomous{++own.player.action_number, jump_level(client)});
    return MotionError::None;
  }
  const MotionError error = jump(own.context(), *own.actor, extent);
  if (error == MotionError::None) send_jump(own, extent);
  return error;
}

}  // namespace acm
