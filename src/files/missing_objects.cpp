// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "missing_objects.h"

namespace acm {

// Each object that arrives may name others, so it goes on until a round brings nothing.
void add_missing_objects(Assets& assets, const std::function<bool(ObjectId)>& add) {
  bool has_added = true;
  while (has_added) {
    has_added = false;
    for (const MissingAsset& missing : assets.missing())
      if (missing.error.code == ErrorCode::NotFound) has_added |= add(missing.id);
  }
}

}  // namespace acm
