// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

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

/// Reads the whole directory in ascending order, from blocks that are given to it one by one: the one reader
/// of directories, for files in memory and for those that are read piecewise.
class DatTreeReader {
 public:
  /// Six levels of half-full nodes hold 57 million objects; a file of 2 GiB has room for 34 million of the
  /// smallest blocks. Twice that is deep enough for any writer, and keeps the nodes under way few.
  static constexpr std::uint32_t kMaxDepth = 12;

  /// No block may be part of two nodes, which also ends every circle.
  DatTreeReader(const DatGeometry& blocks, DatLayout layout, std::uint32_t root);

  /// The block that is wanted next, and how much of it; nothing at the end, and after an error.
  [[nodiscard]] std::optional<DatRange> needs() const;
  /// The children that will be wanted after it.
  std::size_t upcoming(std::span<DatRange> out) const;
  /// Takes the wanted block: as many bytes as `needs` names.
  void supply(Bytes block);

  [[nodiscard]] bool done() const { return !error_ && nodes_under_way_.empty(); }
  [[nodiscard]] Status status() const { return error_ ? Status(*error_) : Status(); }

  DatBlockSet seen;  ///< the blocks of all nodes
  Vector<DatEntry> entries;
  std::uint32_t nodes = 0;
  std::uint32_t node_blocks = 0;
  std::uint32_t depth = 0;

 private:
  /// A node on the way from the root to what is read.
  struct Node {
    // The smallest blocks have 60 bytes of payload.
    static constexpr std::size_t kMaxBlocks = (kDatNodeBytes + 59) / 60;

    explicit Node(const DatChainWalk& walk) : chain(walk) {}
    [[nodiscard]] std::uint32_t child(std::uint32_t i) const { return load_u32(bytes + i * 4); }

    DatChainWalk chain;
    std::uint32_t loaded = 0;  ///< bytes so far
    bool is_loaded = false;
    bool is_leaf = false;
    bool child_was_read = false;  ///< that before entry `next`
    std::uint32_t count = 0;      ///< entries
    std::uint32_t next = 0;       ///< the entry that comes next
    std::uint32_t block_count = 0;
    std::array<std::uint32_t, kMaxBlocks> blocks{};
    std::byte bytes[kDatNodeBytes]{};
  };

  void enter(std::uint32_t offset);
  void advance();
  void finish_loading(Node& node);
  void step(Node& node);
  void add_entry(const Node& node, std::uint32_t index);
  void fail(const Error& error) { error_ = error; }
  [[nodiscard]] Error error_at(const Node& node, std::size_t within, ErrorCode code, const char* what) const;

  DatGeometry blocks_;
  bool is_older_;
  Vector<Node> nodes_under_way_;  ///< the root first
  std::optional<Error> error_;
  std::uint64_t claimed_blocks_ = 0;
};

/// Reads the directory of a file in memory.
Status read_tree(DatTreeReader& tree, Bytes file);

/// One line of the directory as it is stored in the Current layout.
void store_dat_entry(std::byte* p, const DatEntry& entry);

}  // namespace acm
