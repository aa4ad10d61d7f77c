// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/prefetch.h"
#include "actor/scene.h"
#include "actor/tick.h"
#include "world/world_state.h"

namespace acm {

/// The cell of a place outdoors, within its landblock (managers 5.1); 0 when the place has left the
/// landblock.
inline CellId outdoor_cell_of(Vec3 origin) {
  const bool is_within =
      origin.x >= 0.0f && origin.x < kBlockLength && origin.y >= 0.0f && origin.y < kBlockLength;
  if (!is_within) return 0;
  return 1 + 8 * static_cast<CellId>(origin.x / kCellLength) + static_cast<CellId>(origin.y / kCellLength);
}

/// Follows a body that walks outdoors from cell to cell, as retail's transitions do. At the edge of the map
/// it stays in its last cell.
inline void update_cell(Position& position) {
  const CellId cell = position.cell & 0xFFFFu;
  if (cell == 0 || cell >= 0x100u || cell == outdoor_cell_of(position.frame.origin)) return;
  Position moved = position;
  if (adjust_to_outside(moved)) position = moved;
}

/// What a world does when all bodies have been ticked.
void finish_pass(WorldState& world);

/// One body up to the time of the pass, and what a world does after each.
inline void tick_actor(StepContext& context, Actor& actor) {
  tick_in_pass(context, actor);
  Body& body = actor.body;
  if (!body.in_cell) return;
  update_cell(body.position);
  if (body.ground == Ground::LastKnown && body.grounded()) body.ground_height = body.position.frame.origin.z;
}

}  // namespace acm
