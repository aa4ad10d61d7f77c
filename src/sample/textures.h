// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

namespace acm::sample {

/// Each has an image of the same number (0x06……), and some a smaller one too.
enum TextureId : ObjectId {
  kNoTexture = 0,
  kSkinTexture = 0x05000001,
  kFaceTexture,
  kEyeTexture,
  kHairTexture,
  kTunicTexture,
  kTrimTexture,
  kRightSleeveTexture,
  kLeftSleeveTexture,
  kRightHoseTexture,
  kLeftHoseTexture,
  kLeatherTexture,
  kBootTexture,
  kSteelTexture,
  kBrassTexture,
  kWoodTexture,
  kPlankTexture,
  kStoneTexture,
  kIronTexture,
  kFurTexture,
  kDarkFurTexture,
  kPaleFurTexture,
  kCoatTexture,
  kBeastEyeTexture,
  kTabardTexture,  ///< these are worn
  kMailTexture,
  kCapeTexture,
  kSparkTexture,  ///< these are particles
  kBreathTexture,
};

}  // namespace acm::sample
