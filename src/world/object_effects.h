// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/messages.hpp"
#include "acmotion/wire_messages.hpp"
#include "assets/asset_store.h"
#include "world/world_state.h"

namespace acm {

/// Null: the id is 0, or it is not loaded.
template <class T>
const T* find_asset(const AssetStore* assets, ObjectId id) {
  if (id == 0 || !assets) return nullptr;
  const Result<const T*> found = assets->get<T>(id);
  return found ? *found : nullptr;
}

/// What the object has: tables that were not named are the Setup's, unless a message made it (effects SN-10).
/// The Setup may be null.
ObjectEffects effects_of(const ObjectRecord& record, const Setup* setup);

/// Where the actor is, or is held.
Position place_in_world(const WorldState& world, const Actor& actor);

// What the messages of sounds and scripts do to an object that is known (effects 7.4). Fresh: accepted,
// though it may be silent, or play nothing without a cell. Other reasons: refused, and nothing has changed.

CheckReason apply_sound(WorldState& world, Actor& actor, const wire::Sound& m);
CheckReason apply_script(WorldState& world, Actor& actor, const wire::PlayScriptId& m);
CheckReason apply_script(WorldState& world, Actor& actor, const wire::PlayScriptType& m);

}  // namespace acm
