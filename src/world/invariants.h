// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

/// What the engine relies on between two calls, and therefore what a snapshot must fulfil:
///
/// - Every number is finite; `first_not_finite` of snapshot.h checks this over all fields.
/// - A sequence without nodes plays nothing. One with nodes has a current and a cyclic node among them. Every
///   node names an animation, and frames that it has. The frame number is within reason.
/// - Of a motion table's lists only the sizes are bounded; what they name is looked up each time.
/// - A body does not carry itself.
/// - A move that is under way has a type that moves or turns, and its legs walk or turn.
/// - An actor that has a target names it. A watcher is in the list of the one it watches, once, and that is
///   its target.
///
/// The name of the first of these that an actor breaks, such as "sequence.current"; null when it breaks none.
/// Static text.
[[nodiscard]] const char* broken_invariant(const Scene& scene, const Actor& actor);
/// Of all actors. Null also stands for a scene without actors.
[[nodiscard]] const char* broken_invariant(const Scene& scene);

}  // namespace acm
