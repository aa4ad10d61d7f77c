// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/types.hpp"
#include "anim/context_ids.h"
#include "assets/bound_script.h"
#include "base/fixed_list.h"

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
  static constexpr unsigned kMaxTimedHooks = 32;
  static constexpr unsigned kMaxScripts = 32;
  static constexpr unsigned kMaxChildren = 16;

  float translucency = 0.0f;
  float original_translucency = 0.0f;          ///< never below it (HK-13)
  double next_cue = 0.0;                       ///< when the first script goes on; only while there is one
  FixedList<TimedHook, kMaxTimedHooks> timed;  ///< the newest last
  FixedList<QueuedScript, kMaxScripts> scripts;
  FixedList<Guid, kMaxChildren> children;  ///< what it holds, in the order of attaching
  Vector<PartLook> looks;                  ///< of its parts (HK-13 to HK-15)
};

}  // namespace acm
