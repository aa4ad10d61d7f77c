// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <cstdint>

namespace acm::test {

/// A small generator of its own for every object, so that one can be made without the others.
class SetRandom {
 public:
  explicit SetRandom(ObjectId id) : state_(id * 0x9E3779B97F4A7C15u + 1) {}

  std::uint32_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::uint32_t>(state_ >> 32);
  }
  std::uint32_t below(std::uint32_t n) { return next() % n; }
  bool one_in(std::uint32_t n) { return below(n) == 0; }
  float between(float low, float high) {
    return low + (high - low) * (static_cast<float>(next() >> 8) / 16777216.0f);
  }
  Vec3 vec3(float reach) {
    const float x = between(-reach, reach);
    const float y = between(-reach, reach);
    return {x, y, between(-reach, reach)};
  }

 private:
  std::uint64_t state_;
};

/// How many of the first `index` of `all` belong to the `some` that are spread evenly among them.
inline std::uint32_t members_before(std::uint32_t index, std::uint64_t some, std::uint64_t all) {
  return static_cast<std::uint32_t>(index * some / all);
}
/// Whether the i-th of `all` is one of these.
inline bool is_among(std::uint32_t index, std::uint64_t some, std::uint64_t all) {
  return members_before(index, some, all) != members_before(index + 1, some, all);
}

}  // namespace acm::test
