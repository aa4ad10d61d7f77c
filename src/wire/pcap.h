// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"
#include "wire/datagram.h"

#include <cstddef>
#include <cstdint>

namespace acm::wire {

// Writes captures in the classic format of libpcap, which `acmotion capture` and Wireshark read:
// little-endian, microseconds, Ethernet, IPv4, UDP (wire 6). The caller owns the file; what is written here
// can be appended to it as it comes.

inline constexpr std::size_t kPcapHeaderBytes = 24;
/// What stands before each datagram: record header, Ethernet, IPv4 and UDP headers.
inline constexpr std::size_t kPcapRecordOverhead = 16 + 14 + 20 + 8;

/// The head of the file.
void write_pcap_header(FieldWriter& out);
/// One datagram of at most 65,507 bytes between two addresses of IPv4, at a time in microseconds since 1970.
void write_pcap_datagram(FieldWriter& out, std::uint64_t microseconds, const Endpoint& from,
                         const Endpoint& to, Bytes datagram);

}  // namespace acm::wire
