// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"

namespace acm::wire {

/// The name of the first number that is not finite or beyond acm::limits, such as "velocity.z"; null when all
/// are sound. Static text. Such messages can be decoded, but every check drops them. Rotations are not among
/// the numbers: is_valid_rotation decides about them.
const char* bad_number_field(const Message& message);
/// The same of one type of message.
template <class M>
const char* bad_number_field(const M& m);

/// Whether a speed or run rate is outside [-limit, limit].
bool has_speed_beyond(const Message& message, float limit);

/// Brings all speeds and run rates into [-limit, limit]. True when one was beyond.
bool limit_speeds(Message& message, float limit);
bool limit_speeds(RawMotionStatePack& state, float limit);

}  // namespace acm::wire
