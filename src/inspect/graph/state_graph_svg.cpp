// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/svg.h"
#include "inspect/graph/state_graph.h"
#include "inspect/text/command_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

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
constexpr double kLaneStep = 30.0;  // between the lines right of the states, wide enough for a length
constexpr double kLaneLeft = kBoxLeft + kBoxWidth + 24.0;
constexpr double kArcStep = 17.0;      // between the lines above the cards, high enough for a length
constexpr double kPortSpread = 180.0;  // of a card's upper edge, around its middle

std::string seconds(double time) {
  return time == kNever ? "for ever" : fmt::format("{:.2f} s", time);
}

const StateGraph::Link* find_link(const StateGraph::Style& s, Command from, Command to) {
  for (const StateGraph::Link& link : s.links)
    if (link.from == from && link.to == to) return &link;
  return nullptr;
}

bool has_state(const std::vector<StateGraph::State>& states, Command motion) {
  return std::ranges::find(states, motion, &StateGraph::State::motion) != states.end();
}

/// One style: its default state, below it the other states and the actions.
class Card {
 public:
  Card(const StateGraph& graph, std::size_t index, double left, double top)
      : graph_(graph), s_(graph.styles[index]), is_default_(index == 0), left_(left), top_(top) {
    collect_states();
    for (const StateGraph::Link& link : s_.links)
      if (is_cross_link(link)) cross_.push_back(&link);
  }

  [[nodiscard]] double width() const {
    const double lanes = kLaneLeft + kLaneStep * static_cast<double>(cross_.size());
    return std::max(kCardWidth, lanes + 6.0);
  }

  /// Draws it and gives its height.
  double draw(SvgWriter& out) {
    y_ = top_ + kHeader;
    draw_states();
    draw_cross_links();
    draw_actions();
    draw_changes_elsewhere();
    const double height = y_ - top_ + 12.0;
    out.raw(fmt::format(
        "<rect class=\"c\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"8\"/>\n", left_,
        top_, width(), height));
    out.text("s", left_ + 16.0, top_ + 25.0, state_text(s_.style));
    if (is_default_) out.text("t e", left_ + width() - 14.0, top_ + 25.0, "default style");
    out.raw(std::move(svg_).take());
    return height;
  }

 private:
  // Links may begin or end in states that have no cycle. They get a box of their own.
  void collect_states() {
    states_ = s_.states;
    const auto add = [this](Command motion) {
      if (motion == 0 || has_state(states_, motion)) return;
      StateGraph::State ghost;
      ghost.motion = motion;
      states_.push_back(ghost);
    };
    for (const StateGraph::Link& link : s_.links) add(link.from), add(link.to);
    for (const StateGraph::Link& link : s_.actions) add(link.from);
    for (const StateGraph::Link& link : s_.changes) add(link.from);
  }

  [[nodiscard]] bool is_cross_link(const StateGraph::Link& link) const {
    return link.from != 0 && link.to != 0 && link.from != link.to && link.from != s_.default_state &&
           link.to != s_.default_state;
  }

