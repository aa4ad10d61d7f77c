// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets/object_id.h"

#include <cstddef>
#include <vector>

namespace acm::tool {

struct BuiltinObject {
  ObjectId id;
  std::vector<std::byte> bytes;
};

/// What the tool shows when the user names no assets, sorted by id.
std::vector<BuiltinObject> builtin_objects();

}  // namespace acm::tool
