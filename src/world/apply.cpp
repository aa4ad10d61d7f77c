// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/apply.h"

#include "actor/actor_pose.h"
#include "actor/movement_message.h"
#include "wire/numbers.h"
#include "wire/write.h"
#include "world/object_appearance.h"
#include "world/object_effects.h"

#include <type_traits>
#include <utility>
#include <variant>

#include "apply_parts.h"

namespace acm {

namespace {

using wire::CheckAction;
using wire::Timestamp;

/// A check, and whether it lets deferred messages go.
struct Handled {
  wire::CheckResult result;
  bool releases = false;  ///< deferred messages may be accepted now

  Handled(const wire::CheckResult& r) : result(r) {}
};

Handled released(const wire::CheckResult& checked) {
  Handled handled(checked);
  handled.releases = true;
  return handled;
}

constexpr wire::CheckResult kNotReceived{CheckAction::Drop, wire::CheckReason::NotReceived};

/// The object that a message is about; both null when it is not known.
struct Subject {
  Actor* actor = nullptr;
  wire::TimestampTable* timestamps = nullptr;
};

Subject find_subject(ClientState& client, Guid guid) {
  const ActorId id = client.world.scene.id_of(guid);
  Actor* actor = client.world.scene.find(id);
  return actor ? Subject{actor, &client.timestamps[id]} : Subject{};
}

/// The result of a message that passed its check.
Handled applied(wire::CheckReason reason) {
  return reason == wire::CheckReason::Fresh ? wire::CheckResult{}
                                            : wire::CheckResult{CheckAction::Drop, reason};
}

// A hostile server must not fill the memory.
Handled no_room(ClientState& client, Guid guid) {
  client.world.report(guid, LimitReachedEvent{Limit::Objects, 1});
  return wire::CheckResult{CheckAction::Drop, wire::CheckReason::TooMany};
}

Handled handle(ClientState& client, const wire::UpdateMotion& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, client.viewer);
  if (!checked.accepted()) return checked;
  return applied(apply_movement_event(client, *subject.actor, m.body, m.autonomous != 0));
}

/// Sounds and scripts that came before their object wait until it is in the world (effects 7.4).
template <class M>
constexpr bool kWaitsForWorld = std::is_same_v<M, wire::Sound> || std::is_same_v<M, wire::PlayScriptId> ||
                                std::is_same_v<M, wire::PlayScriptType>;

bool is_held_by(const Scene& scene, Guid guid, Guid holder) {
  for (int depth = 0; depth < kMaxHoldDepth && guid != holder; ++depth) {
    const Actor* held = scene.find(guid);
    if (!held || held->body.parent == 0) return false;
    guid = held->body.parent;
  }
  return guid == holder;
}

/// Releases the messages that wait for the object, or for something that it holds.
void release_for(ClientState& client, Guid guid) {
  client.deferred.release_if([&](Guid waits_for) { return is_held_by(client.world.scene, waits_for, guid); });
}

/// Runs code that may place an object in the world, then releases the messages that wait for that.
template <class Place>
Handled placed(ClientState& client, Actor& actor, const wire::CheckResult& checked, Place place) {
  const Scene& scene = client.world.scene;
  const bool was_in_world = is_in_cell(scene, actor);
  place();
  if (was_in_world || client.deferred.message_count() == 0 || !is_in_cell(scene, actor)) return checked;
  release_for(client, actor.guid);
  return released(checked);
}

Handled handle(ClientState& client, const wire::UpdatePosition& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::PositionCheckResult checked = check(m, subject.timestamps, client.viewer);
  if (!checked.accepted()) return checked;
  return placed(client, *subject.actor, checked,
                [&] { apply_position(client, *subject.actor, received_position(m.pack), checked.effect); });
}

Handled handle(ClientState& client, const wire::PositionAndMovement& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::PositionAndMovementCheckResult checked = check(m, subject.timestamps, client.viewer);
  if (!checked.position.accepted() && !checked.movement.accepted()) return checked.movement;
  if (!checked.position.accepted())
    return applied(apply_movement_event(client, *subject.actor, m.body, m.autonomous != 0));
  wire::CheckReason movement = checked.movement.reason;
  Handled handled = placed(client, *subject.actor, checked.position, [&] {
    apply_position(client, *subject.actor, received_position(m.pack), checked.position.effect);
    if (checked.movement.accepted())
      movement = apply_movement_event(client, *subject.actor, m.body, m.autonomous != 0);
  });
  handled.result.movement = movement;
  return handled;
}

Handled handle(ClientState& client, const wire::VectorUpdate& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, client.viewer);
  if (checked.accepted()) apply_vector(client, *subject.actor, m.velocity, m.omega);
  return checked;
}

