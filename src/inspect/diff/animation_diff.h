// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/animation.h"
#include "inspect/diff/table_diff.h"

#include <vector>

namespace acm {

/// How one animation differs from another: counts, flags, the frames whose parts or root motion differ, and
/// hooks frame by frame. Numbers are compared bit by bit.
std::vector<TableDifference> compare_animations(const Animation& before, const Animation& after);

}  // namespace acm
