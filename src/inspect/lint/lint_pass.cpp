// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "lint_pass.h"

#include "inspect/text/command_text.h"

#include <fmt/format.h>

#include <utility>

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

Pass::Pass(const BoundTable& table_in, std::span<const Setup* const> setups_in)
    : Findings(table_in.table->id()), bound(table_in), table(*table_in.table), setups(setups_in) {
  for (const TableMotion& motion : table_motions(table)) {
    const Use use{motion};
    if (use.overridden) {
      add(LintRule::DuplicateKey, use.place(),
          fmt::format("the {} is there again further on", to_string(use.kind)));
      continue;
    }
    if (use.kind == Use::Kind::Cycle) styles.insert(use.style);
    uses.push_back(use);
  }
}

void Findings::add(LintRule rule, std::string place, std::string what) {
  findings_.push_back({rule, id_, std::move(place), std::move(what)});
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
  lint::check_placed_frames(pass);
  return pass.take();
}

}  // namespace acm
