// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "base/heading.h"

#include "apply_parts.h"

namespace acm {

namespace {

constexpr float kSmoothingDistance = 96.0f;  // metres from the local player: farther bodies are just placed
constexpr float kRisingVelocity = 0.25f;     // metres per second upwards: the body leaves the ground
constexpr std::uint8_t kFullAutonomy = 2;

void put_on_leash(World& world, Actor& actor, const Position& position) {
  const ConstraintDistances constraint = constraint_distances(actor.body.position.cell);
  constrain_to(world.context(), actor, position, constraint.start, constraint.max);
}

bool is_local_player(const World& world, const Actor& actor) {
  return actor.guid == world.viewer.player;
}

// The ground under a place where a body stands.
void remember_ground(Actor& actor, const Position& position) {
  if (actor.body.ground == Ground::LastKnown) actor.body.ground_height = position.frame.origin.z;
}

// What placing a body finds out about the ground, without terrain: what the message says.
void touch_ground(World& world, Actor& actor, const ReceivedPosition& received) {
  if (received.contact) remember_ground(actor, received.position);
  if (actor.body.ground != Ground::Flat)
    set_ground_contact(world.context(), actor, received.contact, received.contact);
}

void enter(World& world, Actor& actor, const Position& position) {
  if (actor.body.in_cell) return;
  actor.body.position = position;
  enter_world(world.context(), actor);
}

// retail: the first branch of MoveOrTeleport (managers 6.3)
void place(World& world, Actor& actor, const ReceivedPosition& received) {
  StepContext& context = world.context();
  teleport(context, actor, received.position);
  enter(world, actor, received.position);
  touch_ground(world, actor, received);
  if (received.has_velocity) set_velocity(context, actor, received.velocity);
}

bool is_far_from_player(World& world, const Actor& actor) {
  const Actor* player = world.local_player();
  return player && distance(player->body.position, actor.body.position) >= kSmoothingDistance;
}

// retail: the other branches
void approach(World& world, Actor& actor, const ReceivedPosition& received) {
  if (!received.contact) return;
  StepContext& context = world.context();
  if (is_far_from_player(world, actor)) {
    stop_interpolating(context, actor);
    actor.body.position = received.position;
    touch_ground(world, actor, received);
    return;
  }
  if (!actor.body.grounded()) remember_ground(actor, received.position);
  interpolate_to(context, actor, received.position, is_moving_to(context, actor));
}

// managers LP-61
void force_player(World& world, Actor& player, const ReceivedPosition& received) {
  const float heading = heading_of(player.body.position.frame);
  player.body.position = received.position;
  set_heading(player.body.position.frame, heading);
  touch_ground(world, player, received);
  world.player_updates.forced = true;
}

// managers LP-62
void teleport_player(World& world, Actor& player, const ReceivedPosition& received) {
  player.body.position = received.position;
  teleport(world.context(), player, received.position);
  enter(world, player, received.position);
  touch_ground(world, player, received);
  put_on_leash(world, player, received.position);
  set_velocity(world.context(), player, {});
  world.player_updates.teleported = true;
}

// managers LP-63
void send_player(World& world, Actor& player, const ReceivedPosition& received) {
  put_on_leash(world, player, received.position);
  const std::uint8_t autonomy = world.viewer.autonomy_level;
  if (autonomy != kFullAutonomy && received.contact)
    interpolate_to(world.context(), player, received.position, autonomy != 0);
}

void apply_to_player(World& world, Actor& player, const ReceivedPosition& received,
                     wire::PositionEffect effect) {
  if (effect == wire::PositionEffect::Teleport || !player.body.in_cell)
    teleport_player(world, player, received);
  else
    send_player(world, player, received);
}

void apply_to_other(World& world, Actor& actor, const ReceivedPosition& received,
                    wire::PositionEffect effect) {
  if (effect == wire::PositionEffect::Teleport || !actor.body.in_cell)
    place(world, actor, received);
  else
    approach(world, actor, received);
  put_on_leash(world, actor, actor.body.position);
}

}  // namespace

ReceivedPosition received_position(const wire::PositionPack& pack) {
  using Pack = wire::PositionPack;
  return {pack.position, pack.has(Pack::kContact),      pack.has(Pack::kHasVelocity),
          pack.velocity, pack.has(Pack::kHasPlacement), pack.placement};
}

void apply_position(World& world, Actor& actor, const ReceivedPosition& received,
                    wire::PositionEffect effect) {
  world.scene.prepare_pools();
  if (effect == wire::PositionEffect::Force) {
    force_player(world, actor, received);
    return;
  }
  actor.body.parent = 0;
  actor.body.hold_location = parent_location::kNone;
  if (received.has_placement) apply_placement(world, actor, received.placement);
  if (is_local_player(world, actor))
    apply_to_player(world, actor, received, effect);
  else
    apply_to_other(world, actor, received, effect);
}

void apply_vector(World& world, Actor& actor, Vec3 velocity, Vec3 omega) {
  StepContext& context = world.context();
  // A jump. Leaving the ground sets a velocity of its own, so it comes first.
  if (actor.body.grounded() && velocity.z > kRisingVelocity) set_ground_contact(context, actor, false, false);
  set_velocity(context, actor, velocity);
  set_omega(actor, omega);
}

}  // namespace acm
