// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "assets/command_numbering.h"
#include "inspect/text/command_text.h"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "lint_pass.h"

namespace acm::lint {
namespace {

// A style's own cycle, or the default style's, which serves all (core 4.5 B).
bool has_cycle(const MotionTable& table, Command style, Command state) {
  return table.find_cycle(motion_key(style, state)) ||
         table.find_cycle(motion_key(table.default_style(), state));
}

// A link of the state's own, or one from anywhere in the style (core 4.3).
bool has_link(const MotionTable& table, Command style, Command from, Command to) {
  return table.find_link(motion_key(style, from), to) || table.find_link(motion_key(style, 0), to);
}

void check_target(Pass& pass, const Use& link) {
  if (command_name(link.to).empty() && !is_foreign(link.to))
    pass.add(LintRule::LinkToNothing, link.place(), "there is no such command");
  else if (is_style(link.to)) {
    if (pass.table.default_substate(link.to) == 0)
      pass.add(LintRule::LinkToNothing, link.place(), "the table does not know that style");
  } else if (is_substate(link.to) && !has_cycle(pass.table, link.style, link.to)) {
    pass.add(LintRule::LinkToNothing, link.place(), "that state has no cycle");
  }
}

// Links of actions are for actions played backwards; only those of states need a cycle.
void check_sources(Pass& pass) {
  std::set<std::pair<Command, Command>> reported;
  for (const Use& link : pass.uses) {
    if (link.kind != Use::Kind::Link || !is_substate(link.from)) continue;
    if (!has_cycle(pass.table, link.style, link.from) && reported.insert({link.style, link.from}).second)
      pass.add(LintRule::LinkFromNothing,
               fmt::format("{}/{}", command_text(link.style), command_text(link.from)),
               "links leave this state, which has no cycle");
  }
}

// An action for which a state has no link is played by way of the default state (core 4.5 C): there, and
// back.
bool plays_actions_through_default(const Pass& pass, const Use& cycle, Command home) {
  for (const Use& link : pass.uses)
    if (link.kind == Use::Kind::Link && link.style == cycle.style && link.from == home &&
        is_action(link.to) && !has_link(pass.table, cycle.style, cycle.to, link.to))
      return true;
  return false;
}

// A state that no link leads to is meant to be jumped into.
bool is_entered_by_links(const Pass& pass, const Use& cycle) {
  for (const Use& link : pass.uses)
    if (link.kind == Use::Kind::Link && link.style == cycle.style && link.to == cycle.to) return true;
  return false;
}

void check_ways_back(Pass& pass) {
  for (const Use& cycle : pass.uses) {
    if (cycle.kind != Use::Kind::Cycle) continue;
    const Command home = pass.table.default_substate(cycle.style);
    if (home == 0 || home == cycle.to) continue;
    const bool goes_home = has_link(pass.table, cycle.style, cycle.to, home);
    const bool comes_back = has_link(pass.table, cycle.style, home, cycle.to);
    if (goes_home && !comes_back && is_entered_by_links(pass, cycle) &&
        plays_actions_through_default(pass, cycle, home))
      pass.add(LintRule::ActionWithoutWayBack, cycle.place(),
               fmt::format("there is a link to {} but none back", command_text(home)));
  }
}

}  // namespace

void check_links(Pass& pass) {
  for (const Use& use : pass.uses)
    if (use.kind == Use::Kind::Link) check_target(pass, use);
  check_sources(pass);
  check_ways_back(pass);
}

}  // namespace acm::lint
