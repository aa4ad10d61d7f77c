// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/body.h"
#include "actor/interpreter.h"
#include "actor/motion_queue.h"
#include "actor/movement.h"
#include "actor/tick.h"
#include "assets/command_catalogue.h"

#include <string>
#include <vector>

#include "support/events.h"
#include "support/table_sketch.h"

namespace acm::test {

/// A creature whose owner knows its run rate, 1.5, and jumps with 7 m/s at half power.
inline Owner creature() {
  Owner owner;
  owner.present = true;
  owner.knows_run_rate = true;
  owner.run_rate = 1.5f;
  owner.jump_velocity = 14.0f;
  return owner;
}

/// A scene with one actor. Contact with the ground changes only when the test says so.
class TestActor {
 public:
  static constexpr Guid kGuid = 0x50000001;

  /// An actor that has a table and nothing else yet.
  explicit TestActor(const BoundTable* table, const Owner& owner = creature())
      : memory_(4096), events(memory_), lane(scene, events), id_(scene.create(kGuid)) {
    actor().body.ground = Ground::None;
    actor().owner = owner;
    actor().has_parts = true;
    actor().part_count = 1;
    actor().table = table;
  }

  Actor& actor() { return *scene.find(id_); }
  Interpreter& interpreter() { return actor().interpreter; }
  InterpretedMovement& interpreted() { return actor().interpreter.interpreted; }
  MotionState& state() { return actor().queue.state; }
  Sequence& seq() { return actor().sequence; }
  ListPool& pool() { return scene.pool; }

  /// The motion queue alone in its default state, with nothing pending; no interpreter.
  void start_queue() {
    initialize_motion_queue(lane, actor());
    check_for_completed_motions(lane, actor());
    events.clear();
  }
  /// Links end, waiting motions complete, events are forgotten.
  void settle() {
    remove_link_animations(lane, actor());
    check_for_completed_motions(lane, actor());
    events.clear();
  }
  /// Lets time pass, in one call.
  void pass(double seconds) { tick(lane, actor(), scene.clock + seconds); }

  /// The motion queue, head first: "WalkForward:1 Ready:0".
  std::string pending() {
    std::string text;
    for (const QueuedMotion& m : actor().queue.pending.view(scene.pool))
      text += (text.empty() ? "" : " ") + std::string(command_name(m.motion)) + ":" + std::to_string(m.anims);
    return text;
  }
  /// The interpreter's queue, head first: "NonCombat Ready".
  std::string interpreter_pending() {
    std::string text;
    for (const PendingMotion& m : interpreter().pending.view(scene.pool))
      text += (text.empty() ? "" : " ") + std::string(command_name(m.motion));
    return text;
  }
  /// Completed motions since the events were last cleared: "Wave+ WalkForward-", the sign is success.
  [[nodiscard]] std::string done() const {
    std::string text;
    for (const Event& event : events.view())
      if (const auto* d = std::get_if<MotionDone>(&event.what))
        text += (text.empty() ? "" : " ") + std::string(command_name(d->motion)) + (d->success ? "+" : "-");
    return text;
  }
  template <class What>
  [[nodiscard]] std::vector<What> all() const {
    return events_of<What>(events.view());
  }

  Scene scene;

 private:
  std::vector<Event> memory_;

 public:
  EventBuffer events;
  Lane lane;

 private:
  ActorId id_;
};

/// The same, at work: in the default state with nothing pending.
class SpawnedActor : public TestActor {
 public:
  explicit SpawnedActor(const BoundTable* table, const Owner& owner = creature()) : TestActor(table, owner) {
    spawn(lane, actor(), {table, 1, true});
    settle();
  }
};

}  // namespace acm::test
