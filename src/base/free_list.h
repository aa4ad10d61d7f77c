// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace acm {

/// Numbers of free blocks: the last given back is the first out. They are chained through a FreeTable, so a
/// list needs no memory of its own and can be cut in two and joined again.
struct FreeList {
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;

  std::uint32_t first = kNone;
  std::uint32_t last = kNone;
  std::uint32_t count = 0;
};

/// Which number follows which, for all lists over the same blocks. A number is in one list or in none, so
/// threads may use different lists at the same time without a lock.
class FreeTable {
 public:
  /// How many numbers there are, free or not: 0 and up.
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(next_.size()); }

  /// Adds new numbers to a list, the lowest first out. Allocates; not for use while others take.
  void add(FreeList& list, std::uint32_t numbers) {
    const std::uint32_t first = size();
    next_.resize(first + numbers);
    for (std::uint32_t i = numbers; i > 0; --i) give_back(list, first + i - 1);
  }
  /// kNone when the list is empty. Never allocates.
  [[nodiscard]] std::uint32_t take(FreeList& list) {
    if (list.count == 0) return FreeList::kNone;
    const std::uint32_t number = list.first;
    list.first = next_[number];
    --list.count;
    return number;
  }
  void give_back(FreeList& list, std::uint32_t number) {
    if (list.count == 0) list.last = number;
    next_[number] = list.first;
    list.first = number;
    ++list.count;
  }
  /// Splits `numbers` numbers off the front of a list, which must hold at least that many.
  [[nodiscard]] FreeList cut(FreeList& from, std::uint32_t numbers) const {
    assert(numbers <= from.count);
    if (numbers == 0) return {};
    FreeList part{from.first, from.first, numbers};
    for (std::uint32_t i = 1; i < numbers; ++i) part.last = next_[part.last];
    from.first = next_[part.last];
    from.count -= numbers;
    return part;
  }
  /// Puts all of `part` in front of a list.
  void join(FreeList& list, FreeList& part) {
    if (part.count == 0) return;
    next_[part.last] = list.first;
    if (list.count == 0) list.last = part.last;
    list.first = part.first;
    list.count += part.count;
    part = {};
  }

 private:
  Vector<std::uint32_t> next_;
};

}  // namespace acm
