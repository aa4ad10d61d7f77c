// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/islands.h"

#include <memory>

namespace acm::tool {

/// Ticks a world on several threads; the bits are those of one. Without oneTBB there is only one.
class ParallelTicker {
 public:
  /// `threads`: 1 or more. The world must outlive it.
  ParallelTicker(WorldState& world, int threads);
  ~ParallelTicker();
  ParallelTicker(const ParallelTicker&) = delete;
  ParallelTicker& operator=(const ParallelTicker&) = delete;

  void tick(double seconds);
  /// How many threads there really are.
  [[nodiscard]] int threads() const;

 private:
  struct Threads;
  WorldState& world_;
  std::unique_ptr<Threads> threads_;
};

}  // namespace acm::tool
