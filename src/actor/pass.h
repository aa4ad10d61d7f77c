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
ACMOTION_NEVER_INLINE void tick_static_places(StepContext& context, std::size_t count, PlaceAt place_at,
                                              After after) {
  Scene& scene = context.scene;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t place = place_at(i);
    Actor& actor = scene.in_pass(place);
    if (!actor.body.was_made_static) continue;
    context.use(scene.reservation(scene.islands().range_of(place)));
    tick_static_in_pass(context, actor);
    after(place + static_cast<std::uint32_t>(scene.size()));
  }
}

/// The loop of every pass, whole or of one range: brings `count` actors to the time of the pass, each with
/// what its range has reserved; static ones come last (effects ST-2). `place_at` gives the place of the i-th
/// in the order of guids; `after` is called when its actor has been ticked, with that place or, for a static
/// one, with that place and the number of all actors of the scene.
template <class PlaceAt, class After>
void tick_places(StepContext& context, std::size_t count, PlaceAt place_at, After after) {
  Scene& scene = context.scene;
  const auto at = [&](std::size_t i) -> Actor& { return scene.in_pass(place_at(i)); };
  std::uint32_t range = 0xFFFFFFFFu;
  context.has_static_objects = false;
  for (std::size_t i = 0; i < count; ++i) {
    prefetch_ahead(scene, i, count, at);
    const std::uint32_t place = place_at(i);
    if (const std::uint32_t its_range = scene.islands().range_of(place); its_range != range) {
      range = its_range;
      context.use(scene.reservation(range));
    }
    if (tick_in_pass(context, scene.in_pass(place))) after(place);
  }
  if (context.has_static_objects) tick_static_places(context, count, place_at, after);
  context.use_scene();
}

}  // namespace acm