Handled handle(ClientState& client, const wire::SetState& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, client.viewer);
  if (checked.accepted()) apply_state(client, *subject.actor, m.physics_state);
  return checked;
}

Handled handle(ClientState& client, const wire::ObjDescEvent& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, client.viewer);
  if (!checked.accepted()) return checked;
  if (!has_room_for_appearance(client.world)) return no_room(client, m.guid);
  apply_appearance(client.world, *subject.actor, m.appearance);
  return checked;
}

Handled handle(ClientState& client, const wire::PickupEvent& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, client.viewer);
  if (checked.accepted()) attach(client.world, *subject.actor, 0, parent_location::kNone);
  return checked;
}

Handled handle(ClientState& client, const wire::ParentEvent& m) {
  const Subject child = find_subject(client, m.child);
  // Only read: an entry made for the holder could move that of the child.
  const ActorId holder = client.world.scene.id_of(m.parent);
  const wire::TimestampTable* of_holder =
      client.world.scene.find(holder) ? &std::as_const(client).timestamps[holder] : nullptr;
  const wire::CheckResult checked = check(m, of_holder, child.timestamps, client.viewer);
  if (!checked.accepted()) return checked;
  return placed(client, *child.actor, checked, [&] {
    attach(client.world, *child.actor, m.parent, m.location);
    apply_placement(client.world, *child.actor, m.placement);
  });
}

Handled handle(ClientState& client, const wire::Sound& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, client.viewer);
  return checked.accepted() ? applied(apply_sound(client.world, *subject.actor, m)) : checked;
}

Handled handle(ClientState& client, const wire::PlayScriptId& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, client.viewer);
  return checked.accepted() ? applied(apply_script(client.world, *subject.actor, m)) : checked;
}

Handled handle(ClientState& client, const wire::PlayScriptType& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::CheckResult checked = check(m, subject.timestamps, client.viewer);
  return checked.accepted() ? applied(apply_script(client.world, *subject.actor, m)) : checked;
}

Handled handle(ClientState& client, const wire::DeleteObject& m) {
  const wire::CheckResult checked = check(m, find_subject(client, m.guid).timestamps, client.viewer);
  if (checked.accepted()) delete_object(client.world, m.guid);
  return checked;
}

Handled handle(ClientState& client, const wire::PlayerCreate& m) {
  const wire::CheckResult checked = check(m, client.viewer);
  if (!checked.accepted()) return checked;
  client.set_player(m.guid);
  client.deferred.release_all();
  return released(checked);
}

// retail: moves nothing, only announces (managers LP-65)
Handled handle(ClientState& client, const wire::PlayerTeleport& m) {
  const Subject player = find_subject(client, client.viewer.player);
  const wire::CheckResult checked = check(m, player.timestamps, client.viewer);
  if (checked.accepted()) client.waits_for_teleport = true;
  return checked;
}

bool has_room_for(const ClientState& client, Guid guid, const wire::AppearanceView& appearance) {
  return has_room_for(client.world, guid) &&
         (appearance.bytes.empty() || has_room_for_appearance(client.world)) &&
         (client.world.scene.size() < client.options.max_objects || client.world.find(guid));
}

Handled handle_object(ClientState& client, const wire::ObjectDescription& m) {
  const Subject subject = find_subject(client, m.guid);
  const wire::ObjectCheckResult checked = check(m, subject.timestamps, client.viewer);
  if (!checked.accepted()) return checked;
  if (!has_room_for(client, m.guid, m.appearance)) return no_room(client, m.guid);
  if (checked.effect == wire::ObjectEffect::Merge) {
    wire::CheckReason movement = wire::CheckReason::Fresh;
    Handled handled = placed(client, *subject.actor, checked,
                             [&] { movement = merge(client, *subject.actor, m, checked); });
    handled.result.movement = movement;
    return handled;
  }
  const wire::CheckReason movement = create_from(client, m);
  release_for(client, m.guid);
  Handled handled = released(checked);
  handled.result.movement = movement;
  return handled;
}

