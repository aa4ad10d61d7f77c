// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "acmotion/wire.hpp"
#include "assets/command.h"
#include "wire/packet.h"

#include <string>
#include <vector>

#include "random_source.h"

namespace acm::random_cases {

/// Commands that the tables of a case have; no list is empty.
struct KnownCommands {
  std::vector<Command> styles, states, actions, modifiers;
};

/// The body that scripts begin with, those that they may add, and one that only messages name.
inline constexpr Guid kFirstBody = 0x50000001, kOtherBodies[] = {0x50000003, 0x50000004, 0x50000005},
                      kDescribedBody = 0x50000007;

/// Draws messages of movement, mostly such as fresh ones of honest senders.
class MessageDrawing {
 public:
  MessageDrawing(RandomSource& random, const KnownCommands& commands)
      : random_(random), commands_(commands) {}

  /// The digits of a server's message to a client.
  std::string of_server();
  /// The digits of a server's datagram, with some fragments of such messages.
  std::string packet();
  /// The digits of a message that the client of the first body sends.
  std::string of_client();

 private:
  wire::Message server_message();
  wire::UpdateMotion update_motion();
  wire::MovementBody movement_body();
  wire::InterpretedMotionStatePack state();
  wire::UpdatePosition update_position();
  std::string description();
  wire::Message client_message();
  wire::MoveToState move_to_state();
  wire::ClientTimestamps client_timestamps();
  std::string digits_of(const wire::Message& message);
  void cut_message();

  Guid guid();
  Position place();
  wire::Origin origin();
  Vec3 velocity();
  float speed();
  MovementParameters parameters();
  std::uint16_t next(std::uint16_t& stamp);

  RandomSource& random_;
  const KnownCommands& commands_;
  wire::TimestampTable stamps_;
  // Of messages that packets bring: their fragments in no order.
  struct Piece {
    wire::Fragment fragment;
    Vector<std::byte> data;
  };
  std::vector<Piece> pieces_;
  std::uint32_t message_ = 0, packet_ = 1;
  std::uint32_t action_ = 0;
  int steps_ = 0;  // that the client says it has gone
};

}  // namespace acm::random_cases
