// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/state_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "command_text.h"
#include "svg.h"

namespace acm {

namespace {

constexpr double kGraphMargin = 36.0;
constexpr double kTitle = 58.0;
constexpr double kCardWidth = 372.0;
constexpr double kCardGap = 34.0;
constexpr double kHeader = 40.0;
constexpr double kStateRow = 44.0;
constexpr double kActionRow = 21.0;
constexpr double kTrunk = 26.0;     // from the card's left edge
constexpr double kBoxLeft = 112.0;  // of states
constexpr double kBoxWidth = 186.0;
constexpr double kBoxHeight = 32.0;
constexpr double kArcStep = 26.0;  // between the arcs of one card

std::string seconds(double time) {
  return fmt::format("{:.2f} s", time);
}

const StateGraph::Link* find_link(const StateGraph::Style& s, Command from, Command to) {
  for (const StateGraph::Link& link : s.links)
    if (link.from == from && link.to == to) return &link;
  return nullptr;
}

/// One style: its default state, below it the other states and the actions.
class Card {
 public:
  Card(const StateGraph::Style& style, bool is_default, double left, double top)
      : s_(style), is_default_(is_default), left_(left), top_(top) {}

  /// Draws it and gives its height.
  double draw(SvgWriter& out) {
    y_ = top_ + kHeader;
    draw_states();
    draw_cross_links();
    draw_actions();
    const double height = y_ - top_ + 12.0;
    out.raw(fmt::format(
        "<rect class=\"c\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"8\"/>\n", left_,
        top_, kCardWidth, height));
    out.text("s", left_ + 16.0, top_ + 25.0, state_text(s_.style));
    if (is_default_) out.text("t e", left_ + kCardWidth - 14.0, top_ + 25.0, "default style");
    out.raw(std::move(svg_).take());
    return height;
  }

 private:
  void draw_states() {
    const double trunk_top = y_ + kBoxHeight;
    double trunk_bottom = trunk_top;
    for (const StateGraph::State& state : s_.states) {
      const bool home = state.motion == s_.default_state;
      const double x = left_ + (home ? 14.0 : kBoxLeft);
      box(state, x, y_, home);
      rows_[state.motion] = y_ + kBoxHeight / 2.0;
      if (!home && branches(state.motion, y_ + kBoxHeight / 2.0)) trunk_bottom = y_ + kBoxHeight / 2.0 + 4.0;
      y_ += kStateRow;
    }
    trunk_top_ = trunk_top;
    trunk(trunk_bottom);
  }

  void trunk(double bottom) {
    if (bottom > trunk_top_)
      svg_.raw(fmt::format("<path class=\"l\" d=\"M{:.1f} {:.1f}V{:.1f}\"/>\n", left_ + kTrunk, trunk_top_,
                           bottom));
  }

  void box(const StateGraph::State& state, double x, double y, bool home) {
    const double width = home ? kBoxLeft + kBoxWidth - 14.0 : kBoxWidth;
    svg_.raw(fmt::format(
        "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"6\"/>\n",
        home ? "b h" : "b", x, y, width, kBoxHeight));
    svg_.text("n", x + 10.0, y + 14.0, state_text(state.motion));
    std::string note = state.cycle > 0.0 ? seconds(state.cycle) : "stands still";
    if (state.speed > 0.0f) note += fmt::format(", {:.1f} m/s", state.speed);
    if (state.only_from_default) note += ", only from default";
    svg_.text("t", x + 10.0, y + 26.0, note);
  }

  // There and back between the default state and another.
  bool branches(Command motion, double y) {
    const StateGraph::Link* direct = find_link(s_, s_.default_state, motion);
    const StateGraph::Link* there = direct ? direct : find_link(s_, 0, motion);
    const StateGraph::Link* back = find_link(s_, motion, s_.default_state);
    const double from = left_ + kTrunk;
    const double to = left_ + kBoxLeft;
    const double middle = (from + to) / 2.0;
    if (there) {
      svg_.raw(fmt::format("<path class=\"{}\" marker-end=\"url(#a)\" d=\"M{:.1f} {:.1f}H{:.1f}\"/>\n",
                           direct ? "l" : "l d", from, y - 4.0, to - 2.0));
      svg_.text("t m", middle, y - 8.0, seconds(there->length));
    }
    if (back) {
      svg_.raw(fmt::format("<path class=\"l\" marker-end=\"url(#a)\" d=\"M{:.1f} {:.1f}H{:.1f}\"/>\n", to,
                           y + 4.0, from + 2.0));
      svg_.text("t m", middle, y + 15.0, seconds(back->length));
    }
    return there || back;
  }

