// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/packet_sender.h"
#include "wire/reassembler.h"

#include "wire_fuzzer.h"

namespace {

using namespace acm;
using namespace acm::wire;

/// Sends the bytes as a message through packets and back; what arrives must be what was sent.
void check_transport(Bytes message) {
  const Reassembler::Limits limits{.messages = 2, .fragments = 64, .remembered = 2};
  if (message.size() > limits.fragments * Fragment::kMaxDataBytes) return;
  Reassembler reassembler(limits);
  PacketSender sender(Direction::ServerToClient);
  sender.begin(message, 0);
  bool arrived = false;
  for (Bytes datagram = sender.next(); !datagram.empty(); datagram = sender.next()) {
    const auto packet = decode_packet(datagram);
    if (!packet.ok() || check_checksum(*packet) != ChecksumState::Valid) std::abort();
    FragmentReader fragments(*packet);
    for (Fragment f; fragments.next(f);) {
      const auto progress = reassembler.add(0, Direction::ServerToClient, f);
      if (!progress.ok() || arrived) std::abort();
      arrived = progress->outcome == Reassembler::Outcome::Complete;
      if (arrived && !std::ranges::equal(progress->message, message)) std::abort();
    }
  }
  if (!arrived) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes input = fuzz::input(data, size);
  fuzz::check_message(input);
  check_transport(input);
  return 0;
}
