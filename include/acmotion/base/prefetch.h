// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/// Memory brought near while other work goes on, from any address. Changes nothing. Always inline, for
/// sources that may share no function with others.
namespace acm {

[[gnu::always_inline]] inline void prefetch(const void* address) {
#if defined(__GNUC__)
  __builtin_prefetch(address);
#else
  (void)address;
#endif
}

/// The same for `size` bytes.
[[gnu::always_inline]] inline void prefetch(const void* address, std::size_t size) {
  constexpr std::size_t kLine = 64;
  const auto first = reinterpret_cast<std::uintptr_t>(address);
  for (std::size_t offset = 0; offset < size; offset += kLine)
    prefetch(reinterpret_cast<const void*>(first + offset));
}

/// Near, but not nearest: for stretches of memory that the first cache would have to make much room for.
[[gnu::always_inline]] inline void prefetch_stretch(const void* address, std::size_t size) {
#if defined(__GNUC__)
  constexpr std::size_t kLine = 64;
  constexpr int kToRead = 0, kSecondCache = 2;
  const auto first = reinterpret_cast<std::uintptr_t>(address);
  for (std::size_t offset = 0; offset < size; offset += kLine)
    __builtin_prefetch(reinterpret_cast<const void*>(first + offset), kToRead, kSecondCache);
#else
  (void)address;
  (void)size;
#endif
}

}  // namespace acm
