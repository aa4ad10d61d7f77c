// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "random_script.h"
#include "verb_shapes.h"

namespace acm::random_cases {

/// Draws verbs that the engine knows, each by its weight.
class VerbChoice {
 public:
  VerbChoice(RandomSource& random, const ScriptOptions& options) : random_(random), options_(options) {}

  [[nodiscard]] bool knows(std::string_view verb) const {
    return options_.without.find(verb) == options_.without.end();
  }
  /// One verb of a level, or of either; null when none is known.
  const VerbShape* draw(VerbShape::Level level) { return draw(level, level); }
  const VerbShape* draw(VerbShape::Level one, VerbShape::Level other);

 private:
  RandomSource& random_;
  const ScriptOptions& options_;
};

}  // namespace acm::random_cases
