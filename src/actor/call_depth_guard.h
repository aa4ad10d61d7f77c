// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

#include <algorithm>
#include <cassert>

namespace acm {

// Stands in the functions through which the managers call one another, for as long as they run.
class CallDepthGuard {
 public:
  explicit CallDepthGuard(StepContext& context) : context_(context) {
    ++context_.depth;
    assert(context_.depth <= StepContext::kMaxDepth);
    context_.max_depth_seen = std::max(context_.max_depth_seen, context_.depth);
  }
  ~CallDepthGuard() { --context_.depth; }
  CallDepthGuard(const CallDepthGuard&) = delete;
  CallDepthGuard& operator=(const CallDepthGuard&) = delete;

 private:
  StepContext& context_;
};

}  // namespace acm
