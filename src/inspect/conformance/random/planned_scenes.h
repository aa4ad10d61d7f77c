// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"

#include <string>
#include <vector>

#include "random_source.h"

namespace acm::random_cases {

/// Scenes that lines which are drawn one by one hardly ever make up. Each begins anew.
using PlannedScene = std::vector<std::string>;

/// One body runs after another, or away from it, which walks a little, slowly, and stands: whether the first
/// is told of that depends on how far ahead the second looks.
PlannedScene draw_pursuit(RandomSource& random);
/// A body goes to another one and sticks to it, or to a place, where nothing is to stick to.
PlannedScene draw_walk_that_may_stick(RandomSource& random);
/// More actions than may wait.
PlannedScene draw_waiting_actions(RandomSource& random, Command action);
/// Keys of one axis: the older one is held when the newer one goes up.
PlannedScene draw_held_keys(RandomSource& random);

}  // namespace acm::random_cases
