// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

namespace acm::sample {

/// What the creatures and things are painted with.
enum SurfaceId : ObjectId {
  kSkin = 0x08000001,
  kHair,
  kEye,
  kTunic,
  kTrim,
  kRightSleeve,
  kLeftSleeve,
  kRightHose,
  kLeftHose,
  kLeather,
  kBoot,
  kSteel,
  kBrass,
  kWood,
  kString,
  kFeather,
  kFur,
  kDarkFur,
  kPaleFur,
  kClaw,
  kMouth,
  kPlank,
  kIron,
  kStone,
  kFace,
  kCoat,
  kBeastEye,
  kCape,
  kSpark,
  kBreath,
  kSurfaceEnd,
};

/// How large one repetition of a surface's texture is, in metres.
struct TileSize {
  float width, height;
};
TileSize tile_of(ObjectId surface);

}  // namespace acm::sample
