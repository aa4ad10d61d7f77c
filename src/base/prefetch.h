// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/inlining.h"

#include <cstddef>
#include <cstdint>

/// Prefetches memory into the cache; any address is allowed. Always inline, for sources that must not share
/// functions with others.
namespace acm {

/// As __builtin_prefetch counts: 3 is the nearest cache, 0 none.
enum class CacheLevel { Second = 2, First = 3 };

template <CacheLevel kLevel>
ACMOTION_ALWAYS_INLINE void prefetch_line(std::uintptr_t address) {
#if defined(__GNUC__)
  constexpr int kToRead = 0;
  __builtin_prefetch(reinterpret_cast<const void*>(address), kToRead, static_cast<int>(kLevel));
#else
  (void)address;
#endif
}

/// One line of memory, or all that `size` bytes lie in.
template <CacheLevel kLevel = CacheLevel::First>
ACMOTION_ALWAYS_INLINE void prefetch(const void* address, std::size_t size = 1) {
  constexpr std::size_t kLine = 64;
  const auto first = reinterpret_cast<std::uintptr_t>(address);
  for (std::size_t offset = 0; offset + 1 < size; offset += kLine) prefetch_line<kLevel>(first + offset);
  if (size != 0) prefetch_line<kLevel>(first + size - 1);
}

/// A line that is going to be written to.
ACMOTION_ALWAYS_INLINE void prefetch_to_write(std::uintptr_t address) {
#if defined(__GNUC__)
  constexpr int kToWrite = 1;
  __builtin_prefetch(reinterpret_cast<const void*>(address), kToWrite);
#else
  (void)address;
#endif
}

}  // namespace acm