  // Links between two other states run along the right edge.
  void draw_cross_links() {
    double reach = 16.0;
    const double x = left_ + kBoxLeft + kBoxWidth;
    for (const StateGraph::Link& link : s_.links) {
      if (link.from == s_.default_state || link.to == s_.default_state || link.from == 0) continue;
      if (!rows_.contains(link.from) || !rows_.contains(link.to) ||
          reach > kCardWidth - kBoxLeft - kBoxWidth - 6.0)
        continue;
      // Each end has its own height, so that there and back stay apart.
      const double shift = rows_[link.from] < rows_[link.to] ? 5.0 : -5.0;
      const double y1 = rows_[link.from] + shift;
      const double y2 = rows_[link.to] + shift;
      svg_.raw(
          fmt::format("<path class=\"l\" marker-end=\"url(#a)\" d=\"M{0:.1f} {1:.1f}C{2:.1f} {1:.1f} {2:.1f} "
                      "{3:.1f} {4:.1f} {3:.1f}\"/>\n",
                      x, y1, x + reach * 1.33, y2, x + 2.0));
      svg_.text("t p q", x + reach - 8.0, (y1 + y2) / 2.0 + (shift > 0 ? -2.0 : 10.0),
                fmt::format("{:.2f}", link.length));
      reach += kArcStep;
    }
  }

  void draw_actions() {
    draw_action_rows(s_.default_state, "actions from here");
    draw_action_rows(0, "actions from any state");
    for (const StateGraph::State& state : s_.states)
      if (state.motion != s_.default_state)
        draw_action_rows(state.motion, "actions from " + state_text(state.motion));
  }

  void draw_action_rows(Command from, const std::string& title) {
    const auto is_here = [&](const StateGraph::Link& link) { return link.from == from; };
    if (std::ranges::none_of(s_.actions, is_here)) return;
    svg_.text("t", left_ + 46.0, y_ + 12.0, title);
    y_ += kActionRow;
    for (const StateGraph::Link& link : s_.actions)
      if (is_here(link)) draw_action(link, from == s_.default_state);
    y_ += 6.0;
  }

  void draw_action(const StateGraph::Link& link, bool on_trunk) {
    const double y = y_ + kActionRow / 2.0 - 4.0;
    if (on_trunk) {
      svg_.raw(fmt::format("<path class=\"l\" marker-end=\"url(#a)\" d=\"M{:.1f} {:.1f}H{:.1f}\"/>\n",
                           left_ + kTrunk, y, left_ + 42.0));
      trunk(y);
    }
    svg_.raw(fmt::format("<circle class=\"{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"/>\n",
                         link.hits.empty() ? "o" : "o r", left_ + 50.0, y));
    svg_.text("x", left_ + 62.0, y + 4.0, state_text(link.to));
    svg_.text("t e", left_ + 250.0, y + 4.0, seconds(link.length));
    std::string hits;
    for (const double hit : link.hits) hits += fmt::format("{}{:.2f}", hits.empty() ? "hits " : ", ", hit);
    svg_.text("t v", left_ + 262.0, y + 4.0, hits);
    y_ += kActionRow;
  }

  const StateGraph::Style& s_;
  bool is_default_;
  double left_, top_;
  double y_ = 0.0;
  double trunk_top_ = 0.0;
  SvgWriter svg_;
  std::map<Command, double> rows_;  // where the middle of each state's box is
};

/// The arcs between the cards, and the cards.
class GraphDrawer {
 public:
  explicit GraphDrawer(const StateGraph& graph) : graph_(graph) {
    std::size_t widest = 0;
    for (std::size_t i = 0; i < graph_.styles.size(); ++i)
      for (const StateGraph::Link& link : graph_.styles[i].changes)
        if (const std::size_t j = index_of(link.to); j < graph_.styles.size())
          widest = std::max(widest, i < j ? j - i : i - j);
    top_ = kTitle + 18.0 + (widest == 0 ? 0.0 : arc_height(widest) + 16.0);
  }

