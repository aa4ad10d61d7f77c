// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/actor.h"
#include "base/finite.h"
#include "base/nearly_equal.h"
#include "base/position.h"

namespace acm {

inline bool is_outdoors(CellId cell) {
  const CellId within = cell & 0xFFFFu;
  return within >= 1 && within <= 0x40;
}

/// Where a body is, with the cell that contains it: outdoors, the frame of a walking body can leave its
/// landblock while its cell still names the old one.
inline Position place_of(const Actor& actor) {
  Position place = actor.body.position;
  if (is_outdoors(place.cell)) adjust_to_outside(place);
  return place;
}

/// A cell that exists: an outdoor one of the 64 of a landblock on the map, or one of a building or dungeon.
inline bool is_real_cell(CellId cell) {
  const CellId within = cell & 0xFFFFu;
  const bool on_map = (cell >> 24) < 0xFFu && (cell >> 16 & 0xFFu) < 0xFFu;
  return on_map && (is_outdoors(cell) || (within >= 0x100 && within <= 0xFFFD));
}

/// Beyond the edge of the map there is no cell.
inline bool is_valid_place(Position p) {
  return is_real_cell(p.cell) && is_finite(p.frame) && (!is_outdoors(p.cell) || adjust_to_outside(p));
}

}  // namespace acm
