// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "dat_tree.h"

#include <algorithm>

namespace acm {

namespace {

// Another writer marks its leaves with this instead of 0 (dat-formats 1.6).
constexpr std::uint32_t kLeafFill = 0xCDCDCDCDu;

bool is_leaf(std::uint32_t first_child) {
  return first_child == 0 || first_child == kLeafFill;
}

DatEntry load_entry(const std::byte* p) {
  const std::uint32_t flags_and_version = load_u32(p);
  DatEntry entry;
  entry.flags = static_cast<std::uint16_t>(flags_and_version);
  entry.version = static_cast<std::uint16_t>(flags_and_version >> 16);
  entry.id = load_u32(p + 4);
  entry.offset = load_u32(p + 8);
  entry.size = load_u32(p + 12);
  entry.time = load_u32(p + 16);
  entry.iteration = load_u32(p + 20);
  return entry;
}

DatEntry load_older_entry(const std::byte* p) {
  DatEntry entry;
  entry.id = load_u32(p);
  entry.offset = load_u32(p + 4);
  entry.size = load_u32(p + 8);
  return entry;
}

}  // namespace

void store_dat_entry(std::byte* p, const DatEntry& entry) {
  store_u32(p, entry.flags | static_cast<std::uint32_t>(entry.version) << 16);
  store_u32(p + 4, entry.id);
  store_u32(p + 8, entry.offset);
  store_u32(p + 12, entry.size);
  store_u32(p + 16, entry.time);
  store_u32(p + 20, entry.iteration);
}

Error DatTreeWalk::error_at(std::uint32_t node_offset, std::size_t within, ErrorCode code,
                            const char* what) const {
  for (; within >= blocks.payload(); within -= blocks.payload()) node_offset = blocks.link(node_offset);
  return Error{code, 0, node_offset + kDatLinkBytes + within, what};
}

Status DatTreeWalk::load(Node& node, std::uint32_t offset) {
  const std::size_t size = is_older ? kDatOlderNodeBytes : kDatNodeBytes;
  DatChain chain(blocks, offset, static_cast<std::uint32_t>(size), 0);
  std::byte* out = node;
  while (chain.next()) {
    if (!seen.insert(chain.block()))
      return Error{ErrorCode::BadValue, 0, chain.block(), "block that is part of two directory nodes"};
    out = std::copy(chain.piece().begin(), chain.piece().end(), out);
    ++node_blocks;
  }
  if (!chain.ok()) return chain.error();
  ++nodes;
  return {};
}

Status DatTreeWalk::add_entry(const Node& node, std::uint32_t node_offset, std::uint32_t index) {
  const std::size_t within = kDatEntriesOffset + index * (is_older ? kDatOlderEntryBytes : kDatEntryBytes);
  const DatEntry entry = is_older ? load_older_entry(node + within) : load_entry(node + within);
  if (!entries.empty() && entry.id <= entries.back().id)
    return error_at(node_offset, within, ErrorCode::BadValue, "directory ids that do not ascend");
  // An object larger than the file is refused when it is read. For the others the sum is limited, so that
  // reading every object takes no more than the file has, however often the same blocks are named.
  const std::uint32_t needed = blocks.needed(entry.size);
  if (needed <= blocks.count()) claimed_blocks_ += needed;
  if (claimed_blocks_ > blocks.count())
    return error_at(node_offset, within, ErrorCode::LimitExceeded, "objects larger than the file in all");
  entries.push_back(entry);
  return {};
}

Status DatTreeWalk::walk(std::uint32_t offset, std::uint32_t level) {
  if (level > kMaxDepth) return Error{ErrorCode::LimitExceeded, 0, offset, "directory with too many levels"};
  Node node{};
  if (Status loaded = load(node, offset); !loaded) return loaded;
  depth = std::max(depth, level);

  const std::uint32_t count = load_u32(node + kDatCountOffset);
  if (count > kDatMaxEntries)
    return error_at(offset, kDatCountOffset, ErrorCode::LimitExceeded, "entry count of a directory node");
  // Child slots beyond `count` hold junk in shipped files, and in a leaf all of them may.
  const bool leaf = is_leaf(load_u32(node));
  for (std::uint32_t i = 0; i <= count; ++i) {
    if (!leaf)
      if (Status child = walk(load_u32(node + i * 4), level + 1); !child) return child;
    if (i < count)
      if (Status added = add_entry(node, offset, i); !added) return added;
  }
  return {};
}

}  // namespace acm
