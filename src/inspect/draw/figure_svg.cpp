// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "figure_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

void append_point(std::string& d, int x, int y) {
  if (!d.empty() && x >= 0 && d.back() != 'M' && d.back() != 'l') d += ' ';
  d += std::to_string(x);
  if (y >= 0) d += ' ';
  d += std::to_string(y);
}

/// Polygons of one colour that are painted together.
struct Batch {
  struct Rect {
    int left, top, right, bottom;
    [[nodiscard]] bool touches(const Rect& o) const {
      return left <= o.right && o.left <= right && top <= o.bottom && o.top <= bottom;
    }
  };
  Argb color;
  std::string path;
  std::vector<Rect> rects;

  [[nodiscard]] bool touches(const Rect& rect) const {
    return std::any_of(rects.begin(), rects.end(), [&](const Rect& r) { return r.touches(rect); });
  }
};

// The batch that may take a polygon without changing the picture: the last one of its colour, unless
// something painted since then lies where the polygon does.
Batch& batch_for(std::vector<Batch>& batches, Argb color, const Batch::Rect& rect) {
  for (std::size_t i = batches.size(); i-- > 0;) {
    if (batches[i].color == color) return batches[i];
    if (batches[i].touches(rect)) break;
  }
  return batches.emplace_back(Batch{color, {}, {}});
}

}  // namespace

void FigureSvg::paint(SvgWriter& svg, std::span<const Face> faces) {
  svg.raw("<g class=\"b\" transform=\"scale(.2)\">\n");
  outline(svg, faces);
  fill(svg, faces);
  svg.raw("</g>\n");
}

void FigureSvg::write_colors(SvgWriter& svg) const {
  for (std::size_t i = 0; i < colors_.size(); ++i)
    svg.raw(fmt::format(".c{0}{{fill:#{1:06X};stroke:#{1:06X}}}", i, colors_[i] & 0xFFFFFFu));
}

std::pair<int, int> FigureSvg::fine(Vec3 corner) const {
  const Vec3 p = camera_.project(corner);
  return {static_cast<int>(std::lround(p.x * scale_)), static_cast<int>(std::lround(-p.y * scale_))};
}

std::size_t FigureSvg::color_number(Argb color) {
  const auto known = std::find(colors_.begin(), colors_.end(), color);
  const auto number = static_cast<std::size_t>(known - colors_.begin());
  if (known == colors_.end()) colors_.push_back(color);
  return number;
}

void FigureSvg::fill(SvgWriter& svg, std::span<const Face> faces) {
  std::vector<Batch> batches;
  for (const Face& face : in_painting_order({faces.begin(), faces.end()}, camera_)) {
    auto [x, y] = fine(face.corners[0]);
    Batch::Rect rect{x, y, x, y};
    std::string d = "M";
    append_point(d, x, y);
    d += 'l';
    for (std::size_t i = 1; i < face.corners.size(); ++i) {
      const auto [nx, ny] = fine(face.corners[i]);
      append_point(d, nx - x, ny - y);
      x = nx;
      y = ny;
      rect = {std::min(rect.left, x), std::min(rect.top, y), std::max(rect.right, x),
              std::max(rect.bottom, y)};
    }
    Batch& batch = batch_for(batches, shaded(face, camera_), rect);
    batch.path += d + 'z';
    batch.rects.push_back(rect);
  }
  for (const Batch& batch : batches)
    svg.raw(fmt::format("<path class=\"c{}\" d=\"{}\"/>\n", color_number(batch.color), batch.path));
}

void FigureSvg::outline(SvgWriter& svg, std::span<const Face> faces) const {
  std::string d;
  for (const auto& [a, b] : silhouette(faces, camera_)) {
    const auto [ax, ay] = fine(a);
    const auto [bx, by] = fine(b);
    d += 'M';
    append_point(d, ax, ay);
    d += 'l';
    append_point(d, bx - ax, by - ay);
  }
  svg.raw("<path class=\"o\" d=\"").raw(d).raw("\"/>\n");
}

}  // namespace acm
