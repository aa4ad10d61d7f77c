// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/physics_script.h"

#include <cstdint>

namespace acm {

/// A script whose hooks have been put in the order of their times; those of one time stay in file order. Made
/// once, when the script is loaded, as retail does (effects PS-1). Points into the script.
struct BoundScript {
  struct Cue {
    double time = 0.0;           ///< seconds after the script begins
    const Hook* hook = nullptr;  ///< never null; its direction does not matter in a script
    std::uint32_t entry = 0;     ///< index into the script's entries
  };

  ObjectId id = 0;
  Vector<Cue> cues;
  double length = 0.0;      ///< seconds until the last hook
  bool is_playable = true;  ///< false: it has no hooks, or times that are not finite
};

BoundScript bind_script(const PhysicsScript& script);

/// Where bodies find scripts by id.
class ScriptSource {
 public:
  /// Null when there is none.
  [[nodiscard]] virtual const BoundScript* find_script(ObjectId id) const = 0;

 protected:
  ~ScriptSource() = default;
};

}  // namespace acm
