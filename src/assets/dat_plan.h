// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "base/host_memory.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "dat_blocks.h"
#include "dat_tree.h"

namespace acm {

/// A container file before it is written: fill `header`, `base` and `objects` (ascending by id), call
/// `lay_out`, then take block after block.
struct DatImage::Plan : HostAllocated {
  /// An object: where it goes (`entry`), and where it comes from.
  struct Object {
    DatEntry entry;
    bool in_base = false;
    std::uint32_t base_offset = 0;  ///< of its first block in the base, or
    Bytes bytes;                    ///< what it holds
  };
  /// A node of the directory and all below it: the objects [first, first + size).
  struct Node {
    std::uint32_t first = 0;
    std::uint32_t size = 0;
    std::uint32_t height = 1;       ///< 1: a leaf
    std::uint32_t first_child = 0;  ///< index of a node; the others follow
    std::uint32_t child_count = 0;

    /// Child i holds the objects [start_of_child(i), start_of_child(i + 1) - 1); the object after those is
    /// the entry of this node between the child and the next.
    [[nodiscard]] std::uint32_t start_of_child(std::uint32_t i) const;
    [[nodiscard]] std::uint32_t entry_count() const { return height == 1 ? size : child_count - 1; }
    [[nodiscard]] std::uint32_t entry(std::uint32_t i) const {
      return height == 1 ? first + i : start_of_child(i + 1) - 1;
    }
  };

  DatHeader header;
  std::optional<DatBlocks> base;
  Vector<std::byte> iterations_record;
  Vector<Object> objects;

  /// Gives every object and node its place, and the header its offsets.
  Status lay_out();
  /// Writes the next block; nothing is left when `offset` is the file size.
  Status next_block(std::span<std::byte> out);

  std::uint32_t offset = 0;  ///< of the next block

 private:
  void plan_nodes();
  [[nodiscard]] std::uint32_t payload() const { return header.block_size - kDatLinkBytes; }
  [[nodiscard]] std::uint32_t node_offset(std::size_t index) const;
  std::span<std::byte> begin_block(std::span<std::byte> out, std::uint32_t size);
  void render_prologue();
  void render_node(const Node& node);
  Status next_object_block(std::span<std::byte> out);
  void next_node_block(std::span<std::byte> out);

  std::uint32_t node_blocks_ = 0;  ///< that one node takes
  Vector<Node> nodes_;             ///< level by level, the root first
  Vector<std::byte> prologue_;
  Vector<std::byte> node_bytes_;

  std::size_t object_ = 0;  ///< that the next block belongs to; beyond the last: a node
  std::size_t node_ = 0;
  std::uint32_t within_ = 0;        ///< bytes of it that were written
  std::optional<DatChain> source_;  ///< where it comes from, when in the base
};

}  // namespace acm
