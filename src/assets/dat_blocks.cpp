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

DatBlocks::DatBlocks(Bytes file_bytes, const DatHeader& header)
    : file(file_bytes), block_size(header.block_size) {
  // Shipped files begin their blocks at 0x400, others right after the header (dat-formats 1.1).
  const std::size_t end = header.layout == DatLayout::Current ? kDatHeaderEnd : kDatOlderHeaderEnd;
  first = static_cast<std::uint32_t>((end + block_size - 1) / block_size * block_size);
}

std::uint32_t DatBlocks::count() const {
  return file.size() < first ? 0u : static_cast<std::uint32_t>((file.size() - first) / block_size);
}

bool DatBlocks::holds(std::uint32_t offset) const {
  return offset >= first && offset % block_size == 0 && file.size() >= block_size &&
         offset <= file.size() - block_size;
}

DatChain::DatChain(const DatBlocks& blocks, std::uint32_t offset, std::uint32_t size, ObjectId id)
    : blocks_(blocks), next_(offset), bytes_left_(size), blocks_left_(blocks.needed(size)) {
  error_.object_id = id;
  if (blocks_left_ > blocks.count()) fail(ErrorCode::LimitExceeded, offset, "size beyond the file");
}

bool DatChain::fail(ErrorCode code, std::uint64_t at_offset, const char* what) {
  failed_ = true;
  error_ = Error{code, error_.object_id, at_offset, what};
  return false;
}

bool DatChain::next() {
  if (failed_ || blocks_left_ == 0) return false;
  if (!blocks_.holds(next_))
    return fail(ErrorCode::BadValue, block_ != 0 ? block_ : next_, "offset that is no block of the file");
  block_ = next_;
  const std::uint32_t link = blocks_.link(block_);
  if ((link & kDatFreeBit) != 0) return fail(ErrorCode::BadValue, block_, "free block within a chain");
  --blocks_left_;
  if (blocks_left_ == 0 && link != 0)
    return fail(ErrorCode::BadValue, block_, "chain that goes on after its last block");
  if (blocks_left_ != 0 && link == 0)
    return fail(ErrorCode::Truncated, block_, "chain that ends before its last block");
  next_ = link;

  const std::uint32_t n = std::min(bytes_left_, blocks_.payload());
  piece_ = blocks_.file.subspan(block_ + kDatLinkBytes, n);
  bytes_left_ -= n;
  return true;
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
