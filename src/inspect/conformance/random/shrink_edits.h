// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "random_case.h"

namespace acm::random_cases {

/// Makes a case smaller. False when there is nothing to take away. Of a list of edits several can be applied
/// to one case, the last first: places in a list that stand before the edit do not move.
using Edit = std::function<bool(RandomCase&)>;

/// Each removes `size` lines in a row, all lines together.
std::vector<Edit> line_edits(const RandomCase& asked, std::size_t size);
/// Each removes one word of a line, or makes it simpler.
std::vector<Edit> word_edits(const RandomCase& asked);
/// Each removes `size` entries in a row of a list of the tables, or `size` animations.
std::vector<Edit> object_edits(const RandomCase& asked, std::size_t size);
/// The longest list that object_edits shortens.
std::size_t longest_list(const RandomCase& asked);
/// Each makes a motion of a table simpler: an animation, a velocity, bits, a range or a rate less.
std::vector<Edit> motion_edits(const RandomCase& asked);
/// Each makes an animation simpler: no hooks, no root motion, no parts, fewer frames.
std::vector<Edit> animation_edits(const RandomCase& asked);

}  // namespace acm::random_cases
