// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/lint.h"
#include "inspect/table_motions.h"

#include <set>
#include <string>
#include <vector>

/// Private parts of the linter: one table on its way through the groups of rules.
namespace acm::lint {

/// Where a motion stands in its table.
struct Use : TableMotion {
  /// "SwordCombat/Ready > SlashHigh"
  [[nodiscard]] std::string place() const;
};

class Pass {
 public:
  Pass(const BoundTable& table, std::span<const Setup* const> setups);

  void add(LintRule rule, std::string place, std::string problem);

  const BoundTable& bound;
  const MotionTable& table;
  std::span<const Setup* const> setups;
  std::vector<Use> uses;     ///< cycles, modifiers, links, in the order of the table; the last of equal keys
  std::set<Command> styles;  ///< that have cycles, ascending
  std::vector<LintFinding> findings;
};

void check_states(Pass& pass);
void check_links(Pass& pass);
void check_animations(Pass& pass);
void check_hooks(Pass& pass);
void check_transitions(Pass& pass);

}  // namespace acm::lint
