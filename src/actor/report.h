// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

// Appends an event of an actor to the context's stream.
template <class What>
void report(StepContext& context, const Actor& actor, const What& what) {
  context.events.push({actor.body.physics_time, actor.guid, what});
}

}  // namespace acm
