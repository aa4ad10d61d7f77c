// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"
#include "acmotion/host.hpp"
#include "assets/hook.h"

#include <cstdint>

namespace acm {

/// What executing a hook means for this body, in addition to the stored fields (effects HK-10).
struct HookReport {
  ObjectId wave = 0;  ///< of a sound hook; 0: nothing is heard
  float volume = 0.0f;
  float priority = 0.0f;
  float scale = 1.0f;  ///< of the body; the cone of an Attack grows with it (HK-20)
};

/// An event with what hosts do not get of it, or something that hosts do not get at all.
struct TracedEvent {
  enum class Kind : std::uint8_t {
    Event,           ///< one of the stream, also when the stream had no room for it
    AnimDone,        ///< an animation has ended; `event` is as of a hook without a source
    MessageApplied,  ///< a deferred message was applied; `event` has time, object and
                     ///< message_not_applied.opcode
  };
  Kind kind = Kind::Event;
  Event event = {};
  const Hook* hook = nullptr;  ///< as it is stored, of a Hook event
  HookReport report = {};      ///< likewise
  Position from = {};          ///< of a Blipped event: where the body was
};

/// Everything that happens, in order, for traces and reports of tools. It grows without bound and allocates
/// within ticks; nothing depends on it. Worlds of hosts have none.
using EventTrace = Vector<TracedEvent>;

}  // namespace acm
