// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/state_graph.h"
#include "inspect/graph/table_motions.h"
#include "inspect/text/command_text.h"
#include "inspect/text/exact_json.h"

#include <fmt/format.h>

namespace acm {

namespace {

std::string number(std::uint32_t value) {
  return fmt::format("0x{:08X}", value);
}

Json name_or_null(Command command) {
  return command == 0 ? Json() : Json(command_text(command));
}

// Seconds; null: for ever.
Json seconds_json(double seconds) {
  return seconds == kNever ? Json() : Json(seconds);
}

Json state_json(const StateGraph::State& state, Command style) {
  return {{"motion", command_text(state.motion)},
          {"command", number(state.motion)},
          {"clip", clip_name({.kind = TableMotion::Kind::Cycle, .style = style, .to = state.motion})},
          {"cycle", seconds_json(state.cycle)},
          {"speed", exact(state.speed)},
          {"only_from_default", state.only_from_default},
          {"clears_modifiers", state.clears_modifiers}};
}

Json links_json(const std::vector<StateGraph::Link>& links, Command style) {
  Json list = Json::array();
  for (const StateGraph::Link& link : links) {
    const TableMotion motion{
        .kind = TableMotion::Kind::Link, .style = style, .from = link.from, .to = link.to};
    list.push_back({{"from", name_or_null(link.from)},
                    {"to", command_text(link.to)},
                    {"command", number(link.to)},
                    {"clip", clip_name(motion)},
                    {"length", seconds_json(link.length)},
                    {"hits", link.hits}});
  }
  return list;
}

}  // namespace

std::string inspect::to_json(const StateGraph& graph) {
  Json styles = Json::array();
  for (const StateGraph::Style& style : graph.styles) {
    Json states = Json::array();
    for (const StateGraph::State& state : style.states) states.push_back(state_json(state, style.style));
    styles.push_back({{"style", command_text(style.style)},
                      {"command", number(style.style)},
                      {"default_state", name_or_null(style.default_state)},
                      {"states", std::move(states)},
                      {"links", links_json(style.links, style.style)},
                      {"actions", links_json(style.actions, style.style)},
                      {"changes", links_json(style.changes, style.style)}});
  }
  const Json json = {{"table", number(graph.table)},
                     {"default_style", command_text(graph.default_style)},
                     {"styles", std::move(styles)}};
  return json.dump(1) + "\n";
}

}  // namespace acm
