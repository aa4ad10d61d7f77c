// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "base/heading.h"

#include "apply_parts.h"

namespace acm {

namespace {

// Metres from the local player: farther bodies are just placed.
constexpr float kInterpolationDistance = 96.0f;
// Metres per second upwards: the body leaves the ground.
constexpr float kRisingVelocity = 0.25f;

void constrain_to_received(ClientState& client, Actor& actor, const Position& position) {
  const ConstraintDistances constraint = constraint_distances(actor.body.position.cell);
  constrain_to(client.world.context(), actor, position, constraint.start, constraint.max);
}

// The ground under a place where a body stands.
void remember_ground(Actor& actor, const Position& position) {
  if (actor.body.ground == Ground::LastKnown) actor.body.ground_height = position.frame.origin.z;
}

// What placing a body finds out about the ground, without terrain: what the message says.
void touch_ground(ClientState& client, Actor& actor, const ReceivedPosition& received) {
  if (received.contact) remember_ground(actor, received.position);
  if (actor.body.ground != Ground::Flat)
    set_ground_contact(client.world.context(), actor, received.contact, received.contact);
}

void enter(ClientState& client, Actor& actor, const Position& position) {
  if (actor.body.in_cell) return;
  actor.body.position = position;
  enter_world(client.world.context(), actor);
}

// retail: the first branch of MoveOrTeleport (managers 6.3)
void place(ClientState& client, Actor& actor, const ReceivedPosition& received) {
  StepContext& context = client.world.context();
  teleport(context, actor, received.position);
  enter(client, actor, received.position);
  touch_ground(client, actor, received);
  if (received.has_velocity) set_velocity(context, actor, received.velocity);
}

bool is_far_from_player(ClientState& client, const Actor& actor) {
  const Actor* player = client.local_player();
  return player && distance(player->body.position, actor.body.position) >= kInterpolationDistance;
}

// retail: the other branches
void approach(ClientState& client, Actor& actor, const ReceivedPosition& received) {
  if (!received.contact) return;
  StepContext& context = client.world.context();
  if (is_far_from_player(client, actor)) {
    stop_interpolating(context, actor);
    actor.body.position = received.position;
    touch_ground(client, actor, received);
    return;
  }
  if (!actor.body.grounded()) remember_ground(actor, received.position);
  interpolate_to(context, actor, received.position, is_moving_to(context, actor));
}

// managers LP-61
void force_player(ClientState& client, Actor& player, const ReceivedPosition& received) {
  const float heading = heading_of(player.body.position.frame);
  player.body.position = received.position;
  set_heading(player.body.position.frame, heading);
  touch_ground(client, player, received);
  client.player_updates.forced = true;
}

// managers LP-62
void teleport_player(ClientState& client, Actor& player, const ReceivedPosition& received) {
  player.body.position = received.position;
  teleport(client.world.context(), player, received.position);
  enter(client, player, received.position);
  touch_ground(client, player, received);
  constrain_to_received(client, player, received.position);
  set_velocity(client.world.context(), player, {});
  client.player_updates.teleported = true;
}

// managers LP-63
void move_player(ClientState& client, Actor& player, const ReceivedPosition& received) {
  constrain_to_received(client, player, received.position);
  const std::uint8_t level = client.viewer.autonomy_level;
  if (level != autonomy::kClient && received.contact)
    interpolate_to(client.world.context(), player, received.position, level != autonomy::kServer);
}

void apply_to_player(ClientState& client, Actor& player, const ReceivedPosition& received,
                     wire::PositionEffect effect) {
  if (effect == wire::PositionEffect::Teleport || !player.body.in_cell)
    teleport_player(client, player, received);
  else
    move_player(client, player, received);
}

void apply_to_other(ClientState& client, Actor& actor, const ReceivedPosition& received,
                    wire::PositionEffect effect) {
  if (effect == wire::PositionEffect::Teleport || !actor.body.in_cell)
    place(client, actor, received);
  else
    approach(client, actor, received);
  constrain_to_received(client, actor, actor.body.position);
}

}  // namespace

ReceivedPosition received_position(const wire::PositionPack& pack) {
  using Pack = wire::PositionPack;
  return {pack.position, pack.has(Pack::kContact),      pack.has(Pack::kHasVelocity),
          pack.velocity, pack.has(Pack::kHasPlacement), pack.placement};
}

Position with_valid_rotation(WorldState& world, Guid guid, Position position) {
  if (is_valid_rotation(position.frame.rotation)) return position;
  world.report(guid, LimitReachedEvent{Limit::Rotation, 1});
  position.frame.rotation = {};
  return position;
}

void apply_position(ClientState& client, Actor& actor, const ReceivedPosition& sent,
                    wire::PositionEffect effect) {
  client.world.scene.prepare_pools();
  ReceivedPosition received = sent;
  received.position = with_valid_rotation(client.world, actor.guid, sent.position);
  if (effect == wire::PositionEffect::Force) {
    force_player(client, actor, received);
    return;
  }
  set_parent(client.world.context(), actor, 0, parent_location::kNone, 0);
  if (received.has_placement) apply_placement(client.world, actor, received.placement);
  if (client.is_player(actor.guid))
    apply_to_player(client, actor, received, effect);
  else
    apply_to_other(client, actor, received, effect);
}

void apply_vector(ClientState& client, Actor& actor, Vec3 velocity, Vec3 omega) {
  StepContext& context = client.world.context();
  // A jump. Leaving the ground sets a velocity of its own, so it comes first.
  if (actor.body.grounded() && velocity.z > kRisingVelocity) set_ground_contact(context, actor, false, false);
  set_velocity(context, actor, velocity);
  set_omega(actor, omega);
}

}  // namespace acm
