// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/islands.h"

#include <cstddef>
#include <memory>
#include <thread>
#include <vector>

namespace acm::test {

/// Ticks a world with some threads. Each has its own ranges and runs the last of them first, so that ranges
/// run in another order than in `tick` even when one thread is done before the next has begun.
class Threads {
 public:
  Threads(WorldState& world, std::size_t count) : world_(world) {
    for (std::size_t i = 0; i < count; ++i) contexts_.push_back(std::make_unique<WorkerContext>(world));
  }

  void tick(double seconds) {
    if (!plan_tick(world_, seconds, plan_)) return;
    const auto work = [&](std::size_t thread) {
      for (std::size_t r = plan_.range_count(); r-- > 0;)
        if (r % contexts_.size() == thread) run_range(world_, plan_, r, *contexts_[thread]);
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < contexts_.size(); ++i) threads.emplace_back(work, i);
    work(0);
    for (std::thread& thread : threads) thread.join();
    finish_tick(world_, plan_);
  }
  [[nodiscard]] const TickPlan& plan() const { return plan_; }

 private:
  WorldState& world_;
  TickPlan plan_;
  std::vector<std::unique_ptr<WorkerContext>> contexts_;
};

}  // namespace acm::test
