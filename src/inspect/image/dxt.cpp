// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The block formats DXT1 to DXT5 (RS-6).
#include "inspect/image/pixels.h"

#include <array>

namespace acm {

namespace {

constexpr std::uint32_t kBlockSide = 4;

/// The alphas of the 16 pixels of a block, row by row.
using BlockAlphas = std::array<std::uint8_t, 16>;

std::uint64_t little_endian(const std::byte* from, unsigned bytes) {
  std::uint64_t value = 0;
  for (unsigned i = 0; i < bytes; ++i) value |= std::to_integer<std::uint64_t>(from[i]) << (8 * i);
  return value;
}

Argb from_r5g6b5(std::uint32_t c) {
  return make_argb(255, to_8_bits(c >> 11, 5), to_8_bits(c >> 5 & 63, 6), to_8_bits(c & 31, 5));
}

/// (a * weight_a + b * weight_b) / (weight_a + weight_b) for each channel, rounded down.
Argb mixed(Argb a, Argb b, unsigned weight_a, unsigned weight_b) {
  const auto mix = [&](std::uint8_t x, std::uint8_t y) {
    return static_cast<std::uint8_t>((x * weight_a + y * weight_b) / (weight_a + weight_b));
  };
  return make_argb(255, mix(red_of(a), red_of(b)), mix(green_of(a), green_of(b)),
                   mix(blue_of(a), blue_of(b)));
}

/// Only DXT1 has blocks of three colours, and then the fourth is clear.
std::array<Argb, 4> colors_of_block(const std::byte* block, bool may_have_three) {
  const auto c0 = static_cast<std::uint32_t>(little_endian(block, 2));
  const auto c1 = static_cast<std::uint32_t>(little_endian(block + 2, 2));
  const Argb a = from_r5g6b5(c0), b = from_r5g6b5(c1);
  if (may_have_three && c0 <= c1) return {a, b, mixed(a, b, 1, 1), 0};
  return {a, b, mixed(a, b, 2, 1), mixed(a, b, 1, 2)};
}

BlockAlphas explicit_alphas(const std::byte* block) {
  const std::uint64_t bits = little_endian(block, 8);
  BlockAlphas alphas;
  for (unsigned i = 0; i < alphas.size(); ++i) alphas[i] = to_8_bits(bits >> (4 * i) & 15, 4);
  return alphas;
}

BlockAlphas interpolated_alphas(const std::byte* block) {
  const auto a0 = std::to_integer<unsigned>(block[0]), a1 = std::to_integer<unsigned>(block[1]);
  std::array<std::uint8_t, 8> steps{
      static_cast<std::uint8_t>(a0), static_cast<std::uint8_t>(a1), 0, 0, 0, 0, 0, 255};
  const unsigned parts = a0 > a1 ? 7 : 5;
  for (unsigned i = 1; i < parts; ++i)
    steps[i + 1] = static_cast<std::uint8_t>(((parts - i) * a0 + i * a1) / parts);
  const std::uint64_t codes = little_endian(block + 2, 6);
  BlockAlphas alphas;
  for (unsigned i = 0; i < alphas.size(); ++i) alphas[i] = steps[codes >> (3 * i) & 7];
  return alphas;
}

/// `out` is the first pixel of the block, and rows are `row_bytes` apart.
void unpack_block(const std::byte* block, bool may_have_three, std::size_t row_bytes, std::uint8_t* out) {
  const std::array<Argb, 4> colors = colors_of_block(block, may_have_three);
  auto codes = static_cast<std::uint32_t>(little_endian(block + 4, 4));
  for (unsigned y = 0; y < kBlockSide; ++y, out += row_bytes)
    for (unsigned x = 0; x < kBlockSide; ++x, codes >>= 2) put_rgba(out + 4 * x, colors[codes & 3]);
}

void put_alphas(const BlockAlphas& alphas, std::size_t row_bytes, std::uint8_t* out) {
  for (unsigned i = 0; i < alphas.size(); ++i)
    out[i / kBlockSide * row_bytes + i % kBlockSide * 4 + 3] = alphas[i];
}

}  // namespace

void unpack_dxt(const std::byte* blocks, std::uint32_t width, std::uint32_t height, PixelFormat format,
                std::uint8_t* out) {
  const bool color_only = format == PixelFormat::Dxt1;
  const bool explicit_alpha = format == PixelFormat::Dxt2 || format == PixelFormat::Dxt3;
  const std::size_t row_bytes = std::size_t{width} * 4;
  for (std::uint32_t y = 0; y < height; y += kBlockSide)
    for (std::uint32_t x = 0; x < width; x += kBlockSide) {
      std::uint8_t* const corner = out + y * row_bytes + std::size_t{x} * 4;
      if (color_only) {
        unpack_block(blocks, true, row_bytes, corner);
        blocks += 8;
      } else {
        unpack_block(blocks + 8, false, row_bytes, corner);
        put_alphas(explicit_alpha ? explicit_alphas(blocks) : interpolated_alphas(blocks), row_bytes, corner);
        blocks += 16;
      }
    }
}

}  // namespace acm
