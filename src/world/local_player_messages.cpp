// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/interpreter.h"

#include <algorithm>

#include "own_body.h"
#include "place.h"

namespace acm {

namespace {

constexpr Command kDualWieldCombat = 0x80000046;
constexpr double kChargeTime = 1.0;           // seconds to a full jump
constexpr double kDualWieldChargeTime = 0.8;  // with a weapon in each hand
constexpr float kLeastExtent = 0.001f;

// What the server is told back of its own stamps, in their order on the wire.
wire::ClientStamps client_stamps(const wire::StampTable& stamps) {
  return {stamps[wire::Stamp::Instance], stamps[wire::Stamp::ServerControl], stamps[wire::Stamp::Teleport],
          stamps[wire::Stamp::ForcePosition]};
}

ContactPlane plane_under(const LocalPlayer& player, const Actor& actor) {
  if (player.knows_contact_plane) return player.contact_plane;
  return {{0.0f, 0.0f, 1.0f}, -actor.body.ground_height};
}

bool same_plane(const ContactPlane& a, const ContactPlane& b) {
  return nearly_equal(a.normal, b.normal) && nearly_equal(a.d, b.d);
}

bool is_silent(const OwnBody& own) {
  return own.world.waits_for_teleport && own.player.options.silent_in_portal;
}

void end_charge(const OwnBody& own) {
  own.player.charging_jump = false;
  own.actor->interpreter.standing_longjump = false;
}

void send_jump(const OwnBody& own, float extent) {
  const Body& body = own.actor->body;
  wire::Jump m;
  m.action = ++own.player.action_number;
  m.extent = extent;
  m.velocity = rotate_to_local(body.position.frame.rotation, body.velocity);
  m.position = place_of(*own.actor);
  m.stamps = client_stamps(*own.stamps);
  own.send(m);
}

}  // namespace

// retail: CommandInterpreter::SendMovementEvent (LP-20)
bool send_movement(const OwnBody& own) {
  if (!own.actor || !own.stamps || !own.actor->interpreter.exists) return false;
  if (!own.simulates() || is_silent(own)) return false;
  const Interpreter& in = own.actor->interpreter;
  wire::MoveToState m;
  m.action = ++own.player.action_number;
  m.raw = wire::to_state(in.raw, in.raw_actions.view(own.lane().scene.pool));
  m.position = place_of(*own.actor);
  m.stamps = client_stamps(*own.stamps);
  if (own.actor->body.grounded()) m.contact |= wire::MoveToState::kContact;
  if (in.standing_longjump) m.contact |= wire::MoveToState::kStandingLongJump;
  own.send(m);
  own.player.last_sent_time = own.now();
  return true;
}

// retail: CommandInterpreter::ShouldSendPositionEvent (LP-30)
bool should_send_position(const World& world) {
  if (!is_active(world) || world.viewer.autonomy_level != autonomy::kClient) return false;
  const LocalPlayer& player = world.player;
  const Actor& actor = *world.find(world.viewer.player);
  const Position place = place_of(actor);
  if (place.cell != player.last_sent_position.cell) return true;
  if (player.last_sent_time + LocalPlayer::kPositionInterval < world.scene.clock)
    return !nearly_equal(place.frame, player.last_sent_position.frame);
  return !same_plane(plane_under(player, actor), player.last_sent_plane);
}

// retail: CommandInterpreter::SendPositionEvent (LP-32)
bool send_position(const OwnBody& own) {
  if (!own.actor || !own.stamps || !own.actor->body.grounded() || is_silent(own)) return false;
  const Position place = place_of(*own.actor);
  if (!is_valid_place(place)) return false;
  wire::AutonomousPosition m;
  m.action = ++own.player.action_number;
  m.position = place;
  m.stamps = client_stamps(*own.stamps);
  m.contact = 1;
  own.send(m);
  own.player.last_sent_time = own.now();
  own.player.last_sent_position = place;
  own.player.last_sent_plane = plane_under(own.player, *own.actor);
  return true;
}

bool send_movement(World& world, Outbox& out) {
  return send_movement(OwnBody(world, out));
}

bool send_position(World& world, Outbox& out) {
  return send_position(OwnBody(world, out));
}

MotionError press_jump(World& world, Outbox& out) {
  const OwnBody own(world, out);
  hear_news(own);
  if (!own.active() || own.player.charging_jump) return MotionError::None;
  take_control(own);
  if (const MotionError error = charge_jump(*own.actor); error != MotionError::None) return error;
  own.player.charging_jump = true;
  own.player.charge_began = own.now();
  send_movement(own);
  return MotionError::None;
}

float jump_level(const World& world) {
  if (!is_active(world) || !world.player.charging_jump) return 0.0f;
  const Interpreter& in = world.find(world.viewer.player)->interpreter;
  const bool dual_wields = in.interpreted.current_style == kDualWieldCombat;
  const double elapsed = world.scene.clock - world.player.charge_began;
  return static_cast<float>(
      std::clamp(elapsed / (dual_wields ? kDualWieldChargeTime : kChargeTime), 0.0, 1.0));
}

MotionError release_jump(World& world, Outbox& out) {
  const OwnBody own(world, out);
  hear_news(own);
  if (!own.actor || !own.player.charging_jump) return MotionError::None;
  const float extent = std::max(jump_level(world), kLeastExtent);
  end_charge(own);
  if (!own.simulates()) {
    // QUIRK: the charge has ended already, so its level is read as 0 (LP-43).
    own.send(wire::JumpNonAutonomous{++own.player.action_number, jump_level(world)});
    return MotionError::None;
  }
  const MotionError error = jump(own.lane(), *own.actor, extent);
  if (error == MotionError::None) send_jump(own, extent);
  return error;
}

}  // namespace acm
