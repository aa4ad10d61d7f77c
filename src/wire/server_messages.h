// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "base/bytes.h"
#include "base/position.h"
#include "wire/movement_body.h"
#include "wire/opcode.h"

#include <cstdint>

namespace acm::wire {

// Timestamps are named after their slots (timestamps.h). Padding is kept as it came, the first byte lowest.

/// What a body does from now on (wire 3.1).
struct UpdateMotion {
  static constexpr Opcode kOpcode = Opcode::UpdateMotion;
  static constexpr std::size_t kMaxBytes = 296;  ///< all fields, 31 actions and a sticky object

  Guid guid = 0;
  std::uint16_t instance = 0;
  std::uint16_t movement = 0;
  std::uint16_t server_control = 0;
  std::uint8_t autonomous = 0;  ///< 1: relayed from the owner's own input; 0: the server decided
  std::uint8_t padding = 0;
  MovementBody body;
  Oddities oddities;
};

/// A place, with what a sender can leave out (wire 3.2).
struct PositionPack {
  enum Flag : std::uint32_t {
    kHasVelocity = 0x01,
    kHasPlacement = 0x02,
    kContact = 0x04,  ///< stands on walkable ground
    kNoW = 0x08,      ///< that part of the rotation is 0 and not sent
    kNoX = 0x10,
    kNoY = 0x20,
    kNoZ = 0x40,
  };
  static constexpr std::uint32_t kKnownFlags = 0x7F;

  std::uint32_t flags = kNoX | kNoY | kNoZ;  ///< bits of Flag, and unknown ones as they came
  Position position;                         ///< parts of the rotation that were left out are 0
  Vec3 velocity;                             ///< metres per second; 0 when not sent
  std::uint32_t placement = 0;  ///< the frame an object without animations shows; 0 when not sent
  std::uint16_t instance = 0;
  std::uint16_t position_timestamp = 0;
  std::uint16_t teleport = 0;
  std::uint16_t force_position = 0;

  [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
  /// Sets the flags of the rotation as retail does: what is exactly 0 is left out.
  void leave_out_zeros();
};

/// Where a body is (wire 3.2).
struct UpdatePosition {
  static constexpr Opcode kOpcode = Opcode::UpdatePosition;
  static constexpr std::size_t kMaxBytes = 68;

  Guid guid = 0;
  PositionPack pack;
  Oddities oddities;
};

/// Both at once (wire 3.3). Never seen in traffic. The instance is that of the pack.
struct PositionAndMovement {
  static constexpr Opcode kOpcode = Opcode::PositionAndMovement;

  Guid guid = 0;
  PositionPack pack;
  std::uint16_t movement = 0;
  std::uint16_t server_control = 0;
  std::uint8_t autonomous = 0;
  std::uint32_t padding = 0;  ///< three bytes
  MovementBody body;
  Oddities oddities;
};

/// Velocity and turning of a body that flies or jumps (wire 3.3).
struct VectorUpdate {
  static constexpr Opcode kOpcode = Opcode::VectorUpdate;

  Guid guid = 0;
  Vec3 velocity;  ///< metres per second, global axes
  Vec3 omega;     ///< radians per second
  std::uint16_t instance = 0;
  std::uint16_t vector = 0;
};

struct SetState {
  static constexpr Opcode kOpcode = Opcode::SetState;

  Guid guid = 0;
  std::uint32_t physics_state = 0;
  std::uint16_t instance = 0;
  std::uint16_t state = 0;
};

/// An object is held by another from now on (wire 3.3).
struct ParentEvent {
  static constexpr Opcode kOpcode = Opcode::ParentEvent;

  Guid parent = 0;
  Guid child = 0;
  std::uint32_t location = 0;
  std::uint32_t placement = 0;
  std::uint16_t parent_instance = 0;
  std::uint16_t child_position = 0;
};

/// An object has left the ground for someone's pack (wire 3.3).
struct PickupEvent {
  static constexpr Opcode kOpcode = Opcode::PickupEvent;

  Guid guid = 0;
  std::uint16_t instance = 0;
  std::uint16_t position = 0;
};

/// Announces a teleport of the local player (wire 3.3).
struct PlayerTeleport {
  static constexpr Opcode kOpcode = Opcode::PlayerTeleport;

  std::uint16_t teleport = 0;
  std::uint16_t padding = 0;
  Oddities oddities;
};

/// wire 3.5
struct DeleteObject {
  static constexpr Opcode kOpcode = Opcode::DeleteObject;

  Guid guid = 0;
  std::uint16_t instance = 0;
  bool has_padding = true;  ///< some writers leave it out
  std::uint16_t padding = 0;
  Oddities oddities;
};

/// Names the local player (wire 3.5).
struct PlayerCreate {
  static constexpr Opcode kOpcode = Opcode::PlayerCreate;

  Guid guid = 0;
};

/// A position among a character's qualities, such as its lifestone; never moves a body (wire 3.5).
struct PrivateUpdatePosition {
  static constexpr Opcode kOpcode = Opcode::PrivateUpdatePosition;

  std::uint8_t sequence = 0;
  std::uint32_t property = 0;
  Position position;
};

/// The same of another object (wire 3.5).
struct PublicUpdatePosition {
  static constexpr Opcode kOpcode = Opcode::PublicUpdatePosition;

  std::uint8_t sequence = 0;
  Guid guid = 0;
  std::uint32_t property = 0;
  Position position;
};

}  // namespace acm::wire
