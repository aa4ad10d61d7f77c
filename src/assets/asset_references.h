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

// Who names whom, for those who look around. Ascending, each once.

/// All ids that a decoded object names, also those that nothing has to load: waves, palettes of surfaces,
/// who wears clothes.
Vector<ObjectId> ids_named_by(const AssetStore& store, ObjectId id);
/// The decoded objects that name an id.
Vector<ObjectId> objects_that_name(const AssetStore& store, ObjectId id);

}  // namespace acm
