// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/pixel_format.h"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// An image as it is stored (appearance 3). Reading checks that the pixels are as many bytes as width, height
/// and format say; it does not decode them.
struct RenderSurface {
  static constexpr std::uint32_t kMaxSide = 16384;
  static constexpr std::uint64_t kMaxPixels = std::uint64_t{1} << 26;  ///< width times height (RS-9)
  static constexpr std::uint32_t kNoConversion = 10;                   ///< category of what keeps its format
  static constexpr std::uint32_t kUserInterface = 6;  ///< category of art of the user interface

  ObjectId id = 0;
  std::uint32_t category = 0;  ///< 0 to 10
  std::uint32_t width = 0;     ///< 0 with RawJpeg
  std::uint32_t height = 0;
  PixelFormat format = PixelFormat::A8R8G8B8;
  Vector<std::byte> pixels;  ///< rows top first, without padding
  ObjectId palette = 0;      ///< only with an indexed format

  /// Bytes that the pixels must have (RS-1); means nothing with RawJpeg.
  [[nodiscard]] std::uint64_t expected_bytes() const {
    return std::uint64_t{width} * height * bits_per_pixel(format) >> 3;
  }
};

/// Refuses formats that the client does not know, sides beyond the limits, and DXT images whose sides are not
/// multiples of four.
Result<RenderSurface> read_render_surface(Bytes bytes);
Vector<std::byte> write_render_surface(const RenderSurface& image);

}  // namespace acm
