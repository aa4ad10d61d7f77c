// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/islands.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace acm::test {

/// Ticks a world with some threads.
class Threads {
 public:
  Threads(WorldState& world, std::size_t count) : world_(world) {
    for (std::size_t i = 0; i < count; ++i) contexts_.push_back(std::make_unique<WorkerContext>(world));
  }

  void tick(double seconds) {
    if (!plan_tick(world_, seconds, plan_)) return;
    std::atomic<std::size_t> next = 0;
    const auto work = [&](WorkerContext& context) {
      for (std::size_t r = next++; r < plan_.range_count(); r = next++) run_range(world_, plan_, r, context);
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < contexts_.size(); ++i) threads.emplace_back(work, std::ref(*contexts_[i]));
    work(*contexts_[0]);
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
