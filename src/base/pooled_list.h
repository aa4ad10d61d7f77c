// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/free_list.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

namespace acm {

/// Memory for lists that outgrow the room inside their owner: blocks of one size, named by number, so that
/// copying a pool and the lists that use it copies everything. Grows only when asked; threads may take and
/// give back at the same time.
class ListPool {
 public:
  static constexpr std::size_t kBlockBytes = 2048;
  static constexpr std::uint32_t kNoBlock = FreeList::kNone;

  /// Makes sure that at least so many blocks are free. Allocates; not for use while actors run.
  void reserve_free(std::uint32_t blocks) {
    const std::size_t missing = blocks > free_.size() ? blocks - free_.size() : 0;
    const std::size_t old_size = blocks_.size();
    blocks_.resize(old_size + missing);
    free_.reserve(blocks_.size());
    for (std::size_t i = blocks_.size(); i > old_size; --i)
      free_.give_back(static_cast<std::uint32_t>(i - 1));
  }

  /// The number of a free block, or kNoBlock when none is left. Never allocates.
  [[nodiscard]] std::uint32_t take() { return free_.take(); }
  void give_back(std::uint32_t block) { free_.give_back(block); }

  [[nodiscard]] std::byte* bytes(std::uint32_t block) { return blocks_[block].bytes; }
  [[nodiscard]] const std::byte* bytes(std::uint32_t block) const { return blocks_[block].bytes; }
  [[nodiscard]] std::size_t block_count() const { return blocks_.size(); }
  [[nodiscard]] std::size_t free_count() const { return free_.size(); }

 private:
  struct alignas(8) Block {
    std::byte bytes[kBlockBytes];
  };
  std::vector<Block> blocks_;
  FreeList free_;
};

/// A list of at most kMax plain values. Up to kInline lie inside; a longer list lies whole in a block of a
/// pool, always the same pool. A list must be cleared before it is thrown away, or its block is lost to the
/// pool.
template <class T, unsigned kInline, unsigned kMax>
class PooledList {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
  static_assert(kInline < kMax && kMax <= 0xFFFF && kMax * sizeof(T) <= ListPool::kBlockBytes);

 public:
  static constexpr unsigned kCapacity = kMax;

  [[nodiscard]] unsigned size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }

  [[nodiscard]] T* data(ListPool& pool) {
    return spilled() ? reinterpret_cast<T*>(pool.bytes(block_)) : items_;
  }
  [[nodiscard]] const T* data(const ListPool& pool) const {
    return spilled() ? reinterpret_cast<const T*>(pool.bytes(block_)) : items_;
  }
  [[nodiscard]] std::span<T> view(ListPool& pool) { return {data(pool), size_}; }
  [[nodiscard]] std::span<const T> view(const ListPool& pool) const { return {data(pool), size_}; }
  [[nodiscard]] T& at(ListPool& pool, unsigned i) {
    assert(i < size_);
    return data(pool)[i];
  }
  [[nodiscard]] const T& at(const ListPool& pool, unsigned i) const {
    assert(i < size_);
    return data(pool)[i];
  }

  /// Whether `count` more values are within the list's maximum.
  [[nodiscard]] bool fits(unsigned count = 1) const { return size_ + count <= kMax; }
  /// How many blocks of the pool it takes to add them: 0 or 1.
  [[nodiscard]] unsigned blocks_for(unsigned count = 1) const {
    return size_ + count <= kInline || spilled() ? 0 : 1;
  }
  /// Whether `count` more values can be added now.
  [[nodiscard]] bool has_room(const ListPool& pool, unsigned count = 1) const {
    return fits(count) && blocks_for(count) <= pool.free_count();
  }

  /// False, with nothing changed, when the list is full or the pool has no block left.
  [[nodiscard]] bool push_back(ListPool& pool, const T& value) {
    if (!has_room(pool)) return false;
    if (!spilled() && size_ == kInline && !spill(pool)) return false;
    data(pool)[size_++] = value;
    return true;
  }

  void erase(ListPool& pool, unsigned first, unsigned count = 1) {
    assert(first + count <= size_);
    if (count == 0) return;
    T* items = data(pool);
    std::memmove(static_cast<void*>(items + first), items + first + count,
                 (size_ - first - count) * sizeof(T));
    size_ = static_cast<std::uint16_t>(size_ - count);
    if (spilled() && size_ <= kInline) return_inside(pool);
  }
  void pop_front(ListPool& pool) { erase(pool, 0); }
  void pop_back(ListPool& pool) { erase(pool, size_ - 1u); }
  void clear(ListPool& pool) { erase(pool, 0, size_); }

 private:
  [[nodiscard]] bool spilled() const { return block_ != ListPool::kNoBlock; }

  bool spill(ListPool& pool) {
    const std::uint32_t block = pool.take();
    if (block == ListPool::kNoBlock) return false;  // another thread was faster
    std::memcpy(pool.bytes(block), items_, sizeof items_);
    block_ = block;
    return true;
  }
  void return_inside(ListPool& pool) {
    std::memcpy(static_cast<void*>(items_), pool.bytes(block_), size_ * sizeof(T));
    pool.give_back(block_);
    block_ = ListPool::kNoBlock;
  }

  std::uint32_t block_ = ListPool::kNoBlock;
  std::uint16_t size_ = 0;
  T items_[kInline] = {};
};

}  // namespace acm
