// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/lint.hpp"
#include "assets/bound_table.h"
#include "assets/physics_script.h"
#include "assets/setup.h"

#include <span>
#include <vector>

namespace acm {

using inspect::kLintRules;
using inspect::lint_rules;
using inspect::LintFinding;
using inspect::LintRule;
using inspect::LintRuleText;
using inspect::LintSeverity;

/// Checks a motion table. `setups` are the bodies that the table moves; without any, part counts
/// are not compared. In the order of the table, then of the Setups; each finding of one place once.
std::vector<LintFinding> lint_table(const BoundTable& table, std::span<const Setup* const> setups = {});

/// Checks what a Setup places, for one that no table moves.
std::vector<LintFinding> lint_setup(const Setup& setup);
/// Checks what a script places.
std::vector<LintFinding> lint_script(const PhysicsScript& script);

}  // namespace acm
