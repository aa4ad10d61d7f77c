// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/timeline.h"

#include <set>

#include "lint_pass.h"

namespace acm::lint {

// Every link is taken once, by the engine's own transitions, from the state it leaves; a link from anywhere,
// from the default state.
void check_transitions(Pass& pass) {
  TimelineBuilder maker;
  std::set<const MotionData*> reported;
  for (const Use& use : pass.uses) {
    if (use.kind == Use::Kind::Modifier) continue;
    const bool link = use.kind == Use::Kind::Link;
    const Command home = pass.table.default_substate(use.style);
    const Command from = link && use.from != 0 ? use.from : home;
    if (!is_substate(from) || !pass.table.find_cycle(motion_key(use.style, from))) continue;
    const Timeline& answer = maker.make(pass.bound, {.motion = use.to, .style = use.style, .from = from});
    if (answer.ok() && (answer.done == kNever || answer.steady == kNever) && reported.insert(use.data).second)
      pass.add(LintRule::QueueWaits, use.place(), "it waits for animations that never end");
  }
}

}  // namespace acm::lint
