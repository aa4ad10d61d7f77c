// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "dat_tree.h"

#include <algorithm>

namespace acm {

namespace {

// Another writer marks its leaves with this instead of 0 (dat-formats 1.6).
constexpr std::uint32_t kLeafFill = 0xCDCDCDCDu;

bool is_leaf_mark(std::uint32_t first_child) {
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

DatTreeReader::DatTreeReader(const DatGeometry& blocks, DatLayout layout, std::uint32_t root)
    : seen(blocks), blocks_(blocks), is_older_(layout == DatLayout::Older) {
  enter(root);
  advance();
}

std::optional<DatRange> DatTreeReader::needs() const {
  if (error_ || nodes_under_way_.empty()) return std::nullopt;
  return nodes_under_way_.back().chain.next_range();
}

std::size_t DatTreeReader::upcoming(std::span<DatRange> out) const {
  std::size_t n = 0;
  if (error_) return n;
  const auto node_size = static_cast<std::uint32_t>(is_older_ ? kDatOlderNodeBytes : kDatNodeBytes);
  for (std::size_t level = nodes_under_way_.size(); level-- > 0;) {
    const Node& node = nodes_under_way_[level];
    if (!node.is_loaded || node.is_leaf) continue;
    for (std::uint32_t i = node.next + (node.child_was_read ? 1 : 0); i <= node.count && n < out.size();
         ++i) {
      DatChainWalk child(blocks_, node.child(i), node_size, 0);
      if (child.next_block()) out[n++] = child.next_range();
    }
  }
  return n;
}

void DatTreeReader::supply(Bytes block) {
  Node& node = nodes_under_way_.back();
  if (!node.chain.enter(load_u32(block.data()))) return fail(node.chain.error());
  const std::uint32_t at = node.chain.block();
  if (!seen.insert(at))
    return fail({ErrorCode::BadValue, 0, at, "block that is part of two directory nodes"});
  const Bytes piece = block.subspan(kDatLinkBytes, node.chain.piece_size());
  std::copy(piece.begin(), piece.end(), node.bytes + node.loaded);
  node.loaded += node.chain.piece_size();
  node.blocks[node.block_count++] = at;
  ++node_blocks;
  advance();
}

void DatTreeReader::enter(std::uint32_t offset) {
  if (nodes_under_way_.size() == kMaxDepth)
    return fail({ErrorCode::LimitExceeded, 0, offset, "directory with too many levels"});
  const auto size = static_cast<std::uint32_t>(is_older_ ? kDatOlderNodeBytes : kDatNodeBytes);
  nodes_under_way_.emplace_back(DatChainWalk(blocks_, offset, size, 0));
}

// Goes on until a block is wanted, or to the end.
void DatTreeReader::advance() {
  while (!error_ && !nodes_under_way_.empty()) {
    Node& node = nodes_under_way_.back();
    if (node.is_loaded) {
      step(node);
    } else {
      if (node.chain.next_block()) return;
      finish_loading(node);
    }
  }
}

void DatTreeReader::finish_loading(Node& node) {
  if (!node.chain.ok()) return fail(node.chain.error());
  node.is_loaded = true;
  ++nodes;
  depth = std::max(depth, static_cast<std::uint32_t>(nodes_under_way_.size()));
  node.count = load_u32(node.bytes + kDatCountOffset);
  if (node.count > kDatMaxEntries)
    return fail(error_at(node, kDatCountOffset, ErrorCode::LimitExceeded, "entry count of a directory node"));
  // Child slots beyond `count` hold junk in shipped files, and in a leaf all of them may.
  node.is_leaf = is_leaf_mark(node.child(0));
}

// The child before the next entry, that entry, or the end of the node.
void DatTreeReader::step(Node& node) {
  if (!node.is_leaf && !node.child_was_read) {
    node.child_was_read = true;
    return enter(node.child(node.next));  // `node` may have moved
  }
  if (node.next == node.count) return nodes_under_way_.pop_back();
  node.child_was_read = false;
  add_entry(node, node.next++);
}

void DatTreeReader::add_entry(const Node& node, std::uint32_t index) {
  const std::size_t within = kDatEntriesOffset + index * (is_older_ ? kDatOlderEntryBytes : kDatEntryBytes);
  const DatEntry entry = is_older_ ? load_older_entry(node.bytes + within) : load_entry(node.bytes + within);
  if (!entries.empty() && entry.id <= entries.back().id)
    return fail(error_at(node, within, ErrorCode::BadValue, "directory ids that do not ascend"));
  // An object larger than the file is refused when it is read. For the others the sum is limited, so that
  // reading every object takes no more than the file has, however often the same blocks are named.
  const std::uint32_t needed = blocks_.needed(entry.size);
  if (needed <= blocks_.count()) claimed_blocks_ += needed;
  if (claimed_blocks_ > blocks_.count())
    return fail(error_at(node, within, ErrorCode::LimitExceeded, "objects larger than the file in all"));
  entries.push_back(entry);
}

Error DatTreeReader::error_at(const Node& node, std::size_t within, ErrorCode code, const char* what) const {
  const std::uint32_t block = node.blocks[within / blocks_.payload()];
  return Error{code, 0, block + kDatLinkBytes + within % blocks_.payload(), what};
}

Status read_tree(DatTreeReader& tree, Bytes file) {
  while (const std::optional<DatRange> range = tree.needs())
    tree.supply(file.subspan(static_cast<std::size_t>(range->offset), range->size));
  return tree.status();
}

}  // namespace acm
