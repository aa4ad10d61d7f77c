// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire/pcap.h"

#include <array>
#include <cassert>

namespace acm::wire {

namespace {

constexpr std::uint32_t kMagicMicroseconds = 0xA1B2C3D4u;
constexpr std::uint32_t kSnapLength = 0x40000;
constexpr std::uint32_t kEthernet = 1;
constexpr std::size_t kIpBytes = 20;
constexpr std::size_t kUdpBytes = 8;
constexpr std::uint16_t kUdp = 17;
constexpr std::uint16_t kIpv4 = 0x0800;
constexpr std::uint16_t kVlan = 0x8100;

// Network byte order.
void big16(FieldWriter& out, std::size_t value) {
  out.u8(static_cast<std::uint8_t>(value >> 8));
  out.u8(static_cast<std::uint8_t>(value));
}

void big32(FieldWriter& out, std::uint32_t value) {
  big16(out, value >> 16);
  big16(out, value & 0xFFFFu);
}

void write_ethernet(FieldWriter& out, Endpoint from, Endpoint to) {
  // Addresses of local administration, made from those of the ends, so that both can be told apart.
  for (const Endpoint& end : {to, from}) {
    big16(out, 0x0200);
    big32(out, end.address);
  }
  big16(out, kIpv4);
}

void write_ip(FieldWriter& out, Endpoint from, Endpoint to, std::size_t size) {
  const std::array<std::uint32_t, 10> halves = {0x4500,
                                                static_cast<std::uint32_t>(size),
                                                0,
                                                0x4000,
                                                64u << 8 | kUdp,
                                                0,
                                                from.address >> 16,
                                                from.address & 0xFFFF,
                                                to.address >> 16,
                                                to.address & 0xFFFF};
  std::uint32_t sum = 0;
  for (const std::uint32_t half : halves) sum += half;
  sum = (sum & 0xFFFFu) + (sum >> 16);
  sum = (sum & 0xFFFFu) + (sum >> 16);
  for (std::size_t i = 0; i < halves.size(); ++i) big16(out, i == 5 ? ~sum & 0xFFFFu : halves[i]);
}

std::uint16_t read_big16(ByteReader& in, const char* field) {
  const std::uint16_t value = in.u16(field);
  return static_cast<std::uint16_t>(value << 8 | value >> 8);
}

std::uint32_t read_big32(ByteReader& in, const char* field) {
  const std::uint32_t high = read_big16(in, field);
  return high << 16 | read_big16(in, field);
}

/// Goes to the first byte of the IP header, if there is one.
void skip_link_header(ByteReader& in, LinkType link) {
  std::uint16_t protocol = kIpv4;
  switch (link) {
    case LinkType::Loopback: in.u32("loopback"); break;
    case LinkType::Ethernet:
      in.raw(12, "ethernet");
      protocol = read_big16(in, "ethernet");
      while (in.ok() && protocol == kVlan) {
        in.u16("vlan");
        protocol = read_big16(in, "vlan");
      }
      break;
    case LinkType::LinuxCooked:
      in.raw(14, "link header");
      protocol = read_big16(in, "link header");
      break;
    case LinkType::LinuxCooked2:
      protocol = read_big16(in, "link header");
      in.raw(18, "link header");
      break;
    case LinkType::RawIp12:
    case LinkType::RawIp14:
    case LinkType::RawIp: break;
    default: in.fail(ErrorCode::Unsupported, "link type");
  }
  if (in.ok() && protocol != kIpv4) in.fail(ErrorCode::WrongType, "not IPv4");
}

void read_ip(ByteReader& in, Datagram& out) {
  constexpr std::uint16_t kMoreFragmentsAndOffset = 0x3FFF;
  const std::uint64_t begin = in.offset();
  const std::uint8_t version_and_words = in.u8("ip");
  const std::size_t header_bytes = (version_and_words & 0xFu) * 4;
  if (in.ok() && (version_and_words >> 4 != 4 || header_bytes < kIpBytes))
    in.fail(ErrorCode::WrongType, "not IPv4", begin);
  in.raw(5, "ip");
  const std::uint16_t fragment = read_big16(in, "ip");
  in.u8("ip");
  const std::uint8_t protocol = in.u8("ip");
  in.u16("ip");
  out.from.address = read_big32(in, "ip");
  out.to.address = read_big32(in, "ip");
  if (in.ok() && protocol != kUdp) in.fail(ErrorCode::WrongType, "not UDP", begin);
  if (in.ok() && (fragment & kMoreFragmentsAndOffset) != 0)
    in.fail(ErrorCode::Unsupported, "a datagram that IP has cut up", begin);
  if (in.ok()) in.raw(header_bytes - kIpBytes, "ip options");
}

}  // namespace

Result<Datagram> unwrap_datagram(Bytes frame, LinkType link) {
  ByteReader in(frame);
  Datagram out;
  skip_link_header(in, link);
  read_ip(in, out);
  out.from.port = read_big16(in, "udp");
  out.to.port = read_big16(in, "udp");
  const std::uint64_t at = in.offset();
  const std::uint16_t length = read_big16(in, "udp");
  in.u16("udp");
  if (in.ok() && length < kUdpBytes) in.fail(ErrorCode::BadValue, "udp length", at);
  if (in.ok()) out.payload = in.raw(length - kUdpBytes, "datagram");
  if (!in.ok()) return in.error();
  return out;
}

void write_pcap_header(FieldWriter& out) {
  out.u32(kMagicMicroseconds);
  out.u16(2);
  out.u16(4);
  out.u32(0);
  out.u32(0);
  out.u32(kSnapLength);
  out.u32(kEthernet);
}

void write_pcap_datagram(FieldWriter& out, std::uint64_t microseconds, Endpoint from, Endpoint to,
                         Bytes datagram) {
  assert(datagram.size() <= 0xFFFF - kIpBytes - kUdpBytes);
  constexpr std::uint64_t kSecond = 1'000'000;
  const auto frame_size = static_cast<std::uint32_t>(kPcapRecordOverhead - 16 + datagram.size());
  out.u32(static_cast<std::uint32_t>(microseconds / kSecond));
  out.u32(static_cast<std::uint32_t>(microseconds % kSecond));
  out.u32(frame_size);
  out.u32(frame_size);
  write_ethernet(out, from, to);
  write_ip(out, from, to, kIpBytes + kUdpBytes + datagram.size());
  big16(out, from.port);
  big16(out, to.port);
  big16(out, kUdpBytes + datagram.size());
  big16(out, 0);  // no checksum
  out.raw(datagram);
}

}  // namespace acm::wire