Handled handle(ClientState& client, const wire::CreateObject& m) {
  return handle_object(client, m);
}

Handled handle(ClientState& client, const wire::UpdateObject& m) {
  return handle_object(client, m);
}

// Positions among the qualities move nothing (wire 3.5); the others are sent by clients.
template <class M>
Handled handle(ClientState&, const M&) {
  return kNotReceived;
}

Handled handle_any(ClientState& client, const wire::Message& message) {
  const auto handle_one = [&](const auto& m) { return handle(client, m); };
  WorldState& world = client.world;
  if (!has_speed_beyond(message, world.options.max_speed)) return std::visit(handle_one, message);
  wire::Message limited = message;
  limit_speeds(limited, world.options.max_speed);
  world.report(guid_of(message), LimitReachedEvent{Limit::Speed, 1});
  return std::visit(handle_one, limited);
}

bool waits_for_world(const ClientState& client, const wire::Message& message) {
  const Actor* actor = std::as_const(client.world).find(guid_of(message));
  const bool is_effect =
      std::visit([](const auto& m) { return kWaitsForWorld<std::remove_cvref_t<decltype(m)>>; }, message);
  return is_effect && actor && !is_in_cell(client.world.scene, *actor);
}

// The call that received the message could only answer that it waits.
void report_handled(WorldState& world, const wire::Message& message, const wire::CheckResult& result) {
  const auto opcode = static_cast<std::uint32_t>(wire::opcode_of(message));
  const Guid guid = guid_of(message);
  if (!result.accepted())
    world.report(guid, MessageNotAppliedEvent{opcode, result.reason, false});
  else if (result.movement != wire::CheckReason::Fresh)
    world.report(guid, MessageNotAppliedEvent{opcode, result.movement, true});
  else
    world.trace_applied(guid, opcode);
}

/// Messages whose object has appeared. They may make others appear in turn.
void apply_released(ClientState& client) {
  while (const std::optional<Bytes> bytes = client.deferred.next_released()) {
    const Result<wire::Message> message = wire::decode_message(*bytes);
    if (!message) continue;
    if (waits_for_world(client, *message)) {
      client.deferred.wait_again(guid_of(*message));
      continue;
    }
    const wire::CheckResult result = handle_any(client, *message).result;
    if (result.action == wire::CheckAction::Defer)
      client.deferred.wait_again(result.waits_for);
    else
      report_handled(client.world, *message, result);
  }
}

// Keeps a message for later. A host that forgot to name its player would otherwise see nothing at all.
void defer(ClientState& client, const wire::CheckResult& result, Bytes bytes) {
  if (result.reason == wire::CheckReason::NoPlayer && client.deferred.message_count() == 0)
    client.world.report(0, EventType::WaitsForPlayer);
  client.deferred.put(result.waits_for, bytes);
}

}  // namespace

wire::CheckReason apply_movement_event(ClientState& client, Actor& actor, const wire::MovementBody& body,
                                       bool autonomous) {
  actor.body.last_move_was_autonomous = autonomous;
  const bool is_applied = apply_movement(client.world.context(), actor, body);
  if (client.is_player(actor.guid) && !autonomous) client.player_updates.control_lost = true;
  if (is_applied) return wire::CheckReason::Fresh;
  return actor.motion_interp.exists ? wire::CheckReason::NoMovement : wire::CheckReason::NoInterpreter;
}

wire::CheckResult apply_message(ClientState& client, const wire::Message& message) {
  const Handled handled = handle_any(client, message);
  if (handled.result.action == wire::CheckAction::Defer) {
    ByteWriter out;
    encode(out, message);
    defer(client, handled.result, out.bytes());
  }
  if (handled.releases) apply_released(client);
  return handled.result;
}

Result<wire::CheckResult> apply_message(ClientState& client, Bytes bytes) {
  const Result<wire::Message> message = wire::decode_message(bytes);
  if (!message) return message.error();
  const Handled handled = handle_any(client, *message);
  if (handled.result.action == wire::CheckAction::Defer) defer(client, handled.result, bytes);
  if (handled.releases) apply_released(client);
  return handled.result;
}

}  // namespace acm
