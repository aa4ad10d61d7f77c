// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/datagram.h"

#include <algorithm>

namespace acm::wire {

namespace {

constexpr std::uint8_t kUdp = 17;
constexpr std::size_t kUdpBytes = 8;

// Network byte order.
std::uint16_t big16(ByteReader& in, const char* field) {
  const std::uint16_t value = in.u16(field);
  return static_cast<std::uint16_t>(value << 8 | value >> 8);
}

std::uint32_t big32(ByteReader& in, const char* field) {
  const std::uint32_t high = big16(in, field);
  return high << 16 | big16(in, field);
}

IpAddress address_v6(ByteReader& in, const char* field) {
  std::uint64_t halves[2];
  for (std::uint64_t& half : halves) {
    half = std::uint64_t{big32(in, field)} << 32;
    half |= big32(in, field);
  }
  return {halves[0], halves[1]};
}

/// Which part of a datagram a packet of IP holds: the units of IPv4's and IPv6's fields are the same.
struct Part {
  bool first = true;
  bool last = true;
};

/// What Ethernet and its kin say about the bytes after them.
bool is_ip(std::uint16_t protocol) {
  constexpr std::uint16_t kIpv4 = 0x0800, kIpv6 = 0x86DD;
  return protocol == kIpv4 || protocol == kIpv6;
}

std::uint16_t ethernet_protocol(ByteReader& in) {
  constexpr std::uint16_t kVlan = 0x8100, kOuterVlan = 0x88A8;
  in.raw(12, "ethernet");
  std::uint16_t protocol = big16(in, "ethernet");
  while (in.ok() && (protocol == kVlan || protocol == kOuterVlan)) {
    in.u16("vlan");
    protocol = big16(in, "vlan");
  }
  return protocol;
}

/// Goes to the first byte of the IP header, if there is one.
void skip_link_header(ByteReader& in, LinkType link) {
  bool ip = true;
  switch (link) {
    case LinkType::Loopback:
    case LinkType::OpenBsdLoopback: in.u32("loopback"); break;
    case LinkType::Ethernet: ip = is_ip(ethernet_protocol(in)); break;
    case LinkType::LinuxCooked:
      in.raw(14, "link header");
      ip = is_ip(big16(in, "link header"));
      break;
    case LinkType::LinuxCooked2:
      ip = is_ip(big16(in, "link header"));
      in.raw(18, "link header");
      break;
    case LinkType::RawIp12:
    case LinkType::RawIp14:
    case LinkType::RawIp:
    case LinkType::RawIpv4:
    case LinkType::RawIpv6: break;
    default: in.fail(ErrorCode::Unsupported, "link type");
  }
  if (!ip) in.fail(ErrorCode::WrongType, "not IP");
}

/// The rest of an IPv4 header; `words` is its length in four bytes. Returns the protocol above it.
std::uint8_t read_ipv4(ByteReader& in, std::size_t words, Datagram& out, Part& part) {
  constexpr std::uint16_t kMoreParts = 0x2000, kPartOffset = 0x1FFF;
  constexpr std::size_t kMinWords = 5;
  if (words < kMinWords) in.fail(ErrorCode::WrongType, "ip header length");
  in.raw(5, "ip");
  const std::uint16_t part_word = big16(in, "ip");
  part = {(part_word & kPartOffset) == 0, (part_word & kMoreParts) == 0};
  in.u8("ip");
  const std::uint8_t protocol = in.u8("ip");
  in.u16("ip");
  out.from.address = big32(in, "ip");
  out.to.address = big32(in, "ip");
  if (in.ok()) in.raw((words - kMinWords) * 4, "ip options");
  return protocol;
}

/// The rest of an IPv6 header with what it has between itself and the protocol above, which is returned.
std::uint8_t read_ipv6(ByteReader& in, Datagram& out, Part& part) {
  constexpr std::uint8_t kHopByHop = 0, kRouting = 43, kPart = 44, kDestination = 60;
  constexpr std::uint16_t kMoreParts = 0x0001, kPartOffset = 0xFFF8;
  in.raw(5, "ip");
  std::uint8_t next = in.u8("ip");
  in.u8("ip");
  out.from.address = address_v6(in, "ip");
  out.to.address = address_v6(in, "ip");
  while (in.ok()) {
    if (next != kHopByHop && next != kRouting && next != kPart && next != kDestination) break;
    const bool is_part = next == kPart;
    next = in.u8("ip extension");
    const std::size_t eights = in.u8("ip extension");
    const std::uint16_t part_word = big16(in, "ip extension");
    if (is_part) part = {(part_word & kPartOffset) == 0, (part_word & kMoreParts) == 0};
    in.raw(is_part ? 4 : eights * 8 + 4, "ip extension");
  }
  return next;
}

Part read_ip(ByteReader& in, Datagram& out) {
  const std::uint64_t begin = in.offset();
  const std::uint8_t first = in.u8("ip");
  Part part;
  std::uint8_t protocol = 0;
  switch (first >> 4) {
    case 4: protocol = read_ipv4(in, first & 0xFu, out, part); break;
    case 6: protocol = read_ipv6(in, out, part); break;
    default: in.fail(ErrorCode::WrongType, "not IP", begin);
  }
  if (protocol != kUdp) in.fail(ErrorCode::WrongType, "not UDP", begin);
  if (!part.first) in.fail(ErrorCode::Unsupported, "a later part of a datagram that IP has cut up", begin);
  return part;
}

}  // namespace

bool is_known(LinkType link) {
  ByteReader in(Bytes{});
  skip_link_header(in, link);
  return in.ok() || in.error().code != ErrorCode::Unsupported;
}

Result<Datagram> unwrap_datagram(Bytes frame, LinkType link) {
  ByteReader in(frame);
  Datagram out;
  skip_link_header(in, link);
  const Part part = read_ip(in, out);
  out.from.port = big16(in, "udp");
  out.to.port = big16(in, "udp");
  const std::uint64_t at = in.offset();
  const std::size_t length = big16(in, "udp");
  in.u16("udp");
  if (length < kUdpBytes) in.fail(ErrorCode::BadValue, "udp length", at);
  if (!in.ok()) return in.error();
  const std::size_t there = std::min(length - kUdpBytes, in.remaining());
  out.missing = static_cast<std::uint32_t>(length - kUdpBytes - there);
  out.cut_by_ip = !part.last;
  out.payload = in.raw(there, "datagram");
  return out;
}

}  // namespace acm::wire
