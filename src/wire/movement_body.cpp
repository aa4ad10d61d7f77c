// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"
#include "acmotion/wire_movement.hpp"

#include "field_reader.h"

namespace acm::wire {

Result<MovementParameters> decode_parameters(Bytes bytes, ParametersForm form) {
  ByteReader in(bytes);
  MovementParameters parameters;
  FieldReader a(in);
  fields(a, parameters, form);
  in.expect_end();
  if (!in.ok()) return in.error();
  return parameters;
}

MovementType MovementBody::type() const {
  static constexpr MovementType kTypes[] = {MovementType::Invalid, MovementType::MoveToObject,
                                            MovementType::MoveToPosition, MovementType::TurnToObject,
                                            MovementType::TurnToHeading};
  if (const auto* bare = std::get_if<BareMovement>(&content)) return bare->type;
  return kTypes[content.index()];
}

Result<MovementBody> decode_body(Bytes bytes) {
  Result<MovementBody> body(std::in_place);
  ByteReader in(bytes);
  FieldReader a(in);
  fields(a, *body);
  in.expect_end();
  if (!in.ok()) body = in.error();
  return body;
}

const char* to_string(MovementType type) {
  switch (type) {
    case MovementType::Invalid: return "Interpreted";
    case MovementType::RawCommand: return "RawCommand";
    case MovementType::InterpretedCommand: return "InterpretedCommand";
    case MovementType::StopRawCommand: return "StopRaw";
    case MovementType::StopInterpretedCommand: return "StopInterpreted";
    case MovementType::StopCompletely: return "StopCompletely";
    case MovementType::MoveToObject: return "MoveToObject";
    case MovementType::MoveToPosition: return "MoveToPosition";
    case MovementType::TurnToObject: return "TurnToObject";
    case MovementType::TurnToHeading: return "TurnToHeading";
  }
  return "unknown";
}

}  // namespace acm::wire
