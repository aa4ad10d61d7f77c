// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

// Appends an event of an actor to the context's stream.
template <class What>
void report(StepContext& context, const Actor& actor, const What& what) {
  const EngineEvent event{.time = actor.body.physics_time, .actor = actor.guid, .what = what};
  if (is_awaited(what))
    context.events.push_awaited(event, context.scene.slot_of(actor));
  else
    context.events.push(event);
}

}  // namespace acm
