// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"

namespace acm::wire {

/// The name of the first number that is infinite or not a number, such as "velocity.z"; null when all are
/// finite. Static text. Such messages can be decoded, but every check drops them.
const char* non_finite_field(const Message& message);
const char* non_finite_field(const UpdateMotion& m);
const char* non_finite_field(const UpdatePosition& m);
const char* non_finite_field(const VectorUpdate& m);
const char* non_finite_field(const PositionAndMovement& m);
const char* non_finite_field(const PrivateUpdatePosition& m);
const char* non_finite_field(const PublicUpdatePosition& m);
const char* non_finite_field(const ObjectDescription& m);
const char* non_finite_field(const MoveToState& m);
const char* non_finite_field(const AutonomousPosition& m);
const char* non_finite_field(const Jump& m);
const char* non_finite_field(const DoMovementCommand& m);
const char* non_finite_field(const TurnTo& m);
const char* non_finite_field(const JumpNonAutonomous& m);

}  // namespace acm::wire
