// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "motion/transition.h"

#include <cstdio>
#include <string>

#include "support/table_sketch.h"

namespace acm::test {

/// "WalkForward@1.5": a motion with its speed.
inline std::string motion_text(const ActiveMotion& m) {
  char speed[32];
  std::snprintf(speed, sizeof speed, "@%.6g", static_cast<double>(m.speed));
  return std::string(command_name(m.motion)) + speed;
}

/// The state and sequence that a table drives, without an actor around them.
class TableBody {
 public:
  explicit TableBody(const SketchedTable& table_in, QuirkFixes repairs_in = {})
      : table(table_in), quirk_fixes(repairs_in) {
    pool.reserve_free(4);
  }

  /// In the default state of the default style.
  static TableBody fresh(const SketchedTable& table, QuirkFixes quirk_fixes = {}) {
    TableBody body(table, quirk_fixes);
    enter_default_state(body.borrow());
    return body;
  }

  MotionBody borrow() { return {table.bound(), state, seq, pool, quirk_fixes}; }
  Transition start(Command motion, float speed = 1.0f) { return start_motion(borrow(), motion, speed); }
  Transition stop(Command motion) { return stop_motion(borrow(), motion); }
  Transition stop_completely() { return stop_all_motions(borrow()); }
  /// Links end at once.
  void settle() { remove_all_link_animations(seq, pool); }

  [[nodiscard]] std::string playing() const { return table.names(seq, pool); }
  [[nodiscard]] std::string playing_at() const { return table.names_and_rates(seq, pool); }
  /// Head first: "SideStepRight@1 TurnRight@1.5".
  [[nodiscard]] std::string modifiers() const {
    std::string text;
    for (unsigned i = state.modifiers.size(); i-- > 0;)
      text += (text.empty() ? "" : " ") + motion_text(state.modifiers.at(pool, i));
    return text;
  }
  [[nodiscard]] std::string actions() const {
    std::string text;
    for (const ActiveMotion& m : state.actions.view(pool)) text += (text.empty() ? "" : " ") + motion_text(m);
    return text;
  }

  const SketchedTable& table;
  QuirkFixes quirk_fixes;
  MotionState state;
  Sequence seq;
  ListPool pool;
};

}  // namespace acm::test
