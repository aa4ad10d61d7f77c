// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/events.h"

#include "actor/event_buffer.h"

namespace acm {

namespace {

// Whether a host waits for the event. However many other events there are, each object's first ones of these
// are kept (see EventShares).
bool is_awaited(const Event& e) {
  switch (e.type) {
    case EventType::MotionDone:
    case EventType::MotionRefused:
    case EventType::MoveFinished: return true;
    case EventType::Hook: return e.hook.type == HookType::Attack;
    // Reported after as many hooks as the buffer has room for, so it needs a slot.
    case EventType::LimitReached: return e.limit_reached.limit == Limit::ScriptHooks;
    default: return false;
  }
}

}  // namespace

void push_event(EventBuffer& events, std::uint32_t object, const Event& event) {
  if (event.type == EventType::LimitReached && !events.takes_limit(object)) return;
  if (events.trace()) events.trace()->push_back({.event = event});
  if (is_awaited(event))
    events.push_awaited(event, object);
  else
    events.push(event, object);
}

const char* to_string(EventType type) {
  switch (type) {
    case EventType::MotionDone: return "MotionDone";
    case EventType::MotionRefused: return "MotionRefused";
    case EventType::Hook: return "Hook";
    case EventType::VelocitySet: return "VelocitySet";
    case EventType::GroundLeft: return "GroundLeft";
    case EventType::GroundHit: return "GroundHit";
    case EventType::MoveFinished: return "MoveFinished";
    case EventType::Stuck: return "Stuck";
    case EventType::Unstuck: return "Unstuck";
    case EventType::Blipped: return "Blipped";
    case EventType::TargetLost: return "TargetLost";
    case EventType::LimitReached: return "LimitReached";
    case EventType::ObjectCreated: return "ObjectCreated";
    case EventType::ObjectDeleted: return "ObjectDeleted";
    case EventType::AssetMissing: return "AssetMissing";
    case EventType::ControlLost: return "ControlLost";
    case EventType::ControlRegained: return "ControlRegained";
    case EventType::WaitsForPlayer: return "WaitsForPlayer";
    case EventType::Stalled: return "Stalled";
    case EventType::SoundHeard: return "SoundHeard";
    case EventType::AppearanceChanged: return "AppearanceChanged";
    case EventType::MessageNotApplied: return "MessageNotApplied";
  }
  return "unknown";
}

const char* to_string(Limit limit) {
  switch (limit) {
    case Limit::SequenceNodes: return "sequence nodes";
    case Limit::PendingMotions: return "pending motions";
    case Limit::Actions: return "actions";
    case Limit::Modifiers: return "modifiers";
    case Limit::Hooks: return "hooks of one step";
    case Limit::ManagerBlocks: return "manager blocks";
    case Limit::InterpolationNodes: return "interpolation nodes";
    case Limit::Wraps: return "wraps of one update";
    case Limit::Speed: return "speed";
    case Limit::Travel: return "distance travelled";
    case Limit::Objects: return "objects";
    case Limit::Ramps: return "ramps";
    case Limit::Scripts: return "scripts";
    case Limit::ScriptHooks: return "script hooks";
    case Limit::Children: return "children";
    case Limit::Rotation: return "rotation";
  }
  return "unknown";
}

const char* to_string(TargetStatus status) {
  switch (status) {
    case TargetStatus::Undefined: return "undefined";
    case TargetStatus::Ok: return "ok";
    case TargetStatus::ExitWorld: return "left the world";
    case TargetStatus::Teleported: return "teleported";
    case TargetStatus::Contained: return "contained";
    case TargetStatus::Parented: return "parented";
    case TargetStatus::TimedOut: return "timed out";
  }
  return "unknown";
}

}  // namespace acm
