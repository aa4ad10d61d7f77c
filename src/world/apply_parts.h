// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/apply.h"

namespace acm {

// The effects of messages that have passed their checks, by subject.

/// Applies a movement to a body. The server's own movement takes control of the local player, whatever its
/// type (managers LP-51). Returns Fresh, or why it was not applied: the flag is stored all the same (effects
/// AU-4).
wire::CheckReason apply_movement_event(ClientState& client, Actor& actor, const wire::MovementBody& body,
                                       bool autonomous);

/// A place for the object, as a message gives it.
struct ReceivedPosition {
  Position position;
  bool contact = false;  ///< stands on walkable ground there
  bool has_velocity = false;
  Vec3 velocity;
  bool has_placement = false;
  std::uint32_t placement = 0;
};
ReceivedPosition received_position(const wire::PositionPack& pack);

/// The position that a message gives an object, with a valid rotation: another one counts as the identity,
/// and is reported (managers 5.6).
Position with_valid_rotation(WorldState& world, Guid guid, Position position);

/// Applies a received position: the body is placed there, or moves there (managers 6.3, LP-60 to LP-63).
void apply_position(ClientState& client, Actor& actor, const ReceivedPosition& sent,
                    wire::PositionEffect effect);

/// Velocity and turning of a body in flight.
void apply_vector(ClientState& client, Actor& actor, Vec3 velocity, Vec3 omega);

/// The pose of a thing that plays no animation.
void apply_placement(WorldState& world, Actor& actor, std::uint32_t placement);

void apply_state(ClientState& client, Actor& actor, std::uint32_t state);

/// The object is carried by another, or by nothing that is seen (0), and so not in the world by itself.
void attach(WorldState& world, Actor& actor, Guid parent, std::uint32_t location);

/// Makes the object that a description is about.
wire::CheckReason create_from(ClientState& client, const wire::ObjectDescription& description);
/// Applies those parts of a description that are newer than what is known.
wire::CheckReason merge(ClientState& client, Actor& actor, const wire::ObjectDescription& description,
                        const wire::ObjectCheckResult& checked);

}  // namespace acm
