// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "motion/transition.h"

namespace acm {

/// Appends the cycle of the body's current state to the sequence if none of its animations was loaded when
/// the state was entered and some are loaded now. State, velocities and the nodes in the sequence do not
/// change. False when nothing was added: a cycle plays already, none can be played, or the list is full.
bool append_late_cycle(const MotionBody& body);

}  // namespace acm
