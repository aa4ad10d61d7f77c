// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/particle_paths.h"
#include "inspect/text/power_of_ten.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "svg.h"

namespace acm {

namespace {

constexpr double kViewSize = 400.0;  // pixels, of a square
constexpr double kViewGap = 30.0;
constexpr double kParticleMargin = 30.0;
constexpr double kViewTop = 96.0;
constexpr double kChartTop = kViewTop + kViewSize + 50.0;
constexpr double kChartHeight = 80.0;
constexpr double kPictureWidth = 2 * kParticleMargin + 2 * kViewSize + kViewGap;
constexpr double kPictureHeight = kChartTop + kChartHeight + 40.0;
constexpr float kSmallestExtent = 0.25f;  // metres from the emitter to the edge
constexpr double kInnerPart = 0.92;       // of a view, that the paths may fill
constexpr std::size_t kMaxPaths = 400;    // drawn as lines

/// One view: which axes go right and up, and how large a metre is.
struct ParticleView {
  double left = 0.0;
  double pixels_per_metre = 1.0;
  bool from_above = false;
  Vec3 middle;

  [[nodiscard]] double x(Vec3 v) const {
    return left + kViewSize / 2 + static_cast<double>(v.x - middle.x) * pixels_per_metre;
  }
  [[nodiscard]] double y(Vec3 v) const {
    const float up = from_above ? v.y - middle.y : v.z - middle.z;
    return kViewTop + kViewSize / 2 - static_cast<double>(up) * pixels_per_metre;
  }
};

struct Bounds {
  Vec3 low, high;
};

// Of all points, and of the emitter.
Bounds bounds_of(const ParticlePaths& paths) {
  Bounds b;
  for (const ParticlePaths::Path& path : paths.paths)
    for (const ParticlePaths::Point& point : path.points) {
      const Vec3 p = point.particle.position;
      b.low = {std::min(b.low.x, p.x), std::min(b.low.y, p.y), std::min(b.low.z, p.z)};
      b.high = {std::max(b.high.x, p.x), std::max(b.high.y, p.y), std::max(b.high.z, p.z)};
    }
  return b;
}

// Both views have the same scale, and all that happens in the middle.
ParticleView view_of(const ParticlePaths& paths, double left, bool from_above) {
  const Bounds b = bounds_of(paths);
  const float extent = std::max(
      {b.high.x / 2 - b.low.x / 2, b.high.y / 2 - b.low.y / 2, b.high.z / 2 - b.low.z / 2, kSmallestExtent});
  ParticleView view;
  view.left = left;
  view.from_above = from_above;
  view.pixels_per_metre = kViewSize / 2 * kInnerPart / static_cast<double>(extent);
  view.middle = {b.low.x / 2 + b.high.x / 2, b.low.y / 2 + b.high.y / 2, b.low.z / 2 + b.high.z / 2};
  return view;
}

void draw_path(SvgWriter& out, const ParticleView& view, const ParticlePaths::Path& path) {
  if (path.points.size() < 2) return;
  out.raw("<polyline class=\"p\" points=\"");
  for (const ParticlePaths::Point& point : path.points)
    out.number(view.x(point.particle.position)).raw(",").number(view.y(point.particle.position)).raw(" ");
  out.raw("\"/>\n");
}

// As large as its scale says, a mesh of a fifth of a metre; as faint as its translucency.
void draw_particle(SvgWriter& out, const ParticleView& view, const Particle& particle) {
  if (particle.translucency == 1.0f) return;
  const double radius =
      std::clamp(0.1 * static_cast<double>(particle.scale) * view.pixels_per_metre, 1.5, 40.0);
  out.raw("<circle class=\"d\" cx=\"")
      .number(view.x(particle.position))
      .raw("\" cy=\"")
      .number(view.y(particle.position))
      .raw(fmt::format("\" r=\"{:.1f}\" fill-opacity=\"{:.2f}\"/>\n", radius,
                       1.0 - static_cast<double>(particle.translucency)));
}

// A round number of metres that takes up to a quarter of the view.
double bar_length(double pixels_per_metre) {
  const double most = kViewSize / 4 / pixels_per_metre;
  const double power = power_of_ten_below(most);
  for (const double digit : {5.0, 2.0})
    if (digit * power <= most) return digit * power;
  return power;
}

void draw_view(SvgWriter& out, const ParticlePaths& paths, const ParticleView& view, std::string_view title) {
  out.raw(
      fmt::format("<svg x=\"{0:.0f}\" y=\"{1:.0f}\" width=\"{2:.0f}\" height=\"{2:.0f}\" "
                  "viewBox=\"{0:.0f} {1:.0f} {2:.0f} {2:.0f}\">\n",
                  view.left, kViewTop, kViewSize));
  out.raw(fmt::format("<rect class=\"v\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
                      view.left, kViewTop, kViewSize, kViewSize));
  const std::size_t drawn = std::min(paths.paths.size(), kMaxPaths);
  for (std::size_t i = 0; i < drawn; ++i) draw_path(out, view, paths.paths[i]);
  for (const ParticlePaths::Path& path : paths.paths)
    if (path.is_live) draw_particle(out, view, path.points.back().particle);
  out.raw(
      fmt::format("<path class=\"e\" d=\"M{0:.1f} {1:.1f}h12m-6 -6v12\"/>\n", view.x({}) - 6.0, view.y({})));
  const double bar = bar_length(view.pixels_per_metre);
  out.raw(fmt::format("<path class=\"e\" d=\"M{:.1f} {:.1f}h{:.1f}\"/>\n", view.left + 12.0,
                      kViewTop + kViewSize - 12.0, bar * view.pixels_per_metre));
  out.text("t", view.left + 12.0, kViewTop + kViewSize - 18.0, fmt::format("{:g} m", bar));
  out.text("t", view.left + 12.0, kViewTop + 20.0, title);
  out.raw("</svg>\n");
}

void draw_chart(SvgWriter& out, const ParticlePaths& paths) {
  std::uint32_t most = 1;
  for (const ParticlePaths::Tally& tally : paths.tallies) most = std::max(most, tally.live);
  const double width = kPictureWidth - 2 * kParticleMargin;
  const double end = std::max(paths.tallies.back().time, paths.trial.step);
  out.raw("<polyline class=\"l\" points=\"");
  for (const ParticlePaths::Tally& tally : paths.tallies)
    out.number(kParticleMargin + tally.time / end * width)
        .raw(",")
        .number(kChartTop + kChartHeight * (1.0 - static_cast<double>(tally.live) / most))
        .raw(" ");
  out.raw("\"/>\n");
  out.raw(fmt::format("<path class=\"a\" d=\"M{:.1f} {:.1f}h{:.1f}\"/>\n", kParticleMargin,
                      kChartTop + kChartHeight, width));
  out.text("t", kParticleMargin, kChartTop - 8.0, fmt::format("live particles, at most {}", most));
  out.text("t", kParticleMargin, kChartTop + kChartHeight + 18.0, "0 s");
  out.text("t r", kParticleMargin + width, kChartTop + kChartHeight + 18.0, fmt::format("{:.2f} s", end));
}

std::string limits_text(const ParticlePaths& paths) {
  const ParticleEmitterInfo& info = paths.info;
  const ParticlePaths::Tally& last = paths.tallies.back();
  std::string text =
      fmt::format("{} live of at most {}, {} emitted", last.live, info.max_particles, last.emitted);
  if (info.total_particles != 0) text += fmt::format(" of {}", info.total_particles);
  if (info.total_seconds > 0.0) text += fmt::format(", for {:g} s", info.total_seconds);
  const bool per_second = (info.emitter_type & ParticleEmitterInfo::kPerSecond) != 0;
  text += fmt::format(", one every {:g} {}", info.birthrate, per_second ? "s" : "m");
  return text + (paths.stopped ? ", stopped" : "");
}

constexpr const char* kParticleStyles =
    "<style>text{font-family:sans-serif}.h{font-size:17px;fill:#2C2A26}.t{font-size:12px;fill:#5C574E}"
    ".r{text-anchor:end}.v{fill:#F7F4EC;stroke:#D8D2C4}.p{fill:none;stroke:#2B6CB0;stroke-width:0.7;"
    "stroke-opacity:0.45}.d{fill:#C0672B}.e{fill:none;stroke:#2C2A26;stroke-width:1.5}"
    ".l{fill:none;stroke:#C0672B;stroke-width:1.5}.a{stroke:#8A857B}</style>\n";

}  // namespace

std::string particle_paths_svg(const ParticlePaths& paths) {
  SvgWriter out;
  out.raw(
      fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
                  "width=\"{0:.0f}\" height=\"{1:.0f}\">\n",
                  kPictureWidth, kPictureHeight));
  out.raw(kParticleStyles);
  out.raw(fmt::format("<rect width=\"{:.0f}\" height=\"{:.0f}\" fill=\"#FFFFFF\"/>\n", kPictureWidth,
                      kPictureHeight));
  const auto type = static_cast<std::uint32_t>(paths.info.particle_type);
  out.text(
      "h", kParticleMargin, 34.0,
      fmt::format("Emitter {}, type {} {}", inspect::hex32(paths.info.id), type, particle_type_name(type)));
  out.text("t", kParticleMargin, 56.0, particle_type_formula(type));
  out.text("t", kParticleMargin, 76.0, fmt::format("{}; seed {}", limits_text(paths), paths.trial.seed));
  draw_view(out, paths, view_of(paths, kParticleMargin, false), "from the side: x right, z up");
  draw_view(out, paths, view_of(paths, kParticleMargin + kViewSize + kViewGap, true),
            "from above: x right, y up");
  draw_chart(out, paths);
  out.raw("</svg>\n");
  return std::move(out).take();
}

}  // namespace acm
