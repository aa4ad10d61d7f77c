// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/looks.hpp"
#include "assets/asset_store.h"

namespace acm {

// See looks.hpp.

Status wear(Appearance& appearance, const AssetStore& store, ObjectId setup, const Garment& garment);
Status wear(Appearance& appearance, const AssetStore& store, ObjectId setup, const ClothingTable& table,
            const Garment& garment);
Result<DressedBody> dress(const AssetStore& store, const Outfit& outfit);

/// The Setup whose entry is used when a table has none for `setup`: another one for some later bodies, else
/// `setup` itself (CL-3).
ObjectId setup_of_clothes(ObjectId setup);

}  // namespace acm
