// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <cstdlib>

namespace acm::fuzz {

/// Ends the program with a finding.
[[noreturn]] inline void fail(const char* what, const char* which) {
  std::fprintf(stderr, "FAILED: %s: %s\n", what, which);
  std::abort();
}

}  // namespace acm::fuzz
