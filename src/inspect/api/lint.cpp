// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/lint.hpp"

#include "inspect/lint/lint.h"

#include "loaded.h"

namespace acm::inspect {

Result<std::vector<LintFinding>> lint_table(Assets& assets, ObjectId table,
                                            std::span<const ObjectId> setups) {
  const Result<const BoundTable*> bound = loaded_table(assets, table);
  if (!bound) return bound.error();
  std::vector<const Setup*> bodies;
  for (const ObjectId id : setups) {
    const Result<const Setup*> setup = loaded_setup(assets, id);
    if (!setup) return setup.error();
    bodies.push_back(*setup);
  }
  return acm::lint_table(**bound, bodies);
}

}  // namespace acm::inspect
