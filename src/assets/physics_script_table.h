// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// Which script a body plays for an effect (a "PlayScript type") of some strength (dat-formats 2.8).
struct PhysicsScriptTable {
  struct Choice {
    float mod = 0.0f;  ///< strengths up to this one
    ObjectId script = 0;
  };
  struct Effect {
    std::uint32_t type = 0;
    Vector<Choice> choices;  ///< in file order, which is the order of the search
  };

  ObjectId id = 0;
  Vector<Effect> effects;  ///< in file order
  Oddities oddities;

  /// Null when the table has none. The first of equal types counts.
  [[nodiscard]] const Effect* find(std::uint32_t type) const;
  /// The script of the first choice whose mod is at least `strength`; 0 when there is none.
  [[nodiscard]] ObjectId select(std::uint32_t type, float strength) const;
};

Result<PhysicsScriptTable> read_physics_script_table(Bytes bytes);
Vector<std::byte> write_physics_script_table(const PhysicsScriptTable& table);

}  // namespace acm
