// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/contact_sheet.h"

#include "anim/pose.h"
#include "inspect/text/effect_text.h"
#include "motion/timeline.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "figure_svg.h"

namespace acm {

namespace {

constexpr double kMargin = 24.0;
constexpr double kTitleHeight = 58.0;
constexpr double kStripTitleHeight = 34.0;
constexpr double kLabelHeight = 34.0;
constexpr double kChipHeight = 25.0;
constexpr double kCellGap = 10.0;
constexpr double kRowGap = 12.0;
constexpr double kChipWidth = 104.0;
constexpr double kGroundStep = 0.5;  // metres between the marks on the ground
constexpr double kMaxGroundMarks = 2000.0;

/// A hook: what it is, and on the line below on which frame it stands and when it fires.
struct Chip {
  std::string words;
  std::string when;
  Argb color;
};

/// One figure of a strip, posed.
struct Cell {
  std::vector<Face> faces;
  const StripFrame* frame = nullptr;
  std::size_t number = 0;  // in the strip
  std::vector<Chip> chips;
};

/// Pixels around the place of the body.
struct Box {
  double left = 0.0, right = 0.0, top = 0.0, bottom = 0.0;

  void include(double x, double y) {
    left = std::min(left, x);
    right = std::max(right, x);
    top = std::min(top, y);
    bottom = std::max(bottom, y);
  }
};

/// A piece of ground, metres around the place of the body.
struct Tile {
  double left = -kGroundStep, right = kGroundStep, back = -kGroundStep, front = kGroundStep;
};

Argb hook_color(HookType type) {
  switch (type) {
    case HookType::Attack: return 0xFFB23A2E;
    case HookType::Sound:
    case HookType::SoundTable:
    case HookType::SoundTweaked: return 0xFF2F6F8F;
    case HookType::CreateParticle:
    case HookType::CreateBlockingParticle:
    case HookType::StopParticle:
    case HookType::DestroyParticle: return 0xFF7A4E9C;
    default: return 0xFF6B6B4E;
  }
}

std::string hook_words(const Hook& hook) {
  if (const auto* s = std::get_if<SoundTableHook>(&hook.payload))
    return "SoundTable " + inspect::sound_type_text(s->sound_type);
  if (const auto* a = std::get_if<AttackHook>(&hook.payload)) return fmt::format("Attack part {}", a->part);
  if (const auto* w = std::get_if<SoundHook>(&hook.payload)) return fmt::format("Sound {:08X}", w->wave);
  if (const auto* e = std::get_if<EtherealHook>(&hook.payload))
    return fmt::format("Ethereal {}", e->ethereal);
  return to_string(hook.type());
}

// As a timeline has it, to the same digits.
std::string time_words(std::size_t frame, double time) {
  return time == kNever ? fmt::format("frame {}, never", frame)
                        : fmt::format("frame {}, {:.4f} s", frame, time);
}

bool fires(const Hook& hook, bool backward) {
  return hook.direction == hook_direction::kBoth ||
         hook.direction == (backward ? hook_direction::kBackward : hook_direction::kForward);
}

// The hooks of the strip's frames from `first` up to and with `last`.
std::vector<Chip> chips_between(const MotionStrip& strip, std::size_t first, std::size_t last) {
  std::vector<Chip> chips;
  for (std::size_t i = first; i <= last; ++i) {
    const StripFrame& f = strip.frames[i];
    for (const Hook& hook : f.animation->hooks_of(f.frame))
      if (fires(hook, f.backward))
        chips.push_back({hook_words(hook), time_words(i, f.hook_time), hook_color(hook.type())});
  }
  return chips;
}

// Files may hold anything; what lies beyond this has no place on a sheet.
bool is_far(const Face& face) {
  constexpr float kFarthest = 100.0f;  // metres
  return std::any_of(face.corners.begin(), face.corners.end(), [](const Vec3& corner) {
    return !(std::fabs(corner.x) < kFarthest && std::fabs(corner.y) < kFarthest &&
             std::fabs(corner.z) < kFarthest);
  });
}

std::vector<Cell> posed_cells(const SheetStrip& s, std::size_t count) {
  std::vector<Cell> cells;
  std::size_t next = 0;
  for (const std::size_t index : chosen_frames(s.strip, count)) {
    const StripFrame& frame = s.strip.frames[index];
    std::vector<Frame> parts(frame.animation->part_count);
    // The body turns in its place; where it goes to is shown by the ground.
    pose_key_frame(parts, *frame.animation, frame.frame,
                   {{0.0f, 0.0f, frame.body.origin.z}, frame.body.rotation});
    std::vector<Face> faces = posed_faces(*s.figure, parts);
    std::erase_if(faces, is_far);
    cells.push_back({std::move(faces), &frame, index, chips_between(s.strip, next, index)});
    next = index + 1;
  }
  if (!cells.empty() && next < s.strip.frames.size()) {
    const std::vector<Chip> rest = chips_between(s.strip, next, s.strip.frames.size() - 1);
    cells.back().chips.insert(cells.back().chips.end(), rest.begin(), rest.end());
  }
  return cells;
}

// Whole steps, and room for what comes near the ground in any figure of the strip.
Tile tile_under(std::span<const Cell> cells) {
  Tile tile;
  const auto down = [](float v) { return std::floor(v / kGroundStep) * kGroundStep; };
  const auto up = [](float v) { return std::ceil(v / kGroundStep) * kGroundStep; };
  constexpr float kNear = 0.4f, kOverhang = 0.2f;  // metres; a hand or a tail may stand over the edge
  for (const Cell& cell : cells)
    for (const Face& face : cell.faces)
      for (const Vec3& corner : face.corners) {
        if (corner.z > kNear) continue;
        tile.left = std::min(tile.left, down(corner.x + kOverhang));
        tile.right = std::max(tile.right, up(corner.x - kOverhang));
        tile.back = std::min(tile.back, down(corner.y + kOverhang));
        tile.front = std::max(tile.front, up(corner.y - kOverhang));
      }
  return tile;
}

/// Puts strips below one another.
class SheetDrawer {
 public:
  explicit SheetDrawer(const SheetStyle& style)
      : style_(style), camera_(camera_for(style.view)), painter_(camera_, style.pixels_per_metre) {}

