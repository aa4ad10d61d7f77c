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

/// Blocks of one size, named by number. They do not move when more are added.
template <std::size_t kBytes, std::uint32_t kChunk>
class ListBlocks {
 public:
  [[nodiscard]] std::byte* bytes(std::uint32_t block) {
    return chunks_[block / kChunk][block % kChunk].bytes;
  }
  [[nodiscard]] const std::byte* bytes(std::uint32_t block) const {
    return chunks_[block / kChunk][block % kChunk].bytes;
  }
  /// Allocates; not for use while others take.
  void add(FreeList& free, std::uint32_t blocks) {
    table.add(free, blocks);
    while (chunks_.size() * kChunk < table.size()) chunks_.emplace_back(kChunk);
  }

  FreeTable table;

 private:
  struct alignas(8) Block {
    std::byte bytes[kBytes];
  };
  Vector<Vector<Block>> chunks_;
};

/// Memory for lists that outgrow the room inside their owner, in blocks that are named by number, so that
/// copying a pool and the lists that use it copies everything. Blocks do not move when the pool grows. Large
/// blocks are for the few lists that outgrow a block; they are made only while the pool grows as needed.
/// For threads, parts are made of a pool, each with free blocks of its own: lists of different actors may
/// then take from different parts at the same time.
class ListPool {
 public:
  static constexpr std::size_t kBlockBytes = 2048;
  static constexpr std::size_t kLargeListBytes = 16 * kBlockBytes;
  static constexpr std::size_t kLargeBlockBytes = 8 + kLargeListBytes;  ///< and where the list begins
  static constexpr std::uint32_t kNoBlock = FreeList::kNone;

  /// Whether a pool that has no free block left gets more, or refuses.
  enum class Growth : std::uint8_t { WhenAsked, AsNeeded };
  /// Free blocks that a part may use.
  struct Free {
    FreeList blocks;
    FreeList large;
  };

  ListPool() = default;
  explicit ListPool(Growth growth) : growth_(growth) {}
  /// A part: the same blocks, but only those of the list are free. It never grows, and must not outlive the
  /// pool.
  ListPool(ListPool& whole, Free& free) : memory_(whole.memory_), free_(&free) {}
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

  /// Makes sure that at least `blocks` blocks are free. Allocates; not for use while actors run.
  void reserve_free(std::uint32_t blocks) {
    if (blocks > free_->blocks.count) memory_->blocks.add(free_->blocks, blocks - free_->blocks.count);
  }
  void set_growth(Growth growth) { growth_ = growth; }
  [[nodiscard]] bool grows() const { return growth_ == Growth::AsNeeded; }

  /// The number of a free block, or kNoBlock when none is left. Allocates only when the pool grows as needed.
  [[nodiscard]] std::uint32_t take() {
    if (free_->blocks.count == 0 && grows()) memory_->blocks.add(free_->blocks, kChunk);
    return memory_->blocks.table.take(free_->blocks);
  }
  [[nodiscard]] std::uint32_t take_large() {
    if (free_->large.count == 0 && grows()) memory_->large.add(free_->large, 1);
    return memory_->large.table.take(free_->large);
  }
  void give_back(std::uint32_t block) { memory_->blocks.table.give_back(free_->blocks, block); }
  void give_back_large(std::uint32_t block) { memory_->large.table.give_back(free_->large, block); }
  /// Whether `blocks` blocks can be taken.
  [[nodiscard]] bool has(std::size_t blocks) const { return blocks <= free_->blocks.count || grows(); }

  /// Splits off `blocks` free blocks for a part; at least that many must be free.
  [[nodiscard]] Free cut(std::uint32_t blocks) {
    return {memory_->blocks.table.cut(free_->blocks, blocks), {}};
  }
  void join(Free& part) {
    memory_->blocks.table.join(free_->blocks, part.blocks);
    memory_->large.table.join(free_->large, part.large);
  }
  /// Lets a part go on with other blocks of its pool.
  void use(Free& free) {
    assert(is_part());
    free_ = &free;
  }

  [[nodiscard]] std::byte* bytes(std::uint32_t block) { return memory_->blocks.bytes(block); }
  [[nodiscard]] const std::byte* bytes(std::uint32_t block) const { return memory_->blocks.bytes(block); }
  [[nodiscard]] std::byte* large_bytes(std::uint32_t block) { return memory_->large.bytes(block); }
  [[nodiscard]] const std::byte* large_bytes(std::uint32_t block) const {
    return memory_->large.bytes(block);
  }
  [[nodiscard]] std::size_t block_count() const { return memory_->blocks.table.size(); }
  /// Bytes that it allocates to have so many blocks in all.
  [[nodiscard]] std::uint64_t memory_for_blocks(std::size_t blocks) const {
    // Besides the blocks, lists that name them; they may double.
    constexpr std::size_t kPerBlock = kBlockBytes + 2 * sizeof(std::uint32_t);
    constexpr std::uint64_t kPerChunk = kChunk * kPerBlock + 2 * sizeof(Vector<std::byte>);
    return blocks > block_count() ? (blocks - block_count() + kChunk) / kChunk * kPerChunk : 0;
  }
  [[nodiscard]] std::size_t free_count() const { return free_->blocks.count; }

 private:
  static constexpr std::uint32_t kChunk = 16;
  struct Memory {
    ListBlocks<kBlockBytes, kChunk> blocks;
    ListBlocks<kLargeBlockBytes, 1> large;
  };

  [[nodiscard]] bool is_part() const { return memory_ != &own_; }

