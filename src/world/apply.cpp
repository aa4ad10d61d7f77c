// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/apply.h"

#include "actor/movement_message.h"

#include <variant>

#include "apply_parts.h"

namespace acm {

namespace {

using wire::Timestamp;
using wire::Verdict;

/// What came of a message, and what it waits for.
struct Handled {
  ApplyResult result;
  Guid waits_for = 0;
  bool releases = false;  ///< messages that have waited may apply now

  Handled(ApplyResult r) : result(r) {}
  Handled(const wire::CheckResult& a) : result{Outcome::Applied, a.reason, a.field}, waits_for(a.waits_for) {
    if (a.verdict == Verdict::Wait) result.outcome = Outcome::Waits;
    if (a.verdict == Verdict::Drop) result.outcome = Outcome::Dropped;
  }
};

Handled released(const wire::CheckResult& checked) {
  Handled handled(checked);
  handled.releases = true;
  return handled;
}

constexpr ApplyResult kIgnored{Outcome::Ignored, wire::Reason::Fresh, nullptr};

/// The object that a message is about; both null when it is not known.
struct Subject {
  Actor* actor = nullptr;
  wire::TimestampTable* timestamps = nullptr;
};

Subject find_subject(World& world, Guid guid) {
  const ActorId id = world.scene.id_of(guid);
  Actor* actor = world.scene.find(id);
  return actor ? Subject{actor, &world.records[id.index].timestamps} : Subject{};
}

Handled handle(World& world, const wire::UpdateMotion& m) {
  const Subject subject = find_subject(world, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, world.viewer);
  if (checked.applies()) follow(world, *subject.actor, m.body, m.autonomous != 0);
  return checked;
}

Handled handle(World& world, const wire::UpdatePosition& m) {
  const Subject subject = find_subject(world, m.guid);
  const wire::PositionCheckResult checked = check(m, subject.timestamps, world.viewer);
  if (checked.applies()) apply_position(world, *subject.actor, received_position(m.pack), checked.effect);
  return checked;
}

Handled handle(World& world, const wire::PositionAndMovement& m) {
  const Subject subject = find_subject(world, m.guid);
  const wire::PositionAndMovementCheckResult checked = check(m, subject.timestamps, world.viewer);
  if (checked.position.applies())
    apply_position(world, *subject.actor, received_position(m.pack), checked.position.effect);
  if (checked.movement.applies()) follow(world, *subject.actor, m.body, m.autonomous != 0);
  return checked.position.applies() ? Handled(checked.position) : Handled(checked.movement);
}

Handled handle(World& world, const wire::VectorUpdate& m) {
  const Subject subject = find_subject(world, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, world.viewer);
  if (checked.applies()) apply_vector(world, *subject.actor, m.velocity, m.omega);
  return checked;
}

Handled handle(World& world, const wire::SetState& m) {
  const Subject subject = find_subject(world, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, world.viewer);
  if (checked.applies()) apply_state(world, *subject.actor, m.physics_state);
  return checked;
}

Handled handle(World& world, const wire::PickupEvent& m) {
  const Subject subject = find_subject(world, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, world.viewer);
  if (checked.applies()) attach(world, *subject.actor, 0, parent_location::kNone);
  return checked;
}

Handled handle(World& world, const wire::ParentEvent& m) {
  const Subject parent = find_subject(world, m.parent);
  const Subject child = find_subject(world, m.child);
  const wire::CheckResult checked = check(m, parent.timestamps, child.timestamps, world.viewer);
  if (checked.applies()) {
    attach(world, *child.actor, m.parent, m.location);
    apply_placement(world, *child.actor, m.placement);
  }
  return checked;
}

Handled handle(World& world, const wire::DeleteObject& m) {
  const wire::CheckResult checked = check(m, find_subject(world, m.guid).timestamps, world.viewer);
  if (checked.applies()) delete_object(world, m.guid);
  return checked;
}

Handled handle(World& world, const wire::PlayerCreate& m) {
  const wire::CheckResult checked = check(m, world.viewer);
  if (!checked.applies()) return checked;
  world.viewer.player = m.guid;
  if (Actor* player = world.local_player()) player->weenie.is_local_player = true;
  world.waiting.release_all();
  return released(checked);
}

// retail: moves nothing, only announces (managers LP-65)
Handled handle(World& world, const wire::PlayerTeleport& m) {
  const Subject player = find_subject(world, world.viewer.player);
  const wire::CheckResult checked = check(m, player.timestamps, world.viewer);
  if (checked.applies()) world.waits_for_teleport = true;
  return checked;
}

Handled handle_object(World& world, const wire::ObjectDescription& m) {
  const Subject subject = find_subject(world, m.guid);
  const wire::ObjectCheckResult checked = check(m, subject.timestamps, world.viewer);
  if (!checked.applies()) return checked;
  if (checked.effect == wire::ObjectEffect::Merge) {
    merge(world, *subject.actor, m, checked);
    return checked;
  }
  create_from(world, m);
  world.waiting.release(m.guid);
  return released(checked);
}

Handled handle(World& world, const wire::CreateObject& m) {
  return handle_object(world, m);
}

Handled handle(World& world, const wire::UpdateObject& m) {
  return handle_object(world, m);
}

// Positions among the qualities move nothing (wire 3.5); the others are sent by clients.
template <class M>
Handled handle(World&, const M&) {
  return kIgnored;
}

Handled handle_any(World& world, const wire::Message& message) {
  return std::visit([&](const auto& m) { return handle(world, m); }, message);
}

/// Messages whose object has appeared. They may make others appear in turn.
void apply_released(World& world) {
  while (const std::optional<Bytes> bytes = world.waiting.next_released()) {
    const Result<wire::Message> message = wire::decode_message(*bytes);
    if (!message) continue;
    const Handled handled = handle_any(world, *message);
    if (handled.result.outcome == Outcome::Waits) world.waiting.wait_again(handled.waits_for);
  }
}

}  // namespace

void follow(World& world, Actor& actor, const wire::MovementBody& body, bool autonomous) {
  actor.body.last_move_was_autonomous = autonomous;
  apply_movement(world.context(), actor, body);
  if (actor.guid == world.viewer.player && !autonomous) world.player_updates.control_lost = true;
}

const char* to_string(Outcome outcome) {
  switch (outcome) {
    case Outcome::Applied: return "applied";
    case Outcome::Waits: return "waits";
    case Outcome::Dropped: return "dropped";
    case Outcome::Ignored: return "ignored";
  }
  return "unknown";
}

ApplyResult apply_message(World& world, const wire::Message& message) {
  const Handled handled = handle_any(world, message);
  if (handled.result.outcome == Outcome::Waits) {
    ByteWriter out;
    encode(out, message);
    world.waiting.put(handled.waits_for, out.bytes());
  }
  if (handled.releases) apply_released(world);
  return handled.result;
}

Result<ApplyResult> apply_message(World& world, Bytes bytes) {
  const Result<wire::Message> message = wire::decode_message(bytes);
  if (!message) return message.error();
  const Handled handled = handle_any(world, *message);
  if (handled.result.outcome == Outcome::Waits) world.waiting.put(handled.waits_for, bytes);
  if (handled.releases) apply_released(world);
  return handled.result;
}

}  // namespace acm
