// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "assets/color.h"
#include "assets/render_surface.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Repeats the high bits of a channel of so many bits, so that its largest value becomes 255 (RS-3).
constexpr std::uint8_t to_8_bits(std::uint32_t value, unsigned bits) {
  switch (bits) {
    case 1: return value != 0 ? 255 : 0;
    case 2: return static_cast<std::uint8_t>(value * 85);
    case 4: return static_cast<std::uint8_t>(value * 17);
    case 5: return static_cast<std::uint8_t>(value << 3 | value >> 2);
    case 6: return static_cast<std::uint8_t>(value << 2 | value >> 4);
    case 10: return static_cast<std::uint8_t>(value >> 2);
    default: return static_cast<std::uint8_t>(value);
  }
}

inline void put_rgba(std::uint8_t* out, Argb color) {
  out[0] = red_of(color);
  out[1] = green_of(color);
  out[2] = blue_of(color);
  out[3] = alpha_of(color);
}

/// Turns `count` pixels into RGBA. `pixels` and `out` are large enough.
using Unpack = void (*)(const std::byte* pixels, std::size_t count, std::uint8_t* out);
/// For the formats whose pixels have channels of their own; null for all others.
Unpack unpack_of(PixelFormat format);

/// A8 and its like: opaque grey, or black with that alpha.
void unpack_alpha(const std::byte* pixels, std::size_t count, bool as_texture, std::uint8_t* out);

/// The colours that indices stand for. Returns how many pixels have an index beyond them (RS-4).
std::uint64_t unpack_indexed(const std::byte* pixels, std::size_t count, unsigned bytes_per_index,
                             std::span<const Argb> colors, bool clip_map, std::uint8_t* out);

/// Blocks of DXT1 to DXT5 (RS-6). Width and height are multiples of 4.
void unpack_dxt(const std::byte* blocks, std::uint32_t width, std::uint32_t height, PixelFormat format,
                std::uint8_t* out);

}  // namespace acm
