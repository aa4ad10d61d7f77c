// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/timeline_strip.h"

#include "inspect/text/effect_text.h"
#include "inspect/text/power_of_ten.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>
#include <span>

#include "svg.h"

namespace acm {

namespace {

constexpr double kWidth = 1040.0;
constexpr double kStripMargin = 40.0;
constexpr double kBarTop = 112.0;
constexpr double kBarHeight = 46.0;
constexpr double kAxisY = kBarTop - 12.0;
constexpr double kFirstRow = kBarTop + kBarHeight + 34.0;
constexpr double kRowHeight = 24.0;
constexpr double kLetterWidth = 7.0;  // of a label
constexpr double kSmallWidth = 6.4;   // of the small print
constexpr double kStandsStill = 1.0;  // seconds shown of what never ends
constexpr double kLegendHeight = 40.0;
constexpr std::size_t kMaxLabels = 200;  // finding a free place for one looks at all others

struct BarColors {
  Argb fill, edge;
};

BarColors colors_of(NodeRole role) {
  switch (role) {
    case NodeRole::Link: return {0xBFD3E6, 0x5B86AE};
    case NodeRole::Action: return {0xF2C48D, 0xC07B2A};
    case NodeRole::BackLink: return {0xD9D5EA, 0x857BAE};
    case NodeRole::Cycle: return {0xC9DEC0, 0x6C9A5B};
    case NodeRole::Unknown: break;
  }
  return {0xDDD8CC, 0x8A857B};
}

Argb color_of(const TimelineHook& hook) {
  if (!hook.fires()) return 0xA39D91;
  switch (hook.hook().type()) {
    case HookType::Attack: return 0xC0392B;
    case HookType::Sound:
    case HookType::SoundTable:
    case HookType::SoundTweaked: return 0x2B6CB0;
    default: return 0x5F7F3F;
  }
}

std::string seconds_text(double time) {
  return fmt::format("{:.3f} s", time);
}

std::string frames_text(const SequenceNode& node) {
  const std::int32_t first = node.framerate < 0.0f ? node.high_frame : node.low_frame;
  const std::int32_t last = node.framerate < 0.0f ? node.low_frame : node.high_frame;
  return fmt::format("frames {} to {} at {:g}/s", first, last, std::fabs(node.framerate));
}

// The longest of the texts that fits; nothing when none does.
std::string fitting(double width, std::initializer_list<std::string> texts, double letter) {
  for (const std::string& text : texts)
    if (static_cast<double>(text.size()) * letter <= width - 10.0) return text;
  return {};
}

/// Draws one timeline from the top to the bottom.
class StripDrawer {
 public:
  explicit StripDrawer(const Timeline& timeline) : t_(timeline) {
    for (const TimelineSegment& s : t_.segments) {
      if (s.start == kNever) break;
      shown_ = s.end == kNever ? s.start + kStandsStill : s.end;
    }
    if (shown_ <= 0.0) shown_ = kStandsStill;
    shorten_cycle();
  }

  std::string draw(const std::string& title) && {
    axis();
    for (const TimelineSegment& s : t_.segments) segment(s);
    hooks();
    if (t_.done != kNever && t_.done > 0.0) flag(t_.done, fmt::format("done {}", seconds_text(t_.done)));
    const double height = kFirstRow + static_cast<double>(rows_) * kRowHeight + kLegendHeight;
    legend(height - 18.0);
    return document(title, height);
  }

 private:
  // A long cycle would leave no room for what leads to it.
  void shorten_cycle() {
    if (t_.steady == kNever || t_.steady <= 0.0 || t_.period == kNever) return;
    double needed = t_.steady * 1.7;
    for (const TimelineHook& h : t_.hooks)
      if (h.time != kNever) needed = std::max(needed, h.time + 0.05 * t_.steady);
    shown_ = std::min(shown_, needed);
  }

  [[nodiscard]] double x_of(double time) const {
    return kStripMargin + time / shown_ * (kWidth - 2.0 * kStripMargin);
  }

  SvgWriter& line(const char* style, double x1, double y1, double x2, double y2) {
    return svg_.raw(
        fmt::format("<path class=\"{}\" d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}\"/>\n", style, x1, y1, x2, y2));
  }

  void axis() {
    // Steps of 1, 2 or 5 times a power of ten, at most about twenty.
    double step = power_of_ten_below(shown_ / 10.0);
    for (const double times : {2.0, 2.5, 2.0})
      if (shown_ / step > 20.0) step *= times;
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    for (int i = 0; i * step <= shown_ + 1e-9; ++i) {
      line("g", x_of(i * step), kAxisY - 5.0, x_of(i * step), kAxisY);
      if (t_.done != kNever && std::fabs(x_of(i * step) - x_of(t_.done)) < 14.0 && t_.done > 0.0) continue;
      svg_.text("t m", x_of(i * step), kAxisY - 9.0, fmt::format("{:.{}f}", i * step, decimals));
    }
    line("g", kStripMargin, kAxisY, kWidth - kStripMargin, kAxisY);
  }

