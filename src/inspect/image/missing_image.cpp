// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/images.hpp"
#include "inspect/image/pixels.h"

namespace acm::inspect {

Image missing_image() {
  constexpr std::uint32_t kSide = 8, kSquare = 4;
  constexpr Argb kGrey = 0xFF808080, kViolet = 0xFFB040C0;
  Image image{kSide, kSide, std::vector<std::uint8_t>(std::size_t{kSide} * kSide * 4), 0};
  for (std::uint32_t y = 0; y < kSide; ++y)
    for (std::uint32_t x = 0; x < kSide; ++x)
      put_rgba(&image.rgba[(std::size_t{y} * kSide + x) * 4],
               (x / kSquare + y / kSquare) % 2 == 0 ? kGrey : kViolet);
  return image;
}

}  // namespace acm::inspect
