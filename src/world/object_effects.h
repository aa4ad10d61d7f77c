// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/messages.hpp"
#include "acmotion/wire_messages.hpp"
#include "assets/physics_script.h"
#include "assets/sound_table.h"
#include "world/world_state.h"

namespace acm {

/// What the object has: tables that were not named are the Setup's, unless a message made it (effects SN-10).
ObjectEffects effects_of(const ObjectRecord& record, const Actor& actor);

/// The object's sound table; null when it has none, or it is not loaded.
const SoundTable* find_sound_table(const WorldState& world, Guid guid);

/// Whether the actor is in a cell, or held by one that is.
bool is_in_world(const Scene& scene, const Actor& actor);

/// Where the actor is, or is held.
Position place_in_world(const WorldState& world, const Actor& actor);

// What the messages of sounds and scripts do to an object that is known (effects 7.4). Fresh: accepted,
// though it may be silent, or play nothing without a cell. Other reasons: refused, and nothing has changed.

CheckReason apply_sound(WorldState& world, const Actor& actor, const wire::Sound& m);
CheckReason apply_script(WorldState& world, Actor& actor, const wire::PlayScriptId& m);
CheckReason apply_script(WorldState& world, Actor& actor, const wire::PlayScriptType& m);

/// SEAM: bodies have no script queue yet. To be connected to it (effects PS-2, PS-10): Fresh when the script
/// was queued, NoScript when the queue refuses it. Until then it says NotReceived, so that whoever sent the
/// message sees that it was not applied.
CheckReason queue_script(WorldState& world, Actor& actor, const PhysicsScript& script);

}  // namespace acm
