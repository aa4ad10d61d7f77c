// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <span>

#include "dat_blocks.h"

namespace acm {

/// Steps a fresh chain to its first block and reads the size that a compressed object unfolds to. Refuses
/// sizes that no stream of `stored_size` bytes can reach, and those above DatFile::kMaxInflatedBytes.
/// Unsupported when built without zlib.
Result<std::uint32_t> inflated_size(DatChain& chain, std::uint32_t stored_size);

/// Unfolds a chain that `inflated_size` has begun. The stream must fill `out` and end with the chain, both
/// exactly.
Status inflate_chain(DatChain& chain, std::span<std::byte> out);

}  // namespace acm
