// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/packet.h"

#include <vector>

#include "record_fuzzer.h"

namespace {

using namespace acm;
using namespace acm::wire;

/// A packet whose fragments are sound is encoded as the same bytes, but for its checksum and flags about it.
void check_encoding(const Packet& packet, const std::vector<Fragment>& fragments) {
  ByteWriter out;
  encode_packet(out, packet.header, packet.option_bytes, fragments);
  const Result<Packet> again = decode_packet(out.bytes());
  if (!again.ok() || check_checksum(*again) != ChecksumState::Valid) std::abort();
  constexpr std::size_t kHeader = PacketHeader::kBytes;
  if (!std::ranges::equal(out.bytes().subspan(kHeader), packet.datagram.subspan(kHeader))) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes datagram = fuzz::input(data, size);
  const Result<Packet> packet = decode_packet(datagram);
  if (!packet.ok()) {
    if (packet.error().offset > datagram.size()) std::abort();
    return 0;
  }
  static_cast<void>(check_checksum(*packet));
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < packet->options.request_retransmit.size(); ++i)
    sum += packet->options.request_retransmit[i];
  static_cast<void>(sum);
  std::vector<Fragment> fragments;
  FragmentReader reader(*packet);
  for (Fragment f; reader.next(f);) fragments.push_back(f);
  if (reader.status().ok()) {
    check_encoding(*packet, fragments);
  } else if (reader.status().error().offset > datagram.size()) {
    std::abort();
  }
  return 0;
}
