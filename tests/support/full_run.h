// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace acm::test {

/// Whether the long tests run in full (`./dev test --full`). A test that asks it runs a short form of itself
/// otherwise:
///
///   const int cases = full_run() ? 100000 : 1000;
///
/// `./dev test` says at its end that this was so.
inline bool full_run() {
  return std::getenv("ACMOTION_FULL") != nullptr;
}

}  // namespace acm::test
