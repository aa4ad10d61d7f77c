// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/wire_messages.hpp"
#include "world/world_state.h"

namespace acm {

// What objects wear, as messages and hosts say (appearance OD-6 to OD-8). Nothing in a tick reads it.

/// Replaces the object's appearance. Reports a change, and returns whether there was one.
bool change_appearance(WorldState& world, Guid guid, const Appearance& appearance);

/// What a description of a new object gives it to wear. Not reported: the object's creation is.
void apply_first_appearance(WorldState& world, Guid guid, const wire::AppearanceView& described);
/// What a later description makes of an object (OD-8, OD-9). Reports a change.
void apply_appearance(WorldState& world, const Actor& actor, const wire::AppearanceView& described);

}  // namespace acm
