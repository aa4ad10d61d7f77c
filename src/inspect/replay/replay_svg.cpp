// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"
#include "base/math.h"
#include "inspect/text/power_of_ten.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace acm::inspect {

namespace {

constexpr double kSide = 760.0;    // pixels of the longer side of the map
constexpr double kMargin = 48.0;   // pixels around it
constexpr double kLegend = 240.0;  // pixels to its right
constexpr double kLegendRow = 40.0;
constexpr double kArrowGap = 90.0;        // pixels of a path between two arrows
constexpr double kMinStep = 0.4;          // pixels between two points of a drawn path
constexpr std::size_t kMaxShown = 400;    // paths
constexpr std::size_t kMaxNamed = 24;     // of those, with a row in the legend and the times of start and end
constexpr std::size_t kMaxWithTimes = 8;  // up to so many paths the arrows have times too
constexpr const char* kPathColors[] = {"#1f77b4", "#d62728", "#2ca02c", "#9467bd",
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
  for (const PathPoint& p : object.path) e.add(p);
  for (const PathPoint& p : object.server_positions) e.add(p);
  return e;
}

bool has_moved(const ReplayedObject& object) {
  const Extent e = extent_of(object);
  return std::max(e.east - e.west, e.north - e.south) > 0.2;
}

/// A round number of metres that divides the map into a handful of fields.
double grid_step(double metres) {
  const double rough = power_of_ten_below(metres / 4.0);
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

/// Names come from the network: only what cannot be mistaken for markup is shown.
std::string plain(const std::string& name) {
  std::string out;
  for (const char c : name)
    if (c >= ' ' && c <= '~' && c != '<' && c != '>' && c != '&') out.push_back(c);
  return out;
}

/// The engine's path; that of the server for an object without a body.
const std::vector<PathPoint>& path_of(const ReplayedObject& object) {
  return object.path.empty() ? object.server_positions : object.path;
}

std::string object_title(const ReplayedObject& object) {
  return fmt::format("{} {}{}", hex32(object.guid), plain(object.name),
                     object.anonymous ? " (anonymous)" : "");
}

/// How much is written beside a path.
enum class Labels { None, Ends, All };

std::string time_label(const Map& map, const PathPoint& p) {
  return fmt::format("<text x='{:.1f}' y='{:.1f}' class='s'>{:.1f} s</text>", map.x(p) + 7, map.y(p) - 5,
                     p.time);
}

/// Arrowheads along the path, each as long after the one before as a reader can follow.
std::string draw_arrows(const Map& map, const std::vector<PathPoint>& path, Labels labels) {
  std::string out;
  double since = kArrowGap / 2;  // so that a short path has one too
  for (std::size_t i = 1; i < path.size(); ++i) {
    const double dx = map.x(path[i]) - map.x(path[i - 1]), dy = map.y(path[i]) - map.y(path[i - 1]);
    since += std::hypot(dx, dy);
    if (since < kArrowGap || (dx == 0.0 && dy == 0.0)) continue;
    since = 0.0;
    out +=
        fmt::format("<path class='a' transform='translate({:.1f} {:.1f}) rotate({:.0f})' d='M5 0l-9-4v8z'/>",
                    map.x(path[i]), map.y(path[i]), math::atan2(dy, dx) * 57.29577951308232);
    if (labels == Labels::All) out += time_label(map, path[i]);
    out += '\n';
  }
  return out;
}

/// A ring where it starts, a square where it ends.
std::string draw_ends(const Map& map, const std::vector<PathPoint>& path, Labels labels) {
  if (path.empty()) return {};
  const PathPoint& start = path.front();
  const PathPoint& end = path.back();
  std::string out = fmt::format(
      "<circle class='o' cx='{:.1f}' cy='{:.1f}' r='5'/><rect x='{:.1f}' y='{:.1f}' width='8' height='8'/>",
      map.x(start), map.y(start), map.x(end) - 4, map.y(end) - 4);
  if (labels != Labels::None) out += time_label(map, start) + time_label(map, end);
  return out + '\n';
}

std::string draw_line(const Map& map, const ReplayedObject& object) {
  std::string out = fmt::format("<polyline class='p{}' points='", object.anonymous ? " n" : "");
  MapPoint last{1e300, 1e300};
  for (const PathPoint& p : object.path) {
    const bool is_last = &p == &object.path.back();
    if (!is_last && std::hypot(map.x(p) - last.x, map.y(p) - last.y) < kMinStep) continue;
    last = {map.x(p), map.y(p)};
    out += map.at(p) + " ";
  }
  return out + "'/>\n";
}

std::string draw_object(const Map& map, const ReplayedObject& object, const char* color, Labels labels) {
  const std::vector<PathPoint>& path = path_of(object);
  std::string out = fmt::format("<g stroke='{0}' fill='{0}'><title>{1}: {2:.1f} s to {3:.1f} s</title>\n",
                                color, object_title(object), path.front().time, path.back().time);
  out += draw_line(map, object);
  for (const PathPoint& p : object.server_positions)
    out += fmt::format("<circle cx='{:.1f}' cy='{:.1f}' r='3' class='t'/>\n", map.x(p), map.y(p));
  for (const Blip& blip : object.blips)
    out += fmt::format("<path class='b' d='M{} L{}'/><path class='b' d='m{} m-5-5l10 10m0-10l-10 10'/>\n",
                       map.at(blip.from), map.at(blip.to), map.at(blip.to));
  return out + draw_arrows(map, path, labels) + draw_ends(map, path, labels) + "</g>\n";
}

std::string legend_line(double x, double y, const ReplayedObject& object, const char* color) {
  const std::optional<double> worst = object.worst();
  const std::string figures = worst ? fmt::format("worst {:.2f} m", *worst) : "nothing compared";
  return fmt::format(
      "<path stroke='{0}' stroke-width='3' d='M{1:.1f} {2:.1f}h18'/>"
      "<text x='{3:.1f}' y='{4:.1f}'>{5}</text>"
      "<text x='{3:.1f}' y='{6:.1f}' class='f'>{7}, {8}</text>\n",
      color, x, y, x + 26, y + 4, object_title(object), y + 19, figures,
      counted(object.blips.size(), "blip"));
}

/// What is drawn and what is not.
struct Drawn {
  std::vector<const ReplayedObject*> objects;
  std::size_t left_out = 0;  // that moved too
  std::size_t still = 0;     // that never moved

  explicit Drawn(std::span<const ReplayedObject* const> all) {
    for (const ReplayedObject* object : all) {
      if (!has_moved(*object))
        ++still;
      else if (objects.size() == kMaxShown)
        ++left_out;
      else
        objects.push_back(object);
    }
  }

  [[nodiscard]] Labels labels(std::size_t index) const {
    if (objects.size() <= kMaxWithTimes) return Labels::All;
    return index < kMaxNamed ? Labels::Ends : Labels::None;
  }
  [[nodiscard]] std::string text() const {
    std::string out = fmt::format("{} drawn, {} left out, {} never moved.", counted(objects.size(), "path"),
                                  left_out, counted(still, "object"));
    if (objects.size() > kMaxNamed)
      out += fmt::format(" The {} worst are named; point at the others.", kMaxNamed);
    return out;
  }
};

std::string svg_head(double width, double height, const std::string& drawn) {
  return fmt::format(
      "<svg xmlns='http://www.w3.org/2000/svg' width='{0:.0f}' height='{1:.0f}' viewBox='0 0 {0:.0f} "
      "{1:.0f}'>\n"
      "<style>text{{font:12px sans-serif;fill:#333;stroke:none}}.f{{fill:#777}}.s{{font-size:10px}}"
      ".g{{stroke:#ddd;fill:none}}.p{{fill:none;stroke-width:1.5;stroke-linejoin:round}}"
      ".n{{stroke-dasharray:6 3}}.t{{fill-opacity:.35;stroke:none}}.a{{stroke:none}}.o{{fill:#fff}}"
      ".b{{fill:none;stroke-dasharray:3 3;stroke-width:1.5}}</style>\n"
      "<rect width='100%' height='100%' fill='#fff'/>\n"
      "<text x='{2:.1f}' y='18'>From above, metres, north is up. Line: the engine (dashed: an anonymous "
      "body). Dots: the server. Cross: a blip. Ring: start, square: end.</text>\n"
      "<text x='{2:.1f}' y='34'>{3}</text>\n",
      width, height, kMargin, drawn);
}

}  // namespace

std::string replay_svg(std::span<const ReplayedObject* const> objects) {
  const Drawn drawn(objects);
  const std::vector<const ReplayedObject*>& shown = drawn.objects;
  if (shown.empty())
    return "<svg xmlns='http://www.w3.org/2000/svg' width='320' height='60'>"
           "<text x='20' y='35' font-family='sans-serif'>No object has moved.</text></svg>\n";

  const Map map(shown);
  const std::size_t named = std::min(shown.size(), kMaxNamed);
  const double legend = kMargin + map.width() + 32;
  const double rows = kMargin + kLegendRow * static_cast<double>(named) + 60;
  // The line above the map is longer than a narrow map.
  const double width = std::max(legend + kLegend, 900.0);
  std::string out = svg_head(width, std::max(map.height() + 2 * kMargin, rows), drawn.text());
  out += map.grid();
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const char* color = kPathColors[i % std::size(kPathColors)];
    out += draw_object(map, *shown[i], color, drawn.labels(i));
    if (i < named)
      out += legend_line(legend, kMargin + 12 + kLegendRow * static_cast<double>(i), *shown[i], color);
  }
  return out + "</svg>\n";
}

}  // namespace acm::inspect
