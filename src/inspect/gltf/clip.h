// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/graph/table_motions.h"

#include <string>
#include <vector>

namespace acm {
struct BoundTable;
struct BoundAnim;
struct Animation;
}  // namespace acm

namespace acm::gltf {

/// A span of one animation within a clip.
struct ClipSegment {
  const BoundAnim* anim = nullptr;
  const AnimData* data = nullptr;  ///< as the table has it
  double start = 0.0;              ///< seconds
  double step = 0.0;               ///< seconds from frame to frame
  std::int32_t first = 0;          ///< the frame that is shown first; above `last` in backward play
  std::int32_t last = 0;
  std::uint32_t count = 0;  ///< frames
  [[nodiscard]] double end() const { return start + step * count; }
};

struct ClipKey {
  const Animation* animation = nullptr;
  std::uint32_t frame = 0;
  float time = 0.0f;
  Frame body;  ///< where root motion and velocity have brought the body
};

/// A motion laid out as keys, at speed 1. The last key is not a frame of its own but gives the last frame its
/// length: a cycle returns there to what it repeats, anything else stays as it is.
struct Clip {
  std::string name;
  TableMotion motion;
  std::vector<ClipSegment> segments;
  std::vector<ClipKey> keys;  ///< none when no animation could be found; times ascend
  double length = 0.0;
};

Clip lay_out_clip(const BoundTable& table, const TableMotion& motion, std::string name);

}  // namespace acm::gltf
