// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "picture.h"

/// What the sample's textures show. Tiles go on at their edges without a seam.
namespace acm::sample {

// Tiles.
Picture paint_skin(Ramp ramp);
Picture paint_hair(Ramp ramp);
Picture paint_weave(Ramp ramp, int side);
Picture paint_leather(Ramp ramp);
Picture paint_metal(Ramp ramp, int side);
Picture paint_wood(Ramp ramp, int side, std::uint32_t seed);
Picture paint_stone();
Picture paint_fur(Ramp ramp);
Picture paint_mail();

// Pictures of one thing. Those of the trunk go round it, the front in the middle.
Picture paint_face();
Picture paint_eye();
Picture paint_beast_eye();
Picture paint_tunic();
Picture paint_tabard();
Picture paint_cape();  ///< with a ragged hem, below which it is clear
Picture paint_coat();  ///< the belly in the middle

/// Bright in the middle and clear at the edge.
struct Puff {
  Picture picture;
  std::vector<std::uint8_t> alpha;
};
Puff paint_puff(Ramp ramp);

}  // namespace acm::sample