  Memory own_;  // of a whole pool
  Free own_free_;
  Memory* memory_ = &own_;
  Free* free_ = &own_free_;
  Growth growth_ = Growth::WhenAsked;
};

/// A list of plain values. Up to kInline lie inside; a longer list lies whole in a block of a pool, always
/// the same pool, and one that outgrows the block in a large block if the pool grows. A list must be cleared
/// before it is thrown away, or its block is lost to the pool.
template <class T, unsigned kInline>
class PooledList {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);

 public:
  /// Maximum size without large blocks (as within a tick), and with them.
  static constexpr unsigned kBlockCapacity = ListPool::kBlockBytes / sizeof(T);
  static constexpr unsigned kCapacity = ListPool::kLargeListBytes / sizeof(T);
  static_assert(kInline < kBlockCapacity && kCapacity <= 0x7FFF);

  [[nodiscard]] unsigned size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  /// Whether the values lie in a block of the pool: only when there are more than kInline.
  [[nodiscard]] bool spilled() const { return block_ != ListPool::kNoBlock; }

  [[nodiscard]] T* data(ListPool& pool) {
    if (!spilled()) return items_;
    return large_ ? large(pool).begin() : reinterpret_cast<T*>(pool.bytes(block_));
  }
  [[nodiscard]] const T* data(const ListPool& pool) const {
    if (!spilled()) return items_;
    return large_ ? large(pool).begin() : reinterpret_cast<const T*>(pool.bytes(block_));
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
  [[nodiscard]] bool fits(const ListPool& pool, unsigned count = 1) const {
    const unsigned size = size_ + count;
    return size <= kBlockCapacity || (size <= kCapacity && (large_ || pool.grows()));
  }
  /// How many blocks of the pool it takes to add them: 0 or 1. Large ones are not counted: only a pool that
  /// grows makes them.
  [[nodiscard]] unsigned blocks_for(unsigned count = 1) const {
    return size_ + count <= kInline || spilled() ? 0 : 1;
  }
  /// Whether `count` more values can be added now.
  [[nodiscard]] bool has_room(const ListPool& pool, unsigned count = 1) const {
    return fits(pool, count) && pool.has(blocks_for(count));
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
    if (large_ && first == 0) {
      large(pool).first += count;
    } else {
      T* items = data(pool);
      std::memmove(static_cast<void*>(items + first), items + first + count,
                   (size_ - first - count) * sizeof(T));
    }
    size_ = static_cast<std::uint16_t>(size_ - count);
    if (spilled() && size_ <= kInline) return_inside(pool);
  }
  void pop_front(ListPool& pool) { erase(pool, 0); }
  void pop_back(ListPool& pool) { erase(pool, size_ - 1u); }
  void clear(ListPool& pool) { erase(pool, 0, size_); }

 private:
  // In a large block a queue is not moved each time that its first value leaves.
  struct Large {
    std::uint32_t first;  // place of the first value
    alignas(8) T values[kCapacity];

    [[nodiscard]] T* begin() { return values + first; }
    [[nodiscard]] const T* begin() const { return values + first; }
  };
  static_assert(sizeof(Large) <= ListPool::kLargeBlockBytes);
  [[nodiscard]] Large& large(ListPool& pool) { return *reinterpret_cast<Large*>(pool.large_bytes(block_)); }
  [[nodiscard]] const Large& large(const ListPool& pool) const {
    return *reinterpret_cast<const Large*>(pool.large_bytes(block_));
  }

  ACMOTION_NEVER_INLINE bool push_back_outside(ListPool& pool, const T& value) {
    if (!spilled() && !spill(pool)) return false;
    if ((size_ >= kBlockCapacity || large_) && !make_room_in_large_block(pool)) return false;
    data(pool)[size_++] = value;
    return true;
  }
  ACMOTION_NEVER_INLINE bool make_room_in_large_block(ListPool& pool) {
    if (!fits(pool) || !(large_ || enlarge(pool))) return false;
    if (Large& block = large(pool); block.first + size_ == kCapacity) {
      std::memmove(static_cast<void*>(block.values), block.begin(), size_ * sizeof(T));
      block.first = 0;
    }
    return true;
  }
  bool spill(ListPool& pool) {
    const std::uint32_t block = pool.take();
    if (block == ListPool::kNoBlock) return false;
    std::memcpy(pool.bytes(block), items_, sizeof items_);
    block_ = block;
    return true;
  }
  bool enlarge(ListPool& pool) {
    const std::uint32_t block = pool.take_large();
    if (block == ListPool::kNoBlock) return false;
    const std::uint32_t small = std::exchange(block_, block);
    large_ = true;
    large(pool).first = 0;
    std::memcpy(static_cast<void*>(large(pool).values), pool.bytes(small), size_ * sizeof(T));
    pool.give_back(small);
    return true;
  }
  void return_inside(ListPool& pool) {
    if (large_) {
      std::memcpy(static_cast<void*>(items_), data(pool), size_ * sizeof(T));
      pool.give_back_large(block_);
    } else {
      // Copies kInline values whatever the size is: the block held more, and a fixed-size copy takes only a
      // few instructions.
      std::memcpy(static_cast<void*>(items_), data(pool), sizeof items_);
      pool.give_back(block_);
    }
    block_ = ListPool::kNoBlock;
    large_ = false;
  }

  std::uint32_t block_ = ListPool::kNoBlock;
  std::uint16_t size_ = 0;
  bool large_ = false;
  T items_[kInline] = {};
};

}  // namespace acm
