// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "base/free_list.h"
#include "base/inlining.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

namespace acm {

/// Memory for lists that outgrow the room inside their owner: blocks of one size, named by number, so that
/// copying a pool and the lists that use it copies everything. Blocks do not move when the pool grows.
/// For threads, parts are made of a pool, each with free blocks of its own: lists of different actors may
/// then take from different parts at the same time.
class ListPool {
 public:
  static constexpr std::size_t kBlockBytes = 2048;
  static constexpr std::uint32_t kNoBlock = FreeList::kNone;

  /// Whether a pool that has no free block left gets more, or refuses.
  enum class Growth : std::uint8_t { WhenAsked, AsNeeded };

  ListPool() = default;
  explicit ListPool(Growth growth) : growth_(growth) {}
  /// A part: the same blocks, but only those of the list are free. It never grows, and must not outlive the
  /// pool.
  ListPool(ListPool& whole, FreeList& free) : memory_(whole.memory_), free_(&free) {}
  /// Only whole pools are copied.
  ListPool(const ListPool& other) : own_(other.own_), own_free_(other.own_free_), growth_(other.growth_) {
    assert(!other.is_part());
  }
  ListPool& operator=(const ListPool& other) {
    assert(!is_part() && !other.is_part());
    own_ = other.own_;
    own_free_ = other.own_free_;
    growth_ = other.growth_;
    return *this;
  }
  /// Takes the blocks over; the other pool has none afterwards.
  ListPool& operator=(ListPool&& other) noexcept {
    assert(!is_part() && !other.is_part());
    own_ = std::exchange(other.own_, {});
    own_free_ = std::exchange(other.own_free_, {});
    growth_ = other.growth_;
    return *this;
  }

  /// Makes sure that at least so many blocks are free. Allocates; not for use while actors run.
  void reserve_free(std::uint32_t blocks) {
    if (blocks > free_->count) add(blocks - free_->count);
  }
  void set_growth(Growth growth) { growth_ = growth; }

  /// The number of a free block, or kNoBlock when none is left. Allocates only when the pool grows as needed.
  [[nodiscard]] std::uint32_t take() {
    if (free_->count == 0 && growth_ == Growth::AsNeeded) add(kChunk);
    return memory_->table.take(*free_);
  }
  void give_back(std::uint32_t block) { memory_->table.give_back(*free_, block); }
  /// Whether so many blocks can be taken.
  [[nodiscard]] bool has(std::size_t blocks) const {
    return blocks <= free_->count || growth_ == Growth::AsNeeded;
  }

  /// Cuts off so many free blocks for a part; there must be as many.
  [[nodiscard]] FreeList cut(std::uint32_t blocks) { return memory_->table.cut(*free_, blocks); }
  void join(FreeList& part) { memory_->table.join(*free_, part); }
  /// Lets a part go on with other blocks of its pool.
  void use(FreeList& free) {
    assert(is_part());
    free_ = &free;
  }

  [[nodiscard]] std::byte* bytes(std::uint32_t block) {
    return memory_->chunks[block / kChunk][block % kChunk].bytes;
  }
  [[nodiscard]] const std::byte* bytes(std::uint32_t block) const {
    return memory_->chunks[block / kChunk][block % kChunk].bytes;
  }
  [[nodiscard]] std::size_t block_count() const { return memory_->table.size(); }
  [[nodiscard]] std::size_t free_count() const { return free_->count; }

 private:
  static constexpr std::uint32_t kChunk = 16;
  struct alignas(8) Block {
    std::byte bytes[kBlockBytes];
  };
  struct Memory {
    Vector<Vector<Block>> chunks;
    FreeTable table;
  };

  [[nodiscard]] bool is_part() const { return memory_ != &own_; }
  void add(std::uint32_t blocks) {
    memory_->table.add(*free_, blocks);
    while (memory_->chunks.size() * kChunk < memory_->table.size()) memory_->chunks.emplace_back(kChunk);
  }

  Memory own_;  // of a whole pool
  FreeList own_free_;
  Memory* memory_ = &own_;
  FreeList* free_ = &own_free_;
  Growth growth_ = Growth::WhenAsked;
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
    return fits(count) && pool.has(blocks_for(count));
  }

  /// False, with nothing changed, when the list is full or the pool has no block left.
  [[nodiscard]] bool push_back(ListPool& pool, const T& value) {
    if (size_ >= kInline) return push_back_outside(pool, value);
    items_[size_++] = value;
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
  // Exactly when there are more than kInline values.
  [[nodiscard]] bool spilled() const { return block_ != ListPool::kNoBlock; }

  ACMOTION_NEVER_INLINE bool push_back_outside(ListPool& pool, const T& value) {
    if (size_ == kMax || (size_ == kInline && !spill(pool))) return false;
    reinterpret_cast<T*>(pool.bytes(block_))[size_++] = value;
    return true;
  }
  bool spill(ListPool& pool) {
    const std::uint32_t block = pool.take();
    if (block == ListPool::kNoBlock) return false;
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
