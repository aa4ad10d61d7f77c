// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"
#include "world/local_player.h"

namespace acm {

// The numbers of a state that is made of what hosts, messages and files may say: places, sizes, facts and
// speeds are within acm::limits, or a product of them. What the engine computes from such numbers is finite
// and again within the limits, so a world reads what it writes. A snapshot with others is refused: a few
// ticks later the world might hold a number that no snapshot may have.

/// The name of the first field with a number beyond its limit, such as "body.scale"; null when there is none.
/// Static text.
[[nodiscard]] const char* beyond_limits(const Scene& scene, const Actor& actor);
/// The same of the local player's controller.
[[nodiscard]] const char* beyond_limits(const LocalPlayer& player);

}  // namespace acm
