// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/state_graph.h"
#include "inspect/text/command_text.h"

#include <fmt/format.h>

#include <set>
#include <utility>

namespace acm {

namespace {

std::string node(Command style, Command motion) {
  return fmt::format("n{:04X}_{:08X}", style & 0xFFFFu, motion);
}

std::string length_text(double seconds) {
  return seconds == kNever ? "for ever" : fmt::format("{:.2f} s", seconds);
}

// Of a state: what is held has no length, and without an animation there is nothing to measure.
std::string cycle_text(double seconds) {
  return seconds == kNever ? "held" : seconds > 0.0 ? length_text(seconds) : "no animation";
}

class DotWriter {
 public:
  explicit DotWriter(const StateGraph& graph) : graph_(graph) {}

  std::string write() && {
    add("digraph \"0x{:08X}\" {{\n", graph_.table);
    add("  rankdir=LR; compound=true; fontname=Helvetica;\n");
    add("  node [shape=box, style=\"rounded,filled\", fillcolor=\"#EEF3EA\", fontname=Helvetica, "
        "fontsize=11];\n");
    add("  edge [fontname=Helvetica, fontsize=9, color=\"#6A655C\"];\n");
    for (const StateGraph::Style& style : graph_.styles) write_style(style);
    for (const StateGraph::Style& style : graph_.styles) write_changes(style);
    return std::move(out_) + "}\n";
  }

 private:
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
  }

  void write_style(const StateGraph::Style& s) {
    add("  subgraph \"cluster_{:04X}\" {{\n    label=\"{}\"; style=rounded; color=\"#8A857B\";\n",
        s.style & 0xFFFFu, state_text(s.style));
    for (const StateGraph::State& state : s.states) {
      declared_.insert({s.style, state.motion});
      add("    {} [label=\"{}\\n{}\"{}];\n", node(s.style, state.motion), state_text(state.motion),
          cycle_text(state.cycle),
          state.motion == s.default_state ? ", penwidth=2, fillcolor=\"#C9DEC0\"" : "");
    }
    for (const StateGraph::Link& link : s.actions) write_action(s, link);
    for (const StateGraph::Link& link : s.links) write_link(s, link, "");
    for (const StateGraph::Link& link : s.actions) write_link(s, link, ", style=dashed");
    for (const StateGraph::Link& link : s.changes) declare(s.style, link.from);
    if (is_entered(s.style)) declare(s.style, s.default_state);
    add("  }}\n");
  }

  void write_link(const StateGraph::Style& s, const StateGraph::Link& link, const char* more) {
    declare(s.style, link.from);
    declare(s.style, link.to);
    add("    {} -> {} [label=\"{}\"{}];\n", node(s.style, link.from), node(s.style, link.to),
        length_text(link.length), more);
  }

  void write_action(const StateGraph::Style& s, const StateGraph::Link& link) {
    std::string hits;
    for (const double hit : link.hits) hits += fmt::format("\\nhit {:.2f} s", hit);
    declared_.insert({s.style, link.to});
    add("    {} [label=\"{}{}\", shape=ellipse, fillcolor=\"{}\"];\n", node(s.style, link.to),
        state_text(link.to), hits, link.hits.empty() ? "#F6E3C5" : "#F2B8A8");
  }

  // What a link names and the style has no cycle for: a state that nothing can be in, drawn dashed.
  void declare(Command style, Command motion) {
    if (declared_.insert({style, motion}).second)
      add("    {} [label=\"{}\", style=dashed];\n", node(style, motion), state_text(motion));
  }

  const StateGraph::Style* find_style(Command style) const {
    for (const StateGraph::Style& s : graph_.styles)
      if (s.style == style) return &s;
    return nullptr;
  }

  bool is_entered(Command style) const {
    for (const StateGraph::Style& s : graph_.styles)
      for (const StateGraph::Link& link : s.changes)
        if (link.to == style) return true;
    return false;
  }

  // An edge from the default state to that of the other style, which stands for the whole cluster.
  void write_changes(const StateGraph::Style& s) {
    for (const StateGraph::Link& link : s.changes)
      if (const StateGraph::Style* other = find_style(link.to)) {
        add("  {} -> {} [label=\"{}\", lhead=\"cluster_{:04X}\", penwidth=1.5];\n", node(s.style, link.from),
            node(other->style, other->default_state), length_text(link.length), other->style & 0xFFFFu);
      } else {
        declare(link.to, 0);
        add("  {} -> {} [label=\"{}\", penwidth=1.5];\n", node(s.style, link.from), node(link.to, 0),
            length_text(link.length));
      }
  }

  const StateGraph& graph_;
  std::string out_;
  std::set<std::pair<Command, Command>> declared_;  // style and motion
};

}  // namespace

std::string inspect::to_dot(const StateGraph& graph) {
  return DotWriter(graph).write();
}

}  // namespace acm
