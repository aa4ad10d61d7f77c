// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "dat_blocks.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace acm {

std::uint32_t load_u32(const std::byte* p) {
  return std::to_integer<std::uint32_t>(p[0]) | std::to_integer<std::uint32_t>(p[1]) << 8 |
         std::to_integer<std::uint32_t>(p[2]) << 16 | std::to_integer<std::uint32_t>(p[3]) << 24;
}

void store_u32(std::byte* p, std::uint32_t value) {
  for (unsigned i = 0; i < 4; ++i) p[i] = static_cast<std::byte>(value >> (8 * i));
}

bool is_dat_block_size(std::uint32_t size) {
  return std::has_single_bit(size) && size >= 64 && size <= 65536;
}

DatGeometry::DatGeometry(const DatHeader& header)
    : file_size(header.file_size), block_size(header.block_size) {
  // Shipped files begin their blocks at 0x400, others right after the header (dat-formats 1.1).
  const std::size_t end = header.layout == DatLayout::Current ? kDatHeaderEnd : kDatOlderHeaderEnd;
  first = static_cast<std::uint32_t>((end + block_size - 1) / block_size * block_size);
}

std::uint32_t DatGeometry::count() const {
  return file_size < first ? 0u : static_cast<std::uint32_t>((file_size - first) / block_size);
}

bool DatGeometry::holds(std::uint32_t offset) const {
  return offset >= first && offset % block_size == 0 && file_size >= block_size &&
         offset <= file_size - block_size;
}

DatChainWalk::DatChainWalk(const DatGeometry& blocks, std::uint32_t offset, std::uint32_t size, ObjectId id)
    : blocks_(blocks), next_(offset), bytes_left_(size), blocks_left_(blocks.needed(size)) {
  error_.object_id = id;
  if (blocks_left_ > blocks.count()) fail(ErrorCode::LimitExceeded, offset, "size beyond the file");
}

bool DatChainWalk::fail(ErrorCode code, std::uint64_t at_offset, const char* what) {
  failed_ = true;
  error_ = Error{code, error_.object_id, at_offset, what};
  return false;
}

std::optional<std::uint32_t> DatChainWalk::next_block() {
  if (failed_ || blocks_left_ == 0) return std::nullopt;
  if (!blocks_.holds(next_)) {
    fail(ErrorCode::BadValue, block_ != 0 ? block_ : next_, "the offset is not that of a block of the file");
    return std::nullopt;
  }
  return next_;
}

bool DatChainWalk::enter(std::uint32_t link) {
  block_ = next_;
  if ((link & kDatFreeBit) != 0) return fail(ErrorCode::BadValue, block_, "free block within a chain");
  --blocks_left_;
  if (blocks_left_ == 0 && link != 0)
    return fail(ErrorCode::BadValue, block_, "chain that goes on after its last block");
  if (blocks_left_ != 0 && link == 0)
    return fail(ErrorCode::Truncated, block_, "chain that ends before its last block");
  next_ = link;
  piece_size_ = std::min(bytes_left_, blocks_.payload());
  bytes_left_ -= piece_size_;
  return true;
}

DatRange DatChainWalk::next_range() const {
  const std::uint32_t piece = std::min(bytes_left_, blocks_.payload());
  // The last block is read no further than the object goes.
  const std::uint64_t all = std::uint64_t{bytes_left_} + std::uint64_t{blocks_left_} * kDatLinkBytes;
  const std::uint64_t likely = std::min(all, blocks_.file_size - next_);
  return {next_, kDatLinkBytes + piece, static_cast<std::uint32_t>(likely)};
}

bool DatChain::next() {
  const std::optional<std::uint32_t> block = walk_.next_block();
  return block && walk_.enter(load_u32(file_.data() + *block));
}

Status copy_chain(DatChain& chain, std::span<std::byte> out) {
  while (chain.next()) {
    const Bytes piece = chain.piece();
    assert(piece.size() <= out.size());
    if (!piece.empty()) std::memcpy(out.data(), piece.data(), piece.size());
    out = out.subspan(piece.size());
  }
  if (!chain.ok()) return chain.error();
  return {};
}

}  // namespace acm
