// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anonymous_bodies.h"

#include "wire/numbers.h"
#include "world/apply.h"

#include <optional>

#include "message_parts.h"

namespace acm::inspect {

namespace {

using wire::Timestamp;

constexpr std::uint16_t before(std::uint16_t timestamp) {
  return static_cast<std::uint16_t>(timestamp - 1);
}

/// The instance that a message is about, where it says so.
std::optional<std::uint16_t> instance_in(const wire::Message& message) {
  if (const wire::PositionPack* pack = position_in(message)) return pack->instance;
  if (const auto* m = std::get_if<wire::UpdateMotion>(&message)) return m->instance;
  if (const auto* m = std::get_if<wire::VectorUpdate>(&message)) return m->instance;
  if (const auto* m = std::get_if<wire::SetState>(&message)) return m->instance;
  return std::nullopt;
}

}  // namespace

AnonymousBodies::Next AnonymousBodies::prepare(ClientWorld& world, const wire::Message& message) {
  const Guid guid = wire::guid_of(message);
  if (description_in(message)) {
    remove(world, guid);  // a real body takes its place
    kept_.erase(guid);
    return Next::Apply;
  }
  if (has(guid) && world.find(guid)) {
    const std::uint16_t known = world.client.timestamps[world.scene.id_of(guid)][Timestamp::Instance];
    const std::optional<std::uint16_t> instance = instance_in(message);
    if (!instance || !wire::is_newer(*instance, known)) {
      expect(world, message);
      return Next::Apply;
    }
    remove(world, guid);  // the guid belongs to another object from now on
  }
  return world.find(guid) ? Next::Apply : prepare_unknown(world, message);
}

AnonymousBodies::Next AnonymousBodies::prepare_unknown(ClientWorld& world, const wire::Message& message) {
  if (const auto* m = std::get_if<wire::UpdateMotion>(&message)) {
    kept_[m->guid] = *m;
    return Next::Kept;
  }
  const wire::PositionPack* pack = position_in(message);
  if (!pack || wire::bad_number_field(message)) return Next::Apply;
  const Guid guid = wire::guid_of(message);
  create(world, guid, *pack);
  if (const auto kept = kept_.find(guid); kept != kept_.end()) {
    const wire::Message motion = kept->second;
    kept_.erase(kept);
    expect(world, motion);
    apply_message(world, motion);
  }
  expect(world, message);
  // Its place was used; a movement beside it was not.
  return std::holds_alternative<wire::PositionAndMovement>(message) ? Next::Apply : Next::Applied;
}

void AnonymousBodies::create(ClientWorld& world, Guid guid, const wire::PositionPack& pack) {
  using Physics = wire::PhysicsDescription;
  wire::CreateObject m;
  m.guid = guid;
  m.physics.flags = Physics::kPosition | Physics::kSetup;
  m.physics.position = pack.position;
  m.physics.setup = setup_;
  m.physics.state = physics_state::kDefault;
  const Result<const Setup*> setup = world.assets->setup(setup_);
  if (setup && (*setup)->default_motion_table != 0) {
    m.physics.flags |= Physics::kMotionTable;
    m.physics.motion_table = (*setup)->default_motion_table;
  }
  m.physics.timestamps[Timestamp::Instance] = pack.instance;
  m.physics.timestamps[Timestamp::Position] = pack.position_timestamp;
  m.physics.timestamps[Timestamp::Teleport] = pack.teleport;
  m.physics.timestamps[Timestamp::ForcePosition] = pack.force_position;
  bodies_[guid] = {};
  apply_message(world, m);
}

void AnonymousBodies::remove(ClientWorld& world, Guid guid) {
  if (bodies_.erase(guid) != 0) delete_object(world, guid);
}

void AnonymousBodies::expect(ClientWorld& world, const wire::Message& message) {
  const Guid guid = wire::guid_of(message);
  if (!world.find(guid)) return;  // no more objects fit
  wire::TimestampTable& timestamps = world.client.timestamps[world.scene.id_of(guid)];
  Seen& seen = bodies_[guid];
  if (const auto* m = std::get_if<wire::UpdateMotion>(&message))
    expect_movement(world, guid, m->movement, m->server_control, m->body);
  if (const auto* m = std::get_if<wire::PositionAndMovement>(&message))
    expect_movement(world, guid, m->movement, m->server_control, m->body);
  if (const auto* m = std::get_if<wire::VectorUpdate>(&message); m && !seen.vector) {
    timestamps[Timestamp::Vector] = before(m->vector);
    seen.vector = true;
  }
  if (const auto* m = std::get_if<wire::SetState>(&message); m && !seen.state) {
    timestamps[Timestamp::State] = before(m->state);
    seen.state = true;
  }
}

void AnonymousBodies::expect_movement(ClientWorld& world, Guid guid, std::uint16_t movement,
                                      std::uint16_t server_control, const wire::MovementBody& body) {
  Seen& seen = bodies_[guid];
  if (seen.movement) return;
  seen.movement = true;
  wire::TimestampTable& timestamps = world.client.timestamps[world.scene.id_of(guid)];
  timestamps[Timestamp::Movement] = before(movement);
  timestamps[Timestamp::ServerControl] = server_control;
  const auto* state = std::get_if<wire::InterpretedMotionStatePack>(&body.content);
  if (!state || state->actions.view().empty()) return;
  // Actions have a timestamp of their own, of 15 bits.
  world.find(guid)->motion_interp.server_action_stamp =
      before(state->actions.view().front().timestamp()) & wire::ActionItem::kTimestampMask;
}

}  // namespace acm::inspect
