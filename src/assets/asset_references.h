// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"

#include <cstdint>

namespace acm {

class AssetStore;

/// What an object is loaded for, which decides what it brings along.
enum class LoadPurpose : std::uint8_t {
  Alone,      ///< nothing
  Motion,     ///< what moves and sounds: tables, animations, scripts
  Dyes,       ///< what clothes are composed with: palette sets
  Looks,      ///< what is seen: models, surfaces, textures, images, palettes; emitters of hooks
  Particles,  ///< as Motion, and the emitters of hooks with their looks
};

/// The ids that a decoded object names and that belong to the same purpose; 0 and repetitions included.
Vector<ObjectId> references_of(const AssetStore& store, ObjectId id, LoadPurpose purpose);

// References between objects, for inspection. Ids ascend, each once.

/// All ids that a decoded object names, including those that need not be loaded: waves, palettes of surfaces,
/// the Setups that wear clothes.
Vector<ObjectId> ids_named_by(const AssetStore& store, ObjectId id);
/// The decoded objects that name an id.
Vector<ObjectId> objects_that_name(const AssetStore& store, ObjectId id);

}  // namespace acm
