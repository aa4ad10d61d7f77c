// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/contact_sheet.h"

#include "acmotion/anim/pose.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "svg.h"

namespace acm {

namespace {

constexpr double kMargin = 24.0;
constexpr double kTitleHeight = 58.0;
constexpr double kStripTitleHeight = 34.0;
constexpr double kLabelHeight = 34.0;
constexpr double kChipHeight = 15.0;
constexpr double kCellGap = 10.0;
// Figures are written in fifths of a pixel, so that whole numbers do.
constexpr float kFineness = 5.0f;

struct Chip {
  std::string words;
  Argb color;
};

/// One figure of a strip, posed.
struct Cell {
  std::vector<Face> faces;
  const StripFrame* frame = nullptr;
  std::size_t number = 0;  // in the strip
  std::vector<Chip> chips;
};

/// Pixels around the foot of the body.
struct Box {
  double left = 0.0, right = 0.0, top = 0.0, bottom = 0.0;
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
    return fmt::format("SoundTable 0x{:02X}", s->sound_type);
  if (const auto* a = std::get_if<AttackHook>(&hook.payload)) return fmt::format("Attack part {}", a->part);
  if (const auto* w = std::get_if<SoundHook>(&hook.payload)) return fmt::format("Sound {:08X}", w->wave);
  if (const auto* e = std::get_if<EtherealHook>(&hook.payload))
    return fmt::format("Ethereal {}", e->ethereal);
  return to_string(hook.type());
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
      if (fires(hook, f.backward)) chips.push_back({hook_words(hook), hook_color(hook.type())});
  }
  return chips;
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
    cells.push_back({posed_faces(*s.figure, parts), &frame, index, chips_between(s.strip, next, index)});
    next = index + 1;
  }
  if (!cells.empty() && next < s.strip.frames.size()) {
    const std::vector<Chip> rest = chips_between(s.strip, next, s.strip.frames.size() - 1);
    cells.back().chips.insert(cells.back().chips.end(), rest.begin(), rest.end());
  }
  return cells;
}

Box bounds(std::span<const Cell> cells, const Camera& camera, double scale) {
  Box box{-20.0, 20.0, -20.0, 6.0};
  for (const Cell& cell : cells)
    for (const Face& face : cell.faces)
      for (const Vec3& corner : face.corners) {
        const Vec3 p = camera.project(corner);
        box.left = std::min(box.left, p.x * scale);
        box.right = std::max(box.right, p.x * scale);
        box.top = std::min(box.top, -p.y * scale);
        box.bottom = std::max(box.bottom, -p.y * scale);
      }
  return box;
}

class SheetDrawer {
 public:
  explicit SheetDrawer(const SheetStyle& style) : style_(style), camera_(camera_for(style.view)) {}

  /// Draws a strip at a height and gives the height below it.
  double strip(const SheetStrip& s, double y);
  [[nodiscard]] std::string take() && { return std::move(svg_).take(); }
  [[nodiscard]] const std::vector<Argb>& colors() const { return colors_; }
  [[nodiscard]] double widest() const { return widest_; }

 private:
  void figure(const Cell& cell);
  void outline(const Cell& cell);
  void ground(const Cell& cell, const Box& box);
  void labels(const Cell& cell, const Box& box);
  std::string color_class(Argb color);
  std::pair<int, int> fine(Vec3 corner) const;

  SheetStyle style_;
  Camera camera_;
  SvgWriter svg_;
  std::vector<Argb> colors_;  // class "c0", "c1" and so on
  double widest_ = 0.0;
};

std::pair<int, int> SheetDrawer::fine(Vec3 corner) const {
  const Vec3 p = camera_.project(corner);
  const float scale = style_.pixels_per_metre * kFineness;
  return {static_cast<int>(std::lround(p.x * scale)), static_cast<int>(std::lround(-p.y * scale))};
}

std::string SheetDrawer::color_class(Argb color) {
  const auto known = std::find(colors_.begin(), colors_.end(), color);
  const auto number = known - colors_.begin();
  if (known == colors_.end()) colors_.push_back(color);
  return fmt::format("c{}", number);
}

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

