// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/frame.h"

namespace acm {

/// Cell id 0xXXYYCCCC: landblock column and row, and the cell within (managers 5.1).
using CellId = std::uint32_t;

inline constexpr float kBlockLength = 192.0f;  ///< metres along the side of a landblock
inline constexpr float kCellLength = 24.0f;    ///< metres along the side of an outdoor cell

/// A place in the world: the frame is relative to the landblock of the cell. Cell 0 counts as landblock (0,
/// 0).
struct Position {
  CellId cell = 0;
  Frame frame;

  friend bool operator==(const Position&, const Position&) = default;
};

constexpr bool is_indoor(CellId cell) {
  return (cell & 0xFFFFu) >= 0x100u;
}

/// From the landblock of one cell to that of another; zero within one landblock. z is always 0.
Vec3 block_offset(CellId from, CellId to);

/// From p1 to p2, across landblocks. retail: Position::get_offset (managers 5.2)
Vec3 offset(const Position& p1, const Position& p2);

/// Length of that offset, in three dimensions.
float distance(const Position& p1, const Position& p2);

/// A standing cylinder: metres. Used for how near two bodies are.
struct Cylinder {
  float radius = 0.0f;
  float height = 0.0f;
};

/// Distance between the surfaces of two cylinders; negative when they overlap.
/// retail: Position::cylinder_distance (managers 5.3)
float cylinder_distance(const Position& p1, Cylinder c1, const Position& p2, Cylinder c2);

/// Centre distance less both radii, heights ignored; may be negative.
/// retail: Position::cylinder_distance_no_z (managers 5.3)
float cylinder_distance_no_z(const Position& p1, float radius1, const Position& p2, float radius2);

/// Heading from p1 to p2, 0 when they are closer than kEpsilon on the ground plan.
/// retail: Position::heading (managers 5.4)
float heading_between(const Position& p1, const Position& p2);

/// p1 as seen from p2, across landblocks. retail: Position::subtract2 (managers 5.5)
Frame relative_to(const Position& p1, const Position& p2);

/// Moves an outdoor position whose origin has left its landblock into the cell where it lies. Returns false,
/// with the cell set to 0, when that is outside the map. retail: LandDefs::adjust_to_outside (managers 5.1)
bool adjust_to_outside(Position& p);

}  // namespace acm
