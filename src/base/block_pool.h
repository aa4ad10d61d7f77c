// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/free_list.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace acm {

/// Blocks of one type for the few owners that need one, named by number. A copy of the pool copies them all.
/// Blocks do not move when the pool grows, and it grows only when asked. Threads may take and give back at
/// the same time.
template <class T>
class BlockPool {
 public:
  static constexpr std::uint32_t kNone = FreeList::kNone;

  /// Makes sure that at least so many blocks are free. Allocates.
  void reserve_free(std::size_t blocks) {
    while (free_.size() < blocks) add_chunk();
  }
  /// The number of a block in its initial state, or kNone when none is free. Never allocates.
  [[nodiscard]] std::uint32_t take() {
    const std::uint32_t block = free_.take();
    if (block != kNone) (*this)[block] = T{};
    return block;
  }
  void give_back(std::uint32_t block) {
    if (block != kNone) free_.give_back(block);
  }

  [[nodiscard]] T& operator[](std::uint32_t block) { return chunks_[block / kChunk][block % kChunk]; }
  [[nodiscard]] const T& operator[](std::uint32_t block) const {
    return chunks_[block / kChunk][block % kChunk];
  }
  /// Null for kNone.
  [[nodiscard]] T* find(std::uint32_t block) { return block == kNone ? nullptr : &(*this)[block]; }
  [[nodiscard]] const T* find(std::uint32_t block) const {
    return block == kNone ? nullptr : &(*this)[block];
  }

  [[nodiscard]] std::size_t used() const { return chunks_.size() * kChunk - free_.size(); }

 private:
  static constexpr std::uint32_t kChunk = 64;

  void add_chunk() {
    const auto first = static_cast<std::uint32_t>(chunks_.size() * kChunk);
    chunks_.emplace_back(kChunk);
    free_.reserve(chunks_.size() * kChunk);
    for (std::uint32_t i = kChunk; i > 0; --i) free_.give_back(first + i - 1);
  }

  std::vector<std::vector<T>> chunks_;
  FreeList free_;
};

}  // namespace acm
