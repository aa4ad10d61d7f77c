// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/physics_script.h"

#include <cstdint>
#include <span>

namespace acm {

/// A script whose hooks have been put in the order of their times; those of one time stay in file order. Made
/// once, when the script is loaded, as retail does (dat-formats 2.8). Points into the script.
struct BoundScript {
  struct Cue {
    double time = 0.0;           ///< seconds after the script begins
    const Hook* hook = nullptr;  ///< never null; its direction does not matter in a script
    std::uint32_t entry = 0;     ///< index into the script's entries
  };

  Vector<Cue> cues;     ///< a time that is no number comes last, and never
  double length = 0.0;  ///< seconds until the last hook
};

BoundScript bind_script(const PhysicsScript& script);

/// Where a body is in a script. Plain data.
struct ScriptPlayer {
  double started = 0.0;    ///< when, in seconds of the host's clock
  std::uint32_t next = 0;  ///< index of the first cue that has not come
};

/// The cues that have come by `now` since the last call, in order.
std::span<const BoundScript::Cue> advance(ScriptPlayer& player, const BoundScript& script, double now);

[[nodiscard]] inline bool is_over(const ScriptPlayer& player, const BoundScript& script) {
  return player.next == script.cues.size();
}

}  // namespace acm
