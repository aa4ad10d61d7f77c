// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace acm {
class Assets;
}

namespace acm::inspect {

/// One thing in which two tables differ.
struct TableDifference {
  enum class Kind : std::uint8_t { Added, Removed, Changed };
  Kind kind = Kind::Changed;
  std::string place;  ///< "cycle NonCombat / WalkForward"
  std::string what;   ///< what was added or removed, or what became of it: "framerate 30 -> 45"
};

/// "added". Never null.
const char* to_string(TableDifference::Kind kind);

/// How one motion table differs from another, which may be in other Assets, by meaning: look-ups decide, so
/// the order of a file, entries that a later one overrides, padding and the id do not count. By kind of
/// entry, then by key. Tables are loaded if they are not there yet; fails when one cannot be loaded.
Result<std::vector<TableDifference>> compare_tables(Assets& before_assets, ObjectId before,
                                                    Assets& after_assets, ObjectId after);

}  // namespace acm::inspect
