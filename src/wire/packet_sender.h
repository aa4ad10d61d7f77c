// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/packet.h"

#include <array>
#include <cstdint>

namespace acm::wire {

/// One end of a connection that sends messages: cuts them into fragments, puts each into a packet of its own
/// and numbers both. Nothing is sent again and no checksum is keyed: enough for captures of simulations, not
/// for talking to a game client.
///
///   sender.begin(message, queue);
///   for (Bytes datagram = sender.next(); !datagram.empty(); datagram = sender.next()) link.send(datagram);
class PacketSender {
 public:
  explicit PacketSender(Direction direction, std::uint16_t recipient = 0)
      : direction_(direction), recipient_(recipient) {}

  /// The bytes must stay where they are until next() has handed out the last datagram. At most 65,535
  /// fragments.
  void begin(Bytes message, std::uint16_t queue);
  /// The next datagram of the message, valid until the next call; empty when all were handed out.
  Bytes next();

 private:
  Direction direction_;
  std::uint16_t recipient_;
  std::uint32_t packet_sequence_ = 1;
  std::uint32_t message_sequence_ = 0;
  Bytes message_;
  std::uint16_t queue_ = 0;
  std::uint16_t count_ = 0;
  std::uint16_t index_ = 0;
  std::array<std::byte, PacketHeader::kBytes + Fragment::kHeaderBytes + Fragment::kMaxDataBytes> datagram_;
};

}  // namespace acm::wire
