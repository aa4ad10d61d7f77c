// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm {

/// Random bits without a state: the same numbers give the same bits everywhere, on any thread and in any
/// order. SplitMix64 over the three of them.
[[nodiscard]] constexpr std::uint64_t counter_bits(std::uint64_t seed, std::uint32_t stream,
                                                   std::uint32_t count) {
  std::uint64_t z = seed + 0x9E3779B97F4A7C15u * (std::uint64_t{stream} << 32 | count);
  for (int round = 0; round < 2; ++round) {
    z += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
  }
  return z;
}

/// At least 0 and below 1.
[[nodiscard]] constexpr double counter_random(std::uint64_t seed, std::uint32_t stream, std::uint32_t count) {
  return static_cast<double>(counter_bits(seed, stream, count) >> 11) * 0x1p-53;
}

}  // namespace acm
