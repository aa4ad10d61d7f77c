// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/palette.h"
#include "assets/render_surface.h"

#include <cstdint>
#include <vector>

#include "palettes.h"

namespace acm::sample {

/// A painting in the colours of a palette, in whole numbers, so that it is the same on every machine.
class Picture {
 public:
  Picture(int width, int height, std::uint8_t unit = kClear)
      : width_(width), height_(height), units_(static_cast<std::size_t>(width * height), unit) {}
  /// Every pixel by its shade, 0 to 255.
  template <class Shade>
  Picture(int width, int height, Ramp ramp, Shade&& shade) : Picture(width, height) {
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) set(x, y, ramp.unit(shade(x, y)));
  }

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] std::uint8_t at(int x, int y) const { return units_[index(x, y)]; }
  /// Outside of the picture nothing happens.
  void set(int x, int y, std::uint8_t unit) {
    if (x >= 0 && y >= 0 && x < width_ && y < height_) units_[index(x, y)] = unit;
  }
  /// All of a rectangle, the last column and row too.
  void fill(int left, int top, int right, int bottom, std::uint8_t unit);
  void disc(int x, int y, int radius_x, int radius_y, std::uint8_t unit);

 private:
  [[nodiscard]] std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }

  int width_, height_;
  std::vector<std::uint8_t> units_;
};

/// Noise from 0 to 255 that repeats every `period_x` by `period_y` cells and changes little within one cell
/// of `cell_x` by `cell_y` pixels.
int noise(int x, int y, int cell_x, int cell_y, int period_x, int period_y, std::uint32_t seed);

/// The record of a picture in a format: INDEX16, P8, R8G8B8, A8R8G8B8, R5G6B5 or DXT1. The colour kClear is
/// transparent where the format has alpha.
RenderSurface stored(const Picture& picture, ObjectId id, PixelFormat format, const Palette& palette);
/// The same as DXT5; alpha is the shade in `alpha`.
RenderSurface stored_dxt5(const Picture& picture, ObjectId id, const Palette& palette,
                          const std::vector<std::uint8_t>& alpha);

}  // namespace acm::sample
