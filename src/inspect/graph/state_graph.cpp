// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/state_graph.h"

#include "inspect/graph/key_commands.h"
#include "motion/animation_queries.h"

#include <algorithm>

namespace acm {

namespace {

class GraphBuilder {
 public:
  explicit GraphBuilder(const BoundTable& table) : bound_(table), table_(*table.table), keys_(table_) {
    graph_.table = table_.id();
    graph_.default_style = table_.default_style();
  }

  StateGraph build() && {
    style(table_.default_style());
    for (const StyleDefault& d : table_.style_defaults()) style(d.style);
    for (const MotionTable::Entry& cycle : table_.cycles()) add_state(cycle);
    for (const MotionTable::LinkGroup& group : table_.link_groups()) add_links(group);
    for (StateGraph::Style& s : graph_.styles) put_default_first(s);
    return std::move(graph_);
  }

 private:
  // As the table's own list of styles names it.
  [[nodiscard]] Command style_of(std::uint32_t key) const {
    for (const StyleDefault& d : table_.style_defaults())
      if ((d.style & 0xFFFFu) == key >> 16) return d.style;
    return keys_.style(key);
  }

  StateGraph::Style& style(Command command) {
    for (StateGraph::Style& s : graph_.styles)
      if (s.style == command) return s;
    StateGraph::Style& added = graph_.styles.emplace_back();
    added.style = command;
    added.default_state = table_.default_substate(command);
    return added;
  }

  static void put_default_first(StateGraph::Style& s) {
    const auto home = std::ranges::find(s.states, s.default_state, &StateGraph::State::motion);
    if (home != s.states.end()) std::rotate(s.states.begin(), home, home + 1);
  }

  // Of equal keys the last counts.
  void add_state(const MotionTable::Entry& cycle) {
    const MotionData& motion = table_.motions()[cycle.motion];
    if (table_.find_cycle(cycle.key) != &motion) return;
    StateGraph::State state;
    state.motion = keys_.state(cycle.key);
    for (const BoundAnim& anim : bound_.anims_of(motion))
      if (anim.animation && state.cycle != kNever) state.cycle = seconds_of(anim);
    state.only_from_default = (motion.bits & MotionData::kOnlyFromDefaultState) != 0;
    state.clears_modifiers = (motion.bits & MotionData::kClearsModifiers) != 0;
    state.speed = length(motion.velocity);
    style(style_of(cycle.key)).states.push_back(state);
  }

  void add_links(const MotionTable::LinkGroup& group) {
    StateGraph::Style& s = style(style_of(group.key));
    for (const MotionTable::Link& link : table_.links_of(group)) {
      const MotionData& motion = table_.motions()[link.motion];
      if (table_.find_link(group.key, link.to) != &motion) continue;
      const StateGraph::Link found = measured(keys_.state(group.key), link.to, motion);
      (is_style(link.to) ? s.changes : is_substate(link.to) ? s.links : s.actions).push_back(found);
    }
  }

  StateGraph::Link measured(Command from, Command to, const MotionData& motion) const {
    StateGraph::Link link{from, to, 0.0, {}};
    for (const BoundAnim& anim : bound_.anims_of(motion)) {
      if (anim.animation && link.length != kNever) add_hits(link, anim);
      link.length += seconds_of(anim);
    }
    return link;
  }

  // Once through; kNever at a rate of 0, at which the first frame is held.
  static double seconds_of(const BoundAnim& anim) {
    const double seconds = exact_length(anim);
    return anim.animation && seconds == 0.0 ? kNever : seconds;
  }

  static void add_hits(StateGraph::Link& link, const BoundAnim& anim) {
    const std::int32_t direction =
        anim.framerate < 0.0f ? hook_direction::kBackward : hook_direction::kForward;
    for (std::uint32_t f = 0; f < anim.animation->frame_count; ++f)
      for (const Hook& hook : anim.animation->hooks_of(f)) {
        const double time = exact_hook_time(anim, f);
        const bool fires = hook.direction == hook_direction::kBoth || hook.direction == direction;
        if (hook.type() == HookType::Attack && fires && time < kNever)
          link.hits.push_back(link.length + time);
      }
    std::ranges::sort(link.hits);
  }

  const BoundTable& bound_;
  const MotionTable& table_;
  KeyCommands keys_;
  StateGraph graph_;
};

}  // namespace

StateGraph state_graph(const BoundTable& table) {
  return GraphBuilder(table).build();
}

}  // namespace acm
