// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/sample.hpp"
#include "assets/asset_store.h"

#include <cstdlib>

namespace acm::test {

/// The sample creatures, decoded once for the whole program, which ends when one of them cannot be read.
inline AssetStore& sample_store() {
  static AssetStore store = [] {
    AssetStore made;
    for (const SampleObject& object : sample_creatures())
      if (!made.add(object.id, object.bytes)) std::abort();
    return made;
  }();
  return store;
}

}  // namespace acm::test
