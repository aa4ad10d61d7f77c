// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "parallel_tick.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>
#include <vector>

namespace acm::tool {

struct ParallelTicker::Threads {
  explicit Threads(int count)
      : limit(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(count)), arena(count) {}

  tbb::global_control limit;  // as many as asked for, also where there are fewer cores
  tbb::task_arena arena;
  std::vector<std::unique_ptr<WorkerContext>> contexts;
  TickPlan plan;
};

ParallelTicker::ParallelTicker(WorldState& world, int threads)
    : world_(world), threads_(new Threads(threads)) {
  for (int i = 0; i < threads; ++i) threads_->contexts.push_back(std::make_unique<WorkerContext>(world));
}

ParallelTicker::~ParallelTicker() = default;

int ParallelTicker::threads() const {
  return static_cast<int>(threads_->contexts.size());
}

void ParallelTicker::tick(double seconds) {
  if (threads_->contexts.size() == 1) {
    acm::tick(world_, seconds);
    return;
  }
  TickPlan& plan = threads_->plan;
  if (!plan_tick(world_, seconds, plan)) return;
  threads_->arena.execute([&] {
    tbb::parallel_for(std::size_t{0}, plan.range_count(), [&](std::size_t range) {
      const auto context = static_cast<std::size_t>(tbb::this_task_arena::current_thread_index());
      run_range(world_, plan, range, *threads_->contexts[context]);
    });
  });
  finish_tick(world_, plan);
}

}  // namespace acm::tool
