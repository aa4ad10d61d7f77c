// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/player_fixture.h"
#include "world/server_role.h"

#include <gtest/gtest.h>

#include <string>

namespace acm::test {

inline constexpr Guid kPlayer = 0x50000001;
inline constexpr Guid kCreature = 0x80000001;

/// A server's world with a player at (50, 50) and a creature at (60, 60).
class ServerFixture {
 public:
  ServerFixture() : world(&player_assets(), flat()) {
    make(kPlayer, at(50.0f, 50.0f));
    make(kCreature, at(60.0f, 60.0f));
    served(kPlayer).has_client = true;
    pass(1.0);
    take_all();
    world.clear_events();
  }

  void make(Guid guid, const Position& place) {
    NewObject p;
    p.setup = kSampleMannequin;
    p.motion_table = TableSketch::kTableId;
    p.position = place;
    p.facts.weenie = local_owner();
    p.facts.weenie.is_local_player = false;
    create_object(world, guid, p);
    wire::TimestampTable& sent = timestamps(guid);
    sent[wire::Timestamp::Instance] = 8;
    sent[wire::Timestamp::Movement] = 100;
    sent[wire::Timestamp::Position] = 200;
    sent[wire::Timestamp::Teleport] = 4;
    sent[wire::Timestamp::ServerControl] = 5;
    sent[wire::Timestamp::ForcePosition] = 6;
  }

  Actor& actor(Guid guid = kPlayer) { return *world.find(guid); }
  Vec3 origin(Guid guid = kPlayer) { return actor(guid).body.position.frame.origin; }
  InterpretedMotionState& interpreted(Guid guid = kPlayer) { return actor(guid).motion_interp.interpreted; }
  wire::TimestampTable& timestamps(Guid guid = kPlayer) { return world.server.record(guid).timestamps; }
  ServerObjectState& served(Guid guid = kPlayer) { return world.server.record(guid).state; }
  ServerRules& rules() { return world.server.rules; }
  Outbox& out() { return mail_.out; }

  void pass(double seconds) {
    for (double t = 0.0; t < seconds - kTick / 2; t += kTick) {
      tick(world, kTick);
      broadcast_due(world, out());
    }
  }
  /// The messages since the last call and who gets them: "UpdateMotion>everyone UpdatePosition>owner".
  std::string sent() {
    constexpr const char* kNames[] = {"server", "owner", "others", "everyone"};
    std::string text;
    for (const OutboundMessage& m : out().view())
      text += (text.empty() ? "" : " ") + std::string(wire::to_string(wire::identify(m.bytes)->code())) +
              ">" + kNames[static_cast<int>(m.audience)];
    out().clear();
    return text;
  }
  void take_all() { out().clear(); }
  template <class M>
  M take() {
    const M m = only<M>(out());
    out().clear();
    return m;
  }

  wire::ClientTimestamps client_timestamps() {
    const wire::TimestampTable& s = timestamps();
    return {s[wire::Timestamp::Instance], s[wire::Timestamp::ServerControl], s[wire::Timestamp::Teleport],
            s[wire::Timestamp::ForcePosition]};
  }
  wire::MoveToState keys(Command forward, HoldKey hold = HoldKey::None) {
    RawMotionState raw;
    raw.forward_command = forward;
    raw.current_hold_key = hold;
    wire::MoveToState m;
    m.raw = wire::pack(raw);
    m.position = actor().body.position;
    m.timestamps = client_timestamps();
    m.contact = wire::MoveToState::kContact;
    return m;
  }
  wire::AutonomousPosition place(const Position& position) {
    wire::AutonomousPosition m;
    m.position = position;
    m.timestamps = client_timestamps();
    m.contact = 1;
    return m;
  }
  wire::Jump jump(Vec3 velocity, float extent = 1.0f) {
    wire::Jump m;
    m.extent = extent;
    m.velocity = velocity;
    m.position = actor().body.position;
    m.timestamps = client_timestamps();
    return m;
  }
  ClientCheckResult handle(const wire::Message& m) { return acm::handle(world, out(), kPlayer, m); }

  ServerWorld world;

 private:
  Mail mail_;
};

// What ServerFixture::sent returns for one message to all.
inline const std::string kMotion = "UpdateMotion>everyone";
inline const std::string kPosition = "UpdatePosition>everyone";

}  // namespace acm::test
