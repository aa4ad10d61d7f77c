// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "palettes.h"

#include "assets/palette_set.h"

#include <algorithm>
#include <initializer_list>

#include "content.h"

namespace acm::sample {

namespace {

struct Dye {
  Ramp ramp;
  std::uint32_t rgb;  // of the middle
};

// From a little more than half as bright to a quarter brighter.
Argb shade_of(std::uint32_t rgb, int step, int steps) {
  constexpr int kDarkest = 140, kBrightest = 330;  // of 256
  const int scale = kDarkest + (kBrightest - kDarkest) * step / std::max(1, steps - 1);
  const auto channel = [&](unsigned shift) {
    return static_cast<std::uint8_t>(std::min(255, static_cast<int>(rgb >> shift & 0xFF) * scale / 256));
  };
  return make_argb(255, channel(16), channel(8), channel(0));
}

void paint(Palette& palette, const Dye& dye) {
  for (int i = 0; i < dye.ramp.count; ++i)
    palette.colors[static_cast<std::size_t>(dye.ramp.first + i)] = shade_of(dye.rgb, i, dye.ramp.count);
}

Palette painted(PaletteId id, const Palette* base, std::initializer_list<Dye> dyes) {
  Palette palette;
  palette.id = id;
  if (base != nullptr) palette.colors = base->colors;
  palette.colors.resize(Palette::kShortColors, 0xFF000000);
  for (const Dye& dye : dyes) paint(palette, dye);
  return palette;
}

void add_set(Content& content, PaletteSetId id, std::initializer_list<ObjectId> palettes) {
  PaletteSet set;
  set.id = id;
  set.palettes = palettes;
  content.add(set);
}

}  // namespace

// The mannequin's legs and sleeves differ from side to side, so that one sees at once which limb is which.
Palette body_palette() {
  Palette palette =
      painted(kBodyPalette, nullptr,
              {{kSkinRamp, 0xE3B58F},      {kHairRamp, 0x5B3A24},        {kEyeRamp, 0x3B6A7C},
               {kTunicRamp, 0x2F7F86},     {kRightSleeveRamp, 0x3F9AA0}, {kLeftSleeveRamp, 0xC9603F},
               {kRightHoseRamp, 0xD9C9A3}, {kLeftHoseRamp, 0xA14A35},    {kTrimRamp, 0xE2B04A},
               {kLeatherRamp, 0x7A5233},   {kBootRamp, 0x4E3828},        {kSteelRamp, 0xB9C4CE},
               {kBrassRamp, 0xC99B3B},     {kWoodRamp, 0x8C6239},        {kPlankRamp, 0x9A6B3F},
               {kStoneRamp, 0xA9A79E},     {kIronRamp, 0x4B5157},        {kCapeRamp, 0x7D3A34},
               {kLipRamp, 0xB4665A},       {kSparkRamp, 0xFFC860}});
  // The ends of the eyes' ramp are pupil and white.
  palette.colors[kEyeRamp.first] = 0xFF15191C;
  palette.colors[kEyeRamp.unit(255)] = 0xFFF2EFE6;
  return palette;
}

Palette beast_palette() {
  return painted(kBeastPalette, nullptr,
                 {{kFurRamp, 0x8D7B68}, {kDarkFurRamp, 0x5C4F45}, {kPaleFurRamp, 0xC8B79F}});
}

void add_palettes(Content& content) {
  const Palette body = body_palette(), beast = beast_palette();
  content.add(body);
  content.add(beast);
  content.add(painted(kCrimsonPalette, &body, {{kTunicRamp, 0x96282C}, {kCapeRamp, 0x5A1C22}}));
  content.add(painted(kBluePalette, &body, {{kTunicRamp, 0x2B4C94}, {kCapeRamp, 0x1E2C58}}));
  content.add(painted(kGreenPalette, &body, {{kTunicRamp, 0x3F7A38}, {kCapeRamp, 0x24482A}}));
  content.add(painted(kVioletPalette, &body, {{kTunicRamp, 0x6E3A8C}, {kCapeRamp, 0x402458}}));
  content.add(painted(kGoldPalette, &body, {{kTrimRamp, 0xE8C04A}}));
  content.add(painted(kSilverPalette, &body, {{kTrimRamp, 0xC8CCD2}}));
  content.add(painted(kSnowPalette, &beast,
                      {{kFurRamp, 0xC4C8CC}, {kDarkFurRamp, 0x8E98A2}, {kPaleFurRamp, 0xE6E8EA}}));
  content.add(painted(kNightPalette, &beast,
                      {{kFurRamp, 0x3C3A40}, {kDarkFurRamp, 0x222126}, {kPaleFurRamp, 0x5E5A5E}}));
  add_set(content, kClothDyes, {kCrimsonPalette, kBluePalette, kGreenPalette, kVioletPalette});
  add_set(content, kTrimDyes, {kGoldPalette, kSilverPalette});
  add_set(content, kCoats, {kBeastPalette, kSnowPalette, kNightPalette});
}

}  // namespace acm::sample
