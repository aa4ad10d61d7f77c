// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/prefetch.h"
#include "actor/scene.h"
#include "actor/tick.h"

#include <cstddef>
#include <cstdint>

namespace acm {

/// The loop of every pass, whole or of one range: brings `count` actors to the time of the pass, each with
/// what its range has reserved. `place_at` gives the place of the i-th in the order of guids; `after` is
/// called with it when its actor has been ticked.
template <class PlaceAt, class After>
void tick_places(StepContext& context, std::size_t count, PlaceAt place_at, After after) {
  Scene& scene = context.scene;
  const auto at = [&](std::size_t i) -> Actor& { return scene.in_pass(place_at(i)); };
  std::uint32_t range = 0xFFFFFFFFu;
  for (std::size_t i = 0; i < count; ++i) {
    prefetch_ahead(scene, i, count, at);
    const std::uint32_t place = place_at(i);
    if (const std::uint32_t its_range = scene.islands().range_of(place); its_range != range) {
      range = its_range;
      context.use(scene.reservation(range));
    }
    tick_in_pass(context, at(i));
    after(place);
  }
  context.use_scene();
}

}  // namespace acm
