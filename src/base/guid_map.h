// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>

namespace acm {

/// Finds a number by guid in a constant time. Nothing depends on the order of its entries.
class GuidMap {
 public:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;

  /// Makes room for `guids` guids in all. Allocates.
  void reserve(std::size_t guids) {
    const std::size_t size = size_for(guids);
    if (size > entries_.size()) rehash(size);
  }
  /// Bytes that `reserve` allocates.
  [[nodiscard]] std::uint64_t memory_to_reserve(std::size_t guids) const {
    const std::size_t size = size_for(guids);
    return size > entries_.size() ? std::uint64_t{size} * sizeof(Entry) : 0;
  }
  /// kNone when the guid is not there.
  [[nodiscard]] std::uint32_t find(Guid guid) const {
    if (entries_.empty()) return kNone;
    for (std::size_t at = home_of(guid);; at = next(at)) {
      const Entry& entry = entries_[at];
      if (entry.number == kNone || entry.guid == guid) return entry.number;
    }
  }
  /// The guid must not be there yet. Allocates.
  void insert(Guid guid, std::uint32_t number) {
    reserve(++count_);
    place({guid, number});
  }
  void erase(Guid guid) {
    if (find(guid) == kNone) return;
    --count_;
    std::size_t hole = home_of(guid);
    while (entries_[hole].guid != guid) hole = next(hole);
    // Entries behind it move up unless that would put them in front of their home.
    for (std::size_t at = next(hole); entries_[at].number != kNone; at = next(at)) {
      if (distance(home_of(entries_[at].guid), at) < distance(hole, at)) continue;
      entries_[hole] = entries_[at];
      hole = at;
    }
    entries_[hole] = {};
  }

 private:
  static constexpr std::size_t kSmallest = 16;
  static std::size_t size_for(std::size_t guids) {
    std::size_t size = kSmallest;
    while (size < 2 * guids) size *= 2;
    return size;
  }

  struct Entry {
    Guid guid = 0;
    std::uint32_t number = kNone;
  };

  [[nodiscard]] std::size_t next(std::size_t at) const { return (at + 1) & (entries_.size() - 1); }
  [[nodiscard]] std::size_t distance(std::size_t from, std::size_t to) const {
    return (to - from) & (entries_.size() - 1);
  }
  // Guids of a crowd follow one another, and differ in other places between kinds: a multiplication spreads
  // both.
  [[nodiscard]] std::size_t home_of(Guid guid) const {
    const std::uint32_t mixed = (guid ^ (guid >> 15)) * 0x9E3779B1u;
    return (mixed ^ (mixed >> 16)) & (entries_.size() - 1);
  }
  void place(const Entry& entry) {
    std::size_t at = home_of(entry.guid);
    while (entries_[at].number != kNone) at = next(at);
    entries_[at] = entry;
  }
  void rehash(std::size_t size) {
    Vector<Entry> old(size);
    old.swap(entries_);
    for (const Entry& entry : old)
      if (entry.number != kNone) place(entry);
  }

  Vector<Entry> entries_;  // a power of two, at most half full
  std::size_t count_ = 0;
};

}  // namespace acm
