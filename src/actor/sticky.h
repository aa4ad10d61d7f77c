// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

// retail: StickyManager (managers SK-1 to SK-6)
void sticky_adjust_offset(const Scene& scene, const Actor& actor, Frame& offset, float quantum);  // SK-5
void sticky_use_time(StepContext& context, Actor& actor);                                         // SK-4

// retail: CPhysicsObj::MakePositionManager. Here it only wakes the body, at every use (PM-5).
void wake_position_manager(StepContext& context, Actor& actor);

}  // namespace acm
