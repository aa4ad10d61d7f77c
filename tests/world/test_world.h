// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/sample.hpp"
#include "world/apply.h"
#include "world/role_worlds.h"

#include <gtest/gtest.h>

#include <vector>

#include "support/events.h"
#include "support/sample_store.h"

namespace acm::test {

inline constexpr ObjectId kMannequinTable = 0x09000001;
inline constexpr Guid kFirst = 0x50000001;
inline constexpr Guid kSecond = 0x50000002;
inline constexpr CellId kField = 0xA9B40013;  ///< outdoors
inline constexpr double kTick = 1.0 / 30.0;

/// A place outdoors that faces north.
inline Position at(float x, float y, float z = 0.0f) {
  return {kField, {{x, y, z}, {}}};
}

/// Options of a world on flat ground.
inline WorldStateOptions flat() {
  WorldStateOptions options;
  options.ground = Ground::Flat;
  return options;
}

/// The messages that a server would send about objects, stamped in order.
class TestServer {
 public:
  explicit TestServer(Guid object) : guid(object) {}

  wire::CreateObject create(const Position& place, ObjectId setup = kSampleMannequin) {
    using P = wire::PhysicsDescription;
    wire::CreateObject m;
    m.guid = guid;
    m.physics.flags = P::kPosition | P::kSetup | P::kMotionTable;
    m.physics.position = place;
    m.physics.setup = setup;
    m.physics.motion_table = kMannequinTable;
    m.physics.state = physics_state::kDefault;
    m.physics.timestamps = timestamps;
    return m;
  }
  wire::UpdateMotion motion(const wire::MovementBody& body, bool autonomous = false) {
    wire::UpdateMotion m;
    m.guid = guid;
    m.instance = timestamps[wire::Timestamp::Instance];
    m.movement = timestamps.advance(wire::Timestamp::Movement);
    if (!autonomous) timestamps.advance(wire::Timestamp::ServerControl);
    m.server_control = timestamps[wire::Timestamp::ServerControl];
    m.autonomous = autonomous;
    m.body = body;
    return m;
  }
  wire::UpdatePosition position(const Position& place, bool contact = true) {
    wire::UpdatePosition m;
    m.guid = guid;
    m.pack.position = place;
    m.pack.flags = 0;
    if (contact) m.pack.flags = wire::PositionPack::kContact;
    m.pack.instance = timestamps[wire::Timestamp::Instance];
    m.pack.position_timestamp = timestamps.advance(wire::Timestamp::Position);
    m.pack.teleport = timestamps[wire::Timestamp::Teleport];
    m.pack.force_position = timestamps[wire::Timestamp::ForcePosition];
    return m;
  }
  wire::UpdatePosition teleport(const Position& place) {
    timestamps.advance(wire::Timestamp::Teleport);
    return position(place);
  }
  wire::VectorUpdate vector(Vec3 velocity, Vec3 omega = {}) {
    return {guid, velocity, omega, timestamps[wire::Timestamp::Instance],
            timestamps.advance(wire::Timestamp::Vector)};
  }
  wire::SetState state(std::uint32_t bits) {
    return {guid, bits, timestamps[wire::Timestamp::Instance], timestamps.advance(wire::Timestamp::State)};
  }
  [[nodiscard]] wire::DeleteObject removal() const {
    wire::DeleteObject m;
    m.guid = guid;
    m.instance = timestamps[wire::Timestamp::Instance];
    return m;
  }

  Guid guid;
  wire::TimestampTable timestamps;
};

/// A movement body with the style in which bodies begin.
template <class Content>
wire::MovementBody body_of(const Content& content, std::uint8_t flags = 0) {
  wire::MovementBody body;
  body.flags = flags;
  body.content = content;
  return body;
}

/// One that stands still and sticks to an object.
inline wire::MovementBody sticking_to(Guid target) {
  wire::MovementBody body = body_of(wire::pack(InterpretedMotionState{}), wire::MovementBody::kStickToObject);
  body.sticky_object = target;
  return body;
}

/// A movement state that walks forward, or does something else.
inline wire::MovementBody state_of(Command forward, float speed = 1.0f) {
  InterpretedMotionState movement;
  movement.forward_command = forward;
  movement.forward_speed = speed;
  return body_of(wire::pack(movement));
}

inline void pass(WorldState& world, double seconds) {
  for (double t = 0.0; t < seconds - kTick / 2; t += kTick) tick(world, kTick);
}

/// The fields of all events that have such, and all events of a type, since they were cleared.
template <class Fields>
std::vector<Fields> all(const WorldState& world) {
  return events_of<Fields>(world.events());
}
inline std::vector<Event> all(const WorldState& world, EventType type) {
  return events_of(world.events(), type);
}

}  // namespace acm::test
