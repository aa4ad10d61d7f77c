// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

namespace acm {

/// Has the memory at an address, which may be any, brought near while other work goes on. Changes nothing.
inline void prefetch(const void* address) {
#if defined(__GNUC__)
  __builtin_prefetch(address);
#else
  (void)address;
#endif
}

}  // namespace acm
