// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"
#include "base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace acm {

// Offsets in the prologue of a container (dat-formats 1.1 and 1.5).
inline constexpr std::uint32_t kDatMagic = 0x00005442u;         // "BT"
inline constexpr std::uint32_t kDatJournalMagic = 0x00004C50u;  // "PL"
inline constexpr std::size_t kDatJournalOffset = 0x100;
inline constexpr std::size_t kDatHeaderOffset = 0x140;
inline constexpr std::size_t kDatHeaderEnd = 0x190;
inline constexpr std::size_t kDatOlderHeaderOffset = 0x12C;
inline constexpr std::size_t kDatOlderHeaderEnd = 0x158;
inline constexpr std::uint32_t kDatFirstBlock = 0x400;

// The link that begins every block (dat-formats 1.2).
inline constexpr std::uint32_t kDatLinkBytes = 4;
inline constexpr std::uint32_t kDatFreeBit = 0x80000000u;
inline constexpr std::uint64_t kMaxDatFileBytes = 0x7FFFFFFFu;  // a link has 31 bits for an offset

std::uint32_t load_u32(const std::byte* p);
void store_u32(std::byte* p, std::uint32_t value);

/// Powers of two from 64 to 65,536. Retail has 256 and 1024; the limits leave room for other writers and keep
/// a node within 29 blocks.
bool is_dat_block_size(std::uint32_t size);

/// How a container is divided into blocks.
struct DatGeometry {
  std::uint64_t file_size;  ///< as the header states it
  std::uint32_t block_size;
  std::uint32_t first;  ///< smallest offset a block can have

  explicit DatGeometry(const DatHeader& header);

  [[nodiscard]] std::uint32_t payload() const { return block_size - kDatLinkBytes; }
  /// Blocks that fit into the file.
  [[nodiscard]] std::uint32_t count() const;
  /// How many blocks an object of this size takes: at least one.
  [[nodiscard]] std::uint32_t needed(std::uint32_t size) const {
    return size == 0 ? 1u : (size - 1) / payload() + 1;
  }
  /// Whether a whole block begins there.
  [[nodiscard]] bool holds(std::uint32_t offset) const;
};

/// A container in memory seen as blocks.
struct DatBlocks : DatGeometry {
  Bytes file;  ///< as long as the header states

  DatBlocks(Bytes file_bytes, const DatHeader& header) : DatGeometry(header), file(file_bytes) {}

  [[nodiscard]] std::uint32_t link(std::uint32_t offset) const { return load_u32(file.data() + offset); }
};

/// A set of blocks, one bit each.
class DatBlockSet {
 public:
  explicit DatBlockSet(const DatGeometry& blocks)
      : block_size_(blocks.block_size), bits_(blocks.file_size / blocks.block_size / 64 + 1) {}

  /// False when the block was in the set before.
  bool insert(std::uint32_t offset) {
    const std::uint32_t index = offset / block_size_;
    std::uint64_t& word = bits_[index / 64];
    const std::uint64_t bit = std::uint64_t{1} << (index % 64);
    const bool is_new = (word & bit) == 0;
    word |= bit;
    return is_new;
  }
  [[nodiscard]] bool contains(std::uint32_t offset) const {
    const std::uint32_t index = offset / block_size_;
    return (bits_[index / 64] >> (index % 64) & 1) != 0;
  }

 private:
  std::uint32_t block_size_;
  Vector<std::uint64_t> bits_;
};

/// The blocks of one object or node, one after the other, with every step checked. It sees nothing but the
/// links, so it works for files in memory and files that are read piecewise.
///
///   while (const auto block = walk.next_block())
///     if (walk.enter(link of *block)) use(walk.piece_size() bytes after the link);
///   if (!walk.ok()) return walk.error();
///
/// A chain must have exactly as many blocks as its size needs, and the last must end it. A chain that runs in
/// a circle has no such end, so it is refused without keeping track of where it has been.
class DatChainWalk {
 public:
  DatChainWalk(const DatGeometry& blocks, std::uint32_t offset, std::uint32_t size, ObjectId id);

  /// Offset of the block that comes next; nothing at the end or when something is wrong.
  std::optional<std::uint32_t> next_block();
  /// Steps into that block, which begins with `link`. False when something is wrong.
  bool enter(std::uint32_t link);

  /// Offset of the block that was entered last; 0 before.
  [[nodiscard]] std::uint32_t block() const { return block_; }
  /// How many bytes of the object that block holds.
  [[nodiscard]] std::uint32_t piece_size() const { return piece_size_; }
  [[nodiscard]] bool ok() const { return !failed_; }
  [[nodiscard]] const Error& error() const { return error_; }
  [[nodiscard]] std::uint32_t blocks_left() const { return blocks_left_; }
  /// What has to be read of the next block, if next_block names one.
  [[nodiscard]] DatRange next_range() const;

 private:
  bool fail(ErrorCode code, std::uint64_t at_offset, const char* what);

  DatGeometry blocks_;
  std::uint32_t next_;
  std::uint32_t bytes_left_;
  std::uint32_t blocks_left_;
  std::uint32_t block_ = 0;
  std::uint32_t piece_size_ = 0;
  bool failed_ = false;
  Error error_;
};

/// The blocks of one object of a container in memory.
///
///   while (chain.next()) use(chain.piece());
///   if (!chain.ok()) return chain.error();
class DatChain {
 public:
  DatChain(const DatBlocks& blocks, std::uint32_t offset, std::uint32_t size, ObjectId id)
      : walk_(blocks, offset, size, id), file_(blocks.file) {}

  /// Steps to the next block; false at the end or when something is wrong.
  bool next();
  /// Offset of the block that the last call of `next` came to.
  [[nodiscard]] std::uint32_t block() const { return walk_.block(); }
  /// What that block holds of the object.
  [[nodiscard]] Bytes piece() const {
    return file_.subspan(walk_.block() + kDatLinkBytes, walk_.piece_size());
  }
  [[nodiscard]] bool ok() const { return walk_.ok(); }
  [[nodiscard]] const Error& error() const { return walk_.error(); }
  [[nodiscard]] std::uint32_t blocks_left() const { return walk_.blocks_left(); }

 private:
  DatChainWalk walk_;
  Bytes file_;
};

/// Copies what a chain holds. `out` must have exactly its size.
Status copy_chain(DatChain& chain, std::span<std::byte> out);

}  // namespace acm
