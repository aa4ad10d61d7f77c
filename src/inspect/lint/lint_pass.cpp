// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "lint_pass.h"

#include <fmt/format.h>

#include <utility>

#include "../command_text.h"

namespace acm::lint {

std::string Use::place() const {
  const std::string in = style == 0 ? "any style" : command_text(style);
  switch (kind) {
    case Kind::Cycle: return fmt::format("{}/{}", in, command_text(to));
    case Kind::Modifier: return fmt::format("{}, modifier {}", in, command_text(to));
    case Kind::Link:
      return fmt::format("{}/{} > {}", in, from == 0 ? "anything" : command_text(from), command_text(to));
  }
  return in;
}

namespace {

// Tables file states under the low word of their style and the low bits of their own (core 4.1).
Command style_of(std::uint32_t key) {
  return key >> 16 == 0 ? 0 : expand_command(static_cast<std::uint16_t>(key >> 16));
}
Command state_of(std::uint32_t key) {
  return (key & 0xFFFFu) == 0 ? 0 : expand_command(static_cast<std::uint16_t>(key));
}

}  // namespace

Pass::Pass(const BoundTable& table_in, std::span<const Setup* const> setups_in)
    : bound(table_in), table(*table_in.table), setups(setups_in) {
  collect_cycles();
  collect_modifiers();
  collect_links();
}

void Pass::add(LintRule rule, std::string place, std::string problem) {
  findings.push_back({rule, table.id(), std::move(place), std::move(problem)});
}

void Pass::collect_cycles() {
  for (const MotionTable::Entry& entry : table.cycles()) {
    const Use use{Use::Kind::Cycle, style_of(entry.key), 0, state_of(entry.key),
                  &table.motions()[entry.motion]};
    if (table.find_cycle(entry.key) != use.data) {
      add(LintRule::DuplicateKey, use.place(), "the cycle is there again further on");
      continue;
    }
    styles.insert(use.style);
    uses.push_back(use);
  }
}

void Pass::collect_modifiers() {
  for (const MotionTable::Entry& entry : table.modifiers()) {
    const Use use{Use::Kind::Modifier, style_of(entry.key), 0, state_of(entry.key),
                  &table.motions()[entry.motion]};
    if (table.find_modifier(entry.key) != use.data)
      add(LintRule::DuplicateKey, use.place(), "the modifier is there again further on");
    else
      uses.push_back(use);
  }
}

void Pass::collect_links() {
  for (const MotionTable::LinkGroup& group : table.link_groups())
    for (const MotionTable::Link& link : table.links_of(group)) {
      const Use use{Use::Kind::Link, style_of(group.key), state_of(group.key), link.to,
                    &table.motions()[link.motion]};
      if (table.find_link(group.key, link.to) != use.data)
        add(LintRule::DuplicateKey, use.place(), "the link is there again further on");
      else
        uses.push_back(use);
    }
}

}  // namespace acm::lint

namespace acm {

std::vector<LintFinding> lint_table(const BoundTable& table, std::span<const Setup* const> setups) {
  lint::Pass pass(table, setups);
  lint::check_states(pass);
  lint::check_links(pass);
  lint::check_animations(pass);
  lint::check_hooks(pass);
  lint::check_transitions(pass);
  return std::move(pass.findings);
}

}  // namespace acm
