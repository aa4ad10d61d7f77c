// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/server_object.h"

namespace acm {

/// The place that a client's request can mean: the body is upright, and where the server has ground of its
/// own, a request raises it never and lowers it only while it falls (SV-30).
Position reachable_place(const ServerObject& o, const Position& request);

/// Takes the way to a place from what the client's keys could have done since the last one (SV-35). False: it
/// is farther, and nothing is taken.
bool spend_travel(const ServerObject& o, const Position& place);

/// Puts the body where its client has said that it is. On ground that the server does not know that tells
/// where the ground is, too: otherwise the next step would put the body back to the height of the last.
void take_place(Body& body, const Position& place);

/// The next place is not compared with those before: the host has put the body elsewhere.
void forget_travel(ServerObjectState& state);

}  // namespace acm
