// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"
#include "inspect/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace acm::inspect {

namespace {

constexpr double kSide = 760.0;    // pixels of the longer side of the map
constexpr double kMargin = 48.0;   // pixels around it
constexpr double kLegend = 240.0;  // pixels to its right
constexpr std::size_t kMostShown = 24;
constexpr const char* kInks[] = {"#1f77b4", "#d62728", "#2ca02c", "#9467bd",
                                 "#ff7f0e", "#17becf", "#8c564b", "#e377c2"};

struct Extent {
  double west = 1e300, south = 1e300, east = -1e300, north = -1e300;

  void add(MapPoint p) {
    west = std::min(west, p.x);
    east = std::max(east, p.x);
    south = std::min(south, p.y);
    north = std::max(north, p.y);
  }
};

Extent extent_of(const ReplayedObject& object) {
  Extent e;
  for (const MapPoint p : object.path) e.add(p);
  for (const MapPoint p : object.server_positions) e.add(p);
  return e;
}

bool has_moved(const ReplayedObject& object) {
  const Extent e = extent_of(object);
  return std::max(e.east - e.west, e.north - e.south) > 0.2;
}

/// A round number of metres that divides the map into a handful of fields.
double grid_step(double metres) {
  const double rough = std::pow(10.0, std::floor(std::log10(metres / 4.0)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (metres / (rough * factor) <= 10.0) return rough * factor;
  return rough * 10.0;
}

class Map {
 public:
  explicit Map(const std::vector<const ReplayedObject*>& objects) {
    for (const ReplayedObject* object : objects) {
      const Extent e = extent_of(*object);
      extent_.add({e.west, e.south});
      extent_.add({e.east, e.north});
    }
    const double side = std::max({extent_.east - extent_.west, extent_.north - extent_.south, 1.0});
    scale_ = kSide / side;
    step_ = grid_step(side);
    width_ = std::max((extent_.east - extent_.west) * scale_, 40.0);
    height_ = std::max((extent_.north - extent_.south) * scale_, 40.0);
  }

  [[nodiscard]] double x(MapPoint p) const { return kMargin + (p.x - extent_.west) * scale_; }
  [[nodiscard]] double y(MapPoint p) const { return kMargin + (extent_.north - p.y) * scale_; }
  [[nodiscard]] double width() const { return width_; }
  [[nodiscard]] double height() const { return height_; }
  [[nodiscard]] std::string at(MapPoint p) const { return fmt::format("{:.1f},{:.1f}", x(p), y(p)); }

  /// Lines at round numbers of metres from the south-western corner.
  [[nodiscard]] std::string grid() const {
    std::string out;
    const double bottom = kMargin + height_;
    for (double metres = 0.0; metres * scale_ <= width_ + 0.5; metres += step_) {
      const double at = kMargin + metres * scale_;
      out += fmt::format(
          "<path class='g' d='M{0:.1f} {1:.1f}V{2:.1f}'/><text x='{0:.1f}' y='{3:.1f}' "
          "text-anchor='middle'>{4:g}</text>\n",
          at, kMargin, bottom, bottom + 16, metres);
    }
    for (double metres = 0.0; metres * scale_ <= height_ + 0.5; metres += step_) {
      const double at = bottom - metres * scale_;
      out += fmt::format(
          "<path class='g' d='M{0:.1f} {1:.1f}H{2:.1f}'/><text x='{3:.1f}' y='{4:.1f}' "
          "text-anchor='end'>{5:g}</text>\n",
          kMargin, at, kMargin + width_, kMargin - 6, at + 4, metres);
    }
    return out;
  }

 private:
  Extent extent_;
  double scale_ = 1.0;
  double step_ = 1.0;
  double width_ = 0.0;
  double height_ = 0.0;
};

std::string draw_object(const Map& map, const ReplayedObject& object, const char* ink) {
  std::string out = fmt::format("<g stroke='{0}' fill='{0}'>\n<polyline class='p' points='", ink);
  for (const MapPoint p : object.path) out += map.at(p) + " ";
  out += "'/>\n";
  for (const MapPoint p : object.server_positions)
    out += fmt::format("<circle cx='{:.1f}' cy='{:.1f}' r='3' class='t'/>\n", map.x(p), map.y(p));
  for (const Blip& blip : object.blips)
    out += fmt::format("<path class='b' d='M{} L{}'/><path class='b' d='m{} m-5-5l10 10m0-10l-10 10'/>\n",
                       map.at(blip.from), map.at(blip.to), map.at(blip.to));
  return out + "</g>\n";
}

/// Names come from the network: only what cannot be mistaken for markup is shown.
std::string plain(const std::string& name) {
  std::string out;
  for (const char c : name)
    if (c >= ' ' && c <= '~' && c != '<' && c != '>' && c != '&') out.push_back(c);
  return out;
}

std::string legend_line(double x, double y, const ReplayedObject& object, const char* ink) {
  return fmt::format(
      "<path stroke='{0}' stroke-width='3' d='M{1:.1f} {2:.1f}h18'/>"
      "<text x='{3:.1f}' y='{4:.1f}'>{5} {6}</text>"
      "<text x='{3:.1f}' y='{7:.1f}' class='f'>worst {8:.2f} m, {9}</text>\n",
      ink, x, y, x + 26, y + 4, hex32(object.guid), plain(object.name), y + 19, object.worst(),
      counted(object.blips.size(), "blip"));
}

}  // namespace

std::string replay_svg(std::span<const ReplayedObject* const> objects) {
  std::vector<const ReplayedObject*> shown;
  for (const ReplayedObject* object : objects)
    if (has_moved(*object) && shown.size() < kMostShown) shown.push_back(object);
  if (shown.empty())
    return "<svg xmlns='http://www.w3.org/2000/svg' width='320' height='60'>"
           "<text x='20' y='35' font-family='sans-serif'>No object has moved.</text></svg>\n";

  const Map map(shown);
  const double legend = kMargin + map.width() + 32;
  const double width = legend + kLegend;
  const double height =
      std::max(map.height() + 2 * kMargin, kMargin + 40.0 * static_cast<double>(shown.size()) + 60);
  std::string out = fmt::format(
      "<svg xmlns='http://www.w3.org/2000/svg' width='{0:.0f}' height='{1:.0f}' viewBox='0 0 {0:.0f} "
      "{1:.0f}'>\n"
      "<style>text{{font:12px sans-serif;fill:#333;stroke:none}}.f{{fill:#777}}.g{{stroke:#ddd;fill:none}}"
      ".p{{fill:none;stroke-width:1.5;stroke-linejoin:round}}.t{{fill-opacity:.35;stroke:none}}"
      ".b{{fill:none;stroke-dasharray:3 3;stroke-width:1.5}}</style>\n"
      "<rect width='100%' height='100%' fill='#fff'/>\n"
      "<text x='{2:.1f}' y='24'>From above, metres, north is up. Line: the engine. Dots: what the server "
      "said. "
      "Cross: a blip.</text>\n",
      width, height, kMargin);
  out += map.grid();
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const char* ink = kInks[i % std::size(kInks)];
    out += draw_object(map, *shown[i], ink);
    out += legend_line(legend, kMargin + 12 + 40.0 * static_cast<double>(i), *shown[i], ink);
  }
  return out + "</svg>\n";
}

}  // namespace acm::inspect
