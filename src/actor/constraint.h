// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

// retail: ConstraintManager::adjust_offset (CN-4)
void constraint_adjust_offset(StepContext& context, Actor& actor, Frame& offset);
/// Applies the constraint to the offset without changing the actor's state.
void constraint_preview_offset(const Scene& scene, const Actor& actor, Frame& offset);

}  // namespace acm
