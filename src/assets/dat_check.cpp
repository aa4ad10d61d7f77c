// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/dat_check.h"

#include <algorithm>

#include "dat_blocks.h"
#include "dat_tree.h"

namespace acm {

namespace {

void add_error(DatBlockCheck& check, const Error& error, std::size_t max_errors) {
  ++check.error_count;
  if (check.errors.size() < max_errors) check.errors.push_back(error);
}

std::optional<Error> check_object(const DatBlocks& blocks, const DatEntry& entry, DatBlockSet& seen,
                                  std::uint32_t& used) {
  DatChain chain(blocks, entry.offset, entry.size, entry.id);
  while (chain.next()) {
    if (!seen.insert(chain.block()))
      return Error{ErrorCode::BadValue, entry.id, chain.block(), "block that is used twice"};
    ++used;
  }
  return chain.ok() ? std::nullopt : std::optional(chain.error());
}

// Every step either meets a block for the first time or ends the walk, so a circle ends as well.
std::optional<Error> check_free_list(const DatBlocks& blocks, const DatHeader& header, DatBlockSet& seen,
                                     std::uint32_t& found) {
  std::uint32_t at = header.free_head;
  for (std::uint32_t left = header.free_count; left != 0; --left) {
    if (!blocks.holds(at)) return Error{ErrorCode::BadValue, 0, at, "free list that leaves the file"};
    const std::uint32_t link = blocks.link(at);
    if ((link & kDatFreeBit) == 0) return Error{ErrorCode::BadValue, 0, at, "used block on the free list"};
    if (!seen.insert(at)) return Error{ErrorCode::BadValue, 0, at, "free block that is also used"};
    ++found;
    const std::uint32_t next = link & ~kDatFreeBit;
    if (left == 1 && (next != 0 || at != header.free_tail))
      return Error{ErrorCode::BadValue, 0, at, "free list that does not end where the header says"};
    at = next;
  }
  return std::nullopt;
}

// Shipped files leave a gap between the header and 0x400, other writers use it (dat-formats 1.1). It counts
// as blocks only when something is there.
std::uint32_t count_blocks(const DatBlocks& blocks, const DatBlockSet& seen) {
  std::uint32_t gap = 0;
  for (std::uint32_t at = blocks.first; at < kDatFirstBlock; at += blocks.block_size) {
    if (seen.contains(at)) return blocks.count();
    ++gap;
  }
  return blocks.count() - std::min(gap, blocks.count());
}

}  // namespace

DatBlockCheck check_blocks(const DatFile& dat, std::size_t max_errors) {
  const DatBlocks blocks(dat.bytes(), dat.header());
  DatBlockCheck check;

  // `open` has walked the same tree without an error.
  DatTreeReader tree(blocks, dat.header().layout, dat.header().root);
  if (Status read = read_tree(tree, dat.bytes()); !read) add_error(check, read.error(), max_errors);
  check.nodes = tree.nodes;
  check.node_blocks = tree.node_blocks;
  check.depth = tree.depth;

  for (const DatEntry& entry : dat.entries())
    if (const auto error = check_object(blocks, entry, tree.seen, check.object_blocks))
      add_error(check, *error, max_errors);
  check.free_list = check_free_list(blocks, dat.header(), tree.seen, check.free_blocks);
  check.blocks = count_blocks(blocks, tree.seen);
  return check;
}

}  // namespace acm
