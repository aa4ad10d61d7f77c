// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/poses.hpp"
#include "actor/scene.h"

#include <cstdint>
#include <span>

namespace acm {

/// Seconds between the time a body was simulated to and the time it is shown at: the time since its last step
/// (its next pass may not be due yet), plus the time since the tick. 0 while it is not simulated (asleep,
/// frozen, held, in no cell) and does not animate in place. At most 0.2 s, the longest step.
[[nodiscard]] double seconds_ahead(const Scene& scene, const Actor& actor, double seconds_since_tick);

/// Where a body is shown, in the axes of its landblock: where it was simulated to, with the part of the
/// current key frame's root motion that is not applied yet, and as it would go on for the time since then.
/// Its managers and the built-in ground act as they would in a step; a ground that the host answers for
/// (Ground::None, Ground::Host) does not.
///
/// Departs from the body's own frame by at most one key frame's motion and that of the time ahead. A body
/// that crosses a landblock's border keeps its cell until it is simulated there, so an origin may lie beyond
/// it. Only reads.
[[nodiscard]] Frame display_frame(const Scene& scene, const Actor& actor, double seconds_since_tick);

/// The same with what is played there: the actor's sequence, or a copy of it in `memory` that is played on.
struct DisplayState {
  Frame frame;
  const Sequence* sequence;
};
[[nodiscard]] DisplayState display_state(const Scene& scene, const Actor& actor, double seconds_since_tick,
                                         Sequence& memory);

/// The cells and display frames of many bodies, in the order given, `stride` bytes apart; a default Position
/// for one that is not there. Returns how many are there. Only reads the scene, so several threads may each
/// do a part of the list.
std::size_t display_positions(Position* out, std::size_t stride, const Scene& scene,
                              std::span<const ActorId> actors, double seconds_since_tick);
std::size_t display_positions(Position* out, std::size_t stride, const Scene& scene,
                              std::span<const Guid> guids, double seconds_since_tick);

}  // namespace acm
