// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "random_assets.h"

namespace acm::random_cases {

/// What scripts may ask of an engine.
struct ScriptOptions {
  bool has_effects = true;
  std::set<std::string, std::less<>>
      without;  ///< verbs that the engine does not know, and keys: "spawn scale"

  /// Notes what an engine says it lacks, a verb or one with a key.
  void leave_out(std::string_view words);
};

/// Lines of a script that follow from the seed: tables, bodies and effects in turn.
std::vector<std::string> draw_script(RandomSource random, const LooseAssets& assets,
                                     const ScriptOptions& options);

/// A script that needs one verb, and those that come before it: whether an engine knows it can be asked so.
std::vector<std::string> probe_script(std::string_view verb, const LooseAssets& assets);

std::string text_of(const std::vector<std::string>& lines);

}  // namespace acm::random_cases
