// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>

#include "verdict.h"

namespace acm::random_cases {

/// Asks an engine several cases; the answers in their order. Fewer answers: it is not asked any more.
using AskCases = std::function<std::vector<CaseAnswer>(std::span<const RandomCase>)>;

struct ShrunkCase {
  RandomCase asked;
  CaseDifference difference;
  std::size_t questions = 0;  ///< that were asked for it
};

/// Looks for a smaller case with the same difference: fewer lines and arguments, smaller tables and
/// animations. At most `max_questions` are asked.
ShrunkCase shrink(RandomCase asked, CaseDifference difference, const AskCases& ask,
                  std::size_t max_questions);

}  // namespace acm::random_cases
