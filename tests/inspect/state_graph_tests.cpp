// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/state_graph.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <map>
#include <sstream>

#include "support/fixture_f.h"
#include "support/human_table.h"

namespace acm::test {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::HasSubstr;

SketchedTable table_with_actions() {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  sketch.style_link(kNonCombat, kCrouch, {{sketch.anim("duck", 6)}});
  return sketch.finish();
}

TEST(StateGraph, styles_have_states_links_actions_and_changes) {
  const SketchedTable table = table_with_actions();
  const StateGraph graph = state_graph(table.bound());
  ASSERT_EQ(graph.styles.size(), 2u);
  const StateGraph::Style& peace = graph.styles[0];
  EXPECT_EQ(peace.style, kNonCombat);
  EXPECT_EQ(peace.states.size(), 5u);
  EXPECT_EQ(peace.states[0].motion, kReady);
  EXPECT_NEAR(peace.states[0].cycle, 10.0 / 30.0, 1e-12);
  EXPECT_EQ(peace.links.size(), 7u);  // six between Ready, walk and run, and the style's own to Crouch
  ASSERT_EQ(peace.actions.size(), 1u);
  EXPECT_NEAR(peace.actions[0].length, 20.0 / 30.0, 1e-12);
  ASSERT_EQ(peace.changes.size(), 1u);
  EXPECT_EQ(peace.changes[0].to, kSwordCombat);
  EXPECT_THAT(graph.styles[1].actions[0].hits, ElementsAre(DoubleNear(13.0 / 30.0, 1e-12)));
}

TEST(StateGraph, the_default_state_comes_first_wherever_the_file_has_it) {
  TableSketch sketch(kNonCombat);
  sketch.style_default(kNonCombat, kReady);
  for (const Command state : {kWalk, kRun, kReady})
    sketch.cycle(kNonCombat, state, {.anims = {sketch.anim("stand", 3)}});
  const StateGraph graph = state_graph(sketch.finish().bound());
  std::vector<Command> order;
  for (const StateGraph::State& state : graph.styles[0].states) order.push_back(state.motion);
  EXPECT_THAT(order, ElementsAre(kReady, kWalk, kRun));
}

TEST(StateGraph, a_hit_counts_from_the_beginning_of_its_action) {
  TableSketch sketch = fixture_f();
  sketch.link(kNonCombat, kReady, kSlashHigh, {.anims = {sketch.anim("raise", 15), sketch.anim("slash", 9)}});
  add_hook(sketch.animation("slash"), 2, {hook_direction::kForward, AttackHook{}});
  const SketchedTable table = sketch.finish();
  const std::vector<StateGraph::Link> actions = state_graph(table.bound()).styles[0].actions;
  ASSERT_EQ(actions.size(), 2u);  // the wave and the slash
  const StateGraph::Link& slash = actions[actions[0].to == kSlashHigh ? 0 : 1];
  EXPECT_THAT(slash.hits, ElementsAre(DoubleNear((15 + 3) / 30.0, 1e-12)));
  EXPECT_NEAR(slash.length, 24 / 30.0, 1e-12);
}

TEST(StateGraph, held_poses_have_no_length) {
  const SketchedTable table = human_table().finish();
  const StateGraph graph = state_graph(table.bound());
  std::map<Command, double> cycles;
  for (const StateGraph::State& state : graph.styles[0].states) cycles[state.motion] = state.cycle;
  EXPECT_EQ(cycles[command::kReload], kNever);
  EXPECT_EQ(cycles[command::kPickup], kNever);
  EXPECT_EQ(cycles[command::kSitting], 0.0);
  EXPECT_NEAR(cycles[command::kSleeping], 20.0 / 30.0, 1e-12);
  EXPECT_THAT(to_dot(graph), HasSubstr("[label=\"Pickup\\nheld\"]"));
  EXPECT_THAT(to_dot(graph), HasSubstr("[label=\"Sitting\\nno animation\"]"));
  EXPECT_THAT(to_svg(graph), HasSubstr(">held<"));
  EXPECT_THAT(to_svg(graph), HasSubstr(">no animation<"));
  const auto json = nlohmann::json::parse(to_json(graph));
  for (const auto& state : json["styles"][0]["states"])
    EXPECT_EQ(state["cycle"].is_null(), state["motion"] == "Reload" || state["motion"] == "Pickup");
}

TEST(StateGraph, states_beyond_the_catalogue_are_named_by_links_and_by_their_index) {
  constexpr Command kState = 0x43008142u, kOther = 0x43008143u;
  TableSketch sketch = bare_sketch();
  for (const Command state : {kState, kOther})
    sketch.cycle(kNonCombat, state, {.anims = {sketch.anim("point", 3)}});
  sketch.link(kNonCombat, kReady, kState, {.anims = {sketch.anim("x", 5)}});
  const SketchedTable table = sketch.finish();
  const StateGraph graph = state_graph(table.bound());
  std::vector<Command> states;
  for (const StateGraph::State& state : graph.styles[0].states) states.push_back(state.motion);
  EXPECT_THAT(states, testing::IsSupersetOf({kState, kOther & 0xFFFFu}));
  EXPECT_THAT(to_json(graph), HasSubstr("NonCombat/0x43008142"));
}

TEST(StateGraph, links_from_any_state_and_cycles_of_no_state_are_labelled_so) {
  TableSketch sketch = bare_sketch();
  sketch.style_link(kNonCombat, kWave, {{sketch.anim("wave", 20)}});
  EXPECT_THAT(to_svg(state_graph(sketch.finish().bound())), HasSubstr(">actions from any state<"));
  sketch.cycle(kNonCombat, 0, {.anims = {sketch.anim("nowhere", 3)}});
  const SketchedTable table = sketch.finish();
  EXPECT_THAT(to_svg(state_graph(table.bound())), HasSubstr(">any state<"));
  EXPECT_THAT(to_dot(state_graph(table.bound())), HasSubstr("n003D_00000000 [label=\"any state\\n0.10 s\""));
}

TEST(StateGraph, dot_has_clusters_and_lengths) {
  const SketchedTable table = table_with_actions();
  const std::string dot = to_dot(state_graph(table.bound()));
  EXPECT_THAT(dot, testing::StartsWith("digraph "));
  EXPECT_THAT(dot, HasSubstr("subgraph \"cluster_003D\""));
  EXPECT_THAT(dot, HasSubstr("n003D_41000003 -> n003D_45000005 [label=\"0.17 s\"]"));
  EXPECT_THAT(dot, HasSubstr("any state"));
  EXPECT_THAT(dot, HasSubstr("lhead=\"cluster_003E\""));
}

std::size_t count_of(const std::string& text, const std::string& what) {
  std::size_t n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
  return n;
}

TEST(StateGraph, dot_declares_every_node_that_an_edge_names) {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  sketch.link(kNonCombat, kCrouch, kWave, {.anims = {sketch.anim("wave", 20)}});
  sketch.link(kSwordCombat, kCrouch, kReady, {.anims = {sketch.anim("rise", 6)}});
  const SketchedTable table = sketch.finish();
  const std::string dot = to_dot(state_graph(table.bound()));
  std::istringstream lines(dot);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t arrow = line.find(" -> ");
    if (arrow == std::string::npos) continue;
    const std::size_t start = line.find('n');
    for (const std::string& node : {line.substr(start, arrow - start), line.substr(arrow + 4, 14)})
      EXPECT_THAT(dot, HasSubstr(node + " [label=")) << line;
  }
}

