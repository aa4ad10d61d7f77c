// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/random/shrink.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "runner.h"

namespace acm::tool {

struct RandomSearchOptions {
  std::uint64_t count = 0;  ///< scripts; 0: no search
  std::uint64_t seed = 1;
  double minutes = 0.0;  ///< 0: as long as it takes
  bool has_effects = true;
  bool ends_at_first = false;  ///< at the first difference that is more than rounding
};

/// A difference, and how many scripts showed it.
struct RandomFinding {
  random_cases::RandomCase asked;  ///< the smallest case that was found; the number of the first script
  random_cases::CaseDifference difference;
  std::uint64_t count = 1;
};

struct RandomSearchResult {
  std::vector<RandomFinding> findings;  ///< in the order in which they were found
  std::uint64_t asked = 0;
  std::uint64_t unsupported = 0;               ///< of these, not answered at all
  std::uint64_t cut_short = 0;                 ///< answered up to what the runner lacks
  std::set<std::string, std::less<>> unknown;  ///< verbs that the runner does not take part in
  std::string ended_by;                        ///< what ended the search early, in words; mostly empty

  /// Something differs by more than rounding.
  [[nodiscard]] bool has_finding() const;
  /// Something was asked, and nothing was found.
  [[nodiscard]] bool all_pass() const;
};

/// Asks the runner random scripts and looks for the smallest case of each difference.
RandomSearchResult search_at_random(const RandomSearchOptions& options, Runner& runner);

}  // namespace acm::tool
