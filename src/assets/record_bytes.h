// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstddef>

namespace acm {

class AssetStore;

/// The record of a decoded object, written anew: the bytes that it was read from, or in today's layout and
/// numbering what these mean. Fails as AssetStore::get does; NotFound for types that the store does not
/// decode, Unsupported for a texture of an older file, which has no later form.
Result<Vector<std::byte>> record_bytes(const AssetStore& store, ObjectId id);

}  // namespace acm
