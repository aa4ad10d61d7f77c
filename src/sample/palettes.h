// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/palette.h"

#include <cstdint>

namespace acm::sample {

enum PaletteId : ObjectId {
  kBodyPalette = 0x04000001,
  kBeastPalette = 0x04000002,
  kCrimsonPalette = 0x04000011,  ///< the body's, with other colours of tunic and cape
  kBluePalette,
  kGreenPalette,
  kVioletPalette,
  kGoldPalette = 0x04000015,  ///< with other trimmings
  kSilverPalette,
  kSnowPalette = 0x04000021,  ///< the beast's, with another coat
  kNightPalette,
};

enum PaletteSetId : ObjectId {
  kClothDyes = 0x0F000001,
  kTrimDyes,
  kCoats,
};

/// Shades of one colour, from dark to light. The palettes have 256 colours, each of which stands for eight
/// entries (PL-1), so that these are the units in which messages count.
struct Ramp {
  std::uint8_t first;
  std::uint8_t count;

  /// `shade` from 0, dark, to 255.
  [[nodiscard]] constexpr std::uint8_t unit(int shade) const {
    const int clamped = shade < 0 ? 0 : shade > 255 ? 255 : shade;
    return static_cast<std::uint8_t>(first + clamped * (count - 1) / 255);
  }
  [[nodiscard]] constexpr std::uint32_t first_entry() const { return first * 8u; }
  [[nodiscard]] constexpr std::uint32_t entries() const { return count * 8u; }
};

/// Entries below it are clear where a surface is a clip map (RS-4), so that no ramp has them.
inline constexpr std::uint8_t kClear = 0;

// Of the body's palette. Skin, hair and eyes are where those of human bodies are.
inline constexpr Ramp kSkinRamp{1, 23}, kHairRamp{24, 8}, kEyeRamp{32, 8}, kTunicRamp{40, 24},
    kRightSleeveRamp{64, 12}, kLeftSleeveRamp{76, 12}, kRightHoseRamp{88, 12}, kLeftHoseRamp{100, 12},
    kTrimRamp{112, 8}, kLeatherRamp{120, 12}, kBootRamp{132, 12}, kSteelRamp{144, 12}, kBrassRamp{156, 8},
    kWoodRamp{164, 12}, kPlankRamp{176, 12}, kStoneRamp{188, 12}, kIronRamp{200, 8}, kCapeRamp{208, 12},
    kLipRamp{220, 6}, kSparkRamp{226, 8};

// Of the beast's. Its images have indices of one byte, which reach 32 units.
inline constexpr Ramp kFurRamp{1, 11}, kDarkFurRamp{12, 10}, kPaleFurRamp{22, 10};

/// The body's own colours.
Palette body_palette();
Palette beast_palette();

}  // namespace acm::sample