TEST(StateGraph, svg_draws_all_links_between_states_however_many) {
  TableSketch sketch(kNonCombat);
  sketch.style_default(kNonCombat, kReady);
  const std::vector<Command> states = {kWalk, kRun, kCrouch, 0x41000013, 0x41000014, 0x40000015};
  for (const Command state : states) sketch.cycle(kNonCombat, state, {.anims = {sketch.anim("stand", 3)}});
  sketch.cycle(kNonCombat, kReady, {.anims = {sketch.anim("stand", 3)}});
  for (const Command from : states)
    for (const Command to : states)
      if (from != to) sketch.link(kNonCombat, from, to, {.anims = {sketch.anim("step", 3)}});
  const SketchedTable table = sketch.finish();
  EXPECT_EQ(count_of(to_svg(state_graph(table.bound())), "marker-end"), 30u);
}

TEST(StateGraph, svg_shows_every_state_and_action) {
  const SketchedTable table = table_with_actions();
  const StateGraph graph = state_graph(table.bound());
  const std::string svg = to_svg(graph);
  const auto shows = [&](Command command) {
    EXPECT_THAT(svg, HasSubstr(">" + std::string(command_name(command)))) << std::hex << command;
  };
  for (const StateGraph::Style& style : graph.styles) {
    shows(style.style);
    for (const StateGraph::State& state : style.states) shows(state.motion);
    for (const StateGraph::Link& action : style.actions) shows(action.to);
  }
  EXPECT_THAT(svg, HasSubstr("hits 0.43"));
  EXPECT_THAT(svg, testing::EndsWith("</svg>\n"));
}

TEST(StateGraph, an_empty_table_is_an_empty_card) {
  const MotionTable table = MotionTableBuilder(0x09000001, kNonCombat).build();
  const BoundTable bound{&table, {}, {}};
  EXPECT_EQ(state_graph(bound).styles.size(), 1u);
  EXPECT_THAT(to_svg(state_graph(bound)), HasSubstr("NonCombat"));
}

}  // namespace
}  // namespace acm::test