  void segment(const TimelineSegment& s) {
    if (s.start == kNever) return;
    const double x = x_of(s.start);
    const double width = x_of(std::min(s.end, shown_)) - x;
    const BarColors colors = colors_of(s.node.role);
    const bool last = &s == &t_.segments.back();
    svg_.raw(fmt::format(
        "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"4\" fill=\"#{:06X}\" "
        "stroke=\"#{:06X}\"/>\n",
        x, kBarTop, std::max(width, 1.0), kBarHeight, colors.fill, colors.edge));
    if (s.end > shown_)
      break_off(x + width);
    else if (last)
      repeat_sign(x + width, colors.edge);
    const std::string role = to_string(s.node.role);
    const std::string more = s.end != kNever ? (last ? ", repeats" : "")
                             : s.cyclic      ? ", held for ever"
                                             : ", stands still";
    const std::string id = fmt::format("0x{:08X}", s.node.animation->id);
    svg_.text("s", x + 8.0, kBarTop + 20.0, fitting(width, {role + more, role}, 7.2));
    svg_.text("t", x + 8.0, kBarTop + 36.0,
              fitting(width, {id + ", " + frames_text(s.node), frames_text(s.node), id}, kSmallWidth));
  }

  // A ragged edge where more follows.
  void break_off(double right) {
    svg_.raw(fmt::format("<path d=\"M{:.1f} {:.1f}l-7 8 7 8 -7 8 7 8 -7 8 7 8h6v-48z\" fill=\"#FAF8F3\"/>\n",
                         right, kBarTop - 1.0));
  }

  // An arrow that turns back, at the end of what repeats.
  void repeat_sign(double right, Argb color) {
    svg_.raw(
        fmt::format("<path d=\"M{0:.1f} {1:.1f}h8a7 7 0 0 1 0 14h-5l4 -4m-4 4l4 4\" fill=\"none\" "
                    "stroke=\"#{2:06X}\" stroke-width=\"1.6\"/>\n",
                    right + 3.0, kBarTop + 14.0, color));
  }

  /// A label with its mark and the stem down to it.
  struct Place {
    double x, from, to;
    std::size_t row;
  };

  // From right to left: labels run to the right, so that stems of earlier hooks pass them by. Near the right
  // border they run to the left, and go below the others.
  void hooks() {
    const std::span<const TimelineHook> all = t_.hooks;
    const std::span<const TimelineHook> labelled = all.first(std::min(all.size(), kMaxLabels));
    for (const TimelineHook& h : all.subspan(labelled.size())) tick_mark(h);
    for (const bool leftwards : {false, true})
      for (const TimelineHook& h : labelled | std::views::reverse) {
        if (h.time == kNever || h.time > shown_) continue;
        const std::string label = label_of(h);
        const double width = static_cast<double>(label.size()) * kLetterWidth + 16.0;
        if ((x_of(h.time) + width > kWidth - 8.0) == leftwards) hook(h, label, width, leftwards);
      }
  }

  static std::string label_of(const TimelineHook& h) {
    return h.fires() ? fmt::format("{:.3f}  {}", h.time, hook_label(h.hook()))
                     : fmt::format("{} ({})", hook_label(h.hook()), to_string(h.status));
  }

  void hook(const TimelineHook& h, const std::string& label, double width, bool leftwards) {
    const double x = x_of(h.time);
    Place place{x, leftwards ? x - width : x - 6.0, leftwards ? x + 6.0 : x + width, 0};
    while (place.row < rows_ && collides(place, true)) ++place.row;
    if (place.row == rows_)
      for (place.row = 0; collides(place, false);) ++place.row;
    places_.push_back(place);
    rows_ = std::max(rows_, place.row + 1);
    const double y = kFirstRow + static_cast<double>(place.row) * kRowHeight;
    mark(h, x, y);
    svg_.text(fmt::format("h{}{}", leftwards ? " e" : "", h.fires() ? "" : " q"),
              leftwards ? x - 9.0 : x + 9.0, y + 4.0, label);
  }

  // Labels of a row stand apart; strictly, no stem crosses a label above its own either.
  [[nodiscard]] bool collides(const Place& p, bool strict) const {
    return std::ranges::any_of(places_, [&](const Place& o) {
      if (o.row == p.row) return p.from < o.to && o.from < p.to;
      if (std::fabs(o.x - p.x) < 0.5 || !strict) return false;
      return o.row > p.row ? p.from < o.x && o.x < p.to : o.from < p.x && p.x < o.to;
    });
  }

