// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

// retail: StickyManager (managers 3.1)
void sticky_adjust_offset(Lane& lane, Actor& actor, Frame& offset, float quantum);  // SK-5
void sticky_use_time(Lane& lane, Actor& actor);                                     // SK-4

// The place of PositionManager: made by the first of its three managers, and wakes the body (PM-5).
void wake_position_control(Lane& lane, Actor& actor);

}  // namespace acm
