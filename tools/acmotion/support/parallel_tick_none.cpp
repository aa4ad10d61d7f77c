// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// For builds without oneTBB.
#include "parallel_tick.h"

namespace acm::tool {

struct ParallelTicker::Threads {};

ParallelTicker::ParallelTicker(WorldState& world, int) : world_(world) {}
ParallelTicker::~ParallelTicker() = default;

int ParallelTicker::threads() const {
  return 1;
}

void ParallelTicker::tick(double seconds) {
  acm::tick(world_, seconds);
}

}  // namespace acm::tool
