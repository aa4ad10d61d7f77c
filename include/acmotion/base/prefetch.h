// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace acm {

/// Has the memory at an address, which may be any, brought near while other work goes on. Changes nothing.
inline void prefetch(const void* address) {
#if defined(__GNUC__)
  __builtin_prefetch(address);
#else
  (void)address;
#endif
}

/// The same for `size` bytes.
inline void prefetch(const void* address, std::size_t size) {
  constexpr std::size_t kLine = 64;
  for (std::size_t offset = 0; offset < size; offset += kLine)
    prefetch(static_cast<const std::byte*>(address) + offset);
}

}  // namespace acm
