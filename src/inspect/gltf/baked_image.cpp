// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "baked_image.h"

#include <algorithm>

namespace acm::gltf {

namespace {

// The mean colour of the neighbours that can be seen; stays as it is without any.
void take_color_of_neighbours(const Image& from, Image& to, std::uint32_t x, std::uint32_t y) {
  unsigned sum[3] = {}, count = 0;
  for (std::uint32_t ny = y > 0 ? y - 1 : 0; ny <= std::min(y + 1, from.height - 1); ++ny)
    for (std::uint32_t nx = x > 0 ? x - 1 : 0; nx <= std::min(x + 1, from.width - 1); ++nx) {
      const std::uint8_t* pixel = &from.rgba[(std::size_t{ny} * from.width + nx) * 4];
      if (pixel[3] == 0) continue;
      for (int c = 0; c < 3; ++c) sum[c] += pixel[c];
      ++count;
    }
  std::uint8_t* out = &to.rgba[(std::size_t{y} * to.width + x) * 4];
  for (int c = 0; c < 3 && count > 0; ++c) out[c] = static_cast<std::uint8_t>(sum[c] / count);
}

void bleed(const Image& from, Image& to) {
  for (std::uint32_t y = 0; y < from.height; ++y)
    for (std::uint32_t x = 0; x < from.width; ++x)
      if (from.rgba[(std::size_t{y} * from.width + x) * 4 + 3] == 0) take_color_of_neighbours(from, to, x, y);
}

// Colour times alpha stays what it was.
void clear_black(std::uint8_t* pixel) {
  const std::uint8_t brightest = std::max({pixel[0], pixel[1], pixel[2]});
  for (int c = 0; c < 3 && brightest > 0; ++c)
    pixel[c] = static_cast<std::uint8_t>(pixel[c] * 255u / brightest);
  pixel[3] = brightest;
}

}  // namespace

Baking baking_for(const Material& material) {
  if (material.blend && material.source == BlendFactor::OneMinusSourceAlpha)
    return {Baking::Alpha::Invert, material.alpha};
  if (material.blend && material.source == BlendFactor::One)
    return {material.destination == BlendFactor::One ? Baking::Alpha::Brightness : Baking::Alpha::Bleed};
  return {};
}

Image baked(const Image& image, const Baking& baking) {
  Image out = image;
  if (baking.alpha == Baking::Alpha::Bleed) bleed(image, out);
  for (std::size_t i = 0; i < out.rgba.size(); i += 4) {
    if (baking.alpha == Baking::Alpha::Brightness) clear_black(&out.rgba[i]);
    if (baking.alpha == Baking::Alpha::Invert)
      out.rgba[i + 3] =
          static_cast<std::uint8_t>(255.5f - static_cast<float>(out.rgba[i + 3]) * baking.factor);
  }
  return out;
}

}  // namespace acm::gltf
