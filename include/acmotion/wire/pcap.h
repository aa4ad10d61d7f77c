// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/base/bytes.h"

#include <cstddef>
#include <cstdint>

namespace acm::wire {

// Writes captures in the classic format of libpcap, which `acmotion capture` and Wireshark read:
// little-endian, microseconds, Ethernet, IPv4, UDP (wire 6). The caller owns the file; what is written here
// can be appended to it as it comes.

/// One end of a connection.
struct Endpoint {
  std::uint32_t address = 0;  ///< IPv4, the first number in the top byte
  std::uint16_t port = 0;
};

/// The port that game servers listen on.
inline constexpr std::uint16_t kServerPort = 9000;

/// What a captured frame begins with; the numbers are those of libpcap (others are not understood).
enum class LinkType : std::uint32_t {
  Loopback = 0,  ///< four bytes
  Ethernet = 1,
  RawIp12 = 12,
  RawIp14 = 14,
  RawIp = 101,
  LinuxCooked = 113,
  LinuxCooked2 = 276,
};

struct Datagram {
  Endpoint from;
  Endpoint to;
  Bytes payload;  ///< a view into the frame
};

/// The UDP datagram in a captured frame. The length of the IP header's total is not believed: some writers of
/// captures leave it 0. Refuses other link types (Unsupported), anything that is not IPv4 and UDP
/// (WrongType), a part of a datagram that IP has cut up (Unsupported), and what the capture has cut short
/// (Truncated).
Result<Datagram> unwrap_datagram(Bytes frame, LinkType link);

// Writing captures in the classic format of libpcap, which `acmotion capture` and Wireshark read:
// little-endian, microseconds, Ethernet, IPv4, UDP. What is written can be appended to the file as it comes.

inline constexpr std::size_t kPcapHeaderBytes = 24;
/// What stands before each datagram: record header, Ethernet, IPv4 and UDP headers.
inline constexpr std::size_t kPcapRecordOverhead = 16 + 14 + 20 + 8;

/// The head of the file.
void write_pcap_header(FieldWriter& out);
/// One datagram of at most 65,507 bytes, at a time in microseconds since 1970.
void write_pcap_datagram(FieldWriter& out, std::uint64_t microseconds, Endpoint from, Endpoint to,
                         Bytes datagram);

}  // namespace acm::wire
