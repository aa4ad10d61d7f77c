// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/frame.h"

#include <cstdint>

namespace acm {

constexpr bool is_indoor(CellId cell) {
  return (cell & 0xFFFFu) >= 0x100u;
}

/// Distance between the surfaces of two cylinders; negative when they overlap.
/// retail: Position::cylinder_distance (managers 5.3)
float cylinder_distance(const Position& p1, Cylinder c1, const Position& p2, Cylinder c2);

/// Distance in 3D between the two origins, less both radii; the heights of the cylinders are ignored. May be
/// negative.
/// retail: Position::cylinder_distance_no_z (managers 5.3)
float cylinder_distance_no_z(const Position& p1, float radius1, const Position& p2, float radius2);

/// p1 as seen from p2, across landblocks. retail: Position::subtract2 (managers 5.5)
Frame relative_to(const Position& p1, const Position& p2);

}  // namespace acm
