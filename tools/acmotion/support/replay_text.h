// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/replay.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace acm::tool {

/// Which lines of a replay are shown.
struct ReplayTextOptions {
  double least = 0.0;   ///< metres; smaller departures have no line
  std::size_t top = 0;  ///< incidents and objects; the totals count all
};

/// Prints what a replay found, incidents in the order of time.
void print_replay(const inspect::ReplayedCapture& capture,
                  const std::vector<const inspect::ReplayedObject*>& objects,
                  const ReplayTextOptions& options);

/// Why a replay without a single comparison has nothing to say.
std::string nothing_compared_text(const inspect::ReplayTotals& totals);

}  // namespace acm::tool
