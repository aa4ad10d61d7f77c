// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <cstdint>

namespace acm::wire {

// What lies around a packet in a captured frame (wire 6): a link header, IPv4 or IPv6, and UDP.

/// An address of IPv6, or of IPv4 in the form that IPv6 has for it, ::ffff:10.0.0.1.
struct IpAddress {
  std::uint64_t high = 0;
  std::uint64_t low = kV4Prefix;

  constexpr IpAddress() = default;
  constexpr IpAddress(std::uint64_t high_half, std::uint64_t low_half) : high(high_half), low(low_half) {}
  /// IPv4, the first number in the top byte.
  constexpr IpAddress(std::uint32_t v4) : low(kV4Prefix | v4) {}

  [[nodiscard]] constexpr bool is_v4() const { return high == 0 && low >> 32 == kV4Prefix >> 32; }
  /// The address of IPv4; means nothing for others.
  [[nodiscard]] constexpr std::uint32_t v4() const { return static_cast<std::uint32_t>(low); }

  friend bool operator==(const IpAddress&, const IpAddress&) = default;

 private:
  static constexpr std::uint64_t kV4Prefix = 0xFFFF'0000'0000u;
};

/// One end of a connection.
struct Endpoint {
  IpAddress address;
  std::uint16_t port = 0;

  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

/// The port that game servers listen on.
inline constexpr std::uint16_t kServerPort = 9000;

/// What a captured frame begins with; the numbers are those of libpcap.
enum class LinkType : std::uint32_t {
  Loopback = 0,  ///< four bytes
  Ethernet = 1,
  RawIp12 = 12,
  RawIp14 = 14,
  RawIp = 101,
  OpenBsdLoopback = 108,  ///< four bytes
  LinuxCooked = 113,
  RawIpv4 = 228,
  RawIpv6 = 229,
  LinuxCooked2 = 276,
};

/// Whether frames of this link type are understood.
bool is_known(LinkType link);

struct Datagram {
  Endpoint from;
  Endpoint to;
  Bytes payload;              ///< a view into the frame
  std::uint32_t missing = 0;  ///< bytes at the end of the datagram that are not in the frame
  bool cut_by_ip = false;     ///< they are missing because IP has cut the datagram up: this is its first part
};

/// Returns the UDP datagram in a captured frame. The lengths in IP headers are ignored: some capture writers
/// leave them 0. Refuses unknown link types (Unsupported), frames that are not UDP over IP (WrongType), the
/// later fragments of a fragmented datagram, which do not say what they belong to (Unsupported), and
/// truncated headers (Truncated).
Result<Datagram> unwrap_datagram(Bytes frame, LinkType link);

}  // namespace acm::wire
