// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "anim/sequence.h"
#include "assets/bound_table.h"
#include "base/pooled_list.h"
#include "motion/motion_state.h"

#include <cstdint>

namespace acm {

/// Retail's mistakes that a host may have repaired. All off: exactly as retail.
struct QuirkFixes {
  bool reapply_every_modifier =
      false;  ///< core 4.7: retail lays the newest modifier on again and forgets the others
};

/// What a table-driven body consists of: its table, the state the table has it in, and what plays. All
/// borrowed.
struct MotionBody {
  const BoundTable& table;
  MotionState& state;
  Sequence& sequence;
  ListPool& pool;
  QuirkFixes quirk_fixes = {};
  unsigned reserved_blocks = 0;  ///< blocks of the pool that are left for what the caller has to add itself
};

/// What had no room for a transition.
enum class TransitionLimit : std::uint8_t { None, Nodes, Modifiers, Actions };

/// The outcome of a transition.
struct Transition {
  bool ok = false;
  std::uint32_t anims = 0;  ///< how many animations must end before the motion counts as done
  /// Not None: refused for want of room, with nothing changed; or, when ok, a modifier was lost.
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

/// A cycle of a style, or of the default style where that has none, as if the body had been in it for long:
/// only what repeats plays, from its first frame, and nothing is laid over it. Refused, with nothing changed,
/// when the table has no such cycle. Retail gets there by playing; this is for questions about the table.
Transition enter_steady_state(const MotionBody& body, Command style, ActiveMotion substate);

}  // namespace acm
