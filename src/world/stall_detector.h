// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/world.hpp"

#include <cstddef>
#include <cstdint>

namespace acm {

class EventBuffer;
class WorldState;

/// What the stall detector remembers of one object. Times are the world's clock.
struct StallWatch {
  double motion_since = 0.0;     ///< when the first motion of the queue was first seen
  double motion_deadline = 0.0;  ///< by when it should be done
  double move_since = 0.0;
  double move_progress = 0.0;       ///< when the move last progressed
  double move_distance_time = 0.0;  ///< MoveTo::previous_distance_time at that time
  Command motion = 0;
  std::uint32_t anims = 0;
  std::uint16_t pending = 0;    ///< length of the motion queue; 0: no motion is watched
  std::uint8_t move_nodes = 0;  ///< legs that were left
  bool watches_move = false;
  bool motion_reported = false;
  bool move_reported = false;
};

/// Looks at every 32nd object in each tick, so that each gets its turn, and reports Stalled once for each
/// motion and each move. Called by tick.
void detect_stalls(WorldState& world);

/// The same for ticks in ranges, one object at a time, by its place in the order of guids. The first returns
/// whether its check is due in the given tick. The second does the check, and changes only the object's
/// StallWatch.
[[nodiscard]] bool is_stall_check_due(const WorldState& world, std::size_t place, std::uint64_t tick);
void detect_stall(WorldState& world, std::size_t place, EventBuffer& events);

}  // namespace acm
