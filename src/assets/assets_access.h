// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"
#include "assets/asset_store.h"

namespace acm {

/// Gives modules of the library, inspection and tests access to the implementation of the public class.
struct AssetsAccess {
  /// Lives as long as the Assets, at the same address even when they are moved.
  static AssetStore& store(Assets& assets);
  static const AssetStore& store(const Assets& assets);
};

}  // namespace acm
