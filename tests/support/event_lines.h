// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"

#include <ios>
#include <span>
#include <sstream>
#include <string>
#include <vector>

namespace acm::test {

/// Writes every field of an event, numbers with all their bits: two events are the same when their lines are.
class EventLine {
 public:
  explicit EventLine(const Event& event) {
    out_ << std::hexfloat << event.time << " " << std::hex << event.object << " "
         << static_cast<int>(event.type);
    visit(event, *this);
  }
  [[nodiscard]] std::string text() const { return out_.str(); }

  void operator()(const Event&) {}
  void operator()(const Event&, const MotionDoneEvent& e) {
    add(e.motion, e.success, e.context_id, e.move_context_id);
  }
  void operator()(const Event&, const MotionRefusedEvent& e) {
    add(e.motion, static_cast<int>(e.code), e.context_id, e.move_context_id);
  }
  void operator()(const Event&, const HookEvent& e) {
    add(static_cast<int>(e.type), e.source.animation, e.source.script, e.source.frame, e.source.index,
        e.order, e.context_id, e.move_context_id, e.wave, e.volume, e.scale);
  }
  void operator()(const Event&, const VelocitySetEvent& e) { add_vector(e.local_velocity); }
  void operator()(const Event&, const MoveFinishedEvent& e) { add(static_cast<int>(e.code), e.context_id); }
  void operator()(const Event&, const StickEvent& e) { add(e.target); }
  void operator()(const Event&, const BlippedEvent& e) {
    add_position(e.to);
    add(e.distance);
  }
  void operator()(const Event&, const TargetLostEvent& e) { add(e.target, static_cast<int>(e.status)); }
  void operator()(const Event&, const LimitReachedEvent& e) { add(static_cast<int>(e.limit), e.count); }
  void operator()(const Event&, const MessageNotAppliedEvent& e) {
    add(e.opcode, static_cast<int>(e.reason), e.movement_only);
  }
  void operator()(const Event&, const AssetMissingEvent& e) { add(e.id); }
  void operator()(const Event&, const StalledEvent& e) { add(e.is_move, e.motion, e.animations, e.age); }
  void operator()(const Event&, const SoundHeardEvent& e) {
    add(e.sound_type, e.wave, e.volume);
    add_position(e.position);
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

inline std::vector<std::string> event_lines(std::span<const Event> events) {
  std::vector<std::string> lines;
  for (const Event& event : events) lines.push_back(EventLine(event).text());
  return lines;
}

}  // namespace acm::test
