// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "base/counter_random.h"

#include <cstdint>
#include <optional>

namespace acm {

/// The draws of one body, one after the other. Data: a copy draws the same numbers again.
class ParticleRolls {
 public:
  /// `fixed`: every draw gives this.
  ParticleRolls(std::uint64_t seed, Guid body, std::optional<float> fixed = {})
      : random_(seed ^ kParticles, body), fixed_(fixed) {}

  /// At least 0 and at most 1.
  double unit() {
    if (fixed_) return static_cast<double>(*fixed_);
    return random_.roll(count_++);
  }
  /// At least -1 and at most 1.
  double signed_unit() { return 2.0 * unit() - 1.0; }

  [[nodiscard]] std::uint32_t count() const { return count_; }

 private:
  // Sounds of a world with the same seed draw other numbers.
  static constexpr std::uint64_t kParticles = 0x5061727469636C65u;

  CounterRandom random_;
  std::optional<float> fixed_;
  std::uint32_t count_ = 0;
};

}  // namespace acm
