// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

namespace acm::sample {

/// The colours of the creatures and things.
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
  kSurfaceEnd,
};

}  // namespace acm::sample
