// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "base/free_list.h"

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace acm {

/// Blocks of one type, for the few owners that need one, named by number. Copying the pool copies them all.
/// Blocks do not move when the pool grows, and it grows only when asked. For threads, lists of free blocks
/// are split off before and joined again afterwards, so that each thread takes from its own list.
template <class T>
class BlockPool {
 public:
  static constexpr std::uint32_t kNone = FreeList::kNone;

  /// Makes sure that at least `blocks` blocks are free. Allocates.
  void reserve_free(std::size_t blocks) {
    while (free_.count < blocks) {
      chunks_.emplace_back(kChunk);
      table_.add(free_, kChunk);
    }
  }
  /// The number of a block in its initial state, or kNone when none is free. Never allocates.
  [[nodiscard]] std::uint32_t take() { return take(free_); }
  /// The same from a part that was cut off.
  [[nodiscard]] std::uint32_t take(FreeList& part) {
    const std::uint32_t block = table_.take(part);
    if (block != kNone) (*this)[block] = T{};
    return block;
  }
  void give_back(std::uint32_t block) {
    if (block != kNone) table_.give_back(free_, block);
  }

  /// Splits off `blocks` free blocks for one thread; at least that many must be free.
  [[nodiscard]] FreeList cut(std::uint32_t blocks) { return table_.cut(free_, blocks); }
  void join(FreeList& part) { table_.join(free_, part); }

  [[nodiscard]] T& operator[](std::uint32_t block) { return chunks_[block / kChunk][block % kChunk]; }
  [[nodiscard]] const T& operator[](std::uint32_t block) const {
    return chunks_[block / kChunk][block % kChunk];
  }
  /// Null for kNone.
  [[nodiscard]] T* find(std::uint32_t block) { return block == kNone ? nullptr : &(*this)[block]; }
  [[nodiscard]] const T* find(std::uint32_t block) const {
    return block == kNone ? nullptr : &(*this)[block];
  }

  /// Blocks that are not free; nothing may be cut off.
  [[nodiscard]] std::size_t used() const { return table_.size() - free_.count; }

 private:
  static constexpr std::uint32_t kChunk = 64;

  Vector<Vector<T>> chunks_;
  FreeTable table_;
  FreeList free_;
};

}  // namespace acm
