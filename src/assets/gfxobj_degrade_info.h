// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// Which mesh stands in at which distance (GX-9). A mesh that names such a record is never drawn
/// itself: the level at distance 0 stands in for it, near too (GX-9, see drawn_mesh.h).
struct GfxObjDegradeInfo {
  /// How the mesh is turned when it is drawn (GX-11).
  enum Mode : std::uint32_t {
    kAsPlaced = 1,
    kFacingEye = 2,  ///< its +y points away from the eye
    kAroundX = 3,    ///< turned about this axis of its own only; never shipped
    kAroundY = 4,
    kAroundZ = 5,
  };

  struct Level {
    ObjectId gfxobj = 0;  ///< 0: nothing is drawn
    std::uint32_t mode = kAsPlaced;
    float min_distance = 0.0f;
    float ideal_distance = 0.0f;
    float max_distance = 0.0f;
  };

  ObjectId id = 0;
  Vector<Level> levels;  ///< nearest first

  /// The level for an eye at this distance from the mesh's sort_center (GX-10); null without levels. A `bias`
  /// above 0 keeps near levels longer, below 0 shorter.
  [[nodiscard]] const Level* level_at(float eye_distance, float part_scale_z = 1.0f, float bias = 0.0f) const;
  /// Beyond it nothing is drawn, in the unit of Level; 0 without levels.
  [[nodiscard]] float greatest_distance() const;
};

Result<GfxObjDegradeInfo> read_gfxobj_degrade_info(Bytes bytes);
Vector<std::byte> write_gfxobj_degrade_info(const GfxObjDegradeInfo& info);

}  // namespace acm
