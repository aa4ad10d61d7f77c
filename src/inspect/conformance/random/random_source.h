// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace acm::random_cases {

/// Choices that follow from a seed alone, with integers only: they are the same on every platform. Two draws
/// must never stand in one expression whose order the language leaves open.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : state_(seed) {}

  // SplitMix64.
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  /// From 0 to n - 1; n is not 0.
  std::uint32_t below(std::size_t n) { return static_cast<std::uint32_t>((next() >> 16) % n); }
  /// From `least` to `most`.
  std::int32_t within(std::int32_t least, std::int32_t most) {
    return least + static_cast<std::int32_t>(below(static_cast<std::size_t>(most - least + 1)));
  }
  bool chance(unsigned percent) { return below(100) < percent; }
  /// An element of a list that is not empty.
  template <class List>
  const auto& pick(const List& list) {
    return *(std::begin(list) + below(std::size(list)));
  }

 private:
  std::uint64_t state_;
};

/// The seed of a thing of that kind and number, far from those of its neighbours.
inline std::uint64_t seed_of(std::uint64_t seed, std::uint64_t kind, std::uint64_t number) {
  return RandomSource(RandomSource(seed ^ kind << 56).next() + number).next();
}

inline float ratio(std::int32_t numerator, std::int32_t denominator) {
  return static_cast<float>(numerator) / static_cast<float>(denominator);
}

}  // namespace acm::random_cases
