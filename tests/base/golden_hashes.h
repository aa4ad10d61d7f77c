// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace acm::test {

/// The results of one function over a fixed set of arguments, as one number that every compiler, optimisation
/// level and target must give. Needs no test framework, so that any target can compute it.
struct GoldenHash {
  const char* name;
  std::uint64_t expected;
  std::uint64_t (*compute)();
};

std::span<const GoldenHash> golden_hashes();

}  // namespace acm::test
