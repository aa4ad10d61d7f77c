// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/events.h"

#include <ios>
#include <span>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

namespace acm::test {

/// Writes every field of an event, numbers with all their bits: two events are the same when their lines are.
class EventLine {
 public:
  explicit EventLine(const EngineEvent& event) {
    out_ << std::hexfloat << event.time << " " << std::hex << event.actor << " " << event.what.index();
    std::visit(*this, event.what);
  }
  [[nodiscard]] std::string text() const { return out_.str(); }

  void operator()(const MotionDone& e) { add(e.motion, e.success, e.context_id, e.move_context_id); }
  void operator()(const MotionRefused& e) {
    add(e.motion, static_cast<int>(e.code), e.context_id, e.move_context_id);
  }
  void operator()(const HookFired& e) {
    add(static_cast<const void*>(e.hook.animation), e.hook.frame, e.hook.index, e.index,
        e.hook.ids.context_id, e.hook.ids.move_context_id, e.report.wave, e.report.volume, e.report.scale);
  }
  void operator()(const ScriptHookFired& e) { add(e.script->id, e.entry, e.report.wave, e.report.volume); }
  void operator()(const VelocitySet& e) { add_vector(e.local_velocity); }
  void operator()(const GroundLeft&) {}
  void operator()(const GroundHit&) {}
  void operator()(const MoveFinished& e) { add(static_cast<int>(e.code), e.context_id); }
  void operator()(const Stuck& e) { add(e.target); }
  void operator()(const Unstuck& e) { add(e.target); }
  void operator()(const Blipped& e) {
    add_position(e.from);
    add_position(e.to);
  }
  void operator()(const TargetLost& e) { add(e.target, static_cast<int>(e.status)); }
  void operator()(const LimitReached& e) { add(static_cast<int>(e.limit), e.count); }
  void operator()(const ObjectCreated&) {}
  void operator()(const ObjectDeleted&) {}
  void operator()(const AppearanceChanged&) {}
  void operator()(const DeferredMessageHandled& e) {
    add(e.opcode, static_cast<int>(e.reason), static_cast<int>(e.movement));
  }
  void operator()(const AssetMissing& e) { add(e.id); }
  void operator()(const ControlLost&) {}
  void operator()(const ControlRegained&) {}
  void operator()(const Stalled& e) { add(static_cast<int>(e.what), e.entry, e.anims, e.age); }
  void operator()(const SoundHeard& e) {
    add(e.sound_type, e.wave, e.volume);
    add_position(e.at);
  }

 private:
  template <class... Fields>
  void add(const Fields&... fields) {
    ((out_ << " " << fields), ...);
  }
  void add_vector(const Vec3& v) { add(v.x, v.y, v.z); }
  void add_position(const Position& p) {
    add(p.cell);
    add_vector(p.frame.origin);
    add(p.frame.rotation.w, p.frame.rotation.x, p.frame.rotation.y, p.frame.rotation.z);
  }

  std::ostringstream out_;
};

inline std::vector<std::string> event_lines(std::span<const EngineEvent> events) {
  std::vector<std::string> lines;
  for (const EngineEvent& event : events) lines.push_back(EventLine(event).text());
  return lines;
}

}  // namespace acm::test
