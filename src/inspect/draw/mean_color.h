// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/color.h"
#include "assets/gfxobj.h"
#include "inspect/image/image.h"

#include <array>
#include <cstdint>

namespace acm {

/// The mean of colours, in which clear ones count less.
class MeanColor {
 public:
  /// `weight` 1 for one pixel as good as any other.
  void add(const std::uint8_t* rgba, double weight = 1.0);
  /// Alpha is the mean alpha; black and clear when nothing was added.
  [[nodiscard]] Argb value() const;

 private:
  double red_ = 0.0, green_ = 0.0, blue_ = 0.0, alpha_ = 0.0, weight_ = 0.0;
};

/// Of a whole image.
Argb mean_color(const Image& image);

/// Adds what a triangle shows of an image. `repeats`: beyond the edges it begins anew, else its edge goes on.
void add_triangle(MeanColor& mean, const Image& image, const std::array<TexCoord, 3>& uvs, bool repeats,
                  double weight);

}  // namespace acm