  void mark(const TimelineHook& h, double x, double y) {
    const Argb color = color_of(h);
    stems_.raw(fmt::format("<path class=\"{}\" stroke=\"#{:06X}\" d=\"M{:.1f} {:.1f}V{:.1f}\"/>\n",
                           h.fires() ? "k" : "k q", color, x, kBarTop, y));
    svg_.raw(
        fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\" stroke=\"#{:06X}\" "
                    "stroke-width=\"1.6\"/>\n",
                    x, y, h.hook().type() == HookType::Attack ? "5" : "4",
                    h.fires() ? fmt::format("#{:06X}", color) : "#FAF8F3", color));
  }

  // A hook without a label: only where it is.
  void tick_mark(const TimelineHook& h) {
    if (h.time == kNever || h.time > shown_) return;
    ++without_label_;
    stems_.raw(fmt::format("<path class=\"k\" stroke=\"#{:06X}\" d=\"M{:.1f} {:.1f}v8\"/>\n", color_of(h),
                           x_of(h.time), kBarTop + kBarHeight));
  }

  void flag(double time, const std::string& words) {
    const double x = x_of(time);
    line("v", x, kAxisY - 28.0, x, kBarTop + kBarHeight);
    const bool leftwards = x > kWidth - 140.0;
    svg_.text(leftwards ? "f e" : "f", leftwards ? x - 6.0 : x + 6.0, kAxisY - 22.0, words);
  }

  void legend(double y) {
    std::string words;
    const auto add = [&](const std::string& part) { words += words.empty() ? part : "  ·  " + part; };
    const Vec3 moved = t_.moved.origin;
    if (t_.period != kNever && t_.period > 0.0) add(fmt::format("cycle {}", seconds_text(t_.period)));
    if (length_squared(moved) > 0.0f)
      add(fmt::format("moves {:.2f}, {:.2f}, {:.2f} m", moved.x, moved.y, moved.z));
    if (length_squared(t_.velocity) > 0.0f) add(fmt::format("velocity {:.2f} m/s", length(t_.velocity)));
    if (length_squared(t_.omega) > 0.0f) add(fmt::format("turns {:.2f} rad/s", length(t_.omega)));
    if (t_.done == kNever) add("never done");
    if (without_label_ > 0) add(fmt::format("{} more hooks are marked only", without_label_));
    svg_.text("d", kStripMargin, y, words);
  }

  std::string document(const std::string& title, double height) {
    SvgWriter out;
    out.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
                    "viewBox=\"0 0 {0:.0f} {1:.0f}\">\n",
                    kWidth, height));
    out.raw(kCss).raw("<rect width=\"100%\" height=\"100%\" fill=\"#FAF8F3\"/>\n");
    out.text("a", kStripMargin, 36.0, title);
    out.raw(std::move(stems_).take()).raw(std::move(svg_).take()).raw("</svg>\n");
    return std::move(out).take();
  }

  static constexpr const char* kCss =
      "<style>text{font-family:Helvetica,Arial,sans-serif;fill:#3A3733}.a{font-size:20px;font-weight:bold}"
      ".s{font-size:13px;font-weight:bold}.t{font-size:11px;fill:#6A655C}.h{font-size:12px;paint-order:"
      "stroke;stroke:#FAF8F3;stroke-width:3px}"
      ".d{font-size:12px;fill:#7A756C}.f{font-size:12px;font-weight:bold}.m{text-anchor:middle}"
      ".e{text-anchor:end}text.q{fill:#A39D91}.g{stroke:#B9B2A3;fill:none}.v{stroke:#3A3733;stroke-width:1.4;"
      "fill:none}.k{stroke-width:1.2;fill:none}.k.q{stroke-dasharray:2 3}</style>\n";

  const Timeline& t_;
  double shown_ = 0.0;  // seconds
  SvgWriter svg_, stems_;
  std::vector<Place> places_;
  std::size_t rows_ = 0;
  std::size_t without_label_ = 0;
};

}  // namespace

std::string hook_label(const Hook& hook) {
  const std::string name = to_string(hook.type());
  if (const auto* h = std::get_if<AttackHook>(&hook.payload))
    return fmt::format("{}, part {}", name, h->part);
  if (const auto* h = std::get_if<SoundTableHook>(&hook.payload))
    return fmt::format("{} {}", name, inspect::sound_type_text(h->sound_type));
  if (const auto* h = std::get_if<SoundHook>(&hook.payload)) return fmt::format("{} 0x{:08X}", name, h->wave);
  if (const auto* h = std::get_if<SoundTweakedHook>(&hook.payload))
    return fmt::format("{} 0x{:08X}", name, h->wave);
  if (const auto* h = std::get_if<CallScriptHook>(&hook.payload))
    return fmt::format("{} 0x{:08X}", name, h->script);
  return name;
}

std::string draw_timeline(const std::string& title, const Timeline& timeline) {
  return StripDrawer(timeline).draw(title);
}

}  // namespace acm