void SheetDrawer::figure(const Cell& cell) {
  std::vector<Batch> batches;
  for (const Face& face : in_painting_order(cell.faces, camera_)) {
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
    svg_.raw("<path class=\"").raw(color_class(batch.color)).raw("\" d=\"").raw(batch.path).raw("\"/>\n");
}

void SheetDrawer::outline(const Cell& cell) {
  std::string d;
  for (const auto& [a, b] : silhouette(cell.faces, camera_)) {
    const auto [ax, ay] = fine(a);
    const auto [bx, by] = fine(b);
    d += 'M';
    append_point(d, ax, ay);
    d += 'l';
    append_point(d, bx - ax, by - ay);
  }
  svg_.raw("<path class=\"o\" d=\"").raw(d).raw("\"/>\n");
}

// Marks every half metre, standing still in the world while the body passes over them.
void SheetDrawer::ground(const Cell& cell, const Box& box) {
  constexpr double kStep = 0.5;
  const double scale = style_.pixels_per_metre;
  if (style_.view == View::Side || style_.view == View::Front) {
    svg_.raw("<path class=\"g\" d=\"M").number(box.left).raw(" 0H").number(box.right);
    const double gone = camera_.project(cell.frame->body.origin).x;
    for (double at = std::ceil((box.left / scale + gone) / kStep) * kStep; (at - gone) * scale <= box.right;
         at += kStep)
      svg_.raw("M").number((at - gone) * scale).raw(" 0v4");
    svg_.raw("\"/>\n");
    return;
  }
  const auto point = [&](char letter, double x, double y) {
    const Vec3 p = camera_.project({static_cast<float>(x), static_cast<float>(y), 0.0f});
    svg_.raw(std::string_view(&letter, 1)).number(p.x * scale).raw(" ").number(-p.y * scale);
  };
  constexpr double kHalf = 0.5;
  svg_.raw("<path class=\"f\" d=\"");
  point('M', -kHalf, -kHalf), point('L', kHalf, -kHalf), point('L', kHalf, kHalf), point('L', -kHalf, kHalf);
  svg_.raw("z\"/>\n<path class=\"g\" d=\"");
  const Vec3 gone = cell.frame->body.origin;
  for (double x = std::ceil((gone.x - kHalf) / kStep) * kStep - gone.x; x <= kHalf; x += kStep)
    point('M', x, -kHalf), point('L', x, kHalf);
  for (double y = std::ceil((gone.y - kHalf) / kStep) * kStep - gone.y; y <= kHalf; y += kStep)
    point('M', -kHalf, y), point('L', kHalf, y);
  svg_.raw("\"/>\n");
}

void SheetDrawer::labels(const Cell& cell, const Box& box) {
  svg_.text("n", 0.0, box.bottom + 16.0, fmt::format("{}", cell.number));
  svg_.text("t", 0.0, box.bottom + 28.0, fmt::format("{:.2f} s", cell.frame->time));
  double y = box.bottom + kLabelHeight;
  for (const Chip& chip : cell.chips) {
    const double width = 8.0 + 4.9 * static_cast<double>(chip.words.size());
    svg_.raw("<rect rx=\"3\" x=\"")
        .number(-width / 2)
        .raw("\" y=\"")
        .number(y)
        .raw("\" width=\"")
        .number(width);
    svg_.raw("\" height=\"12.5\" fill=\"").color(chip.color).raw("\"/>");
    svg_.text("h", 0.0, y + 9.3, chip.words);
    y += kChipHeight;
  }
}

double SheetDrawer::strip(const SheetStrip& s, double y) {
  const std::vector<Cell> cells = posed_cells(s, style_.frames);
  const Box box = bounds(cells, camera_, style_.pixels_per_metre);
  svg_.text("s", kMargin, y + 16.0, s.strip.title);
  svg_.text("d", kMargin, y + 30.0, s.strip.note);
  y += kStripTitleHeight;
  std::size_t most_chips = 0;
  bool wide_chip = false;
  for (const Cell& cell : cells) {
    most_chips = std::max(most_chips, cell.chips.size());
    wide_chip = wide_chip || !cell.chips.empty();
  }
  const double width = std::max(box.right - box.left + kCellGap, wide_chip ? 92.0 : 40.0);
  const double height =
      box.bottom - box.top + kLabelHeight + kChipHeight * static_cast<double>(most_chips) + 8.0;
  const auto per_row =
      std::max<std::size_t>(1, static_cast<std::size_t>((style_.width - 2 * kMargin) / width));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const double left = kMargin + width * static_cast<double>(i % per_row);
    if (i != 0 && i % per_row == 0) y += height;
    widest_ = std::max(widest_, left + width + kMargin);
    svg_.raw("<g transform=\"translate(")
        .number(left + width / 2 - (box.left + box.right) / 2)
        .raw(" ")
        .number(y - box.top)
        .raw(")\">\n");
    ground(cells[i], box);
    svg_.raw("<g class=\"b\" transform=\"scale(.2)\">\n");
    outline(cells[i]);
    figure(cells[i]);
    svg_.raw("</g>\n");
    labels(cells[i], box);
    svg_.raw("</g>\n");
  }
  return y + height + 6.0;
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
                               const SheetStyle& style) {
  SheetDrawer drawer(style);
  double height = kTitleHeight;
  for (const SheetStrip& s : strips) height = drawer.strip(s, height);
  height += kMargin / 2;
  const double width = std::max(drawer.widest(), 320.0);
  SvgWriter svg;
  svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
      .number(width)
      .raw("\" height=\"")
      .number(height);
  svg.raw("\" viewBox=\"0 0 ").number(width).raw(" ").number(height).raw("\">\n").raw(kStyleSheet);
  for (std::size_t i = 0; i < drawer.colors().size(); ++i)
    svg.raw(fmt::format(".c{}{{fill:#{:06X};stroke:#{:06X}}}", i, drawer.colors()[i] & 0xFFFFFF,
                        drawer.colors()[i] & 0xFFFFFF));
  svg.raw("</style>\n");
  svg.raw("<rect width=\"100%\" height=\"100%\" fill=\"#FAF8F3\"/>\n").text("a", kMargin, 38.0, title);
  svg.raw(std::move(drawer).take()).raw("</svg>\n");
  return std::move(svg).take();
}

}  // namespace acm
