// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

// retail: InterpolationManager (managers IN-1 to IN-9)
void interpolation_adjust_offset(StepContext& context, Actor& actor, Frame& offset, float quantum);  // IN-7
void interpolation_use_time(StepContext& context, Actor& actor);                                     // IN-8
/// Like interpolation_adjust_offset, but without changing the actor's state.
void interpolation_preview_offset(const Scene& scene, const Actor& actor, Frame& offset, float seconds);

}  // namespace acm
