// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/looks.hpp"
#include "acmotion/types.hpp"
#include "assets/asset_store.h"

namespace acm {

/// What an eye at distance 0 sees of a part.
struct NearMesh {
  const GfxObj* mesh = nullptr;                     ///< null: nothing is drawn
  const GfxObjDegradeInfo::Level* level = nullptr;  ///< null: no degrade record applies
  bool is_marker = false;                           ///< the game draws nothing here, near or far
};

/// The mesh that is drawn for a part that names `mesh`: that of the level which the degrade record gives at
/// distance 0 (GX-10), if that record is available, else the mesh itself (GX-9). A record without levels
/// counts as none. A level without a mesh is drawn as nothing; where the record has a mesh in another level,
/// `Markers::Shown` gives the first of them. Fails when the mesh, level 0 or the level in use is not
/// available: then the part cannot be made.
Result<NearMesh> drawn_mesh(const AssetStore& store, ObjectId mesh, Markers markers = Markers::Hidden);

}  // namespace acm