  void draw_states() {
    const double trunk_top = y_ + kBoxHeight;
    double trunk_bottom = trunk_top;
    for (const StateGraph::State& state : states_) {
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

  // Links that have no line of their own are named in the box they lead to.
  [[nodiscard]] std::string notes(const StateGraph::State& state, bool home) const {
    std::string note = "no cycle";
    if (state.cycle == kNever)
      note = "held";
    else if (state.cycle > 0.0)
      note = seconds(state.cycle);
    else if (has_state(s_.states, state.motion))
      note = "no animation";
    else if (has_state(graph_.styles[0].states, state.motion))
      note = "as in " + state_text(graph_.styles[0].style);
    if (state.speed > 0.0f) note += fmt::format(", {:.1f} m/s", state.speed);
    if (state.only_from_default) note += ", only from default";
    const StateGraph::Link* again = state.motion != 0 ? find_link(s_, state.motion, state.motion) : nullptr;
    if (again) note += fmt::format(", again {}", seconds(again->length));
    const StateGraph::Link* any = find_link(s_, 0, state.motion);
    if (any && (home || find_link(s_, s_.default_state, state.motion)))
      note += fmt::format(", from any state {}", seconds(any->length));
    return note;
  }

  void box(const StateGraph::State& state, double x, double y, bool home) {
    const double width = home ? kBoxLeft + kBoxWidth - 14.0 : kBoxWidth;
    const bool ghost = !has_state(s_.states, state.motion);
    svg_.raw(fmt::format(
        "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"6\"/>\n",
        home    ? "b h"
        : ghost ? "b d"
                : "b",
        x, y, width, kBoxHeight));
    svg_.text("n", x + 10.0, y + 14.0, state_text(state.motion));
    svg_.text("t", x + 10.0, y + 26.0, notes(state, home));
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

  // Links between two other states run right of the boxes, each upright in a lane of its own. Its length
  // stands in the gap between two rows, where nothing else runs.
  void draw_cross_links() {
    std::map<Command, double> used;  // ends at each box so far
    const auto port = [&](Command motion) {
      const double y = rows_[motion] - 12.0 + std::fmod(5.0 * used[motion]++, 25.0);
      return y;
    };
    const double edge = left_ + kBoxLeft + kBoxWidth;
    for (std::size_t i = 0; i < cross_.size(); ++i) {
      const StateGraph::Link& link = *cross_[i];
      const double lane = left_ + kLaneLeft + kLaneStep * (static_cast<double>(i) + 0.5) - 6.0;
      const double y1 = port(link.from);
      const double y2 = port(link.to);
      svg_.raw(fmt::format(
          "<path class=\"l\" marker-end=\"url(#a)\" d=\"M{:.1f} {:.1f}H{:.1f}V{:.1f}H{:.1f}\"/>\n", edge, y1,
          lane, y2, edge + 2.0));
      const double gap = rows_[link.from] + (y1 < y2 ? kStateRow / 2.0 : -kStateRow / 2.0);
      svg_.text("t m p q", lane, gap + 3.5, fmt::format("{:.2f}", link.length));
    }
  }

  void draw_actions() {
    draw_action_rows(s_.default_state, "actions from here");
    draw_action_rows(0, "actions from any state");
    for (const StateGraph::State& state : states_)
      if (state.motion != s_.default_state && state.motion != 0)
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

  // To styles that have no card, and to the style itself.
  void draw_changes_elsewhere() {
    bool has_title = false;
    for (const StateGraph::Link& link : s_.changes) {
      const bool has_card =
          std::ranges::find(graph_.styles, link.to, &StateGraph::Style::style) != graph_.styles.end();
      if (has_card && link.to != s_.style) continue;
      if (!has_title) {
        svg_.text("t", left_ + 46.0, y_ + 12.0, "changes of style without a card");
        y_ += kActionRow;
        has_title = true;
      }
      svg_.text("x", left_ + 62.0, y_ + kActionRow / 2.0,
                fmt::format("{} to {}", state_text(link.from), state_text(link.to)));
      svg_.text("t e", left_ + kCardWidth - 14.0, y_ + kActionRow / 2.0, seconds(link.length));
      y_ += kActionRow;
    }
  }

  const StateGraph& graph_;
  const StateGraph::Style& s_;
  bool is_default_;
  double left_, top_;
  double y_ = 0.0;
  double trunk_top_ = 0.0;
  SvgWriter svg_;
  std::vector<StateGraph::State> states_;       // with those that links only name
  std::vector<const StateGraph::Link*> cross_;  // between two states that are not the default one
  std::map<Command, double> rows_;              // where the middle of each state's box is
};

/// The lines between the cards, and the cards.
class GraphDrawer {
 public:
  explicit GraphDrawer(const StateGraph& graph) : graph_(graph) {
    double left = kGraphMargin;
    for (std::size_t i = 0; i < graph_.styles.size(); ++i) {
      lefts_.push_back(left);
      left += Card(graph_, i, left, 0.0).width() + kCardGap;
    }
    lefts_.push_back(left);
    collect_changes();
    top_ = kTitle + 24.0 + kArcStep * static_cast<double>(changes_.size());
  }

  std::string draw() && {
    double height = 0.0;
    for (std::size_t i = 0; i < graph_.styles.size(); ++i)
      height = std::max(height, Card(graph_, i, lefts_[i], top_).draw(svg_));
    for (std::size_t lane = 0; lane < changes_.size(); ++lane) draw_change(changes_[lane], lane);
    return document(lefts_.back() - kCardGap + kGraphMargin, top_ + height + kGraphMargin);
  }

 private:
  struct Change {
    const StateGraph::Link* link;
    std::size_t from, to;  // cards
    double out = 0.0, in = 0.0;
    [[nodiscard]] std::size_t distance() const { return from < to ? to - from : from - to; }
  };

  std::size_t index_of(Command style) const {
    return static_cast<std::size_t>(std::ranges::find(graph_.styles, style, &StateGraph::Style::style) -
                                    graph_.styles.begin());
  }

  // Short lines run in lower lanes than long ones. On a card's edge, lines from or to the left are on the
  // left.
  void collect_changes() {
    for (std::size_t i = 0; i < graph_.styles.size(); ++i)
      for (const StateGraph::Link& link : graph_.styles[i].changes)
        if (const std::size_t j = index_of(link.to); j < graph_.styles.size() && j != i)
          changes_.push_back({&link, i, j});
    std::ranges::stable_sort(changes_, {}, &Change::distance);
    for (std::size_t card = 0; card < graph_.styles.size(); ++card) place_ports(card);
  }

  void place_ports(std::size_t card) {
    struct Port {
      double* x;
      bool to_the_right;
      std::size_t lane;
    };
    std::vector<Port> ports;
    for (std::size_t lane = 0; lane < changes_.size(); ++lane) {
      Change& change = changes_[lane];
      if (change.from == card) ports.push_back({&change.out, change.to > card, lane});
      if (change.to == card) ports.push_back({&change.in, change.from > card, lane});
    }
    // Of the lines that go right, the one in the lowest lane is rightmost; lines that go left are mirrored.
    std::ranges::sort(ports, [](const Port& a, const Port& b) {
      if (a.to_the_right != b.to_the_right) return b.to_the_right;
      return a.to_the_right ? a.lane > b.lane : a.lane < b.lane;
    });
    const double width = lefts_[card + 1] - kCardGap - lefts_[card];
    const double step = ports.empty() ? 0.0 : std::min(14.0, kPortSpread / static_cast<double>(ports.size()));
    double x = lefts_[card] + width / 2.0 - step * (static_cast<double>(ports.size()) - 1.0) / 2.0;
    for (const Port& port : ports) {
      *port.x = x;
      x += step;
    }
  }

  // Up, along a lane of its own, and down. Its length stands beside the card it comes from, between the ports
  // of two cards, where only lanes run.
  void draw_change(const Change& change, std::size_t lane) {
    const double y = top_ - 18.0 - kArcStep * static_cast<double>(lane);
    svg_.raw(fmt::format(
        "<path class=\"l w\" marker-end=\"url(#a)\" d=\"M{0:.1f} {1:.1f}V{2:.1f}H{3:.1f}V{4:.1f}\"/>\n",
        change.out, top_, y, change.in, top_ - 2.0));
    const bool right = change.from < change.to;
    const double beside =
        right ? lefts_[change.from + 1] - kCardGap / 2.0 : lefts_[change.from] - kCardGap / 2.0;
    const Command home = graph_.styles[change.from].default_state;
    const std::string from = change.link->from == home ? std::string() : state_text(change.link->from) + ": ";
    svg_.text("t m p", beside, y + 3.5,
              fmt::format("{}{} {}", from, right ? "→" : "←", seconds(change.link->length)));
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
  std::vector<double> lefts_;  // of the cards, and where another would begin
  std::vector<Change> changes_;
  double top_ = 0.0;
  SvgWriter svg_;
};

}  // namespace

std::string inspect::to_svg(const StateGraph& graph) {
  return GraphDrawer(graph).draw();
}

}  // namespace acm
