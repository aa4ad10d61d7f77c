// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm::wire {

// One UDP datagram is one packet (wire 6): a header, optional headers in the order of their flags, and
// fragments of messages to its end. Views point into the datagram.

enum class Direction : std::uint8_t { ServerToClient, ClientToServer };

/// "s2c" or "c2s".
const char* to_string(Direction direction);

enum PacketFlag : std::uint32_t {
  kRetransmission = 0x1,
  kEncryptedChecksum = 0x2,  ///< the checksum is keyed
  kBlobFragments = 0x4,
  kServerSwitch = 0x100,
  kLogonServerAddress = 0x200,
  kEmpty1 = 0x400,
  kReferral = 0x800,
  kRequestRetransmit = 0x1000,
  kRejectRetransmit = 0x2000,
  kAckSequence = 0x4000,
  kDisconnect = 0x8000,
  kLoginRequest = 0x10000,
  kWorldLoginRequest = 0x20000,
  kConnectRequest = 0x40000,
  kConnectResponse = 0x80000,
  kNetError = 0x100000,
  kNetErrorDisconnect = 0x200000,
  kCiCommand = 0x400000,
  kTimeSync = 0x1000000,
  kEchoRequest = 0x2000000,
  kEchoResponse = 0x4000000,
  kFlow = 0x8000000,
};
inline constexpr std::uint32_t kKnownPacketFlags = 0xF7FFF07u;

struct PacketHeader {
  static constexpr std::size_t kBytes = 20;

  std::uint32_t sequence = 0;
  std::uint32_t flags = 0;  ///< bits of PacketFlag
  std::uint32_t checksum = 0;
  std::uint16_t recipient = 0;
  std::uint16_t time = 0;
  std::uint16_t size = 0;  ///< bytes after the header
  std::uint16_t iteration = 0;

  [[nodiscard]] bool has(PacketFlag flag) const { return (flags & flag) != 0; }
};

/// A list of packet numbers, a view into the datagram.
struct SequenceList {
  Bytes bytes;

  [[nodiscard]] std::size_t size() const { return bytes.size() / 4; }
  [[nodiscard]] std::uint32_t operator[](std::size_t i) const;
};

/// What the optional headers hold; each only when its flag is set.
struct PacketOptions {
  Bytes server_switch;
  Bytes logon_server_address;
  Bytes referral;
  SequenceList request_retransmit;
  SequenceList reject_retransmit;
  std::uint32_t ack_sequence = 0;
  Bytes login_request;
  Bytes world_login_request;
  double connect_time = 0;           ///< seconds; of the ConnectRequest, as the next four
  std::uint64_t connect_cookie = 0;  ///< of the ConnectRequest or the ConnectResponse
  std::uint32_t connect_id = 0;
  std::uint32_t server_seed = 0;
  std::uint32_t client_seed = 0;
  Bytes net_error;
  Bytes net_error_disconnect;
  Bytes ci_command;
  double time_sync = 0;  ///< seconds
  float echo_request = 0;
  float echo_response[2] = {};
  std::uint32_t flow_bytes = 0;
  std::uint16_t flow_interval = 0;
};

struct Packet {
  PacketHeader header;
  PacketOptions options;
  Bytes option_bytes;
  Bytes fragment_bytes;
  Bytes datagram;
};

/// Decodes a datagram as far as its fragments, which FragmentReader reads. Never allocates. Refuses flags
/// without a known meaning (BadValue): the sizes of what they announce are not known.
Result<Packet> decode_packet(Bytes datagram);

/// A part of a message.
struct Fragment {
  static constexpr std::size_t kHeaderBytes = 16;
  static constexpr std::size_t kMaxDataBytes = 448;

  std::uint32_t sequence = 0;  ///< with the id, the number of the message
  std::uint32_t id = 0;
  std::uint16_t count = 1;  ///< of the message's fragments
  std::uint16_t index = 0;
  std::uint16_t queue = 0;
  Bytes data;
  std::uint32_t offset = 0;  ///< of the fragment in the datagram
};

/// Fragments of server messages carry this id; those of clients kClientFragmentId with a counter in the low
/// bits.
inline constexpr std::uint32_t kServerFragmentId = 0x80000000u;
inline constexpr std::uint32_t kClientFragmentId = 0x03000000u;

/// Walks the fragments of a packet. One whose size cannot be right ends the walk with an error; those before
/// it stand. The Reassembler, not this, checks what a fragment says about its message.
class FragmentReader {
 public:
  explicit FragmentReader(const Packet& packet);

  /// The next fragment; false at the end or after an error.
  bool next(Fragment& out);
  /// Whether the end was reached without one.
  [[nodiscard]] Status status() const;

 private:
  ByteReader in_;
  std::uint32_t base_;
};

/// The hash all checksums are made of: the length, the words, and the bytes that are left from the top down.
std::uint32_t checksum_hash(Bytes bytes);

enum class ChecksumState : std::uint8_t {
  Valid,
  Wrong,
  Keyed,  ///< depends on a key that only the two ends know
};
ChecksumState check_checksum(const Packet& packet);

/// Writes one packet: `header` with its size and checksum filled in, unkeyed. Never allocates by itself.
void encode_packet(FieldWriter& out, PacketHeader header, Bytes option_bytes,
                   std::span<const Fragment> fragments);

}  // namespace acm::wire
