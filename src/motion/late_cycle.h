// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "motion/transition.h"

namespace acm {

/// Plays the cycle of the state that the body is in, after whatever it plays now, when none of its animations
/// was there as the state was entered and some are by now. The state, its velocities and what plays stay as
/// they are. False when nothing was added: a cycle plays already, none can, or the list has no room.
bool append_late_cycle(const MotionBody& body);

}  // namespace acm
