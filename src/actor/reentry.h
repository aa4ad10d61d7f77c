// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

#include <algorithm>
#include <cassert>

namespace acm {

// Stands in the functions through which the managers call one another, for as long as they run.
class Reentry {
 public:
  explicit Reentry(Lane& lane) : lane_(lane) {
    ++lane_.depth;
    assert(lane_.depth <= Lane::kMaxDepth);
    lane_.deepest = std::max(lane_.deepest, lane_.depth);
  }
  ~Reentry() { --lane_.depth; }
  Reentry(const Reentry&) = delete;
  Reentry& operator=(const Reentry&) = delete;

 private:
  Lane& lane_;
};

}  // namespace acm
