// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "motion/adjust_motion.h"
#include "wire/client_messages.h"
#include "wire/server_messages.h"
#include "wire/timestamps.h"

namespace acm::wire {

/// The server's side: what everyone is sent about the body of `guid`. `timestamps` are the last ones sent
/// for it; they are counted on and put into the message (managers SV-1).

/// The UpdateMotion that a server broadcasts when a client's keys have changed, by the client's own
/// conversion of keys to movement. The hold key comes from the message; of `owner` the run rate counts, and
/// whether its movement is adjusted. Actions are passed on. The server control timestamp stays: the owner
/// decided. retail: CMotionInterp::apply_raw_movement, first half (core 7.11, 8.6)
UpdateMotion relay(const MoveToState& m, Guid guid, TimestampTable& timestamps, const AdjustFacts& weenie,
                   Sends sends = Sends::NonDefaults);

/// The same by the shortcut that ACE servers take instead: other speeds in several cases, and a style only if
/// the client sent one (core 8.6, wire 4).
UpdateMotion relay_by_ace_shortcut(const MoveToState& m, Guid guid, TimestampTable& timestamps,
                                   float run_rate);

/// Timestamps a message that is about to be sent: the movement timestamp counts on, and the server control
/// timestamp too unless the message is a relay of the owner's input.
void put_timestamps(UpdateMotion& m, TimestampTable& timestamps);
/// The position timestamp counts on; teleport and force position travel as they are (Timestamp::advance them
/// before).
void put_timestamps(UpdatePosition& m, TimestampTable& timestamps);
void put_timestamps(VectorUpdate& m, TimestampTable& timestamps);
void put_timestamps(SetState& m, TimestampTable& timestamps);

}  // namespace acm::wire
