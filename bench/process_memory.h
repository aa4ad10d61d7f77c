// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <fstream>
#include <string>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace acm::bench {

/// Gives freed memory back to the system, so that what follows starts as in a fresh program.
inline void release_memory() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

/// Bytes of anonymous memory that the process has; 0 when the system does not say.
inline std::uint64_t anonymous_bytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("RssAnon:")) return std::stoull(line.substr(8)) * 1024;
  return 0;
}

}  // namespace acm::bench
