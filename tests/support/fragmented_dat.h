// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>

namespace acm::test {

/// A container of the current layout as it looks after years of patches: the blocks of `file`, which the
/// library has written, in other places, chains that jump, and so many free blocks among them, in a list. The
/// contents are the same.
Vector<std::byte> fragmented(Bytes file, std::uint32_t free_blocks);

}  // namespace acm::test
