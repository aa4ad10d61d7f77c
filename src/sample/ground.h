// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/gfxobj.h"

#include <cstdint>
#include <vector>

#include "clip.h"

namespace acm::sample {

/// The flat ground under a creature that sits, lies or falls. Keys may press a body into it; what is shown
/// rests on it.
class Ground {
 public:
  /// The parts that one control lifts.
  struct Lifted {
    int height;  ///< the control
    std::vector<std::uint32_t> parts;
  };

  /// `height` lifts all that belongs to no foot; there is a mesh for every part.
  Ground(PoseParts pose_parts, std::vector<GfxObj> meshes, int height, std::vector<Lifted> feet);

  /// Lifts what is below the ground until it lies on it.
  [[nodiscard]] Controls hold_up(Controls controls) const;

  /// The same at all times of a clip. Copies what it needs of the ground.
  [[nodiscard]] Clip under(Clip clip) const;

 private:
  PoseParts pose_parts_;
  std::vector<std::vector<Vec3>> corners_;  // per part
  std::vector<Lifted> lifted_;
};

}  // namespace acm::sample
