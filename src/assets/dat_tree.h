// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/dat_header.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "dat_blocks.h"

namespace acm {

// A node of the directory: a B-tree of order 62 (dat-formats 1.3 and 1.5).
inline constexpr std::uint32_t kDatMaxChildren = 62;
inline constexpr std::uint32_t kDatMaxEntries = kDatMaxChildren - 1;
inline constexpr std::size_t kDatCountOffset = kDatMaxChildren * 4;
inline constexpr std::size_t kDatEntriesOffset = kDatCountOffset + 4;
inline constexpr std::size_t kDatEntryBytes = 24;
inline constexpr std::size_t kDatOlderEntryBytes = 12;
inline constexpr std::size_t kDatNodeBytes = kDatEntriesOffset + kDatMaxEntries * kDatEntryBytes;
inline constexpr std::size_t kDatOlderNodeBytes = kDatEntriesOffset + kDatMaxEntries * kDatOlderEntryBytes;
static_assert(kDatNodeBytes == 1716 && kDatOlderNodeBytes == 984);

/// Reads the whole directory in ascending order.
struct DatTreeWalk {
  /// Six levels of half-full nodes hold 57 million objects; a file of 2 GiB has room for 34 million of the
  /// smallest blocks. Twice that is deep enough for any writer, and keeps the recursion short.
  static constexpr std::uint32_t kMaxDepth = 12;

  DatTreeWalk(const DatBlocks& dat_blocks, DatLayout layout)
      : blocks(dat_blocks), is_older(layout == DatLayout::Older), seen(dat_blocks) {}

  /// Reads the subtree at `offset`. No block may be part of two nodes, which also ends every circle.
  Status walk(std::uint32_t offset, std::uint32_t level = 1);

  DatBlocks blocks;
  bool is_older;
  DatBlockSet seen;
  std::vector<DatEntry> entries;
  std::uint32_t nodes = 0;
  std::uint32_t node_blocks = 0;
  std::uint32_t depth = 0;

 private:
  using Node = std::byte[kDatNodeBytes];

  Status load(Node& node, std::uint32_t offset);
  Status add_entry(const Node& node, std::uint32_t node_offset, std::uint32_t index);
  [[nodiscard]] Error error_at(std::uint32_t node_offset, std::size_t within, ErrorCode code,
                               const char* what) const;

  std::uint64_t claimed_blocks_ = 0;
};

/// One line of the directory as it is stored in the Current layout.
void store_dat_entry(std::byte* p, const DatEntry& entry);

}  // namespace acm
