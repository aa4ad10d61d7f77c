// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "dat_plan.h"

#include "base/bytes.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace acm {

std::uint32_t DatImage::Plan::Node::start_of_child(std::uint32_t i) const {
  // As even as it goes: the first `more` children hold one object more than the others.
  const std::uint32_t in_children = size - (child_count - 1);
  const std::uint32_t each = in_children / child_count;
  const std::uint32_t more = in_children % child_count;
  return first + i * (each + 1) + std::min(i, more);
}

// Level by level from the root, every node with as few children as can hold its objects. A tree of height h
// has room for 62^h - 1 objects; since the root's height is the least that will do, an even share is more
// than half of what a child can hold, so that no node but the root has fewer than the 30 entries of
// dat-formats 1.3.
void DatImage::Plan::plan_nodes() {
  nodes_.clear();
  std::uint64_t room = kDatMaxChildren;
  Node root{0, static_cast<std::uint32_t>(objects.size()), 1, 0, 0};
  for (; root.size > room - 1; room *= kDatMaxChildren) ++root.height;
  nodes_.push_back(root);

  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    Node node = nodes_[i];
    if (i > 0 && node.height != nodes_[i - 1].height) room /= kDatMaxChildren;
    if (node.height == 1) continue;
    const std::uint64_t room_of_child = room / kDatMaxChildren;
    node.child_count = static_cast<std::uint32_t>((node.size + room_of_child) / room_of_child);
    node.first_child = static_cast<std::uint32_t>(nodes_.size());
    for (std::uint32_t c = 0; c < node.child_count; ++c) {
      const std::uint32_t first = node.start_of_child(c);
      nodes_.push_back({first, node.start_of_child(c + 1) - 1 - first, node.height - 1, 0, 0});
    }
    nodes_[i] = node;
  }
}

Status DatImage::Plan::lay_out() {
  if (!is_dat_block_size(header.block_size)) return Error{ErrorCode::BadValue, 0, 0, "block size"};
  const DatGeometry blocks(header);
  plan_nodes();
  node_blocks_ = blocks.needed(kDatNodeBytes);

  std::uint64_t at = (kDatFirstBlock + header.block_size - 1) / header.block_size * header.block_size;
  prologue_.resize(at);
  for (Object& object : objects) {
    if (object.in_base && base->needed(object.entry.size) > base->count())
      return Error{ErrorCode::LimitExceeded, object.entry.id, object.base_offset, "size beyond the file"};
    object.entry.offset = static_cast<std::uint32_t>(at);
    at += std::uint64_t{blocks.needed(object.entry.size)} * header.block_size;
    if (at > kMaxDatFileBytes)
      return Error{ErrorCode::LimitExceeded, object.entry.id, at, "container of more than 2 GiB"};
  }
  header.root = static_cast<std::uint32_t>(at);
  at += nodes_.size() * node_blocks_ * std::uint64_t{header.block_size};
  if (at > kMaxDatFileBytes) return Error{ErrorCode::LimitExceeded, 0, at, "container of more than 2 GiB"};
  header.file_size = static_cast<std::uint32_t>(at);
  // No block is free. The offsets name the end, for 0 means to other writers that the file is empty
  // (dat-formats 1.6).
  header.free_count = 0;
  header.free_head = header.free_tail = header.file_size;
  render_prologue();
  return {};
}

void DatImage::Plan::render_prologue() {
  ByteWriter out;
  const DatHeader& h = header;
  out.raw(h.version_text);
  out.u8(0);  // an empty journal
  out.u32(kDatJournalMagic);
  while (out.size() < kDatHeaderOffset) out.u8(0);
  for (const std::uint32_t field : {kDatMagic, h.block_size, h.file_size, h.data_set, h.data_subset,
                                    h.free_head, h.free_tail, h.free_count, h.root, h.young_lru, h.old_lru,
                                    h.use_lru, h.master_map, h.engine_version, h.game_version})
    out.u32(field);
  out.raw(h.guid);
  out.u32(h.minor_version);
  assert(out.size() == kDatHeaderEnd);
  std::copy(out.bytes().begin(), out.bytes().end(), prologue_.begin());
}

std::uint32_t DatImage::Plan::node_offset(std::size_t index) const {
  return header.root + static_cast<std::uint32_t>(index) * node_blocks_ * header.block_size;
}

void DatImage::Plan::render_node(const Node& node) {
  node_bytes_.assign(kDatNodeBytes, std::byte{0});
  std::byte* out = node_bytes_.data();
  for (std::uint32_t i = 0; i < node.child_count; ++i)
    store_u32(out + i * 4, node_offset(node.first_child + i));
  store_u32(out + kDatCountOffset, node.entry_count());
  for (std::uint32_t i = 0; i < node.entry_count(); ++i)
    store_dat_entry(out + kDatEntriesOffset + i * kDatEntryBytes, objects[node.entry(i)].entry);
}

// Writes the link and clears what the object does not fill, and gives the room for the object's bytes.
std::span<std::byte> DatImage::Plan::begin_block(std::span<std::byte> out, std::uint32_t size) {
  const std::uint32_t n = std::min(size - within_, payload());
  const bool is_last = within_ + n == size;
  store_u32(out.data(), is_last ? 0u : offset + header.block_size);
  std::fill(out.begin() + kDatLinkBytes + n, out.end(), std::byte{0});
  within_ = is_last ? 0 : within_ + n;
  return out.subspan(kDatLinkBytes, n);
}

Status DatImage::Plan::next_object_block(std::span<std::byte> out) {
  const Object& object = objects[object_];
  const std::uint32_t from = within_;
  if (from == 0 && object.in_base)
    source_.emplace(*base, object.base_offset, object.entry.size, object.entry.id);
  const std::span<std::byte> room = begin_block(out, object.entry.size);
  if (within_ == 0) ++object_;

  // The base has blocks of the same size, so its pieces are just those that are needed here.
  if (object.in_base && !source_->next()) return source_->error();
  const Bytes piece = object.in_base ? source_->piece() : object.bytes.subspan(from, room.size());
  std::copy(piece.begin(), piece.end(), room.begin());
  return {};
}

void DatImage::Plan::next_node_block(std::span<std::byte> out) {
  if (within_ == 0) render_node(nodes_[node_]);
  const std::byte* bytes = node_bytes_.data() + within_;
  const std::span<std::byte> room = begin_block(out, kDatNodeBytes);
  if (within_ == 0) ++node_;
  std::memcpy(room.data(), bytes, room.size());
}

Status DatImage::Plan::next_block(std::span<std::byte> out) {
  assert(out.size() == header.block_size && offset < header.file_size);
  if (offset < prologue_.size()) {
    std::memcpy(out.data(), prologue_.data() + offset, out.size());
  } else if (object_ < objects.size()) {
    if (Status written = next_object_block(out); !written) return written;
  } else {
    next_node_block(out);
  }
  offset += header.block_size;
  return {};
}

}  // namespace acm
