// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/state_graph.hpp"
#include "assets/bound_table.h"

namespace acm {

struct BoundTable;

using inspect::StateGraph;
using inspect::to_dot;
using inspect::to_json;
using inspect::to_svg;

StateGraph state_graph(const BoundTable& table);

}  // namespace acm