  /// Draws a strip at a height and gives the height below it.
  double strip(const SheetStrip& s, double y);
  [[nodiscard]] double widest() const { return widest_; }
  [[nodiscard]] const FigureSvg& painter() const { return painter_; }
  [[nodiscard]] std::string take() && { return std::move(svg_).take(); }

 private:
  double row(std::span<const Cell> cells, const Tile& tile, double cell_width, const Box& strip_box,
             double y);
  [[nodiscard]] Box bounds(std::span<const Cell> cells, const Tile& tile) const;
  [[nodiscard]] bool from_above() const { return style_.view == View::Top || style_.view == View::Iso; }
  void ground_line(const Cell& cell, const Box& box);
  void ground_tile(const Cell& cell, const Tile& tile);
  void labels(const Cell& cell, double x, double y);

  SheetStyle style_;
  Camera camera_;
  FigureSvg painter_;
  SvgWriter svg_;
  double widest_ = 0.0;
};

Box SheetDrawer::bounds(std::span<const Cell> cells, const Tile& tile) const {
  Box box{-20.0, 20.0, -20.0, 6.0};
  const double scale = style_.pixels_per_metre;
  const auto include = [&](Vec3 point) {
    const Vec3 p = camera_.project(point);
    box.include(p.x * scale, -p.y * scale);
  };
  if (from_above())
    for (const double x : {tile.left, tile.right})
      for (const double y : {tile.back, tile.front})
        include({static_cast<float>(x), static_cast<float>(y), 0.0f});
  for (const Cell& cell : cells)
    for (const Face& face : cell.faces)
      for (const Vec3& corner : face.corners) include(corner);
  return box;
}

// Calls draw(x) for each ground mark between two edges, in metres, as seen after the body has moved by
// `gone`. Draws none when there would be too many to tell apart.
template <class Draw>
void for_each_ground_mark(double from, double to, double gone, Draw draw) {
  const double count = (to - from) / kGroundStep;
  if (!(count >= 0.0 && count <= kMaxGroundMarks) || !std::isfinite(gone)) return;
  const double first = std::ceil(from / kGroundStep) * kGroundStep - std::fmod(gone, kGroundStep);
  for (int i = -1; i <= static_cast<int>(count) + 1; ++i)
    if (const double at = first + i * kGroundStep; at >= from && at <= to) draw(at);
}

// A line with marks that stand still in the world while the body passes over them.
void SheetDrawer::ground_line(const Cell& cell, const Box& box) {
  const double scale = style_.pixels_per_metre;
  const double gone = camera_.project(cell.frame->body.origin).x;
  svg_.raw("<path class=\"g\" d=\"M").number(box.left).raw(" 0H").number(box.right);
  for_each_ground_mark(box.left / scale, box.right / scale, gone,
                       [&](double at) { svg_.raw("M").number(at * scale).raw(" 0v4"); });
  svg_.raw("\"/>\n");
}

// The same for one who looks from above.
void SheetDrawer::ground_tile(const Cell& cell, const Tile& tile) {
  const double scale = style_.pixels_per_metre;
  const auto point = [&](char letter, double x, double y) {
    const Vec3 p = camera_.project({static_cast<float>(x), static_cast<float>(y), 0.0f});
    svg_.raw(std::string_view(&letter, 1)).number(p.x * scale).raw(" ").number(-p.y * scale);
  };
  svg_.raw("<path class=\"f\" d=\"");
  point('M', tile.left, tile.back), point('L', tile.right, tile.back);
  point('L', tile.right, tile.front), point('L', tile.left, tile.front);
  svg_.raw("z\"/>\n<path class=\"g\" d=\"");
  const Vec3 gone = cell.frame->body.origin;
  for_each_ground_mark(tile.left, tile.right, gone.x,
                       [&](double x) { point('M', x, tile.back), point('L', x, tile.front); });
  for_each_ground_mark(tile.back, tile.front, gone.y,
                       [&](double y) { point('M', tile.left, y), point('L', tile.right, y); });
  svg_.raw("\"/>\n");
}

void SheetDrawer::labels(const Cell& cell, double x, double y) {
  svg_.text("n", x, y + 16.0, fmt::format("{}", cell.number));
  svg_.text("t", x, y + 28.0, fmt::format("{:.2f} s", cell.frame->time));
  y += kLabelHeight;
  for (const Chip& chip : cell.chips) {
    const double width = 8.0 + 4.9 * static_cast<double>(std::max(chip.words.size(), chip.when.size()));
    svg_.raw("<rect rx=\"3\" x=\"").number(x - width / 2).raw("\" y=\"").number(y);
    svg_.raw("\" width=\"").number(width).raw("\" height=\"22.5\" fill=\"").color(chip.color).raw("\"/>");
    svg_.text("h", x, y + 9.3, chip.words).text("h", x, y + 19.0, chip.when);
    y += kChipHeight;
  }
}

// A row is as high as its own figures; all rows of a strip have the same columns.
double SheetDrawer::row(std::span<const Cell> cells, const Tile& tile, double cell_width,
                        const Box& strip_box, double y) {
  const Box box = bounds(cells, tile);
  std::size_t most_chips = 0;
  double left = kMargin;
  for (const Cell& cell : cells) {
    most_chips = std::max(most_chips, cell.chips.size());
    svg_.raw("<g transform=\"translate(")
        .number(left + (cell_width - strip_box.left - strip_box.right) / 2)
        .raw(" ")
        .number(y - box.top)
        .raw(")\">\n");
    from_above() ? ground_tile(cell, tile) : ground_line(cell, strip_box);
    painter_.paint(svg_, cell.faces);
    labels(cell, (strip_box.left + strip_box.right) / 2, box.bottom);
    svg_.raw("</g>\n");
    left += cell_width;
  }
  widest_ = std::max(widest_, left + kMargin);
  return y + box.bottom - box.top + kLabelHeight + kChipHeight * static_cast<double>(most_chips) + kRowGap;
}

double SheetDrawer::strip(const SheetStrip& s, double y) {
  const std::vector<Cell> cells = posed_cells(s, style_.frames);
  svg_.text("s", kMargin, y + 16.0, s.strip.title);
  svg_.text("d", kMargin, y + 30.0, s.strip.note);
  widest_ = std::max({widest_, 2 * kMargin + 8.4 * static_cast<double>(s.strip.title.size()),
                      2 * kMargin + 5.6 * static_cast<double>(s.strip.note.size())});
  y += kStripTitleHeight;
  if (cells.empty()) return y + kRowGap;

  const Tile tile = tile_under(cells);
  const Box box = bounds(cells, tile);
  const bool has_chips =
      std::any_of(cells.begin(), cells.end(), [](const Cell& cell) { return !cell.chips.empty(); });
  const double cell_width = std::max(box.right - box.left + kCellGap, has_chips ? kChipWidth : 40.0);
  const auto fits = std::max<std::size_t>(
      1, static_cast<std::size_t>((static_cast<double>(style_.width) - 2 * kMargin) / cell_width));
  // As many rows as it takes, all of about the same length.
  const std::size_t rows = (cells.size() + fits - 1) / fits;
  const std::size_t per_row = (cells.size() + rows - 1) / rows;
  for (std::size_t i = 0; i < cells.size(); i += per_row)
    y = row(std::span(cells).subspan(i, std::min(per_row, cells.size() - i)), tile, cell_width, box, y);
  return y + 6.0;
}

constexpr std::string_view kStyleSheet =
    "<style>text{font-family:Helvetica,Arial,sans-serif;fill:#3A3733}.n,.t,.h{text-anchor:middle}"
    ".a{font-size:22px;font-weight:bold}.s{font-size:15px;font-weight:bold}.d{font-size:11px;fill:#7A756C}"
    ".n{font-size:12px;font-weight:bold}.t{font-size:10px;fill:#8A857B}.h{font-size:8.5px;fill:#FFF}"
    ".g{stroke:#B9B2A3;stroke-width:1;fill:none}.f{fill:#E9E4D8}"
    ".b path{stroke-width:3;stroke-linejoin:round}"
    ".b .o{stroke:#2B2622;stroke-width:8;stroke-linecap:round;fill:none}";

}  // namespace

std::string draw_contact_sheet(const std::string& title, std::span<const SheetStrip> strips,
                               const SheetStyle& style, const std::function<void(std::size_t)>& drawn) {
  SheetDrawer drawer(style);
  double height = kTitleHeight;
  for (std::size_t i = 0; i < strips.size(); ++i) {
    height = drawer.strip(strips[i], height);
    if (drawn) drawn(i + 1);
  }
  height += kMargin / 2;
  const double width = std::max(drawer.widest(), 2 * kMargin + 13.5 * static_cast<double>(title.size()));
  SvgWriter svg;
  svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
      .number(width)
      .raw("\" height=\"")
      .number(height);
  svg.raw("\" viewBox=\"0 0 ").number(width).raw(" ").number(height).raw("\">\n").raw(kStyleSheet);
  drawer.painter().write_colors(svg);
  svg.raw("</style>\n");
  svg.raw("<rect width=\"100%\" height=\"100%\" fill=\"#FAF8F3\"/>\n").text("a", kMargin, 38.0, title);
  svg.raw(std::move(drawer).take()).raw("</svg>\n");
  return std::move(svg).take();
}

}  // namespace acm
