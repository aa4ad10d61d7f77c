// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/motion_table_manager.h"
#include "actor/movement.h"
#include "actor/tick.h"

#include <string>
#include <vector>

#include "support/events.h"
#include "support/table_sketch.h"

namespace acm::test {

/// A creature whose owner knows its run rate, 1.5, and jumps with 7 m/s at half power.
inline WeenieFacts creature() {
  WeenieFacts weenie;
  weenie.present = true;
  weenie.knows_run_rate = true;
  weenie.run_rate = 1.5f;
  weenie.jump_velocity = 14.0f;
  return weenie;
}

/// A scene with one actor. Contact with the ground changes only when the test says so.
class TestActor {
 public:
  static constexpr Guid kGuid = 0x50000001;

  /// An actor that has a table and nothing else yet.
  explicit TestActor(const BoundTable* table, const WeenieFacts& weenie = creature())
      : memory_(4096), events(memory_), context(scene, events), id_(scene.create(kGuid)) {
    events.set_trace(&trace_);
    actor().body.ground = Ground::None;
    actor().weenie = weenie;
    actor().has_parts = true;
    actor().part_count = 1;
    actor().table = table;
    actor().body.last_move_was_autonomous = true;  // as of the reference body of the recorded scenarios
  }

  Actor& actor() { return *scene.find(id_); }
  MotionInterp& motion_interp() { return actor().motion_interp; }
  InterpretedMotionState& interpreted() { return actor().motion_interp.interpreted; }
  MotionState& state() { return actor().motion_table_manager.state; }
  Sequence& seq() { return actor().sequence; }
  ListPool& pool() { return scene.pool; }

  /// The motion queue alone in its default state, with nothing pending; no interpreter.
  void start_queue() {
    initialize_motion_table_manager(context, actor());
    check_for_completed_motions(context, actor());
    events.clear();
  }
  /// Links end, waiting motions complete, events are forgotten.
  void settle() {
    remove_link_animations(context, actor());
    check_for_completed_motions(context, actor());
    events.clear();
  }
  /// Lets time pass, in one call.
  void pass(double seconds) { tick(context, actor(), scene.clock + seconds); }

  /// The motion queue, head first: "WalkForward:1 Ready:0".
  std::string pending() {
    std::string text;
    for (const QueuedMotion& m : actor().motion_table_manager.pending.view(scene.pool))
      text += (text.empty() ? "" : " ") + std::string(command_name(m.motion)) + ":" + std::to_string(m.anims);
    return text;
  }
  /// The interpreter's queue, head first: "NonCombat Ready".
  std::string interpreter_pending() {
    std::string text;
    for (const PendingMotion& m : motion_interp().pending.view(scene.pool))
      text += (text.empty() ? "" : " ") + std::string(command_name(m.motion));
    return text;
  }
  /// Completed motions since the events were last cleared: "Wave+ WalkForward-", the sign is success.
  [[nodiscard]] std::string done() const {
    std::string text;
    for (const MotionDoneEvent& d : all<MotionDoneEvent>())
      text += (text.empty() ? "" : " ") + std::string(command_name(d.motion)) + (d.success ? "+" : "-");
    return text;
  }
  template <class Fields>
  [[nodiscard]] std::vector<Fields> all() const {
    return events_of<Fields>(events.view());
  }
  [[nodiscard]] std::vector<Event> all(EventType type) const { return events_of(events.view(), type); }
  /// What happened since the events were last cleared.
  [[nodiscard]] const EventTrace& trace() const { return trace_; }
  [[nodiscard]] std::vector<TracedEvent> animation_hooks() const { return animation_hooks_of(trace_); }
  [[nodiscard]] std::vector<TracedEvent> script_hooks() const { return script_hooks_of(trace_); }

  Scene scene;

 private:
  std::vector<Event> memory_;
  EventTrace trace_;

 public:
  EventBuffer events;
  StepContext context;

 private:
  ActorId id_;
};

/// The same, at work: in the default state with nothing pending.
class SpawnedActor : public TestActor {
 public:
  explicit SpawnedActor(const BoundTable* table, const WeenieFacts& weenie = creature())
      : TestActor(table, weenie) {
    spawn(context, actor(), {table, 1, true});
    settle();
  }
};

}  // namespace acm::test
