// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/command_text.h"
#include "motion/timeline.h"

#include <fmt/format.h>

#include <map>
#include <set>
#include <utility>

#include "lint_pass.h"

namespace acm::lint {
namespace {

using State = std::pair<Command, Command>;  // style, substate

// Follows commands from the table's default state, with the engine's own transitions.
class Explorer {
 public:
  explicit Explorer(const Pass& pass) : pass_(pass) {
    for (const Use& use : pass.uses)
      if (use.kind == Use::Kind::Cycle) states_of_[use.style].push_back(use.to);
    visit({pass.table.default_style(), pass.table.default_substate(pass.table.default_style())});
    while (!open_.empty()) {
      const State state = open_.back();
      open_.pop_back();
      leave(state);
    }
  }

  [[nodiscard]] bool reached(const State& state) const { return reached_.contains(state); }

 private:
  void visit(const State& state) {
    if (state.second != 0 && reached_.insert(state).second) open_.push_back(state);
  }
  // Only what is not reached yet is tried, so the cost grows with the states and not with their pairs.
  void leave(const State& state) {
    for (const Command to : states_of_[state.first])
      if (!reached({state.first, to})) command(state, to);
    for (const Command style : pass_.styles)
      if (!reached({style, pass_.table.default_substate(style)})) command(state, style);
  }
  void command(const State& state, Command motion) {
    const Timeline& answer =
        maker_.make(pass_.bound, {.motion = motion, .style = state.first, .from = state.second});
    if (answer.ok()) visit({answer.style, answer.substate});
  }

  const Pass& pass_;
  std::map<Command, std::vector<Command>> states_of_;
  std::set<State> reached_;
  std::vector<State> open_;
  TimelineBuilder maker_;
};

void check_defaults(Pass& pass) {
  std::set<Command> styles = pass.styles;
  styles.insert(pass.table.default_style());
  for (const StyleDefault& d : pass.table.style_defaults()) styles.insert(d.style);
  for (const Command style : styles) {
    const Command substate = pass.table.default_substate(style);
    if (substate == 0)
      pass.add(LintRule::StyleWithoutDefault, command_text(style), "the style has no default state");
    else if (!pass.table.find_cycle(motion_key(style, substate)))
      pass.add(LintRule::MissingState, command_text(style),
               fmt::format("its default state is {}, which has no cycle", command_text(substate)));
  }
}

void check_reach(Pass& pass) {
  const Explorer explorer(pass);
  for (const Use& use : pass.uses)
    if (use.kind == Use::Kind::Cycle && !explorer.reached({use.style, use.to}))
      pass.add(LintRule::UnreachableState, use.place(), "no command leads here");
}

}  // namespace

void check_states(Pass& pass) {
  check_defaults(pass);
  check_reach(pass);
}

}  // namespace acm::lint
