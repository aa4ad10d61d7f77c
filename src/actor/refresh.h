// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "actor/scene.h"

namespace acm {

class AssetStore;

/// What an actor is meant to be made of, whether it is there or not.
struct ActorAssets {
  ObjectId setup = 0;
  ObjectId motion_table = 0;       ///< 0: the Setup's own
  bool takes_setup_tables = true;  ///< false: 0 is none
  ObjectId sound_table = 0;        ///< 0: the Setup's own
  ObjectId script_table = 0;       ///< 0: the Setup's own
};

/// Gives an actor what it lacked when it was spawned and is in the store by now, without starting it anew:
/// - parts, sizes and the resting pose of its Setup, if it has no parts;
/// - its motion table, if it has none: it enters the default state of that, as in `spawn`;
/// - the cycle of its state, if none of its animations was loaded: it plays after what plays now;
/// - the Setup's default animation, if it has no table and nothing plays;
/// - its tables of sounds and scripts, and the Setup's default script, which begins to play.
/// An actor that lacks nothing stays as it is, bit for bit. Returns whether anything was given. Binds tables,
/// so nobody else may use the store meanwhile. Allocates when it binds a table for the first time.
bool refresh_actor(StepContext& context, Actor& actor, AssetStore& store, const ActorAssets& wanted);

}  // namespace acm
