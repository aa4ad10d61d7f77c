// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/prefetch.h"
#include "actor/scene.h"
#include "actor/tick.h"
#include "base/inlining.h"

#include <cstddef>
#include <cstdint>

namespace acm {

/// The second half of the loop below.
template <class PlaceAt, class After>
ACMOTION_NEVER_INLINE void tick_those_in_place(StepContext& context, std::size_t count, PlaceAt place_at,
                                               After after) {
  Scene& scene = context.scene;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t place = place_at(i);
    Actor& actor = scene.in_pass(place);
    if (!actor.body.animates_in_place) continue;
    context.use(scene.reservation(scene.islands().range_of(place)));
    tick_in_pass(context, actor);
    after(place + static_cast<std::uint32_t>(scene.size()));
  }
}

/// The loop of every pass, whole or of one range: brings `count` actors to the time of the pass, each with
/// what its range has reserved; those that animate in place come last (effects ST-2). `place_at` gives the
/// place of the i-th in the order of guids; `after` is called when its actor has been ticked, with that place
/// or, for one that animates in place, with that place and the number of all actors of the scene.
template <class PlaceAt, class After>
void tick_places(StepContext& context, std::size_t count, PlaceAt place_at, After after) {
  Scene& scene = context.scene;
  const auto at = [&](std::size_t i) -> Actor& { return scene.in_pass(place_at(i)); };
  std::uint32_t range = 0xFFFFFFFFu;
  std::size_t in_place = 0;
  for (std::size_t i = 0; i < count; ++i) {
    prefetch_ahead(scene, i, count, at);
    const std::uint32_t place = place_at(i);
    if (const std::uint32_t its_range = scene.islands().range_of(place); its_range != range) {
      range = its_range;
      context.use(scene.reservation(range));
    }
    if (at(i).body.animates_in_place) {
      ++in_place;
      continue;
    }
    tick_in_pass(context, at(i));
    after(place);
  }
  if (in_place > 0) tick_those_in_place(context, count, place_at, after);
  context.use_scene();
}

}  // namespace acm
