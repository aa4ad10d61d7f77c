// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/table_diff.hpp"
#include "assets/motion_table.h"

#include <vector>

namespace acm {

using inspect::TableDifference;

/// How `after` differs from `before` by meaning: look-ups decide, so the order of a file, entries that a
/// later one overrides, padding and the id do not count. By kind of entry, then by key.
std::vector<TableDifference> compare_tables(const MotionTable& before, const MotionTable& after);

}  // namespace acm
