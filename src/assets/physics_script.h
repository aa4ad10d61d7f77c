// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/hook.h"
#include "base/bytes.h"

namespace acm {

/// Hooks that fire at given times (dat-formats 2.8).
struct PhysicsScript {
  struct Entry {
    double start = 0.0;  ///< seconds after the script begins
    Hook hook;
  };

  ObjectId id = 0;
  Vector<Entry> entries;  ///< in file order; the client plays them by start time
  Oddities oddities;

  /// Seconds until the last hook; 0 when there is none.
  [[nodiscard]] double length() const;
};

Result<PhysicsScript> read_physics_script(Bytes bytes);
Vector<std::byte> write_physics_script(const PhysicsScript& script);

}  // namespace acm
