// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/events.h"

#include <span>
#include <variant>
#include <vector>

namespace acm::test {

/// All events of a kind, in order.
template <class What>
std::vector<What> events_of(std::span<const EngineEvent> events) {
  std::vector<What> found;
  for (const EngineEvent& event : events)
    if (const auto* what = std::get_if<What>(&event.what)) found.push_back(*what);
  return found;
}

}  // namespace acm::test
