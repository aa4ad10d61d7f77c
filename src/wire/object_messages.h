// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "base/bytes.h"
#include "base/position.h"
#include "wire/movement_body.h"
#include "wire/opcode.h"
#include "wire/timestamps.h"

#include <cstdint>

namespace acm::wire {

/// What an object wears and is coloured with, carried along as bytes (wire 3.4).
struct Appearance {
  Bytes bytes;  ///< from the version byte to the alignment, a view into the message
  std::uint8_t subpalettes = 0;
  std::uint8_t textures = 0;
  std::uint8_t parts = 0;
};

/// An object held by the described one.
struct Child {
  Guid guid = 0;
  std::uint32_t location = 0;
};

/// The held objects, a view into the message.
struct ChildList {
  static constexpr std::size_t kBytesEach = 8;

  Bytes bytes;

  [[nodiscard]] std::size_t size() const { return bytes.size() / kBytesEach; }
  [[nodiscard]] Child operator[](std::size_t i) const;
};

/// The physical half of an object's description (wire 3.4). Fields whose bit is clear hold their defaults and
/// are not sent.
struct PhysicsDescription {
  enum Flag : std::uint32_t {
    kSetup = 0x1,
    kMotionTable = 0x2,
    kVelocity = 0x4,
    kAcceleration = 0x8,
    kOmega = 0x10,
    kParent = 0x20,
    kChildren = 0x40,
    kScale = 0x80,
    kFriction = 0x100,
    kElasticity = 0x200,
    kSoundTable = 0x800,
    kScriptTable = 0x1000,
    kDefaultScript = 0x2000,
    kScriptIntensity = 0x4000,
    kPosition = 0x8000,
    kMovement = 0x10000,
    kPlacement = 0x20000,  ///< read only when kMovement is clear
    kTranslucency = 0x40000,
  };
  static constexpr std::uint32_t kKnownFlags = 0x7FBFF;

  std::uint32_t flags = 0;  ///< bits of Flag, and unknown ones as they came
  std::uint32_t state = 0;  ///< physics state (physics_state::)
  bool has_body = false;    ///< false under kMovement: a movement of no bytes
  MovementBody body;
  std::uint32_t autonomous = 0;  ///< sent with the body
  std::uint32_t placement = 0;
  Position position;
  std::uint32_t motion_table = 0;
  std::uint32_t sound_table = 0;
  std::uint32_t script_table = 0;
  std::uint32_t setup = 0;
  Guid parent = 0;
  std::uint32_t parent_location = 0;
  ChildList children;
  float scale = 1.0f;
  float friction = 0.0f;
  float elasticity = 0.0f;
  float translucency = 0.0f;
  Vec3 velocity;
  Vec3 acceleration;
  Vec3 omega;
  std::uint32_t default_script = 0;
  float script_intensity = 0.0f;
  TimestampTable timestamps;
  std::uint16_t padding = 0;

  [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
};

/// An object as it appears. Its appearance, children and tail are views into the decoded bytes and live as
/// long as those.
struct ObjectDescription {
  Guid guid = 0;
  Appearance appearance;
  PhysicsDescription physics;
  Bytes tail;  ///< the public weenie description and whatever follows, not looked at
  Oddities oddities;
};

/// wire 3.4
struct CreateObject : ObjectDescription {
  static constexpr Opcode kOpcode = Opcode::CreateObject;
};

/// The same bytes for an object that is known already (wire 1).
struct UpdateObject : ObjectDescription {
  static constexpr Opcode kOpcode = Opcode::UpdateObject;
};

/// The first fields of a description's tail, for display: nothing in the engine depends on them.
struct WeenieHead {
  std::uint32_t flags = 0;
  Bytes name;  ///< as sent, in the client's 8-bit encoding; a view into the tail
  std::uint32_t class_id = 0;
  std::uint32_t icon = 0;
  std::uint32_t item_type = 0;
  std::uint32_t object_flags = 0;
};
Result<WeenieHead> decode_weenie_head(Bytes tail);

}  // namespace acm::wire
