// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "actor/targeting.h"
#include "base/heading.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

#include "support/fixture_f.h"
#include "support/table_body.h"
#include "support/test_actor.h"

namespace acm::test {

/// Motions without links, which are done as soon as someone looks; only the wave takes its time.
inline const SketchedTable& quiet_table() {
  static const SketchedTable table = [] {
    constexpr std::uint8_t kOnlyFromReady = MotionData::kOnlyFromDefaultState;
    TableSketch t(kNonCombat);
    t.style_default(kNonCombat, kReady).style_default(kSwordCombat, kReady);
    t.cycle(kNonCombat, kReady, {.anims = {t.anim("ready", 10)}});
    t.cycle(kNonCombat, kWalk, {.anims = {t.anim("walk", 10)}});
    t.cycle(kNonCombat, kRun, {.anims = {t.anim("run", 10)}});
    t.cycle(kNonCombat, kTurn, {.anims = {t.anim("turn", 10)}, .bits = kOnlyFromReady});
    t.cycle(kSwordCombat, kReady, {.anims = {t.anim("sready", 10)}});
    t.modifier(kTurn, {.omega = {0.0f, 0.0f, -1.5f}});
    for (const Command from : {kReady, kRun})
      t.link(kNonCombat, from, kWave, {.anims = {t.anim("wave", 20)}});
    add_falling(t);
    return t.finish();
  }();
  return table;
}

/// The usual parameters with some flags set, or cleared.
inline MovementParameters with(std::initializer_list<MovementParameters::Flag> flags) {
  MovementParameters p;
  for (const MovementParameters::Flag flag : flags) p.set(flag, true);
  return p;
}
inline MovementParameters without(std::initializer_list<MovementParameters::Flag> flags) {
  MovementParameters p;
  for (const MovementParameters::Flag flag : flags) p.set(flag, false);
  return p;
}

/// The body of the worked examples: at (50, 50), looking north, radius 0.5, height 1.8, run rate 1, nothing
/// pending, time 0. Time and place change only when the test says so.
class SteeredBody : public TestActor {
 public:
  using P = MovementParameters;
  static constexpr CellId kCell = 0xA9B40013;
  static constexpr Guid kOther = 99;

  explicit SteeredBody(const BoundTable* table = &quiet_table().bound()) : TestActor(table, WeenieFacts{}) {
    scene.prepare_pools();
    stand({50.0f, 50.0f, 0.0f});
    spawn(context, actor(), {table, 1, true});
    settle();
  }

  static Position at(float x, float y, float z = 0.0f) { return {kCell, {{x, y, z}, {}}}; }
  Body& body() { return actor().body; }
  void stand(Vec3 origin) { body().position = {kCell, {origin, body().position.frame.rotation}}; }
  void face(float heading) { set_heading(body().position.frame, heading); }
  float heading() { return heading_of(body().position.frame); }

  /// Another body with radius 0.5 and height 1.8. References to actors do not outlive this.
  Actor& add(float x, float y, Guid guid = kOther) {
    Actor& other = *scene.find(scene.create(guid));
    other.body.position = at(x, y);
    return other;
  }
  Actor& other() { return *scene.find(kOther); }

  MoveTo& move() { return scene.move_to[actor().managers.move_to]; }
  Sticky& sticky() { return scene.sticky[actor().managers.sticky]; }
  Constraint& constraint() { return scene.constraint[actor().managers.constraint]; }
  Interpolation& interpolation() { return scene.interpolation[actor().managers.interpolation]; }
  Targeting& targeting() { return scene.targeting[actor().managers.targeting]; }
  [[nodiscard]] bool has_target() {
    return scene.targeting.find(actor().managers.targeting) && targeting().has_target;
  }

  void move_to(Vec3 place, const P& params = {}) {
    move_to_position(context, actor(), at(place.x, place.y, place.z), params);
  }
  void turn_to(float heading, P params = {}) {
    params.desired_heading = heading;
    turn_to_heading(context, actor(), params);
  }
  void chase(const P& params = {}, Guid guid = kOther) { move_to_object(context, actor(), guid, params); }

  /// Completes pending motions and clears the events; then the move goes on at that time.
  void use_time(double time) {
    scene.clock = time;
    check_for_completed_motions(context, actor());
    events.clear();
    move_to_use_time(context, actor());
  }
  /// An update of the other as it would send it: where it is and where it will be.
  void send_target_update(TargetStatus status, Position place, Position predicted) {
    TargetInfo info;
    info.object = kOther;
    info.radius = 0.5f;
    info.target_position = place;
    info.interpolated_position = predicted;
    info.status = status;
    receive_target_update(context, actor(), info);
  }
  void send_target_update(TargetStatus status) {
    send_target_update(status, other().body.position, other().body.position);
  }

  /// The cycle and what lies on it: "WalkForward@1 TurnRight@-1.5".
  std::string plays() {
    std::string text = motion_text({state().substate, state().substate_speed});
    for (unsigned i = state().modifiers.size(); i-- > 0;)
      text += " " + motion_text(state().modifiers.at(pool(), i));
    return text;
  }
  /// The legs that the move has left: "turn 90, walk".
  std::string legs() {
    std::string text;
    for (const MoveNode& node : move().nodes.view()) {
      if (!text.empty()) text += ", ";
      char turn[32];
      std::snprintf(turn, sizeof turn, "turn %.4g", static_cast<double>(node.heading));
      text += node.type == MovementType::MoveToPosition ? "walk" : turn;
    }
    return text;
  }
  /// The events, in order: "Ready, finished 0, stuck 99". Completed motions go by their names.
  [[nodiscard]] std::string log() const {
    std::string text;
    for (const Event& event : events.view()) {
      const std::string entry = event_text(event);
      if (!entry.empty()) text += (text.empty() ? "" : ", ") + entry;
    }
    return text;
  }
  /// Codes of the moves that have ended: "0x36 0x0".
  [[nodiscard]] std::string finished() const {
    std::string text;
    for (const MoveFinishedEvent& move : all<MoveFinishedEvent>())
      text += (text.empty() ? "" : " ") + code_text(move.code);
    return text;
  }

 private:
  static std::string code_text(MotionError code) {
    char text[16];
    std::snprintf(text, sizeof text, "0x%X", static_cast<unsigned>(code));
    return text;
  }
  static std::string event_text(const Event& event) {
    switch (event.type) {
      case EventType::MotionDone: return std::string(command_name(event.motion_done.motion));
      case EventType::MoveFinished: return "finished " + code_text(event.move_finished.code);
      case EventType::Stuck: return "stuck " + std::to_string(event.stick.target);
      case EventType::Unstuck: return "unstuck " + std::to_string(event.stick.target);
      case EventType::TargetLost: return "lost " + std::to_string(event.target_lost.target);
      case EventType::Blipped: return "blipped";
      default: return {};
    }
  }
};

}  // namespace acm::test
