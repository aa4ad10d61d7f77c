// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

/// Adds a change over time. It is first evaluated in the next pass over the hooks (effects HK-5). One that
/// has no room is reported: within a tick it is refused, between ticks the oldest is dropped for it.
void add_timed_hook(StepContext& context, Actor& actor, const TimedHook& hook);

/// Gives the body, or one of its parts, a value.
void apply_timed_value(StepContext& context, Actor& actor, TimedHook::Kind kind, std::uint32_t datum,
                       float value);

/// One look for each part; those of new parts are as the body is.
void resize_looks(Effects& effects, const Actor& actor);

/// Evaluates every change over time once, the newest first, so that the oldest decides (HK-1 A, HK-6).
void run_timed_hooks(StepContext& context, Actor& actor, Effects& effects);

}  // namespace acm
