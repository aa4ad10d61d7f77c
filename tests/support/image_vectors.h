// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/images.hpp"
#include "assets/color.h"

#include <cstddef>
#include <string>
#include <vector>

#include "support/hex.h"

namespace acm::test {

/// The images of the sheet, as records.
inline constexpr const char* kA2 = "10000006 07000000 02000000 01000000 15000000 08000000 33221180 0000ffff";
inline constexpr const char* kA3 = "11000006 07000000 02000000 01000000 14000000 06000000 332211 0000ff";
inline constexpr const char* kA4 = "12000006 07000000 03000000 01000000 17000000 06000000 00f8 e007 1084";
inline constexpr const char* kA5 = "13000006 07000000 02000000 01000000 1a000000 04000000 738f 0ff0";
inline constexpr const char* kA6 = "14000006 07000000 04000000 01000000 1c000000 04000000 004080ff";
inline constexpr const char* kA7 = "15000006 07000000 04000000 01000000 29000000 04000000 000708ff 01000004";
inline constexpr const char* kA8 =
    "16000006 07000000 04000000 01000000 65000000 08000000 0000 0700 0800 ff07 01000004";
inline constexpr const char* kA9 = "17000006 07000000 04000000 04000000 44585431 08000000 00f81f00 e4e4e4e4";
inline constexpr const char* kA10 = "18000006 07000000 04000000 04000000 44585431 08000000 1f0000f8 e4e4e4e4";
inline constexpr const char* kA11 =
    "19000006 07000000 04000000 04000000 44585433 10000000 10321032 5476bafe 00f81f00 e4e4e4e4";
inline constexpr const char* kA12 =
    "1a000006 07000000 04000000 04000000 44585435 10000000 ff00 88c6fa88c6fa 00f81f00 e4e4e4e4";
inline constexpr const char* kA13 = "1b000006 07000000 01000000 01000000 f0000000 04000000 44332211";
inline constexpr const char* kA14 = "1b000006 07000000 01000000 01000000 f1000000 04000000 44332211";
inline constexpr const char* kA15 = "1b000006 07000000 01000000 01000000 f2000000 03000000 112233";
inline constexpr const char* kA16Color = "1b000006 02000000 01000000 01000000 f3000000 03000000 332211";
inline constexpr const char* kA16Alpha = "1b000006 02000000 01000000 01000000 f4000000 01000000 80";
inline constexpr const char* kA17 = "1c000006 07000000 00000000 00000000 f4010000 08000000 ffd8ffe0 00104a46";

/// The pixels as the sheet prints them, 0xAARRGGBB.
inline std::vector<Argb> argb_of(const inspect::Image& image) {
  std::vector<Argb> pixels;
  for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4)
    pixels.push_back(make_argb(image.rgba[i + 3], image.rgba[i], image.rgba[i + 1], image.rgba[i + 2]));
  return pixels;
}

/// palette[i] = FF000000 + i, with so many colours.
inline std::vector<Argb> counting_colors(std::size_t count = 2048) {
  std::vector<Argb> colors;
  for (std::size_t i = 0; i < count; ++i) colors.push_back(0xFF000000u + static_cast<Argb>(i));
  return colors;
}

/// A record of an image: the sheet's head with other values, and these bytes.
inline Vector<std::byte> image_record(std::uint32_t width, std::uint32_t height, std::uint32_t format,
                                      const Vector<std::byte>& pixels, std::uint32_t id = 0x06000020) {
  Vector<std::byte> record;
  const auto size = static_cast<std::uint32_t>(pixels.size());
  for (const std::uint32_t field : {id, 7u, width, height, format, size})
    for (unsigned shift = 0; shift < 32; shift += 8) record.push_back(static_cast<std::byte>(field >> shift));
  record.insert(record.end(), pixels.begin(), pixels.end());
  return record;
}

}  // namespace acm::test
