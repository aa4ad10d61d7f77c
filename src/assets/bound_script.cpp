// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/bound_script.h"

#include <algorithm>
#include <cmath>

namespace acm {

BoundScript bind_script(const PhysicsScript& script) {
  BoundScript bound;
  bound.id = script.id;
  bound.cues.reserve(script.entries.size());
  for (std::uint32_t i = 0; i < script.entries.size(); ++i)
    bound.cues.push_back({script.entries[i].start, &script.entries[i].hook, i});
  bound.is_playable = !bound.cues.empty() && std::ranges::all_of(bound.cues, [](const BoundScript::Cue& cue) {
    return std::isfinite(cue.time);
  });
  if (!bound.is_playable) return bound;
  std::ranges::sort(bound.cues, [](const BoundScript::Cue& a, const BoundScript::Cue& b) {
    return a.time != b.time ? a.time < b.time : a.entry < b.entry;
  });
  bound.length = bound.cues.back().time;
  return bound;
}

}  // namespace acm
