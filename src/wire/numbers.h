// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"

namespace acm::wire {

/// The name of the first number that is not finite or beyond acm::limits, such as "velocity.z"; null when all
/// are sound. Static text. Such messages can be decoded, but every check drops them.
const char* bad_number_field(const Message& message);
const char* bad_number_field(const UpdateMotion& m);
const char* bad_number_field(const UpdatePosition& m);
const char* bad_number_field(const VectorUpdate& m);
const char* bad_number_field(const PositionAndMovement& m);
const char* bad_number_field(const PrivateUpdatePosition& m);
const char* bad_number_field(const PublicUpdatePosition& m);
const char* bad_number_field(const ObjectDescription& m);
const char* bad_number_field(const Sound& m);
const char* bad_number_field(const PlayScriptType& m);
const char* bad_number_field(const MoveToState& m);
const char* bad_number_field(const AutonomousPosition& m);
const char* bad_number_field(const Jump& m);
const char* bad_number_field(const DoMovementCommand& m);
const char* bad_number_field(const TurnTo& m);
const char* bad_number_field(const JumpNonAutonomous& m);

/// Whether a speed or run rate is outside [-limit, limit].
bool has_speed_beyond(const Message& message, float limit);

/// Brings all speeds and run rates into [-limit, limit]. True when one was beyond.
bool limit_speeds(Message& message, float limit);
bool limit_speeds(RawMotionStatePack& state, float limit);

}  // namespace acm::wire
