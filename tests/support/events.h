// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"
#include "actor/event_trace.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <type_traits>
#include <vector>

namespace acm::test {

/// The fields of all events that have such, in order.
template <class Fields>
std::vector<Fields> events_of(std::span<const Event> events) {
  std::vector<Fields> found;
  for (const Event& event : events)
    visit(event, [&](const Event&, const auto&... fields) {
      if constexpr ((std::is_same_v<decltype(fields), const Fields&> || ...)) found.push_back(fields...);
    });
  return found;
}

/// All events of a type, in order.
inline std::vector<Event> events_of(std::span<const Event> events, EventType type) {
  std::vector<Event> found;
  std::ranges::copy_if(events, std::back_inserter(found), [&](const Event& e) { return e.type == type; });
  return found;
}

inline bool is_script_hook(const Event& event) {
  return event.type == EventType::Hook && event.hook.source.script != 0;
}
inline bool is_animation_hook(const Event& event) {
  return event.type == EventType::Hook && event.hook.source.script == 0;
}

/// Hooks of animations in order, and where animations have ended.
inline std::vector<TracedEvent> animation_hooks_of(const EventTrace& trace) {
  std::vector<TracedEvent> found;
  std::ranges::copy_if(trace, std::back_inserter(found),
                       [](const TracedEvent& e) { return is_animation_hook(e.event); });
  return found;
}
/// Hooks of scripts in order.
inline std::vector<TracedEvent> script_hooks_of(const EventTrace& trace) {
  std::vector<TracedEvent> found;
  std::ranges::copy_if(trace, std::back_inserter(found),
                       [](const TracedEvent& e) { return is_script_hook(e.event); });
  return found;
}

}  // namespace acm::test
