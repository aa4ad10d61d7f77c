// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/graph/table_motions.h"
#include "inspect/lint/lint.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

/// Private parts of the linter: what was found, and one table on its way through the groups of rules.
namespace acm::lint {

/// Where a motion stands in its table.
struct Use : TableMotion {
  /// "SwordCombat/Ready > SlashHigh"
  [[nodiscard]] std::string place() const;
};

/// What was found in a motion table, a Setup or a script.
class Findings {
 public:
  explicit Findings(ObjectId id) : id_(id) {}

  void add(LintRule rule, std::string place, std::string what);
  [[nodiscard]] std::vector<LintFinding> take() { return std::move(findings_); }

 private:
  ObjectId id_;
  std::vector<LintFinding> findings_;
};

class Pass : public Findings {
 public:
  Pass(const BoundTable& table, std::span<const Setup* const> setups);

  const BoundTable& bound;
  const MotionTable& table;
  std::span<const Setup* const> setups;
  std::vector<Use> uses;     ///< cycles, modifiers, links, in the order of the table; the last of equal keys
  std::set<Command> styles;  ///< that have cycles, ascending
};

void check_states(Pass& pass);
void check_links(Pass& pass);
void check_animations(Pass& pass);
void check_hooks(Pass& pass);
void check_transitions(Pass& pass);
void check_placed_frames(Pass& pass);

/// The frame by which a hook places something; null when it places nothing.
const Frame* placed_by(const Hook& hook);
/// A finding when what `frame` places is not turned, though the frame says so (managers 5.6).
void check_placed_frame(Findings& findings, const Frame& frame, const std::string& place);

}  // namespace acm::lint
