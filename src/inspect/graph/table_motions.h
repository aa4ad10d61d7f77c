// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/motion_table.h"

#include <string>
#include <vector>

namespace acm {

/// A motion of a table and where it stands there.
struct TableMotion {
  enum class Kind : std::uint8_t { Cycle, Modifier, Link };
  Kind kind = Kind::Cycle;
  Command style = 0;  ///< 0: a modifier of every style
  Command from = 0;   ///< of a link: 0 for one from anywhere in its style
  Command to = 0;     ///< the state of a cycle, the command of a modifier
  const MotionData* data = nullptr;
  bool overridden = false;  ///< a later entry has the same key, and counts instead
};

/// "cycle". Never null.
const char* to_string(TableMotion::Kind kind);

/// Cycles, modifiers, links, each in the order of the table.
std::vector<TableMotion> table_motions(const MotionTable& table);

/// What exported files call it: "NonCombat/RunForward" for a cycle, "SwordCombat/Ready>SlashHigh" for a link,
/// "NonCombat/*>Dead" for one from anywhere, "NonCombat/+TurnRight" for a modifier, "*/+TurnRight" for one of
/// every style.
std::string clip_name(const TableMotion& motion);

}  // namespace acm
