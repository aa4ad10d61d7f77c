// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "mean_color.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

// The texel at a coordinate of any size.
std::size_t texel(double at, std::uint32_t size, bool repeats) {
  if (!std::isfinite(at)) return 0;
  const double within = repeats ? at - std::floor(at) : std::clamp(at, 0.0, 1.0);
  return std::min(static_cast<std::size_t>(within * size), static_cast<std::size_t>(size - 1));
}

const std::uint8_t* pixel_at(const Image& image, double u, double v, bool repeats) {
  return &image.rgba[(texel(v, image.height, repeats) * image.width + texel(u, image.width, repeats)) * 4];
}

}  // namespace

void MeanColor::add(const std::uint8_t* rgba, double weight) {
  const double seen = weight * rgba[3] / 255.0;
  red_ += seen * rgba[0];
  green_ += seen * rgba[1];
  blue_ += seen * rgba[2];
  alpha_ += seen;
  weight_ += weight;
}

Argb MeanColor::value() const {
  if (alpha_ <= 0.0) return 0;
  const auto channel = [](double x) { return static_cast<std::uint8_t>(std::clamp(x + 0.5, 0.0, 255.0)); };
  return make_argb(channel(255.0 * alpha_ / weight_), channel(red_ / alpha_), channel(green_ / alpha_),
                   channel(blue_ / alpha_));
}

Argb mean_color(const Image& image) {
  MeanColor mean;
  for (std::size_t i = 0; i < image.rgba.size(); i += 4) mean.add(&image.rgba[i]);
  return mean.value();
}

// At points that lie evenly over the triangle, off its edges.
void add_triangle(MeanColor& mean, const Image& image, const std::array<TexCoord, 3>& uvs, bool repeats,
                  double weight) {
  constexpr int kSteps = 8;
  constexpr int kPoints = kSteps * (kSteps + 1) / 2;
  for (int i = 0; i < kSteps; ++i)
    for (int j = 0; i + j < kSteps; ++j) {
      const double a = (i + 1.0 / 3) / kSteps, b = (j + 1.0 / 3) / kSteps, c = 1.0 - a - b;
      const double u = a * uvs[0].u + b * uvs[1].u + c * uvs[2].u;
      const double v = a * uvs[0].v + b * uvs[1].v + c * uvs[2].v;
      mean.add(pixel_at(image, u, v, repeats), weight / kPoints);
    }
}

}  // namespace acm
