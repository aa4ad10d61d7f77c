// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/events.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/types.hpp"
#include "anim/hook_queue.h"
#include "assets/bound_script.h"
#include "base/position.h"
#include "base/vec3.h"

#include <cstdint>
#include <variant>

namespace acm {

/// A motion has left the queue; reported before anything else happens (core 6).
struct MotionDone {
  Command motion;
  bool success;
  std::uint32_t context_id = 0;       ///< that the host gave the motion
  std::uint32_t move_context_id = 0;  ///< that the host gave the move which made the motion
};

/// A motion that a move requested was refused. A caller that requests a motion gets the code as return value.
struct MotionRefused {
  Command motion;
  MotionError code;
  std::uint32_t context_id = 0;
  std::uint32_t move_context_id = 0;
};

/// What executing a hook means for this body, in addition to the stored fields (effects HK-10).
struct HookReport {
  ObjectId wave = 0;  ///< of a sound hook; 0: nothing is heard
  float volume = 0.0f;
  float priority = 0.0f;
  float scale = 1.0f;  ///< of the body; the cone of an Attack grows with it (HK-20)
};

/// A hook is executed; stated before it takes effect (core 11.4 f).
struct HookFired {
  QueuedHook hook;
  std::uint32_t index;  ///< its place among the hooks of this step
  HookReport report = {};
};

/// A hook of a script is executed (effects PS-3).
struct ScriptHookFired {
  const BoundScript* script;
  const Hook* hook;
  std::uint32_t entry;  ///< of the script, as stored
  HookReport report = {};
  ContextIds ids = {};  ///< of the motion whose hook has called the script
};

/// The body was given a velocity, in its own axes: it leaves the ground (core 7.15).
struct VelocitySet {
  Vec3 local_velocity;
};

/// The body has left, or touched, walkable ground.
struct GroundLeft {};
struct GroundHit {};

/// A move to a place, object or heading has ended; None: it arrived. Stated after the body has stopped
/// (managers MT-50).
struct MoveFinished {
  MotionError code;
  std::uint32_t context_id = 0;  ///< that the host gave the move
};

/// The body begins, or ceases, to stick to another.
struct Stuck {
  Guid target;
};
struct Unstuck {
  Guid target;
};

/// Interpolation has fallen behind and the body jumps to where it should be (managers IN-8).
struct Blipped {
  Position from;
  Position to;
};

/// The watched object is gone, has teleported or has sent no update for too long.
struct TargetLost {
  Guid target;
  TargetStatus status;
};

/// Something had to be refused or left out because a list or a pool is full, or would take too long.
struct LimitReached {
  Limit limit;
  std::uint32_t count;
};

// What a World adds.

struct ObjectCreated {};
struct ObjectDeleted {};

/// The object wears something else (appearance OD-6).
struct AppearanceChanged {};

/// The object exists, but its Setup or its motion table is not loaded.
struct AssetMissing {
  std::uint32_t id;
};

/// A sound message is heard (effects SN-12).
struct SoundHeard {
  std::uint32_t sound_type;
  ObjectId wave;
  float volume;
  Position at;
};

/// A message that waited for its object has been handled: applied as a whole, in part or not at all. A host
/// sees only those that were not applied.
struct DeferredMessageHandled {
  std::uint32_t opcode;
  CheckReason reason = CheckReason::Fresh;    ///< why the message was dropped; Fresh: it was applied
  CheckReason movement = CheckReason::Fresh;  ///< of a message that was applied: why its movement was not
};

/// The server, or again the player, decides what the local player does (managers LP-50 to LP-54).
struct ControlLost {};
struct ControlRegained {};

/// A motion or move exceeded its maximum possible duration. Nothing is done about it.
struct Stalled {
  enum class What : std::uint8_t {
    Motion,  ///< the first motion of the queue, `entry`, waits for `anims` animations
    Move,    ///< a move; `entry` is its command, 0 while it waits for its target
  };
  What what;
  Command entry;
  std::uint32_t anims;
  float age;  ///< seconds since it was first seen
};

/// Something that happened, in the order in which retail would have called back.
struct EngineEvent {
  double time = 0.0;  ///< the body's physics clock, seconds
  Guid actor = 0;
  std::uint32_t number = 0;  ///< among those of its buffer; set when it is appended
  std::variant<MotionDone, HookFired, VelocitySet, GroundLeft, GroundHit, MoveFinished, Stuck, Unstuck,
               Blipped, TargetLost, LimitReached, ObjectCreated, ObjectDeleted, AssetMissing, ControlLost,
               ControlRegained, Stalled, MotionRefused, SoundHeard, ScriptHookFired, AppearanceChanged,
               DeferredMessageHandled>
      what;
};

// What a host waits for. However many other events there are, each object's first ones of these kinds are
// kept (see EventSlots).
template <class What>
constexpr bool is_awaited(const What&) {
  return false;
}
constexpr bool is_awaited(const MotionDone&) {
  return true;
}
constexpr bool is_awaited(const MotionRefused&) {
  return true;
}
constexpr bool is_awaited(const MoveFinished&) {
  return true;
}
inline bool is_awaited(const HookFired& fired) {
  return !fired.hook.is_anim_done() && fired.hook.hook().type() == HookType::Attack;
}
inline bool is_awaited(const ScriptHookFired& fired) {
  return fired.hook->type() == HookType::Attack;
}
// Reported after as many hooks as the buffer has room for, so it needs a slot.
constexpr bool is_awaited(const LimitReached& reached) {
  return reached.limit == Limit::ScriptHooks;
}

}  // namespace acm
