// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/draw/painter.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "svg.h"

namespace acm {

/// Paints posed figures as SVG paths. Their classes are "o" for the outline and "c0", "c1" and so on for the
/// colours, which are common to all figures of a painter.
class FigureSvg {
 public:
  FigureSvg(const Camera& camera, float pixels_per_metre)
      : camera_(camera), scale_(pixels_per_metre * kFineness) {}

  /// Paints around the place of the body.
  void paint(SvgWriter& svg, std::span<const Face> faces);
  /// Style rules of the colours in use.
  void write_colors(SvgWriter& svg) const;

 private:
  // Figures are written in fifths of a pixel, so that whole numbers do.
  static constexpr float kFineness = 5.0f;

  void outline(SvgWriter& svg, std::span<const Face> faces) const;
  void fill(SvgWriter& svg, std::span<const Face> faces);
  std::size_t color_number(Argb color);
  [[nodiscard]] std::pair<int, int> fine(Vec3 corner) const;

  Camera camera_;
  float scale_;
  std::vector<Argb> colors_;
};

}  // namespace acm
