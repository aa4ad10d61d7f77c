// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "surfaces.h"

#include "content.h"

namespace acm::sample {

void add_surfaces(Content& content) {
  struct Paint {
    SurfaceId id;
    std::uint32_t rgb;
  };
  // The mannequin's legs and sleeves differ from side to side, so that one sees at once which limb is which.
  constexpr Paint kPaints[] = {
      {kSkin, 0xE3B58F},     {kHair, 0x5B3A24},        {kEye, 0x25323B},        {kTunic, 0x2F7F86},
      {kTrim, 0xE2B04A},     {kRightSleeve, 0x3F9AA0}, {kLeftSleeve, 0xC9603F}, {kRightHose, 0xD9C9A3},
      {kLeftHose, 0xA14A35}, {kLeather, 0x7A5233},     {kBoot, 0x4E3828},       {kSteel, 0xB9C4CE},
      {kBrass, 0xC99B3B},    {kWood, 0x8C6239},        {kString, 0xEDE6D3},     {kFeather, 0xD8E0DC},
      {kFur, 0x8D7B68},      {kDarkFur, 0x5C4F45},     {kPaleFur, 0xC8B79F},    {kClaw, 0x2E2A28},
      {kMouth, 0x9C4747},    {kPlank, 0x9A6B3F},       {kIron, 0x4B5157},       {kStone, 0xA9A79E},
  };
  static_assert(std::size(kPaints) == kSurfaceEnd - kSkin);
  for (const Paint& p : kPaints) {
    Surface s;
    s.id = p.id;
    s.color = 0xFF000000u | p.rgb;
    s.diffuse = 1.0f;
    content.add(s);
  }
}

}  // namespace acm::sample
