// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire_messages.hpp"
#include "acmotion/wire_movement.hpp"
#include "motion/adjust_motion.h"

namespace acm::wire {

// The server's side: messages about the body of `guid` for everyone. `timestamps` are the last ones sent for
// it; they are advanced and put into the message (managers SV-1).

/// The UpdateMotion that a server broadcasts when a client's keys have changed, made with the client's own
/// conversion of keys to movement. The hold key comes from the message; `weenie` gives the run rate and
/// whether the movement is adjusted. Actions are passed on. The server control timestamp does not advance:
/// the owner made the decision. retail: CMotionInterp::apply_raw_movement, first half (core 7.11, 8.6)
UpdateMotion relay(const MoveToState& m, Guid guid, TimestampTable& timestamps, const AdjustFacts& weenie,
                   Sends sends = Sends::NonDefaults);

/// The same by the shortcut that ACE servers take instead: other speeds in several cases, and a style only if
/// the client sent one (core 8.6, wire 4).
UpdateMotion relay_by_ace_shortcut(const MoveToState& m, Guid guid, TimestampTable& timestamps,
                                   float run_rate);

/// Puts timestamps into a message that is about to be sent: the movement timestamp advances, and the server
/// control timestamp too unless the message is a relay of the owner's input.
void put_timestamps(UpdateMotion& m, TimestampTable& timestamps);
/// The position timestamp advances; teleport and force position are sent as they are (advance them before).
void put_timestamps(UpdatePosition& m, TimestampTable& timestamps);
void put_timestamps(VectorUpdate& m, TimestampTable& timestamps);
void put_timestamps(SetState& m, TimestampTable& timestamps);
void put_timestamps(ObjDescEvent& m, TimestampTable& timestamps);

}  // namespace acm::wire
