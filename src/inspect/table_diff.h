// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/motion_table.h"

#include <string>
#include <vector>

namespace acm {

/// One thing in which two tables differ.
struct TableDifference {
  enum class Kind : std::uint8_t { Added, Removed, Changed };
  Kind kind = Kind::Changed;
  std::string place;  ///< "cycle NonCombat / WalkForward"
  std::string what;   ///< what was added or removed, or what became of it: "framerate 30 -> 45"
};

/// "added". Never null.
const char* to_string(TableDifference::Kind kind);

/// How `after` differs from `before` by meaning: look-ups decide, so the order of a file, entries that a
/// later one overrides, padding and the id do not count. By kind of entry, then by key.
std::vector<TableDifference> compare_tables(const MotionTable& before, const MotionTable& after);

}  // namespace acm
