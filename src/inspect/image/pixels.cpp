// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/image/pixels.h"

#include <array>

namespace acm {

namespace {

struct Channel {
  unsigned shift = 0;
  unsigned bits = 0;  ///< 0: there is none
};

struct ChannelLayout {
  unsigned bytes = 4;
  Channel red, green, blue, alpha;
};

// Channels of the little-endian word that a pixel is (RS-1).
constexpr ChannelLayout kBgr{3, {16, 8}, {8, 8}, {0, 8}, {}};
constexpr ChannelLayout kRgb{3, {0, 8}, {8, 8}, {16, 8}, {}};
constexpr ChannelLayout kBgra{4, {16, 8}, {8, 8}, {0, 8}, {24, 8}};
constexpr ChannelLayout kBgrx{4, {16, 8}, {8, 8}, {0, 8}, {}};
constexpr ChannelLayout kRgba{4, {0, 8}, {8, 8}, {16, 8}, {24, 8}};
constexpr ChannelLayout kRgbx{4, {0, 8}, {8, 8}, {16, 8}, {}};
constexpr ChannelLayout kAbgr{4, {24, 8}, {16, 8}, {8, 8}, {0, 8}};
constexpr ChannelLayout kR5G6B5{2, {11, 5}, {5, 6}, {0, 5}, {}};
constexpr ChannelLayout kX1R5G5B5{2, {10, 5}, {5, 5}, {0, 5}, {}};
constexpr ChannelLayout kA1R5G5B5{2, {10, 5}, {5, 5}, {0, 5}, {15, 1}};
constexpr ChannelLayout kX4R4G4B4{2, {8, 4}, {4, 4}, {0, 4}, {}};
constexpr ChannelLayout kA4R4G4B4{2, {8, 4}, {4, 4}, {0, 4}, {12, 4}};
constexpr ChannelLayout kA2B10G10R10{4, {0, 10}, {10, 10}, {20, 10}, {30, 2}};
constexpr ChannelLayout kA2R10G10B10{4, {20, 10}, {10, 10}, {0, 10}, {30, 2}};

constexpr std::uint32_t byte_at(const std::byte* from, std::size_t i) {
  return std::to_integer<std::uint32_t>(from[i]);
}

template <Channel channel>
constexpr std::uint8_t channel_of(std::uint32_t word) {
  if constexpr (channel.bits == 0) return 255;
  return to_8_bits(word >> channel.shift & ((1u << channel.bits) - 1), channel.bits);
}

template <ChannelLayout layout>
void unpack_channels(const std::byte* pixels, std::size_t count, std::uint8_t* out) {
  for (std::size_t i = 0; i < count; ++i, pixels += layout.bytes, out += 4) {
    std::uint32_t word = 0;
    for (unsigned b = 0; b < layout.bytes; ++b) word |= byte_at(pixels, b) << (8 * b);
    out[0] = channel_of<layout.red>(word);
    out[1] = channel_of<layout.green>(word);
    out[2] = channel_of<layout.blue>(word);
    out[3] = channel_of<layout.alpha>(word);
  }
}

/// Every color that an index of the file can mean, as RGBA in memory order; no more than an image needs.
constexpr std::size_t kPaletteColors = 2048;
constexpr std::size_t kColorsOfShortPalette = 256;
constexpr std::uint32_t kClearOfClipMap = 8;

template <unsigned bytes_per_index, unsigned indices_per_color>
std::uint64_t look_up(const std::byte* pixels, std::size_t count, std::span<const Argb> colors, bool clip_map,
                      std::uint8_t* out) {
  const std::uint32_t first = clip_map ? kClearOfClipMap : 0;
  const std::size_t end = colors.size() * indices_per_color;
  std::uint64_t outside = 0;
  for (std::size_t i = 0; i < count; ++i, pixels += bytes_per_index, out += 4) {
    std::uint32_t index = byte_at(pixels, 0);
    if constexpr (bytes_per_index == 2) index |= byte_at(pixels, 1) << 8;
    const bool has_color = index >= first && index < end;
    outside += index >= end ? 1 : 0;
    put_rgba(out, has_color ? colors[index / indices_per_color] : 0);
  }
  return outside;
}

}  // namespace

Unpack unpack_of(PixelFormat format) {
  switch (format) {
    case PixelFormat::R8G8B8:
    case PixelFormat::CustomLscapeR8G8B8: return unpack_channels<kBgr>;
    case PixelFormat::A8R8G8B8: return unpack_channels<kBgra>;
    case PixelFormat::X8R8G8B8: return unpack_channels<kBgrx>;
    case PixelFormat::R5G6B5: return unpack_channels<kR5G6B5>;
    case PixelFormat::X1R5G5B5: return unpack_channels<kX1R5G5B5>;
    case PixelFormat::A1R5G5B5: return unpack_channels<kA1R5G5B5>;
    case PixelFormat::A4R4G4B4: return unpack_channels<kA4R4G4B4>;
    case PixelFormat::X4R4G4B4: return unpack_channels<kX4R4G4B4>;
    case PixelFormat::A2B10G10R10: return unpack_channels<kA2B10G10R10>;
    case PixelFormat::A2R10G10B10: return unpack_channels<kA2R10G10B10>;
    case PixelFormat::A8B8G8R8:
    case PixelFormat::CustomA8B8G8R8: return unpack_channels<kRgba>;
    case PixelFormat::X8B8G8R8: return unpack_channels<kRgbx>;
    case PixelFormat::CustomR8G8B8A8: return unpack_channels<kAbgr>;
    case PixelFormat::CustomB8G8R8: return unpack_channels<kRgb>;
    default: return nullptr;
  }
}

void unpack_alpha(const std::byte* pixels, std::size_t count, bool as_texture, std::uint8_t* out) {
  for (std::size_t i = 0; i < count; ++i, out += 4) {
    const auto value = std::to_integer<std::uint8_t>(pixels[i]);
    put_rgba(out, as_texture ? make_argb(value, 0, 0, 0) : make_argb(255, value, value, value));
  }
}

std::uint64_t unpack_indexed(const std::byte* pixels, std::size_t count, unsigned bytes_per_index,
                             std::span<const Argb> colors, bool clip_map, std::uint8_t* out) {
  // A palette of 256 stands for one of 2,048 (PL-1).
  constexpr unsigned kShare = kPaletteColors / kColorsOfShortPalette;
  const bool is_short = colors.size() == kColorsOfShortPalette;
  if (bytes_per_index == 1)
    return is_short ? look_up<1, kShare>(pixels, count, colors, clip_map, out)
                    : look_up<1, 1>(pixels, count, colors, clip_map, out);
  return is_short ? look_up<2, kShare>(pixels, count, colors, clip_map, out)
                  : look_up<2, 1>(pixels, count, colors, clip_map, out);
}

}  // namespace acm
