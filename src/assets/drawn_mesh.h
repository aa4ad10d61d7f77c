// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "assets/asset_store.h"

namespace acm {

/// The mesh that is drawn for a part that names `mesh`: level 0 of its degrade record if that record is
/// available, else the mesh itself (GX-9). A record without levels counts as none. Fails when the mesh or
/// level 0 is not available: then the part cannot be made.
Result<const GfxObj*> drawn_mesh(const AssetStore& store, ObjectId mesh);

}  // namespace acm
