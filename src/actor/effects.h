// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/types.hpp"
#include "anim/context_ids.h"
#include "assets/bound_script.h"
#include "base/growing_list.h"

#include <cstdint>

namespace acm {

// What a body remembers of hooks and scripts. A block of a pool of the scene; few bodies have one.

/// A change over time, or a script that waits. retail: PhysicsTimer and FPHook (effects HK-2)
struct TimedHook {
  enum class Kind : std::uint8_t {
    Scale,
    Transparent,
    TransparentPart,
    Luminous,
    LuminousPart,
    Diffuse,
    DiffusePart,
    Script,
  };
  Kind kind = Kind::Scale;
  std::uint32_t datum = 0;  ///< the part, or the id of the script
  double created = 0.0;     ///< on the body's physics clock
  double duration = 0.0;    ///< seconds
  float start = 0.0f;
  float end = 0.0f;
  ContextIds ids = {};  ///< of the motion whose hook it is; a script takes them over
};

/// A script that plays, or waits for those before it (effects PS-2).
struct QueuedScript {
  const BoundScript* script = nullptr;  ///< never null in a queue
  double start = 0.0;                   ///< on the clock of the scene
  std::uint32_t taken = 0;              ///< cues that have come
  ContextIds ids = {};                  ///< of the motion whose hook has called it
};

struct Effects {
  // How many fit within a tick at least; and between ticks at most, beyond which the oldest makes room.
  static constexpr unsigned kTimedHooksInTick = 32;
  static constexpr unsigned kScriptsInTick = 64;
  static constexpr unsigned kChildrenInTick = 16;
  static constexpr unsigned kMaxEntries = 1024;

  float translucency = 0.0f;
  float original_translucency = 0.0f;  ///< never below it (HK-13)
  double next_cue = 0.0;               ///< when the first script goes on; only while there is one
  GrowingList<TimedHook, kTimedHooksInTick, kMaxEntries> timed;  ///< the newest last
  GrowingList<QueuedScript, kScriptsInTick, kMaxEntries> scripts;
  GrowingList<Guid, kChildrenInTick, kMaxEntries> children;  ///< what it holds, in the order of attaching
  Vector<PartLook> looks;                                    ///< of its parts (HK-13 to HK-15)
};

}  // namespace acm
