// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/apply.h"
#include "world/local_player.h"
#include "world/player_fixture.h"

#include <gtest/gtest.h>

// Messages of a server to the player of a PlayerFixture.

namespace acm::test {

/// The next position of the player, on the ground.
inline wire::UpdatePosition update_of(const wire::TimestampTable& timestamps, const Position& position) {
  wire::UpdatePosition m;
  m.guid = PlayerFixture::kGuid;
  m.pack.position = position;
  m.pack.flags = wire::PositionPack::kContact;
  m.pack.leave_out_zeros();
  m.pack.instance = timestamps[wire::Timestamp::Instance];
  m.pack.position_timestamp = static_cast<std::uint16_t>(timestamps[wire::Timestamp::Position] + 1);
  m.pack.teleport = timestamps[wire::Timestamp::Teleport];
  m.pack.force_position = timestamps[wire::Timestamp::ForcePosition];
  return m;
}

/// A message of the server, and the end of its frame. False: dropped.
inline bool receive(PlayerFixture& f, const wire::Message& m) {
  const bool applied = apply_message(f.world, m).action == wire::CheckAction::Accept;
  update(f.world, f.out());
  return applied;
}

inline void send_position(PlayerFixture& f, const Position& position,
                          wire::PositionEffect effect = wire::PositionEffect::Ordinary) {
  wire::UpdatePosition m = update_of(f.timestamps(), position);
  if (effect == wire::PositionEffect::Teleport) ++m.pack.teleport;
  if (effect == wire::PositionEffect::Force) ++m.pack.force_position;
  EXPECT_TRUE(receive(f, m));
}

inline void send_vector(PlayerFixture& f, Vec3 velocity, Vec3 omega) {
  const wire::TimestampTable& timestamps = f.timestamps();
  const auto timestamp = static_cast<std::uint16_t>(timestamps[wire::Timestamp::Vector] + 1);
  receive(f, wire::VectorUpdate{PlayerFixture::kGuid, velocity, omega, timestamps[wire::Timestamp::Instance],
                                timestamp});
}

inline void send_state(PlayerFixture& f, std::uint32_t state) {
  const wire::TimestampTable& timestamps = f.timestamps();
  const auto timestamp = static_cast<std::uint16_t>(timestamps[wire::Timestamp::State] + 1);
  EXPECT_TRUE(receive(
      f, wire::SetState{PlayerFixture::kGuid, state, timestamps[wire::Timestamp::Instance], timestamp}));
}

inline void announce_teleport(PlayerFixture& f) {
  EXPECT_TRUE(receive(f, wire::PlayerTeleport{f.timestamps()[wire::Timestamp::Teleport], 0, {}}));
}

/// The next motion of the player.
inline wire::UpdateMotion motion_of(const wire::TimestampTable& timestamps, bool autonomous) {
  wire::UpdateMotion m;
  m.guid = PlayerFixture::kGuid;
  m.instance = timestamps[wire::Timestamp::Instance];
  m.movement = static_cast<std::uint16_t>(timestamps[wire::Timestamp::Movement] + 1);
  m.server_control =
      static_cast<std::uint16_t>(timestamps[wire::Timestamp::ServerControl] + (autonomous ? 0 : 1));
  m.autonomous = autonomous;
  return m;
}

/// The server has the body walk somewhere.
inline void server_moves_to(PlayerFixture& f, Vec3 by) {
  wire::UpdateMotion m = motion_of(f.timestamps(), false);
  const Position goal = moved(f.body().position, by);
  m.body.content = wire::MoveToPosition{{goal.cell, goal.frame.origin}, {}, 1.0f};
  EXPECT_TRUE(receive(f, m));
}

}  // namespace acm::test
