// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "assets/asset_store.h"

namespace acm {

/// The mesh that is drawn where a part names `mesh`: level 0 of its degrade record when it has one that can
/// be had, else the mesh itself (GX-9). A record without levels counts as none. Fails when the mesh cannot be
/// had, or level 0 cannot: then the part cannot be made.
Result<const GfxObj*> drawn_mesh(const AssetStore& store, ObjectId mesh);

}  // namespace acm