  std::string draw() && {
    double height = 0.0;
    for (std::size_t i = 0; i < graph_.styles.size(); ++i)
      height = std::max(height, Card(graph_.styles[i], i == 0, left_of(i), top_).draw(svg_));
    for (std::size_t i = 0; i < graph_.styles.size(); ++i) draw_changes(i);
    const double width = left_of(graph_.styles.size()) - kCardGap + kGraphMargin;
    return document(width, top_ + height + kGraphMargin);
  }

 private:
  static double left_of(std::size_t i) {
    return kGraphMargin + static_cast<double>(i) * (kCardWidth + kCardGap);
  }
  static double arc_height(std::size_t distance) { return 26.0 + 30.0 * static_cast<double>(distance); }

  std::size_t index_of(Command style) const {
    return static_cast<std::size_t>(std::ranges::find(graph_.styles, style, &StateGraph::Style::style) -
                                    graph_.styles.begin());
  }

  // There above back, each with its length at the top.
  void draw_changes(std::size_t i) {
    for (const StateGraph::Link& link : graph_.styles[i].changes) {
      const std::size_t j = index_of(link.to);
      if (j >= graph_.styles.size() || j == i) continue;
      const std::size_t distance = i < j ? j - i : i - j;
      const double out = i < j ? -12.0 : 12.0;
      const double x1 = left_of(i) + kCardWidth / 2.0 + (i < j ? 14.0 : -14.0) - out;
      const double x2 = left_of(j) + kCardWidth / 2.0 + (i < j ? -14.0 : 14.0) - out;
      const double apex = top_ - arc_height(distance) + (i < j ? -9.0 : 9.0);
      const double control = top_ - (top_ - apex) * 4.0 / 3.0;
      svg_.raw(
          fmt::format("<path class=\"l w\" marker-end=\"url(#a)\" d=\"M{:.1f} {:.1f}C{:.1f} {:.1f} {:.1f} "
                      "{:.1f} {:.1f} {:.1f}\"/>\n",
                      x1, top_, x1, control, x2, control, x2, top_ - 2.0));
      svg_.text("t m p", (x1 + x2) / 2.0, apex + 4.0,
                fmt::format("{} {}", i < j ? "→" : "←", seconds(link.length)));
    }
  }

  std::string document(double width, double height) {
    SvgWriter out;
    out.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
                    "viewBox=\"0 0 {0:.0f} {1:.0f}\">\n",
                    width, height));
    out.raw(
        "<defs><marker id=\"a\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" "
        "markerHeight=\"7\" "
        "orient=\"auto\"><path d=\"M0 0.5L8 4L0 7.5z\" fill=\"#6A655C\"/></marker></defs>\n"
        "<style>text{font-family:Helvetica,Arial,sans-serif;fill:#3A3733}.a{font-size:20px;font-weight:bold}"
        ".s{font-size:15px;font-weight:bold}.n{font-size:12px;font-weight:bold}.x{font-size:12px}"
        ".t{font-size:10px;fill:#6A655C}.m{text-anchor:middle}.e{text-anchor:end}.v{fill:#C0392B}"
        ".p{paint-order:stroke;stroke:#FAF8F3;stroke-width:4px}.q{stroke:#FFF}.c{fill:#FFFFFF;stroke:#C9C2B3}"
        ".b{fill:#EEF3EA;stroke:#6C9A5B}.h{fill:#C9DEC0;stroke-width:1.8}.l{fill:none;stroke:#6A655C}"
        ".w{stroke-width:1.3}.d{stroke-dasharray:3 "
        "2}.o{fill:#F2C48D;stroke:#C07B2A}.r{fill:#C0392B;stroke:#8E2A1E}</style>\n"
        "<rect width=\"100%\" height=\"100%\" fill=\"#FAF8F3\"/>\n");
    out.text("a", kGraphMargin, 38.0, fmt::format("Motion table 0x{:08X}", graph_.table));
    out.raw(std::move(svg_).take()).raw("</svg>\n");
    return std::move(out).take();
  }

  const StateGraph& graph_;
  double top_ = 0.0;
  SvgWriter svg_;
};

}  // namespace

std::string inspect::to_svg(const StateGraph& graph) {
  return GraphDrawer(graph).draw();
}

}  // namespace acm
