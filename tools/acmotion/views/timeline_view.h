// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/bound_script.h"
#include "motion/timeline.h"

#include <string>

#include "support/json.h"

namespace acm::tool {

/// A timeline and what it is of.
struct ShownTimeline {
  ObjectId table = 0;
  TimelineQuery query;  ///< with style and state named
  const Timeline* timeline = nullptr;
  double tick = 0.0;  ///< seconds; not 0: ticks are shown too
};

/// "SlashHigh in SwordCombat from Ready at speed 1.5"
std::string title_of(const ShownTimeline& shown);

/// Everything.
Json json_of(const ShownTimeline& shown);
void print_text(const ShownTimeline& shown);

/// One motion of many: how long, and when it hits.
Json summary_of(const ShownTimeline& shown);
/// The cells of its row: table, style, from, motion, seconds until done, of the cycle, hits.
std::vector<std::string> cells_of(const ShownTimeline& shown);

Json json_of(const PhysicsScript& script, const BoundScript& bound);
void print_text(const PhysicsScript& script, const BoundScript& bound);

}  // namespace acm::tool
