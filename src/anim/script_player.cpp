// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/script_player.h"

#include <algorithm>
#include <cmath>

namespace acm {

BoundScript bind_script(const PhysicsScript& script) {
  BoundScript bound;
  bound.cues.reserve(script.entries.size());
  for (std::uint32_t i = 0; i < script.entries.size(); ++i)
    bound.cues.push_back({script.entries[i].start, &script.entries[i].hook, i});
  // What is no number has no place in an order of numbers.
  std::ranges::sort(bound.cues, [](const BoundScript::Cue& a, const BoundScript::Cue& b) {
    if (std::isnan(a.time) != std::isnan(b.time)) return std::isnan(b.time);
    return a.time < b.time || (!(b.time < a.time) && a.entry < b.entry);
  });
  bound.length = script.length();
  return bound;
}

std::span<const BoundScript::Cue> advance(ScriptPlayer& player, const BoundScript& script, double now) {
  const std::uint32_t first = player.next;
  while (player.next < script.cues.size() && player.started + script.cues[player.next].time <= now)
    ++player.next;
  return std::span(script.cues).subspan(first, player.next - first);
}

}  // namespace acm
