// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/state_graph.h"

#include "loaded.h"

namespace acm::inspect {

Result<StateGraph> state_graph(Assets& assets, ObjectId table) {
  const Result<const BoundTable*> bound = loaded_table(assets, table);
  if (!bound) return bound.error();
  return acm::state_graph(**bound);
}

}  // namespace acm::inspect
