// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"
#include "base/position.h"
#include "wire/motion_state_pack.h"

#include <cstdint>
#include <variant>

namespace acm::wire {

/// How movement parameters are written out (managers MP-20, MP-21).
enum class ParametersForm : std::uint8_t {
  MoveTo,  ///< 28 bytes: flags, three distances, speed, threshold, heading
  TurnTo,  ///< 12 bytes: flags, speed, heading
  Whole,   ///< 40 bytes, never on the wire: all ten fields, heading before speed
};

constexpr std::size_t size_of(ParametersForm form) {
  return form == ParametersForm::MoveTo ? 28 : form == ParametersForm::TurnTo ? 12 : 40;
}

/// Fields that the form does not carry keep their defaults. The bytes must be exactly as many as the form
/// has.
Result<MovementParameters> decode_parameters(Bytes bytes, ParametersForm form);
void encode(FieldWriter& out, const MovementParameters& parameters, ParametersForm form);

/// A place without a rotation.
struct Origin {
  CellId cell = 0;
  Vec3 point;  ///< metres, relative to the cell's landblock

  [[nodiscard]] Position position() const { return {cell, {point, {}}}; }
};

/// Type 0: the state to be in.
struct StateMovement {
  InterpretedMotionStatePack state;
  Guid sticky_object = 0;  ///< sent when the body's flags say so; 0: none

  StateMovement() {}  // so that making one does not clear the list of actions first
  explicit StateMovement(const InterpretedMotionStatePack& s, Guid sticky = 0)
      : state(s), sticky_object(sticky) {}
};

/// Type 6.
struct MoveToObject {
  Guid target = 0;
  Origin origin;  ///< where the target was: for a receiver who does not know it
  MovementParameters parameters;
  float run_rate = 1.0f;
};

/// Type 7.
struct MoveToPosition {
  Origin origin;
  MovementParameters parameters;
  float run_rate = 1.0f;
};

/// Type 8.
struct TurnToObject {
  Guid target = 0;
  float heading = 0.0f;  ///< degrees: for a receiver who does not know the target
  MovementParameters parameters;
};

/// Type 9.
struct TurnToHeading {
  MovementParameters parameters;
};

/// Types 1 to 5: nothing follows (wire 2.3).
struct BareMovement {
  MovementType type = MovementType::StopCompletely;
};

/// What all movement messages share (wire 2.3).
struct MovementBody {
  enum Flag : std::uint8_t {
    kStickToObject = 0x1,     ///< type 0 only: the object's guid follows the state
    kStandingLongJump = 0x2,  ///< type 0 only
  };

  std::uint8_t flags = 0;  ///< bits of Flag, and unknown ones as they came
  CommandIndex style = command_index(command::kNonCombat);
  std::variant<StateMovement, MoveToObject, MoveToPosition, TurnToObject, TurnToHeading, BareMovement>
      content;

  [[nodiscard]] MovementType type() const;
  [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
};

/// A body by itself, as object messages hold it. The bytes must be exactly as many as it has.
Result<MovementBody> decode_body(Bytes bytes);
/// `out` must be empty, or hold a multiple of four bytes.
void encode(FieldWriter& out, const MovementBody& body);

/// Static text, such as "MoveToObject". Type 0 is called "Interpreted". Never null.
const char* to_string(MovementType type);

}  // namespace acm::wire
