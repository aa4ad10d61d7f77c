// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/looks.hpp"
#include "assets/asset_store.h"

namespace acm {

/// See looks.hpp.
Result<Look> make_look(const AssetStore& store, ObjectId setup, const Appearance& appearance = {},
                       Markers markers = Markers::Hidden);
/// The same for a Setup at hand, whether or not it is in the store.
Look make_look(const AssetStore& store, const Setup& setup, const Appearance& appearance = {},
               Markers markers = Markers::Hidden);

}  // namespace acm
