// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm {

/// A counter-based random generator for one object of a world: number `count` depends only on the seed, the
/// object and the count. The only state is the count of numbers drawn, so copies, snapshots and threads
/// agree, and one object's draws do not affect another's.
class CounterRandom {
 public:
  constexpr CounterRandom(std::uint64_t seed, std::uint32_t object)
      : key_(mixed(seed + kStep * (std::uint64_t{object} + 1))) {}

  /// At least 0 and below 1, in steps of 1/16777216: all that a float holds exactly.
  [[nodiscard]] constexpr float unit(std::uint32_t count) const {
    return static_cast<float>(bits(count) >> 40) * 0x1p-24f;
  }
  /// One of 0, 1/32767, ... 1, as the client's own generator gives them.
  [[nodiscard]] constexpr double roll(std::uint32_t count) const {
    return static_cast<double>(bits(count) >> 49) / 32767.0;
  }
  [[nodiscard]] constexpr std::uint64_t bits(std::uint32_t count) const {
    return mixed(key_ + kStep * (std::uint64_t{count} + 1));
  }

 private:
  static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15u;

  // The last step of SplitMix64.
  static constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  std::uint64_t key_;
};

}  // namespace acm
