// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire_messages.hpp"

#include <cfloat>
#include <cstdint>

namespace acm::wire {

// The kinds of fields that messages consist of. A kind says how a field is checked and shown; how many bytes
// it takes follows from its C++ type.

/// What a whole number means to people.
enum class Meaning : std::uint8_t {
  Number,
  Hex,  ///< an id, a place or bits without names
  Opcode,
  Command,
  HoldKey,
  MovementType,
  PositionProperty,
  SoundType,
  ScriptType,
  ActionStamp,
  ParameterBits,
  PhysicsParts,
  PhysicsState,
  PositionFlags,
  MotionFlags,
  Contact,
};

/// How JSON shows a whole number.
enum class Notation : std::uint8_t {
  Decimal,
  Hex,    ///< a text, "0x50000001"
  Named,  ///< an object with the number and its name
};

struct WholeNumber {
  Meaning meaning = Meaning::Number;
  Notation json = Notation::Decimal;
  std::uint32_t known = 0xFFFFFFFFu;  ///< bits that mean something; others are noted as an oddity
};

inline constexpr WholeNumber kNumber{};
inline constexpr WholeNumber kTimestamp{};
inline constexpr WholeNumber kGuid{Meaning::Hex, Notation::Hex};
inline constexpr WholeNumber kId{Meaning::Hex, Notation::Hex};
inline constexpr WholeNumber kCell{Meaning::Hex, Notation::Hex};
/// A number that stands for something.
inline constexpr WholeNumber kCode{Meaning::Hex};
inline constexpr WholeNumber kCommand{Meaning::Command, Notation::Named};
inline constexpr WholeNumber kHoldKey{Meaning::HoldKey};
inline constexpr WholeNumber kPositionProperty{Meaning::PositionProperty};
inline constexpr WholeNumber kSoundType{Meaning::SoundType, Notation::Named};
inline constexpr WholeNumber kScriptType{Meaning::ScriptType, Notation::Named};
inline constexpr WholeNumber kDefaultScript{Meaning::ScriptType, Notation::Hex};
inline constexpr WholeNumber kPhysicsState{Meaning::PhysicsState, Notation::Hex};
/// Which optional fields follow.
inline constexpr WholeNumber kStateFlags{Meaning::Hex, Notation::Hex};
inline constexpr WholeNumber kPositionFlags{Meaning::PositionFlags, Notation::Hex, PositionPack::kKnownFlags};
inline constexpr WholeNumber kPhysicsParts{Meaning::PhysicsParts, Notation::Hex,
                                           PhysicsDescription::kKnownFlags};
inline constexpr WholeNumber kMotionFlags{Meaning::MotionFlags, Notation::Decimal,
                                          MovementBody::kStickToObject | MovementBody::kStandingLongJump};
inline constexpr WholeNumber kContact{Meaning::Contact, Notation::Decimal,
                                      MoveToState::kContact | MoveToState::kStandingLongJump};
/// A byte that is 0 or 1.
inline constexpr WholeNumber kYesNo{Meaning::Number, Notation::Decimal, 1};
inline constexpr WholeNumber kParameterBits{Meaning::ParameterBits, Notation::Hex, 0x3FFFF};

/// A number with a fraction. Receivers refuse one that is not finite or beyond the limit.
struct RealNumber {
  float limit = FLT_MAX;
  bool is_speed = false;  ///< a speed or run rate, which hosts may limit
};

inline constexpr RealNumber kReal{};
inline constexpr RealNumber kSpeed{FLT_MAX, true};
inline constexpr RealNumber kHeading{limits::kHeading};
inline constexpr RealNumber kScale{limits::kScale};

/// Three numbers, with a name for each.
struct Vector3 {
  float limit;
  const char* x;
  const char* y;
  const char* z;
};

inline constexpr Vector3 kPoint{limits::kCoordinate, "pos.x", "pos.y", "pos.z"};
inline constexpr Vector3 kVelocity{limits::kVelocity, "velocity.x", "velocity.y", "velocity.z"};
inline constexpr Vector3 kAcceleration{FLT_MAX, "acceleration.x", "acceleration.y", "acceleration.z"};
inline constexpr Vector3 kOmega{limits::kOmega, "omega.x", "omega.y", "omega.z"};

/// Not among the numbers that are checked: rotations have a test of their own, and each receiver its own
/// answer to it (managers 5.6).
struct Rotation {};
inline constexpr Rotation kRotation{};

}  // namespace acm::wire
