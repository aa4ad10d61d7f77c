// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "picture.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

namespace acm::sample {

namespace {

int scattered(std::uint32_t x, std::uint32_t y, std::uint32_t seed) {
  std::uint32_t h = x * 0x9E3779B1u ^ y * 0x85EBCA77u ^ seed * 0xC2B2AE3Du;
  h = (h ^ h >> 15) * 0x2C1B3C6Du;
  h = (h ^ h >> 12) * 0x297A2D39u;
  return static_cast<int>((h ^ h >> 15) & 0xFF);
}

class PixelWriter {
 public:
  void put(std::uint64_t value, unsigned bytes) {
    for (unsigned i = 0; i < bytes; ++i) out_.push_back(static_cast<std::byte>(value >> 8 * i & 0xFF));
  }
  Vector<std::byte> take() { return std::move(out_); }

 private:
  Vector<std::byte> out_;
};

std::uint16_t to_565(Argb c) {
  return static_cast<std::uint16_t>((red_of(c) >> 3) << 11 | (green_of(c) >> 2) << 5 | blue_of(c) >> 3);
}

int brightness(Argb c) {
  return 2 * red_of(c) + 5 * green_of(c) + blue_of(c);
}

using Block = std::array<Argb, 16>;  // left to right, top to bottom

/// The brightest and the darkest colour of a block, and two between them.
std::uint64_t dxt_colors(const Block& block) {
  const auto by_brightness = [](Argb a, Argb b) { return brightness(a) < brightness(b); };
  const Argb dark = *std::min_element(block.begin(), block.end(), by_brightness);
  const Argb light = *std::max_element(block.begin(), block.end(), by_brightness);
  // With the larger number first there are four opaque colours.
  const bool in_order = to_565(light) >= to_565(dark);
  const Argb first = in_order ? light : dark, second = in_order ? dark : light;
  std::uint64_t bits = to_565(first) | std::uint64_t{to_565(second)} << 16;
  if (to_565(first) == to_565(second)) return bits;
  const int from = brightness(first), to = brightness(second);
  constexpr std::array<std::uint64_t, 4> kCodes = {0, 2, 3, 1};  // by thirds of the way
  for (std::size_t i = 0; i < block.size(); ++i) {
    const int span = to - from;
    const int third = span == 0 ? 0 : std::clamp((3 * (brightness(block[i]) - from) + span / 2) / span, 0, 3);
    bits |= kCodes[static_cast<std::size_t>(third)] << (32 + 2 * i);
  }
  return bits;
}

/// Sevenths between 255 and 0.
std::uint64_t dxt_alpha(std::span<const std::uint8_t, 16> alpha) {
  std::uint64_t bits = 255;
  for (std::size_t i = 0; i < alpha.size(); ++i) {
    const unsigned seventh = (alpha[i] * 7u + 127u) / 255u;
    const std::uint64_t code = seventh == 7 ? 0 : seventh == 0 ? 1 : 8 - seventh;
    bits |= code << (16 + 3 * i);
  }
  return bits;
}

template <class Take>
void for_each_block(const Picture& picture, Take&& take) {
  for (int y = 0; y < picture.height(); y += 4)
    for (int x = 0; x < picture.width(); x += 4) take(x, y);
}

Block block_at(const Picture& picture, const Palette& palette, int x, int y) {
  Block block;
  for (int i = 0; i < 16; ++i)
    block[static_cast<std::size_t>(i)] = palette.color(picture.at(x + i % 4, y + i / 4));
  return block;
}

void put_pixel(PixelWriter& out, PixelFormat format, std::uint8_t unit, const Palette& palette) {
  const Argb color = unit == kClear ? 0 : palette.color(unit);
  switch (format) {
    case PixelFormat::Index16: return out.put(unit * 8u, 2);
    case PixelFormat::P8: return out.put(unit * 8u, 1);
    case PixelFormat::R5G6B5: return out.put(to_565(color), 2);
    case PixelFormat::R8G8B8: return out.put(color & 0xFFFFFF, 3);
    default: return out.put(color, 4);
  }
}

RenderSurface frame_of(const Picture& picture, ObjectId id, PixelFormat format) {
  RenderSurface out;
  out.id = id;
  out.category = 7;  // of textures in shipped files
  out.width = static_cast<std::uint32_t>(picture.width());
  out.height = static_cast<std::uint32_t>(picture.height());
  out.format = format;
  return out;
}

}  // namespace

void Picture::fill(int left, int top, int right, int bottom, std::uint8_t unit) {
  for (int y = top; y <= bottom; ++y)
    for (int x = left; x <= right; ++x) set(x, y, unit);
}

void Picture::disc(int x, int y, int radius_x, int radius_y, std::uint8_t unit) {
  for (int dy = -radius_y; dy <= radius_y; ++dy)
    for (int dx = -radius_x; dx <= radius_x; ++dx)
      if (dx * dx * radius_y * radius_y + dy * dy * radius_x * radius_x <=
          radius_x * radius_x * radius_y * radius_y)
        set(x + dx, y + dy, unit);
}

int noise(int x, int y, int cell_x, int cell_y, int period_x, int period_y, std::uint32_t seed) {
  const auto corner = [&](int cx, int cy) {
    return scattered(static_cast<std::uint32_t>(cx % period_x), static_cast<std::uint32_t>(cy % period_y),
                     seed);
  };
  const int cx = x / cell_x, cy = y / cell_y, fx = x % cell_x, fy = y % cell_y;
  const int top = corner(cx, cy) * (cell_x - fx) + corner(cx + 1, cy) * fx;
  const int bottom = corner(cx, cy + 1) * (cell_x - fx) + corner(cx + 1, cy + 1) * fx;
  return (top * (cell_y - fy) + bottom * fy) / (cell_x * cell_y);
}

RenderSurface stored(const Picture& picture, ObjectId id, PixelFormat format, const Palette& palette) {
  RenderSurface out = frame_of(picture, id, format);
  PixelWriter pixels;
  if (format == PixelFormat::Dxt1)
    for_each_block(picture,
                   [&](int x, int y) { pixels.put(dxt_colors(block_at(picture, palette, x, y)), 8); });
  else
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x) put_pixel(pixels, format, picture.at(x, y), palette);
  out.pixels = pixels.take();
  if (is_indexed(format)) out.palette = palette.id;
  return out;
}

RenderSurface stored_dxt5(const Picture& picture, ObjectId id, const Palette& palette,
                          const std::vector<std::uint8_t>& alpha) {
  RenderSurface out = frame_of(picture, id, PixelFormat::Dxt5);
  PixelWriter pixels;
  for_each_block(picture, [&](int x, int y) {
    std::array<std::uint8_t, 16> of_block;
    for (int i = 0; i < 16; ++i)
      of_block[static_cast<std::size_t>(i)] =
          alpha[static_cast<std::size_t>((y + i / 4) * picture.width() + x + i % 4)];
    pixels.put(dxt_alpha(of_block), 8);
    pixels.put(dxt_colors(block_at(picture, palette, x, y)), 8);
  });
  out.pixels = pixels.take();
  return out;
}

}  // namespace acm::sample
