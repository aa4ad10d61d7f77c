// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace acm {

/// What the blocks of a container are used for, and what is wrong with them.
struct DatBlockCheck {
  std::uint32_t blocks = 0;         ///< in the whole file, from the first one on
  std::uint32_t node_blocks = 0;    ///< used by the directory
  std::uint32_t object_blocks = 0;  ///< used by objects
  std::uint32_t free_blocks = 0;    ///< on the free list
  std::uint32_t nodes = 0;          ///< of the directory
  std::uint32_t depth = 0;          ///< of the directory; 1 when the root is a leaf

  /// Chains that are broken or use a block that something else uses: at most one for each object.
  Vector<Error> errors;
  std::size_t error_count = 0;  ///< also those beyond the limit of `errors`
  /// What is wrong with the free list. It matters only to programs that write in place.
  std::optional<Error> free_list;

  /// Blocks that nothing leads to.
  [[nodiscard]] std::uint32_t lost_blocks() const {
    return blocks - node_blocks - object_blocks - free_blocks;
  }
};

/// Follows every chain of the file, and so reads a little of every block. Needs one bit of memory per block.
DatBlockCheck check_blocks(const DatFile& dat, std::size_t max_errors = 100);

}  // namespace acm
