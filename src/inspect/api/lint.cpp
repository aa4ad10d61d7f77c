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

Result<std::vector<LintFinding>> lint_setup(Assets& assets, ObjectId id) {
  const Result<const Setup*> setup = loaded_setup(assets, id);
  if (!setup) return setup.error();
  return acm::lint_setup(**setup);
}

Result<std::vector<LintFinding>> lint_script(Assets& assets, ObjectId id) {
  const Result<const PhysicsScript*> script = loaded_script(assets, id);
  if (!script) return script.error();
  return acm::lint_script(**script);
}

}  // namespace acm::inspect
