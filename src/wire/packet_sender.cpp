// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/packet_sender.h"

#include <algorithm>
#include <cassert>

namespace acm::wire {

void PacketSender::begin(Bytes message, std::uint16_t queue) {
  const std::size_t count = (message.size() + Fragment::kMaxDataBytes - 1) / Fragment::kMaxDataBytes;
  assert(count <= 0xFFFF);
  message_ = message;
  queue_ = queue;
  count_ = static_cast<std::uint16_t>(std::max<std::size_t>(count, 1));
  index_ = 0;
  ++message_sequence_;
}

Bytes PacketSender::next() {
  if (index_ == count_) return {};
  const std::size_t begin = std::size_t{index_} * Fragment::kMaxDataBytes;
  Fragment f;
  f.sequence = message_sequence_;
  f.id = direction_ == Direction::ServerToClient ? kServerFragmentId : kClientFragmentId | message_sequence_;
  f.count = count_;
  f.index = index_++;
  f.queue = queue_;
  f.data = message_.subspan(begin, std::min(Fragment::kMaxDataBytes, message_.size() - begin));
  PacketHeader header;
  header.sequence = ++packet_sequence_;
  header.recipient = recipient_;
  SpanWriter out(datagram_);
  encode_packet(out, header, {}, {&f, 1});
  return out.bytes();
}

}  // namespace acm::wire
