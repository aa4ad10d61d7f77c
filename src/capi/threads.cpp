// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.h"
#include "acmotion/world.hpp"
#include "capi/boxes.h"
#include "capi/call.h"

#include <algorithm>
#include <cstdint>

using namespace acm::capi;

namespace {

// Counts a thread that searches or runs the ranges of a tick.
class Runner {
 public:
  explicit Runner(RangeClaims& claims) : claims_(claims) { claims_.runners.fetch_add(1); }
  ~Runner() { claims_.runners.fetch_sub(1); }
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

 private:
  RangeClaims& claims_;
};

void announce(RangeClaims& claims, std::size_t ranges) {
  if (claims.claimed.size() < ranges) claims.claimed = acm::Vector<std::atomic<bool>>(ranges);
  for (std::size_t i = 0; i < ranges; ++i) claims.claimed[i].store(false, std::memory_order_relaxed);
  claims.finished.store(0, std::memory_order_relaxed);
  claims.planned.store(ranges);
}

// Withdraws the plan, unless a range of it was not run yet, or a thread still looks at it.
acm_status withdraw(RangeClaims& claims) {
  const std::size_t ranges = claims.planned.load();
  if (claims.finished.load(std::memory_order_acquire) != ranges) return ACM_WRONG_ORDER;
  claims.planned.store(0);
  if (claims.runners.load() == 0) return ACM_OK;
  claims.planned.store(ranges);
  return ACM_BUSY;
}

}  // namespace

std::int32_t acm_worker_create(acm_world* world, acm_worker** out, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out")) return call.status();
  const std::int32_t status = hand_out(call, new WorkerBox(*box, world), out);
  if (status == ACM_OK) ++box->workers;
  return status;
}

std::int32_t acm_worker_free(acm_worker* worker, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorkerBox>(worker, "worker");
  // Finishing a tick reads the worker's events, so the world must not be within a tick.
  if (!box || !call.use<WorldBox>(box->world_handle, "worker")) return call.status();
  --box->world.workers;
  call.end(worker);
  delete box;
  return call.done();
}

std::int32_t acm_world_plan_tick(acm_world* world, double seconds, std::size_t* ranges, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  // Without a worker nobody could ever finish it.
  if (!box || !call.require(ranges, "ranges") || !call.check(box->workers > 0, ACM_WRONG_ORDER, "world") ||
      !call.check(box->claims.runners.load() == 0, ACM_BUSY, "world"))
    return call.status();
  const acm::Outcome outcome = box->world.plan_tick(seconds, *ranges);
  if (*ranges > 0) {
    announce(box->claims, *ranges);
    call.keep_planned();
  }
  return call.answer(outcome);
}

std::int32_t acm_worker_run_range(acm_worker* worker, std::size_t range, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorkerBox>(worker, "worker");
  if (!box) return call.status();
  RangeClaims& claims = box->world.claims;
  const Runner runner(claims);
  const std::size_t planned = claims.planned.load();
  if (!call.check(planned > 0, ACM_WRONG_ORDER, "worker") ||
      !call.check(range < planned, ACM_BAD_ARGUMENT, "range") ||
      !call.check(!claims.claimed[range].exchange(true), ACM_WRONG_ORDER, "range"))
    return call.status();
  box->world.world.run_range(range, box->worker);
  claims.finished.fetch_add(1, std::memory_order_release);
  return call.done();
}

std::int32_t acm_world_finish_tick(acm_world* world, acm_error* error) {
  Call call(error);
  auto* box = static_cast<WorldBox*>(call.use_planned(world, "world"));
  if (!box) return call.status();
  if (const acm_status status = withdraw(box->claims); status != ACM_OK) {
    call.keep_planned();
    return call.fail(status, "world");
  }
  box->world.finish_tick();
  return call.done();
}
