// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets/object_id.h"

#include <cstddef>
#include <vector>

namespace acm {

struct SampleObject {
  ObjectId id;
  std::vector<std::byte> bytes;  ///< the encoded record
};

/// Content of our own, made in code, ascending by id: ready for AssetStore::add or for a container. The bytes
/// are the same on every machine.
std::vector<SampleObject> sample_creatures();

}  // namespace acm
