// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/stall_detector.h"

#include "actor/move_to.h"
#include "anim/playing.h"
#include "world/world_state.h"

namespace acm {

namespace {

constexpr std::size_t kTurns = 32;  // an object is looked at in every 32nd tick: about once a second

bool is_simulated(const Body& body) {
  return body.active && body.in_cell && !body.has(physics_state::kFrozen);
}

class StallDetector {
 public:
  StallDetector(const WorldState& world, const Actor& actor, StallWatch& watch, EventBuffer& events)
      : world_(world), actor_(actor), watch_(watch), events_(events), now_(world.scene.clock) {}

  void check_motion() {
    const auto pending = actor_.motion_table_manager.pending.view(world_.scene.pool);
    if (pending.empty() || pending[0].anims == 0) {
      watch_.pending = 0;
      return;
    }
    const QueuedMotion& first = pending[0];
    if (watch_.pending != pending.size() || watch_.motion != first.motion || watch_.anims != first.anims)
      watch(first, static_cast<std::uint16_t>(pending.size()));
    const double rest = seconds_of_links(actor_.sequence, world_.scene.pool);
    // An equal motion may have replaced it, so the deadline is extended while links still play.
    if (rest > 0.0 && rest < kNever) watch_.motion_deadline = now_ + rest + limits().motion_slack;
    if (watch_.motion_reported || now_ <= watch_.motion_deadline) return;
    watch_.motion_reported = true;
    report({.is_move = false,
            .motion = first.motion,
            .animations = first.anims,
            .age = age_of(watch_.motion_since)});
  }

  void check_move() {
    const MoveTo* move = find_move_to(world_.scene, actor_);
    if (!move || move->type == MovementType::Invalid) {
      watch_.watches_move = false;
      return;
    }
    if (!watch_.watches_move) {
      watch_.watches_move = true;
      watch_.move_reported = false;
      watch_.move_since = now_;
      watch_.move_nodes = 0xFF;
    }
    const auto nodes = static_cast<std::uint8_t>(move->nodes.size());
    if (watch_.move_nodes != nodes || watch_.move_distance_time != move->previous_distance_time) {
      watch_.move_nodes = nodes;
      watch_.move_distance_time = move->previous_distance_time;
      watch_.move_progress = now_;
    }
    if (watch_.move_reported || now_ - watch_.move_progress <= limits().move_timeout) return;
    watch_.move_reported = true;
    report({.is_move = true,
            .motion = move->current_command,
            .animations = 0,
            .age = age_of(watch_.move_since)});
  }

 private:
  void watch(const QueuedMotion& first, std::uint16_t pending) {
    watch_.motion = first.motion;
    watch_.anims = first.anims;
    watch_.pending = pending;
    watch_.motion_since = now_;
    watch_.motion_deadline = now_ + limits().motion_slack;
    watch_.motion_reported = false;
  }
  void report(const StalledEvent& stalled) {
    push_event(events_, world_.scene.slot_of(actor_), now_, actor_.guid, stalled);
  }
  [[nodiscard]] float age_of(double since) const { return static_cast<float>(now_ - since); }
  [[nodiscard]] const StallLimits& limits() const { return world_.options.stalls; }

  const WorldState& world_;
  const Actor& actor_;
  StallWatch& watch_;
  EventBuffer& events_;
  double now_;
};

}  // namespace

void detect_stalls(WorldState& world) {
  if (!world.options.stalls.enabled) return;
  for (std::size_t i = world.ticks % kTurns; i < world.scene.size(); i += kTurns)
    detect_stall(world, i, world.event_buffer());
}

bool is_stall_check_due(const WorldState& world, std::size_t place, std::uint64_t tick) {
  return world.options.stalls.enabled && place % kTurns == tick % kTurns;
}

void detect_stall(WorldState& world, std::size_t place, EventBuffer& events) {
  const Actor& actor = world.scene.in_order(place);
  if (!is_simulated(actor.body)) return;
  StallDetector look(world, actor, world.records[world.scene.id_in_order(place).index].stall, events);
  look.check_motion();
  look.check_move();
}

}  // namespace acm
