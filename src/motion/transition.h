// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "anim/sequence.h"
#include "assets/bound_table.h"
#include "base/pooled_list.h"
#include "motion/motion_state.h"

#include <cstdint>

namespace acm {

/// What a table-driven body consists of: its table, the state the table has it in, and what plays. All
/// borrowed.
struct MotionBody {
  const BoundTable& table;
  MotionState& state;
  Sequence& sequence;
  ListPool& pool;
  QuirkFixes quirk_fixes = {};
  unsigned reserved_blocks = 0;  ///< pool blocks that the transition must leave free for the caller
  ContextIds ids = {};           ///< for the nodes that a transition appends
};

/// What had no room for a transition.
enum class TransitionLimit : std::uint8_t { None, Nodes, Modifiers, Actions };

/// The outcome of a transition.
struct Transition {
  bool ok = false;
  std::uint32_t anims = 0;  ///< how many animations must end before the motion counts as done
  /// Not None: there was no room. If not ok, the transition was refused and nothing changed (except that
  /// enter_default_state and enter_steady_state have left the old state); if ok, a modifier was lost.
  TransitionLimit limit = TransitionLimit::None;
};

/// The link to play between two motions of a style; null when there is none. A negative speed of either looks
/// the link up the other way round. retail: CMotionTable::get_link (core 4.3)
const MotionData* find_link(const MotionTable& table, Command style, Command from, float from_speed,
                            Command to, float to_speed);

/// Whether a cycle may be entered from where the state is. retail: CMotionTable::is_allowed (core 4.4)
bool is_allowed(const MotionTable& table, Command motion, const MotionData* cycle, const MotionState& state);

/// Starts a style, cycle, action or modifier. retail: CMotionTable::DoObjectMotion (core 4.5)
Transition start_motion(const MotionBody& body, Command motion, float speed);

/// Stops the current cycle or a modifier. retail: CMotionTable::StopObjectMotion (core 4.8)
Transition stop_motion(const MotionBody& body, Command motion);

/// Takes off all modifiers and returns to the style's default cycle. retail:
/// CMotionTable::StopObjectCompletely (core 4.9)
Transition stop_all_motions(const MotionBody& body);

/// The default cycle of the default style, from nothing. retail: CMotionTable::SetDefaultState (core 4.10)
Transition enter_default_state(const MotionBody& body);

/// Enters a cycle of a style (of the default style if the style lacks it) as if the body had been in it for a
/// long time: only the cyclic animation plays, from its first frame, without modifiers. Refused, with nothing
/// changed, when the table has no such cycle. Not part of retail; for queries about a table.
Transition enter_steady_state(const MotionBody& body, Command style, ActiveMotion substate);

}  // namespace acm
