// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace acm::test {

/// Whether the long tests shall run too (`./dev test --full`). Such a test begins with
///
///   if (!full_run()) GTEST_SKIP() << "only in a full run";
inline bool full_run() {
  return std::getenv("ACMOTION_FULL") != nullptr;
}

}  // namespace acm::test
