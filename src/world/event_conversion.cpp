// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/event_conversion.h"

#include "base/position.h"

#include <variant>

namespace acm {

namespace {

// One overload for each event of the engine: fills in the type and its fields.
struct Fill {
  Event& e;

  bool operator()(const MotionDone& m) const {
    e.type = EventType::MotionDone;
    e.motion_done = {m.motion, m.success, m.context_id, m.move_context_id};
    return true;
  }
  bool operator()(const MotionRefused& m) const {
    e.type = EventType::MotionRefused;
    e.motion_refused = {m.motion, m.code, m.context_id, m.move_context_id};
    return true;
  }
  bool operator()(const HookFired& h) const {
    if (h.hook.is_anim_done()) return false;
    e.type = EventType::Hook;
    e.hook = {h.hook.hook().type(),
              {h.hook.animation->id, 0, h.hook.frame, h.hook.index},
              h.index,
              h.hook.ids.context_id,
              h.hook.ids.move_context_id,
              h.report.wave,
              h.report.volume,
              h.report.scale};
    return true;
  }
  bool operator()(const ScriptHookFired& h) const {
    e.type = EventType::Hook;
    e.hook = {h.hook->type(),
              {0, h.script->id, 0, h.entry},
              0,
              h.ids.context_id,
              h.ids.move_context_id,
              h.report.wave,
              h.report.volume,
              h.report.scale};
    return true;
  }
  bool operator()(const VelocitySet& v) const {
    e.type = EventType::VelocitySet;
    e.velocity_set = {v.local_velocity};
    return true;
  }
  bool operator()(const GroundLeft&) const { return plain(EventType::GroundLeft); }
  bool operator()(const GroundHit&) const { return plain(EventType::GroundHit); }
  bool operator()(const MoveFinished& m) const {
    e.type = EventType::MoveFinished;
    e.move_finished = {m.code, m.context_id};
    return true;
  }
  bool operator()(const Stuck& s) const {
    e.type = EventType::Stuck;
    e.stick = {s.target};
    return true;
  }
  bool operator()(const Unstuck& s) const {
    e.type = EventType::Unstuck;
    e.stick = {s.target};
    return true;
  }
  bool operator()(const Blipped& b) const {
    e.type = EventType::Blipped;
    e.blipped = {b.to, distance(b.from, b.to)};
    return true;
  }
  bool operator()(const TargetLost& t) const {
    e.type = EventType::TargetLost;
    e.target_lost = {t.target, t.status};
    return true;
  }
  bool operator()(const LimitReached& l) const {
    e.type = EventType::LimitReached;
    e.limit_reached = {l.limit, l.count};
    return true;
  }
  bool operator()(const ObjectCreated&) const { return plain(EventType::ObjectCreated); }
  bool operator()(const ObjectDeleted&) const { return plain(EventType::ObjectDeleted); }
  bool operator()(const AssetMissing& a) const {
    e.type = EventType::AssetMissing;
    e.asset_missing = {a.id};
    return true;
  }
  bool operator()(const AppearanceChanged&) const { return plain(EventType::AppearanceChanged); }
  bool operator()(const ControlLost&) const { return plain(EventType::ControlLost); }
  bool operator()(const ControlRegained&) const { return plain(EventType::ControlRegained); }
  bool operator()(const Stalled& s) const {
    e.type = EventType::Stalled;
    e.stalled = {s.what == Stalled::What::Move, s.entry, s.anims, s.age};
    return true;
  }
  bool operator()(const SoundHeard& s) const {
    e.type = EventType::SoundHeard;
    e.sound_heard = {s.sound_type, s.wave, s.volume, s.at};
    return true;
  }
  bool operator()(const DeferredMessageHandled& m) const {
    const bool movement_only = m.reason == CheckReason::Fresh;
    if (movement_only && m.movement == CheckReason::Fresh) return false;
    e.type = EventType::MessageNotApplied;
    e.message_not_applied = {m.opcode, movement_only ? m.movement : m.reason, movement_only};
    return true;
  }

 private:
  [[nodiscard]] bool plain(EventType type) const {
    e.type = type;
    return true;
  }
};

}  // namespace

bool to_public(const EngineEvent& from, Event& to) {
  to.time = from.time;
  to.object = from.actor;
  return std::visit(Fill{to}, from.what);
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
